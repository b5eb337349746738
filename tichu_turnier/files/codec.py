"""Frozen values as plain JSON data, and back.

A dataclass becomes an object with the names of its fields; where one of several can stand, `kind` names
which. Enums become their values, tuples and sets lists, mappings lists of their values, days and times ISO
text (with `fold=1` behind the second of two equal times in an autumn night).
"""

import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from datetime import date, datetime, time
from enum import Enum
from math import isfinite

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.model.slots import time_of, time_text

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

KIND = "kind"
_HINTS: dict[type, Mapping[str, object]] = {}
_TIMES: Mapping[type, Callable[[str], date | datetime | time]] = {
    date: date.fromisoformat,
    time: time.fromisoformat,
    datetime: time_of,
}
_SHOWN = 60
_LARGEST = 2**63
"""No tournament file holds a larger number."""


def encoded(value: object) -> Json:
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: _field(value, field.name) for field in fields(value)}
    if isinstance(value, Enum):
        return encoded(value.value)
    if isinstance(value, datetime):
        return time_text(value)
    if isinstance(value, date | time):
        return value.isoformat()
    if isinstance(value, Mapping):
        value = tuple(value[key] for key in sorted(value))
    if isinstance(value, tuple | frozenset):
        return [encoded(item) for item in (value if isinstance(value, tuple) else sorted(value))]
    if value is None or isinstance(value, bool | int | float | str):
        return value
    raise TypeError(f"{type(value).__name__} has no form in JSON")


def decoded(kind: object, data: Json, path: str) -> object:
    """The value of a type that plain data stands for; raises Refusal with the path of what does not fit."""
    kind = getattr(kind, "__supertype__", kind)
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in (types.UnionType, typing.Union):
        return _one_of(arguments, data, path)
    if origin in (tuple, frozenset):
        items = _tuple(arguments if origin is tuple else (*arguments, ...), data, path)
        return items if origin is tuple else frozenset(items)
    if isinstance(kind, type):
        if is_dataclass(kind):
            return _object(kind, data, path)
        return _simple(kind, data, path)
    raise TypeError(f"{kind} has no form in JSON")


def wrong(path: str, data: object) -> Refusal:
    """What does not fit, and where."""
    args: dict[str, str | int] = {"path": path, "value": str(data)[:_SHOWN]}
    return Refusal(Finding("import-json-value", args=args, where=("path", path)))


def _field(value: object, name: str) -> Json:
    """A field of a dataclass, with its kind where several could stand there."""
    item = getattr(value, name)
    plain = encoded(item)
    hint = _hints(type(value))[name]
    several = [kind for kind in typing.get_args(hint) if is_dataclass(kind)]
    is_union = typing.get_origin(hint) in (types.UnionType, typing.Union)
    if is_union and len(several) > 1 and isinstance(plain, dict):
        return {KIND: type(item).__name__, **plain}
    return plain


def _hints(kind: type) -> Mapping[str, object]:
    """The types of a dataclass' fields, looked up once."""
    if kind not in _HINTS:
        _HINTS[kind] = typing.get_type_hints(kind)
    return _HINTS[kind]


def _one_of(kinds: tuple[object, ...], data: Json, path: str) -> object:
    if data is None and types.NoneType in kinds:
        return None
    left = [kind for kind in kinds if kind is not types.NoneType]
    if len(left) == 1:
        return decoded(left[0], data, path)
    if isinstance(data, dict):
        named = {getattr(kind, "__name__", ""): kind for kind in left}
        kind = named.get(str(data.get(KIND)))
        if kind is not None:
            return decoded(kind, {name: item for name, item in data.items() if name != KIND}, path)
    raise wrong(f"{path}.{KIND}", data)


def _tuple(kinds: tuple[object, ...], data: Json, path: str) -> tuple[object, ...]:
    if not isinstance(data, list):
        raise wrong(path, data)
    if Ellipsis in kinds:
        return tuple(decoded(kinds[0], item, f"{path}[{i}]") for i, item in enumerate(data))
    if len(data) != len(kinds):
        raise wrong(path, data)
    return tuple(
        decoded(kind, item, f"{path}[{i}]") for i, (kind, item) in enumerate(zip(kinds, data, strict=True))
    )


def _object(kind: type, data: Json, path: str) -> object:
    """A dataclass; fields that are missing have their defaults, unknown fields are refused."""
    if not isinstance(data, dict):
        raise wrong(path, data)
    return kind(**decoded_fields(kind, _hints(kind), data, f"{path}."))


def decoded_fields(
    kind: type, hints: Mapping[str, object], data: Mapping[str, Json], prefix: str
) -> dict[str, typing.Any]:
    """The values of a dataclass by their names, each of its hint; raises Refusal with all that does not fit.

    `prefix` stands before the name of a field in the path of what does not fit.
    """
    known = {field.name: field for field in fields(kind)}
    findings: list[Finding] = []
    for name in sorted(set(data) - set(known)):
        args: dict[str, str | int] = {"key": name[:_SHOWN], "path": f"{prefix}{name}"}
        args |= {"value": str(data[name])[:_SHOWN]}
        findings.append(Finding("import-json-unknown", args=args, where=("path", f"{prefix}{name}")))
    values: dict[str, typing.Any] = {}
    for name, field in known.items():
        if name in data:
            try:
                values[name] = decoded(hints[name], data[name], f"{prefix}{name}")
            except Refusal as refusal:
                findings.extend(refusal.findings)
        elif field.default is MISSING and field.default_factory is MISSING:
            findings.append(Finding("import-json-missing", args={"path": f"{prefix}{name}"}))
    if findings:
        raise Refusal(*findings)
    return values


def _simple(kind: type, data: Json, path: str) -> object:
    """One of an enum, text, number, truth, day or time; nothing else is taken for any of them."""
    try:
        if issubclass(kind, Enum):
            return kind(data)
        if isinstance(data, str) and kind in _TIMES:
            moment = _TIMES[kind](data)
            if getattr(moment, "tzinfo", None) is None:  # as the clock in the room shows it
                return moment
    except ValueError:
        raise wrong(path, data) from None
    if kind is float and isinstance(data, int | float) and not isinstance(data, bool) and isfinite(data):
        return float(data)
    if type(data) is not kind or (isinstance(data, int) and not -_LARGEST <= data < _LARGEST):
        raise wrong(path, data)
    return data

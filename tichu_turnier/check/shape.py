"""Is this shaped as an export is? Says in words where it is not, so that nothing behind has to doubt it.

Only what is read is looked at: what else stands in an export may be of any shape.
"""

from collections.abc import Callable, Mapping
from typing import Any

Json = dict[str, Any]
Shape = Callable[[object, str], None]
"""Raises `ShapeError` unless the value at a path is of this shape."""
MOST_ROUNDS, MOST_NUMBER, MOST_SEED = 999, 10**6, 2**63


class ShapeError(ValueError):
    """What stands where, and what should."""

    def __init__(self, path: str, wanted: str, value: object) -> None:
        told = repr(value)
        super().__init__(f"{path or 'the file'}: {told[:60]} stands there, but {wanted} should")


def whole(least: int = -MOST_NUMBER, most: int = MOST_NUMBER) -> Shape:
    """A whole number within bounds."""

    def shape(value: object, path: str) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise ShapeError(path, f"a whole number from {least} to {most}", value)

    return shape


def number(value: object, path: str) -> None:
    """Any number of a reasonable size, not `NaN`."""
    is_one = isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= 10**9
    if not is_one:  # of NaN every comparison fails
        raise ShapeError(path, "a number", value)


def flag(value: object, path: str) -> None:
    if not isinstance(value, bool):
        raise ShapeError(path, "true or false", value)


def text(value: object, path: str) -> None:
    """Text that can be written down again."""
    if not isinstance(value, str) or any("\ud800" <= letter <= "\udfff" for letter in value):
        raise ShapeError(path, "a text", value)


def maybe(shape: Shape) -> Shape:
    """Nothing, or of that shape."""

    def either(value: object, path: str) -> None:
        if value is not None:
            shape(value, path)

    return either


def listed(shape: Shape, least: int = 0, most: int = MOST_NUMBER) -> Shape:
    """A list of so many of that shape."""

    def many(value: object, path: str) -> None:
        if not isinstance(value, list) or not least <= len(value) <= most:
            size = "" if (least, most) == (0, MOST_NUMBER) else f" of {least} to {most}"
            raise ShapeError(path, f"a list{size}", value)
        for index, each in enumerate(value):
            shape(each, f"{path}[{index}]")

    return many


def named(shape: Shape) -> Shape:
    """An object whose values are all of that shape."""

    def every(value: object, path: str) -> None:
        if not isinstance(value, dict):
            raise ShapeError(path, "an object", value)
        for key, each in value.items():
            shape(each, f"{path}.{key}")

    return every


def record(needed: Mapping[str, Shape], known: Mapping[str, Shape] | None = None) -> Shape:
    """An object that has what is needed; what else is known may be left out."""

    def fields(value: object, path: str) -> None:
        if not isinstance(value, dict):
            raise ShapeError(path, "an object", value)
        for key in needed:
            if key not in value:
                raise ShapeError(f"{path}.{key}".lstrip("."), "something", "nothing")
        for key, shape in {**needed, **(known or {})}.items():
            if key in value:
                shape(value[key], f"{path}.{key}".lstrip("."))

    return fields


_ID, _ROUND, _SIGNED = whole(1), whole(0, MOST_ROUNDS), whole()
_REGULATIONS = record(
    {
        "format": text,
        "unit": text,
        "rounds": whole(1, MOST_ROUNDS),
        "stages": whole(1, 99),
        "hands_per_stage": whole(0, 999),
        "rules": record(
            {
                "grand_tichu": flag,
                "double_value": _SIGNED,
                "both_grand_tichus": text,
                "target_score": whole(0),
                "players": whole(1, 9),
            },
            {"double_losers_pay": flag, "booster": flag},
        ),
        "scoring": record(
            {"unit": text, **dict.fromkeys(("win", "tie", "double", "double_with_lost_call"), _SIGNED)}
        ),
        "knock_out": record(
            {"third_place": flag, **dict.fromkeys(("best_of_three_from", "groups", "advancing"), _ROUND)}
        ),
        "tie_breaks": listed(text, most=99),
        "bye_credit": text,
        **dict.fromkeys(("flat_victory_points", "flat_tichu_points"), _SIGNED),
        "dropped_rounds": _ROUND,
        "odd_numbers": text,
    },
    {"booster_tables": listed(_SIGNED)},
)
_ENTRANT = record(
    {
        "id": _ID,
        "name": text,
        "first_round": _SIGNED,
        "withdrawn_from": maybe(_SIGNED),
        "away": listed(_SIGNED),
        "apart_from": listed(_SIGNED),
        "needs_table": maybe(_SIGNED),
        **dict.fromkeys(("ranks", "reserve", "checked_in", "waiting"), flag),
    },
    {"members": maybe(listed(text)), "club": maybe(text), "persons": maybe(listed(text))},
)
_TABLE = record(
    {
        "table": whole(0),
        "seats": listed(_ID, 4, 4),
        "fifth": maybe(_ID),
        "sixth": maybe(_ID),
        "first_board": whole(0),
    }
)
_DRAWN = record(
    {
        "number": whole(1, MOST_ROUNDS),
        "tables": listed(_TABLE),
        "sitting_out": listed(_ID),
        "seed": maybe(whole(0, MOST_SEED)),
        "exchanged": flag,
    }
)
_HAND = record(
    {
        "a": _SIGNED,
        "b": _SIGNED,
        "calls": listed(text, 4, 6),
        "first_out": maybe(whole(0, 5)),
        "double": maybe(text),
        "awarded": maybe(listed(text, 2, 2)),
        "special_cards_out": flag,
    }
)


def _report(value: object, path: str) -> None:
    """Of a kind; of kinds that are not known, any."""
    record({"kind": text})(value, path)
    assert isinstance(value, dict)  # noqa: S101 - as was asked
    if value["kind"] == "Hands":
        record({"hands": listed(_HAND, most=999)})(value, path)
    elif value["kind"] == "Totals":
        record({"a": _SIGNED, "b": _SIGNED, "hands_played": whole(0, 999)})(value, path)


_RESULT = record({"round": _ROUND, "table": whole(0), "report": _report, "accepted_because": text})
_PENALTY = record(
    {
        "number": _SIGNED,
        "kind": text,
        "who": listed(_ID),
        "amount": _SIGNED,
        "against": _SIGNED,
        "round": _ROUND,
        "hand": whole(0, 999),
    },
    {"gone": flag},
)
_ROW = record(
    {
        "place": maybe(_ID),
        "id": _ID,
        "victory_points": number,
        "tichu_points": number,
        "hands": whole(0),
        "tie_breaks": named(number),
        "decided_by": text,
    },
    {
        "byes": whole(0),
        "dropped": listed(_SIGNED),
        "penalty_victory_points": number,
        "penalty_tichu_points": number,
        "disqualified": flag,
    },
)
_BROUGHT = record({"id": _ID, "victory_points": number, "tichu_points": number, "hands": whole(0)})
_CLAIMED = record(
    {
        "round": _ROUND,
        "table": whole(0),
        "score": listed(number, 2, 2),
        "hands_played": whole(0),
        "possible": flag,
        "brings": listed(_BROUGHT),
    }
)
_QUALITY = record({"round": _ROUND, "quality": named(number), "bound": named(number)})
_STANDINGS = record({"after_round": _ROUND, "rows": listed(_ROW)})
_CLAIMS = record(
    {}, {"standings": listed(_STANDINGS), "draws": listed(_QUALITY), "results": listed(_CLAIMED)}
)
EXPORT = record(
    {
        "regulations": _REGULATIONS,
        "entrants": listed(_ENTRANT),
        "rounds": listed(_DRAWN),
        "results": listed(_RESULT),
        "penalties": listed(_PENALTY),
    },
    {
        "claims": maybe(_CLAIMS),
        "deviations": maybe(
            listed(record({"kind": text, "round": _ROUND}, dict.fromkeys(("text", "warning"), text)))
        ),
        **dict.fromkeys(("day", "name", "identity"), text),
    },
)
"""All of an export that is read."""

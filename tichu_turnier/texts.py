"""The words of a key in a language, from `resources/texts/<language>/<first word of the key>.ftl` (Fluent).

A new language is a new folder.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tichu_turnier.resource_files import resource

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FIRST_LANGUAGE = "de"
"""Complete at any time; its words stand in where another language has none."""

_MESSAGE = re.compile(r"(-?[a-zA-Z][\w-]*)[ ]*=")
_PLACE = re.compile(r"\{[ ]*\$([a-zA-Z][\w-]*)[ ]*\}")
_REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages there are words in, German first, the others by alphabet."""
    codes = (folder.name for folder in resource("texts").iterdir() if folder.is_dir())
    return tuple(sorted(codes, key=lambda code: (code != FIRST_LANGUAGE, code)))


def load_fluent(language: str) -> None:
    """Parses all messages of a language ahead; may run beside threads that ask for words."""
    for code in dict.fromkeys((language, FIRST_LANGUAGE)):
        _dictionary(code).read_closely()


MINUS = "−"
"""Before a number, as it is printed: a hyphen is shorter and lower."""


class Texts:
    """The words of one language: `Texts("de")("timetable-round", number=3)` is `"Runde 3"`.

    Words about a `round` name it as `{ $title }`: what it is called in the tournament at hand (`Halbfinal`).
    Never raises for a key or a value: a key without words comes back as `<key>`, a language without
    words speaks German. Values may be text, numbers, bools (`true`/`false`) and enums; dates come as text.
    """

    __slots__ = ("_called", "_dictionaries", "_minus", "language")

    def __init__(self, language: str, minus: str = MINUS) -> None:
        """`minus` stands before numbers: in a terminal the one that can be typed again."""
        self._minus = minus
        self._called: Callable[[int], str] | None = None
        self.language = language if language in languages() else FIRST_LANGUAGE
        self._dictionaries = tuple(
            _dictionary(code) for code in dict.fromkeys((self.language, FIRST_LANGUAGE))
        )

    def __call__(self, key: str, /, **values: object) -> str:
        """The words of a key with its values in place."""
        if "round" in values and "title" not in values and self._dictionaries[0].names_round(key):
            values["title"] = self._title(values["round"])
        for dictionary in self._dictionaries:
            words = dictionary.words(key, values, self._minus)
            if words is not None:
                return words
        return f"<{key}>"

    def call_rounds(self, called: Callable[[int], str] | None) -> None:
        """What rounds are called from now on, by their numbers; None: by nothing but their numbers."""
        self._called = called

    def _title(self, number: object) -> str:
        if self._called is not None and isinstance(number, int) and number > 0:
            return self._called(number)
        return self("timetable-round", number=number) if number else ""

    def has(self, key: str) -> bool:
        return self._dictionaries[0].words(key, {}, "") is not None


class _Dictionary:
    """The words of one language. The program must start quickly: only what is asked for is read closely.

    Words in one line, with nothing but `{ $values }` in them, are put together here; all others by Fluent.
    """

    def __init__(self, code: str) -> None:
        self._code = code
        files = sorted(resource("texts", code).glob("*.ftl"))
        self._sources = {key: source for file in files for key, source in _messages(file)}
        self._bundle: FluentBundle | None = None

    def names_round(self, key: str) -> bool:
        """Whether the words of this key say what a round is called."""
        return "$title" in self._sources.get(key, "")

    def words(self, key: str, values: Mapping[str, object], minus: str) -> str | None:
        if key not in self._sources or key.startswith("-"):
            return None
        parts = _simple(self._sources[key])
        if parts is not None:
            words = parts[0] if len(parts) == 1 else _put_together(parts, values, minus)
            if words is not None:
                return words
        return self._by_fluent(key, values, minus)

    def _by_fluent(self, key: str, values: Mapping[str, object], minus: str) -> str | None:
        bundle = self._with_message(key)
        if not bundle.has_message(key) or (pattern := bundle.get_message(key).value) is None:
            return None
        arguments = {name: _argument(value) for name, value in values.items()}
        words = str(bundle.format_pattern(pattern, arguments)[0])
        for value in values.values():
            if isinstance(value, int) and value < 0:
                words = words.replace(str(value), f"{minus}{-value}")
        return words

    def bundle(self) -> "FluentBundle":
        """Fluent for this language, with the messages it was asked for."""
        from fluent.runtime import FluentBundle  # noqa: PLC0415 -- takes longer than our window

        if self._bundle is None:
            # Isolation marks are for text that runs in both directions; on paper and in csv they are boxes.
            self._bundle = FluentBundle([self._code], use_isolating=False)
        return self._bundle

    def _with_message(self, key: str) -> "FluentBundle":
        """Fluent with this message and all that it refers to."""
        from fluent.runtime import FluentResource  # noqa: PLC0415 -- takes longer than our window

        bundle = self.bundle()
        if not bundle.has_message(key):
            needed = "\n".join(self._sources[name] for name in self._needed(key))
            bundle.add_resource(FluentResource(needed))
        return bundle

    def read_closely(self) -> None:
        """Parses every message now instead of when it is first asked for."""
        for key, source in self._sources.items():
            if _simple(source) is None and not key.startswith("-"):
                self._with_message(key).get_message(key)

    def _needed(self, key: str) -> tuple[str, ...]:
        """The key and those its words refer to, directly or not."""
        needed = [key]
        for name in needed:
            named = _REFERENCE.findall(self._sources[name])
            needed.extend(other for other in named if other in self._sources and other not in needed)
        return tuple(needed)


@cache
def _dictionary(language: str) -> _Dictionary:
    return _Dictionary(language)


def _messages(file: Path) -> Iterator[tuple[str, str]]:
    """The key and the source of each message: in Fluent only keys and remarks begin on the left edge."""
    key, lines = "", list[str]()
    for line in file.read_text(encoding="utf-8").split("\n"):
        begins = _MESSAGE.match(line)
        if begins is not None or line.startswith("#"):
            if key:
                yield key, "\n".join(lines)
            key, lines = begins[1] if begins is not None else "", []
        lines.append(line)
    if key:
        yield key, "\n".join(lines)


@cache
def _simple(source: str) -> tuple[str, ...] | None:
    """Words and names of values in turns, words first; None for a message that only Fluent understands."""
    line = source.rstrip(" \r\n")
    if "\n" in line:
        return None
    parts = _PLACE.split(line.partition("=")[2].lstrip(" "))
    words = "".join(parts[::2])
    return tuple(parts) if words.strip() and not {"{", "}"} & set(words) else None


def _put_together(parts: tuple[str, ...], values: Mapping[str, object], minus: str) -> str | None:
    """The words with their values; None where one is missing, or of a kind that Fluent must write."""
    filled = list(parts)
    for place in range(1, len(parts), 2):
        value = values.get(parts[place])
        if isinstance(value, Enum):
            value = value.value
        if isinstance(value, bool) or not isinstance(value, str | int):
            return None
        filled[place] = str(value) if isinstance(value, str) else str(value).replace("-", minus)
    return "".join(filled)


def _argument(value: object) -> object:
    """A value as Fluent takes it: numbers without thousands separators (a year is 2026, a score 1235)."""
    if isinstance(value, Enum):
        return _argument(value.value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        from fluent.runtime.types import fluent_number  # noqa: PLC0415 -- takes longer than our window

        return fluent_number(value, useGrouping=False)
    return str(value)

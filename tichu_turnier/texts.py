"""Which words does a key have in a language?

Words are Project Fluent files, `resources/texts/<language>/<topic>.ftl`. A new language is a new folder.
"""

from enum import Enum
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from tichu_turnier.resource_files import resource

FIRST_LANGUAGE = "de"
"""Complete at any time; whoever has no words in another language reads these."""


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages there are words in, German first, the others by alphabet."""
    codes = (folder.name for folder in resource("texts").iterdir() if folder.is_dir())
    return tuple(sorted(codes, key=lambda code: (code != FIRST_LANGUAGE, code)))


@cache
def _bundle(language: str) -> FluentBundle:
    """All words of one language, parsed once; empty where there is no such language."""
    # Isolation marks are for text that runs in both directions; on paper and in csv they show up as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    for file in _files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def _files(language: str) -> list[Path]:
    """The Fluent files of one language by name."""
    return sorted(resource("texts", language).glob("*.ftl"))


def _argument(value: object) -> object:
    """A value as Fluent takes it: numbers without thousands separators (a year is 2026, a score 1235)."""
    if isinstance(value, Enum):
        return _argument(value.value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return fluent_number(value, useGrouping=False)
    return str(value)


class Texts:
    """The words of one language: `Texts("de")("timetable-round", number=3)` is `"Runde 3"`.

    Never raises for a key or a value: a key without words comes back as `<key>`, a language without
    words speaks German. Values may be text, numbers, bools (`true`/`false`) and enums; dates come as text.
    """

    __slots__ = ("_bundles", "language")

    def __init__(self, language: str) -> None:
        self.language = language if language in languages() else FIRST_LANGUAGE
        self._bundles = tuple(_bundle(code) for code in dict.fromkeys((self.language, FIRST_LANGUAGE)))

    def __call__(self, key: str, **values: object) -> str:
        """The words of a key with its values in place."""
        for bundle in self._bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
                arguments = {name: _argument(value) for name, value in values.items()}
                return str(bundle.format_pattern(pattern, arguments)[0])
        return f"<{key}>"

    def has(self, key: str) -> bool:
        """Whether there are words for a key in this very language."""
        return self._bundles[0].has_message(key)

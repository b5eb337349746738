"""The pages of the help, and the search among them.

A page is a Markdown file, `resources/help/<language>/<kind>-<key>.md`. What stands in backticks is a key as
Qt calls it (`Ctrl+Del`); it is shown by the name it has on keyboards of the language. A link `do:<name>` does
the command of that name (`gui/commands`).
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from textwrap import shorten

from tichu_turnier.desk.search import search
from tichu_turnier.resource_files import resource
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.formats import FORMATS

CONTENTS = "index"
KEY_LIST = "keys"
"""The page of all keys, put together of the menus and of what the other pages say."""
WORD_LIST = "list-words"
"""The page of words and abbreviations that not everybody knows."""
SCREENS = (
    *("start", "evening", "entrants", "timetable", "draw", "results", "standings", "sheets", "journal"),
    *("penalties", "rulings", "season", "viewer"),
)
SYMPTOMS = ("late", "mistyped", "table", "power", "disagree", "ranking", "desks", "phones")
"""What somebody sees who needs help now."""
DOES = "do"
KEYS = re.compile(r"`([^`\n]+)`")
_NAMED = frozenset(
    "ctrl enter space del ins esc tab shift pgup pgdown home end left right up down".split()  # noqa: SIM905
)
_LONGEST = 90
_KEY_LINE = re.compile(r"^- ((?:`[^`\n]+`[ …]*)+)(.*)$", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")


@dataclass(frozen=True, slots=True)
class Hit:
    """A page that speaks of what was searched for, and the line that does."""

    key: str
    title: str
    line: str


def page_keys() -> tuple[str, ...]:
    """Of all pages but the contents, in their order."""
    formats = (f"format-{known.key}" for known in FORMATS)
    screens = (f"screen-{key}" for key in SCREENS)
    return (*(f"symptom-{key}" for key in SYMPTOMS), *screens, *formats, WORD_LIST)


def source(language: str, key: str) -> str:
    """The page as it was written; empty where there is none."""
    file = resource("help", language, f"{key}.md")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def page(texts: Texts, key: str) -> str:
    """The page as Markdown, its keys by their names; the contents for a page that does not exist.

    Above what is said about a screen stand the symptoms.
    """
    written = source(texts.language, key)
    if not written:
        return contents(texts)
    if key.startswith("screen"):
        written = f"{_links(texts, 'symptom')}\n\n{written}"
    return KEYS.sub(lambda found: f"`{key_words(texts, found[1])}`", written)


def contents(texts: Texts) -> str:
    parts = [f"# {texts('help-contents')}", f"[{texts('help-keys')}]({KEY_LIST}.md)"]
    return (
        "\n\n".join((*parts, *(_links(texts, kind) for kind in ("symptom", "screen", "format", "list"))))
        + "\n"
    )


def _links(texts: Texts, kind: str) -> str:
    """A heading, and below it the pages of a kind."""
    keys = (key for key in page_keys() if key.startswith(kind))
    lines = (f"- [{_title(texts.language, key)}]({key}.md)" for key in keys)
    return "\n".join((f"## {texts(f'help-{kind}s')}\n", *lines))


def keys_of_page(language: str, key: str) -> tuple[tuple[tuple[str, ...], str], ...]:
    """What a page says about keys: those of a line, and what they do."""
    lines = _KEY_LINE.findall(source(language, key))
    return tuple((tuple(KEYS.findall(keys)), words) for keys, words in lines)


def key_list(texts: Texts, everywhere: Iterable[tuple[str, str]]) -> str:
    """All keys: those of the menus, given with their words, and those of each screen."""
    parts = [f"# {texts('help-keys')}", f"## {texts('help-keys-everywhere')}"]
    parts.append("\n".join(f"- `{key_words(texts, keys)}` {words}" for keys, words in everywhere))
    for screen in SCREENS:
        written = page(texts, f"screen-{screen}")
        parts.append(f"## {_title(texts.language, f'screen-{screen}')}")
        parts.append("\n".join(line[0] for line in _KEY_LINE.finditer(written)))
    return "\n\n".join(parts) + "\n"


def found(texts: Texts, words: str) -> str:
    hits = find(texts, words)
    if not hits:
        return f"# {texts('help-contents')}\n\n{texts('help-nothing')}\n"
    lines = [
        f"- [{hit.title}]({hit.key}.md): {shorten(hit.line, _LONGEST, placeholder=' …')}" for hit in hits
    ]
    return f"# {texts('help-found', count=len(hits))}\n\n" + "\n".join(lines) + "\n"


def find(texts: Texts, words: str) -> list[Hit]:
    hits = []
    for key in page_keys():
        lines = _lines(texts.language, key)
        if search(words, (" ".join(lines),), str):
            line = next(iter(search(words, lines, str)), lines[1] if len(lines) > 1 else "")
            hits.append(Hit(key, _title(texts.language, key), line))
    titled = {hit.key for hit in search(words, hits, lambda hit: hit.title)}
    return sorted(hits, key=lambda hit: hit.key not in titled)


def key_words(texts: Texts, keys: str) -> str:
    """What a key is called: `Ctrl+Del` is Ctrl+Entf in German."""
    parts = keys.split("+") if keys not in ("+", "Ctrl++") else [keys]
    return "+".join(texts(f"help-key-{part.lower()}") if part.lower() in _NAMED else part for part in parts)


def _title(language: str, key: str) -> str:
    return source(language, key).partition("\n")[0].removeprefix("# ")


@cache
def _lines(language: str, key: str) -> tuple[str, ...]:
    """The sentences of a page without marks, the title first."""
    lines = _LINK.sub(r"\1", source(language, key)).replace("`", "").replace("**", "").splitlines()
    return tuple(filter(None, (line.lstrip("#-0123456789. ").strip() for line in lines)))

"""How large is a sheet set, how full are its pages, and is anything torn or cut?

`python -m tests.sheets.legibility [KEY...]` prints the table: points of the smallest letters, of the names
(smallest, usual), pages and the share of them that is used, for each sheet and size; `--large` in large
print, `--slips 4` as many a page, `--language fr`.
"""

import argparse
import re
import sys
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from itertools import cycle, islice, product
from statistics import median

from tests.sheets.layout.test_layout import overflowing, overlapping
from tests.sheets.occasions import EVERYTHING, occasion
from tichu_turnier.sheets.club import dressed
from tichu_turnier.sheets.document import Document, printable
from tichu_turnier.sheets.layout.page_builder import LARGER, body
from tichu_turnier.sheets.layout.pages import settled
from tichu_turnier.sheets.layout.shapes import Page, Text
from tichu_turnier.sheets.look import Look
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import Tournament

COUNTS = (4, 18, 37, 100, 400)
_GIVEN = (
    *("Anna", "Beat", "Marie-Thérèse", "Elisabeth", "Reto", "Franz-Josef", "Ursula", "Lia", "Christoph"),
    *("Barbara", "Noah", "Jean-Pierre", "Sandra", "Emma", "Hans-Ulrich", "Nina", "Patrick", "Jo", "Verena"),
)
_FAMILY = (
    *("Müller", "Keller", "Widmer", "Aebischer-Schwarzenegger", "Lüthi", "Brunner", "Weber", "Zimmermann"),
    *("Hug", "Baumgartner", "Gerber", "von Allmen", "Frei", "Schneider", "Ammann", "Huber", "Wyss"),
    *("Bernasconi", "Roth", "Steiner", "Moser", "Graf", "Nguyen"),
)
_GIANT = 40
"""Letters of a word that holds on no line."""
_WORD = re.compile(r"(?<=[-\u2010\u2013/])|\s+")


@dataclass(frozen=True, slots=True)
class Measured:
    """What was found on the pages of a sheet, in points of the paper."""

    smallest: float
    largest: float
    names: tuple[float, float]
    """Of what people are called: the smallest and the usual size."""
    pages: int
    used: float
    """Part of the height of all pages but the last."""
    last: int
    """Lines of the last page, the head of a table among them."""
    torn: tuple[str, ...]
    """Pieces of words, but for those of a word that is too long for any line."""
    cut: tuple[str, ...]
    faults: tuple[str, ...]
    """What leaves its column or page, or stands upon something else."""


def people(count: int) -> list[str]:
    """So many names as they are, each once."""
    found = (f"{one} {other}" for one, other in zip(cycle(_GIVEN), cycle(_FAMILY), strict=False))
    return list(islice(found, count))


@cache
def sheet_of(key: str, count: int, language: str = "de", *, large: bool = False, slips: int = 0) -> Document:
    """A sheet with people as they are called where this is played."""
    made = EVERYTHING[key].document(called(occasion(key, count)), Texts(language), None)
    return dressed(made, Look(large=large, slips_a_page=slips)) if large or slips else made


def called(tournament: Tournament) -> Tournament:
    """A tournament with other names, each once."""
    named = iter(people(2 * len(tournament.entrants)))
    entrants = []
    for entrant in tournament.entrants.values():
        members = tuple(next(named) for _ in entrant.members)
        name = f"{members[0]} + {members[1]}" if members else next(named)
        entrants.append((entrant.id, replace(entrant, name=name, members=members)))
    return replace(tournament, entrants=frozen(entrants))


def measured(document: Document) -> Measured:
    """The sheet as it is laid out."""
    document, laid_out = settled(document)
    scale = LARGER if document.look.large else 1.0
    known = {word.casefold() for text in _texts(document) for word in _words(text)}
    long = "".join(word for word in known if len(word) > _GIANT)
    marks = [mark for page in laid_out for mark in _body(page, document)]
    called = [mark.size * scale for mark in marks if not _called().isdisjoint(_words(mark.text))]
    printed = {word for mark in marks for word in _words(mark.text)}
    pieces = (word for word in printed if word.casefold() not in known and word.casefold() not in long)
    return Measured(
        min((mark.size * scale for mark in marks if not _is_giant(mark.text, long)), default=0.0),
        max((mark.size * scale for mark in marks), default=0.0),
        (min(called), median(called)) if called else (0.0, 0.0),
        len(laid_out),
        _used(laid_out, document),
        len({round(mark.y) for mark in _body(laid_out[-1], document)}),
        tuple(sorted(word for word in pieces if not word.isdigit() and "…" not in word)),
        tuple(sorted(word for word in printed if word.endswith("…"))),
        tuple(overflowing(document, laid_out) + overlapping(laid_out)),
    )


@cache
def _called() -> frozenset[str]:
    """The parts of all names."""
    return frozenset(word for name in people(800) for word in _words(name))


def _is_giant(text: str, long: str) -> bool:
    """Whether it is, or has a piece of, a word that holds on no line: that is set as small as it goes."""
    return any(
        len(word) > _GIANT or (len(word) > _GIANT / 4 and word.casefold() in long) for word in _words(text)
    )


def _words(text: str) -> list[str]:
    return [word for word in _WORD.split(printable(text)) if word]


def _texts(value: object) -> list[str]:
    """Every text that a document holds."""
    match value:
        case str():
            return [value]
        case tuple() | list():
            return [text for each in value for text in _texts(each)]
        case _ if is_dataclass(value):
            return [text for field in fields(value) for text in _texts(getattr(value, field.name))]
    return []


def _body(page: Page, document: Document) -> list[Text]:
    """What stands between head and foot."""
    area = body(document)
    return [mark for mark in page if isinstance(mark, Text) and area.top <= mark.y <= area.bottom]


def _used(laid_out: tuple[Page, ...], document: Document) -> float:
    """How far down pages are filled: a single one, else all but the last."""
    area, full = body(document), laid_out[:-1] or laid_out
    lowest = (max((mark.y for mark in _body(page, document)), default=area.top) - area.top for page in full)
    return sum(lowest) / area.height / len(full)


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("keys", nargs="*", default=EVERYTHING)
    reader.add_argument("--large", action="store_true")
    reader.add_argument("--slips", type=int, default=0)
    reader.add_argument("--language", default="de")
    asked = reader.parse_args()
    told = [f"{'':16}" + "".join(f"{count:>22}" for count in COUNTS)]
    rows = {key: [] for key in asked.keys}
    faults = []
    for key, count in product(asked.keys, COUNTS):
        found = measured(sheet_of(key, count, asked.language, large=asked.large, slips=asked.slips))
        named = f"{found.names[0]:.1f}/{found.names[1]:.1f}" if found.names[0] else "–"
        rows[key].append(f"{found.smallest:.1f} {named} {found.pages}p {found.used:.0%}")
        if found.torn or found.cut:
            faults.append(f"{key} {count}: torn {found.torn[:5]} cut {found.cut[:5]}")
    told += [f"{key:16}" + "".join(f"{cell:>22}" for cell in cells) for key, cells in rows.items()]
    sys.stdout.write("\n".join((*told, *faults, "")))


if __name__ == "__main__":
    main()

"""Is a list one of the program's own sheets, and which? Read as another list it would bring nonsense."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from tichu_turnier.files.cells import Row
from tichu_turnier.folding import folded_heading
from tichu_turnier.texts import Texts, languages

PARTICIPANTS = "participants"
SHEETS = (
    *("participants", "cards", "seats-by-table", "seats-by-name", "room-map", "score-slips", "route-cards"),
    *("table-cards", "seat-lots", "round-results", "standings", "ranking", "cross-table", "bracket"),
    *("pictures", "entrant-reports", "special-lists", "prizes", "certificates", "press", "penalties"),
    *("timetable", "rules", "rulings", "fairness", "draw-certificate", "receipts", "boards"),
)
"""Keys of sheets; what each is called stands under `sheets-<key>`."""
_OTHERS = ("sheets-journal", "season-title", "season-rating")
"""Titles of what tells of no state of one tournament, and bears no stamp of one."""
_HEADS = {
    "seats-by-table": (
        ("sheets-table", "A"),
        ("sheets-table", "sheets-partnership"),
        ("sheets-table", "sheets-name", "sheets-other-side"),
    ),
    "seats-by-name": tuple(
        ("sheets-name", "sheets-table", beside)
        for beside in ("sheets-place-letter", "sheets-partner", "sheets-partnership", "sheets-other-side")
    ),
    "bracket": (("fairness-round", "sheets-partnership"),),
    "table-cards": (("sheets-table",),),
    "room-map": (("sheets-table", "sheets-name"),),
    "route-cards": (("sheets-name", "fairness-round", "sheets-table"),),
    "prizes": (("prizes-to", "prizes-what"),),
    "penalties": (("sheets-number", "sheets-time", "penalty-place"),),
    "timetable": (("sheets-from", "sheets-to"),),
    "rules": (("sheets-rules-question", "sheets-rules-answer"),),
    "receipts": (("sheets-number", "sheets-paid-by"),),
    "pictures": (("sheets-tichu-points", "pictures-count"),),
    "ranking": (
        ("sheets-place", "sheets-name", "sheets-victory-points"),
        ("sheets-place", "sheets-name", "sheets-club", "sheets-victory-points"),
    ),
    "cards": (("sheets-name", "sheets-remark", "sheets-code"),),
}
"""How the headings of a table begin that was written alone, for programs."""
_WHOLE = ("table-cards", "room-map")
"""Where these are all headings there are: a list of people may begin like that."""
_TITLES = 4
"""Among so many rows is the title; near it, or in the last lines of a page, stands in which state it is."""
_FOOT = 3
_AFTER_TITLE = re.compile(r"[;\t|].*")
"""Where the words below a title make its cells read by another sign, the rest of its line is in its cell."""
_PROGRAMS = re.compile(
    r"[\[{]\s*(?:[\"{\[]|$)|BEGIN:V(?:CALENDAR|CARD)|(?:INSERT INTO|CREATE TABLE|DROP TABLE)\s", re.IGNORECASE
)
_OLDER_FRENCH = "Classement après la ronde "
"""As version 0.2.0 wrote it."""
_NO_HEAD = re.compile(r"-( \d+)?")


def own_sheet(rows: Sequence[Row]) -> str:
    """What the sheet is called that these rows are, in its language; empty for whatever is none of ours."""
    ends = (*rows[: _TITLES + 2], *rows[-_FOOT:])
    stamped = any(_stamps().search(cell) for row in ends for cell in row.cells)
    for row in rows[:_TITLES]:
        title = _AFTER_TITLE.sub("", row.cell(0))
        told = _key(title)
        if told == "" or (told and stamped):
            return title
    return _by_headings(rows[0]) if rows else ""


def for_programs(rows: Sequence[Row]) -> bool:
    """Whether these are JSON, a calendar, cards of addresses or lines of a database: there stands no list."""
    return bool(rows) and _PROGRAMS.match(rows[0].cells[0]) is not None


def is_participants(title: str) -> bool:
    """Whether a sheet that is called so is the list of entrants."""
    return _key(title) == PARTICIPANTS


def has_standings(title: str) -> bool:
    """Whether a sheet that is called so holds standings, of everybody or of groups."""
    return _key(title) in ("standings", "ranking", "cross-table")


def _by_headings(row: Row) -> str:
    """The sheet whose table begins with these headings."""
    found = tuple(folded_heading(cell) for cell in row.cells if cell and not _NO_HEAD.fullmatch(cell))
    if all(map(str.isdecimal, found)) and _NO_HEAD.fullmatch(row.cell(0)):  # people against people, by number
        return row.cell(0)
    for begins, key, language in _headings():
        if found == begins or (key not in _WHOLE and found[: len(begins)] == begins):
            return Texts(language)(f"sheets-{key}")
    return ""


@cache
def _headings() -> Sequence[tuple[tuple[str, ...], str, str]]:
    return tuple(_each_headings())


def _each_headings() -> Iterator[tuple[tuple[str, ...], str, str]]:
    for language in languages():
        texts = Texts(language)
        for key, ways in _HEADS.items():
            for way in ways:
                heads = (texts(each) if each.islower() else each for each in way)
                yield tuple(map(folded_heading, heads)), key, language


@cache
def _titles() -> Mapping[str, str]:
    """The key of each sheet by its title; empty for those without a stamp."""
    found: dict[str, str] = {}
    for texts in map(Texts, languages()):
        found |= {texts(key): "" for key in _OTHERS}
        found |= {texts(f"sheets-{key}"): key for key in SHEETS if texts.has(f"sheets-{key}")}
    return found


@cache
def _after_rounds() -> tuple[str, ...]:
    """How titles of standings after a round begin, whatever that round is called."""
    return (_OLDER_FRENCH, *(Texts(each)("sheets-standings-after", round="") for each in languages()))


def _key(title: str) -> str | None:
    """Which sheet is called so; empty for one without a stamp, None where none of ours is."""
    if title.startswith(_after_rounds()):
        return "standings"
    return _titles().get(title, _titles().get(title.partition(" · ")[0]))


@cache
def _stamps() -> re.Pattern[str]:
    """What says which state of a tournament a sheet shows: `Stand 4f7c`."""
    ways = (re.escape(Texts(each)("sheets-stamp", stamp="#")) for each in languages())
    return re.compile("|".join(ways).replace(re.escape("#"), "[0-9a-f]{4}"))

"""Sheet: what the director decided this evening, and why."""

from tichu_turnier.sheets.document import (
    Align,
    Cell,
    Column,
    Document,
    Orientation,
    Paragraph,
    Size,
    Table,
    number,
)
from tichu_turnier.sheets.parts import margin
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.penalties import penalty_words
from tichu_turnier.tournament.model.penalty import Penalty
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.words.times import day


def document(tournament: Tournament, texts: Texts, _round_number: int | None = None) -> Document:
    """Every penalty and ruling in its order; a line to say so where there is none."""
    given = [tournament.penalties[key] for key in sorted(tournament.penalties)]
    about = Paragraph(texts("penalty-about"), Size.SMALL)
    table = Table(_columns(texts), tuple(_row(each, tournament, texts) for each in given))
    blocks = (table, about) if given else (Paragraph(texts("penalty-none")),)
    return Document(
        texts("sheets-penalties"),
        texts.language,
        margin(tournament, texts),
        blocks,
        orientation=Orientation.LANDSCAPE,
    )


def _columns(texts: Texts) -> tuple[Column, ...]:
    return (
        Column(texts("sheets-number"), Align.RIGHT),
        Column(texts("penalty-time")),
        Column(texts("penalty-place")),
        Column(texts("sheets-name"), weight=2),
        Column(texts("penalty-decision"), weight=2),
        Column(texts("penalty-reason"), weight=3),
        Column(texts("penalty-by"), weight=1),
    )


def _row(given: Penalty, tournament: Tournament, texts: Texts) -> tuple[Cell, ...]:
    words = penalty_words(tournament, given)
    until = given.banned_until
    ban = "" if until is None else texts("penalty-banned", day=day(until, texts))
    what = texts("penalty-what", **words)
    return (
        number(given.number),
        Cell(f"{given.at:%H:%M}"),
        Cell(texts("penalty-at", **words) if given.round else ""),
        Cell(str(words["name"]), strong=True),
        Cell(", ".join(filter(None, (what, ban)))),
        Cell(given.reason),
        Cell(given.decided_by),
    )


SHEET = Sheet("penalties", needs_round=False, make=document)

"""Sheet: the season table and the ratings."""

from collections.abc import Sequence
from fractions import Fraction

from tichu_turnier.sheets.document import (
    Align,
    Cell,
    Column,
    Document,
    Margin,
    Orientation,
    Paragraph,
    Size,
    Table,
    number,
)
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.rating import MEAN, Rated, ratings
from tichu_turnier.tournament.scoring.season import Evening, SeasonMethod, SeasonRow, in_order, season
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings.listing import amount_cell
from tichu_turnier.words.times import day

_PODIUM = 3
_UPRIGHT = 8
"""So many evenings fit beside names on an upright page."""


def season_document(
    evenings: Sequence[Tournament], method: SeasonMethod, texts: Texts, best: int | None = None
) -> Document:
    """The table of a season; evenings in their order, those that do not count in brackets."""
    played = in_order(evenings)
    rows = season([standings(evening) for evening in played], method, best)
    dates = (texts("season-date", day=each.day.day, month=each.day.month) for each in played)
    columns = (
        Column(texts("sheets-place"), Align.RIGHT),
        Column(texts("sheets-name"), weight=1),
        Column(texts(f"season-{method.key}"), Align.RIGHT),
        *(Column(date, Align.RIGHT) for date in dates),
    )
    about = texts(f"season-about-{method.key}")
    if best is not None:
        about = f"{about} {texts('season-about-best', best=best)}"
    lines = tuple(_line(row, texts) for row in rows)
    lying = Orientation.LANDSCAPE if len(played) > _UPRIGHT else Orientation.PORTRAIT
    return Document(
        texts("season-title"),
        texts.language,
        _margin(played, texts),
        (Table(columns, lines), Paragraph(about, Size.SMALL)),
        orientation=lying,
    )


def rating_document(evenings: Sequence[Tournament], texts: Texts) -> Document:
    """The strength of each player with its uncertainty, and what that means."""
    columns = (
        Column(texts("sheets-place"), Align.RIGHT),
        Column(texts("sheets-name"), weight=1),
        *(
            Column(texts(f"season-{key}"), Align.RIGHT)
            for key in ("conservative", "mean", "uncertainty", "games", "evenings")
        ),
    )
    lines = tuple(_rated(row, texts) for row in ratings(evenings))
    about = texts("season-about-rating", mean=int(MEAN))
    return Document(
        texts("season-rating"),
        texts.language,
        _margin(in_order(evenings), texts),
        (Table(columns, lines), Paragraph(about, Size.SMALL)),
    )


def _margin(played: Sequence[Tournament], texts: Texts) -> Margin:
    """Of how many evenings, from when to when."""
    dates = list(dict.fromkeys(day(each.day, texts) for each in played))
    span = " – ".join(dict.fromkeys((*dates[:1], *dates[-1:])))
    return Margin(texts("season-of-evenings", count=len(played)), span)


def _line(row: SeasonRow, texts: Texts) -> tuple[Cell, ...]:
    strong = row.place <= _PODIUM
    points = amount_cell(Fraction(round(row.points * 100), 100), texts, strong=strong)
    places = (_place(*pair) for pair in zip(row.evenings, row.counted, strict=True))
    return number(row.place, strong=strong), Cell(row.name, strong=strong), points, *places


def _place(evening: Evening | None, counts: bool) -> Cell:
    if evening is None:
        return Cell("–")
    return number(evening.place) if counts else Cell(f"({evening.place})")


def _tenths(value: float, texts: Texts) -> Cell:
    """A number with one decimal place, so that all stand below each other."""
    words = f"{value:.1f}".replace("-", "\N{MINUS SIGN}").replace(".", texts("sheets-decimal-point"))
    return Cell(words, round(value, 1))


def _rated(row: Rated, texts: Texts) -> tuple[Cell, ...]:
    strong = row.place <= _PODIUM
    shown = (_tenths(value, texts) for value in (row.conservative, row.mean, row.uncertainty))
    return (
        number(row.place, strong=strong),
        Cell(row.name, strong=strong),
        *shown,
        number(row.games),
        number(row.evenings),
    )

"""The columns of a season and of a rating."""

from collections.abc import Sequence
from fractions import Fraction

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.rating import Rated
from tichu_turnier.tournament.scoring.season import SeasonMethod, SeasonRow
from tichu_turnier.words.listings.listing import Align, Cell, Column, Listing, amount_cell, headed, number
from tichu_turnier.words.numbers import decimals

_PODIUM = 3


def season_listing(
    rows: Sequence[SeasonRow],
    played: Sequence[Tournament],
    method: SeasonMethod,
    texts: Texts,
    *,
    whole_dates: bool = False,
) -> Listing:
    """The table of a season, a column an evening under its date; whole dates are those of ISO 8601."""
    columns = [*_who(texts), headed(f"season-{method.key}", texts, Align.RIGHT)]
    for day in (each.day for each in played):
        date = day.isoformat() if whole_dates else texts("season-date", day=day.day, month=day.month)
        columns.append(Column(date, Align.RIGHT))
    return Listing(tuple(columns), tuple(_line(row, texts) for row in rows))


def rating_listing(rows: Sequence[Rated], texts: Texts) -> Listing:
    """The strength of each player with its uncertainty."""
    figures = ("conservative", "mean", "uncertainty", "games", "evenings")
    shown = (headed(f"season-{key}", texts, Align.RIGHT) for key in figures)
    return Listing((*_who(texts), *shown), tuple(_rated(row, texts) for row in rows))


def _who(texts: Texts) -> tuple[Column, Column]:
    return headed("sheets-place", texts, Align.RIGHT), headed("sheets-name", texts, weight=1)


def _line(row: SeasonRow, texts: Texts) -> tuple[Cell, ...]:
    strong = row.place <= _PODIUM
    points = amount_cell(Fraction(round(row.points * 100), 100), texts, strong=strong)
    places = [Cell("–") if evening is None else number(evening.place) for evening in row.evenings]
    for at, evening in enumerate(row.evenings):
        if evening is not None and not row.counted[at]:
            places[at] = Cell(f"({evening.place})")
    return number(row.place, strong=strong), Cell(row.name, strong=strong), points, *places


def _rated(row: Rated, texts: Texts) -> tuple[Cell, ...]:
    strong = row.place <= _PODIUM
    figures = (row.conservative, row.mean, row.uncertainty)
    shown = (Cell(decimals(value, texts, 1), round(value, 1)) for value in figures)
    counts = number(row.games), number(row.evenings)
    return number(row.place, strong=strong), Cell(row.name, strong=strong), *shown, *counts

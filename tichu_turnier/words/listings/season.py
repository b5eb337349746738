"""The columns of a season and of a rating."""

from collections.abc import Iterator, Sequence

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.prize_giving import PODIUM
from tichu_turnier.tournament.scoring.rating import Rated
from tichu_turnier.tournament.scoring.season import SeasonMethod, SeasonRow
from tichu_turnier.words.listings.listing import (
    Align,
    Cell,
    Column,
    Listing,
    amount_cell,
    headed,
    number_cell,
)
from tichu_turnier.words.names import told_apart
from tichu_turnier.words.numbers import decimals
from tichu_turnier.words.rounds import not_final

_USUAL = 2


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
    exact = {row.points for row in rows}
    places = next((each for each in (2, 3, 4) if len({round(p, each) for p in exact}) == len(exact)), 6)
    names = told_apart((row.name, row.club) for row in rows)
    lines = (_line(row, name, texts, places) for row, name in zip(rows, names, strict=True))
    return Listing(tuple(columns), tuple(lines))


def rating_listing(rows: Sequence[Rated], texts: Texts) -> Listing:
    """The strength of each player with its uncertainty."""
    figures = ("conservative", "mean", "uncertainty", "games", "evenings")
    shown = (headed(f"season-{key}", texts, Align.RIGHT) for key in figures)
    names = told_apart((row.name, row.club) for row in rows)
    lines = (_rated(row, name, texts) for row, name in zip(rows, names, strict=True))
    return Listing((*_who(texts), *shown), tuple(lines))


def not_final_evenings(played: Sequence[Tournament], texts: Texts) -> Iterator[str]:
    """Of which evenings the results may still change, and why; nothing where all are final."""
    for each in played:
        if words := not_final(each, texts, range(1, len(each.rounds) + 1)):
            yield f"{each.day.isoformat()} {each.name}: {words}"


def _who(texts: Texts) -> tuple[Column, Column]:
    return headed("sheets-place", texts, Align.RIGHT), headed("sheets-name", texts, weight=1)


def _line(row: SeasonRow, name: str, texts: Texts, digits: int) -> tuple[Cell, ...]:
    """`digits` decimals tell all points apart that are not equal."""
    strong = row.place <= PODIUM
    rounded = round(row.points, digits)
    points = amount_cell(rounded, texts, strong=strong)
    if digits > _USUAL:
        points = Cell(decimals(rounded, texts, digits), float(rounded), strong)
    places = [Cell("–") if evening is None else number_cell(evening.place) for evening in row.evenings]
    for at, evening in enumerate(row.evenings):
        if evening is not None and not row.counted[at]:
            places[at] = Cell(f"({evening.place})")
    return number_cell(row.place, strong=strong), Cell(name, strong=strong), points, *places


def _rated(row: Rated, name: str, texts: Texts) -> tuple[Cell, ...]:
    strong = row.place <= PODIUM
    figures = (row.conservative, row.mean, row.uncertainty)
    shown = (Cell(decimals(value, texts, 1), round(value, 1)) for value in figures)
    counts = number_cell(row.games), number_cell(row.evenings)
    return number_cell(row.place, strong=strong), Cell(name, strong=strong), *shown, *counts

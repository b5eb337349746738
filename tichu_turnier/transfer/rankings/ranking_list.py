"""Read a ranking that was printed, typed or copied: where its table is, and what its columns hold."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tichu_turnier.files.cells import Cells, Row
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.tournament.scoring.invariants import PrintedRow
from tichu_turnier.transfer.rankings.claims import place_of
from tichu_turnier.transfer.rankings.headings import (
    NAME,
    OTHER_LIST,
    PERCENT,
    PLACE,
    POINTS,
    TICHU_POINTS,
    TIE_BREAK,
    VICTORY_POINTS,
    key_of,
    other_list,
)
from tichu_turnier.transfer.rankings.printed_numbers import column_values, readings

DASHES = frozenset("-–—−")
"""What stands instead of a place, or of points that nobody has."""
_POINTS = (PERCENT, VICTORY_POINTS, TICHU_POINTS, POINTS)


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a ranking."""

    index: int
    title: str
    """As it is headed; a number from 1 where it is not."""
    key: str
    """What it holds, as `headings` calls it; empty where that is not known."""

    @property
    def counts(self) -> bool:
        """Whether points stand in it, by which a list can be in order."""
        return self.key in _POINTS or self.key.startswith(TIE_BREAK)


@dataclass(frozen=True, slots=True)
class Ranking:
    """A table with names and one or more columns of points."""

    name: int
    """In which column the names stand, from 0."""
    columns: tuple[Column, ...]
    """All but the names."""
    rows: tuple[Row, ...]
    headed: bool
    """Whether headings say what stands in the columns."""

    @property
    def points(self) -> tuple[Column, ...]:
        return tuple(column for column in self.columns if column.counts)

    def column(self, wanted: str) -> Column:
        """The column with this head, or this number among those of points; the first without a wish.

        Raises Refusal where there is none, or a cell of it is no number.
        """
        points = self.points
        known = {str(number): column for number, column in enumerate(points, 1)}
        known |= {column.title.casefold(): column for column in reversed((*points, *self.columns))}
        found = points[0] if not wanted else known.get(wanted.casefold())
        if found is None:
            raise Refusal(Finding("ranking-no-column", args={"column": wanted}))
        return found

    def printed(self, column: Column) -> tuple[PrintedRow, ...]:
        """The rows as they must be in order: by all columns of points up to this one.

        Raises Refusal where a cell of this column is no number.
        """
        before = [each for each in self.points if each.index < column.index]
        values = [_values(self.rows, each) for each in (*before, column)]
        for row, value in zip(self.rows, values[-1], strict=True):
            if value is None:
                args = {"column": column.title, "text": row.cell(column.index), "name": row.cell(self.name)}
                raise Refusal(Finding("ranking-no-number", args=args, where=("line", row.number)))
        sound = [each for each in values if None not in each]
        place = next((each.index for each in self.columns if each.key == PLACE), None)
        return tuple(
            PrintedRow(
                row.cell(self.name),
                tuple(each[at] or Fraction(0) for each in sound),
                placed=place is None or row.cell(place) not in DASHES,
            )
            for at, row in enumerate(self.rows)
        )


@dataclass(frozen=True, slots=True)
class RankingList:
    """A whole source: its tables, and the lines that belong to none."""

    tables: tuple[Ranking, ...]
    around: tuple[Row, ...] = ()
    findings: tuple[Finding, ...] = ()
    """About the source as a whole."""


def read_ranking(sheets: Sequence[Cells]) -> RankingList:
    """The rankings on the first sheet that holds any; raises Refusal where none does."""
    for sheet in sheets:
        found = _headed(sheet.rows)
        if not found.tables and (guessed := _guessed(sheet.rows)):
            found = guessed
        if found.tables:
            others = (each.title for each in sheets if each is not sheet)
            notes = tuple(_other_sheet(title) for title in others)
            return RankingList(found.tables, found.around, (*sheet.findings, *notes))
    raise Refusal(*_why_not(sheets))


def _other_sheet(title: str) -> Finding:
    return Finding("import-other-sheet", Severity.NOTE, {"sheet": title})


def _why_not(sheets: Sequence[Cells]) -> Iterator[Finding]:
    """What kind of list it is instead, if that can be told."""
    rows = [row for sheet in sheets for row in sheet.rows]
    yield from (finding for sheet in sheets for finding in sheet.findings if finding.blocks)
    if any(other_list(row.cell(0)) or OTHER_LIST in map(key_of, row.cells) for row in rows):
        yield Finding("ranking-other-list")
    else:
        yield Finding("ranking-no-points" if rows else "import-empty")


def _headed(rows: Sequence[Row]) -> RankingList:
    """The tables whose headings say what they are, each from its headings to the next ones."""
    tables: list[Ranking] = []
    around: list[Row] = []
    body: list[Row] = []
    heads: tuple[Column, ...] | None = None

    def end() -> None:
        if heads is not None and body:
            tables.append(_table(heads, tuple(body)))
            body.clear()

    if any(other_list(row.cell(0)) for row in rows[:_TITLES]):
        return RankingList(())
    for row in rows:
        if heads is not None and _belongs(row, heads):
            body.append(row)
        elif (found := _heads(row)) is not None:
            end()
            heads = found if _is_ranking(found) else None
        else:
            around.append(row)
    end()
    return RankingList(tuple(tables), tuple(around))


_TITLES = 4
"""Among so many rows at the top is what a sheet is called."""


def _heads(row: Row) -> tuple[Column, ...] | None:
    """What the columns hold where a row is headings: it calls one of them the names, and knows another."""
    columns = tuple(Column(at, title or str(at + 1), key_of(title)) for at, title in enumerate(row.cells))
    known = [column.key for column in columns if column.key]
    return columns if NAME in known and len(known) > 1 else None


def _is_ranking(heads: Sequence[Column]) -> bool:
    return any(column.counts for column in heads) and all(column.key != OTHER_LIST for column in heads)


def _belongs(row: Row, heads: Sequence[Column]) -> bool:
    """Whether a row below headings is one of the table: it has a name, and a number of points or a place.

    Somebody may be called like a heading.
    """
    name = next(column.index for column in heads if column.key == NAME)
    places = (row.cell(each.index) for each in heads if each.key == PLACE)
    points = (row.cell(each.index) for each in heads if each.counts)
    return bool(row.cell(name)) and (
        any(map(readings, points)) or any(place_of(cell) is not None for cell in places)
    )


def _table(heads: Sequence[Column], rows: tuple[Row, ...]) -> Ranking:
    name = next(column.index for column in heads if column.key == NAME)
    used = {at for row in rows for at, cell in enumerate(row.cells) if cell}
    columns = [column for column in heads if column.index != name]
    unheaded = (Column(at, str(at + 1), "") for at in sorted(used - {each.index for each in heads}))
    return Ranking(name, (*columns, *unheaded), rows, headed=True)


def _guessed(rows: Sequence[Row]) -> RankingList | None:
    """A table without headings that are known: names, and points in columns behind them."""
    first = next((at for at, row in enumerate(rows) if _looks_like_a_line(row)), None)
    if first is None:
        return None
    above = rows[first - 1] if first else None
    heads = above if above is not None and sum(map(bool, above.cells)) > 1 else None
    body = tuple(row for row in rows[first:] if _looks_like_a_line(row))
    width = max(len(row.cells) for row in body)
    numeric = [at for at in range(width) if _is_numeric(body, at)]
    name = next((at for at in range(width) if at not in numeric and any(r.cell(at) for r in body)), width)
    columns = []
    for at in (each for each in range(width) if each != name):
        title = "" if heads is None else heads.cell(at)
        key = key_of(title) or (POINTS if at > name and at in numeric else "")
        before = at < name and at in numeric and not title
        columns.append(Column(at, title or str(at + 1), PLACE if before else key))
    if not any(column.counts for column in columns):
        return None
    inside = {row.number for row in body}
    around = tuple(row for row in rows if row.number not in inside and row is not heads)
    return RankingList((Ranking(name, tuple(columns), body, headed=heads is not None),), around)


def _looks_like_a_line(row: Row) -> bool:
    numbers = [bool(readings(cell)) for cell in row.cells if cell]
    return any(numbers) and not all(numbers)


def _is_numeric(rows: Sequence[Row], at: int) -> bool:
    filled = [cell for row in rows if (cell := row.cell(at)) and cell not in DASHES]
    return bool(filled) and all(readings(cell) for cell in filled)


def _values(rows: Sequence[Row], column: Column) -> tuple[Fraction | None, ...]:
    """The numbers of a column; an empty cell is nothing, 0."""
    cells = [row.cell(column.index) for row in rows]
    return column_values(["0" if not cell or cell in DASHES else cell for cell in cells])

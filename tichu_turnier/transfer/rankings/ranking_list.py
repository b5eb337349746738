"""Read a ranking that was printed, typed or copied: where its table is, and what its columns hold."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from tichu_turnier.files.cells import Cells, Row
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.tournament.scoring.invariants import PrintedRow
from tichu_turnier.transfer.own_sheets import has_standings, own_sheet
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
_MOST_CELLS = 400_000
"""As many as 20,000 lines of twenty columns: no ranking has more."""
_SHOWN = 60
_MOST_LEFT_OUT = 20
"""So many lines that are left out are named."""
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
    """Whether headings were found that are known."""

    @property
    def points(self) -> tuple[Column, ...]:
        """The columns of points; where no heading says that it is one, those with nothing but numbers."""
        found = tuple(column for column in self.columns if column.counts)
        unknown = (column for column in self.columns if not column.key)
        return found or tuple(column for column in unknown if _is_numeric(self.rows, column.index))

    def column(self, wanted: str) -> Column:
        """The column with this head, or this number among those of points; the first without a wish.

        Raises Refusal where there is none, or a cell of it is no number.
        """
        points = self.points
        if not points:
            raise Refusal(Finding("ranking-no-points"))
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
    """At least one."""
    around: tuple[Row, ...] = ()
    findings: tuple[Finding, ...] = ()
    """About the source as a whole."""

    @property
    def headed(self) -> bool:
        return any(table.headed for table in self.tables)

    def beside(self, table: Ranking) -> tuple[Finding, ...]:
        """That lines are not of this table, by what stands in them: they are not added up."""
        others = [row for each in self.tables if each is not table for row in each.rows]
        rows = sorted((*self.around, *others), key=lambda row: row.number)
        texts = (" ".join(filter(None, row.cells))[:_SHOWN] for row in rows[:_MOST_LEFT_OUT])
        return tuple(Finding("ranking-row-left-out", Severity.NOTE, {"text": text}) for text in texts)


def read_ranking(sheets: Sequence[Cells]) -> RankingList:
    """The rankings on the first sheet that holds any; raises Refusal where none does."""
    if sum(len(row.cells) for sheet in sheets for row in sheet.rows) > _MOST_CELLS:
        raise Refusal(Finding("import-too-many-cells"))
    for sheet in sheets:
        if any(map(_is_of_another_list, sheet.rows)):
            raise Refusal(Finding("ranking-other-list"))
        if (own := own_sheet(sheet.rows)) and not has_standings(own):
            raise Refusal(Finding("ranking-other-sheet", args={"sheet": own}))
        found = _headed(sheet.rows) or _guessed(sheet.rows)
        if found is not None:
            others = (each.title for each in sheets if each is not sheet)
            notes = (Finding("import-other-sheet", Severity.NOTE, {"sheet": title}) for title in others)
            return replace(found, findings=(*sheet.findings, *notes))
    blocking = (finding for sheet in sheets for finding in sheet.findings if finding.blocks)
    empty = not any(sheet.rows for sheet in sheets)
    raise Refusal(*blocking, Finding("import-empty" if empty else "ranking-no-points"))


def _is_of_another_list(row: Row) -> bool:
    """Whether a row is what only a list has that is no standings: its title, or its headings."""
    titled = other_list(row.cell(0)) and not any(row.cells[1:])
    return titled or (_heads(row) is not None and OTHER_LIST in map(key_of, row.cells))


def _headed(rows: Sequence[Row]) -> RankingList | None:
    """The tables whose headings say what they are, each from its headings to the next ones."""
    tables: list[Ranking] = []
    around: list[Row] = []
    body: list[Row] = []
    heads: tuple[Column, ...] = ()

    def end() -> None:
        if body:
            tables.append(_table(heads, tuple(body)))
            body.clear()

    for row in rows:
        if heads and _belongs(row, heads):
            body.append(row)
        elif (found := _heads(row)) is not None:
            end()
            heads = found
        else:
            around.append(row)
    end()
    return RankingList(tuple(tables), tuple(around)) if tables else None


def _heads(row: Row) -> tuple[Column, ...] | None:
    """What the columns hold where a row is headings: it calls one of them the names, and knows another.

    A line of somebody who is called like a heading begins with the place.
    """
    first = next(filter(None, row.cells), "")
    if place_of(first) is not None:
        return None
    columns = tuple(Column(at, title or str(at + 1), key_of(title)) for at, title in enumerate(row.cells))
    known = [column.key for column in columns if column.key]
    return columns if NAME in known and len(known) > 1 else None


def _belongs(row: Row, heads: Sequence[Column]) -> bool:
    """Whether a row below headings is one of the table: it has a name, and a number or a place beside it."""
    name = next(column.index for column in heads if column.key == NAME)
    others = [(column.key, row.cell(column.index)) for column in heads if column.index != name]
    told = any(place_of(cell) is not None if key == PLACE else readings(cell) for key, cell in others)
    return bool(row.cell(name)) and told


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
        key = key_of(title) or (POINTS if at > name and at in numeric and not title else "")
        before = at < name and at in numeric and not title
        columns.append(Column(at, title or str(at + 1), PLACE if before else key))
    if not any(column.index in numeric and column.index > name for column in columns):
        return None
    inside = {row.number for row in body}
    around = tuple(row for row in rows if row.number not in inside and row is not heads)
    return RankingList((Ranking(name, tuple(columns), body, headed=False),), around)


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

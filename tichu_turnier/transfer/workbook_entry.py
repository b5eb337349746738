"""Read the workbook in which results were typed away from the desk."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from tichu_turnier.entry.hand_notation import parse_hand
from tichu_turnier.files.cells import MINUS_SIGNS, Cells, Row
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.hand_line import SPECIAL_CARDS_OUT
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import Hands, Round, Totals, Tournament
from tichu_turnier.tournament.tables import entry_sheet as layout
from tichu_turnier.tournament.tables.sides import at_seat
from tichu_turnier.tournament.tables.table import Table, rules_at, table_of
from tichu_turnier.transfer.entry_beside import Beside, beside, letter
from tichu_turnier.transfer.results.hands import left_out
from tichu_turnier.transfer.results.lines import Claim, Named, ResultLine
from tichu_turnier.transfer.results.look import looked_at
from tichu_turnier.transfer.results.numbers import whole_amount, whole_number

_POINTS = re.compile(r"[+-]?\d{1,5}|AVG[+-]{0,2}", re.IGNORECASE)
_CALL = re.compile(r"[TGS][+-]")
_CROSSES = {"x", "1", "✓", "ja", "yes", "oui"}

Results = tuple[tuple[ResultLine, ...], tuple[Finding, ...]]
TypedCells = Mapping[int, str]
"""What was typed into the columns of a row, by number from 1; empty cells are missing."""


def is_entry(sheets: Sequence[Cells]) -> bool:
    """Whether these are the sheets of a workbook that was written for typing results into it."""
    return any(sheet.title == layout.HIDDEN for sheet in sheets)


def read_entry(sheets: Sequence[Cells], tournament: Tournament) -> Results:
    """The results of a filled-in workbook, a table each; tables that were left empty are not there.

    Beside them what is to be said about the file as a whole. A row is about the table, the hand and the
    people that it names, wherever it stands. Raises Refusal for other workbooks, and for one written for
    another draw. Nothing is audited here, and the people are not looked at.
    """
    kind, number, code = _about(sheets)
    drawn = tournament.round(number)
    if drawn is None or layout.draw_code(drawn) != code:
        raise Refusal(Finding("import-entry-other-draw", args={"round": number}))
    page = next((sheet for sheet in sheets if sheet.title != layout.HIDDEN), None)
    rows = [_Typed.of(row) for row in (() if page is None else page.rows) if row.number >= layout.FIRST_ROW]
    if kind == layout.KIND_TOTALS:
        lines = [_of_totals(number, row) for row in rows]
    else:
        columns = _Columns(layout.special_cards_column(drawn))
        filled = [row for row in rows if columns.typed(row)]
        tables = dict.fromkeys(row.table for row in filled)
        groups = [[row for row in rows if row.table == table] for table in tables]
        lines = [_of_hands(number, group, columns, tournament) for group in groups]
    found = tuple(line for line in lines if line is not None)
    said = () if page is None else tuple(beside(sheets, page, kind, number, _last(kind, drawn)))
    if not found:
        raise Refusal(Finding("import-no-results"), *(each for _, each in said))
    reported = {line.change.table for line in found if line.change is not None}
    notes = tuple(replace(each, severity=Severity.NOTE) for at, each in said if at and at not in reported)
    return tuple(_with_beside(line, said) for line in found), notes


def _last(kind: str, drawn: Round) -> int:
    """The last column with a heading."""
    return layout.TOTALS_CHECK if kind == layout.KIND_TOTALS else layout.special_cards_column(drawn)


def _with_beside(line: ResultLine, said: Sequence[Beside]) -> ResultLine:
    """The line with what stands beside it, and with what is about all."""
    table = None if line.change is None else line.change.table
    return line.with_told(each for at, each in said if at in (0, table))


def _about(sheets: Sequence[Cells]) -> tuple[str, int, str]:
    """Kind and round of a workbook, and the code of its draw."""
    hidden = next((sheet for sheet in sheets if sheet.title == layout.HIDDEN), Cells())
    told = {row.number: row.cell(1) for row in hidden.rows}
    kind, number, code = (told.get(row, "") for row in (1, 2, 3))
    if kind not in (layout.KIND_HANDS, layout.KIND_TOTALS) or not re.fullmatch(r"\d{1,4}", number):
        raise Refusal(Finding("import-entry-foreign"))
    return kind, int(number), code


@dataclass(frozen=True, slots=True)
class _Typed:
    """A row: what was typed into its columns, by number from 1; empty cells are missing."""

    row: Row
    cells: TypedCells

    @classmethod
    def of(cls, row: Row) -> "_Typed":
        texts = {column: text.strip().translate(MINUS_SIGNS) for column, text in enumerate(row.cells, 1)}
        return cls(row, {column: text for column, text in texts.items() if text})

    @property
    def table(self) -> int:
        """The table that the row names; 0 for none."""
        text = self.cells.get(layout.TABLE, "")
        return int(text) if re.fullmatch(r"\d{1,6}", text) else 0

    def without_table(self) -> ResultLine:
        """That nobody knows which table it is about."""
        args: dict[str, str | int] = {"column": "table", "text": self.cells.get(layout.TABLE, "")[:40]}
        return ResultLine(self.row.number, None, (Finding("import-no-number", args=args),))

    def beyond(self, last: int) -> Iterator[Finding]:
        """Questions about what stands behind the last column."""
        for column, text in self.cells.items():
            if column > last:
                yield Finding("reading-beyond", Severity.QUESTION, {"text": text[:40]})


def _of_totals(number: int, typed: _Typed) -> ResultLine | None:
    """What one table reports in its row; None where nothing is typed."""
    cells, line = typed.cells, typed.row.number
    columns = (*layout.TOTALS, layout.HANDS_PLAYED)
    if not any(column in cells for column in layout.TOTALS):
        return None
    if not typed.table:
        return typed.without_table()
    read = {column: whole_amount(cells[column]) for column in columns if column in cells}
    wrong = [column for column in columns if read.get(column, 0) is None]
    missing = [column for column in layout.TOTALS if column not in cells]
    points = [column - 1 for column in columns]
    findings = [
        *(_wrong(line, column, cells) for column in (*wrong, *missing)),
        *looked_at(typed.row, points),
    ]
    findings += typed.beyond(layout.TOTALS_CHECK)
    if any(each.severity is Severity.ERROR for each in findings):
        return ResultLine(line, None, tuple(findings))
    a, b, played = (read.get(column) or 0 for column in columns)
    change = EnterResult(number, typed.table, Totals(a, b, max(0, played)))
    named = (Named(cells.get(c - 1, ""), (side, side + 2)) for side, c in enumerate(layout.TOTALS))
    claim = Claim(0, tuple(each for each in named if each.text))
    return ResultLine(line, change, tuple(findings), (claim,))


@dataclass(frozen=True, slots=True)
class _Columns:
    """The columns that take what is typed of a hand."""

    out: int
    """For a cross that says that Back to the Roots took the special cards out."""

    @property
    def crosses(self) -> tuple[int, ...]:
        return (*layout.DOUBLES, self.out)

    def typed(self, row: _Typed) -> bool:
        """Whether anything is typed of the hand."""
        columns = (*layout.POINTS, *self.crosses, *layout.CALLS.values())
        return any(column in row.cells for column in columns)


def _of_hands(
    number: int, rows: Sequence[_Typed], columns: _Columns, tournament: Tournament
) -> ResultLine | None:
    """What one table reports in its rows, by the numbers of the hands."""
    filled = [row for row in rows if columns.typed(row)]
    first = filled[0].row.number
    seating = tournament.seating(number, filled[0].table)
    if not filled[0].table or seating is None:
        return filled[0].without_table()
    begins = max(1, seating.first_board)
    rules = rules_at(tournament, number, seating.table)
    table = table_of(seating, tournament.regulations)
    by_number: dict[int, HandReport | None] = {}
    findings: list[Finding] = []
    claims = []
    for typed in filled:
        index = (whole_number(typed.cells.get(layout.HAND, "")) or 0) - begins
        report, found = _hand_of(typed, columns, rules)
        if index < 0:
            found.append(_wrong(typed.row.number, layout.HAND, typed.cells))
        if index in by_number:
            found.append(Finding("reading-hand-twice"))
        findings += (each.within("hand", index + 1, hand=index + 1) for each in found)
        by_number[index] = report
        claims.append(Claim(index + 1, tuple(_named(typed, table, max(0, index)))))
    findings += left_out(index + 1 for index in by_number)
    hands = tuple(report for _, report in sorted(by_number.items()) if report is not None)
    failed = any(each.severity is Severity.ERROR for each in findings)
    change = None if failed else EnterResult(number, seating.table, Hands(hands))
    return ResultLine(first, change, tuple(findings), tuple(claim for claim in claims if claim.named))


def _hand_of(typed: _Typed, columns: _Columns, rules: RuleSet) -> tuple[HandReport | None, list[Finding]]:
    """The hand in a row, and what is wrong with it or to be asked about it."""
    cells = typed.cells
    found = [_wrong(typed.row.number, column, cells) for column in _unreadable(cells, columns.crosses)]
    found += looked_at(typed.row, [column - 1 for column in layout.POINTS])
    found += typed.beyond(max(columns.out, layout.LAST))
    if any(each.severity is Severity.ERROR for each in found):
        return None, found
    try:
        return _hand(cells, rules, special_cards_out=columns.out in cells), found
    except Refusal as refusal:
        return None, [*found, *refusal.findings]


def _named(typed: _Typed, table: Table, index: int) -> Iterator[Named]:
    """Who plays the hand, as the row says; an open hand is nobody's."""
    sides = table.places(index)
    for seat, column in layout.CALLS.items():
        place = at_seat(sides, seat)
        is_open = place is not None and place.who is None
        if not is_open and (text := typed.cells.get(column - 1, "")):
            yield Named(text, (seat,))


def _unreadable(cells: TypedCells, crosses: Iterable[int]) -> Iterator[int]:
    """The columns of a row with something in them that does not belong there."""
    for column in layout.POINTS:
        if column in cells and not _POINTS.fullmatch(cells[column]):
            yield column
    for column in layout.CALLS.values():
        if column in cells and not _CALL.fullmatch(cells[column].upper()):
            yield column
    for column in crosses:
        if column in cells and cells[column].casefold() not in _CROSSES:
            yield column


def _hand(cells: TypedCells, rules: RuleSet, *, special_cards_out: bool) -> HandReport:
    """A hand as its line of notation says it: one side may be left out, it follows from the calls."""
    left, right = (cells.get(column, "") for column in layout.POINTS)
    words = [f"{left}:{right}" if left or right else ""]
    for seat, column in layout.CALLS.items():
        if column in cells:
            call = cells[column].upper()
            words.append(f"{call[0]}{seat}{call[1]}")
    for side, column in zip(("D02", "D13"), layout.DOUBLES, strict=True):
        words += [side] if column in cells else []
    words += [SPECIAL_CARDS_OUT] if special_cards_out else []
    return parse_hand(" ".join(words), rules)


def _wrong(line: int, column: int, cells: TypedCells) -> Finding:
    cell = f"{letter(column)}{line}"
    return Finding("import-entry-cell", args={"cell": cell, "text": cells.get(column, "")[:40]})

"""Read the workbook in which results were typed away from the desk."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import compress, groupby
from pathlib import Path

from openpyxl.utils import get_column_letter

from tichu_turnier.entry.hand_notation import SPECIAL_CARDS_OUT, parse_hand
from tichu_turnier.files.cells import MINUS_SIGNS
from tichu_turnier.files.whole import reading
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import Hands, Totals, Tournament
from tichu_turnier.tournament.tables import entry_sheet as layout
from tichu_turnier.tournament.tables.table import rules_at
from tichu_turnier.transfer.results.hands import left_out
from tichu_turnier.transfer.results.lines import ResultLine
from tichu_turnier.transfer.workbook_rows import BROKEN_WORKBOOK, ZIPPED, open_book, parts_of

_MOST_ROWS = 5_000
_POINTS = re.compile(r"[+-]?\d{1,5}|AVG[+-]{0,2}", re.IGNORECASE)
_CALL = re.compile(r"[TGS][+-]")
_CROSSES = {"x", "1", "✓", "ja", "yes", "oui"}

TypedCells = Mapping[int, str]
"""What was typed into the columns of a row, by number from 1; empty cells are missing."""
NumberedRow = tuple[int, TypedCells]


def is_workbook(path: Path) -> bool:
    """Whether a file begins like a workbook; raises Refusal when it cannot be read."""
    with reading(path), path.open("rb") as file:
        return file.read(len(ZIPPED)) == ZIPPED


def read_entry(path: Path, tournament: Tournament) -> tuple[ResultLine, ...]:
    """The results of a filled-in workbook, a table each; tables that were left empty are not there.

    Raises Refusal for other workbooks, and for one written for another draw. Nothing is audited here.
    """
    with reading(path):
        kind, number, rows = _read(path)
        drawn = tournament.round(number)
        if drawn is None or layout.draw_code(drawn) != rows[0][1].get(2, ""):
            raise Refusal(Finding("import-entry-other-draw", args={"round": number}))
    tables = groupby(rows[1:], key=lambda row: _table(row[1]))
    if kind == layout.KIND_TOTALS:
        lines = (_of_totals(number, table, tuple(group)) for table, group in tables)
    else:
        out = layout.special_cards_column(drawn)
        rules = partial(rules_at, tournament, number)
        lines = (_of_hands(number, at, tuple(group), rules(at), out) for at, group in tables)
    found = tuple(line for line in lines if line is not None)
    if not found:
        raise Refusal(Finding("import-no-results"))
    return found


def _read(path: Path) -> tuple[str, int, list[NumberedRow]]:
    """Kind and round of a workbook; its rows, behind one that has the code of the draw in column 2."""
    parts = parts_of(path)
    try:
        with open_book(parts, values=True) as book:
            hidden = book[layout.HIDDEN]
            kind, number, code = (str(hidden.cell(row, 2).value) for row in (1, 2, 3))
            if kind in (layout.KIND_HANDS, layout.KIND_TOTALS) and number.isdecimal():
                page = book.worksheets[0].iter_rows(
                    min_row=layout.FIRST_ROW, max_row=_MOST_ROWS, max_col=layout.LAST, values_only=True
                )
                rows = [(index, _typed(values)) for index, values in enumerate(page, layout.FIRST_ROW)]
                return kind, int(number), [(0, {2: code}), *rows]
    except BROKEN_WORKBOOK:
        pass
    raise Refusal(Finding("import-entry-foreign", args={"file": path.name}))


def _typed(values: Sequence[object]) -> TypedCells:
    """A row's cells; whole numbers come as such from some programs, and with `,0` from others."""
    shown = (str(int(v)) if isinstance(v, float) and v.is_integer() else str(v) for v in values)
    cells = {column: text.strip().translate(MINUS_SIGNS) for column, text in enumerate(shown, 1)}
    return {column: text for column, text in cells.items() if text not in ("", "None")}


def _table(cells: TypedCells) -> int:
    text = cells.get(layout.TABLE, "")
    return int(text) if text.isdecimal() and len(text) < 7 else 0  # noqa: PLR2004 - no room has more tables


def _of_totals(number: int, table: int, rows: tuple[NumberedRow, ...]) -> ResultLine | None:
    """What one table reports in its row; None where nothing is typed."""
    (line, cells), *_ = rows
    columns = (*layout.TOTALS, layout.HANDS_PLAYED)
    if not table or not any(column in cells for column in layout.TOTALS):
        return None
    wrong = [column for column in columns if not re.fullmatch(r"-?\d{1,5}", cells.get(column, "0"))]
    missing = [column for column in layout.TOTALS if column not in cells]
    if findings := tuple(_wrong(line, column, cells) for column in (*wrong, *missing)):
        return ResultLine(line, None, findings)
    a, b, played = (int(cells.get(column, "0")) for column in columns)
    return ResultLine(line, EnterResult(number, table, Totals(a, b, max(0, played))))


def _of_hands(
    number: int, table: int, rows: tuple[NumberedRow, ...], rules: RuleSet, out: int
) -> ResultLine | None:
    """What one table reports in its rows; None where nothing is typed.

    A cross in column `out` says that Back to the Roots took the special cards out.
    """
    crosses = (*layout.DOUBLES, out)
    typed = (*layout.POINTS, *crosses, *layout.CALLS.values())
    there = [any(column in cells for column in typed) for _, cells in rows]
    played = list(compress(rows, there))
    if not table or not played:
        return None
    findings = list(left_out(there))
    hands = []
    for index, (line, cells) in enumerate(played, 1):
        found = [_wrong(line, column, cells) for column in _unreadable(cells, crosses)]
        try:
            hands += [] if found else [_hand(cells, rules, special_cards_out=out in cells)]
        except Refusal as refusal:
            found += refusal.findings
        findings += (each.within("hand", index, hand=index) for each in found)
    change = None if findings else EnterResult(number, table, Hands(tuple(hands)))
    return ResultLine(played[0][0], change, tuple(findings))


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
    cell = f"{get_column_letter(column)}{line}"
    return Finding("import-entry-cell", args={"cell": cell, "text": cells.get(column, "")[:40]})

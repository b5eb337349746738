"""Read a file of results (jsonl, csv or a workbook), with findings line by line."""

from pathlib import Path

from tichu_turnier.files.cells import Cells, commented, filled_down, rows_of_text, text_of_bytes
from tichu_turnier.files.whole import content_of, reading
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.transfer.results.columns import Columns, columns_of
from tichu_turnier.transfer.results.lines import ResultLine
from tichu_turnier.transfer.results.objects import lines_of_json
from tichu_turnier.transfer.results.one_row import RulesAt
from tichu_turnier.transfer.results.only_round import OnlyRound
from tichu_turnier.transfer.results.rows import lines_of_rows
from tichu_turnier.transfer.sheets_of import sheets_of

_MOST_VALUES = 20_000
"""Of one file: in a round 800 people have as many, with all that can be said of every hand."""
_JSON = ("{", "[")
_BEGINNING = 200
Results = tuple[tuple[ResultLine, ...], tuple[Finding, ...]]
"""The lines, and what is to be said about the file as a whole."""


def content(path: Path) -> str | tuple[Cells, ...]:
    """What is in a file: text where it is JSON, else its sheets; a pipe is read only once."""
    with reading(path):
        if path.is_file():
            with path.open("rb") as file:
                beginning = file.read(_BEGINNING).lstrip(b"\xef\xbb\xbf\0\xff\xfe \t\r\n")
            if not beginning.startswith((b"{", b"[")):
                return sheets_of(path)
        with path.open("rb") as file:
            text, notes = text_of_bytes(content_of(file))
    if text.lstrip("\ufeff \t\r\n")[:1] in _JSON:
        return text
    cells = rows_of_text(text)
    return (Cells(cells.rows, (*notes, *cells.findings)),)


def results_of(read: str | tuple[Cells, ...], rules_at: RulesAt, only: OnlyRound | None = None) -> Results:
    """The results in the content of a file: a JSON object a line, or a table with headings.

    A line of JSON has `round`, `table` and either `hands` (each with `a`, `b` and, where known, `calls` by
    seat, `first_out`, `double`; or one line of notation) or `score` and, where known, `hands_played`. What
    names no round is about `only`. Raises Refusal when the source as a whole cannot be read. Nothing is
    audited here, and whom a line names is not looked at.
    """
    if isinstance(read, str):
        if sum(map(read.count, ",;|\t{")) > _MOST_VALUES:
            raise Refusal(Finding("import-too-many-values", args={"most": _MOST_VALUES}))
        if read.lstrip("\ufeff \t\r\n")[:1] in _JSON:
            return _some(lines_of_json(read, rules_at, only))
        read = (rows_of_text(read),)
    if sum(len(row.cells) for sheet in read for row in sheet.rows) > _MOST_VALUES:
        raise Refusal(Finding("import-too-many-values", args={"most": _MOST_VALUES}))
    sheets = [filled_down(commented(each)) for each in read if not each.hidden]
    sheet, columns, others = _sheet_with_results(sheets, only)
    others += [_not_read(each) for each in read if each.hidden and each.rows]
    lines, notes = lines_of_rows(sheet.rows, rules_at, only, columns)
    return _some((lines, (*sheet.findings, *notes, *others)))


def _sheet_with_results(
    sheets: list[Cells], only: OnlyRound | None
) -> tuple[Cells, Columns | None, list[Finding]]:
    """The first sheet with headings of results, its columns, and that the others are not read."""
    for sheet in sheets:
        try:
            columns = columns_of(sheet.rows, round_known=only is not None and only.can_be_meant(sheet.title))
        except Refusal:
            continue
        return sheet, columns, [_not_read(each) for each in sheets if each is not sheet]
    return (sheets[0] if sheets else Cells()), None, []


def _not_read(sheet: Cells) -> Finding:
    return Finding("import-other-sheet", Severity.NOTE, {"sheet": sheet.title})


def _some(read: Results) -> Results:
    if not read[0]:
        raise Refusal(Finding("import-no-results"))
    return read

"""Read a file of results (jsonl, csv or a workbook), with findings line by line."""

from pathlib import Path

from tichu_turnier.files.cells import Cells, rows_of_text
from tichu_turnier.files.whole import text_of_file
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.transfer.results.lines import ResultLine
from tichu_turnier.transfer.results.objects import lines_of_json
from tichu_turnier.transfer.results.rows import RulesAt, lines_of_rows

_MOST_VALUES = 20_000
"""Of one file: in a round 800 people have as many, with all that can be said of every hand."""
Results = tuple[tuple[ResultLine, ...], tuple[Finding, ...]]
"""The lines, and what is to be said about the file as a whole."""


def results_in(source: Path | str, rules_at: RulesAt) -> Results:
    """The results in a file, or in the text of one: a JSON object a line, or a table with a header.

    A line of JSON has `round`, `table` and either `hands` (each with `a`, `b` and, where known, `calls` by
    seat, `first_out`, `double`; or one line of notation) or `score` and, where known, `hands_played`.
    Raises Refusal when the source as a whole cannot be read. Nothing is audited here, and whom a line names
    is not looked at.
    """
    text = source if isinstance(source, str) else text_of_file(source)
    if sum(map(text.count, ",;|\t{")) > _MOST_VALUES:
        raise Refusal(Finding("import-too-many-values", args={"most": _MOST_VALUES}))
    start = text.lstrip("\ufeff \t\r\n")[:1]
    if start in ("{", "["):
        return _some(lines_of_json(text, rules_at))
    return results_on(rows_of_text(text), rules_at)


def results_on(sheet: Cells, rules_at: RulesAt) -> Results:
    """The results on a sheet; see `results_in`."""
    lines, notes = lines_of_rows(sheet.rows, rules_at)
    return _some((lines, (*sheet.findings, *notes)))


def _some(read: Results) -> Results:
    if not read[0]:
        raise Refusal(Finding("import-no-results"))
    return read


def read_results(source: Path | str, rules_at: RulesAt) -> tuple[ResultLine, ...]:
    """The lines alone; see `results_in`."""
    return results_in(source, rules_at)[0]

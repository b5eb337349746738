"""Say what a file of results would bring, table by table, before anything is entered."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import ResultKey, Tournament
from tichu_turnier.tournament.scoring.match_reports import settled_report
from tichu_turnier.tournament.tables.table import rules_at
from tichu_turnier.transfer.results_file import ResultLine, read_results

LOG_ENDING = ".tch"


@dataclass(frozen=True, slots=True)
class ResultsPreview:
    """What a file of results would bring."""

    lines: tuple[ResultLine, ...] = ()
    findings: tuple[Finding, ...] = ()
    """About the file as a whole; those of a table stand with its line."""

    def accepted(self) -> tuple[EnterResult, ...]:
        return tuple(line.change for line in self.lines if line.change is not None and _is_good(line))


def _is_good(line: ResultLine) -> bool:
    """Whether the result of a line can be entered as it stands."""
    return line.change is not None and not any(finding.blocks for finding in line.findings)


def preview_results(path: Path, tournament: Tournament, place: ResultKey | None) -> ResultsPreview:
    """What a filled-in workbook, jsonl, csv or game log would bring, audited; a bad file gives findings.

    `place` is the round and table that a game log belongs to: it does not say so itself.
    """
    try:
        lines, notes = _lines(path, tournament, place)
    except Refusal as refusal:
        return ResultsPreview(findings=refusal.findings)
    seen: set[ResultKey] = set()
    return ResultsPreview(tuple([_checked(line, tournament, seen) for line in lines]), notes)


def _lines(
    path: Path, tournament: Tournament, place: ResultKey | None
) -> tuple[tuple[ResultLine, ...], tuple[Finding, ...]]:
    from tichu_turnier.transfer.log_results import read_log  # noqa: PLC0415 - only here
    from tichu_turnier.transfer.workbook_entry import is_workbook, read_entry  # noqa: PLC0415 - openpyxl is slow

    if path.suffix.casefold() == LOG_ENDING:
        if place is None:
            raise Refusal(Finding("files-in-no-table"))
        change, notes = read_log(path, tournament, *place)
        return (ResultLine(1, change),), notes
    if is_workbook(path):
        return read_entry(path, tournament), ()
    return read_results(path, partial(rules_at, tournament)), ()


def _checked(line: ResultLine, tournament: Tournament, seen: set[ResultKey]) -> ResultLine:
    """The line with what the audit says, and that a result is there already or comes twice."""
    change = line.change
    if change is None:
        return line
    findings = [*line.findings, *change.findings(tournament)]
    key = change.round, change.table
    args: dict[str, str | int] = {"round": change.round, "table": change.table}
    if key in seen:
        findings.append(Finding("import-result-twice", args=args))
    seen.add(key)
    old = tournament.results.get(key)
    if old is not None and old.report != settled_report(change.report, rules_at(tournament, *key)):
        a, b = old.report.totals
        findings.append(Finding("files-in-replaces", Severity.WARNING, {"before": f"{a}:{b}"}))
    return ResultLine(line.number, change, tuple(findings))

"""Was each result of a file given to those who played it, asked about, or changed in silence?"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tests.transfer.habits.judge import Verdict
from tests.transfer.habits.matches import ExpectedResult, ResultTruth, tournament_of
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import Hands, Totals
from tichu_turnier.transfer.result_preview import ResultsPreview
from tichu_turnier.transfer.results.lines import ResultLine


@dataclass(frozen=True, slots=True)
class _Read:
    points: Mapping[str, int]
    hands: int


def judge_results(preview: ResultsPreview, truth: ResultTruth) -> Verdict:
    """What became of each table's result."""
    verdict = Verdict()
    blocking = {finding.key for finding in _all(preview) if finding.blocks}
    verdict.waiting = sorted(blocking)
    taken: dict[tuple[int, int], list[EnterResult]] = {}
    for change in preview.accepted():
        taken.setdefault((change.round, change.table), []).append(change)
    for expected in truth.tables:
        _compare(expected, taken.pop((expected.round, expected.table), []), preview, truth, verdict)
    for round_, table in taken:
        verdict.silent.append(f"round {round_}, table {table}: a result that is not in the file")
    return verdict.decided()


def _all(preview: ResultsPreview) -> Iterable[Finding]:
    return (*preview.findings, *(finding for line in preview.lines for finding in line.findings))


def _compare(
    expected: ExpectedResult,
    taken: list[EnterResult],
    preview: ResultsPreview,
    truth: ResultTruth,
    verdict: Verdict,
) -> None:
    where = f"round {expected.round}, table {expected.table}"
    if not taken:
        if not _is_refused(expected, preview):
            verdict.silent.append(f"{where}: nothing taken, nothing said")
        elif not (expected.refused or expected.doubtful):
            verdict.told.append(f"{where}: refused")
        return
    if expected.refused and not (expected.doubtful and _is_refused(expected, preview)):
        verdict.silent.append(f"{where}: taken although it cannot be known")
        return
    for change in taken:
        read = _read(change, truth.kind)
        if dict(read.points) != expected.points:
            verdict.silent.append(f"{where}: {dict(read.points)} instead of {expected.points}")
        elif expected.hands and read.hands != expected.hands and not _is_told_of_hands(change, preview):
            verdict.silent.append(f"{where}: {read.hands} hands instead of {expected.hands}")


def _read(change: EnterResult, kind: str) -> _Read:
    seating = tournament_of(kind).seating(change.round, change.table)
    report = change.report
    assert seating is not None
    assert isinstance(report, Totals | Hands)
    a, b = report.totals
    hands = report.hands_played if isinstance(report, Totals) else len(report.hands)
    return _Read({str(int(seating.seats[0])): a, str(int(seating.seats[1])): b}, hands)


def _is_refused(expected: ExpectedResult, preview: ResultsPreview) -> bool:
    """Whether the file, the line, or the table is refused or waits, in words."""
    if any(finding.severity is Severity.ERROR or finding.blocks for finding in preview.findings):
        return True
    return any(_is_about(line, expected) and any(map(_blocks, line.findings)) for line in preview.lines)


def _blocks(finding: Finding) -> bool:
    return finding.blocks


def _is_about(line: ResultLine, expected: ExpectedResult) -> bool:
    change = line.change
    if change is not None:
        return (change.round, change.table) == (expected.round, expected.table)
    return expected.line in {line.number, 0}


def _is_told_of_hands(change: EnterResult, preview: ResultsPreview) -> bool:
    """Whether something says that the number of hands was not taken."""
    said = [finding for line in preview.lines if line.change == change for finding in line.findings]
    return any("hands" in finding.key or "column" in finding.key for finding in (*said, *preview.findings))

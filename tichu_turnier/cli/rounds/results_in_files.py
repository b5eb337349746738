"""Results in files for `enter`: read, checked all together, and entered all or none."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path

from tichu_turnier.cli.rounds.meant import meant_notes
from tichu_turnier.cli.terminal import Terminal, text_of, usage
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.tournament.model.snapshot import ResultKey, Tournament
from tichu_turnier.tournament.scoring.correction import correction_findings
from tichu_turnier.transfer.result_preview import against_standing, audited, lines_in
from tichu_turnier.transfer.results.lines import ResultLine
from tichu_turnier.transfer.results.log import read_log

DOUBTFUL = "doubtful"
_MOST_NOTES = 100
"""Among more, nobody looks for what was meant by a wrong hand, and each takes a millisecond to find."""


def doubtful_accepted(accept: str) -> bool:
    """Whether what waits is taken as it was read (`--accept doubtful`); usage error for other words."""
    if accept not in ("", DOUBTFUL):
        raise usage("cli-accept-what", text=accept)
    return bool(accept)


def lines_of_file(
    source: str, tournament: Tournament, terminal: Terminal, *, doubtful: bool
) -> tuple[ResultLine, ...]:
    """The results in a filled-in workbook, jsonl or csv; `-` is standard input.

    What is to be said about the file as a whole is told.
    """
    lines, notes = lines_in(text_of(source) if source == "-" else Path(source), tournament)
    refused = [each for each in notes if each.blocks]
    if refused:
        raise Refusal(*refused)
    terminal.tell(notes)
    return tuple(line.understood() if doubtful else line for line in lines)


def line_of_log(log: Path, tournament: Tournament, place: ResultKey, *, doubtful: bool) -> ResultLine:
    """What a log of BrettspielWelt brings to a table."""
    change, notes = read_log(log, tournament, *place)
    line = against_standing(ResultLine(0, change, notes), tournament)
    return line.understood() if doubtful else line


def checked(
    lines: Sequence[ResultLine], tournament: Tournament, reason: str, terminal: Terminal
) -> tuple[ResultLine, ...]:
    """The lines with what they enter; tells what is to be said, refuses when any is faulty or waits."""
    found: list[ResultLine] = []
    findings: list[Finding] = []
    for line in lines:
        findings.extend(at_line(line.told, line.number))
        if line.change is None:
            continue
        change = replace(line.change, accepted_because=reason or line.change.accepted_because)
        entered = replace(line, change=change)
        about = tuple(audited(entered, tournament))
        findings.extend(at_line(about, line.number))
        if any(finding.blocks for finding in about):
            notes = meant_notes(change.report, change.at, tournament, terminal)
            findings.extend(at_line(islice(notes, max(0, _MOST_NOTES - len(findings))), line.number))
        found.append(entered)
    findings.extend(_twice(found))
    if any(finding.blocks for finding in findings):
        raise Refusal(*findings, *_readings(lines))
    terminal.tell(findings)
    changed = [line.change for line in found if line.change is not None and not line.stands]
    terminal.agreed(chain.from_iterable(correction_findings(tournament, change) for change in changed))
    return tuple(found)


def _twice(lines: Iterable[ResultLine]) -> Iterator[Finding]:
    keys = Counter(line.change.at for line in lines if line.change is not None)
    for (number, table), count in keys.items():
        if count > 1:
            yield Finding("import-result-twice", args={"round": number, "table": table})


def _readings(lines: Iterable[ResultLine]) -> Iterator[Finding]:
    """How each line that waits is read, and how to say that it was meant so."""
    waiting = [line for line in lines if line.waits and line.change is not None]
    for line in waiting[:_MOST_NOTES]:
        if line.change is not None:
            a, b = line.change.report.totals
            where: dict[str, str | int] = {"round": line.change.round, "table": line.change.table}
            yield from at_line(
                (Finding("reading-as", Severity.NOTE, {**where, "score": f"{a}:{b}"}),), line.number
            )
    if waiting:
        yield Finding("cli-accept-doubtful", Severity.NOTE, {"count": len(waiting)})


def at_line(findings: Iterable[Finding], number: int) -> Iterable[Finding]:
    """Findings with the line of the file in front; without a file, as they are."""
    if not number:
        return findings
    return (replace(finding, where=("line", number, *finding.where)) for finding in findings)


def say_entered(line: ResultLine, saved: Tournament | None, revision: int, terminal: Terminal) -> None:
    """That a result is saved; on a trial (None) it is not, of which only programs are told."""
    if line.change is None:
        return
    report = line.change.report if saved is None else saved.results[line.change.at].report
    a, b = report.totals
    where = {"round": line.change.round, "table": line.change.table}
    if terminal.as_json:
        played: dict[str, object] = {"score": [a, b], "hands_played": report.hands_played}
        unchanged = {"unchanged": True} if line.stands else {}
        terminal.json({**where, **played, **unchanged, "revision": None if saved is None else revision})
    elif saved is not None:
        key = "cli-entered-already" if line.stands else "cli-entered"
        terminal.say(terminal.texts(key, **where, score=f"{a}:{b}", revision=revision))

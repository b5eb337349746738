"""Say what a file of results would bring, table by table, before anything is entered."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.changes.results import LONGEST_NOTE, one_line
from tichu_turnier.tournament.model.snapshot import EntrantId, Hands, Result, ResultKey, Totals, Tournament
from tichu_turnier.tournament.scoring.match_reports import LONG_ROUND, settled_report
from tichu_turnier.tournament.tables.sides import side_of_seat
from tichu_turnier.tournament.tables.table import rules_at, table_of
from tichu_turnier.transfer.results.lines import ResultLine
from tichu_turnier.transfer.results.log import LOG_ENDING, read_log
from tichu_turnier.transfer.results.only_round import only_round
from tichu_turnier.transfer.results.people import Whereabouts, matched
from tichu_turnier.transfer.results_file import Results, content, results_of
from tichu_turnier.transfer.workbook_entry import is_entry, read_entry

_MOST_POINTS = 100 * LONG_ROUND
"""More than the cards of the longest round hold: 640:360 with a digit too many on each side."""


@dataclass(frozen=True, slots=True)
class ResultsPreview:
    """What a file of results would bring."""

    lines: tuple[ResultLine, ...] = ()
    findings: tuple[Finding, ...] = ()
    """About the file as a whole; those of a table stand with its line."""

    def taken(self, *, doubtful: bool = False) -> tuple[ResultLine, ...]:
        """The lines that would be entered and bring anything; with `doubtful` also those that wait."""
        bringing = (line for line in self.lines if line.note or not line.stands)
        return tuple(line for line in bringing if line.accepted or (doubtful and line.waits))

    def accepted(self) -> tuple[EnterResult, ...]:
        """The results of the lines that nothing speaks against."""
        return tuple(line.change for line in self.taken() if line.change is not None)


def preview_results(path: Path, tournament: Tournament, place: ResultKey | None) -> ResultsPreview:
    """What a filled-in workbook, jsonl, csv or game log would bring, audited; a bad file gives findings.

    `place` is the round and table that a game log belongs to: it does not say so itself.
    """
    try:
        lines, notes = lines_in(path, tournament, place)
    except Refusal as refusal:
        return ResultsPreview(findings=refusal.findings)
    return ResultsPreview(tuple(_with_twice([_checked(line, tournament) for line in lines])), notes)


def lines_in(source: Path | str, tournament: Tournament, place: ResultKey | None = None) -> Results:
    """The results in a file, or in the text of one, for those who sit at the tables; nothing is audited.

    Beside the lines, what is to be said about the file as a whole.
    """
    lines, notes = _read(source, tournament, place)
    known = Whereabouts(tournament)
    found = (against_standing(matched(line, known), tournament) for line in lines)
    return tuple([_cumulated(_doubted(line), tournament) for line in found]), notes


def _doubted(line: ResultLine) -> ResultLine:
    """The line, and a question where its totals look like a mistake, or like a table that has not played.

    Sums in a spreadsheet are 0:0 before anything is typed. More than the longest round brings has a digit too
    many.
    """
    report = None if line.change is None else line.change.report
    if not isinstance(report, Totals) or line.stands:
        return line
    a, b = report.totals
    if a == b == 0:
        return line.with_told([Finding("reading-unplayed", Severity.QUESTION)])
    if report.hands_played or a + b <= _MOST_POINTS:
        return line
    return line.with_told([Finding("reading-digit-too-many", Severity.QUESTION, {"score": f"{a}:{b}"})])


def _cumulated(line: ResultLine, tournament: Tournament) -> ResultLine:
    """The line, and a question where its totals can be those of all rounds so far.

    Both sides have no less than before, and together they would have got half as much again as in a round. A
    match to a target ends near it, so that the audit tells such sums.
    """
    change = line.change
    if tournament.regulations.rules.target_score:
        return line
    if change is None or not isinstance(change.report, Totals) or line.stands or change.report.hands_played:
        return line
    before, (a, b) = _points_before(tournament, change.at), change.report.totals
    if before is None or a < before[0] or b < before[1]:
        return line
    if 2 * (a + b) * (change.round - 1) < 3 * sum(before):
        return line
    scores = {"score": f"{a}:{b}", "before": f"{before[0]}:{before[1]}"}
    return line.with_told(
        [Finding("reading-cumulated", Severity.QUESTION, {"round": change.round, **scores})]
    )


def _points_before(tournament: Tournament, at: ResultKey) -> tuple[int, int] | None:
    """The points of both sides of a table from all rounds before; None where sides are no entrants."""
    seating = tournament.seating(*at)
    if seating is None:
        return None
    sides = [set(side) for side in table_of(seating, tournament.regulations).sides]
    if [len(side) for side in sides] != [1, 1]:
        return None
    sums = [_brought(who, at[0], tournament) for (who,) in sides]
    return None if None in sums else (sums[0] or 0, sums[1] or 0)


def _brought(who: EntrantId, number: int, tournament: Tournament) -> int | None:
    """The points of the sides of an entrant in all rounds before; None where a result of them is missing."""
    found = []
    for drawn in tournament.rounds:
        for table in drawn.tables if drawn.number < number else ():
            if who in table.first_seats:
                result = tournament.results.get((drawn.number, table.table))
                if result is None:
                    return None
                found.append(result.report.totals[side_of_seat(table.first_seats.index(who))])
    return sum(found) if found else None


def _read(source: Path | str, tournament: Tournament, place: ResultKey | None) -> Results:
    rules, only = partial(rules_at, tournament), only_round(tournament)
    if isinstance(source, str):
        return results_of(source, rules, only)
    if source.suffix.casefold() == LOG_ENDING:
        if place is None:
            raise Refusal(Finding("files-in-no-table"))
        change, notes = read_log(source, tournament, *place)
        return (ResultLine(1, change, notes),), ()
    read = content(source)
    if not isinstance(read, str) and is_entry(read):
        return read_entry(read, tournament)
    return results_of(read, rules, only)


def against_standing(line: ResultLine, tournament: Tournament) -> ResultLine:
    """The line with what becomes of the result that is there already."""
    old = None if line.change is None else tournament.results.get(line.change.at)
    if line.change is None or old is None:
        return line
    told = tuple(_replacing(line, old, tournament))
    return replace(line, told=(*line.told, *told), stands=_stands(line.change, old, tournament))


def _stands(change: EnterResult, old: Result, tournament: Tournament) -> bool:
    """Whether a line says what is entered already, or less: its totals, where the hands are known."""
    if old.second_pass is not None and old.second_pass.open:
        return False
    new = settled_report(change.report, rules_at(tournament, *change.at))
    same = new == old.report and one_line(change.accepted_because) in ("", old.accepted_because)
    return same or _only_totals_of(new, old)


def _only_totals_of(new: Hands | Totals, old: Result) -> bool:
    """Whether these are the totals of a result of which more is known: every hand, or how many there were."""
    if not isinstance(new, Totals):
        return False
    return new.totals == old.report.totals and new.hands_played in (0, old.report.hands_played)


def _replacing(line: ResultLine, old: Result, tournament: Tournament) -> Iterator[Finding]:
    """What is lost of the result that is there."""
    assert line.change is not None  # noqa: S101 - only lines with a result are asked
    new, (a, b) = line.change.report, old.report.totals
    if _stands(line.change, old, tournament):
        yield Finding("reading-stands", Severity.NOTE, {"score": f"{a}:{b}"})
    elif settled_report(new, rules_at(tournament, *line.change.at)) != old.report:
        yield Finding("files-in-replaces", Severity.WARNING, {"before": f"{a}:{b}"})
        if isinstance(new, Totals) and isinstance(old.report, Hands):
            args: dict[str, str | int] = {"count": old.report.hands_played}
            yield Finding("reading-loses-hands", Severity.WARNING, args)
    if line.note and old.note and one_line(line.note) != old.note:
        yield Finding("reading-replaces-note", Severity.WARNING, {"note": old.note})


def _checked(line: ResultLine, tournament: Tournament) -> ResultLine:
    """The line with what the audit says."""
    return replace(line, audited=tuple(audited(line, tournament)))


def _with_twice(lines: Sequence[ResultLine]) -> Iterator[ResultLine]:
    """The lines, each table once: of what is said twice the first is taken, of two that differ none."""
    reports: dict[ResultKey, list[ResultLine]] = {}
    for line in lines:
        if line.change is not None:
            reports.setdefault(line.change.at, []).append(line)
    for line in lines:
        same = [line] if line.change is None else reports[line.change.at]
        all_agree = len({each.change for each in same}) == 1
        if len(same) > 1 and (line is not same[0] or not all_agree) and line.change is not None:
            args: dict[str, str | int] = {"round": line.change.round, "table": line.change.table}
            twice = Finding("import-result-twice", args=args)
            yield replace(line, audited=(*line.audited, twice))
        else:
            yield line


def audited(line: ResultLine, tournament: Tournament) -> Iterator[Finding]:
    """What is wrong with what a line says; nothing of a result that is there already."""
    if line.change is None:
        return
    if not line.stands:
        yield from line.change.findings(tournament)
        if line.change.accepted_because:
            bare = replace(line.change, accepted_because="").findings(tournament)
            key = "reading-accepted" if any(each.blocks for each in bare) else "reading-marked"
            yield Finding(key, Severity.WARNING, {"reason": line.change.accepted_because})
    if len(one_line(line.note)) > LONGEST_NOTE:
        yield Finding("result-note-long", args={"most": LONGEST_NOTE})

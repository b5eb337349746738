"""Say what a file of results would bring, table by table, before anything is entered."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tichu_turnier.desk.similar import plain
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.replay.game_log import logged_hands
from tichu_turnier.rules.calls import SEATS, Call
from tichu_turnier.rules.hand import DOUBLE_OF_SIDE, Double, HandReport
from tichu_turnier.rules.logs.bsw_replay import Replay, Verdict, replay
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import Hands, HandSeats, ResultKey, Tournament
from tichu_turnier.tournament.registration.entrants import people
from tichu_turnier.tournament.scoring.match_reports import settled_report
from tichu_turnier.tournament.tables.table import rules_at, table_of
from tichu_turnier.transfer.results_file import ResultLine, read_results

LOG_ENDING = ".tch"
_MOST_HANDS = 100
"""No match is longer; a log of a whole year is the wrong file."""


@dataclass(frozen=True, slots=True)
class ResultsPreview:
    """What a file of results would bring."""

    lines: tuple[ResultLine, ...] = ()
    findings: tuple[Finding, ...] = ()
    """About the file as a whole; those of a table stand with its line."""

    def accepted(self) -> tuple[EnterResult, ...]:
        return tuple(line.change for line in self.lines if line.change is not None and line.accepted)


def preview_results(path: Path, tournament: Tournament, place: ResultKey | None) -> ResultsPreview:
    """What a filled-in workbook, jsonl, csv or game log would bring, audited; a bad file gives findings.

    `place` is the round and table that a game log belongs to: it does not say so itself.
    """
    try:
        lines, notes = lines_in(path, tournament, place)
    except Refusal as refusal:
        return ResultsPreview(findings=refusal.findings)
    seen: set[ResultKey] = set()
    return ResultsPreview(tuple([_checked(line, tournament, seen) for line in lines]), notes)


def lines_in(
    source: Path | str, tournament: Tournament, place: ResultKey | None = None
) -> tuple[tuple[ResultLine, ...], tuple[Finding, ...]]:
    """The results in a file, or in the text of one, and what is to be said about it; nothing is audited."""
    from tichu_turnier.transfer.workbook_entry import is_workbook, read_entry  # noqa: PLC0415 - openpyxl is slow

    if isinstance(source, Path):
        if source.suffix.casefold() == LOG_ENDING:
            if place is None:
                raise Refusal(Finding("files-in-no-table"))
            change, notes = read_log(source, tournament, *place)
            return (ResultLine(1, change),), notes
        if source.is_file() and is_workbook(source):  # a pipe is read only once
            return read_entry(source, tournament), ()
    return read_results(source, partial(rules_at, tournament)), ()


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


def read_log(
    path: Path, tournament: Tournament, number: int, table: int
) -> tuple[EnterResult, tuple[Finding, ...]]:
    """The entry that the hands of a log make for a table, and what is to be said about it.

    Each hand is replayed by the rules and counted anew. People are found by their names where the log has
    those of the table, else by the seats 0 to 3. Raises Refusal for a hand that is not over, or not played by
    the rules.
    """
    seating = tournament.seating(number, table)
    if seating is None:
        where = {"round": number, "table": table}
        raise Refusal(Finding("result-no-such-table", args=where, where=("table",)))
    if len(seating.first_seats) > len(SEATS):
        raise Refusal(Finding("import-log-six", args={"table": table}, where=("table",)))
    hands = logged_hands(path, _MOST_HANDS)
    rules = rules_at(tournament, number, table)
    replays = [replay(hand, rules) for hand in hands]
    wrong = tuple(
        Finding("import-log-hand", args={"hand": index, "verdict": each.verdict.value})
        for index, each in enumerate(replays, 1)
        if each.verdict is not Verdict.OK
    )
    if wrong:
        raise Refusal(*wrong)
    reports, strange = [], ""
    for index, each in enumerate(replays):
        names = [each.hand.names.get(seat, "").replace("\N{NO-BREAK SPACE}", " ") for seat in SEATS]
        places = _places(names, table_of(seating, tournament.regulations).seats_of_hand(index), tournament)
        strange = strange or ("" if places else ", ".join(names))
        reports.append(_report(each, places or SEATS))
    notes = (Finding("import-log-seats", Severity.WARNING, {"names": strange}),) if strange else ()
    return EnterResult(number, table, Hands(tuple(reports))), notes


def _places(names: Sequence[str], seats: HandSeats, tournament: Tournament) -> tuple[int, ...]:
    known: dict[str, int] = {}
    for seat in SEATS:
        entrant = tournament.entrants[seats[seat]]
        both = people(entrant)
        person = both[seat // 2] if seats[seat] == seats[(seat + 2) % 4] and len(both) > 1 else entrant.name
        known[plain(person)] = seat
    found = tuple(known.get(plain(name), -1) for name in names)
    partners_stay = all((found[seat] + 2) % 4 == found[seat + 2] for seat in (0, 1))
    return found if sorted(found) == list(SEATS) and partners_stay else ()


def _report(replayed: Replay, places: Sequence[int]) -> HandReport:
    """The hand as the table would have written it down, each seat of the log moved to its place."""
    computed = replayed.computed
    assert computed is not None  # noqa: S101 - only hands that came to their end get here
    calls = {places[seat]: Call.TICHU for seat in replayed.tichu}
    calls |= {places[seat]: Call.GRAND_TICHU for seat in replayed.grand_tichu}
    zero, one, two, three = (calls.get(seat, Call.NONE) for seat in SEATS)
    first = places[replayed.order[0]]
    double = DOUBLE_OF_SIDE[first % 2] if replayed.double_victory else Double.NO
    a, b = computed if places[0] % 2 == 0 else computed[::-1]
    return HandReport(a, b, (zero, one, two, three), first, double)

"""Enter, correct, clear and delete results; a second pass and where it differs; walkovers."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.changes.guards import Guard, guard_of, locked_findings
from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.model.decisions import Deviation, DeviationKind
from tichu_turnier.tournament.model.mappings import removed, replaced
from tichu_turnier.tournament.model.snapshot import (
    EntrantId,
    MatchReport,
    Result,
    ResultKey,
    ScoringUnit,
    SecondPass,
    Totals,
    Tournament,
)
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.scoring.match_reports import audit_match, hints, settled_report
from tichu_turnier.tournament.scoring.penalties import without_hands
from tichu_turnier.tournament.scoring.walkovers import walkover_points
from tichu_turnier.tournament.tables.table import regulations_at, rules_at, table_of


@dataclass(frozen=True, slots=True)
class _AtTable:
    """What is done about the result of one table."""

    round: int
    table: int

    @property
    def at(self) -> ResultKey:
        return self.round, self.table

    @property
    def where(self) -> Words:
        return {"round": self.round, "table": self.table}

    def standing(self, tournament: Tournament) -> Result:
        """The result that there is; only to be asked for where one is entered."""
        return tournament.results[self.at]


@dataclass(frozen=True, slots=True)
class EnterResult(_AtTable):
    """What a table reported for a round; replaces what was there."""

    key: ClassVar[str] = "enter-result"
    report: MatchReport
    accepted_because: str = ""
    """Why the director accepts it although the audit objects; needed only then."""

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """What the audit says; with a reason to accept it, objections of the audit no longer block.

        Where nothing blocks, also what is possible but unlikely.
        """
        if missing := not_enterable(tournament, *self.at):
            return missing
        found = audit_match(self.report, regulations_at(tournament, *self.at))
        if any(finding.blocks for finding in found):
            return () if self.accepted_because.strip() and not senseless(found) else found
        return (*found, *hints(self.report, self.round, tournament))

    def apply(self, tournament: Tournament) -> Tournament:
        here = regulations_at(tournament, *self.at)
        found = audit_match(self.report, here)
        reason = one_line(self.accepted_because) if any(finding.blocks for finding in found) else ""
        report = settled_report(self.report, here.rules)
        old = tournament.results.get(self.at)
        passes = None if old is None or old.second_pass is None else replace(old.second_pass, settled=True)
        note = "" if old is None else old.note
        return with_result(tournament, Result(*self.at, report, reason, second_pass=passes, note=note))

    def comes_late(self, tournament: Tournament) -> bool:
        """Whether a result is corrected after a later round was drawn, or after all of its own were in."""
        entered = self.at in tournament.results
        return entered and guard_of(tournament, self.round) is Guard.ASKED

    def words(self, tournament: Tournament) -> Words:
        old = tournament.results.get(self.at)
        return {
            **self.where,
            "before": "" if old is None else totals_text(old.report),
            "after": totals_text(self.report),
            "reason": one_line(self.accepted_because),
        }


@dataclass(frozen=True, slots=True)
class ClearResult(_AtTable):
    """Takes a result away: the table owes it again."""

    key: ClassVar[str] = "clear-result"

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        return not_entered(tournament, *self.at)

    def apply(self, tournament: Tournament) -> Tournament:
        return _reported(tournament, self.at, None, removed(tournament.results, self.at))

    def words(self, tournament: Tournament) -> Words:
        return {**self.where, "before": totals_text(self.standing(tournament).report)}


@dataclass(frozen=True, slots=True)
class ClearObjections(_AtTable):
    """The director has looked into a result that was accepted in spite of objections: it stands unmarked."""

    key: ClassVar[str] = "clear-objections"

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        missing = not_entered(tournament, *self.at)
        if missing or self.standing(tournament).disputed:
            return missing
        return (Finding("audit-desk-nothing-to-clear", args=self.where),)

    def apply(self, tournament: Tournament) -> Tournament:
        return with_result(tournament, replace(self.standing(tournament), cleared=True))

    def words(self, tournament: Tournament) -> Words:
        result = self.standing(tournament)
        return {**self.where, "before": totals_text(result.report), "reason": result.accepted_because}


LONGEST_NOTE = 300


@dataclass(frozen=True, slots=True)
class NoteResult(_AtTable):
    """What is to be remembered about a result, in the place of what was; empty for nothing."""

    key: ClassVar[str] = "note-result"
    note: str

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if missing := not_entered(tournament, *self.at):
            return missing
        long = len(one_line(self.note)) > LONGEST_NOTE
        return (Finding("result-note-long", args={"most": LONGEST_NOTE}),) if long else ()

    def apply(self, tournament: Tournament) -> Tournament:
        return with_result(tournament, replace(self.standing(tournament), note=one_line(self.note)))

    def words(self, tournament: Tournament) -> Words:
        return {**self.where, "note": one_line(self.note)}


@dataclass(frozen=True, slots=True)
class EnterSecond(_AtTable):
    """What was typed from a slip without seeing what the first pass had typed."""

    key: ClassVar[str] = "enter-second"
    report: MatchReport
    accepted_because: str = ""
    """Why it was typed like this although the audit objects; needed only then."""

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if missing := not_entered(tournament, *self.at):
            return missing
        found = audit_match(self.report, regulations_at(tournament, *self.at))
        return () if self.accepted_because.strip() and not senseless(found) else found

    def apply(self, tournament: Tournament) -> Tournament:
        result = self.standing(tournament)
        passes = SecondPass(result.report, self._settled(tournament))
        return with_result(tournament, replace(result, second_pass=passes))

    def words(self, tournament: Tournament) -> Words:
        first, second = self.standing(tournament).report, self._settled(tournament)
        return {
            **self.where,
            "before": totals_text(first),
            "after": totals_text(second),
            "agrees": "yes" if first == second else "no",
            "reason": one_line(self.accepted_because),
        }

    def _settled(self, tournament: Tournament) -> MatchReport:
        return settled_report(self.report, rules_at(tournament, *self.at))


@dataclass(frozen=True, slots=True)
class SettlePasses(_AtTable):
    """The director has looked at the slip and says which pass typed it right."""

    key: ClassVar[str] = "settle-passes"
    second: bool
    """Whether it was the second one: then it counts from now on."""

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """Only passes that differ can be settled, and only for one that needs no reason any more."""
        if missing := not_entered(tournament, *self.at):
            return missing
        result, where = self.standing(tournament), self.where
        passes = result.second_pass
        if passes is None or passes.agrees:
            return (Finding("second-nothing-to-settle", args=where),)
        right, regulations = self._right(passes), regulations_at(tournament, *self.at)
        audited = () if right == result.report else audit_match(right, regulations)
        return (Finding("second-needs-reason", args=where),) if any(each.blocks for each in audited) else ()

    def apply(self, tournament: Tournament) -> Tournament:
        result = self.standing(tournament)
        if result.second_pass is None:
            return tournament
        report, passes = self._right(result.second_pass), replace(result.second_pass, settled=True)
        if report != result.report:
            result = Result(self.round, self.table, report, note=result.note)
        return with_result(tournament, replace(result, second_pass=passes))

    def words(self, tournament: Tournament) -> Words:
        result = self.standing(tournament)
        after = self.apply(tournament).results[self.at]
        return {
            **self.where,
            "before": totals_text(result.report),
            "after": totals_text(after.report),
            "right": "second" if self.second else "first",
        }

    def _right(self, passes: SecondPass) -> MatchReport:
        return passes.second if self.second else passes.first


def with_result(tournament: Tournament, result: Result) -> Tournament:
    """The tournament with this result in the place of the old one."""
    at = result.round, result.table
    return _reported(tournament, at, result.report, replaced(tournament.results, at, result))


def _reported(
    tournament: Tournament, at: ResultKey, report: MatchReport | None, results: Mapping[ResultKey, Result]
) -> Tournament:
    """The tournament in which a table has this report, or none, with what follows from that."""
    waiting = without_hands(tournament, at, report) if tournament.penalties else tournament.penalties
    return replace(tournament, results=results, noted=_noted(tournament, *at, report), penalties=waiting)


def _noted(
    tournament: Tournament, number: int, table: int, report: MatchReport | None
) -> tuple[Deviation, ...]:
    """What is noted once a table has another report, or none, and a draw or the ranking had the old one."""
    old = tournament.results.get((number, table))
    if old is None or old.report == report:
        return tournament.noted
    drawn = len(tournament.rounds)
    if number == drawn and (tournament.missing(drawn) or drawn < planned_rounds(tournament)):
        return tournament.noted
    after = "" if report is None else totals_text(report)
    told = Deviation(DeviationKind.CORRECTION, number, table, totals_text(old.report), after)
    return (*tournament.noted, told)


def not_entered(tournament: Tournament, number: int, table: int) -> tuple[Finding, ...]:
    """That there is no such table, or no result of it that could be changed."""
    missing = not_enterable(tournament, number, table)
    if missing or (number, table) in tournament.results:
        return missing
    return (Finding("result-not-entered", args={"round": number, "table": table}),)


def not_enterable(tournament: Tournament, number: int, table: int) -> tuple[Finding, ...]:
    """That a round is not drawn, has no such table, or is locked."""
    if tournament.round(number) is None:
        return (Finding("result-round-not-drawn", args={"round": number}, where=("round",)),)
    if tournament.seating(number, table) is None:
        return (Finding("result-no-such-table", args={"round": number, "table": table}, where=("table",)),)
    return locked_findings(tournament, number)


def senseless(found: tuple[Finding, ...]) -> bool:
    """Whether the standings could not be computed from it, however good the reason."""
    return bool({"result-needs-hands", "result-needs-stages", "result-no-hands"} & {e.key for e in found})


def totals_text(report: MatchReport) -> str:
    """Both totals, for the journal."""
    a, b = report.totals
    return f"{a}:{b}"


def one_line(reason: str) -> str:
    """A reason as it is kept: in the journal, a line is an entry."""
    return " ".join(reason.split())


@dataclass(frozen=True, slots=True)
class Walkover(_AtTable):
    """Who does not come loses to nothing: by the target score, else by all card points of the planned hands.

    Only where matches score and a side is one entrant; elsewhere somebody steps in.
    """

    key: ClassVar[str] = "walkover"
    absent: EntrantId
    note: str = ""
    """What is to stand beside the result."""

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if missing := not_enterable(tournament, *self.at):
            return missing
        found = tuple(self._objections(tournament)) or self._result(tournament).findings(tournament)
        return tuple([each for each in found if each.key != "result-hands-unknown"])  # none were played

    def apply(self, tournament: Tournament) -> Tournament:
        return NoteResult(*self.at, self.note).apply(self._result(tournament).apply(tournament))

    def words(self, tournament: Tournament) -> Words:
        after = totals_text(self._result(tournament).report)
        return {**self.where, "name": own_name(tournament, self.absent), "after": after}

    def _objections(self, tournament: Tournament) -> Iterator[Finding]:
        seating = tournament.seating(*self.at)
        if seating is None or self.absent not in seating.entrants():
            yield Finding("walkover-not-seated", args={**self.where, "entrant": self.absent})
            return
        alone = all(len(side) == 1 for side in table_of(seating, tournament.regulations).sides)
        if tournament.regulations.scoring.unit is not ScoringUnit.MATCH or not alone:
            yield Finding("walkover-only-matches")
        if self.at in tournament.results:
            yield Finding("walkover-played", args=self.where)

    def _result(self, tournament: Tournament) -> EnterResult:
        seating = tournament.seating(*self.at)
        won = walkover_points(regulations_at(tournament, *self.at))
        lost = seating is not None and seating.entrants()[0] == self.absent
        return EnterResult(self.round, self.table, Totals(0, won) if lost else Totals(won, 0))

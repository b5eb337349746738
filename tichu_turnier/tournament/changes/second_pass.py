"""Enter what was typed a second time, and settle where both passes differ."""

from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.changes.results import (
    not_entered,
    one_line,
    senseless,
    totals_text,
    with_result,
)
from tichu_turnier.tournament.model.snapshot import MatchReport, Result, SecondPass, Tournament
from tichu_turnier.tournament.scoring.match_reports import audit_match, settled_report
from tichu_turnier.tournament.tables.table import regulations_at


@dataclass(frozen=True, slots=True)
class EnterSecond:
    """What was typed from a slip without seeing what the first pass had typed."""

    key: ClassVar[str] = "enter-second"
    round: int
    table: int
    report: MatchReport
    accepted_because: str = ""
    """Why it was typed like this although the audit objects; needed only then."""

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if missing := not_entered(tournament, self.round, self.table):
            return missing
        found = audit_match(self.report, regulations_at(tournament, self.round, self.table))
        return () if self.accepted_because.strip() and not senseless(found) else found

    def apply(self, tournament: Tournament) -> Tournament:
        result = tournament.results[self.round, self.table]
        second = settled_report(self.report, regulations_at(tournament, self.round, self.table).rules)
        passes = SecondPass(result.report, second)
        return with_result(tournament, replace(result, second_pass=passes))

    def words(self, tournament: Tournament) -> Words:
        first = tournament.results[self.round, self.table].report
        second = settled_report(self.report, regulations_at(tournament, self.round, self.table).rules)
        return {
            "round": self.round,
            "table": self.table,
            "before": totals_text(first),
            "after": totals_text(second),
            "agrees": "yes" if first == second else "no",
            "reason": one_line(self.accepted_because),
        }


@dataclass(frozen=True, slots=True)
class SettlePasses:
    """The director has looked at the slip and says which pass typed it right."""

    key: ClassVar[str] = "settle-passes"
    round: int
    table: int
    second: bool
    """Whether it was the second one: then it counts from now on."""

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """Only passes that differ can be settled, and only for one that needs no reason any more."""
        if missing := not_entered(tournament, self.round, self.table):
            return missing
        result, where = tournament.results[self.round, self.table], {"round": self.round, "table": self.table}
        passes = result.second_pass
        if passes is None or passes.agrees:
            return (Finding("second-nothing-to-settle", args=where),)
        right, regulations = self._right(passes), regulations_at(tournament, self.round, self.table)
        audited = () if right == result.report else audit_match(right, regulations)
        return (Finding("second-needs-reason", args=where),) if any(each.blocks for each in audited) else ()

    def apply(self, tournament: Tournament) -> Tournament:
        result = tournament.results[self.round, self.table]
        if result.second_pass is None:
            return tournament
        report, passes = self._right(result.second_pass), replace(result.second_pass, settled=True)
        if report != result.report:
            result = Result(self.round, self.table, report)
        return with_result(tournament, replace(result, second_pass=passes))

    def words(self, tournament: Tournament) -> Words:
        result = tournament.results[self.round, self.table]
        after = self.apply(tournament).results[self.round, self.table]
        return {
            "round": self.round,
            "table": self.table,
            "before": totals_text(result.report),
            "after": totals_text(after.report),
            "right": "second" if self.second else "first",
        }

    def _right(self, passes: SecondPass) -> MatchReport:
        return passes.second if self.second else passes.first

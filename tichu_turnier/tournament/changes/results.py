"""How do reported results enter a tournament, and leave it again?"""

from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.rules.finding import Finding
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.model import MatchReport, Result, Seating, Tournament, removed, replaced
from tichu_turnier.tournament.results import audit_match, settled_report


@dataclass(frozen=True, slots=True)
class EnterResult:
    """What a table reported for a round; replaces what was there."""

    key: ClassVar[str] = "enter-result"
    round: int
    table: int
    report: MatchReport
    accepted_because: str = ""
    """Why the director accepts it although the audit objects; needed only then."""

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """What the audit says; with a reason to accept it, objections of the audit no longer block."""
        missing = _no_such_table(tournament, self.round, self.table)
        if missing:
            return missing
        found = audit_match(self.report, tournament.regulations)
        return () if self.accepted_because.strip() and not _senseless(found) else found

    def apply(self, tournament: Tournament) -> Tournament:
        """The tournament with this result."""
        found = audit_match(self.report, tournament.regulations)
        reason = self.accepted_because.strip() if any(finding.blocks for finding in found) else ""
        report = settled_report(self.report, tournament.regulations.rules)
        result = Result(self.round, self.table, report, reason)
        return replace(tournament, results=replaced(tournament.results, (self.round, self.table), result))

    def words(self, tournament: Tournament) -> Words:
        """Round, table, the totals before and now, and the reason where there is one."""
        old = tournament.results.get((self.round, self.table))
        return {
            "round": self.round,
            "table": self.table,
            "before": "" if old is None else _totals(old.report),
            "after": _totals(self.report),
            "reason": self.accepted_because.strip(),
        }


@dataclass(frozen=True, slots=True)
class ClearResult:
    """Takes a result away: the table owes it again."""

    key: ClassVar[str] = "clear-result"
    round: int
    table: int

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """Only what is there can be taken away."""
        missing = _no_such_table(tournament, self.round, self.table)
        if missing or (self.round, self.table) in tournament.results:
            return missing
        return (Finding("result-not-entered", args={"round": self.round, "table": self.table}),)

    def apply(self, tournament: Tournament) -> Tournament:
        """The tournament without this result."""
        return replace(tournament, results=removed(tournament.results, (self.round, self.table)))

    def words(self, tournament: Tournament) -> Words:
        """Round, table and the totals that were there."""
        old = tournament.results[self.round, self.table]
        return {"round": self.round, "table": self.table, "before": _totals(old.report)}


def _no_such_table(tournament: Tournament, number: int, table: int) -> tuple[Finding, ...]:
    drawn = tournament.round(number)
    if drawn is None:
        return (Finding("result-round-not-drawn", args={"round": number}, where=("round",)),)
    seating: Seating | None = drawn.seating(table)
    if seating is None:
        return (Finding("result-no-such-table", args={"round": number, "table": table}, where=("table",)),)
    return ()


def _senseless(found: tuple[Finding, ...]) -> bool:
    """Whether the standings could not be computed from it, however good the reason."""
    return any(finding.key in ("result-needs-hands", "result-no-hands") for finding in found)


def _totals(report: MatchReport) -> str:
    a, b = report.totals
    return f"{a}:{b}"

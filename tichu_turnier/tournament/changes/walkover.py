"""Decide a match that was not played, because one side did not come."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.changes.results import EnterResult, NoteResult, not_enterable
from tichu_turnier.tournament.model.snapshot import EntrantId, Regulations, ScoringUnit, Totals, Tournament
from tichu_turnier.tournament.tables.table import regulations_at, table_of

_USUAL = 1000
_HAND = 100


@dataclass(frozen=True, slots=True)
class Walkover:
    """Who does not come loses to nothing: by the target score, else by all card points of the planned hands.

    Only where matches score and a side is one entrant; elsewhere somebody steps in.
    """

    key: ClassVar[str] = "walkover"
    round: int
    table: int
    absent: EntrantId
    note: str = ""
    """What is to stand beside the result."""

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if missing := not_enterable(tournament, self.round, self.table):
            return missing
        return tuple(self._objections(tournament)) or self._result(tournament).findings(tournament)

    def apply(self, tournament: Tournament) -> Tournament:
        entered = self._result(tournament).apply(tournament)
        return NoteResult(self.round, self.table, self.note).apply(entered)

    def words(self, tournament: Tournament) -> Words:
        a, b = self._result(tournament).report.totals
        name = tournament.name_of(self.absent)
        return {"round": self.round, "table": self.table, "name": name, "after": f"{a}:{b}"}

    def _objections(self, tournament: Tournament) -> Iterator[Finding]:
        where: dict[str, str | int] = {"round": self.round, "table": self.table}
        seating = tournament.seating(self.round, self.table)
        if seating is None or self.absent not in seating.entrants():
            yield Finding("walkover-not-seated", args={**where, "entrant": self.absent})
            return
        alone = all(len(side) == 1 for side in table_of(seating, tournament.regulations).sides)
        if tournament.regulations.scoring.unit is not ScoringUnit.MATCH or not alone:
            yield Finding("walkover-only-matches")
        if (self.round, self.table) in tournament.results:
            yield Finding("walkover-played", args=where)

    def _result(self, tournament: Tournament) -> EnterResult:
        seating = tournament.seating(self.round, self.table)
        won = _score(regulations_at(tournament, self.round, self.table))
        lost = seating is not None and seating.seats[0] == self.absent
        return EnterResult(self.round, self.table, Totals(0, won) if lost else Totals(won, 0))


def _score(regulations: Regulations) -> int:
    """What the side that is there gets, in whole hands."""
    points = regulations.rules.target_score or regulations.hands_planned * _HAND or _USUAL
    return -(-points // _HAND) * _HAND

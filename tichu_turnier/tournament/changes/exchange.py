"""Swap two people, or two tables, in a published round."""

from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.draws.meetings import meetings
from tichu_turnier.tournament.draws.seat_swap import Exchange, TwoTables, exchanged, weigh
from tichu_turnier.tournament.model.snapshot import Round, Tournament


@dataclass(frozen=True, slots=True)
class ExchangeSeats:
    """Two places of a published round are exchanged, as long as neither table has a result."""

    key: ClassVar[str] = "exchange-seats"
    round: int
    exchange: Exchange

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """What forbids it, and how many people have to be told."""
        drawn = tournament.round(self.round)
        if drawn is None:
            return (Finding("exchange-not-drawn", args={"round": self.round}),)
        if not self._both_there(drawn):
            return (Finding("exchange-no-place", args={"round": self.round}),)
        weighed = weigh(tournament, drawn, self.exchange, meetings(tournament, self.round))
        told = Finding("exchange-moved", Severity.WARNING, {"round": self.round, "count": weighed.moved})
        return (*weighed.findings, told)

    def apply(self, tournament: Tournament) -> Tournament:
        rounds = list(tournament.rounds)
        rounds[self.round - 1] = exchanged(rounds[self.round - 1], self.exchange)
        return replace(tournament, rounds=tuple(rounds))

    def words(self, tournament: Tournament) -> Words:
        pair = self.exchange
        if isinstance(pair, TwoTables):
            return {"round": self.round, "one": "", "other": "", "table": pair.one, "further": pair.other}
        seated = tournament.rounds[self.round - 1].tables
        tables = {who: seating.table for seating in seated for who in seating.entrants()}
        names = {who: tournament.entrants[who].name for who in (pair.one, pair.other)}
        return {
            "round": self.round,
            "one": names[pair.one],
            "other": names[pair.other],
            "table": tables.get(pair.one, 0),
            "further": tables.get(pair.other, 0),
        }

    def _both_there(self, drawn: Round) -> bool:
        pair = self.exchange
        numbers = {seating.table for seating in drawn.tables}
        known = numbers if isinstance(pair, TwoTables) else set(map(int, drawn.people()))
        return pair.one != pair.other and known >= {pair.one, pair.other}

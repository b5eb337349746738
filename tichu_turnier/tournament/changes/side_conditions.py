"""Side conditions of the draw: who must not meet, who needs which table, and the list of seeds."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.changes.change import OfEntrant, Words, unknown_entrants
from tichu_turnier.tournament.draws.bracket import seeding_order
from tichu_turnier.tournament.draws.formats import why_they_meet
from tichu_turnier.tournament.draws.side_conditions import MOST_TABLES
from tichu_turnier.tournament.model.decisions import Deviation, DeviationKind
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament
from tichu_turnier.tournament.registration.namesakes import own_name


@dataclass(frozen=True, slots=True)
class SetSeed(OfEntrant):
    """An entrant gets a place on the list of seeds, from 1; those who stood there and below move down."""

    key: ClassVar[str] = "set-seed"
    place: int

    def objections(self, tournament: Tournament) -> Iterable[Finding]:
        most = len(tournament.entrants)
        if tournament.rounds:
            yield Finding("seeding-already-drawn")
        elif not 1 <= self.place <= most:
            yield Finding("seeding-no-place", args={"place": self.place, "most": most})

    def apply(self, tournament: Tournament) -> Tournament:
        order = [who for who in seeding_order(tournament.entrants.values()) if who != self.entrant]
        order.insert(self.place - 1, self.entrant)
        numbered = [(number, tournament.entrants[who]) for number, who in enumerate(order, 1)]
        changed = (replace(who, seeding=number) for number, who in numbered if who.seeding != number)
        return tournament.with_entrants(*changed)

    def words(self, tournament: Tournament) -> Words:
        return {"name": own_name(tournament, self.entrant), "place": self.place}


@dataclass(frozen=True, slots=True)
class KeepApart:
    """Two entrants must not meet in any draw to come, or may again."""

    key: ClassVar[str] = "keep-apart"
    one: EntrantId
    other: EntrantId
    apart: bool = True

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        unknown = unknown_entrants(tournament, self.one, self.other)
        if self.one == self.other and not unknown:
            return (Finding("conditions-oneself", args={"name": own_name(tournament, self.one)}),)
        why = why_they_meet(tournament)
        if self.apart and why and not unknown:
            return (Finding("conditions-may-fail", Severity.WARNING, {"why": why}),)
        return unknown

    def apply(self, tournament: Tournament) -> Tournament:
        lower, higher = sorted((self.one, self.other))
        entrant = tournament.entrants[higher]
        kept = tuple(known for known in entrant.apart_from if known != lower)
        return _wished(tournament, replace(entrant, apart_from=(*kept, lower) if self.apart else kept))

    def words(self, tournament: Tournament) -> Words:
        names = {"one": own_name(tournament, self.one), "other": own_name(tournament, self.other)}
        return {**names, "apart": "yes" if self.apart else "no"}


def _wished(tournament: Tournament, entrant: Entrant) -> Tournament:
    """With another wish of an entrant; noted where rounds were drawn that could not heed it yet."""
    changed, drawn = tournament.with_entrants(entrant), len(tournament.rounds)
    if not drawn or entrant == tournament.entrants[entrant.id]:
        return changed
    told = Deviation(DeviationKind.WISHES, drawn)
    return replace(changed, noted=(*(each for each in tournament.noted if each != told), told))


@dataclass(frozen=True, slots=True)
class NeedTable(OfEntrant):
    """An entrant needs a certain table from the next draw on; None for any."""

    key: ClassVar[str] = "need-table"
    table: int | None

    def objections(self, _: Tournament) -> Iterable[Finding]:
        if self.table is not None and not 1 <= self.table <= MOST_TABLES:
            yield Finding("conditions-no-table", args={"table": self.table, "most": MOST_TABLES})

    def apply(self, tournament: Tournament) -> Tournament:
        return _wished(tournament, replace(tournament.entrants[self.entrant], needs_table=self.table))

    def words(self, tournament: Tournament) -> Words:
        return {"name": own_name(tournament, self.entrant), "table": self.table or 0}

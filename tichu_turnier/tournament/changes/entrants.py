"""Register, edit, withdraw and substitute entrants."""

from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.draws.repair_round import can_be_repaired, moved, repaired
from tichu_turnier.tournament.model.mappings import frozen, replaced
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament
from tichu_turnier.tournament.registration.entrants import (
    PARTNERS,
    NewEntrant,
    entrant_findings,
    list_findings,
    same_name,
    tidy,
)
from tichu_turnier.tournament.registration.overview import free_places, singles


@dataclass(frozen=True, slots=True)
class AddEntrants:
    """New entrants, numbered on from the last one."""

    key: ClassVar[str] = "add-entrants"
    entrants: tuple[NewEntrant, ...]

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """What is wrong with each of them, beside the others and those already there."""
        unit = tournament.regulations.unit
        found = list_findings(self.entrants, tournament.entrants.values(), unit)
        beside = self._full(tournament)
        faults = tuple(
            replace(finding, where=("entrant", index, *finding.where))
            for index, findings in enumerate(found)
            for finding in findings
        )
        return faults + beside

    def _full(self, tournament: Tournament) -> tuple[Finding, ...]:
        """How many of them will have to wait, and who is the last of them."""
        outside = self._outside(tournament)
        if not outside:
            return ()
        name = tidy(self.entrants[max(outside)].name)
        args: dict[str, str | int] = {"count": len(outside), "name": name}
        room = tournament.regulations.entry.room_for
        return (Finding("registration-full", Severity.WARNING, {**args, "room": room}),)

    def _outside(self, tournament: Tournament) -> frozenset[int]:
        """For which of the new ones there is no room; two who look for partners take one place together."""
        free = free_places(tournament)
        alone = len(singles(tournament))
        found = set()
        for index, new in enumerate(self.entrants if free is not None else ()):
            shares = new.single and alone % PARTNERS == 1
            if not shares and (free or 0) < 1:
                found.add(index)
                continue
            alone += new.single
            free = (free or 0) - (not shares)
        return frozenset(found)

    def apply(self, tournament: Tournament) -> Tournament:
        first = max(tournament.entrants, default=0) + 1
        added = {
            EntrantId(first + i): new.numbered(EntrantId(first + i)) for i, new in enumerate(self.entrants)
        }
        drawn = len(tournament.rounds)
        outside = {first + index for index in self._outside(tournament)}
        late = {
            key: replace(entrant, first_round=drawn + 1, waiting=key in outside)
            for key, entrant in added.items()
        }
        return replace(tournament, entrants=frozen([*tournament.entrants.items(), *late.items()]))

    def words(self, tournament: Tournament) -> Words:
        return {"count": len(self.entrants), "name": tidy(self.entrants[0].name) if self.entrants else ""}


@dataclass(frozen=True, slots=True)
class EditEntrant:
    """Other name, members or club of an entrant; the number stays."""

    key: ClassVar[str] = "edit-entrant"
    entrant: Entrant

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        unknown = _unknown(tournament, self.entrant.id)
        if unknown:
            return unknown
        others = [e for e in tournament.entrants.values() if e.id != self.entrant.id]
        raw = self.entrant
        new = NewEntrant(raw.name, raw.members, raw.club, raw.single)
        return entrant_findings(new, others, tournament.regulations.unit)

    def apply(self, tournament: Tournament) -> Tournament:
        raw = self.entrant
        names = NewEntrant(raw.name, raw.members, raw.club).numbered(raw.id)
        entrant = replace(raw, name=names.name, members=names.members, club=names.club)
        return replace(tournament, entrants=replaced(tournament.entrants, entrant.id, entrant))

    def words(self, tournament: Tournament) -> Words:
        return {"before": tournament.entrants[self.entrant.id].name, "name": tidy(self.entrant.name)}


@dataclass(frozen=True, slots=True)
class RemoveEntrant:
    """Takes somebody off the list who has not been drawn yet."""

    key: ClassVar[str] = "remove-entrant"
    entrant: EntrantId

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """Whoever was drawn can only withdraw."""
        unknown = _unknown(tournament, self.entrant)
        if unknown:
            return unknown
        if any(self.entrant in drawn.people() for drawn in tournament.rounds):
            return (Finding("entrant-was-drawn", args={"name": tournament.entrants[self.entrant].name}),)
        if any(self.entrant in penalty.who for penalty in tournament.penalties.values()):
            return (Finding("entrant-has-penalty", args={"name": tournament.entrants[self.entrant].name}),)
        return ()

    def apply(self, tournament: Tournament) -> Tournament:
        others = ((key, _free_of(other, self.entrant)) for key, other in tournament.entrants.items())
        return replace(tournament, entrants=frozen(pair for pair in others if pair[0] != self.entrant))

    def words(self, tournament: Tournament) -> Words:
        return {"name": tournament.entrants[self.entrant].name}


@dataclass(frozen=True, slots=True)
class CheckIn:
    """Who has arrived (or has not, after all)."""

    key: ClassVar[str] = "check-in"
    entrants: tuple[EntrantId, ...]
    present: bool = True

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """Only known entrants can arrive."""
        return tuple(finding for entrant in self.entrants for finding in _unknown(tournament, entrant))

    def apply(self, tournament: Tournament) -> Tournament:
        changed = dict(tournament.entrants)
        for entrant in self.entrants:
            if changed[entrant].checked_in is not self.present:
                changed[entrant] = replace(changed[entrant], checked_in=self.present)
        return replace(tournament, entrants=frozen(changed.items()))

    def words(self, tournament: Tournament) -> Words:
        name = tournament.entrants[self.entrants[0]].name if self.entrants else ""
        return {"count": len(self.entrants), "name": name, "present": "yes" if self.present else "no"}


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Somebody leaves before round `from_round`; what was played stays. None takes it back.

    Published rounds from then on are repaired if nothing hangs on them; taking it back leaves them so.
    """

    key: ClassVar[str] = "withdraw"
    entrant: EntrantId
    from_round: int | None

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """Nobody leaves a round that he has played, or on which others hang; else who has to move."""
        unknown = _unknown(tournament, self.entrant)
        if unknown or self.from_round is None:
            return unknown
        name = tournament.entrants[self.entrant].name
        if self.from_round < 1:
            return (Finding("withdraw-no-such-round", args={"round": self.from_round}),)
        after = self.apply(tournament)
        for drawn, left in zip(tournament.rounds, after.rounds, strict=True):
            stays = drawn.number < self.from_round or can_be_repaired(tournament, drawn, self.entrant)
            if not (stays and left.tables):
                return (Finding("withdraw-already-drawn", args={"name": name, "round": drawn.number}),)
        return tuple(moved(tournament, after))

    def apply(self, tournament: Tournament) -> Tournament:
        entrant = replace(tournament.entrants[self.entrant], withdrawn_from=self.from_round)
        left = replace(tournament, entrants=replaced(tournament.entrants, self.entrant, entrant))
        return left if self.from_round is None else repaired(left, self.entrant, max(1, self.from_round))

    def words(self, tournament: Tournament) -> Words:
        return {"name": tournament.entrants[self.entrant].name, "round": self.from_round or 0}


@dataclass(frozen=True, slots=True)
class Substitute:
    """Somebody else takes over seat and points of an entrant."""

    key: ClassVar[str] = "substitute"
    entrant: EntrantId
    name: str
    members: tuple[str, ...] = ()

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """A substitute has a name of his own."""
        unknown = _unknown(tournament, self.entrant)
        if unknown:
            return unknown
        if self._replaced(tournament.entrants[self.entrant]) == "":
            return (Finding("substitute-same-name", args={"name": self.name}),)
        others = [e for e in tournament.entrants.values() if e.id != self.entrant]
        members = self.members or tournament.entrants[self.entrant].members
        return entrant_findings(NewEntrant(self.name, members), others, tournament.regulations.unit)

    def apply(self, tournament: Tournament) -> Tournament:
        old = tournament.entrants[self.entrant]
        new = replace(
            old,
            name=tidy(self.name),
            members=tuple(tidy(member) for member in self.members) or old.members,
            formerly=(*old.formerly, self._replaced(old)),
        )
        return replace(tournament, entrants=replaced(tournament.entrants, self.entrant, new))

    def _replaced(self, old: Entrant) -> str:
        """Who goes: the entrant, or of a team that keeps its name the members who are no longer in it."""
        if not same_name(self.name, old.name):
            return old.name
        stay = {tidy(member) for member in self.members or old.members}
        return ", ".join(member for member in old.members if member not in stay)

    def words(self, tournament: Tournament) -> Words:
        return {"before": tournament.entrants[self.entrant].name, "name": tidy(self.name)}


def _free_of(entrant: Entrant, gone: EntrantId) -> Entrant:
    """The very same entrant, unless he was kept apart from the one who is gone."""
    if gone not in entrant.apart_from:
        return entrant
    return replace(entrant, apart_from=tuple(other for other in entrant.apart_from if other != gone))


def _unknown(tournament: Tournament, entrant: EntrantId) -> tuple[Finding, ...]:
    if entrant in tournament.entrants:
        return ()
    return (Finding("entrant-unknown", args={"entrant": entrant}),)

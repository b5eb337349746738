"""Register, edit, withdraw and substitute entrants, and say when each is here."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.changes.change import OfEntrant, Words, people_words, unknown_entrants
from tichu_turnier.tournament.changes.registration import SetPaid
from tichu_turnier.tournament.draws.formats import format_of, is_closed
from tichu_turnier.tournament.draws.repair_round import can_be_repaired, moved, repaired
from tichu_turnier.tournament.draws.seat_swap import renamed
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament
from tichu_turnier.tournament.registration.entrants import (
    MOST_ENTRANTS,
    PARTNERS,
    NewEntrant,
    entrant_findings,
    list_findings,
    people,
    same_name,
    tidy,
)
from tichu_turnier.tournament.registration.identity import persons_after
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.registration.overview import (
    arrived,
    back_again,
    free_for_newcomers,
    free_places,
    places_open,
    singles,
    waiting,
    was_drawn,
)

BRACKET_DRAWN = "entrant-bracket-drawn"


def place_news(before: Tournament, after: Tournament) -> tuple[Finding, ...]:
    """That a place has become free, or that the first wait while one is, and who is the next to have it."""
    if after.entrants is before.entrants and after.regulations is before.regulations:
        return ()
    free, were = free_places(after), free_places(before)
    known = free is not None and were is not None and were >= free and bool(waiting(before))
    return () if known or is_closed(after) else places_open(after)


@dataclass(frozen=True, slots=True)
class AddEntrants:
    """New entrants, numbered on from the last one."""

    key: ClassVar[str] = "add-entrants"
    entrants: tuple[NewEntrant, ...]

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if len(self.entrants) + len(tournament.entrants) > MOST_ENTRANTS:
            return (Finding("entrant-too-many", args={"most": MOST_ENTRANTS}),)
        unit = tournament.regulations.unit
        found = list_findings(self.entrants, tournament.entrants.values(), unit)
        beside = (*self._full(tournament), *self.too_late(tournament))
        faults = (each.within("entrant", index) for index, findings in enumerate(found) for each in findings)
        return (*faults, *beside)

    def _full(self, tournament: Tournament) -> tuple[Finding, ...]:
        """How many of them will have to wait, who is the last of them, and who waits before them."""
        outside = self._outside(tournament)
        if not outside:
            return ()
        name, first = self._called(tournament, max(outside)), waiting(tournament)[:1]
        room = tournament.regulations.entry.room_for
        about: Words = {"name": name, "count": len(outside), "room": room}
        if first and (free := free_places(tournament) or 0) > 0:
            about |= {"free": free, "first": own_name(tournament, first[0].id)}
            return (Finding("registration-behind", Severity.WARNING, about),)
        return (Finding("registration-full", Severity.WARNING, about),)

    def too_late(self, tournament: Tournament) -> tuple[Finding, ...]:
        """That those who do not wait cannot play any more, where a bracket is drawn."""
        outside = self._outside(tournament)
        late = [at for at, new in enumerate(self.entrants) if at not in outside and not new.waiting]
        if not (late and is_closed(tournament)):
            return ()
        about: Words = {"name": self._called(tournament, late[0]), "count": len(late)}
        return (Finding(BRACKET_DRAWN, Severity.WARNING, about),)

    def _outside(self, tournament: Tournament) -> frozenset[int]:
        """For which of the new ones there is no room: who waits already goes first.

        Two who look for partners take one place together.
        """
        free = free_for_newcomers(tournament)
        if free is None:
            return frozenset()
        alone, found = len(singles(tournament)), set[int]()
        waits = any(entrant.single for entrant in waiting(tournament))
        for index, new in enumerate(self.entrants):
            shares = new.single and alone % PARTNERS == 1 and not waits
            if new.waiting or (not shares and free < 1):
                found.update(() if new.waiting else (index,))
                continue
            alone += new.single
            free -= not shares
        return frozenset(found)

    def apply(self, tournament: Tournament) -> Tournament:
        coming, outside = len(tournament.rounds) + 1, self._outside(tournament)
        added = [
            replace(each, first_round=coming, waiting=new.waiting or index in outside)
            for index, (each, new) in enumerate(zip(self._numbered(tournament), self.entrants, strict=True))
        ]
        paid = tuple(each.id for each, new in zip(added, self.entrants, strict=True) if new.paid)
        before = arrived(tournament, ()) if any(new.present for new in self.entrants) else tournament
        return SetPaid(paid).apply(before.with_entrants(*added))

    def words(self, tournament: Tournament) -> Words:
        return {"count": len(self.entrants), "name": self._called(tournament, 0) if self.entrants else ""}

    def _called(self, tournament: Tournament, index: int) -> str:
        """How one of the new ones is called once all are on the list."""
        added = self._numbered(tournament)
        return own_name(tournament.with_entrants(*added), added[index].id)

    def _numbered(self, tournament: Tournament) -> list[Entrant]:
        """The new ones with the next numbers."""
        first = max(tournament.entrants, default=0) + 1
        return [new.numbered(EntrantId(first + index)) for index, new in enumerate(self.entrants)]


@dataclass(frozen=True, slots=True)
class EditEntrant:
    """Other name, members or club of an entrant; the number stays."""

    key: ClassVar[str] = "edit-entrant"
    entrant: Entrant

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if unknown := unknown_entrants(tournament, self.entrant.id):
            return unknown
        others = [e for e in tournament.entrants.values() if e.id != self.entrant.id]
        raw = self.entrant
        new = NewEntrant(raw.name, raw.members, raw.club, raw.single)
        return entrant_findings(new, others, tournament.regulations.unit)

    def apply(self, tournament: Tournament) -> Tournament:
        raw = self.entrant
        names = NewEntrant(raw.name, raw.members, raw.club).numbered(raw.id)
        same = names.name == tournament.name_of(raw.id)
        surname = raw.surname_words if same else 0
        entrant = replace(raw, name=names.name, members=names.members, club=names.club, surname_words=surname)
        known = tournament.entrants[raw.id]
        persons = persons_after(tournament, known, people(entrant), corrected=True)
        return tournament.with_entrants(replace(entrant, persons=persons))

    def words(self, tournament: Tournament) -> Words:
        who = self.entrant.id
        return {"before": own_name(tournament, who), "name": own_name(self.apply(tournament), who)}


@dataclass(frozen=True, slots=True)
class RemoveEntrant(OfEntrant):
    """Takes an entrant off the list who has not been drawn yet."""

    key: ClassVar[str] = "remove-entrant"

    def objections(self, tournament: Tournament) -> Iterable[Finding]:
        if was_drawn(tournament, self.entrant):
            yield Finding("entrant-was-drawn", args={"name": own_name(tournament, self.entrant)})
        elif any(self.entrant in penalty.who for penalty in tournament.penalties.values()):
            yield Finding("entrant-has-penalty", args={"name": own_name(tournament, self.entrant)})

    def apply(self, tournament: Tournament) -> Tournament:
        left = {who: known for who, known in tournament.entrants.items() if who != self.entrant}
        for who, known in left.items():
            if self.entrant in known.apart_from:
                apart = tuple(other for other in known.apart_from if other != self.entrant)
                left[who] = replace(known, apart_from=apart)
        return replace(tournament, entrants=frozen(left.items()))

    def words(self, tournament: Tournament) -> Words:
        return {"name": own_name(tournament, self.entrant)}


@dataclass(frozen=True, slots=True)
class CheckIn:
    """Who has arrived (or has not, after all)."""

    key: ClassVar[str] = "check-in"
    entrants: tuple[EntrantId, ...]
    present: bool = True

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        return unknown_entrants(tournament, *self.entrants)

    def apply(self, tournament: Tournament) -> Tournament:
        if self.present:
            return arrived(tournament, self.entrants)
        known = (tournament.entrants[who] for who in self.entrants)
        return tournament.with_entrants(*(replace(each, checked_in=False) for each in known))

    def words(self, tournament: Tournament) -> Words:
        return {**people_words(tournament, self.entrants), "present": "yes" if self.present else "no"}


@dataclass(frozen=True, slots=True)
class Withdraw(OfEntrant):
    """An entrant leaves before round `from_round`; what was played stays. None takes it back.

    Published rounds from then on are repaired if nothing hangs on them; taking it back leaves them so.
    """

    key: ClassVar[str] = "withdraw"
    from_round: int | None

    def objections(self, tournament: Tournament) -> Iterable[Finding]:
        """A round that was played, or that cannot be repaired, forbids it; else who has to move."""
        if self.from_round is None:
            return ()
        name = own_name(tournament, self.entrant)
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
        left = tournament.with_entrants(back_again(tournament, entrant))
        return left if self.from_round is None else repaired(left, self.entrant, max(1, self.from_round))

    def words(self, tournament: Tournament) -> Words:
        return {"name": own_name(tournament, self.entrant), "round": self.from_round or 0}


@dataclass(frozen=True, slots=True)
class Substitute(OfEntrant):
    """Another person or team takes over seat and points of an entrant."""

    key: ClassVar[str] = "substitute"
    name: str
    members: tuple[str, ...] = ()

    def objections(self, tournament: Tournament) -> Iterable[Finding]:
        if self._replaced(tournament.entrants[self.entrant]) == "":
            return (Finding("substitute-same-name", args={"name": self.name}),)
        others = [e for e in tournament.entrants.values() if e.id != self.entrant]
        members = self.members or tournament.entrants[self.entrant].members
        return entrant_findings(NewEntrant(self.name, members), others, tournament.regulations.unit)

    def apply(self, tournament: Tournament) -> Tournament:
        old = tournament.entrants[self.entrant]
        members = tuple(tidy(member) for member in self.members) or old.members
        past = (*old.formerly, self._replaced(old))
        new = replace(old, name=tidy(self.name), members=members, formerly=past, surname_words=0)
        return tournament.with_entrants(replace(new, persons=persons_after(tournament, old, people(new))))

    def _replaced(self, old: Entrant) -> str:
        """Who leaves: the entrant, or of a team that keeps its name the members who are no longer in it."""
        if not same_name(self.name, old.name):
            return old.name
        stay = {tidy(member) for member in self.members or old.members}
        return ", ".join(member for member in old.members if member not in stay)

    def words(self, tournament: Tournament) -> Words:
        who = self.entrant
        return {"before": own_name(tournament, who), "name": own_name(self.apply(tournament), who)}


@dataclass(frozen=True, slots=True)
class SubstituteFromZero(Substitute):
    """A new entrant takes the seats in which an entrant who leaves was drawn but has not played yet.

    The one who leaves stays in the standings. Nobody else is moved, nothing is drawn again.
    """

    key: ClassVar[str] = "substitute-from-zero"

    def objections(self, tournament: Tournament) -> Iterable[Finding]:
        """Who has won nothing cannot stand in a bracket that is drawn, where somebody else won the place."""
        if is_closed(tournament):
            yield Finding("substitute-knock-out", args={"name": own_name(tournament, self.entrant)})
        yield from Substitute.objections(self, tournament)

    def apply(self, tournament: Tournament) -> Tournament:
        old, first = tournament.entrants[self.entrant], taken_over_from(tournament, self.entrant)
        without = [each.number for each in tournament.rounds[first:] if self.entrant not in each.people()]
        new = Entrant(
            EntrantId(max(tournament.entrants) + 1),
            tidy(self.name),
            tuple(tidy(member) for member in self.members) or old.members,
            old.club,
            checked_in=old.checked_in,
            first_round=first,
            away=tuple(without),
            ranks=old.ranks,
        )
        new = replace(new, persons=persons_after(tournament, old, people(new)))
        both = tournament.with_entrants(replace(old, withdrawn_from=first), new)
        later = (renamed(drawn, {old.id: new.id}) for drawn in tournament.rounds[first - 1 :])
        return replace(both, rounds=(*tournament.rounds[: first - 1], *later))

    def words(self, tournament: Tournament) -> Words:
        before, first = own_name(tournament, self.entrant), taken_over_from(tournament, self.entrant)
        after = self.apply(tournament)
        return {"before": before, "name": own_name(after, max(after.entrants)), "round": first}


def taken_over_from(tournament: Tournament, entrant: EntrantId) -> int:
    """The round from which somebody else can play instead: the first not played, with a place in the draw."""
    unplayed = tournament.rounds[first_unplayed(tournament, entrant) - 1 :]
    placed = (each.number for each in unplayed if entrant in each.people())
    return next(placed, len(tournament.rounds) + 1)


def first_unplayed(tournament: Tournament, entrant: EntrantId) -> int:
    """The number of the round after the last one in which there is a result of this entrant."""
    seated = ((drawn.number, drawn.table_of(entrant)) for drawn in tournament.rounds)
    played = (n for n, seating in seated if seating and (n, seating.table) in tournament.results)
    return max(played, default=0) + 1


@dataclass(frozen=True, slots=True)
class SetPresence(OfEntrant):
    """An entrant is here in these of the rounds that are still to be drawn, and in no others."""

    key: ClassVar[str] = "set-presence"
    rounds: tuple[int, ...]
    """Rounds that have been drawn already may stand here or not: they stay as they were drawn."""

    def objections(self, tournament: Tournament) -> Iterable[Finding]:
        planned = tournament.regulations.rounds
        strange = [number for number in self.rounds if not 1 <= number <= planned]
        if format_of(tournament.regulations.format).bracket is not None:
            yield Finding("presence-knock-out")
        elif strange:
            yield Finding("presence-no-such-round", args={"round": strange[0], "rounds": planned})
        elif not self._to_come(tournament):
            yield Finding("presence-never", args={"name": own_name(tournament, self.entrant)})
        if tournament.entrants[self.entrant].waiting:
            name = own_name(tournament, self.entrant)
            yield Finding("presence-waiting", Severity.WARNING, {"name": name})

    def apply(self, tournament: Tournament) -> Tournament:
        entrant, drawn = tournament.entrants[self.entrant], len(tournament.rounds)
        coming, planned = self._to_come(tournament), tournament.regulations.rounds
        last = max(coming)
        away = [number for number in entrant.away if number <= drawn]
        away += [number for number in range(drawn + 1, last) if number not in coming]
        first, gone = min(entrant.first_round, drawn + 1), last + 1 if last < planned else None
        changed = replace(entrant, first_round=first, away=tuple(away), withdrawn_from=gone)
        return tournament.with_entrants(back_again(tournament, changed))

    def words(self, tournament: Tournament) -> Words:
        return {"name": own_name(tournament, self.entrant), "rounds": in_short(self._to_come(tournament))}

    def _to_come(self, tournament: Tournament) -> list[int]:
        return sorted({number for number in self.rounds if number > len(tournament.rounds)})


@dataclass(frozen=True, slots=True)
class SetReserve(OfEntrant):
    """An entrant plays only where a table would not be full otherwise, and takes no place; or as usual."""

    key: ClassVar[str] = "set-reserve"
    reserve: bool = True

    def objections(self, tournament: Tournament) -> Iterable[Finding]:
        """A bracket leaves no table open that a reserve could fill."""
        if self.reserve and format_of(tournament.regulations.format).bracket is not None:
            yield Finding("reserve-knock-out")

    def apply(self, tournament: Tournament) -> Tournament:
        entrant = tournament.entrants[self.entrant]
        return tournament.with_entrants(replace(entrant, reserve=self.reserve, ranks=not self.reserve))

    def words(self, tournament: Tournament) -> Words:
        return {"name": own_name(tournament, self.entrant), "reserve": "yes" if self.reserve else "no"}


def rounds_present(tournament: Tournament, entrant: EntrantId) -> tuple[int, ...]:
    """The rounds, of all that are planned, in which an entrant is to be here, also one who waits."""
    known = tournament.entrants[entrant]
    return tuple(number for number in range(1, tournament.regulations.rounds + 1) if known.here_in(number))


def in_short(numbers: Iterable[int]) -> str:
    """Some rounds in short, e.g. `1, 3–5`."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and spans[-1][-1] == number - 1:
            spans[-1] = [spans[-1][0], number]
        else:
            spans.append([number])
    return ", ".join("–".join(map(str, span)) for span in spans)

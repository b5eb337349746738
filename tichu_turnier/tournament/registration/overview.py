"""How full the tournament is, who is missing or alone, and what is in the cash box."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from random import Random

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament, Unit
from tichu_turnier.tournament.registration.entrants import PARTNERS, people
from tichu_turnier.tournament.registration.namesakes import own_name

Couple = tuple[EntrantId, EntrantId]


@dataclass(frozen=True, slots=True)
class CashBox:
    """All fees together, in hundredths of the currency."""

    taken: int
    owed: int
    payers: int
    """How many entrants owe nothing any more."""
    debtors: int


def fee_of(tournament: Tournament, entrant: Entrant) -> int:
    """What entering costs this entrant, in hundredths; reserves and people of the house are free.

    A single person who looks for a partner pays half of what both together pay.
    """
    terms = tournament.regulations.entry
    if not entrant.ranks:
        return 0
    if terms.per_person:
        return terms.fee * len(people(entrant))
    return terms.fee // PARTNERS if entrant.single else terms.fee


def paid_by(entrant: Entrant) -> int:
    """What an entrant has paid, in hundredths."""
    return sum(payment.amount for payment in entrant.payments)


def owed_by(tournament: Tournament, entrant: Entrant) -> int:
    """What is still to be paid, in hundredths; nothing by those who wait or were withdrawn before."""
    if entrant.waiting or (entrant.withdrawn_from is not None and entrant.withdrawn_from <= 1):
        return 0
    return max(0, fee_of(tournament, entrant) - paid_by(entrant))


def cash_box(tournament: Tournament) -> CashBox:
    everybody = tournament.entrants.values()
    owed = [owed_by(tournament, entrant) for entrant in everybody]
    taken = [paid_by(entrant) for entrant in everybody]
    payers = sum(bool(had and not due) for had, due in zip(taken, owed, strict=True))
    return CashBox(sum(taken), sum(owed), payers, sum(map(bool, owed)))


def next_receipt(tournament: Tournament) -> int:
    given = (paid.receipt for entrant in tournament.entrants.values() for paid in entrant.payments)
    return 1 + max(given, default=0)


def free_places(tournament: Tournament) -> int | None:
    """How many more there is room for; None where there is no limit, below 0 where there are too many.

    Who waits, has left or is a reserve takes no place; two who look for partners take one together.
    """
    room = tournament.regulations.entry.room_for
    if not room:
        return None
    inside = [entrant for entrant in tournament.entrants.values() if takes_place(tournament, entrant)]
    alone = sum(entrant.single for entrant in inside)
    return room - (len(inside) - alone) - -(-alone // PARTNERS)


def takes_place(tournament: Tournament, entrant: Entrant) -> bool:
    """Whether an entrant fills one of the places there are."""
    return not (entrant.waiting or entrant.reserve or has_left(tournament, entrant))


def has_left(tournament: Tournament, entrant: Entrant) -> bool:
    """Whether an entrant is not to be drawn any more; some say in advance that they leave later."""
    gone = entrant.withdrawn_from
    return gone is not None and gone <= len(tournament.rounds) + 1


def was_drawn(tournament: Tournament, who: EntrantId) -> bool:
    """Whether an entrant played in any round, or sat it out."""
    return who in has_played(tournament)


def within_room(tournament: Tournament) -> Tournament:
    """The tournament, of which nothing is drawn, with those waiting for whom there is no room, and no others.

    Who waited already is the last for whom there is room; else it goes by the list.
    """
    everybody = sorted(tournament.entrants.values(), key=lambda entrant: entrant.waiting)
    inside = tournament.with_entrants(*(replace(entrant, waiting=False) for entrant in everybody))
    late = [entrant for entrant in everybody if takes_place(inside, replace(entrant, waiting=False))]
    while late and (free_places(inside) or 0) < 0:
        inside = inside.with_entrants(replace(late.pop(), waiting=True))
    return inside


def waiting(tournament: Tournament) -> tuple[Entrant, ...]:
    """The waiting list, who came first on top; not who has left it."""
    everybody = tournament.entrants.values()
    return tuple(entrant for entrant in everybody if entrant.waiting and not has_left(tournament, entrant))


def free_for_newcomers(tournament: Tournament) -> int | None:
    """How many there is room for once all who wait have theirs; None where there is no limit."""
    free = free_places(tournament)
    return None if free is None else free - len(waiting(tournament))


def who_waits(tournament: Tournament) -> tuple[Finding, ...]:
    """How many of a new list have no place, and who is the last of them."""
    waits = waiting(tournament)
    if not waits:
        return ()
    room = tournament.regulations.entry.room_for
    about: dict[str, str | int] = {
        "name": own_name(tournament, waits[-1].id),
        "count": len(waits),
        "room": room,
    }
    return (Finding("registration-full", Severity.WARNING, about),)


def places_open(tournament: Tournament) -> tuple[Finding, ...]:
    """That there is room while some wait, and who is the next."""
    free, waits = free_places(tournament), waiting(tournament)
    if free is None or free < 1 or not waits:
        return ()
    about: dict[str, str | int] = {
        "free": free,
        "count": len(waits),
        "name": own_name(tournament, waits[0].id),
    }
    return (Finding("registration-place-free", Severity.WARNING, about),)


def singles(tournament: Tournament) -> tuple[Entrant, ...]:
    """Who looks for a partner, in the order of registration; not those who wait or have left."""
    if tournament.regulations.unit is not Unit.PARTNERSHIP:
        return ()
    return tuple(e for e in tournament.entrants.values() if e.single and takes_place(tournament, e))


def singles_here(tournament: Tournament) -> tuple[EntrantId, ...]:
    """Who is here and looks for a partner: no draw takes them."""
    return tuple(e.id for e in singles(tournament) if e.checked_in or not tournament.roll_call)


def expected(tournament: Tournament) -> tuple[Entrant, ...]:
    """Who should be here for the next draw: not who waits, has left or will be away; singles too."""
    coming = len(tournament.rounds) + 1
    return tuple(each for each in tournament.entrants.values() if not each.waiting and each.here_in(coming))


def is_here(tournament: Tournament, entrant: Entrant) -> bool:
    """Whether an entrant has arrived, and has not left since."""
    return entrant.checked_in and not has_left(tournament, entrant)


def present(tournament: Tournament) -> tuple[Entrant, ...]:
    """Who of those that are expected is here; the one number of *here*, wherever it is said."""
    return tuple(each for each in expected(tournament) if each.checked_in)


def missing(tournament: Tournament) -> tuple[Entrant, ...]:
    """Who is expected in the next round and not here yet."""
    return tuple(each for each in expected(tournament) if not each.checked_in)


def has_played(tournament: Tournament, last: int | None = None) -> frozenset[EntrantId]:
    """Who had a place in any round, up to round `last` if one is named: played in it, or sat it out.

    That is who *played* at the evening, wherever it is said, and who stands in the standings.
    """
    return frozenset[EntrantId]().union(*(drawn.people() for drawn in tournament.rounds[:last]))


def arrived(tournament: Tournament, who: Iterable[EntrantId]) -> Tournament:
    """These are here. With the first to be ticked those who were drawn last are here too: they do play."""
    drawn = () if tournament.roll_call or not tournament.rounds else tournament.rounds[-1].people()
    known = (tournament.entrants[each] for each in dict.fromkeys((*who, *drawn)))
    return tournament.with_entrants(
        *(replace(each, checked_in=True) for each in known if not each.checked_in)
    )


def back_again(tournament: Tournament, now: Entrant) -> Entrant:
    """Somebody who had left and is here again, or left later: away in the rounds drawn without that place."""
    before = tournament.entrants[now.id].withdrawn_from
    if before is None:
        return now
    without = [each.number for each in tournament.rounds[before - 1 :] if now.id not in each.people()]
    missed = (number for number in without if now.here_in(number))
    return replace(now, away=tuple(sorted({*now.away, *missed})))


def is_late(tournament: Tournament, now: datetime) -> bool:
    """Whether the moment has passed by which everybody should be here; `now` by the clock in the room."""
    here_by = tournament.regulations.entry.here_by
    return here_by is not None and now >= datetime.combine(tournament.day, here_by)


def apart(tournament: Tournament) -> frozenset[Couple]:
    """Those who must not meet, of each couple the smaller number first."""
    everybody = tournament.entrants.values()
    return frozenset((min(e.id, who), max(e.id, who)) for e in everybody for who in e.apart_from)


def couples(tournament: Tournament, seed: int | None = None) -> tuple[Couple, ...]:
    """Who might play with whom, of those who look for partners: by registration, with a seed by lot.

    Those who are to be kept apart do not become partners, as far as that goes; one may be left over.
    """
    alone = [entrant.id for entrant in singles(tournament)]
    if seed is not None:
        Random(seed).shuffle(alone)
    found, never = list[Couple](), apart(tournament)
    while len(alone) >= PARTNERS:
        first = alone.pop(0)
        fits = (at for at, who in enumerate(alone) if (min(first, who), max(first, who)) not in never)
        found.append((first, alone.pop(next(fits, 0))))
    return tuple(found)


def apart_once_joined(
    tournament: Tournament, gone: Mapping[EntrantId, EntrantId]
) -> dict[EntrantId, tuple[EntrantId, ...]]:
    """Whom everybody is kept apart from once some are one with others (`gone`: who is now who)."""
    pairs = {tuple(sorted(gone.get(who, who) for who in couple)) for couple in apart(tournament)}
    found: dict[EntrantId, tuple[EntrantId, ...]] = {}
    for lower, higher in sorted(pairs):
        if lower != higher:
            found[higher] = (*found.get(higher, ()), lower)
    return found

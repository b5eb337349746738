"""Who is called to the front, in which order, and what they get."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from tichu_turnier.tournament.model.prizes import (
    LAST_PLACE,
    Division,
    ForPlace,
    ForSomebody,
    ForSpecialList,
    Prize,
    divided,
)
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row, Values
from tichu_turnier.tournament.scoring.special_lists import Achievement, special_lists
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.tallies import Record

PODIUM = 3


class RevealOrder(StrEnum):
    """In which order places are told; special prizes come before the podium in each."""

    CUSTOMARY = "customary"
    """The fourth first, then from the fifth to the last, at the end 3, 2, 1."""
    FROM_BELOW = "from-below"
    """From the last to the first."""
    PODIUM_ONLY = "podium-only"
    """Only 3, 2, 1."""


@dataclass(frozen=True, slots=True)
class PlaceReveal:
    """A place, who holds it, and what they get."""

    place: int
    entrants: tuple[Entrant, ...]
    """More than one where nothing parts them; they share what there is."""
    prizes: tuple[Prize, ...]
    """Of all places that they hold together; for two on place 2 those of 2 and 3."""
    record: Record
    """Of the first of them."""
    decisive: Values
    """What parts them from the places beside theirs."""

    @property
    def on_podium(self) -> bool:
        return self.place <= PODIUM


@dataclass(frozen=True, slots=True)
class SpecialReveal:
    """The leaders of a special list, and what they get."""

    key: str
    entrants: tuple[Entrant, ...]
    prizes: tuple[Prize, ...]
    best: Achievement
    """What the leaders did; of several the first."""


@dataclass(frozen=True, slots=True)
class SomebodyReveal:
    """A prize for whom the director names."""

    prize: str


Reveal = PlaceReveal | SpecialReveal | SomebodyReveal


def reveals(tournament: Tournament, order: RevealOrder = RevealOrder.CUSTOMARY) -> tuple[Reveal, ...]:
    """What is told step by step, by the standings of this snapshot; nothing before the first result.

    Who takes no place, as people of the house, is not called; of the special lists only those with a prize
    are told. The order is that of club evenings: the fourth, who just missed the podium, is freed first.
    """
    if not tournament.results:
        return ()
    rows = [row for row in standings(tournament) if row.place != UNRANKED]
    groups = [tuple(equals) for _, equals in groupby(rows, lambda row: row.place)]
    places = [_place(tournament, equals, len(rows)) for equals in groups]
    podium = [reveal for reveal in reversed(places) if reveal.on_podium]
    others = [reveal for reveal in places if not reveal.on_podium and order is not RevealOrder.PODIUM_ONLY]
    before = others[::-1] if order is RevealOrder.FROM_BELOW else others
    return (*before, *_special(tournament), *podium)


def prize_winners(tournament: Tournament) -> tuple[tuple[EntrantId, ...], ...]:
    """Who gets each prize by the standings of this snapshot, in the order of the prizes; equals share.

    Empty where the director names the winner, where the place is not taken, or before the first result.
    """
    told = [each for each in reveals(tournament) if not isinstance(each, SomebodyReveal)]
    return tuple(
        next((tuple(who.id for who in each.entrants) for each in told if prize in each.prizes), ())
        for prize in tournament.prizes
    )


def _place(tournament: Tournament, equals: tuple[Row, ...], ranked: int) -> PlaceReveal:
    """The reveal of those who share a place; they have the prizes of all places that they hold together."""
    first = equals[0]
    held = {ForPlace(place) for place in range(first.place, first.place + len(equals))}
    if ForPlace(ranked) in held:
        held.add(ForPlace(LAST_PLACE))
    prizes = tuple(prize for prize in tournament.prizes if prize.to in held)
    decisive = tuple(dict.fromkeys((*first.decisive, *equals[-1].decisive)))
    return PlaceReveal(first.place, tuple(row.entrant for row in equals), prizes, first.record, decisive)


def _special(tournament: Tournament) -> Iterator[Reveal]:
    for found in special_lists(tournament):
        prizes = tuple(prize for prize in tournament.prizes if prize.to == ForSpecialList(found.key))
        if prizes:
            entrants = tuple(tournament.entrants[line.entrant] for line in found.leaders)
            yield SpecialReveal(found.key, entrants, prizes, found.leaders[0])
    for prize in tournament.prizes:
        if prize.to == ForSomebody():
            yield SomebodyReveal(prize.what)


def money_shared(
    tournament: Tournament,
) -> Iterator[tuple[PlaceReveal | SpecialReveal, tuple[Division, ...]]]:
    """Each place or list whose several holders share money, with that money."""
    for step in reveals(tournament):
        if isinstance(step, SomebodyReveal) or len(step.entrants) == 1:
            continue
        if money := tuple(divided(step.prizes, len(step.entrants))):
            yield step, money

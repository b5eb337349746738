"""Whist rotation: everybody partners everybody once and opposes everybody twice.

Such a whist rotation is known for 4n people (4n - 1 rounds) and 4n + 1 (as many rounds as people, each of
whom rests once). All its rounds follow from the first one: every number but that of the one person who stays
goes up by one.
"""

import random
from collections.abc import Sequence

from tichu_turnier.tournament.draws.rotation.apart import ANYBODY, Apart
from tichu_turnier.tournament.draws.rotation.grouping import Grouping
from tichu_turnier.tournament.draws.rotation.individual import in_fours, planned_doubles, searched_doubles
from tichu_turnier.tournament.draws.rotation.lots import shuffled
from tichu_turnier.tournament.draws.rotation.partnered_round import PartneredRound, sided
from tichu_turnier.tournament.draws.rotation.plans.plan_follower import Plan, next_round_of_plan
from tichu_turnier.tournament.draws.rotation.plans.whist_starters import NINE, STARTERS

STAYS = -1
"""The number of whoever stays while the others move on."""


def draw_whist(
    present: Sequence[int],
    history: Sequence[PartneredRound],
    rounds: int,
    seed: int,
    plan_seed: int | None = None,
    apart: Apart = ANYBODY,
) -> PartneredRound:
    """Draw round `len(history)` + 1 of `rounds` of a whist rotation; arguments as there."""
    return sided(
        next_round_of_plan(present, history, rounds, seed, plan_seed, planned_whist, searched_doubles, apart)
    )


def planned_whist(
    people: Sequence[int],
    history: Sequence[Grouping],
    rounds: int,
    rng: random.Random,
    earlier: Sequence[Grouping] = (),
) -> Plan:
    """The rounds of a whist rotation, people and order by lot; other draws where there is none.

    Another head-count, people who came or left, or more rounds than the rotation has: then partners are
    drawn around what was played, as `planned_doubles` does.
    """
    rotation = whist(len(people))
    if history or earlier or rounds > len(rotation):
        return planned_doubles(people, history, rounds, rng, earlier)
    names = shuffled(rng, people)
    return tuple(
        PartneredRound(
            in_fours([names[place] for table in shuffled(rng, turn.tables) for place in table]),
            tuple(names[place] for place in turn.sitting_out),
        )
        for turn in shuffled(rng, rotation)
    )


def whist(people: int) -> tuple[PartneredRound, ...]:
    """The rotation for people 0 to n - 1, () if none is known."""
    if people == 9:  # noqa: PLR2004 - the one head-count with rounds of its own
        written = [[int(digit) for digit in word] for word in NINE.split()]
        return tuple(_round(places, people) for places in written)
    if people not in STARTERS:
        return ()
    first = [int(number) for number in STARTERS[people].split()]
    moving = people - 1 if STAYS in first else people
    return tuple(
        _round([people - 1 if place == STAYS else (place + turn) % moving for place in first], people)
        for turn in range(moving)
    )


def _round(places: Sequence[int], people: int) -> PartneredRound:
    """A round with everybody at a table in this order; whoever is not rests."""
    return PartneredRound(in_fours(places), tuple(sorted(set(range(people)).difference(places))))

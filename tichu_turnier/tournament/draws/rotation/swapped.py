"""Other rounds as good as some in which nobody meets anybody again: people change places by lot.

Where people have met few of those whom they could meet, two of different tables can often change places so
that everybody still meets only new people. A few such changes make another round, in far fewer steps than a
search for one.
"""

import random
from collections import defaultdict
from collections.abc import Sequence
from itertools import chain

from tichu_turnier.tournament.draws.rotation.apart import Apart
from tichu_turnier.tournament.draws.rotation.draw import Draw, Fours, Plan, in_fours, met_before

TRIES = 3
"""How many changes of places are tried for each person."""
ENOUGH = 4
"""Of so many people one changes places with another."""
LEAST = 3
"""So many must succeed in each round, else hardly any other is found in this way."""
_MEETINGS = 12
"""How often somebody at a table meets another there."""
Known = defaultdict[int, set[int]]
"""With whom everybody is not to share a table."""


def swapped(plan: Plan, history: Sequence[Fours], apart: Apart, rng: random.Random) -> Plan | None:
    """The rounds after changes of places; None if too few succeed, or where anybody meets anybody twice.

    Nor does anybody after it, and nobody meets whom he should not without having done so before. Who rests
    goes on resting.
    """
    rounds = (*history, *plan)
    met = Known(set, met_before(rounds))
    if sum(map(len, met.values())) < len(met) + _MEETINGS * sum(len(round_.tables) for round_ in rounds):
        return None
    found = list[Fours]()
    for number, round_ in enumerate(plan, len(history)):
        barred = _barred(round_, apart, number)
        seats = [*chain.from_iterable(round_.tables)]
        if _changed(seats, met, barred, rng) < LEAST:
            return None
        found.append(Draw(in_fours(seats), round_.sitting_out))
    return tuple(found)


def _barred(round_: Fours, apart: Apart, number: int) -> Known:
    """Who should not meet in a round."""
    found = Known(set)
    for a, b in chain(apart.never, apart.couples(round_.people(), number)):
        found[a].add(b)
        found[b].add(a)
    return found


def _changed(seats: list[int], met: Known, barred: Known, rng: random.Random) -> int:
    """How often two of different tables changed places; four seats after each other are a table."""
    made, size, chance = 0, len(seats), rng.random
    for _ in range(TRIES * size):
        here, there = int(chance() * size), int(chance() * size)
        one, other = seats[here], seats[there]
        coming = seats[there ^ 1], seats[there ^ 2], seats[there ^ 3]
        if not met[one].isdisjoint(coming) or here >> 2 == there >> 2:
            continue
        leaving = seats[here ^ 1], seats[here ^ 2], seats[here ^ 3]
        if not met[other].isdisjoint(leaving):
            continue
        if barred and not (barred[one].isdisjoint(coming) and barred[other].isdisjoint(leaving)):
            continue
        for out, into in zip(leaving, coming, strict=True):
            _meet_instead(met, one, out, into)
            _meet_instead(met, other, into, out)
        seats[here], seats[there] = other, one
        made += 1
        if made * ENOUGH >= size:
            break
    return made


def _meet_instead(met: Known, who: int, out: int, into: int) -> None:
    """Somebody meets one person instead of another."""
    met[who].remove(out)
    met[out].remove(who)
    met[who].add(into)
    met[into].add(who)

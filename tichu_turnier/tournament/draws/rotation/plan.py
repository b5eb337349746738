"""Plan the rounds at tables of four, given who is here and what was played.

Where nobody has met yet, a stored design is taken and its places are filled by lot; with one head too few for
a design a ghost fills the table, and whoever would meet it rests; for some small fields the best rounds known
are stored. Else the rest of the earlier plan is mended where people left or arrived, or the rounds are dealt
anew, and a search swaps people until as few as possible meet again.
"""

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations
from math import comb

from tichu_turnier.tournament.draws.rotation.designs import Tables, best_plan, design
from tichu_turnier.tournament.draws.rotation.draw import (
    Draw,
    Fours,
    Plan,
    in_fours,
    last_bench,
    met_before,
    rests,
)
from tichu_turnier.tournament.draws.rotation.lots import shuffled
from tichu_turnier.tournament.draws.rotation.quality import least_coincidences
from tichu_turnier.tournament.draws.rotation.regroup import Open, deal_round, improve

GHOST = -1
"""The place of a design that nobody takes: whoever would meet it rests."""
MANY = 100
"""From how many people on a design for a few more is looked for, and the search notes only who has met."""
STARTS = 4
"""How often the search begins anew while people meet again more often than they must."""
WORK = 40_000
"""How many swaps the search may weigh at each start when it looks at all rounds together."""
STEPS = 40
"""How many swaps it may then make for each person."""
PATIENCE = 300
"""How many swaps the search may make in one round before it looks at all of them."""


def planned(
    people: Sequence[int], history: Sequence[Fours], rounds: int, rng: random.Random, earlier: Plan = ()
) -> Plan:
    """At least `rounds` rounds for the people; all rounds of a design that has more.

    Args:
        people: everybody who is here, by number.
        history: what was played.
        rounds: how many are still to play, at least 1.
        rng: the lot.
        earlier: what is left of the plan from before people left or arrived.
    """
    known = () if earlier else (known_best(people, history, rounds, rng) or from_design(people, history, rng))
    if len(known) >= rounds:
        return known
    kept = tuple(round_.tables for round_ in known) or refilled(people, earlier[:rounds], rng)
    return searched(people, history, rounds, rng, kept)


def known_best(people: Sequence[int], history: Sequence[Fours], rounds: int, rng: random.Random) -> Plan:
    """The best rounds known for exactly so many, the people placed by lot; () if none are stored."""
    if history:
        return ()
    names = shuffled(rng, people)
    return tuple(_seated(round_, names, people) for round_ in best_plan(len(people), rounds))


def from_design(people: Sequence[int], history: Sequence[Fours], rng: random.Random) -> Plan:
    """The rounds of a design with its places filled by lot, around the one round that may have been played.

    () if no design is known for the head-count, or if what was played cannot be a part of one.
    """
    if not history and len(people) > MANY and len(people) % 4 in (1, 2):
        return _without_ghosts(people, rng)
    everybody = [*people, GHOST] if len(people) % 4 == 3 else list(people)  # noqa: PLR2004 - one is missing
    all_rounds = shuffled(rng, design(len(everybody)))
    if not all_rounds or len(history) > 1:
        return ()
    if not history:
        names = shuffled(rng, everybody)
        return tuple(_seated(round_, names, people) for round_ in all_rounds)
    with_ghost = [(*history[0].sitting_out, GHOST)] if history[0].sitting_out else []
    cells: list[tuple[int, ...]] = [*history[0].tables, *with_ghost]
    if sorted(chain.from_iterable(cells)) != sorted(everybody) or {len(cell) for cell in cells} != {4}:
        return ()
    places = chain.from_iterable(all_rounds[0])
    by_lot = chain.from_iterable(shuffled(rng, cell) for cell in shuffled(rng, cells))
    named = dict(zip(places, by_lot, strict=True))
    return tuple(_seated(round_, named, people) for round_ in all_rounds[1:])


def _without_ghosts(people: Sequence[int], rng: random.Random) -> Plan:
    """The rounds of a design for a few more people, whose table mates make tables of their own, or rest.

    Nobody rests twice and nobody meets anybody again; () if that cannot be.
    """
    ghosts = range(GHOST, GHOST - (-len(people) % 4), -1)
    names = shuffled(rng, [*people, *ghosts])
    all_rounds = [
        [[names[place] for place in table] for table in round_]
        for round_ in shuffled(rng, design(len(names)))
    ]
    full = [[table for table in round_ if min(table) >= 0] for round_ in all_rounds]
    met = met_before([Draw(in_fours(chain.from_iterable(tables))) for tables in full])
    found, rested = list[Fours](), set[int]()
    for round_, tables in zip(all_rounds, full, strict=True):
        loose = [who for table in round_ if min(table) < 0 for who in table if who >= 0]
        made = next(_tables_of(loose, len(people) % 4, met, rested), None)
        if made is None:
            return ()
        new, bench = made
        rested.update(bench)
        for table in new:
            for who in table:
                met.setdefault(who, set()).update(table)
        found.append(_round_of([*tables, *new], bench))
    return tuple(found)


def _tables_of(
    loose: Sequence[int], rests: int, met: Mapping[int, set[int]], rested: set[int]
) -> Iterator[tuple[list[Sequence[int]], Sequence[int]]]:
    """Up to two tables of people who have not met, and who rests for the first time."""
    for bench in combinations(loose, rests):
        others = [who for who in loose if who not in bench]
        for first in combinations(others, 4) if rested.isdisjoint(bench) and others else ():
            second = [who for who in others if who not in first]
            tables: list[Sequence[int]] = [table for table in (first, second) if table]
            if not any(b in met.get(a, ()) for table in tables for a, b in combinations(table, 2)):
                yield tables, bench
        if not others and rested.isdisjoint(bench):
            yield [], bench


def _seated(round_: Tables, names: Sequence[int] | Mapping[int, int], people: Sequence[int]) -> Fours:
    """A round with people in its places; whoever is at no table, or at the ghost's, rests."""
    tables = [[names[place] for place in table] for table in round_]
    if 4 * len(tables) == len(people):
        return _round_of(tables)
    full = [table for table in tables if GHOST not in table]
    return _round_of(full, set(people).difference(*full))


def refilled(people: Sequence[int], earlier: Sequence[Fours], rng: random.Random) -> tuple[Tables, ...]:
    """The full tables of an earlier plan after those who arrived have taken the places of those who left."""
    before = earlier[0].people() if earlier else frozenset()
    left = sorted(before.difference(people))
    new = shuffled(rng, (person for person in people if person not in before))
    successor = dict(zip(left, new, strict=False))
    renamed = (
        [[successor.get(person, person) for person in table] for table in round_.tables] for round_ in earlier
    )
    return tuple(
        tuple(tuple(table) for table in round_ if set(people).issuperset(table)) for round_ in renamed
    )


def searched(
    people: Sequence[int],
    history: Sequence[Fours],
    rounds: int,
    rng: random.Random,
    kept: Sequence[Tables] = (),
    starts: int = STARTS,
) -> Plan:
    """Rounds with as few reunions as the search can reach in so many starts, the first one from `kept`."""
    number = {person: position for position, person in enumerate(people)}
    before = [_numbered(played.tables, number) for played in history]
    tries: list[Open] = []
    for start in range(starts):
        state = _opened(history, number)
        all_rounds = [_numbered(round_, number) for round_ in kept] if start == 0 else []
        for round_ in range(rounds):
            deal_round(state, all_rounds[round_] if round_ < len(all_rounds) else [], rng)
            if not all_rounds:
                _improved(state, [round_], PATIENCE, before, rng)
        tries.append(state)
        if _improved(state, range(rounds), min(STEPS * len(people), WORK // len(people)), before, rng):
            break
    best = min(tries, key=lambda state: state.cost)
    return tuple(
        _round_of(([people[at] for at in table] for table in tables), (people[at] for at in bench))
        for tables, bench in best.rounds()
    )


def _numbered(tables: Iterable[Sequence[int]], number: Mapping[int, int]) -> list[list[int]]:
    """Tables by the positions of those who are here."""
    return [[number[person] for person in table if person in number] for table in tables]


def _opened(history: Sequence[Fours], number: Mapping[int, int]) -> Open:
    """No open rounds yet; what was, for the search: who met whom and who rested."""
    rested, people = rests(history), range(len(number))
    last_round = [number[person] for person in last_bench(number, history)]
    price, relief = (
        [defaultdict[int, int](int) if len(people) > MANY else [0] * len(people) for _ in people]
        for _ in range(2)
    )
    state = Open(price, relief, [rested[person] for person in number], last_round)
    for played in history:
        for table in _numbered(played.tables, number):
            state.meet(table)
    return state


def _improved(
    state: Open, which: Sequence[int], steps: int, before: list[list[list[int]]], rng: random.Random
) -> bool:
    """Improve some rounds of the state; whether nothing better can exist now."""
    if not state.cost:
        return True
    floor = _floor(state, before)
    improve(state, which, steps, floor, rng)
    return state.cost <= floor


def _floor(state: Open, before: list[list[list[int]]]) -> int:
    """The cost that no rounds with these numbers of tables could undercut."""
    rounds = [*before, *state.tables]
    couples = comb(len(state.sat_out), 2)
    each, more = divmod(sum(comb(len(table), 2) for table in chain.from_iterable(rounds)), max(1, couples))
    even = (couples - more) * _price_of(each) + more * _price_of(each + 1)
    return max(even, least_coincidences(rounds, len(state.sat_out)))


def _price_of(meetings: int) -> int:
    """What two people cost who meet so often: 0 + 1 + 4 + 9 ..."""
    return (meetings - 1) * meetings * (2 * meetings - 1) // 6


def _round_of(tables: Iterable[Sequence[int]], bench: Iterable[int] = ()) -> Fours:
    """A round with these tables."""
    return Draw(in_fours(chain.from_iterable(tables)), tuple(sorted(bench)))

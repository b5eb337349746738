"""Plan rounds in which every player gets a new partner in every round.

Nobody partners anybody twice as long as that can be, then opponents and table mates come again as rarely as
the search can reach (Turnierregel DTM: before each round the partner is drawn anew): a search by simulated
annealing over all open rounds together. Two people of a round change places if that is better, or now and
then although it is worse, ever more rarely. The work is counted in steps, never in seconds: the same lots
give the same rounds on any machine.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain
from math import comb, exp, log

from tichu_turnier.tournament.draws.rotation.best_partnered_rounds import BEST_PARTNERED_ROUNDS
from tichu_turnier.tournament.draws.rotation.designs import whist
from tichu_turnier.tournament.draws.rotation.draw import Draw, Fours, Plan, in_fours, meet_again, splits
from tichu_turnier.tournament.draws.rotation.lots import below, generator, shuffled
from tichu_turnier.tournament.draws.rotation.plan import planned
from tichu_turnier.tournament.draws.rotation.quality import fewest_couples

STEPS = 100_000
"""How many changes the search weighs at most where people have to meet again: less than a second here."""
STEPS_A_PLACE = 400
"""How many it weighs for each place at a table; more help nobody in a small field."""
SEEDS = 1 << 40


def planned_partners(
    people: Sequence[int], history: Sequence[Fours], rounds: int, rng: random.Random, earlier: Plan = ()
) -> Plan:
    """At least `rounds` rounds for the people; arguments as for `planned`."""
    lot = generator(below(rng, SEEDS))
    if not history and not earlier and (len(people), rounds) in BEST_PARTNERED_ROUNDS:
        return _best_known(people, rounds, lot)
    groups = planned(people, history, rounds, lot, earlier)
    if not meet_again(groups[:rounds], history):
        return tuple(_by_lot(round_, lot) for round_ in groups)
    return with_partners(groups[:rounds], history, lot)


def planned_whist(
    people: Sequence[int], history: Sequence[Fours], rounds: int, rng: random.Random, earlier: Plan = ()
) -> Plan:
    """The rounds of a whist rotation, people and order by lot; other draws where there is none.

    Another head-count, people who came or left, or more rounds than the rotation has: then partners are
    drawn around what was played, as `planned_partners` does.
    """
    rotation = whist(len(people))
    if history or earlier or rounds > len(rotation):
        return planned_partners(people, history, rounds, rng, earlier)
    names = shuffled(rng, people)
    return tuple(
        Draw(
            in_fours(names[place] for table in round_.tables for place in table),
            tuple(names[place] for place in round_.sitting_out),
        )
        for round_ in shuffled(rng, rotation)
    )


def _by_lot(round_: Fours, rng: random.Random) -> Fours:
    """A round in which nobody meets anybody again, so that partners can be drawn by lot."""
    tables = (splits(table)[below(rng, 3)] for table in round_.tables)
    return Draw(tuple(tables), round_.sitting_out)


def _best_known(people: Sequence[int], rounds: int, rng: random.Random) -> Plan:
    """The best rounds known, the people placed by lot, in an order by lot."""
    names, letters = shuffled(rng, people), BEST_PARTNERED_ROUNDS[len(people), rounds]
    words = [letters[start : start + len(names)] for start in range(0, len(letters), len(names))]
    return tuple(_from_letters(word, names) for word in shuffled(rng, words))


def _from_letters(word: str, names: Sequence[int]) -> Fours:
    """A round written as in `BEST_PARTNERED_ROUNDS`."""
    seated = sorted(
        (letter.upper(), letter.islower(), name) for letter, name in zip(word, names, strict=True)
    )
    order = [name for letter, _, name in seated if letter != "-"]
    resting = tuple(sorted(name for letter, _, name in seated if letter == "-"))
    return Draw(in_fours(order), resting)


def with_partners(groups: Sequence[Fours], history: Sequence[Fours], rng: random.Random) -> Plan:
    """The rounds with partners so that as few as possible come together again; people may change tables."""
    people, costs = opened(groups, history)
    number = {person: position for position, person in enumerate(people)}
    for round_ in groups:
        costs.rounds.append([])
        for table in round_.tables:
            choice = min(splits([number[person] for person in table]), key=costs.price_of)
            costs.count(choice)
            costs.rounds[-1].append(list(choice))
    places = 4 * sum(len(round_.tables) for round_ in groups)
    tables = sum(len(round_.tables) for round_ in (*history, *groups))
    best = anneal(costs, _floor(tables, len(people)), min(STEPS, STEPS_A_PLACE * places), rng)
    return named(best, groups, people)


def opened(
    groups: Sequence[Fours], history: Sequence[Fours], *, partners: bool = True
) -> tuple[list[int], "Costs"]:
    """The people of some rounds in the order of their numbers in the costs, and these before those rounds.

    `partners`: whether it counts who partners whom, or only who shares a table.
    """
    present = {person for round_ in groups for person in round_.people()}
    gone = {person for round_ in history for person in round_.people()} - present
    people = [*sorted(present), *sorted(gone)]
    number = {person: position for position, person in enumerate(people)}
    partner, opponent = ([[0] * len(people) for _ in people] for _ in range(2))
    costs = Costs(partner, opponent) if partners else Costs(partner, opponent, MEETING, MEETING)
    for table in chain.from_iterable(round_.tables for round_ in history):
        costs.count([number[person] for person in table])
    return people, costs


def named(rounds: Sequence[Sequence[Sequence[int]]], groups: Sequence[Fours], people: Sequence[int]) -> Plan:
    """The rounds of some costs with the people in them; in each the same rest as before."""
    return tuple(
        Draw(in_fours(people[at] for table in played for at in table), round_.sitting_out)
        for played, round_ in zip(rounds, groups, strict=True)
    )


PARTNERS = 40
"""What it costs that two people partner each other again; the third time costs twice as much."""
OPPONENTS = 4
"""What it costs that two people play against each other again."""
MEETING = 1
"""What it costs that two people sit at a table again, however."""
AS_PARTNERS = PARTNERS + MEETING
AS_OPPONENTS = OPPONENTS + MEETING
HOT, COLD = 5.0, 0.35
"""By how much a change for the worse may cost more at the start and at the end of the search."""


@dataclass(slots=True)
class Costs:
    """What it would cost that two people come together once more: `partner[a][b]`, `opponent[a][b]`.

    People are numbers from 0 to n - 1.
    """

    partner: list[list[int]]
    opponent: list[list[int]]
    as_partners: int = AS_PARTNERS
    as_opponents: int = AS_OPPONENTS
    total: int = 0
    """What all meetings cost that were counted."""
    rounds: list[list[list[int]]] = field(default_factory=list)
    """The open rounds: tables a, b, c, d where a and b partner each other against c and d."""

    def count(self, table: Sequence[int], times: int = 1) -> None:
        """Count the meetings of a table (`times` 1), or take them back (-1)."""
        a, b, c, d = table
        partner, opponent = self.partner, self.opponent
        as_partners, as_opponents = times * self.as_partners, times * self.as_opponents
        self.total += self.price_of(table) if times > 0 else 0
        for one, other in ((a, b), (c, d)):
            for x, y in ((one, other), (other, one)):
                partner[x][y] += as_partners
                opponent[x][y] += times * MEETING
        for one, other in ((a, c), (a, d), (b, c), (b, d)):
            for x, y in ((one, other), (other, one)):
                partner[x][y] += times * MEETING
                opponent[x][y] += as_opponents
        self.total -= self.price_of(table) if times < 0 else 0

    def copied(self) -> list[list[list[int]]]:
        """The open rounds as they are now."""
        return [[list(table) for table in played] for played in self.rounds]

    def price_of(self, table: Sequence[int]) -> int:
        """What it would cost to count a table."""
        a, b, c, d = table
        one, other, against = self.partner[a], self.partner[c], self.opponent
        return one[b] + other[d] + against[a][c] + against[a][d] + against[b][c] + against[b][d]


def anneal(costs: Costs, floor: int, steps: int, rng: random.Random) -> list[list[list[int]]]:
    """Better open rounds of the same people; who rests stays resting.

    Args:
        costs: all meetings, those of the open rounds too.
        floor: what they cost at least, so that nothing better need be looked for.
        steps: how many changes are weighed.
        rng: the lot.
    """
    best, kept = costs.total, costs.copied()
    cooling = log(COLD / HOT) / max(1, steps)
    for step in range(steps):
        if best <= floor:
            break
        try_change(costs, HOT * exp(cooling * step), rng)
        if costs.total < best:
            best, kept = costs.total, costs.copied()
    return kept


def _floor(tables: int, people: int) -> int:
    """What the meetings of so many tables cost at least: when they are spread evenly over all couples."""
    couples = comb(people, 2)
    return (
        PARTNERS * fewest_couples(2 * tables, couples)
        + OPPONENTS * fewest_couples(4 * tables, couples)
        + fewest_couples(6 * tables, couples)
    )


def try_change(costs: Costs, heat: float, rng: random.Random) -> None:
    """Weigh one change of places in one round by lot, and make it if it may be made."""
    chance = rng.random
    tables = costs.rounds[int(chance() * len(costs.rounds))]
    here = int(chance() * len(tables))
    there = int(chance() * len(tables))
    seat, other = int(chance() * 4), int(chance() * 4)
    first, second = tables[here], tables[there]
    if first is second:
        _try_split(costs, first, heat, rng)
        return
    worse = _change(costs, first, seat, second, other)
    if worse <= 0 or chance() < exp(-worse / heat):
        costs.count(first, -1)
        costs.count(second, -1)
        first[seat], second[other] = second[other], first[seat]
        costs.count(first)
        costs.count(second)


_OTHERS = ((1, 2, 3), (0, 2, 3), (3, 0, 1), (2, 0, 1))
"""For each seat of a table the partner and the two opponents."""


def _change(costs: Costs, first: list[int], seat: int, second: list[int], other: int) -> int:
    """By how much the costs change if two people of different tables change places."""
    x, y = first[seat], second[other]
    partner, one, two = _OTHERS[seat]
    a, b, c = first[partner], first[one], first[two]
    partner, one, two = _OTHERS[other]
    d, e, f = second[partner], second[one], second[two]
    x_partner, x_opponent = costs.partner[x], costs.opponent[x]
    y_partner, y_opponent = costs.partner[y], costs.opponent[y]
    after = y_partner[a] + y_opponent[b] + y_opponent[c] + x_partner[d] + x_opponent[e] + x_opponent[f]
    before = x_partner[a] + x_opponent[b] + x_opponent[c] + y_partner[d] + y_opponent[e] + y_opponent[f]
    return after - before + 2 * costs.as_partners + 4 * costs.as_opponents


def _try_split(costs: Costs, table: list[int], heat: float, rng: random.Random) -> None:
    """Weigh other partners at a table."""
    a, b, c, d = table
    if rng.random() < 0.5:  # noqa: PLR2004 - one of two ways
        c, d = d, c
    partner, opponent = costs.partner, costs.opponent
    after = opponent[a][b] + opponent[c][d] + partner[a][c] + partner[b][d]
    before = partner[a][b] + partner[c][d] + opponent[a][c] + opponent[b][d]
    counted = 2 * costs.as_partners + 2 * costs.as_opponents - 4 * MEETING
    worse = after - before + counted
    if worse <= 0 or rng.random() < exp(-worse / heat):
        costs.count(table, -1)
        table[:] = (a, c, b, d)
        costs.count(table)

"""Plan rounds in which every player gets a new partner in every round.

Nobody partners anybody twice as long as that can be, then opponents and table mates come again as rarely as
the search can reach (Turnierregel DTM: before each round the partner is drawn anew).
"""

import random
from collections.abc import Sequence

from tichu_turnier.tournament.draws.rotation.annealing import anneal, no_costs
from tichu_turnier.tournament.draws.rotation.best_partnered_rounds import BEST_PARTNERED_ROUNDS
from tichu_turnier.tournament.draws.rotation.draw import (
    Draw,
    Fours,
    Foursome,
    Plan,
    in_fours,
    met_before,
    splits,
)
from tichu_turnier.tournament.draws.rotation.lots import below, generator, shuffled
from tichu_turnier.tournament.draws.rotation.plan import planned, searched

STEPS = 100_000
"""How many changes the search weighs at most where people have to meet again: less than a second here."""
STEPS_A_PLACE = 400
"""How many it weighs for each place at a table; more help nobody in a small field."""
SEEDS = 1 << 40


def planned_partners(
    people: Sequence[int],
    history: Sequence[Fours],
    rounds: int,
    rng: random.Random,
    earlier: Plan = (),
) -> Plan:
    """At least `rounds` rounds for the people; arguments as for `planned`."""
    lot = generator(below(rng, SEEDS))
    if not history and not earlier and (len(people), rounds) in BEST_PARTNERED_ROUNDS:
        return _best_known(people, rounds, lot)
    groups = planned(people, history, rounds, lot, earlier)
    if not _meet_again(groups[:rounds], history):
        return tuple(_by_lot(turn, lot) for turn in groups)
    return with_partners(groups[:rounds], history, lot)


def searched_partners(
    people: Sequence[int], history: Sequence[Fours], rounds: int, rng: random.Random
) -> Plan:
    """Rounds that the search finds, whatever was planned."""
    return with_partners(searched(people, history, rounds, rng), history, rng)


def _meet_again(rounds: Sequence[Fours], history: Sequence[Fours]) -> bool:
    """Whether anybody of these rounds has met before."""
    tables = (table for turn in rounds for table in turn.tables)
    met = met_before(history)
    for table in tables:
        for person in table:
            known = met.setdefault(person, set())
            if not known.isdisjoint(mate for mate in table if mate != person):
                return True
            known.update(table)
    return False


def _by_lot(turn: Fours, rng: random.Random) -> Fours:
    """A round in which nobody meets anybody again, so that partners can be drawn by lot."""
    tables = (splits(table)[below(rng, 3)] for table in turn.tables)
    return Draw(tuple(tables), turn.sitting_out)


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
    present = {person for turn in groups for person in turn.people()}
    gone = {person for turn in history for person in turn.people()} - present
    people = [*sorted(present), *sorted(gone)]
    number = {person: position for position, person in enumerate(people)}
    before = [[_numbered(table, number) for table in turn.tables] for turn in history]
    steps = min(STEPS, STEPS_A_PLACE * sum(4 * len(turn.tables) for turn in groups))
    rounds = anneal(_greedy(groups, before, number), before, len(people), steps, rng)
    return tuple(
        Draw(in_fours([people[at] for table in shuffled(rng, tables) for at in table]), turn.sitting_out)
        for tables, turn in zip(rounds, groups, strict=True)
    )


def _numbered(table: Sequence[int], number: dict[int, int]) -> Foursome:
    a, b, c, d = table
    return number[a], number[b], number[c], number[d]


def _greedy(
    groups: Sequence[Fours], before: Sequence[Sequence[Foursome]], number: dict[int, int]
) -> list[list[Foursome]]:
    """At each table in turn the partners that cost least."""
    costs = no_costs(len(number))
    for played in before:
        for table in played:
            costs.count(table)
    rounds: list[list[Foursome]] = []
    for turn in groups:
        rounds.append([])
        for table in turn.tables:
            choice = min(splits(_numbered(table, number)), key=costs.price_of)
            costs.count(choice)
            rounds[-1].append(choice)
    return rounds

"""Draw the next round of an evening at tables of four: plan all rounds, choose one, else search, keep apart.

A plan for all rounds is made by lot when the first one is drawn. As long as what was played agrees with it,
the next round is one of those that are left, by lot, after the lot of that round made another plan of it that
is as good (`varied`): so each seed decides whatever is still free. When people leave or arrive, or when a
round was drawn by hand, the rest is planned anew around what was played, by the seed of that round.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache, partial
from itertools import chain

from tichu_turnier.tournament.draws.rotation.apart import ANYBODY, Apart, kept_apart, mended
from tichu_turnier.tournament.draws.rotation.draw import (
    Draw,
    Fours,
    Foursome,
    Plan,
    in_fours,
    in_order,
    met_before,
    next_fairly,
    reunions,
    shape,
    splits,
)
from tichu_turnier.tournament.draws.rotation.individual import planned_partners, planned_whist, with_partners
from tichu_turnier.tournament.draws.rotation.lots import generator, pick, shuffled
from tichu_turnier.tournament.draws.rotation.plan import planned, searched
from tichu_turnier.tournament.draws.rotation.varied import varied


class Rotation(Enum):
    """What is not to come again: meetings at a table; partners, then opponents; these by a whist rotation."""

    TABLES = "tables"
    PARTNERS = "partners"
    WHIST = "whist"

    @property
    def partners(self) -> bool:
        """Whether partners are drawn, and not only who shares a table."""
        return self is not Rotation.TABLES


@dataclass(frozen=True, slots=True)
class Evening:
    """What the next round is drawn from; the same evening gives the same draw on every Python."""

    rotation: Rotation
    present: Sequence[int]
    """Everybody who is here now, each once, in any order."""
    history: Sequence[Fours]
    """The rounds as they were played, also those drawn by hand."""
    rounds: int
    """How many are planned; the draw looks ahead over those that are left."""
    seed: int
    """Decides between equals."""
    plan_seed: int | None = None
    """The seed of the first round, so that its plan is followed; None if that was drawn by hand.

    Then the plan is made around it, the same one in every later round.
    """
    rested: Sequence[Sequence[int]] | None = None
    """Who really rested in each round, where some who are too many join a table; None if all of them rest."""
    resting: int = 0
    """How many will really rest in the round that is drawn, if `rested` is told."""
    seeds: Sequence[int | None] | None = None
    """The seeds of the rounds that were played; None where they are not known.

    Then later rounds go on with the plan as it is.
    """
    apart: Apart = ANYBODY
    """Who should not meet.

    The names of a plan made before anything was played are swapped for it, which costs nothing; else the
    round that is drawn is mended.
    """


def next_draw(evening: Evening, dearness: Callable[[Fours], int] | None = None) -> Fours:
    """The next round as the plan of the evening wants it; fewer than four people all sit out.

    Of some planned rounds that are equally good the one is drawn whose `dearness` is least.
    """
    people, history, apart = sorted(evening.present), evening.history, evening.apart
    if len(people) < 4:  # noqa: PLR2004 - a table
        return Draw((), tuple(people))
    plan, is_first = _plan_left(evening, people)
    left = max(1, evening.rounds - len(history))
    fair = [
        round_ for round_ in next_fairly(people, history, plan, left) if _rests_fairly(evening, plan[round_])
    ]
    rng = generator(evening.seed, len(history), 1)
    benches = evening.rested or [round_.sitting_out for round_ in history]
    rested = [Draw(round_.tables, tuple(bench)) for round_, bench in zip(history, benches, strict=True)]
    if fair:
        best = _best(evening, plan, fair)
        if dearness is None or len(best) == 1:
            drawn = plan[pick(rng, best)]
        else:
            drawn = _least_dear([plan[each] for each in shuffled(rng, best)[:LOOKED_AT]], dearness)
        if evening.rotation.partners:
            drawn = _split_anew(drawn, history)
        apart = replace(apart, rounds=0) if is_first else apart
    else:  # the wrong people would rest
        found = searched(people, rested, left, rng)
        drawn = (with_partners(found, rested, rng) if evening.rotation.partners else found)[0]
    drawn = mended(drawn, rested, apart, evening.seed, partners=evening.rotation.partners)
    return by_lot(drawn, rng, evening.rotation)


LOOKED_AT = 6
"""So many planned rounds are looked at to find the one that is least dear."""


def _least_dear(rounds: Sequence[Fours], dearness: Callable[[Fours], int]) -> Fours:
    """The first of those that cost least; none is looked at after one that costs nothing."""
    best, least = rounds[0], dearness(rounds[0])
    for each in rounds[1:]:
        cost = dearness(each) if least else 0
        if cost < least:
            best, least = each, cost
    return best


def plan_ahead(rotation: Rotation, people: Sequence[int], rounds: int, seed: int) -> Plan:
    """All rounds at once, in an order in which the right people rest if there is one, nobody kept apart.

    Fewer than four people all sit out.
    """
    if len(people) < 4:  # noqa: PLR2004 - a table
        return (Draw((), tuple(people)),) * rounds
    plan = _PLANNERS[rotation](people, (), rounds, generator(seed, 0))
    order: Plan = ()
    while len(order) < rounds:
        fair = next_fairly(people, order, plan, rounds - len(order)) or [0]
        order, plan = (*order, plan[fair[0]]), plan[: fair[0]] + plan[fair[0] + 1 :]
    rng = generator(seed, 0, 1)
    return tuple(by_lot(round_, rng, rotation) for round_ in order)


def by_lot(drawn: Fours, rng: random.Random, rotation: Rotation) -> Fours:
    """The same round with its tables, and the people at each, in an order by lot.

    Where partners are drawn they stay beside each other, and in a whist rotation where they sit.
    """
    tables = shuffled(rng, drawn.tables)
    units: Iterable[Sequence[int]] = tables
    if rotation is Rotation.PARTNERS:
        units = (side for a, b, c, d in tables for side in shuffled(rng, ((a, b), (c, d))))
    if rotation is not Rotation.WHIST:
        units = (shuffled(rng, unit) for unit in units)
    return Draw(in_fours(chain.from_iterable(units)), drawn.sitting_out)


_PLANNERS = {Rotation.TABLES: planned, Rotation.PARTNERS: planned_partners, Rotation.WHIST: planned_whist}


def _plan_left(evening: Evening, people: Sequence[int]) -> tuple[Plan, bool]:
    """The planned rounds that are left, made anew after each round that was not planned so.

    And whether they are still those of the first plan, in which people are kept apart. Where those who are to
    be kept apart were named after the first draw, its plan is the one that did not know of them.
    """
    history, rotation = evening.history, evening.rotation
    plain = tuple(in_order(each, partners=rotation.partners) for each in history)
    plan: Plan = ()
    is_first = True
    for played in range(len(history) + 1):
        here = sorted(history[played].people()) if played < len(history) else people
        before, lot = tuple(history[:played]), _lot_of(evening, played)
        if not plan or plan[0].people() != set(here):
            seed = _first_lot(evening) if lot is None or not played else lot
            made = partial(_made, rotation, tuple(here), before, evening.rounds, seed, plan)
            plan, is_first = made(evening.apart), played == 0
            unaware = is_first and history and not _without(plan, history[0], rotation)
            if unaware and _without(made(ANYBODY), history[0], rotation):
                plan, is_first = made(ANYBODY), False
        if plan and played and lot is not None:
            vary = partial(varied, plan, plain[:played], evening.rounds, lot, partners=rotation.partners)
            others = (vary(evening.apart),) if played == len(history) else (vary(evening.apart), plan)
            plan = next((each for each in others if _follows(each, history[played:], rotation)), plan)
        if played < len(history):
            plan = _without(plan, history[played], rotation)
    return plan, is_first


def _lot_of(evening: Evening, played: int) -> int | None:
    """The seed of the round after so many; None where it is not known, or was drawn by hand.

    Nor does it matter in a whist rotation, which leads to everybody: a plan made anew loses that.
    """
    if evening.seeds is None or evening.rotation is Rotation.WHIST:
        return None
    return evening.seed if played == len(evening.history) else evening.seeds[played]


def _first_lot(evening: Evening) -> int:
    """The seed of the first plan; after lots drawn by hand a number that follows from them."""
    if evening.plan_seed is not None:
        return evening.plan_seed
    history = evening.history
    return int.from_bytes(repr(history[0].tables).encode(), "big") if history else evening.seed


def _follows(plan: Plan, later: Sequence[Fours], rotation: Rotation) -> bool:
    """Whether what was played next was planned so."""
    return not later or _is_in(plan, later[0], rotation) is not None


@lru_cache(maxsize=32)
def _made(
    rotation: Rotation,
    people: tuple[int, ...],
    history: Plan,
    rounds: int,
    seed: int,
    earlier: Plan,
    apart: Apart,
) -> Plan:
    """A plan for the rounds left of `rounds`; kept, as the next rounds would make the same one again."""
    if len(people) < 4:  # noqa: PLR2004 - a table
        return ()
    played = len(history)
    plan = _PLANNERS[rotation](people, history, max(1, rounds - played), generator(seed, played), earlier)
    return plan if history else kept_apart(plan, rounds, apart, seed)


def _without(plan: Plan, played: Fours, rotation: Rotation) -> Plan:
    """What is left of a plan after a round; () if that was not planned."""
    position = _is_in(plan, played, rotation)
    return () if position is None else plan[:position] + plan[position + 1 :]


def _is_in(plan: Plan, played: Fours, rotation: Rotation) -> int | None:
    """Which round of a plan was played; None if it was not planned."""
    known = shape(played, partners=rotation.partners)
    has_first = set(played.tables[0]).issuperset if played.tables else None
    for position, round_ in enumerate(plan):  # whether one table is in the other is quickly seen
        may_be = has_first is None or any(map(has_first, round_.tables))
        if may_be and shape(round_, partners=rotation.partners) == known:
            return position
    return None


def _rests_fairly(evening: Evening, round_: Fours) -> bool:
    """Whether of those who are too many so many can really rest that nobody does twice before others once."""
    if evening.rested is None:
        return True
    times = Counter(chain.from_iterable(evening.rested))
    bench = sorted(round_.sitting_out, key=times.__getitem__)[: evening.resting]
    others = (times[who] for who in round_.people() if who not in bench)
    return max((times[who] for who in bench), default=0) <= min(others, default=0)


def _best(evening: Evening, plan: Plan, which: Sequence[int]) -> list[int]:
    """The planned rounds of `which` in which the fewest meet again, then the fewest who should not meet.

    Where partners are drawn, first of all the fewest who partner each other again.
    """
    if len(which) == 1:
        return [*which]
    history, apart = evening.history, evening.apart
    met = met_before(history)
    again = [reunions(plan[round_], met) for round_ in which] if met else [0] * len(which)
    partners = _partners(history) if evening.rotation.partners and min(again) else set()
    faults = [
        (
            len(partners.intersection(_partners([plan[round_]]))) if partners else 0,
            reunited,
            apart.clashes(plan[round_].tables, len(history)),
        )
        for round_, reunited in zip(which, again, strict=True)
    ]
    fewest = min(faults)
    return [round_ for round_, found in zip(which, faults, strict=True) if found == fewest]


def _split_anew(drawn: Fours, history: Sequence[Fours]) -> Fours:
    """Other partners at each table where the plan has some who were partners already, if that is rarer so.

    A plan that was made around rounds drawn by hand may have to repeat some, though not yet in this one.
    """
    known = _partners(history)

    def again(table: Foursome) -> int:
        return sum(frozenset(side) in known for side in (table[:2], table[2:]))

    tables = (min((table, *splits(table)), key=again) if again(table) else table for table in drawn.tables)
    return replace(drawn, tables=tuple(tables))


def _partners(rounds: Sequence[Fours]) -> set[frozenset[int]]:
    tables = (table for round_ in rounds for table in round_.tables)
    return {frozenset(side) for table in tables for side in (table[:2], table[2:])}

"""Draw the next round of an evening at tables of four: plan all rounds, choose one, else search, keep apart.

A plan for all rounds is made by lot when the first one is drawn. As long as what was played agrees with it,
the next round is one of those that are left, by lot, after people changed names in it by the lot of that
round (`relabelled`): so each seed decides whatever is still free. When people leave or arrive, or when a
round was drawn by hand, the rest is planned anew around what was played, by the seed of that round.
"""

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache, partial
from itertools import chain, islice
from operator import le

from tichu_turnier.tournament.draws.rotation.apart import ANYBODY, Apart, kept_apart, mended
from tichu_turnier.tournament.draws.rotation.draw import (
    Draw,
    Fours,
    Foursome,
    Plan,
    fair_starts,
    in_order,
    last_bench,
    meet_again,
    met_before,
    rests,
    reunions,
    shape,
    splits,
)
from tichu_turnier.tournament.draws.rotation.individual import planned_partners, planned_whist, with_partners
from tichu_turnier.tournament.draws.rotation.lots import generator, pick, shuffled
from tichu_turnier.tournament.draws.rotation.plan import planned, searched
from tichu_turnier.tournament.draws.rotation.regroup import MATES
from tichu_turnier.tournament.draws.rotation.relabelled import LARGEST, relabelled, repeats_of


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
    fair = [round_ for round_ in _fair(people, history, plan, left) if _rests_fairly(evening, plan[round_])]
    rng = generator(evening.seed, len(history), 1)
    benches = evening.rested or [round_.sitting_out for round_ in history]
    rested = [Draw(round_.tables, tuple(bench)) for round_, bench in zip(history, benches, strict=True)]
    if fair:
        best = _best(evening, plan, fair)
        if dearness is None or len(best) == 1:
            drawn = plan[pick(rng, best)]
        else:
            looked_at = (plan[each] for each in shuffled(rng, best)[:LOOKED_AT])
            drawn = min(looked_at, key=dearness)
        if evening.rotation.partners:
            drawn = _split_anew(drawn, history)
        apart = replace(apart, rounds=0) if is_first else apart
    else:  # the wrong people would rest
        found = searched(people, rested, left, rng)
        drawn = (with_partners(found, rested, rng) if evening.rotation.partners else found)[0]
    return mended(drawn, rested, apart, evening.seed, partners=evening.rotation.partners)


LOOKED_AT = 6
"""So many planned rounds are looked at to find the one that is least dear."""


def plan_ahead(rotation: Rotation, people: Sequence[int], rounds: int, seed: int) -> Plan:
    """All rounds at once, in an order in which the right people rest if there is one, nobody kept apart.

    Fewer than four people all sit out.
    """
    if len(people) < 4:  # noqa: PLR2004 - a table
        return (Draw((), tuple(people)),) * rounds
    plan = _PLANNERS[rotation](people, (), rounds, generator(seed, 0))
    order: Plan = ()
    while len(order) < rounds:
        fair = _fair(people, order, plan, rounds - len(order)) or [0]
        order, plan = (*order, plan[fair[0]]), plan[: fair[0]] + plan[fair[0] + 1 :]
    return order


_PLANNERS = {Rotation.TABLES: planned, Rotation.PARTNERS: planned_partners, Rotation.WHIST: planned_whist}


def _plan_left(evening: Evening, people: Sequence[int]) -> tuple[Plan, bool]:
    """The planned rounds that are left, made anew after each round that was not planned so.

    And whether they are still those of the first plan, in which people are kept apart. Where those who are to
    be kept apart were named after the first draw, its plan is the one that did not know of them.
    """
    history, rotation = evening.history, evening.rotation
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
            plain = tuple(in_order(each, partners=rotation.partners) for each in before)
            varied = partial(_varied, rotation, plan, plain, evening.rounds, lot)
            others = (varied(evening.apart),) if played == len(history) else (varied(evening.apart), plan)
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
def _varied(rotation: Rotation, plan: Plan, history: Plan, rounds: int, seed: int, apart: Apart) -> Plan:
    """Another plan as good for the rounds that are left, by lot; the same one if none is found soon.

    A search finds one at once where people meet few of those whom they could meet. Else they change names;
    only where that leads to hardly any other plan, the search has to find rounds that few can be as good as.
    """
    people, rng = sorted(plan[0].people()), generator(seed, len(history), 6)
    left, partners = max(1, rounds - len(history)), rotation.partners
    limit = _faults(plan[:left], history, apart, partners=partners)

    def as_good(other: Plan) -> bool:
        faults = _faults(other[:left], history, apart, partners=partners)
        return all(map(le, faults, limit)) and bool(_fair(people, history, other, left))

    searches = len(history) > 1 and len(people) <= LARGEST
    loose = MATES * (len(history) + left) <= LOOSE * (len(people) - 1)
    anew = _searched_anew(people, history, left, rng, partners=partners)
    if searches and loose and as_good(found := next(anew)):
        return found
    names_matter = partners and meet_again(plan, history)
    others = filter(as_good, relabelled(plan, history, rng, partners=names_matter))
    if loose or not searches:
        return next(others, plan)
    several = _until_one_comes_back(others, partners=partners)
    tries = 0 if len(several) == ENOUGH else _searches(len(people), len(history), left)
    return next(filter(as_good, islice(anew, tries)), pick(rng, several or [plan]))


LOOSE = 0.66
"""Up to which part of all others everybody may meet, that a search soon finds rounds in which all are new."""
ENOUGH = 4
"""So many plans of other rounds one after the other show that changing names leads to many."""


def _searches(people: int, played: int, left: int) -> int:
    """How often to search for another plan where there are few; not where hardly any is found."""
    met, others = MATES * (played + left), people - 1
    if people > SMALL:
        return int(played == 2 and met <= TIGHT * others)  # noqa: PLR2004 - later there was choice before
    return SEARCHES if met <= others else int(people <= FEW or left == 1)


SEARCHES = 3
FEW, SMALL, TIGHT = 12, 18, 0.77


def _faults(nearest: Plan, history: Plan, apart: Apart, *, partners: bool) -> tuple[int, ...]:
    """What it costs that some meet who should not, then how often people meet again in all rounds."""
    clashes = sum(apart.clashes(each.tables, len(history) + later) for later, each in enumerate(nearest))
    return clashes, *repeats_of((*history, *nearest), partners=partners)


def _until_one_comes_back(plans: Iterable[Plan], *, partners: bool) -> list[Plan]:
    """The first of these plans, at most `ENOUGH`, until one has the same rounds as one before."""
    found: dict[Hashable, Plan] = {}
    for plan in plans:
        rounds = frozenset(shape(each, partners=partners) for each in plan)
        if rounds in found or len(found) == ENOUGH:
            break
        found[rounds] = plan
    return [*found.values()]


def _searched_anew(
    people: Sequence[int], history: Plan, left: int, rng: random.Random, *, partners: bool
) -> Iterator[Plan]:
    """What a search finds for the rounds that are left, again and again."""
    while True:
        found = searched(people, history, left, rng, starts=1)
        yield with_partners(found, history, rng) if partners else found


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
    for position, round_ in enumerate(plan):  # whether one table is in the other is quickly seen
        may_be = not played.tables or any(map(set(played.tables[0]).issuperset, round_.tables))
        if may_be and shape(round_, partners=rotation.partners) == known:
            return position
    return None


def _fair(people: Sequence[int], history: Sequence[Fours], plan: Plan, left: int) -> Sequence[int]:
    """The planned rounds that may come next: in some order of others after them the right people rest."""
    benches = [round_.sitting_out for round_ in plan]
    if not any(benches):
        return range(len(plan))
    rested = rests(history)
    sat_out = {person: rested[person] for person in people}
    return fair_starts(sat_out, benches, min(left, len(plan)), last_bench(people, history))


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
    history, apart = evening.history, evening.apart
    met, partners = met_before(history), _partners(history) if evening.rotation.partners else set()
    faults = [
        (
            len(partners.intersection(_partners([plan[round_]]))) if partners else 0,
            reunions(plan[round_], met),
            apart.clashes(plan[round_].tables, len(history)),
        )
        for round_ in which
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

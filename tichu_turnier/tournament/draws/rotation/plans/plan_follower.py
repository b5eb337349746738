"""The next round of a plan, whether or not what was played has followed it.

A plan for all rounds is made by lot when the first one is drawn. As long as what was played agrees with it,
the next round is one of those that are left, by lot. When people leave or arrive, or when a round was drawn
by hand, the rest is planned anew around what was played.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, partial

from tichu_turnier.tournament.draws.rotation.apart import ANYBODY, Apart, mended
from tichu_turnier.tournament.draws.rotation.byes import stays_fair
from tichu_turnier.tournament.draws.rotation.grouping import Grouping, last_bench, met_before, rests, reunions
from tichu_turnier.tournament.draws.rotation.lots import generator, pick
from tichu_turnier.tournament.draws.rotation.plans.apart_names import kept_apart

Plan = tuple[Grouping, ...]
Search = Callable[[Sequence[int], Sequence[Grouping], int, random.Random], Plan]
"""At least so many rounds for the people: people, history, rounds, lot."""
Planner = Callable[[Sequence[int], Sequence[Grouping], int, random.Random, Sequence[Grouping]], Plan]
"""The same with what is left of an earlier plan as fifth."""


def next_round_of_plan(
    present: Sequence[int],
    history: Sequence[Grouping],
    rounds: int,
    seed: int,
    plan_seed: int | None,
    planner: Planner,
    search: Search,
    apart: Apart = ANYBODY,
) -> Grouping:
    """Draw round `len(history)` + 1 of `rounds` as the planner's plan wants it.

    Fewer than four people all sit out. The same arguments give the same draw on every Python; the order of
    `present` does not matter.

    Args:
        present: everybody who is here now, each once.
        history: the rounds as they were played, also those drawn by hand.
        rounds: how many are planned; the draw looks ahead over those that are left.
        seed: decides between equals.
        plan_seed: the seed of the first round, so that its plan is followed; None if that was drawn by hand:
            then the plan is made around it, the same one in every later round.
        planner: makes the plan.
        search: makes a round where none of the plan can follow, because the wrong people would rest.
        apart: who should not meet. The names of a plan made before anything was played are exchanged for it,
            which costs nothing; else the round that is drawn is mended.
    """
    people = sorted(present)
    if len(people) < 4:  # noqa: PLR2004 - a table
        return Grouping((), tuple(people))
    plan, is_first = _plan(people, history, rounds, _first_seed(history, seed, plan_seed), planner, apart)
    left = max(1, rounds - len(history))
    rng = generator(seed, len(history), 1)
    fair = [turn for turn in range(len(plan)) if _goes_on_fairly(people, history, plan, turn, left)]
    if not fair:
        return mended(search(people, history, left, rng)[0], history, apart, seed)
    drawn = plan[pick(rng, _best(plan, fair, history, apart))]
    return mended(drawn, history, replace(apart, rounds=0) if is_first else apart, seed)


def _best(plan: Plan, turns: Sequence[int], history: Sequence[Grouping], apart: Apart) -> list[int]:
    """The planned rounds of `turns` in which the fewest meet again, then the fewest who should not meet."""
    met = met_before(history)
    faults = [(reunions(plan[turn], met), apart.clashes(plan[turn].tables, len(history))) for turn in turns]
    fewest = min(faults)
    return [turn for turn, found in zip(turns, faults, strict=True) if found == fewest]


def _first_seed(history: Sequence[Grouping], seed: int, plan_seed: int | None) -> int:
    """The seed of the plan; after lots drawn by hand a number that follows from them."""
    if plan_seed is not None:
        return plan_seed
    return int.from_bytes(repr(history[0].tables).encode(), "big") if history else seed


def _plan(
    people: Sequence[int],
    history: Sequence[Grouping],
    rounds: int,
    seed: int,
    planner: Planner,
    apart: Apart,
) -> tuple[Plan, bool]:
    """The planned rounds that are left, made anew after each round that was not planned so.

    And whether they are still those of the first plan, in which people are kept apart. Where those who are to
    be kept apart were named after the first draw, its plan is the one that did not know of them.
    """
    plan: Plan = ()
    is_first = True
    for played in range(len(history) + 1):
        here = sorted(history[played].people()) if played < len(history) else people
        if not plan or plan[0].people() != set(here):
            made = partial(_made, planner, tuple(here), tuple(history[:played]), rounds, seed, plan)
            plan, is_first = made(apart), played == 0
            if (
                is_first
                and history
                and not _without(plan, history[0])
                and _without(made(ANYBODY), history[0])
            ):
                plan, is_first = made(ANYBODY), False
        if played < len(history):
            plan = _without(plan, history[played])
    return plan, is_first


@lru_cache(maxsize=32)
def _made(
    planner: Planner,
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
    plan = planner(people, history, max(1, rounds - played), generator(seed, played), earlier)
    return plan if history else kept_apart(plan, rounds, apart, seed)


def _without(plan: Plan, played: Grouping) -> Plan:
    """What is left of a plan after a round; () if that was not planned."""
    shapes = [turn.shape() for turn in plan]
    if played.shape() not in shapes:
        return ()
    position = shapes.index(played.shape())
    return plan[:position] + plan[position + 1 :]


def _goes_on_fairly(
    people: Sequence[int], history: Sequence[Grouping], plan: Sequence[Grouping], turn: int, left: int
) -> bool:
    """Whether a planned round may come next, the others after it in their order, by the rule who rests."""
    rested = rests(history)
    others = [other for number, other in enumerate(plan) if number != turn]
    benches = (planned.sitting_out for planned in (plan[turn], *others[: left - 1]))
    return stays_fair({person: rested[person] for person in people}, benches, last_bench(history))

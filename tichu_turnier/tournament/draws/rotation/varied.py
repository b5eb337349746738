"""Another plan as good as one for the rounds of an evening that are left, by the lot of the next round.

In loose fields people change places, or a search finds other rounds at once; else people change names, and
where that leads to hardly any other plan, a search starts anew or near what it has.
"""

import random
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import cache, lru_cache, partial
from itertools import islice
from operator import le

from tichu_turnier.tournament.draws.rotation.apart import Apart
from tichu_turnier.tournament.draws.rotation.draw import Plan, meet_again, next_fairly, shape
from tichu_turnier.tournament.draws.rotation.individual import with_partners
from tichu_turnier.tournament.draws.rotation.lots import generator, pick
from tichu_turnier.tournament.draws.rotation.plan import searched
from tichu_turnier.tournament.draws.rotation.regroup import MATES
from tichu_turnier.tournament.draws.rotation.relabelled import LARGEST, relabelled, repeats_of
from tichu_turnier.tournament.draws.rotation.swapped import swapped
from tichu_turnier.tournament.draws.rotation.walked import walked


@lru_cache(maxsize=32)
def varied(plan: Plan, history: Plan, rounds: int, seed: int, apart: Apart, *, partners: bool) -> Plan:
    """Another plan as good for the rounds that are left, by lot; the same one if none is found soon.

    Where people meet few of those whom they could meet, some change places, or a search finds one at once.
    Else they change names; only where that leads to hardly any other plan, a search has to find rounds that
    few can be as good as, and a walk those near what was found.
    """
    people, rng = sorted(plan[0].people()), generator(seed, len(history), 6)
    left = max(1, rounds - len(history))
    share = MATES * (len(history) + left) / (len(people) - 1)
    searches = len(history) > 1 and len(people) <= LARGEST
    if searches and share <= FREE and (moved := _moved(people, history, plan, left, apart, rng)):
        return moved
    as_good = _judge(people, history, plan, left, apart, partners=partners)
    anew = _searched_anew(people, history, left, rng, partners=partners)
    if searches and share <= LOOSE and as_good(found := next(anew)):
        return found
    names_matter = partners and meet_again(plan[:left], history)
    same = partial(as_good, as_often=len(history) == 1)  # then all rounds that are left keep their places
    others = filter(same, relabelled(plan, history, rng, partners=names_matter))
    if share <= LOOSE or not searches:
        return next(others, plan)
    several = _until_one_comes_back(others, partners=partners)
    found = pick(rng, several or [plan])
    if len(several) == ENOUGH:
        return found
    searched_too = filter(as_good, islice(anew, _searches(len(people), len(history), left)))
    if share <= 1:
        found = next(searched_too, found)
    near = walked(found[:left], history, rng, partners=partners)
    if as_good(near) and _rounds(near, partners) != _rounds(found[:left], partners):
        return near
    return next(searched_too, found)


def _judge(
    people: Sequence[int], history: Plan, plan: Plan, left: int, apart: Apart, *, partners: bool
) -> Callable[..., bool]:
    """Whether another plan is as good for the rounds that are left: who meets, how often, and who rests."""
    nearest, played = plan[:left], len(history)
    clashes = _clashes(nearest, played, apart)
    repeats = cache(lambda: repeats_of((*history, *nearest), partners=partners))

    def as_good(other: Plan, *, as_often: bool = False) -> bool:
        mine = other[:left]
        return (
            _clashes(mine, played, apart) <= clashes
            and (as_often or all(map(le, repeats_of((*history, *mine), partners=partners), repeats())))
            and bool(next_fairly(people, history, other, left))
        )

    return as_good


def _moved(
    people: Sequence[int], history: Plan, plan: Plan, left: int, apart: Apart, rng: random.Random
) -> Plan:
    """The rounds that are left after some changed places; () where that leads to hardly any other."""
    start = pick(rng, [*next_fairly(people, history, plan, left)] or [0])
    nearest = (plan[start], *plan[:start], *plan[start + 1 :])[:left]
    if not next_fairly(people, history, nearest, left):
        return ()
    return swapped(nearest, history, apart, rng) or ()


FREE = 0.45
"""Up to which part of all others everybody may meet, that two can often change places."""
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


def _clashes(nearest: Plan, played: int, apart: Apart) -> int:
    """What it costs that some meet who should not, in rounds after so many."""
    return sum(apart.clashes(each.tables, played + later) for later, each in enumerate(nearest))


def _until_one_comes_back(plans: Iterable[Plan], *, partners: bool) -> list[Plan]:
    """The first of these plans, at most `ENOUGH`, until one has the same rounds as one before."""
    found: dict[Hashable, Plan] = {}
    for plan in plans:
        rounds = _rounds(plan, partners)
        if rounds in found or len(found) == ENOUGH:
            break
        found[rounds] = plan
    return [*found.values()]


def _rounds(plan: Plan, partners: bool) -> Hashable:
    """The same for plans of the same rounds in another order."""
    return frozenset(shape(each, partners=partners) for each in plan)


def _searched_anew(
    people: Sequence[int], history: Plan, left: int, rng: random.Random, *, partners: bool
) -> Iterator[Plan]:
    """What a search finds for the rounds that are left, again and again."""
    while True:
        found = searched(people, history, left, rng, starts=1)
        yield with_partners(found, history, rng) if partners else found

"""Other plans as good as one: people change names so that all that was played stays as it was.

Whoever had a place in the rounds that were played gets one that looks the same in all of them: at a table
with the same others, resting when they rested. No figure of the whole evening changes by that, but who meets
whom in the rounds that are left does, and who rests. Rounds of a plan are also taken in the place of each
other where they are built alike.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations
from operator import mul

from tichu_turnier.tournament.draws.rotation.draw import Draw, Fours, Plan, in_fours, meet_again
from tichu_turnier.tournament.draws.rotation.individual import MEETING, OPPONENTS, PARTNERS
from tichu_turnier.tournament.draws.rotation.lots import shuffled

LARGEST, LARGEST_AFTER_ONE = 40, 100
"""With more people a plan has rounds enough to choose from; after a single round it is quickly done."""
STEPS = 40
"""How many names are tried for each person before a way of changing names is given up."""
WAYS = 8
"""How many ways of putting rounds in the place of those played are tried."""
Cell = tuple[int, str, int]
"""A table or a side of a round that people have in common: round, what it is, and its number."""
Cells = Mapping[int, tuple[Cell, ...]]
"""Where everybody was, round by round: at a table and on a side of it, resting, or away."""


def relabelled(plan: Plan, history: Sequence[Fours], rng: random.Random, *, partners: bool) -> Iterator[Plan]:
    """Plans as good as this one for what is left after a history, by lot, at most `WAYS`.

    `partners`: whether it counts who partners whom, or only who shares a table.
    """
    people = sorted(plan[0].people())
    if len(history) == 1 and len(people) <= LARGEST_AFTER_ONE and history[0].people() == set(people):
        anew = _after_one(history[0], rng, partners=partners)
        yield tuple(_renamed(round_, anew) for round_ in plan)
        return
    if len(people) > LARGEST:
        return
    gone = set[int]().union(*(played.people() for played in history)).difference(people)
    target = _cells(history, people, gone, partners=partners)
    rounds, played = (*history, *plan), len(history)
    alike = all(round_.people() == set(people) for round_ in rounds)
    for way in range(WAYS):
        order = shuffled(rng, range(len(rounds))) if alike and way % 2 else [*range(len(rounds))]
        source = _cells([rounds[each] for each in order[:played]], people, gone, partners=partners)
        names = _Search(source, target, rng).found()
        if names is not None:
            yield tuple(_renamed(rounds[each], names) for each in sorted(order[played:]))


def repeats_of(rounds: Sequence[Fours], *, partners: bool) -> tuple[int, ...]:
    """How often people of these rounds are together again: first of each way, then what it costs.

    With `partners`: as partners, as opponents, at a table. In the cost two who are together `k` times weigh
    as much as `k (k - 1) / 2` couples who are together twice.
    """
    if not meet_again(rounds):
        return (0, 0, 0, 0) if partners else (0, 0)
    met, same = Counter[frozenset[int]](), Counter[frozenset[int]]()
    for a, b, c, d in chain.from_iterable(round_.tables for round_ in rounds):
        met.update(map(frozenset, combinations((a, b, c, d), 2)))
        same.update((frozenset((a, b)), frozenset((c, d))))
    kinds = (same, met - same, met) if partners else (met,)
    again = (sum(each - 1 for each in kind.values()) for kind in kinds)
    costs = (sum(each * (each - 1) // 2 for each in kind.values()) for kind in kinds)
    return (*again, sum(map(mul, costs, (PARTNERS, OPPONENTS, MEETING))))


def _after_one(played: Fours, rng: random.Random, *, partners: bool) -> dict[int, int]:
    """Names that leave a round as it is: for mates, or partners, and for whole tables, and for who rests."""

    def anew(table: Sequence[int]) -> list[int]:
        sides = (table[:2], table[2:]) if partners else (table,)
        return [who for side in shuffled(rng, sides) for who in shuffled(rng, side)]

    others = [who for table in shuffled(rng, played.tables) for who in anew(table)]
    names = dict(zip(chain.from_iterable(played.tables), others, strict=True))
    return names | dict(zip(played.sitting_out, shuffled(rng, played.sitting_out), strict=True))


def _renamed(round_: Fours, names: Mapping[int, int]) -> Fours:
    tables = in_fours(names[who] for who in chain.from_iterable(round_.tables))
    return Draw(tables, tuple(sorted(names[who] for who in round_.sitting_out)))


def _cells(rounds: Sequence[Fours], people: Iterable[int], gone: Iterable[int], *, partners: bool) -> Cells:
    """Where those who are here were, and those who have gone since: they never share names."""
    found: dict[int, list[Cell]] = {who: [(-1, "rests", 0)] for who in people}
    found |= {who: [(-1, "away", 0)] for who in gone}
    for number, round_ in enumerate(rounds):
        here: dict[int, list[Cell]] = {who: [(number, "rests", 0)] for who in round_.sitting_out}
        for place, table in enumerate(round_.tables):
            for seat, who in enumerate(table):
                side = [(number, "side", 2 * place + seat // 2)] if partners else []
                here[who] = [(number, "table", place), *side]
        for who in found:
            found[who] += here.get(who, [(number, "away", 0)])
    return {who: tuple(cells) for who, cells in found.items()}


class _Search:
    """Everybody in turn gets a name, by lot among those that agree with the names given before."""

    def __init__(self, source: Cells, target: Cells, rng: random.Random) -> None:
        self._source, self._target, self._rng = source, target, rng
        self._people = _neighbours(source, rng)
        self._in: dict[Cell, list[int]] = {}
        for who, cells in target.items():
            for cell in cells:
                self._in.setdefault(cell, []).append(who)
        fixed = [cell for cell in self._in if cell[1] in ("rests", "away")]
        self._there, self._back = dict(zip(fixed, fixed, strict=True)), dict(zip(fixed, fixed, strict=True))
        self._names: dict[int, int] = {}
        self._left = STEPS * len(source)

    def found(self) -> dict[int, int] | None:
        """Who takes whose name so that the source becomes the target; None if that is not found soon."""
        if len(self._names) == len(self._people):
            return dict(self._names)
        who = self._people[len(self._names)]
        for name in self._free(who):
            self._left -= 1
            if self._left < 0:
                return None
            new = self._agreed(self._source[who], self._target[name])
            if new is not None:
                self._names[who] = name
                if self.found() is not None:
                    return dict(self._names)
                del self._names[who]
                self._forget(new)
        return None

    def _free(self, who: int) -> list[int]:
        """The names that somebody may get: of those in the cell that is the smallest of his."""
        known = [self._there[cell] for cell in self._source[who] if cell in self._there]
        names = min((self._in.get(cell, []) for cell in known), key=len, default=[*self._target])
        taken = set(self._names.values())
        return shuffled(self._rng, (name for name in names if name not in taken))

    def _agreed(self, one: Sequence[Cell], other: Sequence[Cell]) -> list[Cell] | None:
        """Let the cells of the one stand for those of the other; which are new, None if that cannot be."""
        new: list[Cell] = []
        for cell, like in zip(one, other, strict=False):
            there, back = self._there.get(cell), self._back.get(like)
            if there is None and back is None and cell[1] == like[1]:
                self._there[cell], self._back[like] = like, cell
                new.append(cell)
            elif there != like or back != cell:
                self._forget(new)
                return None
        return new

    def _forget(self, cells: Sequence[Cell]) -> None:
        for cell in cells:
            del self._back[self._there.pop(cell)]


def _neighbours(source: Cells, rng: random.Random) -> list[int]:
    """Everybody, by lot, but so that whoever shares the most with those before comes next."""
    waiting, seen, order = shuffled(rng, source), set[Cell](), list[int]()
    while waiting:
        following = max(waiting, key=lambda who: sum(cell in seen for cell in source[who]))
        waiting.remove(following)
        order.append(following)
        seen.update(source[following])
    return order

"""Regroup people into tables of four by local search where no stored design fits.

Each round is dealt in turn, everybody to the table where he has met the fewest; then people who meet again
swap places with whom it helps most (a tabu search: a swap is not undone at once, so that the search leaves
dead ends). The work is counted in steps, never in seconds: the same lots give the same rounds on any machine.
"""

import random
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import isqrt

from tichu_turnier.tournament.draws.rotation.draw import sitting_out, stays_fair
from tichu_turnier.tournament.draws.rotation.lots import below, pick, shuffled

Tables = list[list[int]]
Row = list[int] | defaultdict[int, int]
"""A number beside everybody; where people are many, only beside those whom somebody met."""
Clash = tuple[int, int, int]
"""Round, table and seat of somebody who meets somebody again."""
Swap = tuple[int, int, int, int]
"""Table and seat of the one, table and seat of the other; table -1 is the bench."""
Couple = tuple[int, int, int]
"""Round and two of its people, the smaller number first."""
Tabu = dict[Couple, int]
"""Until which step two people may not swap again."""

STAY = 8
"""For how many steps at least two people who have swapped may not swap again."""
MATES = 3
"""How many others sit at a table."""


@dataclass(slots=True)
class Open:
    """The open rounds while they are improved, on people 0 to n - 1.

    After `k` meetings of two people the next one costs `k * k`, so that no couple meets a third time while
    another has met only once. `price[a][b]` is what their next meeting costs, `relief[a][b]` what their
    latest did, `cost` the sum of all. `sat_out` and `last_round` tell what was before the open rounds,
    `tables` and `benches` have an entry for each of them.
    """

    price: list[Row]
    relief: list[Row]
    sat_out: list[int]
    last_round: Collection[int] = ()
    cost: int = 0
    tables: list[Tables] = field(default_factory=list)
    benches: list[list[int]] = field(default_factory=list)

    def add(self, tables: Tables, bench: Sequence[int]) -> None:
        """Append a round."""
        for table in tables:
            self.meet(table)
        self.tables.append(tables)
        self.benches.append(list(bench))

    def rounds(self) -> list[tuple[Tables, list[int]]]:
        """A copy of the open rounds, each with its tables and its bench."""
        return [
            ([list(table) for table in tables], list(bench))
            for tables, bench in zip(self.tables, self.benches, strict=True)
        ]

    def replace(self, rounds: Sequence[tuple[Tables, list[int]]]) -> None:
        """Take other rounds in place of the present ones."""
        for tables in self.tables:
            for table in tables:
                self.part(table)
        self.tables, self.benches = [], []
        for tables, bench in rounds:
            self.add(tables, bench)

    def meet(self, table: Sequence[int]) -> None:
        """Count the meetings of a table."""
        for a, b in combinations(table, 2):
            latest = self.price[a][b]
            self.cost += latest
            self.relief[a][b] = self.relief[b][a] = latest
            self.price[a][b] = self.price[b][a] = (isqrt(latest) + 1) ** 2

    def part(self, table: Sequence[int]) -> None:
        """Count the meetings of a table no more."""
        for a, b in combinations(table, 2):
            latest = self.relief[a][b]
            self.cost -= latest
            self.price[a][b] = self.price[b][a] = latest
            self.relief[a][b] = self.relief[b][a] = max(0, isqrt(latest) - 1) ** 2

    def swap(self, round_: int, move: Swap) -> None:
        """Let two people of a round change places."""
        here, seat, there, other = move
        first = self.tables[round_][here]
        second = self.benches[round_] if there < 0 else self.tables[round_][there]
        seated = (first,) if there < 0 else (first, second)
        for table in seated:
            self.part(table)
        first[seat], second[other] = second[other], first[seat]
        for table in seated:
            self.meet(table)

    def rested(self) -> tuple[list[int], Collection[int]]:
        """How often each has sat out, and who did last, at the end of the open rounds."""
        sat_out = list(self.sat_out)
        for bench in self.benches:
            for person in bench:
                sat_out[person] += 1
        return sat_out, self.benches[-1] if self.benches else self.last_round


def deal_round(state: Open, kept: Sequence[Sequence[int]], rng: random.Random) -> None:
    """Append a round: the kept tables, unless somebody there has to rest; the others by who has met whom."""
    everybody = range(len(state.sat_out))
    bench: tuple[int, ...] = ()
    if len(everybody) % 4:
        sat_out, last = state.rested()
        loose = set(everybody).difference(*kept)
        meetings = {person: sum(map(isqrt, _numbers(row))) for person, row in enumerate(state.price)}
        bench = sitting_out(everybody, meetings, dict(enumerate(sat_out)), rng, last, loose)
    tables = [list(table) for table in kept if not set(table).intersection(bench)]
    pool = set(everybody).difference(bench, *tables)
    state.add(tables + deal(state.price, sorted(pool), rng), bench)


def _numbers(row: Row) -> Iterable[int]:
    """What stands in a row; nothing beside those whom nobody met, where they have no place in it."""
    return row if isinstance(row, list) else row.values()


def deal(price: list[Row], people: Sequence[int], rng: random.Random) -> Tables:
    """Tables of four from people whose number is a multiple of four, everybody where it costs least."""
    waiting = shuffled(rng, people)
    tables = []
    while waiting:
        table = [waiting.pop()]
        for _ in range(MATES):
            table.append(waiting.pop(_cheapest(price, table, waiting)))
        tables.append(table)
    return tables


def _cheapest(price: list[Row], table: list[int], waiting: list[int]) -> int:
    """The position of the first among the waiting who has met the fewest at the table."""
    rows = [price[person] for person in table]
    least, best = 1 << 60, 0
    for position, person in enumerate(waiting):
        cost = sum([row[person] for row in rows])
        if cost < least:
            if cost == 0:
                return position
            least, best = cost, position
    return best


def improve(state: Open, which: Sequence[int], steps: int, floor: int, rng: random.Random) -> None:
    """Let people of the given rounds swap places until the cost is down to `floor` or the steps are used up.

    Leaves the best rounds that were found.
    """
    fewest, best = state.cost, state.rounds()
    tabu: Tabu = {}
    for step in range(steps):
        clashes = _clashes(state, which) if fewest > floor else []
        if not clashes:
            break
        clash = pick(rng, clashes)
        found = _best_swap(state, clash, tabu, step, fewest - state.cost, rng)
        if found is None:
            continue
        move, couple = found
        tabu[couple] = step + STAY + below(rng, STAY)
        state.swap(clash[0], move)
        if state.cost < fewest:
            fewest, best = state.cost, state.rounds()
    if state.cost > fewest:
        state.replace(best)


def _clashes(state: Open, which: Sequence[int]) -> list[Clash]:
    """Everybody in the given rounds who sits with somebody whom he also meets in another round."""
    found = []
    for round_ in which:
        for number, table in enumerate(state.tables[round_]):
            a, b, c, d = table
            for seat, person in enumerate(table):
                row = state.relief[person]
                if row[a] or row[b] or row[c] or row[d]:
                    found.append((round_, number, seat))
    return found


def _best_swap(
    state: Open, clash: Clash, tabu: Tabu, step: int, record: int, rng: random.Random
) -> tuple[Swap, Couple] | None:
    """The swap of one person that helps most or harms least, equals by lot, and who swaps; None: none does.

    Two who have swapped a moment ago do so again only if the cost then changes by less than `record`.
    """
    round_, here, seat = clash
    person, least = state.tables[round_][here][seat], 1 << 30
    found: list[tuple[Swap, Couple]] = []
    for change, there, other, them in _swaps(state, clash):
        couple = round_, min(person, them), max(person, them)
        if change > least or (change >= record and tabu.get(couple, -1) > step):
            continue
        move = (here, seat, there, other)
        if there < 0 and not _benches_fair(state, round_, move):
            continue
        if change < least:
            least, found = change, []
        found.append((move, couple))
    return pick(rng, found) if found else None


def _swaps(state: Open, clash: Clash) -> Iterator[tuple[int, int, int, int]]:
    """Everybody with whom a person could swap: change of the cost, table, seat, and who it is."""
    round_, here, seat = clash
    price, relief, tables = state.price, state.relief, state.tables[round_]
    person = tables[here][seat]
    x, y, z = (price[mate] for mate in tables[here] if mate != person)
    own = price[person]
    leaving = sum(relief[person][mate] for mate in tables[here])
    for there, table in enumerate(tables):
        if there == here:
            continue
        a, b, c, d = table
        moved = own[a] + own[b] + own[c] + own[d] - leaving
        for other, them in enumerate(table):
            row = relief[them]
            stay = own[them] + row[a] + row[b] + row[c] + row[d]
            yield x[them] + y[them] + z[them] + moved - stay, there, other, them
    for other, them in enumerate(state.benches[round_]):
        yield x[them] + y[them] + z[them] - leaving, -1, other, them


def _benches_fair(state: Open, round_: int, move: Swap) -> bool:
    """Whether all open rounds still follow the rule who rests, if somebody of the bench plays instead."""
    here, seat, _, other = move
    benches = [list(bench) for bench in state.benches]
    benches[round_][other] = state.tables[round_][here][seat]
    return stays_fair(dict(enumerate(state.sat_out)), benches, state.last_round)

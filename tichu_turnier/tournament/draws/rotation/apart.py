"""Keep people apart: by the names in a plan, and by who changes places in a round.

A plan stays as good as it is when the names in it are swapped. Some plans are loose besides: people of a
round can change places without meeting anybody again.
"""

import random
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, product
from math import exp, log

from tichu_turnier.tournament.draws.rotation.draw import (
    Draw,
    Fours,
    Foursome,
    Plan,
    in_fours,
    last_bench,
    meet_again,
    met_before,
    rests,
    splits,
)
from tichu_turnier.tournament.draws.rotation.individual import AS_OPPONENTS, AS_PARTNERS, MEETING
from tichu_turnier.tournament.draws.rotation.lots import below, generator, pick, shuffled
from tichu_turnier.tournament.draws.rotation.quality import Couple, couple, fewest_couples

NEVER = 1000
"""What it costs that two meet who never should: more than anything else in a round."""
CLUB = 3
"""What it costs that club mates meet early, where a reunion of table mates costs 1, of opponents 5."""


@dataclass(frozen=True, slots=True)
class Apart:
    """Who is to be kept apart."""

    never: frozenset[Couple] = frozenset()
    """Those who must not meet, the smaller number first."""
    clubs: tuple[frozenset[int], ...] = ()
    rounds: int = 0
    """In how many first rounds club mates are kept apart as far as possible."""

    def club_of(self, early: bool = True) -> dict[int, int]:
        """The number of everybody's club; {} where clubs do not matter (any more)."""
        return {person: number for number, club in enumerate(self.clubs) for person in club} if early else {}

    def couples(self, people: Iterable[int], round_: int) -> Iterator[Couple]:
        """All club mates who are to be kept apart in a round, the smaller number first."""
        here = frozenset(people)
        for club in self.clubs if round_ < self.rounds else ():
            yield from combinations(sorted(club & here), 2)

    def clashes(self, tables: Iterable[Collection[int]], round_: int) -> int:
        """What the tables of a round cost; `round_` is the number of rounds before it."""
        club = self.club_of(round_ < self.rounds)
        if not (club or self.never):
            return 0
        return sum(self.price(a, b, club) for table in tables for a, b in combinations(sorted(table), 2))

    def price(self, a: int, b: int, club: dict[int, int]) -> int:
        """What it costs that two people meet, the smaller number first."""
        return NEVER * ((a, b) in self.never) + CLUB * (a in club and club[a] == club.get(b))


ANYBODY = Apart()
"""Nobody has to be kept apart."""


TOGETHER = 3
"""How many tables are dealt anew at once, as well as it can be."""
TRIES = 150
"""How often that is tried at least in a larger field."""


def mended(drawn: Fours, history: Sequence[Fours], apart: Apart, seed: int, *, partners: bool) -> Fours:
    """The round after tables were dealt anew where that is worth its reunions.

    With up to three tables nothing better exists for those who play; of more, three by lot are dealt anew
    again and again. Who rests goes on resting, unless two who never should meet all the same and somebody
    at a table has rested as often, and not just now.

    `partners`: whether it counts who partnered whom, or only who shared a table.
    """
    if not apart.clashes(drawn.tables, len(history)):
        return drawn
    prices, rng = _Prices(history, apart, partners=partners), generator(seed, len(history), 3)
    rested, last = rests(history), last_bench(drawn.people(), history)
    swaps = [
        {one: other, other: one}
        for one, other in product(drawn.sitting_out, chain.from_iterable(drawn.tables))
        if rested[one] == rested[other] and other not in last and len(drawn.tables) <= TOGETHER
    ]
    best, least = drawn, prices.in_all(drawn.tables)
    for swap in [{}, *shuffled(rng, swaps)]:
        if swap and least < NEVER:
            break
        named = _with_names(drawn, {who: swap.get(who, who) for who in drawn.people()})
        found = Draw(_dealt_anew(named.tables, prices, rng), named.sitting_out)
        if prices.in_all(found.tables) < least:
            best, least = found, prices.in_all(found.tables)
    return best


def _dealt_anew(drawn: Sequence[Foursome], prices: "_Prices", rng: random.Random) -> tuple[Foursome, ...]:
    """The tables after some that cost something were dealt anew together with others by lot."""
    tables, settled = list(drawn), set[frozenset[Foursome]]()
    costs, floor = list(map(prices.of, tables)), prices.floor(tables)
    for _ in range(max(TRIES, 3 * len(tables)) if len(tables) > TOGETHER else 1):
        if sum(costs) <= floor:
            break
        dear = max(costs) if below(rng, 2) else 1
        first = pick(rng, [number for number, cost in enumerate(costs) if cost >= dear])
        others = shuffled(rng, (number for number in range(len(tables)) if number != first))
        taken = [first, *others[: TOGETHER - 1]]
        before, limit = [tables[number] for number in taken], sum(costs[number] for number in taken)
        if frozenset(before) in settled:
            continue
        settled.add(frozenset(before))
        people = shuffled(rng, chain.from_iterable(before))
        after = _cheaper(people, prices, limit) if limit > prices.floor(before) else None
        for number, table in zip(taken, after or (), strict=False):
            tables[number], costs[number] = table, prices.of(table)
    return tuple(tables)


def _cheaper(people: Sequence[int], prices: "_Prices", limit: int) -> tuple[Foursome, ...] | None:
    """Of all tables that these people can make, those that cost least; None if that is not below a limit."""
    if not people:
        return () if limit > 0 else None
    first, *others = people
    best: tuple[Foursome, ...] | None = None
    for mates in combinations(others, 3):
        price, table = prices.cheapest((first, *mates))
        if price < limit:
            rest = _cheaper([who for who in others if who not in mates], prices, limit - price)
            if rest is not None:
                best, limit = (table, *rest), price + prices.in_all(rest)
    return best


class _Prices:
    """What it costs that people meet in the round that is drawn."""

    def __init__(self, history: Sequence[Fours], apart: Apart, *, partners: bool) -> None:
        self._apart = apart
        self._clubs = apart.clubs if len(history) < apart.rounds else ()
        self._club = apart.club_of(bool(self._clubs))
        self._met: dict[Couple, tuple[int, int]] = {}
        self._known: dict[tuple[int, ...], tuple[int, Foursome]] = {}
        again = (AS_PARTNERS, MEETING) if partners else (AS_OPPONENTS, AS_OPPONENTS)
        against = (MEETING if partners else AS_OPPONENTS, AS_OPPONENTS)
        for a, b, c, d in (table for played in history for table in played.tables):
            for one, other in combinations((a, b, c, d), 2):
                two, more = couple(one, other), again if (one, other) in ((a, b), (c, d)) else against
                before = self._met.get(two, (0, 0))
                self._met[two] = before[0] + more[0], before[1] + more[1]

    def in_all(self, tables: Iterable[Foursome]) -> int:
        return sum(map(self.of, tables))

    def floor(self, tables: Collection[Foursome]) -> int:
        """What as many tables of the same people cost at least, as there are so many club mates."""
        people = set(chain.from_iterable(tables))
        return CLUB * sum(fewest_couples(len(club & people), len(tables)) for club in self._clubs)

    def cheapest(self, people: tuple[int, ...]) -> tuple[int, Foursome]:
        """What a table of these costs with the best partners, and the table."""
        if people not in self._known:
            self._known[people] = min(self._weighed(people))
        return self._known[people]

    def of(self, table: Foursome) -> int:
        return next(self._weighed(table))[0]

    def _weighed(self, people: Sequence[int]) -> Iterator[tuple[int, Foursome]]:
        """What a table of these costs with each choice of partners, first as they sit."""
        prices = {(a, b): self._price(couple(a, b)) for a, b in combinations(people, 2)}
        against = sum(opponents for _, opponents in prices.values())
        for a, b, c, d in splits(people):
            sides = prices[a, b], prices[c, d]
            yield against + sum(partners - opponents for partners, opponents in sides), (a, b, c, d)

    def _price(self, two: Couple) -> tuple[int, int]:
        """What it costs that two are partners, or opponents."""
        partners, opponents = self._met.get(two, (0, 0))
        more = self._apart.price(*two, self._club)
        return partners + more, opponents + more


STEPS = 60_000
"""How many swaps of two names are weighed at most: less than a second here."""
HOT, COLD = 1.0, 0.12
"""By how much a swap for the worse may cost more at the start and at the end of the search."""
CHANGES = 800
"""How many changes of places are made at most."""


def kept_apart(plan: Plan, rounds: int, apart: Apart, seed: int) -> Plan:
    """The plan with names swapped so that its first rounds keep people apart as well as the search can.

    No figure of the plan gets worse. Where swapping names is not enough and nobody meets anybody again in
    the `rounds` rounds, people also change places in one of them; then no more rounds than these are left.
    """
    if not plan or not (apart.never or (apart.clubs and apart.rounds)):
        return plan
    names = _Names(plan[:rounds], apart)
    names.improve(generator(seed, len(plan), 2))
    named = dict(zip(names.places, names.best, strict=True))
    found = tuple(_with_names(round_, named) for round_ in plan)
    if names.least <= 2 * names.floor or meet_again(found[:rounds]):
        return found
    return _Loose(found[:rounds], apart).changed(generator(seed, len(plan), 4))


def _with_names(round_: Fours, named: dict[int, int]) -> Fours:
    tables = in_fours(named[person] for person in chain.from_iterable(round_.tables))
    return Draw(tables, tuple(sorted(named[person] for person in round_.sitting_out)))


class _Names:
    """Who has which place in a plan; places are called as the people who had them at first."""

    def __init__(self, plan: Plan, apart: Apart) -> None:
        self.places = sorted(plan[0].people())
        number = {person: index for index, person in enumerate(self.places)}
        self.best = list(self.places)
        self._now = list(self.places)
        self._club = apart.club_of()
        self._never = _foes(apart.never)
        self._early = _mates(plan[: apart.rounds], number)
        self._always = _mates(plan, number) if self._never else [[] for _ in self.places]
        self.least = 0
        self.floor = sum(_fewest(round_, apart.clubs) for round_ in plan[: apart.rounds])

    def improve(self, rng: random.Random) -> None:
        """Swap names where that is better, now and then where it is worse, ever more rarely."""
        now, chance = self._now, rng.random
        price = sum(self._price(place, person) for place, person in enumerate(now))
        self.least = price
        cooling = log(COLD / HOT) / STEPS
        for step in range(STEPS):
            if self.least <= 2 * self.floor:
                break
            here, there = int(chance() * len(now)), int(chance() * len(now))
            worse = self._change(here, there)
            if worse <= 0 or chance() < exp(-worse / (HOT * exp(cooling * step))):
                now[here], now[there] = now[there], now[here]
                price += 2 * worse
                if price < self.least:
                    self.least, self.best = price, list(now)

    def _change(self, here: int, there: int) -> int:
        """By how much the price changes if two swap their names; between themselves nothing does."""
        one, other = self._now[here], self._now[there]
        if self._club.get(one) == self._club.get(other) and not self._never:
            return 0
        before = self._price(here, one, there) + self._price(there, other, here)
        return self._price(here, other, there) + self._price(there, one, here) - before

    def _price(self, place: int, person: int, without: int = -1) -> int:
        """What it costs that somebody has a place, leaving one neighbour out."""
        now, price = self._now, 0
        if person in self._club:
            club, own = self._club, self._club[person]
            for mate in self._early[place]:  # a sum takes twice as long, hundred thousands of times
                if mate != without and club.get(now[mate]) == own:
                    price += 1
        never = self._never.get(person)
        if never:
            price += NEVER * sum(now[mate] in never for mate in self._always[place] if mate != without)
        return price


def _foes(never: Iterable[Couple]) -> dict[int, set[int]]:
    """Everybody whom somebody must not meet."""
    foes: dict[int, set[int]] = {}
    for a, b in never:
        foes.setdefault(a, set()).add(b)
        foes.setdefault(b, set()).add(a)
    return foes


def _mates(plan: Plan, number: dict[int, int]) -> list[list[int]]:
    """Every place's neighbours, one entry a meeting."""
    mates: list[list[int]] = [[] for _ in number]
    for round_ in plan:
        for table in round_.tables:
            for person in table:
                mates[number[person]].extend(number[mate] for mate in table if mate != person)
    return mates


def _fewest(round_: Fours, clubs: Iterable[frozenset[int]]) -> int:
    """How many couples of club mates at least share a table in a round, however they are placed."""
    here, resting = round_.people(), len(round_.sitting_out)
    return sum(fewest_couples(max(0, len(club & here) - resting), len(round_.tables)) for club in clubs)


NOBODY: frozenset[int] = frozenset()


class _Loose:
    """Rounds in which nobody meets anybody twice, while people change places."""

    def __init__(self, plan: Plan, apart: Apart) -> None:
        self._plan = plan
        clubs = {person: club for club in apart.clubs for person in club}
        self._clubs = [clubs if round_ < apart.rounds else {} for round_ in range(len(plan))]
        self._foes = _foes(apart.never)
        self._tables = [[list(table) for table in round_.tables] for round_ in plan]
        self._met = {person: mates - {person} for person, mates in met_before(plan).items()}
        self._costs = [
            [self._priced(round_, table) for table in tables] for round_, tables in enumerate(self._tables)
        ]
        fewest = [CLUB * _fewest(round_, apart.clubs) for round_ in plan[: apart.rounds]]
        self._floors = [*fewest, *[0] * (len(plan) - len(fewest))]

    def changed(self, rng: random.Random) -> Plan:
        """The rounds after people changed places until none clashes more than it must, or nothing helps."""
        best, least, now = self._plan, 0, 0
        for _ in range(CHANGES):
            clashing = self._clashing()
            if not clashing:
                break
            dearest = max(clashing)[0] if below(rng, 2) else 0
            _, round_, here, seat = pick(rng, [each for each in clashing if each[0] >= dearest])
            swaps = self._swaps(round_, here, seat)
            if not swaps:
                continue
            change = min(swaps)
            there, other = pick(rng, swaps[change])
            self._swap(round_, (here, seat), (there, other))
            now += change
            if now < least:
                best, least = self._rounds(), now
        return best

    def _clashing(self) -> list[tuple[int, int, int, int]]:
        """Who clashes with somebody in a round where that could be less: cost, round, table, seat."""
        return [
            (cost, round_, number, seat)
            for round_, tables in enumerate(self._costs)
            if sum(map(sum, tables)) > 2 * self._floors[round_]
            for number, costs in enumerate(tables)
            for seat, cost in enumerate(costs)
            if cost
        ]

    def _priced(self, round_: int, table: Collection[int]) -> list[int]:
        """What it costs each at a table that the others sit there."""
        return [self._price(round_, person, [mate for mate in table if mate != person]) for person in table]

    def _price(self, round_: int, person: int, mates: Iterable[int]) -> int:
        """What it costs that somebody sits with these."""
        club, foes = self._clubs[round_].get(person, NOBODY), self._foes.get(person, NOBODY)
        return CLUB * len(club.intersection(mates)) + NEVER * len(foes.intersection(mates))

    def _swaps(self, round_: int, here: int, seat: int) -> dict[int, list[tuple[int, int]]]:
        """With whom somebody can change places and meet nobody again: table and seat, by what it changes."""
        tables, costs = self._tables[round_], self._costs[round_]
        person, cost = tables[here][seat], costs[here][seat]
        mates, met = [mate for mate in tables[here] if mate != person], self._met[person]
        found: dict[int, list[tuple[int, int]]] = {}
        for there, table in enumerate(tables):
            known = met.intersection(table)
            for other, them in enumerate(table if there != here else ()):
                if known <= {them} and self._met[them].isdisjoint(mates):
                    before = cost + costs[there][other]
                    joined = self._price(round_, person, [mate for mate in table if mate != them])
                    after = joined + self._price(round_, them, mates)
                    found.setdefault(after - before, []).append((there, other))
        return found

    def _swap(self, round_: int, one: tuple[int, int], other: tuple[int, int]) -> None:
        """Two people of a round change places, and with them whom they meet."""
        tables = self._tables[round_]
        (here, seat), (there, place) = one, other
        first, second = tables[here][seat], tables[there][place]
        for person, left, joined in ((first, here, there), (second, there, here)):
            for mate in set(tables[left]) - {person}:
                self._met[person].discard(mate)
                self._met[mate].discard(person)
            for mate in set(tables[joined]) - {first, second}:
                self._met[person].add(mate)
                self._met[mate].add(person)
        tables[here][seat], tables[there][place] = second, first
        for number in (here, there):
            self._costs[round_][number] = self._priced(round_, tables[number])

    def _rounds(self) -> Plan:
        return tuple(
            Draw(in_fours(chain.from_iterable(tables)), round_.sitting_out)
            for round_, tables in zip(self._plan, self._tables, strict=True)
        )

"""Keep people apart: who should change places in a round."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from tichu_turnier.tournament.draws.rotation.grouping import Grouping
from tichu_turnier.tournament.draws.rotation.lots import generator, shuffled
from tichu_turnier.tournament.draws.rotation.partnered_round import PartneredRound
from tichu_turnier.tournament.draws.rotation.plans.annealing import AS_OPPONENTS, AS_PARTNERS, MEETING

Couple = tuple[int, int]

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

    def couples(self, people: Iterable[int], turn: int) -> Iterator[Couple]:
        """All club mates who are to be kept apart in a round, the smaller number first."""
        here = frozenset(people)
        for club in self.clubs if turn < self.rounds else ():
            yield from combinations(sorted(club & here), 2)

    def clashes(self, tables: Iterable[Collection[int]], turn: int) -> int:
        """What the tables of a round cost; `turn` is the number of rounds before it."""
        club = self.club_of(turn < self.rounds)
        if not (club or self.never):
            return 0
        return sum(self.price(a, b, club) for table in tables for a, b in combinations(sorted(table), 2))

    def price(self, a: int, b: int, club: dict[int, int]) -> int:
        """What it costs that two people meet, the smaller number first."""
        return NEVER * ((a, b) in self.never) + CLUB * (a in club and club[a] == club.get(b))


ANYBODY = Apart()
"""Nobody has to be kept apart."""


def mended(drawn: Grouping, history: Sequence[Grouping], apart: Apart, seed: int) -> Grouping:
    """The round after people changed places where that is worth its reunions; who rests goes on resting."""
    if not apart.clashes(drawn.tables, len(history)):
        return drawn
    prices = _Prices(drawn, history, apart)
    tables = [list(table) for table in drawn.tables]
    rng = generator(seed, len(history), 3)
    while True:
        clashing = [
            (number, seat) for number, table in enumerate(tables) for seat in prices.clashing_seats(table)
        ]
        if not any(_change_places(tables, *where, prices) for where in shuffled(rng, clashing)):
            break
    fours = tuple((a, b, c, d) for a, b, c, d in tables)
    return type(drawn)(fours, drawn.sitting_out)


def _change_places(tables: list[list[int]], here: int, seat: int, prices: "_Prices") -> bool:
    """Let somebody change places with whom it helps most; whether it helped anything."""
    first = tables[here]
    best, found = 0, (-1, -1)
    for there, second in enumerate(tables):
        if there == here:
            continue
        before = prices.of(first) + prices.of(second)
        for other in range(len(second)):
            first[seat], second[other] = second[other], first[seat]
            change = prices.of(first) + prices.of(second) - before
            first[seat], second[other] = second[other], first[seat]
            if change < best:
                best, found = change, (there, other)
    if best < 0:
        there, other = found
        first[seat], tables[there][other] = tables[there][other], first[seat]
    return best < 0


class _Prices:
    """What it costs that people meet in the round that is drawn."""

    def __init__(self, drawn: Grouping, history: Sequence[Grouping], apart: Apart) -> None:
        self._apart = apart
        self._club = apart.club_of(len(history) < apart.rounds)
        self._changing = isinstance(drawn, PartneredRound)
        self._partner: dict[Couple, int] = {}
        self._opponent: dict[Couple, int] = {}
        for a, b, c, d in (table for played in history for table in played.tables):
            for couple in ((a, b), (c, d)):
                self._met(couple, AS_PARTNERS, MEETING)
            for couple in ((a, c), (a, d), (b, c), (b, d)):
                self._met(couple, MEETING, AS_OPPONENTS)

    def _met(self, couple: Couple, partner: int, opponent: int) -> None:
        key = (min(couple), max(couple))
        self._partner[key] = self._partner.get(key, 0) + (partner if self._changing else AS_OPPONENTS)
        self._opponent[key] = self._opponent.get(key, 0) + (opponent if self._changing else AS_OPPONENTS)

    def of(self, table: Sequence[int]) -> int:
        """What a table costs."""
        a, b, c, d = table
        sides = ((a, b), (c, d)), ((a, c), (a, d), (b, c), (b, d))
        prices = (self._partner, self._opponent)
        total = 0
        for met, couples in zip(prices, sides, strict=True):
            for one, other in couples:
                key = (one, other) if one < other else (other, one)
                total += met.get(key, 0) + self._apart.price(*key, self._club)
        return total

    def clashing_seats(self, table: Sequence[int]) -> list[int]:
        """The seats of those at a table who should not be together."""
        return [
            seat
            for seat, person in enumerate(table)
            if any(
                self._apart.price(min(person, mate), max(person, mate), self._club)
                for mate in table
                if mate != person
            )
        ]

"""All straights, stairs and bombs in a holding.

A *span* is the lowest rank of a run and the highest to which it can go on: in `2 3 . 5 6 7 8 . . J` there
are, for straights with the Phoenix, the spans 2 to 8, 3 to 8, 4 to 8 and 5 to 9.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain

from tichu_turnier.rules.cards import (
    HIGHEST,
    MAH_JONG,
    OF_RANK,
    ONE_EACH,
    PHOENIX,
    PLAIN,
    RANKS,
    AtLeast,
    Cards,
    at_least,
)
from tichu_turnier.rules.combinations import (
    ONE_HIGHER,
    ONE_LONGER,
    SHORTEST_STRAIGHT,
    Combination,
    Kind,
    least_above,
    meaning,
    meanings,
)
from tichu_turnier.rules.plays.lookup_tables import CardGroups, Memo, Moves, card_groups, joined

Spans = Sequence[tuple[int, int]]
Step = tuple[Cards, Memo[Cards, CardGroups]]
"""The places of some neighbouring ranks, and what is made of the cards there."""
_ONE_PLAIN = ONE_EACH & PLAIN
_LOWS = _ONE_PLAIN & (1 << 4 * (HIGHEST - SHORTEST_STRAIGHT + 2)) - 1
"""Above each of these ranks there is room for a straight."""
_ALL_GAPS = ONE_EACH | 0b11 << 4 * (HIGHEST + 1)
"""Behind the ace there are two more, so that no Phoenix goes on."""


def stairs_spans(holding: Cards, ranks: AtLeast) -> Spans:
    """The spans of stairs, which are of two ranks at least."""
    some, pairs, _ = ranks
    if not holding & PHOENIX:
        lows = pairs & pairs >> 4
        return _spans(lows, 0, _ALL_GAPS ^ pairs) if lows else []
    some &= PLAIN
    lows = some & some >> 4 & (pairs | pairs >> 4)
    return _spans(lows, some ^ pairs, _ALL_GAPS ^ some) if lows else []


def _straight_spans(ranks: int) -> Spans:
    """The spans by the ranks there are, with the Phoenix: few enough to be looked up.

    A gap that only the Phoenix fills may be at any rank but that of the Mah Jong.
    """
    some = ranks & ONE_EACH
    two = some & some >> 4
    if some == ranks:
        return _spans(two & two >> 8 & some >> 16, 0, _ALL_GAPS ^ some)
    one = some | some >> 4
    lows = two & two >> 8 | (two & one >> 8 | one & two >> 8) & some >> 16
    return _spans(lows & (_LOWS | some & MAH_JONG), _ALL_GAPS ^ some, 0)


_STRAIGHT_SPANS = Memo(_straight_spans)


def _spans(lows: int, gaps: int, walls: int) -> Spans:
    """From each low rank up to before the second gap (the Phoenix fills one) or the first wall."""
    found = []
    while lows:
        low = lows & -lows
        lows ^= low
        upwards = -low
        gap = gaps & upwards
        stop = (gap & gap - 1 | walls) & upwards
        found.append((low.bit_length() >> 2, ((stop & -stop).bit_length() >> 2) - 1))
    return found


class Runs:
    """All straights, or all stairs: sums of groups of neighbouring ranks that grow rank by rank."""

    def __init__(
        self, kind: Kind, size: int, parts: tuple[int, ...], spans: Callable[[Cards, AtLeast], Spans]
    ) -> None:
        """So many cards of each rank. The shortest run is put together of parts of so many ranks."""
        self.spans = spans
        self._size = size
        self._shortest = sum(parts)
        self._in_one = len(parts) == 1
        self._ones = [self._step(rank, 1) for rank in range(HIGHEST + 1)]
        self._from = [self._beginning(kind, low, *parts) for low in range(HIGHEST - self._shortest + 2)]

    def _beginning(self, kind: Kind, low: int, first: int, *parts: int) -> tuple[Step, list[list[Step]]]:
        """With what runs from a rank start, and for each rank up to the ace how they go on to it."""
        start = self._step(low, first, meaning(kind, 0, max(low - 1, 0)))
        shortest = [self._step(low + first, ranks) for ranks in parts]
        longer = self._ones[low + self._shortest :]
        more = [max(top - low - self._shortest + 1, 0) for top in range(HIGHEST + 1)]
        return start, [shortest + longer[:number] for number in more]

    def _step(self, low: int, ranks: int, begin: int = 0) -> Step:
        """All sums of groups of so many ranks, made of those of one rank less and of the last rank."""
        last = OF_RANK[low + ranks - 1]
        if ranks == 1:
            what = begin + self._size * ONE_LONGER + ONE_HIGHER
            return last, Memo(lambda cards: card_groups(cards, low, self._size, what))
        places, fewer = self._step(low, ranks - 1, begin)
        _, one = self._ones[low + ranks - 1]
        return places | last, Memo(lambda cards: joined(fewer[cards & places], one[cards & last]))

    def places(self, holding: Cards) -> Spans:
        """From where to where every run of a holding goes, the shortest first."""
        spans = self.spans(holding, at_least(holding))
        runs = [(low, high) for low, top in spans for high in range(low + self._shortest - 1, top + 1)]
        return sorted(runs, key=lambda run: run[1] - run[0])

    def numbers(self, holding: Cards, ranks: AtLeast) -> list[int]:
        spans = self.spans(holding, ranks)
        return self._grown(holding, spans) if spans else []

    def numbers_above(self, holding: Cards, table: Combination) -> list[int]:
        """Those of all runs that are as long as the one on the table, and higher."""
        spans, least = self.above(holding, table), least_above(table)
        return [each for each in self._grown(holding, spans) if each >= least] if spans else []

    def above(self, holding: Cards, table: Combination) -> Spans:
        """From where to where a run can go that is as long as the one on the table, and higher."""
        length = table.length
        ranks = length // self._size
        if ranks < self._shortest or holding.bit_count() < length:
            return []
        lowest = int(table.rank) + 2 - ranks
        spans = self.spans(holding, at_least(holding))
        return [(low, low + ranks - 1) for low, top in spans if lowest <= low <= top - ranks + 1]

    def _grown(self, holding: Cards, spans: Spans) -> list[int]:
        """From the low rank of each span, the runs that end at each rank up to its top."""
        found: list[int] = []
        phoenix = holding & PHOENIX
        for low, top in spans:
            (places, ready), steps_to = self._from[low]
            plain, both = ready[holding & places]
            if self._in_one:
                found += both if phoenix else plain
            if phoenix:
                _grow_with_phoenix(holding, plain, both[len(plain) :], steps_to[top], found)
            else:
                _grow(holding, plain, steps_to[top], found)
        return found


def _grow(holding: Cards, runs: Sequence[int], steps: list[Step], found: list[int]) -> None:
    for places, ready in steps:
        more, _ = ready[holding & places]
        runs = [a + b for b in more for a in runs]
        found += runs


def _grow_with_phoenix(
    holding: Cards, plain: Sequence[int], phoenix: Sequence[int], steps: list[Step], found: list[int]
) -> None:
    """The same; a run without the Phoenix grows by cards or by the Phoenix, a run with it by cards."""
    for places, ready in steps:
        more, more_both = ready[holding & places]
        if plain:
            both = [a + b for b in more_both for a in plain]
            if phoenix:
                both += [a + b for b in more for a in phoenix]
            number = len(plain) * len(more)
            plain, phoenix = both[:number], both[number:]
            found += both
        else:
            phoenix = [a + b for b in more for a in phoenix]
            found += phoenix


STRAIGHTS = Runs(
    Kind.STRAIGHT, 1, (3, 2), lambda holding, ranks: _STRAIGHT_SPANS[ranks[0] | holding & PHOENIX]
)
"""Straight bombs too. Their five ranks at once would be too many to be looked up."""
STAIRS = Runs(Kind.STAIRS, 2, (2,), stairs_spans)


def bombs(holding: Cards) -> Moves:
    plain = holding & PLAIN
    halves = plain & plain >> 1
    if halves & halves >> 2 & _ONE_PLAIN:
        return _bombs(plain)
    two = plain & plain >> 4
    if two & two >> 8 & plain >> 16:
        return _bombs(plain)
    return ()


@lru_cache(maxsize=1 << 12)
def _bombs(plain: Cards) -> Moves:
    """Four of a kind first."""
    fours = [meanings(OF_RANK[rank]) for rank in RANKS if not OF_RANK[rank] & ~plain]
    runs = [meanings(run) for suit in range(4) for run in _runs_of_suit(plain, suit)]
    return tuple(chain(*fours, *runs))


def _runs_of_suit(plain: Cards, suit: int) -> Iterator[Cards]:
    """Five or more neighbouring cards of one suit."""
    for low in RANKS:
        run = 0
        for rank in range(low, HIGHEST + 1):
            card = 1 << 4 * rank + suit
            if not plain & card:
                break
            run |= card
            if rank - low + 1 >= SHORTEST_STRAIGHT:
                yield run


def without_bombs(straights: list[int], own: Moves) -> list[int]:
    """The numbers of straights that are not bombs, given all bombs of the holding."""
    runs = [each for each in own if each.kind is Kind.STRAIGHT_BOMB]
    bombs = {Combination.of(each.cards, Kind.STRAIGHT, each.length, each.rank) for each in runs}
    return [each for each in straights if each not in bombs] if bombs else straights

"""Which combinations are in a few neighbouring cards, made once and looked up ever after?

A holding is cut into *parts* (the cards of two ranks, of a run of ranks, of two ranks for a full house). What
a part holds depends on nothing else, so each `ReadyMade` keeps its answers by the part's own cards.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import combinations, repeat

from tichu_turnier.rules.cards import (
    DRAGON,
    LOWEST,
    MAH_JONG,
    OF_RANK,
    PHOENIX,
    PLAIN,
    RANKS,
    Cards,
    each_card,
    rank_of,
)
from tichu_turnier.rules.combinations import Combination, Kind, readings

Moves = tuple[Combination, ...]

MOST_KEPT = 150_000
"""So many combinations one `ReadyMade` keeps (some 20 MB) before it forgets all and starts again."""

PARTS: tuple[Cards, ...] = tuple(OF_RANK[rank] | OF_RANK[rank + 1] for rank in range(0, 16, 2))
"""Two ranks each: Dog and Mah Jong, 2 and 3, ... ace and Dragon."""

SPAN_SHIFT = 64
SPANS = 0xFF << SPAN_SHIFT
"""Above the cards, a run says its lowest and its highest rank: with the Phoenix a rank may be missing."""

ONE_EACH = sum(1 << 4 * rank for rank in range(1, 15))
_NORMAL = ONE_EACH * 15
_CHOICES: dict[Cards, tuple[Cards, ...]] = {
    nibble << 4 * rank: tuple(each_card(nibble << 4 * rank)) for rank in range(1, 15) for nibble in range(16)
}
"""The single cards of every set of cards of one rank."""
_ONE_SUIT = {
    (low, high): {sum(1 << 4 * rank + suit for rank in range(low, high + 1)) for suit in range(4)}
    for low in RANKS
    for high in range(low, 15)
}
_MAKE = partial(tuple.__new__, Combination)
_PAIRS_OF_BITS, _FOURS_OF_BITS = 0x5555555555555555, 0x3333333333333333


class ReadyMade(dict[int, Moves]):
    """Combinations by the cards they are made of; what is asked for the first time is made and kept."""

    def __init__(self, make: Callable[[int], list[Combination]]) -> None:
        super().__init__()
        self._make = make
        self._kept = 0

    def __missing__(self, part: int) -> Moves:
        moves = tuple(self._make(part))
        self._kept += len(moves)
        if self._kept > MOST_KEPT:
            self.clear()
            self._kept = len(moves)
        self[part] = moves
        return moves


def counts_of(holding: Cards) -> int:
    """How many cards of each rank from 1 to 14, four bits a rank."""
    cards = holding & _NORMAL
    twos = (cards & _PAIRS_OF_BITS) + (cards >> 1 & _PAIRS_OF_BITS)
    return (twos & _FOURS_OF_BITS) + (twos >> 2 & _FOURS_OF_BITS)


def at_least(number: int, counts: int) -> int:
    """The ranks with at least `number` (1 to 4) cards, as one bit (the lowest of four) a rank."""
    return (counts + (8 - number) * ONE_EACH) >> 3 & ONE_EACH


def run_of_ranks(low: int, high: int) -> int:
    """The part of a run: all places from `low` to `high`, the Phoenix, and the run's two ends."""
    cards = sum(OF_RANK[rank] for rank in range(low, high + 1))
    return cards | PHOENIX | (low << 4 | high) << SPAN_SHIFT


def ends(run: int) -> tuple[int, int]:
    """The lowest and the highest rank of a run."""
    return run >> SPAN_SHIFT + 4, run >> SPAN_SHIFT & 15


def _sets(part: int, size: int, kind: Kind) -> list[Combination]:
    """All sets of one rank with so many cards, the Phoenix among them where the part has it."""
    phoenix, made = part & PHOENIX, []
    for rank in RANKS:
        cards = each_card(part & OF_RANK[rank])
        made += [Combination(sum(few), kind, size, rank, None) for few in combinations(cards, size)]
        if phoenix:
            few_cards = combinations(cards, size - 1)
            made += [Combination(sum(few) | PHOENIX, kind, size, rank, rank) for few in few_cards]
    return made


def _singles(part: int) -> list[Combination]:
    return [
        Combination(card, Kind.SINGLE, 1, rank_of(card), None)
        for card in each_card(part & (PLAIN | MAH_JONG | DRAGON))
    ]


def _sets_of_all_sizes(part: int) -> list[Combination]:
    singles = _singles(part)
    return singles + _sets(part, 2, Kind.PAIR) + _sets(part, 3, Kind.TRIPLE)


def _full_houses(part: int) -> list[Combination]:
    """All full houses of two ranks, the Phoenix as either of them."""
    cards = part & PLAIN
    low = rank_of(cards & -cards)
    bottom, top = part & OF_RANK[low], cards & ~OF_RANK[low]
    made: list[Combination] = []
    for triple_rank, triples, pairs in ((low, bottom, top), (rank_of(top), top, bottom)):
        pair_rank = rank_of(pairs)
        for of_triple, phoenix_of_triple in _few(triples, 3, part):
            for of_pair, phoenix_of_pair in _few(pairs, 2, part):
                if of_triple & of_pair & PHOENIX:
                    continue
                value = triple_rank if phoenix_of_triple else pair_rank if phoenix_of_pair else None
                whole = of_triple | of_pair
                made.append(Combination(whole, Kind.FULL_HOUSE, 5, triple_rank, value))
    return made


def _few(cards: Cards, size: int, part: int) -> list[tuple[Cards, bool]]:
    """All choices of `size` of these cards, then those with the Phoenix as one of them."""
    each = each_card(cards)
    chosen = [(sum(few), False) for few in combinations(each, size)]
    if part & PHOENIX:
        chosen += [(sum(few) | PHOENIX, True) for few in combinations(each, size - 1)]
    return chosen


def _meanings(
    sets: list[Cards], kind: Kind, length: int, rank: int, values: Iterable[int | None]
) -> list[Combination]:
    """Sets of cards of one kind, each with the value of its Phoenix; made in C."""
    return list(map(_MAKE, zip(sets, repeat(kind), repeat(length), repeat(rank), values, strict=False)))


def _products(choices: Sequence[Sequence[Cards]]) -> list[Cards]:
    """All sets that take one of each choice."""
    sets = [0]
    for choice in choices:
        sets = [cards | more for cards in sets for more in choice]
    return sets


def _choices(run: int, low: int, high: int) -> list[tuple[Cards, ...]]:
    return [_CHOICES[run & of_rank] for of_rank in OF_RANK[low : high + 1]]


def _straights(run: int) -> list[Combination]:
    """All straights that span this run, the Phoenix at each place where it can stand; no bombs."""
    low, high = ends(run)
    length = high - low + 1
    choices = _choices(run, low, high)
    if not run & PHOENIX:
        whole = _no_bombs(_products(choices), low, high)
        return _meanings(whole, Kind.STRAIGHT, length, high, repeat(None))
    if () in choices:
        gap = choices.index(())
        choices[gap] = (PHOENIX,)
        return _meanings(_products(choices), Kind.STRAIGHT, length, high, repeat(low + gap))
    below: list[list[Cards]] = [[PHOENIX]]
    for choice in choices:
        below.append([cards | more for cards in below[-1] for more in choice])
    sets = _no_bombs([cards ^ PHOENIX for cards in below[-1]], low, high)
    values: list[int | None] = [None] * len(sets)
    above: list[Cards] = [0]
    for rank in range(high, max(low, LOWEST) - 1, -1):
        sets += [cards | more for cards in below[rank - low] for more in above]
        values += [rank] * (len(sets) - len(values))
        above = [cards | more for cards in above for more in choices[rank - low]]
    return _meanings(sets, Kind.STRAIGHT, length, high, values)


def _no_bombs(sets: list[Cards], low: int, high: int) -> list[Cards]:
    """The sets that are not of one suit; the Mah Jong has none."""
    if low < LOWEST:
        return sets
    bomb = _ONE_SUIT[low, high]
    return [cards for cards in sets if cards not in bomb]


def _stairs(run: int) -> list[Combination]:
    """All stairs that span this run, the Phoenix in each of its pairs."""
    low, high = ends(run)
    length = 2 * (high - low + 1)
    choices = _choices(run, low, high)
    pairs = [[one | other for one, other in combinations(cards, 2)] for cards in choices]
    sets = [] if [] in pairs else _products(pairs)
    values: list[int | None] = [None] * len(sets)
    if run & PHOENIX:
        for place, cards in enumerate(choices):
            others = [*pairs[:place], [card | PHOENIX for card in cards], *pairs[place + 1 :]]
            if [] not in others:
                sets += _products(others)
                values += [low + place] * (len(sets) - len(values))
    return _meanings(sets, Kind.STAIRS, length, high, values)


def _bombs(holding: int) -> list[Combination]:
    """All bombs of a whole holding, four of a kind first."""
    made = [
        Combination(OF_RANK[rank], Kind.FOUR_BOMB, 4, rank, None)
        for rank in RANKS
        if holding & OF_RANK[rank] == OF_RANK[rank]
    ]
    for suit in range(4):
        for low in RANKS:
            cards = 0
            for rank in range(low, 15):
                card = 1 << 4 * rank + suit
                if not holding & card:
                    break
                cards |= card
                if rank - low >= 4:  # noqa: PLR2004 - the fifth card makes a run a bomb
                    made += readings(cards)
    return made


SINGLES = ReadyMade(_singles)
"""By the cards of one of `PARTS`."""
PAIRS = ReadyMade(lambda part: _sets(part, 2, Kind.PAIR))
"""By the cards of one of `PARTS` with the Phoenix."""
TRIPLES = ReadyMade(lambda part: _sets(part, 3, Kind.TRIPLE))
"""By the cards of one of `PARTS` with the Phoenix."""
SETS = ReadyMade(_sets_of_all_sizes)
"""Singles, pairs and triples (no bombs), by the cards of one of `PARTS` with the Phoenix."""
FULL_HOUSES = ReadyMade(_full_houses)
"""By the cards of two ranks with the Phoenix."""
STRAIGHTS = ReadyMade(_straights)
"""By the cards of a run with the Phoenix, and its ends."""
STAIRS = ReadyMade(_stairs)
"""By the cards of a run with the Phoenix, and its ends."""
BOMBS = ReadyMade(_bombs)
"""By a whole holding that has one."""

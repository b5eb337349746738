"""The 56 cards: sets of cards as integers, names, ranks, card points.

A set of cards is one integer: bit `4 * rank + suit`, so that four bits are a rank. Ranks are 2 to 14 (ace);
the Mah Jong stands at rank 1, the Dragon at 15, Dog and Phoenix at 0, where no combination looks for them.

    bit   60    59 58 57 56         11 10  9  8    4    1  0
        | Dr | RA GA BA SA | ... | R2 G2 B2 S2 | Ma | Ph Hu |
"""

from collections.abc import Iterable

Cards = int
"""A set of cards, one bit each; 0 is the empty set."""

SUITS = "SBGR"
LOWEST, HIGHEST = 2, 14
RANKS = range(LOWEST, HIGHEST + 1)
RANK_NAMES = {**{rank: str(rank) for rank in range(2, 11)}, 11: "B", 12: "D", 13: "K", 14: "A"}
RANK_OF_NAME = {name: rank for rank, name in RANK_NAMES.items()}
DRAGON_RANK = 15

DOG: Cards = 1 << 0
PHOENIX: Cards = 1 << 1
MAH_JONG: Cards = 1 << 4
DRAGON: Cards = 1 << 60
OF_RANK: tuple[Cards, ...] = tuple(0b1111 << 4 * rank for rank in range(16))
"""The four places of every rank; for ranks 2 to 14 these are four cards."""
PLAIN: Cards = sum(OF_RANK[rank] for rank in RANKS)
"""The 52 cards that are not special."""
UNRANKED: Cards = DOG | PHOENIX | DRAGON
"""The cards that no count of ranks has."""
DECK: Cards = PLAIN | DOG | PHOENIX | MAH_JONG | DRAGON

ONE_EACH: Cards = sum(1 << 4 * rank for rank in range(1, 15))
"""The lowest of the four places of each rank from 1 to 14: so are sets of ranks written."""
AtLeast = tuple[int, int, int]
"""The ranks of which there is one card at least, of which there are two, and three."""
_OF_COMBINATIONS = ONE_EACH * 0b1111
_PAIRS_OF_BITS, _FOURS_OF_BITS = 0x5555555555555555, 0x3333333333333333

_SPECIAL = {"Hu": DOG, "Ma": MAH_JONG, "Ph": PHOENIX, "Dr": DRAGON}
CARD_OF_NAME: dict[str, Cards] = {
    f"{suit}{RANK_NAMES[rank]}": 1 << 4 * rank + number for rank in RANKS for number, suit in enumerate(SUITS)
} | _SPECIAL
"""The 56 cards by their names in game logs: suit S B G R and rank 2..10 B D K A, or Hu Ma Ph Dr."""
NAME_OF_CARD = {card: name for name, card in CARD_OF_NAME.items()}

FIVES = OF_RANK[5]
TENS_AND_KINGS = OF_RANK[10] | OF_RANK[13]


def cards_of(names: str | Iterable[str]) -> Cards:
    """The set of the cards with these names (one string is split at blanks).

    Raises ValueError for a name that no card has and for a card named twice.
    """
    cards = 0
    for name in names.split() if isinstance(names, str) else names:
        card = CARD_OF_NAME.get(name, 0)
        if not card or cards & card:
            raise ValueError(name)
        cards |= card
    return cards


def each_card(cards: Cards) -> list[Cards]:
    """The cards of a set one by one, lowest first."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest)
        cards ^= lowest
    return found


def names_of(cards: Cards) -> list[str]:
    """The names of the cards of a set, lowest first."""
    return [NAME_OF_CARD[card] for card in each_card(cards)]


def rank_of(card: Cards) -> int:
    """The rank of one card: Dog and Phoenix 0, Mah Jong 1, Dragon 15."""
    return (card.bit_length() - 1) // 4


def card_points(cards: Cards) -> int:
    """What a set of cards counts: 5 = 5, 10 and king = 10, Dragon = 25, Phoenix = -25; all cards 100."""
    points = 5 * (cards & FIVES).bit_count() + 10 * (cards & TENS_AND_KINGS).bit_count()
    return points + 25 * (bool(cards & DRAGON) - bool(cards & PHOENIX))


def counts_of(cards: Cards) -> int:
    """How many cards of each rank from 1 to 14, four bits a rank."""
    cards &= _OF_COMBINATIONS
    twos = (cards & _PAIRS_OF_BITS) + (cards >> 1 & _PAIRS_OF_BITS)
    return (twos & _FOURS_OF_BITS) + (twos >> 2 & _FOURS_OF_BITS)


def at_least(cards: Cards) -> AtLeast:
    """The ranks from 1 to 14 with at least one card, with two and with three, as sets of ranks.

    Of the four places of a rank, the lower and the upper two are looked at together.
    """
    some, both = cards | cards >> 1, cards & cards >> 1
    upper_some, upper_both = some >> 2, both >> 2
    one = some | upper_some
    two = both | upper_both | some & upper_some
    three = both & upper_some | some & upper_both
    return one & ONE_EACH, two & ONE_EACH, three & ONE_EACH

"""What can a hand bring? Found by going through everything that can happen, with nothing of the program.

A hand: each of four players calls nothing (0), Tichu (100) or Grand Tichu (200); one of them goes out first;
then either the cards are counted (-25 to 125 for seats 0+2, the rest of 100 for the others), or the first
player's side has a double victory.
"""

from itertools import product

NOTHING, TICHU, GRAND = 0, 100, 200


def all_hands(grand=True, double=200):
    """(points, (calls, first out, winner of a double victory or None, card points or None)) of all hands."""
    kinds = (NOTHING, TICHU, GRAND) if grand else (NOTHING, TICHU)
    for calls in product(kinds, repeat=4):
        for first in range(4):
            bonus = [sum(calls[s] if s == first else -calls[s] for s in (side, side + 2)) for side in (0, 1)]
            for cards in range(-25, 126, 5):
                yield (cards + bonus[0], 100 - cards + bonus[1]), (calls, first, None, (cards, 100 - cards))
            won = (double, 0) if first % 2 == 0 else (0, double)
            yield (won[0] + bonus[0], won[1] + bonus[1]), (calls, first, first % 2, None)


def all_pairs(**rules):
    """All points that hands bring to both sides."""
    return {points for points, _ in all_hands(**rules)}

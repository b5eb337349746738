"""Which partnerships play each other in the next round, when the lot decides and nobody shall play the same twice?"""

import random
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from tichu_turnier.tournament.rotation.lots import below, generator, shuffled

BYE = -1
"""The opponent of whoever sits out."""
LOT = 1 << 20
"""How many lots there are for a pairing."""
TRIES = 20
"""How many draws are looked at to find one after which the other rounds can be drawn without a rematch, too."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One round: who plays whom, and who sits out. The order has no meaning but the lot."""

    tables: tuple[tuple[int, int], ...]
    sitting_out: tuple[int, ...] = ()


def draw_partnerships(
    present: Sequence[int], history: Sequence[Pairing], seed: int, rounds: int | None = None
) -> Pairing:
    """Draw the next round by lot: as few rematches as possible, none while a draw without exists.

    With an odd number somebody sits out: who has done so the fewest times, not twice running if it can be avoided, by lot.
    Fewer than two all sit out. The same arguments give the same draw; the order of `present` does not matter.

    Args:
        present: every partnership that is here now, each once.
        history: the rounds as they were played, also those drawn by hand.
        seed: the lot.
        rounds: how many are planned, so that the draw keeps the later ones free of rematches; needed only when there are
            more rounds than half the partnerships, since fewer can always be drawn one by one.
    """
    teams = sorted(present)
    drawn = [_draw(teams, history, generator(seed, len(history)))]
    ...

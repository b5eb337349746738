"""The place of the tens with Skat."""

from tichu_turnier.rules.booster.extensions.extension import Extension, Order

ABOVE_KING = 13.75
"""Above the king and a Phoenix on it, below the ace; what lay there before keeps its rank."""

EXTENSION = Extension("skat", order=Order(((11, 10, 11), (12, 11, 12), (13, 12, 13), (10, 13, ABOVE_KING))))
"""Next below the ace, in straight bombs too (Booster FAQ: Skat)."""

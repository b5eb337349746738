"""Combinations that are too large where small is beautiful."""

from tichu_turnier.rules.booster.extensions.extension import Extension

MOST = 5

EXTENSION = Extension("small-is-beautiful", allows=lambda meld: max(meld.length, meld.size) <= MOST)
"""More than five cards, whatever they count as (Booster FAQ: Small is beautiful)."""

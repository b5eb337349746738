"""Format: single players, two at a table, equals meet (Tichu for Two)."""

from dataclasses import replace

from tichu_turnier.tournament.draws.formats.swiss import SWISS
from tichu_turnier.tournament.model.snapshot import Unit

TWO_SWISS = replace(SWISS, key="two-swiss", unit=Unit.PLAYER)

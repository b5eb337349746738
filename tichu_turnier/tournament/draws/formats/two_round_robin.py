"""Format: single players who play everybody once, two at a table (Tichu for Two)."""

from dataclasses import replace

from tichu_turnier.tournament.draws.formats.round_robin import ROUND_ROBIN
from tichu_turnier.tournament.model.snapshot import Unit

TWO_ROUND_ROBIN = replace(ROUND_ROBIN, key="two-round-robin", unit=Unit.PLAYER)

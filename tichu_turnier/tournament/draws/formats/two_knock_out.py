"""Format: knock-out of single players, two at a table (Tichu for Two)."""

from dataclasses import replace

from tichu_turnier.tournament.draws.formats.knock_out import KNOCK_OUT
from tichu_turnier.tournament.model.snapshot import Unit

TWO_KNOCK_OUT = replace(KNOCK_OUT, key="two-knock-out", unit=Unit.PLAYER)

"""Computer players."""

from tichu_turnier.rules.players.calling import CALLING
from tichu_turnier.rules.players.careful import CAREFUL
from tichu_turnier.rules.players.player import Player
from tichu_turnier.rules.players.random_legal import RANDOM_LEGAL

PLAYERS: tuple[Player, ...] = (RANDOM_LEGAL, CAREFUL, CALLING)
"""The better the later."""

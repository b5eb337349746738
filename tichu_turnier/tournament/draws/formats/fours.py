"""Format: tables of four whose people partner each other in turn (Turniermodus)."""

from functools import partial

from tichu_turnier.tournament.draws.format import Format
from tichu_turnier.tournament.draws.regrouped import draw_people, plan_people
from tichu_turnier.tournament.draws.rotation.evening import Rotation
from tichu_turnier.tournament.model.snapshot import Unit

FOURS = Format(
    "fours",
    Unit.PLAYER,
    partial(draw_people, Rotation.TABLES),
    partial(plan_people, Rotation.TABLES),
    options=("odd_numbers",),
)
"""Tables are regrouped so that, as far as possible, no two people meet twice."""

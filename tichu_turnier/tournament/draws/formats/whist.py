"""Format: players who partner everybody once and meet everybody twice as opponents."""

from functools import partial

from tichu_turnier.tournament.draws.format import Format
from tichu_turnier.tournament.draws.regrouped import draw_people, plan_people
from tichu_turnier.tournament.draws.rotation.evening import Rotation
from tichu_turnier.tournament.model.snapshot import Unit

WHIST = Format(
    "whist",
    Unit.PLAYER,
    partial(draw_people, Rotation.WHIST),
    partial(plan_people, Rotation.WHIST),
    options=("odd_numbers",),
)

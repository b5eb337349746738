"""A computer player for a table of six: does anything that is legal, but calls as often as people."""

from dataclasses import replace

from tichu_turnier.rules.audit.base_rates import REAL
from tichu_turnier.rules.players.random_legal import RANDOM_LEGAL

LIVELY = replace(
    RANDOM_LEGAL,
    key="lively",
    grand_tichu=lambda _before, chance: chance.random() < REAL.grand_called,
    tichu=lambda _view, chance: chance.random() < REAL.tichu_called,
)

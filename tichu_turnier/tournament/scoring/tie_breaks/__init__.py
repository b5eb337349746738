"""All criteria by which standings can be ordered, in the order of the menu."""

from tichu_turnier.tournament.scoring.tie_break import TieBreak
from tichu_turnier.tournament.scoring.tie_breaks.bracket import BRACKET
from tichu_turnier.tournament.scoring.tie_breaks.buchholz import BUCHHOLZ, BUCHHOLZ_CUT, BUCHHOLZ_MEDIAN
from tichu_turnier.tournament.scoring.tie_breaks.direct_encounter import DIRECT_ENCOUNTER
from tichu_turnier.tournament.scoring.tie_breaks.lot import LOT
from tichu_turnier.tournament.scoring.tie_breaks.sonneborn_berger import SONNEBORN_BERGER
from tichu_turnier.tournament.scoring.tie_breaks.sums import (
    BEST_ROUND,
    CALLS_MADE,
    DOUBLE_VICTORIES,
    FEWEST_BYES,
    HANDS_WON,
    MATCHES_WON,
    MATCHPOINT_PERCENTAGE,
    TICHU_DIFFERENCE,
    TICHU_DIFFERENCE_PER_HAND,
    TICHU_POINTS,
    TICHU_POINTS_PER_HAND,
    VICTORY_POINTS,
    VICTORY_POINTS_PER_HAND,
)

TIE_BREAKS: tuple[TieBreak, ...] = (
    VICTORY_POINTS,
    TICHU_POINTS,
    TICHU_DIFFERENCE,
    DIRECT_ENCOUNTER,
    MATCHES_WON,
    DOUBLE_VICTORIES,
    HANDS_WON,
    CALLS_MADE,
    BEST_ROUND,
    VICTORY_POINTS_PER_HAND,
    TICHU_POINTS_PER_HAND,
    TICHU_DIFFERENCE_PER_HAND,
    MATCHPOINT_PERCENTAGE,
    BUCHHOLZ,
    BUCHHOLZ_CUT,
    BUCHHOLZ_MEDIAN,
    SONNEBORN_BERGER,
    FEWEST_BYES,
    BRACKET,
    LOT,
)
"""In the order of the menu."""

_BY_KEY = {criterion.key: criterion for criterion in TIE_BREAKS}


def tie_break_of(key: str) -> TieBreak:
    """The criterion with this key; KeyError for an unknown one."""
    return _BY_KEY[key]

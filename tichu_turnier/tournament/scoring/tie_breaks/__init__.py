"""All criteria by which standings can be ordered, in the order of the menu."""

from tichu_turnier.tournament.scoring.tie_break import TieBreak
from tichu_turnier.tournament.scoring.tie_breaks import opponents, own

TIE_BREAKS: tuple[TieBreak, ...] = (
    own.VICTORY_POINTS,
    own.TICHU_POINTS,
    own.TICHU_DIFFERENCE,
    opponents.DIRECT_ENCOUNTER,
    own.MATCHES_WON,
    own.DOUBLE_VICTORIES,
    own.HANDS_WON,
    own.CALLS_MADE,
    own.BEST_ROUND,
    own.VICTORY_POINTS_PER_HAND,
    own.TICHU_POINTS_PER_HAND,
    own.TICHU_DIFFERENCE_PER_HAND,
    own.MATCHPOINT_PERCENTAGE,
    opponents.BUCHHOLZ,
    opponents.BUCHHOLZ_CUT,
    opponents.BUCHHOLZ_MEDIAN,
    opponents.SONNEBORN_BERGER,
    own.FEWEST_BYES,
    own.BRACKET,
    own.LOT,
)
"""In the order of the menu."""

_BY_KEY = {criterion.key: criterion for criterion in TIE_BREAKS}


def tie_break_of(key: str) -> TieBreak:
    """The criterion with this key; KeyError for an unknown one."""
    return _BY_KEY[key]

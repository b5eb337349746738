"""All criteria by which standings can be ordered, in the order of the menu."""

from tichu_turnier.tournament.scoring.tie_break import TieBreak
from tichu_turnier.tournament.scoring.tie_breaks.best_round import BEST_ROUND
from tichu_turnier.tournament.scoring.tie_breaks.bracket import BRACKET
from tichu_turnier.tournament.scoring.tie_breaks.buchholz import BUCHHOLZ
from tichu_turnier.tournament.scoring.tie_breaks.calls_made import CALLS_MADE
from tichu_turnier.tournament.scoring.tie_breaks.direct_encounter import DIRECT_ENCOUNTER
from tichu_turnier.tournament.scoring.tie_breaks.double_victories import DOUBLE_VICTORIES
from tichu_turnier.tournament.scoring.tie_breaks.fewest_byes import FEWEST_BYES
from tichu_turnier.tournament.scoring.tie_breaks.hands_won import HANDS_WON
from tichu_turnier.tournament.scoring.tie_breaks.lot import LOT
from tichu_turnier.tournament.scoring.tie_breaks.matches_won import MATCHES_WON
from tichu_turnier.tournament.scoring.tie_breaks.matchpoint_percentage import MATCHPOINT_PERCENTAGE
from tichu_turnier.tournament.scoring.tie_breaks.sonneborn_berger import SONNEBORN_BERGER
from tichu_turnier.tournament.scoring.tie_breaks.tichu_difference import TICHU_DIFFERENCE
from tichu_turnier.tournament.scoring.tie_breaks.tichu_difference_per_hand import TICHU_DIFFERENCE_PER_HAND
from tichu_turnier.tournament.scoring.tie_breaks.tichu_points import TICHU_POINTS
from tichu_turnier.tournament.scoring.tie_breaks.tichu_points_per_hand import TICHU_POINTS_PER_HAND
from tichu_turnier.tournament.scoring.tie_breaks.victory_points import VICTORY_POINTS
from tichu_turnier.tournament.scoring.tie_breaks.victory_points_per_hand import VICTORY_POINTS_PER_HAND

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

"""In which ways can rounds be drawn?"""

from tichu_turnier.tournament.format import Format
from tichu_turnier.tournament.formats.fours import FOURS
from tichu_turnier.tournament.formats.individual import INDIVIDUAL
from tichu_turnier.tournament.formats.partnerships_by_lot import PARTNERSHIPS_BY_LOT
from tichu_turnier.tournament.formats.round_robin import ROUND_ROBIN
from tichu_turnier.tournament.formats.swiss import SWISS
from tichu_turnier.tournament.formats.whist import WHIST

FORMATS: tuple[Format, ...] = (FOURS, INDIVIDUAL, WHIST, PARTNERSHIPS_BY_LOT, SWISS, ROUND_ROBIN)
"""In the order of the menu."""

_BY_KEY = {known.key: known for known in FORMATS}


def format_of(key: str) -> Format:
    """The format with this key; KeyError for an unknown one."""
    return _BY_KEY[key]

"""Where what stands in the workbook in which results are typed away from the desk.

Written by the program, filled in by somebody with a spreadsheet, and read again: both sides keep to this. The
second page, which is hidden, says what the workbook is about: `KIND`, the round, and the code of its draw.
"""

import zlib
from collections.abc import Mapping
from types import MappingProxyType

from tichu_turnier.rules.calls import SIX_SEATS
from tichu_turnier.tournament.model.snapshot import Round

KIND_HANDS = "tichu-turnier/hands/1"
KIND_TOTALS = "tichu-turnier/totals/1"
HIDDEN = "tichu"
"""The name of the hidden page: its cells B1 to B3 are kind, round and code of the draw."""
FIRST_ROW = 5
"""The first row with a hand or a table; the one above names the columns."""

TABLE, HAND = 1, 2
CALLS: Mapping[int, int] = MappingProxyType(dict(zip(SIX_SEATS, (4, 10, 6, 12, 17, 19), strict=True)))
"""Columns, from 1, of what each seat called; left of each stands the name. Seats 0 and 2 are on the left,
seats 4 and 5, at a table of six, behind the check."""
POINTS, DOUBLES = (7, 13), (8, 14)
"""Points and a cross for a double victory, of seats 0+2 and of 1+3."""
HAND_CHECK = 15
LAST = 20

TOTALS, HANDS_PLAYED, TOTALS_CHECK = (3, 5), 6, 7
"""The same where a table reports its totals: left of each total stand the names."""


def special_cards_column(drawn: Round) -> int:
    """The column for a cross where Back to the Roots took the special cards out: behind all others."""
    return LAST if has_six(drawn) else HAND_CHECK + 1


def has_six(drawn: Round) -> bool:
    """Whether there are the columns of a fifth and a sixth."""
    return any(seating.sixth is not None for seating in drawn.tables)


def draw_code(drawn: Round) -> str:
    """Eight signs that tell draws apart: results must not come back to tables at which others sit."""
    six = [each.first_seats for each in drawn.tables if each.sixth is not None]
    seats = repr([(drawn.number, seating.table, seating.seats, seating.fifth) for seating in drawn.tables])
    seats += repr(six) if six else ""
    return f"{zlib.crc32(seats.encode()):08x}"

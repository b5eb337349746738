"""Which sheets can be printed?"""

from tichu_turnier.sheets import (
    boards,
    bracket,
    cards,
    fairness_sheet,
    participants,
    penalties_sheet,
    ranking,
    receipts,
    rules_sheet,
    score_slips,
    seats_by_name,
    seats_by_table,
    special_lists,
    standings_sheet,
    timetable_sheet,
)
from tichu_turnier.sheets.sheet import Kind, NotDrawnError, Sheet, printed, render

__all__ = ["SHEETS", "Kind", "NotDrawnError", "Sheet", "printed", "render", "sheet"]

SHEETS: tuple[Sheet, ...] = (
    participants.SHEET,
    cards.SHEET,
    receipts.SHEET,
    seats_by_table.SHEET,
    seats_by_name.SHEET,
    score_slips.SHEET,
    boards.SHEET,
    standings_sheet.SHEET,
    bracket.SHEET,
    ranking.SHEET,
    special_lists.SHEET,
    penalties_sheet.SHEET,
    timetable_sheet.SHEET,
    rules_sheet.SHEET,
    fairness_sheet.SHEET,
)
"""In the order of the menu. Every module of this package that has a `SHEET` stands here."""


def sheet(key: str) -> Sheet:
    """The sheet with this key; KeyError for an unknown one."""
    return {known.key: known for known in SHEETS}[key]

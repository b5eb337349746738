"""All sheets that can be printed, in the order of the menu."""

from tichu_turnier.sheets import (
    boards,
    bracket,
    cross_table,
    fairness,
    honours,
    people,
    pictures,
    round_results,
    route_cards,
    rules,
    score_slips,
    seats,
    standings,
    timetable_sheet,
)
from tichu_turnier.sheets.sheet import Kind, Sheet, printed, render

__all__ = ["SHEETS", "Kind", "Sheet", "printed", "render", "sheet"]

SHEETS: tuple[Sheet, ...] = (
    *(people.PARTICIPANTS, people.CARDS, people.RECEIPTS),
    *(seats.SEATS_BY_TABLE, seats.SEATS_BY_NAME, seats.ROOM_MAP),
    *(score_slips.SHEET, route_cards.SHEET, seats.TABLE_CARDS, seats.SEAT_LOTS, boards.SHEET),
    *(round_results.SHEET, standings.STANDINGS, bracket.SHEET, standings.RANKING, cross_table.SHEET),
    *(pictures.PICTURES, pictures.ENTRANT_REPORTS),
    *(honours.SPECIAL_LISTS, honours.PRIZES, honours.CERTIFICATES, honours.PRESS),
    *(standings.PENALTIES, timetable_sheet.SHEET, rules.RULES, rules.RULINGS),
    *(fairness.FAIRNESS, fairness.DRAW_CERTIFICATE),
)
"""In the order of the menu. Every sheet that a module of this package has stands here."""


def sheet(key: str) -> Sheet:
    """The sheet with this key; KeyError for an unknown one."""
    return {known.key: known for known in SHEETS}[key]

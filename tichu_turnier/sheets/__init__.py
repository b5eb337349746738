"""All sheets that can be printed, in the order of the menu."""

from tichu_turnier.sheets import (
    boards,
    bracket,
    cards,
    certificates,
    cross_table,
    draw_certificate,
    entrant_reports,
    evening_pictures,
    fairness_sheet,
    participants,
    penalties_sheet,
    press_release,
    prize_list,
    ranking,
    receipts,
    room_map,
    round_results,
    route_cards,
    rules_sheet,
    rulings,
    score_slips,
    seat_lots,
    seats_by_name,
    seats_by_table,
    special_lists,
    standings_sheet,
    table_cards,
    timetable_sheet,
)
from tichu_turnier.sheets.sheet import Kind, Sheet, printed, render

__all__ = ["SHEETS", "Kind", "Sheet", "printed", "render", "sheet"]

SHEETS: tuple[Sheet, ...] = (
    *(participants.SHEET, cards.SHEET, receipts.SHEET),
    *(seats_by_table.SHEET, seats_by_name.SHEET, room_map.SHEET),
    *(score_slips.SHEET, route_cards.SHEET, table_cards.SHEET, seat_lots.SHEET, boards.SHEET),
    *(round_results.SHEET, standings_sheet.SHEET, bracket.SHEET, ranking.SHEET, cross_table.SHEET),
    *(
        evening_pictures.SHEET,
        entrant_reports.SHEET,
        special_lists.SHEET,
        prize_list.SHEET,
        certificates.SHEET,
        press_release.SHEET,
    ),
    *(penalties_sheet.SHEET, timetable_sheet.SHEET, rules_sheet.SHEET, rulings.SHEET),
    *(fairness_sheet.SHEET, draw_certificate.SHEET),
)
"""In the order of the menu. Every module of this package that has a `SHEET` stands here."""


def sheet(key: str) -> Sheet:
    """The sheet with this key; KeyError for an unknown one."""
    return {known.key: known for known in SHEETS}[key]

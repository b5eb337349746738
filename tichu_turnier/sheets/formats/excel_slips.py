"""Score slips in a workbook, to be printed and written on: a page each, the players above their boxes."""

from openpyxl.styles import Alignment, Border, Font, Side
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.pagebreak import Break
from openpyxl.worksheet.worksheet import Worksheet

from tichu_turnier.sheets import document as doc
from tichu_turnier.sheets.formats.excel_cells import room_of, text_cell
from tichu_turnier.sheets.formats.tabulate import slip_columns

_ROW, _NAMES = 31.0, 46.0
"""Height in points of a row to write in (8 mm where it is shrunk), and of names on three lines."""
_BOX, _HAND, _FIGURE = 5.6, 4.0, 7.0
"""Widths in letters."""
_SURE = 0.72
"""Of the letters that have room on a page: a program that lacks the font sets them in a wider one."""
_LINE = Side("thin", color="606060")
_LINES = Border(_LINE, _LINE, _LINE, _LINE)
_RUNNING = Alignment(vertical="top", wrap_text=True)
_MIDDLE = Alignment(horizontal="center", vertical="center", wrap_text=True)
_LARGE = Font(name="Calibri", size=14, bold=True)
_USUAL, _LONG = Font(name="Calibri", size=11), 10
"""Of a name with a longer word the letters are smaller, so that it is not torn."""
_BOLD, _SMALL = Font(name="Calibri", size=11, bold=True), Font(name="Calibri", size=9)


def write_slips(page: Worksheet, slips: doc.Slips, row: int) -> int:
    """The slips from that row on, each on its page and as wide as it; returns the next free row."""
    for slip in slips.slips:
        if slip is not slips.slips[0]:
            page.row_breaks.append(Break(id=row - 1))
        text_cell(page, row, 1, f"{slip.table_label} {slip.table} · {slip.code}").font = _LARGE
        text_cell(page, row + 1, 1, " · ".join(slip.lines))
        row += 2
        for stage in slip.stages:
            row = _stage(page, stage, slip.words, row)
        hint = text_cell(page, row, 1, slip.words.hint)
        hint.font, hint.alignment = _SMALL, _RUNNING
        row += 2
    _set_widths(page, slips)
    return row


def _stage(page: Worksheet, stage: doc.SlipStage, words: doc.SlipWords, row: int) -> int:
    """Who plays with whom, and a row to write in for each hand."""
    text_cell(page, row, 1, " · ".join(filter(None, (stage.label, stage.rests)))).font = _BOLD
    titles, marks = row + 2, len(words.calls) + 1
    page.row_dimensions[row + 1].height = _NAMES
    columns = list(enumerate(slip_columns(stage, words), start=1))
    for column, (name, _) in [each for each in columns if each[1][0]][::marks]:
        cell = text_cell(page, row + 1, column, name)
        cell.alignment, cell.font = _MIDDLE, _SMALL if max(map(len, name.split())) > _LONG else _USUAL
        last = column + marks - 1
        page.merge_cells(start_row=row + 1, end_row=row + 1, start_column=column, end_column=last)
    for column, (_, title) in columns:
        cell = text_cell(page, titles, column, title)
        cell.font, cell.alignment, cell.border = _SMALL, _MIDDLE, _LINES
    for offset, hand in enumerate(stage.hands, start=1):
        page.row_dimensions[titles + offset].height = _ROW
        for column, _ in columns:
            cell = text_cell(page, titles + offset, column, "")
            cell.alignment, cell.border = _MIDDLE, _LINES
        page.cell(titles + offset, 1, hand)
    return titles + len(stage.hands) + 2


def _set_widths(page: Worksheet, slips: doc.Slips) -> None:
    """As wide as a page; breaks between pages hold only where the scale is said instead."""
    widths: dict[int, float] = {}
    for slip in slips.slips:
        words = slip.words
        figures = {words.hand: _HAND, **dict.fromkeys((words.points, words.running, words.control), _FIGURE)}
        for stage in slip.stages:
            for index, (_, title) in enumerate(slip_columns(stage, words), start=1):
                widths[index] = max(figures.get(title, _BOX), widths.get(index, 0.0))
    for index, width in widths.items():
        page.column_dimensions[get_column_letter(index)].width = width
    page.sheet_properties.pageSetUpPr = None
    page.page_setup.fitToWidth = page.page_setup.fitToHeight = None
    page.page_setup.scale = min(100, int(100 * _SURE * room_of(page) / max(1.0, sum(widths.values()))))

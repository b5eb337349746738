"""A document as an Excel workbook.

Numbers are numbers; a text stays a text even when it begins like a formula. The same document gives the same
bytes.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from io import BytesIO
from itertools import groupby
from math import ceil

from openpyxl import Workbook
from openpyxl.cell import Cell as ExcelCell
from openpyxl.drawing.image import Image
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.header_footer import HeaderFooterItem
from openpyxl.worksheet.page import PageMargins
from openpyxl.worksheet.worksheet import Worksheet

from tichu_turnier.sheets import document as doc
from tichu_turnier.sheets.formats.excel_cells import fit_width, free_cell, room_of, saved, text_cell
from tichu_turnier.sheets.formats.excel_slips import write_slips
from tichu_turnier.sheets.formats.tabulate import TABULAR, as_table, parts_of
from tichu_turnier.sheets.look import Logo, Paper
from tichu_turnier.words.listings.listing import Align, Cell, Column

_PAPERS = {Paper.A4: "9", Paper.A5: "11", Paper.LETTER: "1"}
_SMALLEST = 0.75
"""To how much of its size a sheet is shrunk at most before columns become narrower: 8 points of 11."""
_MARGIN = 0.4
"""At the sides, in inches."""
_LONGEST_TITLE = 28
_NEAR_THE_TOP = 10
"""A header farther down would keep half of the window."""
_NARROWEST = 14
_WIDEST = 44
_BESIDE = 3
"""Letters that would have room beside the longest one."""
_BOLDER = 1.12
"""How much wider bold letters are."""
_SPARE = 6
"""Letters that are missing at the ends of lines that wrap between words."""
_LINE = 15
"""Height of a line in points, of the usual font."""
_LINE_LETTERS = 80
"""Letters of a line of running text, at least."""
_PARAGRAPH = Alignment(vertical="top", wrap_text=True)
_LOGO_HIGH, _LOGO_WIDE = 60, 240
"""In pixels of a spreadsheet; rows are measured in points."""
_POINTS_TO_A_PIXEL = 0.75
_MOST_IN_A_HEAD = 60
"""Letters on one side: Excel takes a file for damaged whose head is longer than 255 (ECMA-376, 18.3.1.46)."""
_TITLE = Font(name="DejaVu Sans", size=16, bold=True)
_BOLD = Font(name="Calibri", size=11, bold=True)
_HEADER_FILL = PatternFill("solid", fgColor="E4E4E4")
_GRID = Border(bottom=Side("thin", color="B0B0B0"))


def render(document: doc.Document) -> bytes:
    """The document as a workbook; what starts on a new page has a worksheet of its own."""
    workbook = Workbook()
    workbook.properties.creator = "tichu_turnier"
    workbook.properties.title = doc.printable(document.title)
    workbook.properties.language = document.language
    titles = Counter[str]()
    for number, blocks in enumerate(_worksheets(document.blocks)):
        page = workbook.create_sheet() if number else workbook.worksheets[0]
        _set_up(page, document)
        heading = next((each.text for each in blocks[:1] if isinstance(each, doc.Heading)), "")
        page.title = _title(heading if number and heading else document.title, titles)
        row = 1 if number else _head(page, document)
        tables = [block for block in blocks if isinstance(block, doc.Table)]
        _fit(page, tables)
        main = _main(tables)
        for block in blocks:
            row = _place(page, block, row, is_main=block is main)
        _set_paragraphs(page)
    return saved(workbook)


def _worksheets(blocks: tuple[doc.Block, ...]) -> list[tuple[doc.Block, ...]]:
    """The blocks that stand together; what is handed out with words of its own is taken apart."""
    parts = [
        as_table(part) if isinstance(part, TABULAR) else part for block in blocks for part in parts_of(block)
    ]
    groups = [
        list(group) for new, group in groupby(parts, lambda each: isinstance(each, doc.PageBreak)) if not new
    ]
    return [tuple(group) for group in groups] or [()]


def _title(words: str, used: Counter[str]) -> str:
    """What a worksheet is called: in few letters, none of which Excel has another use for, each otherwise."""
    title = re.sub(r"[\[\]:*?/\\']", " ", doc.printable(words))[:_LONGEST_TITLE] or "1"
    used[title] += 1
    return title if used[title] == 1 else f"{title} {used[title]}"


def _set_up(page: Worksheet, document: doc.Document) -> None:
    """Print set-up: the paper, as wide as one page, head and foot on every page."""
    page.page_setup.paperSize = _PAPERS[document.paper]
    fit_width(page, landscape=document.orientation is doc.Orientation.LANDSCAPE)
    page.page_margins = PageMargins(left=_MARGIN, right=_MARGIN, top=0.75, bottom=0.65)
    margin = document.margin
    right = " · ".join(word for word in (margin.date, margin.round) if word)
    head, foot = HeaderFooterItem(), HeaderFooterItem()
    head.left.text, head.right.text = _code(margin.tournament), _code(right)
    foot.left.text, foot.center.text = _code(margin.stamp), _code(margin.printed_at)
    foot.right.text = "&P / &N"
    page.oddHeader, page.oddFooter = head, foot


def _code(text: str) -> str | None:
    """A text in Excel's language of heads and feet, where & starts a command."""
    return doc.printable(text)[:_MOST_IN_A_HEAD].replace("&", "&&") or None


def _head(page: Worksheet, document: doc.Document) -> int:
    """Sign of the club, title and facts of the page; returns the next free row."""
    margin, row = document.margin, 1
    if document.look.logo is not None:
        _logo(page, document.look.logo)
        row = 2
    text_cell(page, row, 1, document.title).font = _TITLE
    facts = (margin.tournament, margin.date, margin.round, margin.stamp, margin.printed_at)
    text_cell(page, row + 1, 1, " · ".join(fact for fact in facts if fact))
    return row + 3


def _logo(page: Worksheet, logo: Logo) -> None:
    picture = Image(BytesIO(logo.data))
    scale = min(_LOGO_HIGH / logo.height, _LOGO_WIDE / logo.width)
    picture.width, picture.height = round(logo.width * scale), round(logo.height * scale)
    page.add_image(picture, "A1")
    page.row_dimensions[1].height = _LOGO_HIGH * _POINTS_TO_A_PIXEL + 6


def _place(page: Worksheet, block: doc.Block, row: int, *, is_main: bool) -> int:
    match block:
        case doc.Table():
            return _table(page, block, row, is_main=is_main)
        case doc.Heading(text):
            text_cell(page, row, 1, text).font = _BOLD
            return row + 1
        case doc.Paragraph(text, lead=lead):
            if lead:
                text_cell(page, row, 1, lead).font = _BOLD
            text_cell(page, row + bool(lead), 1, text).alignment = _PARAGRAPH
            return row + bool(lead) + 2
        case doc.Facts(rows):
            behind, _ = _columns_for(page, max((len(label) * _BOLDER for label, _ in rows), default=0))
            for offset, (label, value) in enumerate(rows):
                text_cell(page, row + offset, 1, label).font = _BOLD
                cell = text_cell(page, row + offset, behind + 1, value)
                if len(value) > _LINE_LETTERS:
                    cell.alignment = _PARAGRAPH
            return row + len(rows) + 1
        case doc.Slips():
            return write_slips(page, block, row)
        case _:  # a new page; whatever is drawn has become a table
            return row


def _set_paragraphs(page: Worksheet) -> None:
    """Running text over as many columns as make a line of it, and as many lines as it needs.

    On one endless line it would make all the rest tiny, as a page is as wide as the sheet.
    """
    for number, cells in enumerate(page.iter_rows(), start=1):
        for first, cell in enumerate(cells, start=1):
            if cell.alignment.vertical == _PARAGRAPH.vertical:
                columns, letters = _columns_for(page, _LINE_LETTERS, first)
                lines = ceil(len(str(cell.value or "")) / (letters - _SPARE))
                page.row_dimensions[number].height = lines * _LINE
                last = first + columns - 1
                page.merge_cells(start_row=number, start_column=first, end_row=number, end_column=last)


def _columns_for(page: Worksheet, letters: float, first: int = 1) -> tuple[int, float]:
    """How many columns from one on have room for so many letters, and for how many."""
    columns, room = 0, 0.0
    while not columns or room < letters:
        room += page.column_dimensions[get_column_letter(first + columns)].width
        columns += 1
    return columns, room


def _fit(page: Worksheet, tables: Sequence[doc.Table]) -> None:
    """Columns as wide as their words, and together no wider than can be read on a page."""
    wanted: dict[int, float] = {}
    least: dict[int, float] = {}
    for table in tables:
        for index, column in enumerate(table.columns):
            cells = (Cell(column.title, strong=True), *(row[index] for row in table.rows))
            wanted[index] = max(wanted.get(index, 0), min(_WIDEST, _longest(cells, column)))
            words = (Cell(word, strong=cell.strong) for cell in cells for word in cell.text.split())
            least[index] = max(least.get(index, 0), min(_WIDEST, _longest(words, column)))
    if sum(wanted.values()) > room_of(page):
        page.page_setup.orientation = "landscape"
    able = {index: max(0.0, width - max(_NARROWEST, least[index])) for index, width in wanted.items()}
    missing = sum(wanted.values()) - room_of(page) / _SMALLEST
    part = min(1.0, max(0.0, missing) / max(1.0, sum(able.values())))
    for index, width in wanted.items():
        page.column_dimensions[get_column_letter(index + 1)].width = width - part * able[index]


def _longest(cells: Iterable[Cell], column: Column) -> float:
    """Letters of the longest one; a title of numbers stands on several lines rather than making them wide."""
    narrow = column.align is not Align.LEFT
    texts = ((word, cell.strong) for cell in cells for word in (cell.text.split() if narrow else [cell.text]))
    beside = _BESIDE / 3 if column.align is Align.CENTER else _BESIDE
    return max((len(word) * (_BOLDER if strong else 1) for word, strong in texts), default=0) + beside


def _main(tables: Sequence[doc.Table]) -> doc.Table | None:
    """The one that has more rows than all others together."""
    main = max(tables, key=lambda table: len(table.rows), default=None)
    return main if main and 2 * len(main.rows) > sum(len(table.rows) for table in tables) else None


def _table(page: Worksheet, table: doc.Table, row: int, *, is_main: bool) -> int:
    """Header and rows; that of the main table can be filtered, stays in sight, and is repeated on paper."""
    _header(page, table, row)
    end = row + len(table.rows)
    if is_main:
        page.auto_filter.ref = f"A{row}:{get_column_letter(len(table.columns))}{max(end, row + 1)}"
        page.print_title_rows = f"{row}:{row}"
        page.freeze_panes = f"A{row + 1}" if row <= _NEAR_THE_TOP else None
    for offset, cells in enumerate(table.rows, start=1):
        for index, (column, cell) in enumerate(zip(table.columns, cells, strict=True), start=1):
            written = _cell(page, row + offset, index, cell)
            written.alignment = _alignment(column)
            written.border = _GRID
        _heighten(page, row + offset, cells)
    return end + 2


def _header(page: Worksheet, table: doc.Table, row: int) -> None:
    for index, column in enumerate(table.columns, start=1):
        cell = text_cell(page, row, index, column.title)
        cell.font = _BOLD
        cell.fill = _HEADER_FILL
        cell.alignment = _alignment(column)
    _heighten(page, row, tuple(Cell(column.title, strong=True) for column in table.columns))


@cache
def _alignment(column: Column) -> Alignment:
    indent = 1 if column.align is Align.LEFT else 0
    return Alignment(horizontal=column.align.value, vertical="center", wrap_text=True, indent=indent)


def _heighten(page: Worksheet, row: int, cells: tuple[Cell, ...]) -> None:
    """Make a row high enough for what wraps; not every program does that when it opens a file."""
    widths = (page.column_dimensions[get_column_letter(index)].width for index in range(1, len(cells) + 1))
    lines = max((_lines(cell, width) for cell, width in zip(cells, widths, strict=True)), default=1)
    if lines > 1:
        page.row_dimensions[row].height = lines * _LINE


def _lines(cell: Cell, width: float) -> int:
    """On how many lines a text stands that is broken between words."""
    lines, used, room = 1, 0.0, max(1.0, width - 0.5)
    for word in cell.text.split():
        length = len(word) * (_BOLDER if cell.strong else 1)
        if used and used + 1 + length > room:
            lines, used = lines + 1, 0.0
        lines, used = lines + int(length // room), used + length % room + bool(used)
    return lines


def _cell(page: Worksheet, row: int, column: int, cell: Cell) -> ExcelCell:
    if cell.number is None:
        written = text_cell(page, row, column, cell.text)
    else:
        written = free_cell(page, row, column)
        written.value = cell.number
    if cell.strong:
        written.font = _BOLD
    return written

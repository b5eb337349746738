"""A document as an Excel workbook.

The only file of the print-outs that knows openpyxl. Numbers are numbers; a text stays a text even when it
begins like a formula. The same document gives the same bytes.
"""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from io import BytesIO
from math import ceil
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from openpyxl import Workbook
from openpyxl.cell import Cell as ExcelCell
from openpyxl.drawing.image import Image
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.header_footer import HeaderFooterItem, _HeaderFooterPart
from openpyxl.worksheet.properties import PageSetupProperties
from openpyxl.worksheet.worksheet import Worksheet

from tichu_turnier.formula_injection import begins_formula
from tichu_turnier.sheets import document as doc
from tichu_turnier.sheets.formats.tabulate import TABULAR, as_table, slip_tables
from tichu_turnier.sheets.look import Logo, Paper
from tichu_turnier.words.listings.listing import Align, Cell, Column

_EPOCH = datetime(1980, 1, 1, tzinfo=UTC).replace(tzinfo=None)
_MODIFIED = re.compile(rb"(<dcterms:modified[^>]*>)[^<]*")
_PAPERS = {Paper.A4: "9", Paper.A5: "11", Paper.LETTER: "1"}
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
    """The document as a workbook with one worksheet."""
    workbook = Workbook()
    workbook.properties.creator = "tichu_turnier"
    workbook.properties.title = doc.printable(document.title)
    workbook.properties.language = document.language
    workbook.properties.created = workbook.properties.modified = _EPOCH
    page = workbook.worksheets[0]
    page.title = re.sub(r"[\[\]:*?/\\']", " ", doc.printable(document.title))[:31] or "1"
    _set_up(page, document)
    row = _head(page, document)
    for table in _tables(document.blocks):
        _widen(page, table)
    for block in document.blocks:
        row = _place(page, block, row)
    _set_paragraphs(page)
    return saved(workbook)


def _set_up(page: Worksheet, document: doc.Document) -> None:
    """Print set-up: the paper, as wide as one page, head and foot on every page."""
    page.page_setup.paperSize = _PAPERS[document.paper]
    landscape = document.orientation is doc.Orientation.LANDSCAPE
    page.page_setup.orientation = "landscape" if landscape else "portrait"
    page.page_setup.fitToWidth = 1
    page.page_setup.fitToHeight = 0
    page.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
    margin = document.margin
    right = " · ".join(word for word in (margin.date, margin.round) if word)
    page.oddHeader = HeaderFooterItem(left=_part(_code(margin.tournament)), right=_part(_code(right)))
    stamp, printed_at = _part(_code(margin.stamp)), _part(_code(margin.printed_at))
    page.oddFooter = HeaderFooterItem(left=stamp, center=printed_at, right=_part("&P / &N"))


def _part(code: str) -> _HeaderFooterPart | None:
    return _HeaderFooterPart(code) if code else None


def _code(text: str) -> str:
    """A text in Excel's language of heads and feet, where & starts a command."""
    return doc.printable(text)[:_MOST_IN_A_HEAD].replace("&", "&&")


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


def _place(page: Worksheet, block: doc.Block, row: int) -> int:
    if isinstance(block, TABULAR):
        return _table(page, as_table(block), row)
    match block:
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
                text_cell(page, row + offset, behind + 1, value)
            return row + len(rows) + 1
        case doc.Slips():
            return _slips(page, block, row)
        case doc.PageBreak():
            return row


def _set_paragraphs(page: Worksheet) -> None:
    """Running text over as many columns as make a line of it, and as many lines as it needs.

    On one endless line it would make all the rest tiny, as a page is as wide as the sheet.
    """
    columns, letters = _columns_for(page, _LINE_LETTERS)
    for row, (cell,) in enumerate(page.iter_rows(max_col=1), start=1):
        if cell.alignment.vertical == _PARAGRAPH.vertical:
            lines = ceil(len(str(cell.value or "")) / (letters - _SPARE))
            page.row_dimensions[row].height = lines * _LINE
            page.merge_cells(start_row=row, end_row=row, start_column=1, end_column=columns)


def _columns_for(page: Worksheet, letters: float) -> tuple[int, float]:
    """How many columns from the first one on have room for so many letters, and for how many."""
    columns, room = 1, page.column_dimensions["A"].width
    while room < letters:
        columns += 1
        room += page.column_dimensions[get_column_letter(columns)].width
    return columns, room


def _tables(blocks: tuple[doc.Block, ...]) -> Iterator[doc.Table]:
    for block in blocks:
        if isinstance(block, doc.Slips):
            yield from (table for slip in block.slips for _, table in slip_tables(slip))
        elif isinstance(block, TABULAR):
            yield as_table(block)


def _slips(page: Worksheet, slips: doc.Slips, row: int) -> int:
    for slip in slips.slips:
        text_cell(page, row, 1, " · ".join((f"{slip.table_label} {slip.table}", *slip.lines))).font = _BOLD
        row += 1
        for label, table in slip_tables(slip):
            text_cell(page, row, 1, label)
            row = _table(page, table, row + 1)
    return row


def _table(page: Worksheet, table: doc.Table, row: int) -> int:
    """Header and rows; the first table of a sheet has its header frozen and repeated on paper."""
    _header(page, table, row)
    if page.freeze_panes is None:
        page.freeze_panes = f"A{row + 1}"
        page.print_title_rows = f"{row}:{row}"
    for offset, cells in enumerate(table.rows, start=1):
        for index, (column, cell) in enumerate(zip(table.columns, cells, strict=True), start=1):
            written = _cell(page, row + offset, index, cell)
            written.alignment = _alignment(column)
            written.border = _GRID
        _heighten(page, row + offset, cells)
    return row + len(table.rows) + 2


def _header(page: Worksheet, table: doc.Table, row: int) -> None:
    for index, column in enumerate(table.columns, start=1):
        cell = text_cell(page, row, index, column.title)
        cell.font = _BOLD
        cell.fill = _HEADER_FILL
        cell.alignment = _alignment(column)


@cache
def _alignment(column: Column) -> Alignment:
    indent = 1 if column.align is Align.LEFT else 0
    return Alignment(horizontal=column.align.value, vertical="center", wrap_text=True, indent=indent)


def _widen(page: Worksheet, table: doc.Table) -> None:
    for index, column in enumerate(table.columns):
        letter = get_column_letter(index + 1)
        known = page.column_dimensions[letter].width if letter in page.column_dimensions else 0
        cells = (Cell(column.title, strong=True), *(row[index] for row in table.rows))
        longest = max(len(cell.text) * (_BOLDER if cell.strong else 1) for cell in cells) + _BESIDE
        page.column_dimensions[letter].width = max(known, min(_WIDEST, longest))


def _heighten(page: Worksheet, row: int, cells: tuple[Cell, ...]) -> None:
    """Make a row high enough for what wraps; not every program does that when it opens a file."""
    lines = max((ceil(len(cell.text) / (_WIDEST - _SPARE)) for cell in cells), default=1)
    if lines > 1:
        page.row_dimensions[row].height = lines * _LINE


def _cell(page: Worksheet, row: int, column: int, cell: Cell) -> ExcelCell:
    if cell.number is None:
        written = text_cell(page, row, column, cell.text)
    else:
        written = _free(page, row, column)
        written.value = cell.number
    if cell.strong:
        written.font = _BOLD
    return written


def text_cell(page: Worksheet, row: int, column: int, text: str) -> ExcelCell:
    """A cell that shows exactly this text, whatever it begins with."""
    cell = _free(page, row, column)
    if shown := doc.printable(text):
        cell.value = shown
        cell.data_type = "s"
    if begins_formula(shown):
        cell.quotePrefix = True
    return cell


def _free(page: Worksheet, row: int, column: int) -> ExcelCell:
    """A cell of its own; cells are merged when all of them are there."""
    cell = page.cell(row, column)
    if not isinstance(cell, ExcelCell):
        raise TypeError("a merged cell")
    return cell


def saved(workbook: Workbook) -> bytes:
    """The file of a workbook, without the moment it is written at: the same document gives the same bytes."""
    written, target = BytesIO(), BytesIO()
    workbook.save(written)
    with ZipFile(written) as old, ZipFile(target, "w", ZIP_DEFLATED) as new:
        for name in old.namelist():
            content = old.read(name)
            if name == "docProps/core.xml":
                content = _MODIFIED.sub(rb"\g<1>1980-01-01T00:00:00Z", content)
            entry = ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = ZIP_DEFLATED
            new.writestr(entry, content)
    return target.getvalue()

"""What all workbooks have in common: cells that show exactly their text, room on a page, bytes."""

import re
from datetime import UTC, datetime
from io import BytesIO
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from openpyxl import Workbook
from openpyxl.cell import Cell as ExcelCell
from openpyxl.worksheet.properties import PageSetupProperties
from openpyxl.worksheet.worksheet import Worksheet

from tichu_turnier.formula_injection import begins_formula
from tichu_turnier.sheets import document as doc

EPOCH = datetime(1980, 1, 1, tzinfo=UTC).replace(tzinfo=None)
_MODIFIED = re.compile(rb"(<dcterms:modified[^>]*>)[^<]*")


class _Room(NamedTuple):
    """How many letters of the usual font stand side by side between the margins of a page."""

    upright: float
    across: float


_ROOM = {"9": _Room(100, 146), "11": _Room(68, 100), "1": _Room(103, 136)}


def room_of(page: Worksheet) -> float:
    """How many letters stand side by side on a page of this worksheet as it lies."""
    room = _ROOM[str(page.page_setup.paperSize)]
    return room.across if page.page_setup.orientation == "landscape" else room.upright


def fit_width(page: Worksheet, *, landscape: bool) -> None:
    """Printed as wide as one page, on as many as it takes."""
    page.page_setup.orientation = "landscape" if landscape else "portrait"
    page.page_setup.fitToWidth, page.page_setup.fitToHeight = 1, 0
    page.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)


def text_cell(page: Worksheet, row: int, column: int, text: str) -> ExcelCell:
    """A cell that shows exactly this text, whatever it begins with."""
    cell = free_cell(page, row, column)
    if shown := doc.printable(text):
        cell.value = shown
        cell.data_type = "s"
    if begins_formula(shown):
        cell.quotePrefix = True
    return cell


def free_cell(page: Worksheet, row: int, column: int) -> ExcelCell:
    """A cell of its own; cells are merged when all of them are there."""
    cell = page.cell(row, column)
    if not isinstance(cell, ExcelCell):
        raise TypeError("a merged cell")
    return cell


def saved(workbook: Workbook) -> bytes:
    """The file of a workbook, without the moment it is written at: the same document gives the same bytes."""
    written, target = BytesIO(), BytesIO()
    workbook.properties.created = EPOCH
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

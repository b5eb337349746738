"""Read the sheets of a workbook of Excel before 2007 (.xls)."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

from tichu_turnier.files.cells import MOST_COLUMNS, MOST_ROWS, Cells, Comment, Kind, Row, Tall, too_big
from tichu_turnier.transfer.workbook_rows import (
    BROKEN_WORKBOOK,
    all_of,
    encrypted,
    moment_shown,
    not_a_workbook,
    number_shown,
    shown,
)

if TYPE_CHECKING:
    from xlrd.book import Book
    from xlrd.sheet import Cell, Sheet

_MOST_OLD_BYTES = 10_000_000
_STREAM = 2
"""What may hold rows in a file of that kind; it holds folders too ([MS-CFB], 2.6.1)."""
_LOCKED_PART = "EncryptedPackage".encode("utf-16-le")
"""Under this name Office keeps the whole of a workbook that has a password ([MS-OFFCRYPTO])."""


def sheets_of_old(path: Path) -> tuple[Cells, ...]:
    """The sheets of an .xls; raises Refusal when it is none, or locked with a password."""
    content = path.read_bytes()
    if len(content) > _MOST_OLD_BYTES:
        raise too_big(len(content))
    if _LOCKED_PART in content:
        raise encrypted(path)
    import xlrd  # noqa: PLC0415 - such lists are rare
    from xlrd.biffh import XLRDError  # noqa: PLC0415 - same
    from xlrd.compdoc import CompDocError  # noqa: PLC0415 - same

    try:
        _refuse_circles(content)
        with xlrd.open_workbook(
            file_contents=content, logfile=StringIO(), on_demand=True, ragged_rows=True, formatting_info=True
        ) as book:
            return all_of(_sheet(book, sheet) for sheet in book.sheets())
    except XLRDError as error:
        raise (encrypted if "encrypted" in str(error) else not_a_workbook)(path) from None
    except (CompDocError, *BROKEN_WORKBOOK):
        raise not_a_workbook(path) from None


def _refuse_circles(content: bytes) -> None:
    """Raises CompDocError where a chain of short sectors has no end: xlrd would follow it for ever."""
    from xlrd.compdoc import CompDoc, CompDocError  # noqa: PLC0415 - already there

    whole = CompDoc(content, logfile=StringIO())
    least: int = whole.min_size_std_stream  # type: ignore[attr-defined]  # the stubs have forgotten it
    for stream in whole.dirlist:
        sector, steps = stream.first_SID, 0
        short = stream.etype == _STREAM and stream.tot_size < least
        while short and 0 <= sector < len(whole.SSAT):
            sector, steps = whole.SSAT[sector], steps + 1
            if steps > len(whole.SSAT):
                raise CompDocError(stream.name)


def _sheet(book: "Book", sheet: "Sheet") -> Cells:
    hidden = frozenset(
        index for index, column in sheet.colinfo_map.items() if column.hidden and index < MOST_COLUMNS
    )
    tall = tuple(
        Tall(first + 1, behind, column)
        for first, behind, column, _ in sheet.merged_cells
        if behind > first + 1 and column < MOST_COLUMNS
    )
    comments = tuple(
        Comment(at + 1, column, " ".join(note.text.split()))
        for (at, column), note in sorted(sheet.cell_note_map.items())
    )
    rows = tuple(_rows(book, sheet))
    return Cells(rows, (), sheet.name, sheet.visibility != 0, hidden, tall, comments=comments)


def _rows(book: "Book", sheet: "Sheet") -> Iterator[Row]:
    """Rows that are not empty; which values a formula came to, such a file does not tell xlrd."""
    for index in range(min(sheet.nrows, MOST_ROWS + 1)):
        found = [_told(book, cell) for cell in sheet.row(index)[:MOST_COLUMNS]]
        cells = tuple(text for text, _, _ in found)
        if any(cells):
            kinds = {at: kind for at, (text, kind, _) in enumerate(found) if text and kind is not Kind.TEXT}
            struck = frozenset(at for at, (text, _, struck) in enumerate(found) if text and struck)
            about = sheet.rowinfo_map.get(index)
            yield Row(index + 1, cells, kinds, frozenset(), struck, about is not None and bool(about.hidden))


def _told(book: "Book", cell: "Cell") -> tuple[str, Kind, bool]:
    """What a cell says, what that is, and whether it is struck through."""
    import xlrd  # noqa: PLC0415 - already there

    font = book.font_list[book.xf_list[cell.xf_index].font_index] if cell.xf_index is not None else None
    struck = font is not None and bool(font.struck_out)
    value = cell.value
    if isinstance(value, str):
        return shown(value), Kind.TEXT, struck
    if cell.ctype == xlrd.XL_CELL_BOOLEAN:
        return str(bool(value)).upper(), Kind.YES_NO, struck
    if cell.ctype == xlrd.XL_CELL_ERROR:
        return xlrd.error_text_from_code.get(int(value), "#ERROR!"), Kind.ERROR, struck
    if cell.ctype == xlrd.XL_CELL_DATE:
        moment = xlrd.xldate_as_datetime(value, book.datemode)
        return moment_shown(moment.time() if value < 1 else moment), Kind.DATE, struck
    return number_shown(value), Kind.NUMBER, struck

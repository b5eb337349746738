"""Rows of cells of a workbook: Excel (.xlsx, .xls) or LibreOffice (.ods).

Nothing is calculated, no macro is run, and no other file that a workbook names is opened.
"""

import struct
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from io import BytesIO, StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast
from xml.etree.ElementTree import ParseError
from xml.parsers.expat import ExpatError
from zipfile import BadZipFile, ZipFile

from tichu_turnier.files.cells import MOST_COLUMNS, MOST_ROWS, Cells, Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.registration.entrants import tidy
from tichu_turnier.transfer.archive import encrypted, not_a_workbook, parts_of, too_big
from tichu_turnier.transfer.open_document import sheets_of

if TYPE_CHECKING:
    from openpyxl import Workbook
    from xlrd.sheet import Sheet as OldSheet

ZIPPED = b"PK"
OLD = bytes.fromhex("D0CF11E0")
"""How files of Excel before 2007 begin, and all that are locked with a password."""
MOST_OLD_BYTES = 10_000_000
_STREAM = 2
"""What may hold rows in a file of that kind; it holds folders too ([MS-CFB], 2.6.1)."""

_LOCKED_PART = "EncryptedPackage".encode("utf-16-le")
"""Under this name Office keeps the whole of a workbook that has a password ([MS-OFFCRYPTO])."""
BROKEN_WORKBOOK = (
    BadZipFile,
    ParseError,
    ExpatError,
    struct.error,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    NotImplementedError,
    OSError,
    RuntimeError,
    TypeError,
    ValueError,
)
"""What the libraries raise for files that are not what they claim to be."""


class _Cell(Protocol):
    """A cell of openpyxl, as far as it matters here."""

    @property
    def value(self) -> object: ...
    @property
    def data_type(self) -> str: ...


class _Sheet(Protocol):
    """A sheet of openpyxl that is read row by row (its own types do not know that kind)."""

    @property
    def title(self) -> str: ...
    def reset_dimensions(self) -> None: ...
    def iter_rows(self, *, max_row: int, max_col: int) -> Iterable[Sequence[_Cell]]: ...


def rows_of_zipped(path: Path) -> Cells:
    """The rows of an .xlsx or .ods; raises Refusal when it is neither, or not safe to read."""
    parts = parts_of(path)
    try:
        if "[Content_Types].xml" in parts:
            return _rows_of_excel(parts)
        if "content.xml" in parts:
            if b"encryption-data" in parts.get("META-INF/manifest.xml", b""):
                raise encrypted(path)
            sheets = sheets_of(parts["content.xml"])
            return _first((sheet.title, sheet.rows) for sheet in sheets)
    except BROKEN_WORKBOOK:
        pass
    raise not_a_workbook(path)


def rows_of_old(path: Path) -> Cells:
    """The rows of an .xls; raises Refusal when it is none, or locked with a password."""
    content = path.read_bytes()
    if len(content) > MOST_OLD_BYTES:
        raise too_big(len(content))
    if _LOCKED_PART in content:
        raise encrypted(path)
    import xlrd  # noqa: PLC0415 - hardly anybody still has such a list
    from xlrd.biffh import XLRDError  # noqa: PLC0415 - same
    from xlrd.compdoc import CompDocError  # noqa: PLC0415 - same

    try:
        _refuse_circles(content)
        with xlrd.open_workbook(
            file_contents=content, logfile=StringIO(), on_demand=True, ragged_rows=True
        ) as book:
            visible = (sheet for sheet in book.sheets() if sheet.visibility == 0)
            return _first((sheet.name, _rows_of_old_sheet(sheet)) for sheet in visible)
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


def _rows_of_excel(parts: Mapping[str, bytes]) -> Cells:
    with open_book(parts, values=False) as book:
        sheets = cast("Sequence[_Sheet]", [s for s in book.worksheets if s.sheet_state == "visible"])
        return _first((sheet.title, _rows_of_sheet(sheet)) for sheet in sheets)


@contextmanager
def open_book(parts: Mapping[str, bytes], *, values: bool) -> "Iterator[Workbook]":
    """What openpyxl reads of a workbook that is packed anew from the parts that were looked at.

    Of formulas it shows the `values` that they came to, or themselves. That it passes over what no list needs
    (rules for typing, names of ranges) it would say in the middle of what the program has to say.
    """
    from openpyxl import load_workbook  # noqa: PLC0415 - a tenth of a second that csv does not need

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with closing(
            load_workbook(_packed(parts), read_only=True, data_only=values, keep_links=False)
        ) as book:
            yield book


def _packed(parts: Mapping[str, bytes]) -> BytesIO:
    """The parts as an archive without compression."""
    target = BytesIO()
    with ZipFile(target, "w") as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    target.seek(0)
    return target


def _first(sheets: Iterable[tuple[str, Iterable[Row]]]) -> Cells:
    """The first sheet with anything in it; the others are named when they are not empty either."""
    found: Cells | None = None
    for title, rows in sheets:
        if found is None:
            found = _all_of(tuple(rows))
        elif next(iter(rows), None) is not None:
            note = Finding("import-other-sheet", Severity.NOTE, {"sheet": title})
            found = Cells(found.rows, (*found.findings, note))
    return found or Cells()


def _all_of(rows: tuple[Row, ...]) -> Cells | None:
    """The rows, and that more would follow; None when there are none."""
    if not rows:
        return None
    too_long = rows[-1].number > MOST_ROWS
    cut = (Finding("import-cut-off", args={"rows": MOST_ROWS}),) if too_long else ()
    return Cells(rows[: len(rows) - too_long], cut)


def _rows_of_sheet(sheet: _Sheet) -> Iterator[Row]:
    """Rows that are not empty; a claimed size of the sheet is not trusted, so no empty rows are built."""
    sheet.reset_dimensions()
    rows = sheet.iter_rows(max_row=MOST_ROWS + 1, max_col=MOST_COLUMNS)
    for number, row in enumerate(rows, 1):
        cells = tuple("" if cell.value is None else tidy(_shown(cell.value)) for cell in row)
        if any(cells):
            formulas = (index for index, cell in enumerate(row) if cell.data_type in ("f", "e"))
            yield Row(number, cells, frozenset(formulas))


def _rows_of_old_sheet(sheet: "OldSheet") -> Iterator[Row]:
    """Rows that are not empty; of a formula such a file shows what it came to."""
    from xlrd import XL_CELL_ERROR  # noqa: PLC0415 - already there

    for index in range(min(sheet.nrows, MOST_ROWS + 1)):
        cells = tuple(tidy(_shown(value)) for value in sheet.row_values(index)[:MOST_COLUMNS])
        if any(cells):
            types = enumerate(sheet.row_types(index))
            yield Row(index + 1, cells, frozenset(i for i, kind in types if kind == XL_CELL_ERROR))


def _shown(value: object) -> str:
    """A cell's value as the spreadsheet shows it: whole numbers without a point."""
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)

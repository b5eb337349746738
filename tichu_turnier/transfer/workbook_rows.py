"""Read the rows of workbooks (.xlsx, .xls and .ods) without harm: sizes, counts, bombs.

The sender of a file decides what it unpacks to. So every part is unpacked here, up to a limit, before a
library sees it: what the archive says about its sizes is not believed. Only parts written in XML are kept:
pictures, macros and other files inside are never opened.
"""

import struct
import warnings
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from io import BytesIO, StringIO
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast
from xml.etree.ElementTree import Element, ParseError, iterparse
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, LargeZipFile, ZipFile, ZipInfo

from tichu_turnier.files.cells import MOST_COLUMNS, MOST_ROWS, Cells, Row, too_big
from tichu_turnier.finding import Finding, Refusal

if TYPE_CHECKING:
    from openpyxl import Workbook
    from xlrd.sheet import Sheet as OldSheet

_MOST_PACKED_BYTES = 25_000_000
"""A packed workbook that is larger holds more than a list."""
_MOST_UNPACKED_BYTES = 30_000_000
_MOST_PARTS = 5_000
_MOST_MARKS = 800_000
"""Tags of XML in one part: 20,000 rows of ten cells have as many."""
_MOST_MARKS_OF_LOOKS = 40_000
"""Tags in what says how cells look; it is read whole, however little of it is used."""
_METHODS = (ZIP_STORED, ZIP_DEFLATED)
"""What spreadsheets pack with; others unpack in one go, however much it is."""
_ENCRYPTED = 1
_READABLE = (".xml", ".rels", "mimetype")
ZIPPED = b"PK"
OLD = bytes.fromhex("D0CF11E0")
"""How files of Excel before 2007 begin, and all that are locked with a password."""
_MOST_OLD_BYTES = 10_000_000
_STREAM = 2
"""What may hold rows in a file of that kind; it holds folders too ([MS-CFB], 2.6.1)."""
_LOCKED_PART = "EncryptedPackage".encode("utf-16-le")
"""Under this name Office keeps the whole of a workbook that has a password ([MS-OFFCRYPTO])."""
_BROKEN_PART = (BadZipFile, LargeZipFile, zlib.error, EOFError, ParseError, struct.error)
_CONFUSED = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    TypeError,
    ValueError,
)
BROKEN_WORKBOOK = (*_BROKEN_PART, *_CONFUSED, OSError)
"""What the libraries raise for files that are not what they claim to be."""
_TABLE, _TEXT, _OFFICE, _STYLE = (
    f"{{urn:oasis:names:tc:opendocument:xmlns:{name}:1.0}}" for name in ("table", "text", "office", "style")
)
_CELLS = (_TABLE + "table-cell", _TABLE + "covered-table-cell")
_SIGNS = {_TEXT + "p": "\n", _TEXT + "line-break": "\n", _TEXT + "tab": " "}
"""What begins in a cell of an OpenDocument with these tags."""

_MOST_SHEETS = 20
_LONGEST_CELL = 250
"""No two names together may be so long."""


def parts_of(path: Path) -> Mapping[str, bytes]:
    """The parts of a workbook that are text, by name.

    Raises Refusal for what is too large, encrypted or damaged, and for what defines entities: they can unfold
    to any size or name other files, and no spreadsheet writes them.
    """
    size = path.stat().st_size
    if size > _MOST_PACKED_BYTES:
        raise too_big(size)
    try:
        with path.open("rb") as file, ZipFile(file) as archive:
            parts = _unpacked(archive)
    except BROKEN_WORKBOOK:
        raise not_a_workbook(path) from None
    for name, content in parts.items():
        _refuse_harm(name, content, path)
    return parts


def not_a_workbook(path: Path) -> Refusal:
    """Says that a file is not what its beginning promises."""
    return Refusal(Finding("import-not-a-workbook", args={"file": path.name}))


def encrypted(path: Path) -> Refusal:
    return Refusal(Finding("import-encrypted", args={"file": path.name}))


def _unpacked(archive: ZipFile) -> dict[str, bytes]:
    members = archive.infolist()
    if len(members) > _MOST_PARTS:
        raise Refusal(Finding("import-too-many-cells"))
    parts: dict[str, bytes] = {}
    left = _MOST_UNPACKED_BYTES
    for member in members:
        if member.filename.endswith(_READABLE):
            parts[member.filename] = content = _content(archive, member, left)
            left -= len(content)
    return parts


def _content(archive: ZipFile, member: ZipInfo, left: int) -> bytes:
    if member.compress_type not in _METHODS or member.flag_bits & _ENCRYPTED:
        raise BadZipFile
    if member.file_size > left:
        raise too_big(member.file_size)
    with archive.open(member) as part:
        content = part.read(left + 1)
    if len(content) > left:
        raise too_big(len(content))
    return content


def _refuse_harm(name: str, content: bytes, path: Path) -> None:
    """The beginning of a definition is also found in UTF-16, where every other byte is NUL."""
    if b"<!DOCTYPE" in content.replace(b"\0", b""):
        raise not_a_workbook(path)
    most = _MOST_MARKS_OF_LOOKS if name.endswith("styles.xml") else _MOST_MARKS
    if content.count(b"<") > most:
        raise Refusal(Finding("import-too-many-cells"))


def _sheets_of_open_document(content: bytes) -> Iterator[tuple[str, Sequence[Row]]]:
    """The sheets of a `content.xml` that are not hidden: title, and rows up to one more than are read."""
    hidden: set[str | None] = set()
    rows: list[Row] = []
    number = 0
    for _, element in iterparse(BytesIO(content)):  # noqa: S314 - entities were refused before
        if element.tag == _STYLE + "style":
            if any(each.get(_TABLE + "display") == "false" for each in element):
                hidden.add(element.get(_STYLE + "name"))
        elif element.tag == _TABLE + "table-row":
            times = _times(element, _TABLE + "number-rows-repeated")
            cells, formulas = _cells_of_row(element)
            if any(cells):
                following = range(number + 1, min(number + times, MOST_ROWS + 1) + 1)
                rows.extend(Row(each, cells, formulas) for each in following)
            number += times
            element.clear()
        elif element.tag == _TABLE + "table":
            if element.get(_TABLE + "style-name") not in hidden:
                yield element.get(_TABLE + "name", ""), rows
            rows, number = [], 0


def _cells_of_row(row: Element) -> tuple[tuple[str, ...], frozenset[int]]:
    """What the cells of a row say, and which of them are formulas."""
    cells: list[str] = []
    formulas = set()
    for cell in row:
        if cell.tag in _CELLS and len(cells) < MOST_COLUMNS:
            if _TABLE + "formula" in cell.attrib:
                formulas.add(len(cells))
            times = min(_times(cell, _TABLE + "number-columns-repeated"), MOST_COLUMNS - len(cells))
            cells.extend([_shown("".join(islice(_texts_in(cell), _LONGEST_CELL)))] * times)
    return tuple(cells), frozenset(formulas)


def _texts_in(element: Element) -> Iterator[str]:
    """What stands inside of an element, piece by piece; comments are not the cell's."""
    for child in element:
        if child.tag != _OFFICE + "annotation":
            yield _SIGNS.get(child.tag, "")
            if child.tag == _TEXT + "s":
                yield " " * min(_times(child, _TEXT + "c"), MOST_COLUMNS)
            yield child.text or ""
            yield from _texts_in(child)
        yield child.tail or ""


def _times(element: Element, name: str) -> int:
    """How often something is repeated: once where it does not say, or says something else."""
    said = element.get(name, "")
    return max(1, int(said)) if said.isdecimal() and len(said) < 9 else 1  # noqa: PLR2004 - no sheet is longer


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


def sheets_of_zipped(path: Path) -> tuple[Cells, ...]:
    """The sheets of an .xlsx or .ods; raises Refusal when it is neither, or not safe to read."""
    parts = parts_of(path)
    try:
        if "[Content_Types].xml" in parts:
            return _sheets_of_excel(parts)
        if "content.xml" in parts:
            if b"encryption-data" in parts.get("META-INF/manifest.xml", b""):
                raise encrypted(path)
            return _all_of(_sheets_of_open_document(parts["content.xml"]))
    except BROKEN_WORKBOOK:
        pass
    raise not_a_workbook(path)


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
            file_contents=content, logfile=StringIO(), on_demand=True, ragged_rows=True
        ) as book:
            visible = (sheet for sheet in book.sheets() if sheet.visibility == 0)
            return _all_of((sheet.name, _rows_of_old_sheet(sheet)) for sheet in visible)
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


def _sheets_of_excel(parts: Mapping[str, bytes]) -> tuple[Cells, ...]:
    with open_book(parts, values=False) as book:
        sheets = cast("Sequence[_Sheet]", [s for s in book.worksheets if s.sheet_state == "visible"])
        return _all_of((sheet.title, _rows_of_sheet(sheet)) for sheet in sheets)


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
    target = BytesIO()
    with ZipFile(target, "w") as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    target.seek(0)
    return target


def _all_of(sheets: Iterable[tuple[str, Iterable[Row]]]) -> tuple[Cells, ...]:
    """The sheets with anything in them, and that more rows would follow."""
    found = []
    for title, content in islice(sheets, _MOST_SHEETS):
        if rows := tuple(content):
            too_long = rows[-1].number > MOST_ROWS
            cut = (Finding("import-cut-off", args={"rows": MOST_ROWS}),) if too_long else ()
            found.append(Cells(rows[: len(rows) - too_long], cut, title))
    return tuple(found)


def _rows_of_sheet(sheet: _Sheet) -> Iterator[Row]:
    """Rows that are not empty; a claimed size of the sheet is not trusted, so no empty rows are built."""
    sheet.reset_dimensions()
    rows = sheet.iter_rows(max_row=MOST_ROWS + 1, max_col=MOST_COLUMNS)
    for number, row in enumerate(rows, 1):
        cells = tuple("" if cell.value is None else _shown(cell.value) for cell in row)
        if any(cells):
            formulas = (index for index, cell in enumerate(row) if cell.data_type in ("f", "e"))
            yield Row(number, cells, frozenset(formulas))


def _rows_of_old_sheet(sheet: "OldSheet") -> Iterator[Row]:
    """Rows that are not empty; of a formula such a file shows what it came to."""
    from xlrd import XL_CELL_ERROR  # noqa: PLC0415 - already there

    for index in range(min(sheet.nrows, MOST_ROWS + 1)):
        cells = tuple(_shown(value) for value in sheet.row_values(index)[:MOST_COLUMNS])
        if any(cells):
            types = enumerate(sheet.row_types(index))
            yield Row(index + 1, cells, frozenset(i for i, kind in types if kind == XL_CELL_ERROR))


def _shown(value: object) -> str:
    """A cell's value as the spreadsheet shows it, line by line: whole numbers without a point."""
    text = str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)
    return "\n".join(" ".join(line.split()) for line in text[:_LONGEST_CELL].strip().splitlines())

"""The sheets of a file with rows of cells, whatever kind it is: .xlsx, .xls, .ods, .fods, or text."""

from dataclasses import replace
from pathlib import Path

from tichu_turnier.files.cells import MOST_BYTES, Cells, rows_of_text, text_of_bytes, too_big
from tichu_turnier.files.whole import content_of, reading
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.transfer.workbook_document import sheets_of_document
from tichu_turnier.transfer.workbook_excel import sheets_of_excel
from tichu_turnier.transfer.workbook_old import sheets_of_old
from tichu_turnier.transfer.workbook_rows import (
    BROKEN_WORKBOOK,
    OLD,
    ZIPPED,
    all_of,
    encrypted,
    harmless,
    not_a_workbook,
    parts_of,
)

_WORKBOOKS = (".xlsx", ".xlsm", ".ods")
"""Endings of files that hold tables and never text, as an .xls does that a web site made."""
_BEGINNING = 8
"""So many bytes tell what kind of file it is."""
_NO_LIST = (b"%PDF-", b"{\\rtf")
"""How a PDF or a letter begins: text, but no list."""
_MARKS = tuple(
    f"<{name}".encode() for name in ("!doc", "html", "head", "meta", "style", "body", "div", "table")
)
_MARKS += (b"<?xml", b"<workbook", b"<office:document")
"""How web pages and tables in XML begin, many an .xls among them; a list may begin with `<an@address>`."""
_MARKED_UP = 1_000
"""Within so many bytes a file in a language of marks says which one it is."""


def sheets_of(source: Path | str) -> tuple[Cells, ...]:
    """The sheets of a file with anything in them, by what is in it, not by its name; a text has one.

    Text that was pasted or sent is given as such. Hidden sheets are there, and say so. Raises Refusal, whose
    finding says why, for whatever cannot be read: damaged, locked, far too large, of another kind.
    """
    if isinstance(source, str):
        return (rows_of_text(source),)
    with reading(source):
        size = source.stat().st_size
        if size > MOST_BYTES:
            raise too_big(size)
        with source.open("rb") as file:
            start = file.read(_BEGINNING)
            rest = b"" if start.startswith((ZIPPED, OLD)) else content_of(file)  # a pipe is read only once
        if start.startswith(ZIPPED):
            return _of_zipped(source)
        if start.startswith(OLD):
            return sheets_of_old(source)
    content = start + rest
    beginning = content[:_MARKED_UP].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if beginning.startswith(_MARKS):
        return _of_marks(content, beginning, source)
    if start.startswith(_NO_LIST):
        raise Refusal(Finding("import-not-text"))
    if source.suffix.casefold() in _WORKBOOKS:
        raise not_a_workbook(source)
    text, findings = text_of_bytes(content)
    cells = rows_of_text(text)
    return (replace(cells, findings=(*findings, *cells.findings)),)


def _of_zipped(path: Path) -> tuple[Cells, ...]:
    """The sheets of an .xlsx or .ods; raises Refusal when it is neither, or not safe to read."""
    parts = parts_of(path)
    try:
        if "[Content_Types].xml" in parts:
            return all_of(sheets_of_excel(parts))
        if "content.xml" in parts:
            if b"encryption-data" in parts.get("META-INF/manifest.xml", b""):
                raise encrypted(path)
            return all_of(sheets_of_document(parts["content.xml"]))
    except BROKEN_WORKBOOK:
        pass
    raise not_a_workbook(path)


def _of_marks(content: bytes, beginning: bytes, path: Path) -> tuple[Cells, ...]:
    """The sheets of an .fods; raises Refusal for web pages and other tables that no packed workbook holds."""
    if b"opendocument" in beginning:
        harmless("content.xml", content, path)
        try:
            return all_of(sheets_of_document(content))
        except BROKEN_WORKBOOK:
            raise not_a_workbook(path) from None
    raise Refusal(Finding("import-marked-up", args={"file": path.name}))

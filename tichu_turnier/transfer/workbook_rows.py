"""Unpack workbooks (.xlsx and .ods) without harm: sizes, counts, bombs; what each kind of them shares.

The sender of a file decides what it unpacks to. So every part is unpacked here, up to a limit, before it is
read: what the archive says about its sizes is not believed. Only parts written in XML are kept: pictures,
macros and other files inside are never opened.
"""

import re
import struct
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime, time, timedelta
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, LargeZipFile, ZipFile, ZipInfo

from tichu_turnier.files.cells import LONGEST_CELL, MOST_ROWS, Cells, too_big
from tichu_turnier.finding import Finding, Refusal

if TYPE_CHECKING:
    pass

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
_BROKEN_PART = (BadZipFile, LargeZipFile, zlib.error, EOFError, SyntaxError, struct.error)
"""A SyntaxError is what XML that is none comes to, be it read by Python's own library or by lxml."""
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
"""All that reading raises for files that are not what they claim to be, whichever library does it."""
_MOST_SHEETS = 20
_WIDE = re.compile(r"\s{2,}|\t")


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
        harmless(name, content, path)
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


def harmless(name: str, content: bytes, path: Path) -> None:
    """Raises Refusal for a part that defines entities, or has too many marks.

    The beginning of a definition is also found in UTF-16, where every other byte is NUL.
    """
    if b"<!DOCTYPE" in content.replace(b"\0", b""):
        raise not_a_workbook(path)
    most = _MOST_MARKS_OF_LOOKS if name.endswith("styles.xml") else _MOST_MARKS
    if content.count(b"<") > most:
        raise Refusal(Finding("import-too-many-cells"))


def all_of(sheets: Iterable[Cells]) -> tuple[Cells, ...]:
    """The sheets with anything in them, and that more rows would follow."""
    found = []
    for sheet in islice(sheets, _MOST_SHEETS):
        if sheet.rows:
            too_long = sheet.rows[-1].number > MOST_ROWS
            cut = (Finding("import-cut-off", args={"rows": MOST_ROWS}),) if too_long else ()
            found.append(replace(sheet, rows=sheet.rows[: len(sheet.rows) - too_long], findings=cut))
    return tuple(found)


def shown(text: str) -> str:
    """A text as a cell shows it, line by line; a wide gap, which may part two names, has two blanks."""
    if text.isalnum() and len(text) <= LONGEST_CELL:
        return text
    lines = (_WIDE.split(line.strip()) for line in text[:LONGEST_CELL].strip().splitlines())
    return "\n".join("  ".join(" ".join(part.split()) for part in parts) for parts in lines)


def number_shown(value: float) -> str:
    """A number as a cell shows it: whole ones without a point."""
    return str(int(value)) if value.is_integer() else str(value)


def moment_shown(moment: datetime | time | timedelta) -> str:
    """A day, a time or how long something takes, as `Kind.DATE` tells it; hours go beyond 24."""
    if isinstance(moment, timedelta):
        minutes, rest = divmod(round(moment.total_seconds()), 60)
        text = f"{minutes // 60}:{minutes % 60:02}"
        return f"{text}:{rest:02}" if rest else text
    hours = moment.isoformat("minutes") if isinstance(moment, time) else f"{moment:%Y-%m-%d %H:%M}"
    seconds = f":{moment.second:02}" if moment.second else ""
    return f"{hours}{seconds}".removesuffix(" 00:00")

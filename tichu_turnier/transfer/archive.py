"""Look into a zipped workbook without harm: sizes, counts, bombs.

The sender of a file decides what it unpacks to. So every part is unpacked here, up to a limit, before a
library sees it: what the archive says about its sizes is not believed. Only parts written in XML are kept:
pictures, macros and other files inside are never opened.
"""

import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path

from tichu_turnier.files.cells import too_big
from tichu_turnier.finding import Finding, Refusal

MOST_BYTES = 25_000_000
"""A packed workbook that is larger holds more than a list."""
_MOST_UNPACKED_BYTES = 30_000_000
_MOST_PARTS = 5_000
_MOST_MARKS = 800_000
"""Tags of XML in one part: 20,000 rows of ten cells have as many."""
_MOST_MARKS_OF_LOOKS = 40_000
"""Tags in what says how cells look; it is read whole, however little of it is used."""
_BROKEN_ZIP = (zipfile.BadZipFile, zipfile.LargeZipFile, zlib.error, EOFError, KeyError)
_BROKEN_ARCHIVE = (*_BROKEN_ZIP, OSError, RuntimeError, ValueError)
"""What `zipfile` raises for files that are not what they claim to be."""

_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""What spreadsheets pack with; others unpack in one go, however much it is."""
_ENCRYPTED = 1
_TEXT = (".xml", ".rels", "mimetype")


def parts_of(path: Path) -> Mapping[str, bytes]:
    """The parts of a workbook that are text, by name.

    Raises Refusal for what is too large, encrypted or damaged, and for what defines entities: they can unfold
    to any size or name other files, and no spreadsheet writes them.
    """
    size = path.stat().st_size
    if size > MOST_BYTES:
        raise too_big(size)
    try:
        with path.open("rb") as file, zipfile.ZipFile(file) as archive:
            parts = _unpacked(archive)
    except _BROKEN_ARCHIVE:
        raise not_a_workbook(path) from None
    for name, content in parts.items():
        _refuse_harm(name, content, path)
    return parts


def not_a_workbook(path: Path) -> Refusal:
    """Says that a file is not what its beginning promises."""
    return Refusal(Finding("import-not-a-workbook", args={"file": path.name}))


def encrypted(path: Path) -> Refusal:
    return Refusal(Finding("import-encrypted", args={"file": path.name}))


def _unpacked(archive: zipfile.ZipFile) -> dict[str, bytes]:
    members = archive.infolist()
    if len(members) > _MOST_PARTS:
        raise Refusal(Finding("import-too-many-cells"))
    parts: dict[str, bytes] = {}
    left = _MOST_UNPACKED_BYTES
    for member in members:
        if member.filename.endswith(_TEXT):
            parts[member.filename] = content = _content(archive, member, left)
            left -= len(content)
    return parts


def _content(archive: zipfile.ZipFile, member: zipfile.ZipInfo, left: int) -> bytes:
    if member.compress_type not in _METHODS or member.flag_bits & _ENCRYPTED:
        raise zipfile.BadZipFile
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

"""A sheet as a text file: separators, quotation marks, encodings, ends of lines."""

import csv
import io
from dataclasses import dataclass

from tests.transfer.habits.grid import Sheet, shown


@dataclass(frozen=True, slots=True)
class Text:
    """How a program writes a table as text."""

    separator: str = ";"
    quotes: int = csv.QUOTE_MINIMAL
    encoding: str = "utf-8"
    ending: str = "\n"
    says_separator: bool = False
    """Whether the first line is `sep=;`, as Excel likes it."""


TEXTS = {
    "csv": Text(),
    "comma": Text(","),
    "tab": Text("\t"),
    "quoted": Text(",", csv.QUOTE_ALL),
    "quoted_semicolon": Text(";", csv.QUOTE_ALL, ending="\r\n"),
    "bom": Text(encoding="utf-8-sig", ending="\r\n"),
    "unicode_text": Text("\t", encoding="utf-16", ending="\r\n"),
    "windows": Text(encoding="cp1252", ending="\r\n"),
    "mac": Text(encoding="mac-roman", ending="\r"),
    "sep_line": Text(encoding="utf-8-sig", ending="\r\n", says_separator=True),
    "pipe": Text("|"),
    "pasted": Text("\t"),
    "double_utf8": Text(encoding="double"),
}


def written(sheet: Sheet, how: Text, language: str) -> str:
    """The text of a sheet; hidden rows and columns are written like all others, looks are lost."""
    width = sheet.width()
    out = io.StringIO()
    writer = csv.writer(out, delimiter=how.separator, quoting=how.quotes, lineterminator=how.ending)
    for line in sheet.lines:
        texts = [shown(cell.value, language) for cell in line.cells]
        writer.writerow(texts + [""] * (width - len(texts)))
    first = f"sep={how.separator}{how.ending}" if how.says_separator else ""
    return first + out.getvalue()


def can_encode(text: str, encoding: str) -> bool:
    """Whether an encoding has all the letters; a program that lacks one says so to whoever saves."""
    try:
        encoded(text, encoding)
    except UnicodeError:
        return False
    return True


def encoded(text: str, encoding: str) -> bytes:
    """The bytes of a text.

    `double` is UTF-8 that some program took for Windows text and wrote as UTF-8 again.
    """
    if encoding == "double":
        return text.encode().decode("cp1252").encode()
    return text.encode(encoding)

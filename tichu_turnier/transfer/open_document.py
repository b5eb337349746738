"""Sheets and rows of a LibreOffice spreadsheet (.ods).

Read as a stream: an empty cell of such a file may stand for sixteen thousand, an empty row for a million.
Source of the form: OpenDocument 1.3, part 3, chapter 9.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from xml.parsers import expat

from tichu_turnier.files.cells import MOST_COLUMNS, MOST_ROWS, Row
from tichu_turnier.tournament.registration.entrants import tidy

_TABLE = "urn:oasis:names:tc:opendocument:xmlns:table:1.0 "
_TEXT = "urn:oasis:names:tc:opendocument:xmlns:text:1.0 "
_OFFICE = "urn:oasis:names:tc:opendocument:xmlns:office:1.0 "
_STYLE = "urn:oasis:names:tc:opendocument:xmlns:style:1.0 "
_CELLS = (_TABLE + "table-cell", _TABLE + "covered-table-cell")
_LONGEST_CELL = 100_000


@dataclass(slots=True)
class OpenSheet:
    """One sheet with its rows that are not empty, one more than are read at most."""

    title: str
    rows: list[Row] = field(default_factory=list)
    row: int = 0
    """How many rows have begun so far, repetitions included."""


class _Reader:
    """Takes the tags of `content.xml` one after the other."""

    def __init__(self) -> None:
        self.sheets: list[OpenSheet] = []
        self._sheet: OpenSheet | None = None
        self._hidden_styles: set[str] = set()
        self._style = ""
        self._cells: list[str] = []
        self._formulas: set[int] = set()
        self._text: list[str] | None = None
        self._times = 1
        self._notes = 0
        self._rows = 1

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """A tag opens."""
        if tag == _STYLE + "style":
            self._style = attributes.get(_STYLE + "name", "")
        elif tag == _STYLE + "table-properties" and attributes.get(_TABLE + "display") == "false":
            self._hidden_styles.add(self._style)
        elif tag == _TABLE + "table":
            hidden = attributes.get(_TABLE + "style-name") in self._hidden_styles
            self._sheet = None if hidden else OpenSheet(attributes.get(_TABLE + "name", ""))
        elif tag == _TABLE + "table-row":
            self._cells, self._formulas = [], set()
            self._rows = _times(attributes, "number-rows-repeated")
        elif tag in _CELLS:
            self._begin_cell(attributes)
        elif tag == _OFFICE + "annotation":
            self._notes += 1
        elif self._text is not None and not self._notes:
            self._inside_cell(tag, attributes)

    def end(self, tag: str) -> None:
        """A tag closes."""
        if tag in _CELLS:
            self._end_cell()
        elif tag == _TABLE + "table-row":
            self._end_row()
        elif tag == _OFFICE + "annotation":
            self._notes -= 1
        elif tag == _TABLE + "table" and self._sheet is not None:
            self.sheets.append(self._sheet)
            self._sheet = None

    def data(self, text: str) -> None:
        """Text stands between tags; that of comments is not the cell's."""
        if self._text is not None and not self._notes and len(self._text) < _LONGEST_CELL:
            self._text.append(text)

    def _begin_cell(self, attributes: Mapping[str, str]) -> None:
        self._text = []
        self._times = _times(attributes, "number-columns-repeated")
        if _TABLE + "formula" in attributes and len(self._cells) < MOST_COLUMNS:
            self._formulas.add(len(self._cells))

    def _inside_cell(self, tag: str, attributes: Mapping[str, str]) -> None:
        if self._text is not None and tag in (_TEXT + "p", _TEXT + "line-break", _TEXT + "tab"):
            self._text.append(" ")
        elif self._text is not None and tag == _TEXT + "s":
            self._text.append(" " * min(_times(attributes, "c", _TEXT), MOST_COLUMNS))

    def _end_cell(self) -> None:
        shown = tidy("".join(self._text or ()))
        self._text = None
        self._cells.extend([shown] * min(self._times, MOST_COLUMNS - len(self._cells)))

    def _end_row(self) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        if any(self._cells):
            missing = MOST_ROWS + 1 - sheet.row
            cells, formulas = tuple(self._cells), frozenset(self._formulas)
            numbers = range(sheet.row + 1, sheet.row + 1 + min(self._rows, missing))
            sheet.rows.extend(Row(number, cells, formulas) for number in numbers)
        sheet.row += self._rows


def sheets_of(content: bytes) -> list[OpenSheet]:
    """The sheets of a `content.xml` that are not hidden; raises `expat.ExpatError` where it is none."""
    reader = _Reader()
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.data
    parser.Parse(content, True)
    return reader.sheets


def _times(attributes: Mapping[str, str], name: str, space: str = _TABLE) -> int:
    """How often something is repeated: once where it does not say, or says something else."""
    said = attributes.get(space + name, "")
    return max(1, int(said)) if said.isdecimal() and len(said) < 9 else 1  # noqa: PLR2004 - no sheet is longer

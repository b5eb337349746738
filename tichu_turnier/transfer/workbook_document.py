"""Read the sheets of an OpenDocument (.ods, or .fods that is not packed)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from io import BytesIO
from itertools import islice
from re import compile as pattern
from xml.etree.ElementTree import Element, iterparse

from tichu_turnier.files.cells import LONGEST_CELL, MOST_COLUMNS, MOST_ROWS, Cells, Comment, Kind, Row, Tall
from tichu_turnier.transfer.workbook_rows import moment_shown, number_shown, shown

_TABLE, _TEXT, _OFFICE, _STYLE = (
    f"{{urn:oasis:names:tc:opendocument:xmlns:{name}:1.0}}" for name in ("table", "text", "office", "style")
)
_CALC = "{urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0}"
_CELLS = (_TABLE + "table-cell", _TABLE + "covered-table-cell")
_SIGNS = {_TEXT + "p": "\n", _TEXT + "line-break": "\n", _TEXT + "tab": " "}
"""What begins in a cell of an OpenDocument with these tags."""
_STRIKES = tuple(_STYLE + f"text-line-through-{name}" for name in ("style", "type"))
_DURATION = pattern(r"PT(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:([\d.]{1,12})S)?")
_VALUES = {"float": Kind.NUMBER, "percentage": Kind.NUMBER, "currency": Kind.NUMBER, "boolean": Kind.YES_NO}
_VALUES |= {"date": Kind.DATE, "time": Kind.DATE}


def sheets_of_document(content: bytes) -> Iterator[Cells]:
    """The sheets of a `content.xml`, with rows up to one more than are read.

    Raises ParseError and ValueError for what is none.
    """
    sheet = _Sheet()
    looks: dict[str, set[str]] = {"hidden": set(), "struck": set()}
    for _, element in iterparse(BytesIO(content)):  # noqa: S314 - entities were refused before
        if element.tag == _STYLE + "style":
            _see_style(element, looks)
        elif element.tag == _TABLE + "table-column":
            sheet.add_columns(element)
        elif element.tag == _TABLE + "table-row":
            sheet.add_rows(element, looks["struck"])
            element.clear()
        elif element.tag == _TABLE + "table":
            hidden = element.get(_TABLE + "style-name") in looks["hidden"]
            title = element.get(_TABLE + "name", "")
            yield Cells(
                tuple(sheet.rows),
                (),
                title,
                hidden,
                frozenset(sheet.hidden_columns),
                tuple(sheet.tall),
                comments=tuple(sheet.comments),
            )
            sheet = _Sheet()


def _see_style(style: Element, looks: Mapping[str, set[str]]) -> None:
    """Puts down a style that hides a sheet, or strikes text through."""
    name = style.get(_STYLE + "name", "")
    for each in style:
        if each.get(_TABLE + "display") == "false":
            looks["hidden"].add(name)
        if any(each.get(strike, "none") != "none" for strike in _STRIKES):
            looks["struck"].add(name)


@dataclass(slots=True)
class _Sheet:
    """A sheet as far as it was read."""

    rows: list[Row] = field(default_factory=list)
    number: int = 0
    columns: int = 0
    hidden_columns: set[int] = field(default_factory=set)
    tall: list[Tall] = field(default_factory=list)
    comments: list[Comment] = field(default_factory=list)

    def add_columns(self, element: Element) -> None:
        """What is said of the next columns."""
        times = min(_times(element, _TABLE + "number-columns-repeated"), MOST_COLUMNS)
        if _is_hidden(element):
            self.hidden_columns.update(range(self.columns, min(self.columns + times, MOST_COLUMNS)))
        self.columns += times

    def add_rows(self, element: Element, struck: set[str]) -> None:
        """The next row, as often as it is repeated."""
        times = _times(element, _TABLE + "number-rows-repeated")
        first = self.number + 1
        self.number += times
        row = _row(element, first, struck)
        self.tall += _tall(element, first)
        self.comments += _comments(element, first)
        if any(row.cells):
            last = min(self.number, MOST_ROWS + 1)
            about = row.kinds, row.computed, row.struck, row.hidden
            self.rows.extend(Row(each, row.cells, *about) for each in range(first, last + 1))


def _row(element: Element, number: int, struck_styles: set[str]) -> Row:
    cells: list[str] = []
    kinds: dict[int, Kind] = {}
    computed: set[int] = set()
    struck: set[int] = set()
    for cell in element:
        if cell.tag in _CELLS and len(cells) < MOST_COLUMNS:
            times = min(_times(cell, _TABLE + "number-columns-repeated"), MOST_COLUMNS - len(cells))
            text, kind = _value(cell)
            where = range(len(cells), len(cells) + times)
            cells.extend([text] * times)
            if kind is not Kind.TEXT:
                kinds |= dict.fromkeys(where, kind)
            if _TABLE + "formula" in cell.attrib and kind not in (Kind.FORMULA, Kind.ERROR):
                computed.update(where)
            if text and struck_styles and _is_struck(cell, struck_styles):
                struck.update(where)
    return Row(number, tuple(cells), kinds, frozenset(computed), frozenset(struck), _is_hidden(element))


def _tall(row: Element, number: int) -> Iterator[Tall]:
    """The cells of a row that were merged with those below."""
    at = 0
    for cell in row:
        if cell.tag in _CELLS and at < MOST_COLUMNS:
            if (rows := _times(cell, _TABLE + "number-rows-spanned")) > 1:
                yield Tall(number, number + rows - 1, at)
            at += _times(cell, _TABLE + "number-columns-repeated")


def _comments(row: Element, number: int) -> Iterator[Comment]:
    """What is stuck to the cells of a row."""
    at = 0
    for cell in row:
        if cell.tag in _CELLS and at < MOST_COLUMNS:
            for note in cell.iter(_OFFICE + "annotation"):
                texts = ("".join(piece.itertext()) for piece in note if piece.tag == _TEXT + "p")
                yield Comment(number, at, " ".join(" ".join(texts).split()))
            at += _times(cell, _TABLE + "number-columns-repeated")


def _value(cell: Element) -> tuple[str, Kind]:
    """What a cell says, and what that is; dates and numbers whatever the language they are shown in."""
    said = cell.get(_OFFICE + "value-type", "")
    text = shown("".join(islice(_texts_in(cell), LONGEST_CELL)))
    formula = cell.get(_TABLE + "formula")
    if cell.get(_CALC + "value-type") == "error":
        return text, Kind.ERROR
    if formula is not None and not text and not said:
        return shown(formula), Kind.FORMULA
    kind = _VALUES.get(said, Kind.TEXT)
    value = next((found for name in ("value", f"{said}-value") if (found := cell.get(_OFFICE + name))), None)
    if kind is Kind.TEXT or value is None:
        return text, kind
    return _TOLD[kind](value, text), kind


def _moment(value: str, text: str) -> str:
    if found := _DURATION.fullmatch(value):
        hours, minutes = int(found[1] or 0), int(found[2] or 0)
        seconds = round(float(found[3] or 0))
        return f"{hours}:{minutes:02}" + (f":{seconds:02}" if seconds else "")
    try:
        return moment_shown(datetime.fromisoformat(value))
    except ValueError:  # a day that is none, or of another calendar
        return text


def _number(value: str, text: str) -> str:
    try:
        return number_shown(float(value))
    except (ValueError, OverflowError):
        return text


_TOLD: Mapping[Kind, Callable[[str, str], str]] = {
    Kind.NUMBER: _number,
    Kind.DATE: _moment,
    Kind.YES_NO: lambda value, _: value.upper(),
}
"""How a value is told; the text beside it counts where it is none."""


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


def _is_struck(cell: Element, struck: set[str]) -> bool:
    return cell.get(_TABLE + "style-name") in struck or any(
        span.get(_TEXT + "style-name") in struck and (span.text or "").strip()
        for span in cell.iter(_TEXT + "span")
    )


def _is_hidden(element: Element) -> bool:
    return element.get(_TABLE + "visibility", "visible") != "visible"


def _times(element: Element, name: str) -> int:
    """How often something is repeated: once where it does not say, or says something else."""
    said = element.get(name, "")
    return max(1, int(said)) if said.isdecimal() and len(said) < 9 else 1  # noqa: PLR2004 - no sheet is longer

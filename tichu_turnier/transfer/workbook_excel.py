"""Read the sheets of an .xlsx, be it of the usual or of the strict kind (ISO/IEC 29500, "Strict Open XML").

Both kinds differ in the names of their spaces only, so tags are compared without them.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from io import BytesIO
from posixpath import dirname, join, normpath
from xml.etree.ElementTree import Element, iterparse

from tichu_turnier.files.cells import MOST_COLUMNS, MOST_ROWS, Cells, Comment, Kind, Row, Tall
from tichu_turnier.transfer.workbook_rows import moment_shown, number_shown, shown

_CELL = re.compile(r"([A-Z]{1,3})(\d{1,7})")
_AREA = re.compile(r"([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})")
_NO = ("0", "false", "off", "none")
_DATE_FORMATS = frozenset((*range(14, 23), *range(27, 37), *range(45, 48), *range(50, 59)))
"""Numbers of formats that need no definition and show a date (ECMA-376, part 1, 18.8.30)."""
_HOURS_WITHOUT_END = frozenset({46})
_NO_SIGNS = re.compile(r'"[^"]*"|\\.|_.|\*.|\[(?!hh?\]|mm?\]|ss?\])[^\]]*\]', re.IGNORECASE)
"""What stands in a format and says nothing of the value: texts, blanks, colours, currencies."""
_BEGINNING = datetime(1899, 12, 30)  # noqa: DTZ001 - a sheet knows no zones
_BEGINNING_1904 = datetime(1904, 1, 1)  # noqa: DTZ001 - same
_FIRST_OF_MARCH_1900 = 61
"""Days before are counted as if 1900 had been a leap year."""
_LAST_DAY = 2_958_466


@dataclass(frozen=True, slots=True)
class _Book:
    """What cells of all sheets refer to."""

    strings: Sequence[tuple[str, bool]]
    """Texts, and whether one is struck through."""
    looks: Sequence[tuple[str, bool]]
    """Of each style of a cell: the format of numbers, and whether text is struck through."""
    beginning: datetime


def sheets_of_excel(parts: Mapping[str, bytes]) -> Iterator[Cells]:
    """The sheets of a workbook, with rows up to one more than are read; parts are named by their paths.

    Raises ParseError, LookupError and ValueError for what is none.
    """
    name = next(target for kind, target in _links(parts, "").values() if kind.endswith("/officeDocument"))
    root = _whole(parts[name])
    links = _links(parts, name)
    of_kind = {kind.rpartition("/")[2]: target for kind, target in links.values()}
    since_1904 = any(_tag(each) == "workbookPr" and each.get("date1904", "0") not in _NO for each in root)
    book = _Book(
        tuple(_strings(parts.get(of_kind.get("sharedStrings", ""), b""))),
        _looks(parts.get(of_kind.get("styles", ""), b"")),
        _BEGINNING_1904 if since_1904 else _BEGINNING,
    )
    for each in root.iter():
        if _tag(each) == "sheet":
            link = next(value for key, value in each.attrib.items() if key.endswith("}id"))
            hidden = each.get("state", "visible") != "visible"
            part = links[link][1]
            sheet = _sheet(parts.get(part, b""), each.get("name", ""), book, hidden=hidden)
            yield replace(sheet, comments=tuple(_comments(parts, part)))


def _comments(parts: Mapping[str, bytes], sheet: str) -> Iterator[Comment]:
    """What is stuck to the cells of a sheet; of a thread there is a copy of this kind too."""
    for kind, target in _links(parts, sheet).values():
        content = parts.get(target, b"") if kind.endswith("/comments") else b""
        for _, element in iterparse(BytesIO(content)) if content else ():  # noqa: S314 - entities were refused
            if _tag(element) == "comment" and (at := _CELL.fullmatch(element.get("ref", ""))):
                texts = [" ".join(_text(each)[0].split()) for each in element if _tag(each) == "text"]
                yield Comment(int(at[2]), _column(at[0], 0), " ".join(texts))


def _tag(element: Element) -> str:
    return element.tag.rpartition("}")[2]


def _whole(content: bytes) -> Element:
    for _, element in iterparse(BytesIO(content)):  # noqa: S314, B007 - entities were refused; the last is the root
        pass
    return element


def _links(parts: Mapping[str, bytes], source: str) -> dict[str, tuple[str, str]]:
    """The other parts that a part names: kind and path, by what it calls them."""
    folder = dirname(source)
    content = parts.get(join(folder, "_rels", source.rpartition("/")[2] + ".rels"))
    if content is None:
        return {}
    found = {}
    for each in _whole(content):
        target = normpath(join("/", folder, each.get("Target", ""))).lstrip("/")
        found[each.get("Id", "")] = each.get("Type", ""), target
    return found


def _strings(content: bytes) -> Iterator[tuple[str, bool]]:
    for _, element in iterparse(BytesIO(content)) if content else ():  # noqa: S314 - entities were refused
        if _tag(element) == "si":
            yield _text(element)
            element.clear()


def _text(element: Element) -> tuple[str, bool]:
    """The text of a cell without its phonetic signs, and whether a piece of it is struck through."""
    texts: list[str] = []
    struck = False
    for child in element:
        if _tag(child) == "t":
            texts.append(child.text or "")
        elif _tag(child) == "r":
            said, strikes = "", False
            for each in child:
                said += (each.text or "") if _tag(each) == "t" else ""
                strikes = strikes or (_tag(each) == "rPr" and _strikes(each))
            texts.append(said)
            struck = struck or (strikes and bool(said.strip()))
    return shown("".join(texts)), struck


def _strikes(font: Element) -> bool:
    return any(_tag(each) == "strike" and each.get("val", "1") not in _NO for each in font)


def _looks(content: bytes) -> Sequence[tuple[str, bool]]:
    """What each style of a cell says (see `_Book.looks`)."""
    if not content:
        return ()
    groups = {_tag(group): group for group in _whole(content)}
    formats = {each.get("numFmtId", ""): each.get("formatCode", "") for each in groups.get("numFmts", ())}
    struck = [_strikes(font) for font in groups.get("fonts", ())]
    found = []
    for style in groups.get("cellXfs", ()):
        number, font = style.get("numFmtId", "0"), int(style.get("fontId", "0"))
        code = formats.get(number) or _usual_format(int(number))
        found.append((_what_is_shown(code), font < len(struck) and struck[font]))
    return found


def _usual_format(number: int) -> str:
    return "[h]" if number in _HOURS_WITHOUT_END else "d" if number in _DATE_FORMATS else ""


def _what_is_shown(code: str) -> str:
    """`[h]` for a format of how long something takes, `d` for one of a day or time, empty for a number."""
    plain = _NO_SIGNS.sub("", code.partition(";")[0]).casefold()
    return "[h]" if "[" in plain else "d" if re.search("[dmyhs]", plain) and plain != "general" else ""


def _sheet(content: bytes, title: str, book: _Book, *, hidden: bool) -> Cells:
    rows: list[Row] = []
    columns: set[int] = set()
    tall: list[Tall] = []
    number = 0
    for _, element in iterparse(BytesIO(content)) if content else ():  # noqa: S314 - entities were refused
        tag = _tag(element)
        if tag == "col" and element.get("hidden", "0") not in _NO:
            first, last = int(element.get("min", "1")), int(element.get("max", "1"))
            columns.update(range(first - 1, min(last, MOST_COLUMNS)))
        elif tag == "row":
            number = int(element.get("r", number + 1))
            row = _row(element, number, book)
            if any(row.cells):
                rows.append(row)
            element.clear()
            if number > MOST_ROWS:
                break
        elif tag == "mergeCell" and (found := _AREA.fullmatch(element.get("ref", ""))):
            tall.append(Tall(int(found[2]), int(found[3]), _column(f"{found[1]}{found[2]}", 0)))
    higher = tuple(each for each in tall if each.first < each.last)
    return Cells(tuple(rows), (), title, hidden, frozenset(columns), higher)


def _row(element: Element, number: int, book: _Book) -> Row:
    cells: list[str] = []
    kinds: dict[int, Kind] = {}
    computed, struck = set(), set()
    for cell in element:
        at = _column(cell.get("r", ""), len(cells))
        if not 0 <= at < MOST_COLUMNS:
            continue
        text, kind, is_computed, is_struck = _value(cell, book)
        if not text:
            continue
        cells.extend([""] * (at + 1 - len(cells)))
        cells[at] = text
        if kind is not Kind.TEXT:
            kinds[at] = kind
        if is_computed:
            computed.add(at)
        if is_struck:
            struck.add(at)
    is_hidden = element.get("hidden", "0") not in _NO
    return Row(number, tuple(cells), kinds, frozenset(computed), frozenset(struck), is_hidden)


def _column(name: str, following: int) -> int:
    """The index of the column of a cell; `following` where the cell does not say."""
    found = _CELL.fullmatch(name)
    if found is None:
        return following
    at = 0
    for letter in found[1]:
        at = at * 26 + ord(letter) - ord("A") + 1
    return at - 1


def _value(cell: Element, book: _Book) -> tuple[str, Kind, bool, bool]:
    """What a cell says, what that is, whether a formula came to it, and whether it is struck through."""
    style = int(cell.get("s", "0"))
    form, struck = book.looks[style] if style < len(book.looks) else ("", False)
    said, formula = "", None
    is_given = False
    kind = cell.get("t", "n")
    for child in cell:
        tag = _tag(child)
        if tag == "v":
            said, is_given = child.text or "", True
        elif tag == "f":
            formula = child.text or ""
        elif tag == "is":
            said, strikes = _text(child)
            struck = struck or strikes
    if formula is not None and not said and not (is_given and kind == "str"):
        return shown(f"={formula}"), Kind.FORMULA, False, struck
    if kind == "s" and said:
        text, strikes = book.strings[int(said)]
        return text, Kind.TEXT, formula is not None, struck or strikes
    text, told = _of_kind(said, kind, form, book.beginning)
    return text, told, formula is not None and told is not Kind.ERROR, struck


def _of_kind(said: str, kind: str, form: str, beginning: datetime) -> tuple[str, Kind]:
    if kind == "b" and said:
        return str(said not in _NO).upper(), Kind.YES_NO
    if kind == "e":
        return said, Kind.ERROR
    if kind == "d" and said:
        return moment_shown(datetime.fromisoformat(said)), Kind.DATE
    if kind != "n" or not said:
        return shown(said), Kind.TEXT
    number = float(said)
    if not form or not 0 <= number < _LAST_DAY:
        return number_shown(number), Kind.NUMBER
    return _moment(number, form, beginning), Kind.DATE


def _moment(number: float, form: str, beginning: datetime) -> str:
    """A number of days since the beginning, as a day, a time or both."""
    span = timedelta(seconds=round(number * 86_400))
    if form == "[h]":
        return moment_shown(span)
    if number < 1:
        return moment_shown((beginning + span).time())
    late = beginning is _BEGINNING and number < _FIRST_OF_MARCH_1900
    return moment_shown(beginning + span + timedelta(days=late))

"""Rows of cells in a text that was saved as csv or copied from a table."""

import codecs
import csv
import io
import re
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import islice
from types import MappingProxyType

from tichu_turnier.finding import Finding, Refusal, Severity

MINUS_SIGNS = str.maketrans("−–", "--")
"""Programs that write texts make other signs of a minus."""
SEPARATORS = ";\t,|"
MOST_ROWS = 20_000
"""No list of people is longer; what comes after is not read, and said so."""
MOST_COLUMNS = 60
MOST_BYTES = 40_000_000
"""The export of a thousand people with all their hands has half of that."""
MOST_LETTERS = 10_000_000
"""Of a text that holds rows."""
LONGEST_CELL = 2_000
"""What is behind is cut off; names of that length are refused."""

_SAMPLE_LINES = 50
_SAMPLE = 100_000
"""So many characters hold them, mostly."""
_LINES_OF_A_CELL = 10
"""A cell with more lines is a quotation mark that was never closed."""
_MOST_OPEN = 100
"""After so many marks without an end no cell is taken for one of several lines."""
_FORMULA_BEGINS = ("=", "+", "-", "@")
_MARKS = re.compile("^['=@+]", re.MULTILINE)
"""Where a cell begins as a formula, or with the apostrophe in front of one."""
_LONGEST_PLAIN = 131_072
"""Letters of a line without quotation marks that is just split; in a longer one a cell may be too long."""
_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_GUESSES = ("cp1252", "cp850", "mac-roman")
"""Of Excel for Windows, and of that for older Macs; where both can be meant, the first one is."""
_UMLAUTS, _OFTEN_HERE, _ASCII = "äöüßÄÖÜ", "äöüßÄÖÜéèàçêâôîïëûùÉÈ’‘“”«»–—…€°", 127
"""Letters and signs of names and remarks in German and French."""
_WITHIN_A_WORD = re.compile("(?<=[A-Za-z])[^\x00-\x7f\u2018\u2019\u2013](?=[a-z])")
_AT_ITS_END = re.compile("(?<=[a-z])[^\x00-\x7f](?![a-z])")
_SEPARATOR_LINE = re.compile(r"sep=(.)\r?\n", re.IGNORECASE)
_NULS_OF_UTF_16 = 0.3
"""Latin text in UTF-16 is half NULs."""


class Kind(StrEnum):
    """What a cell holds, as the program that wrote the file says; in a text all cells are text."""

    TEXT = "text"
    NUMBER = "number"
    DATE = "date"
    """A day, a time or both, told as `2026-11-28`, `19:30` or `2026-11-28 19:30:05`."""
    YES_NO = "yes-no"
    """A box that is ticked or not, told as `TRUE` or `FALSE`."""
    FORMULA = "formula"
    """One whose value is not in the file, told as the formula."""
    ERROR = "error"
    """What a formula came to that cannot be calculated."""


_ALL_TEXT: Mapping[int, Kind] = MappingProxyType({})
_NO_COMMENTS: Mapping[int, str] = MappingProxyType({})
_NO_VALUE = (Kind.FORMULA, Kind.ERROR)


@dataclass(frozen=True, slots=True)
class Row:
    """One row with anything in it: its number in the source (from 1), its cells, and what is special in it.

    Cells are named by index from 0; of a formula the cell says the value it came to, as the sheet shows it.
    """

    number: int
    cells: tuple[str, ...]
    kinds: Mapping[int, Kind] = field(default_factory=lambda: _ALL_TEXT)
    """Of the cells that are not text."""
    computed: frozenset[int] = frozenset()
    """Cells whose value a formula came to."""
    struck: frozenset[int] = frozenset()
    """Cells in which text is struck through."""
    hidden: bool = False
    """Whether the sheet does not show the row, be it by a filter."""
    comments: Mapping[int, str] = field(default_factory=lambda: _NO_COMMENTS)
    """What somebody noted on cells, be they empty."""

    @property
    def formulas(self) -> frozenset[int]:
        """Cells that hold a formula without a value, or the error it came to."""
        return frozenset(index for index, kind in self.kinds.items() if kind in _NO_VALUE)

    def cell(self, index: int) -> str:
        """The cell in that column, empty where the row is shorter."""
        return self.cells[index] if 0 <= index < len(self.cells) else ""

    def kind(self, index: int) -> Kind:
        """What the cell in that column holds; an empty one is text."""
        return self.kinds.get(index, Kind.TEXT)


@dataclass(frozen=True, slots=True)
class Cells:
    """All rows of a source that are not empty, and what is to be said about the source as a whole."""

    rows: tuple[Row, ...] = ()
    findings: tuple[Finding, ...] = ()
    title: str = ""
    """Of the sheet they stand on."""
    hidden: bool = False
    """Whether nobody who opens the file sees this sheet."""
    hidden_columns: frozenset[int] = frozenset()
    tall: tuple["Tall", ...] = ()
    """Cells that were merged over several rows."""
    comments: tuple["Comment", ...] = ()
    """What somebody stuck to cells, which shows only when it is pointed at; none are read of an old .xls."""
    separator: str = ""
    """What parts the cells of a text; sheets need nothing."""


@dataclass(frozen=True, slots=True)
class Comment:
    """What is stuck to a cell: the number of its row, the index of its column, and the text in one line."""

    row: int
    column: int
    text: str


@dataclass(frozen=True, slots=True)
class Tall:
    """A cell that was merged over several rows, by the numbers of the first and the last one."""

    first: int
    last: int
    column: int


def commented(cells: Cells) -> Cells:
    """A sheet whose rows hold the comments on their cells."""
    noted: dict[int, dict[int, str]] = {}
    for each in cells.comments:
        noted.setdefault(each.row, {})[each.column] = each.text
    rows = (replace(row, comments=noted.get(row.number, row.comments)) for row in cells.rows)
    return replace(cells, rows=tuple(rows)) if noted else cells


def filled_down(cells: Cells) -> Cells:
    """A sheet on which what was merged over several rows stands in each of them that holds anything."""
    rows = {row.number: row for row in cells.rows}
    done: dict[int, int] = {}
    for each in sorted(cells.tall, key=lambda tall: (tall.column, tall.first)):
        above = rows.get(each.first)
        if above is None or not above.cell(each.column) or each.first <= done.get(each.column, 0):
            continue
        done[each.column] = each.last
        for number in range(each.first + 1, min(each.last, MOST_ROWS) + 1):
            if (row := rows.get(number)) is not None and not row.cell(each.column):
                rows[number] = _with_cell_of(above, row, each.column)
    return replace(cells, rows=tuple(rows.values())) if done else cells


def _with_cell_of(above: Row, row: Row, at: int) -> Row:
    """A row with one cell of the row above."""
    cells = [*row.cells, *("",) * (at + 1 - len(row.cells))]
    cells[at] = above.cell(at)
    return replace(
        row,
        cells=tuple(cells),
        kinds={**row.kinds, at: above.kinds[at]} if at in above.kinds else row.kinds,
        computed=row.computed | ({at} & above.computed),
        struck=row.struck | ({at} & above.struck),
    )


def too_big(size: int) -> Refusal:
    """Says that a file is not what it is taken for, by its size in bytes."""
    return Refusal(Finding("import-too-big", args={"megabytes": size // 1_000_000}))


def text_of_bytes(data: bytes) -> tuple[str, tuple[Finding, ...]]:
    """The text of some bytes in whatever encoding; raises Refusal when they are no text."""
    for mark, encoding in _BOMS:
        if data.startswith(mark):
            return data.decode(encoding, errors="replace"), ()
    if b"\0" in data[:4000]:
        return _without_mark(data), ()
    try:
        return data.decode("utf-8"), ()
    except UnicodeDecodeError:
        pass
    beginning = data[:_SAMPLE]
    is_old = b"\r" in beginning and b"\n" not in beginning  # so end the lines of older Macs, and no others
    guesses = reversed(_GUESSES) if is_old else _GUESSES
    encoding = min(guesses, key=lambda guess: _oddness(beginning.decode(guess, errors="replace")))
    return data.decode(encoding, errors="replace"), (Finding("import-encoding-guessed", Severity.NOTE),)


_LINE_ENDS = str.maketrans("\f\u2028\u2029", "\n\n\n")
"""A new page, line or paragraph of a text begins a row."""
_DOUBLED = re.compile("[\u00c2-\u00f4][^\x00-\x7f]+")
"""Where UTF-8 was read as Windows text and written once more: `MÃ¼ller`."""


def undoubled(text: str) -> str:
    """A text in which letters that went through UTF-8 twice are what they were; the others stay."""
    return _DOUBLED.sub(_once, text)


def _once(found: re.Match[str]) -> str:
    codes = bytearray()
    for char in found[0]:
        try:
            codes += char.encode("cp1252")
        except UnicodeEncodeError:  # five codes that Windows leaves empty pass through it as they are
            if ord(char) > 255:  # noqa: PLR2004 - the last code of a byte
                return found[0]
            codes.append(ord(char))
    try:
        return codes.decode("utf-8")
    except UnicodeDecodeError:
        return found[0]


def _oddness(text: str) -> tuple[int, int, int]:
    """How little a text is what was meant: lost letters, odd ones, and others than names here mostly have."""
    rare = sum(2 * (char not in _OFTEN_HERE) + (char not in _UMLAUTS) for char in text if ord(char) > _ASCII)
    return text.count("\ufffd"), _odd_letters(text), rare


def _odd_letters(text: str) -> int:
    """How many letters in words cannot be what was meant, such as in `JŠger` and `ZoŽ`."""
    within = sum(not found[0].islower() for found in _WITHIN_A_WORD.finditer(text))
    return within + sum(found[0].isupper() for found in _AT_ITS_END.finditer(text))


def rows_of_text(text: str, separator: str = "") -> Cells:
    """The rows of a text, whatever parts its cells unless that is said; Refusal when it holds no rows."""
    if len(text) > MOST_LETTERS:
        raise too_big(len(text))
    plain = text.removeprefix("\ufeff")
    text = undoubled(plain)
    findings = [] if text == plain else [Finding("import-encoding-doubled", Severity.NOTE)]
    found, text, skipped = _separator(text.translate(_LINE_ENDS))
    rows: list[Row] = []
    unclosed: list[int] = []
    for row in _rows(text, separator or found, skipped, unclosed):
        if row.number > MOST_ROWS:
            findings.append(Finding("import-cut-off", args={"rows": MOST_ROWS}))
            break
        rows.append(row)
    if unclosed:
        args: dict[str, str | int] = {
            "line": unclosed[0],
            "count": len(unclosed),
            "others": len(unclosed) - 1,
        }
        findings.append(Finding("import-quote-open", Severity.WARNING, args))
    return Cells(tuple(rows), tuple(findings), separator=separator or found)


def _without_mark(data: bytes) -> str:
    """Text in UTF-16 that lost its mark: every other byte is NUL, as Latin letters have it."""
    for offset, encoding in ((1, "utf-16-le"), (0, "utf-16-be")):
        half = data[offset:4000:2]
        if half.count(0) >= _NULS_OF_UTF_16 * len(half) and not data[1 - offset : 4000 : 2].count(0):
            return data.decode(encoding, errors="replace")
    raise Refusal(Finding("import-not-text"))


def _separator(text: str) -> tuple[str, str, int]:
    """What parts the cells, the text without a line that says so, and how many lines that were."""
    if said := _SEPARATOR_LINE.match(text):
        return said[1], text[said.end() :], 1
    lines = [
        re.sub(r'"[^"]*"', "", line) for line in text[:_SAMPLE].splitlines()[:_SAMPLE_LINES] if line.strip()
    ]
    counts = {sign: [line.count(sign) for line in lines] for sign in SEPARATORS}
    best = max(SEPARATORS, key=lambda sign: (sum(map(bool, counts[sign])), sign != ",", sum(counts[sign])))
    return best, text, 0


def _rows(text: str, separator: str, skipped: int, unclosed: list[int]) -> Iterator[Row]:
    """The rows that are not empty; the lines of quotation marks without an end are put down in `unclosed`."""
    lines = deque(islice(io.StringIO(text, newline=""), MOST_ROWS + _LINES_OF_A_CELL))
    number = skipped + 1
    while lines:
        cells, taken = _cells(lines, separator, number, alone=len(unclosed) >= _MOST_OPEN)
        if not taken:
            unclosed.append(number)
        plain = [cell[:LONGEST_CELL].strip() for cell in cells[:MOST_COLUMNS]]
        if any(plain):
            special = _MARKS.search("\n".join(plain))
            yield _special(number, plain) if special else Row(number, tuple(plain))
        for _ in range(max(1, taken)):
            lines.popleft()
        number += max(1, taken)


def _cells(lines: deque[str], separator: str, number: int, *, alone: bool) -> tuple[list[str], int]:
    """The cells that begin in the first line, and how many lines they take; `alone`: not more than it.

    A quotation mark that is never closed takes none: its line is read as if the mark were not there. One that
    is alone in its cell stands for the cell above, and stays, where another such mark or none would close it.
    """
    if '"' not in lines[0] and len(lines[0]) <= _LONGEST_PLAIN:
        return lines[0].rstrip("\r\n").split(separator), 1
    dittos = _with_dittos(lines[0], separator)
    joined = ""
    for taken, line in enumerate(islice(lines, 1 if alone else _LINES_OF_A_CELL), 1):
        joined += line
        if not joined.count('"') % 2 and (taken == 1 or _is_sound(joined, separator)):
            if dittos and _with_dittos(line, separator, behind=True):
                break
            return _parsed(joined, separator, number), taken
    if dittos:
        return _parsed(dittos, separator, number), 1
    return [cell.strip().strip('"') for cell in lines[0].split(separator)], 0


def _with_dittos(line: str, separator: str, *, behind: bool = False) -> str:
    """A line whose quotation marks that are alone in their cells are written as cells; empty without one.

    So it is too where the other marks of the line do not fit; `behind` asks for one behind a separator.
    """
    sign = re.escape(separator)
    start = sign if behind else rf"{sign}|^"
    text, count = re.subn(rf'({start})[ ]*"[ ]*(?={sign}|[\r\n]*$)', r'\1""""', line)
    return text if count and _is_sound(text, separator) else ""


def _is_sound(text: str, separator: str) -> bool:
    """Whether the quotation marks of some lines stand where a cell begins and ends, and nowhere else."""
    try:
        return len(list(csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True))) == 1
    except csv.Error:
        return False


def _parsed(text: str, separator: str, number: int) -> list[str]:
    try:
        return next(csv.reader(io.StringIO(text, newline=""), delimiter=separator), [])
    except csv.Error:  # a cell of more than 131,072 characters
        raise Refusal(Finding("import-line-unreadable", args={"line": number})) from None


def _special(number: int, cells: Sequence[str]) -> Row:
    """A row in which a spreadsheet would calculate something, or does not because of an apostrophe."""
    formulas = {index: Kind.FORMULA for index, cell in enumerate(cells) if _is_formula(cell)}
    return Row(number, tuple(map(_as_text, cells)), formulas or _ALL_TEXT)


def _as_text(cell: str) -> str:
    """A cell without the apostrophe in front that says "no formula" (OWASP, "CSV Injection")."""
    return cell[1:] if cell[:1] == "'" and cell[1:2] in _FORMULA_BEGINS else cell


def _is_formula(cell: str) -> bool:
    """Whether a spreadsheet would calculate this text instead of showing it."""
    return len(cell) > 1 and cell[0] in "=@+"

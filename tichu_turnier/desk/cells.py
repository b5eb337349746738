"""Which rows of cells does a text hold that somebody saved as csv or copied from a table?"""

import codecs
import csv
import io
import re
from collections.abc import Iterator
from dataclasses import dataclass

from tichu_turnier.rules.finding import Finding, Refusal, Severity

MINUS_SIGNS = str.maketrans("−–", "--")
"""Programs that write texts make other signs of a minus."""
SEPARATORS = ";\t,|"
MOST_ROWS = 20_000
"""No list of people is longer; what comes after is not read, and said so."""
MOST_COLUMNS = 60
MOST_BYTES = 50_000_000

_SAMPLE_LINES = 50
_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_SEPARATOR_LINE = re.compile(r"sep=(.)\r?\n", re.IGNORECASE)
_NULS_OF_UTF_16 = 0.3
"""Latin text in UTF-16 is half NULs."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row with anything in it: its number in the source (from 1), its cells, and which are formulas."""

    number: int
    cells: tuple[str, ...]
    formulas: frozenset[int] = frozenset()
    """Indexes of cells that hold a formula, or the error it came to."""

    def cell(self, index: int) -> str:
        """The cell in that column, empty where the row is shorter."""
        return self.cells[index] if 0 <= index < len(self.cells) else ""


@dataclass(frozen=True, slots=True)
class Cells:
    """All rows of a source that are not empty, and what is to be said about the source as a whole."""

    rows: tuple[Row, ...] = ()
    findings: tuple[Finding, ...] = ()


def decoded(data: bytes) -> tuple[str, tuple[Finding, ...]]:
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
    try:
        text = data.decode("cp1252")
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    return text, (Finding("import-encoding-guessed", Severity.NOTE),)


def rows_of_text(text: str) -> Cells:
    """The rows of a text, whatever parts its cells; raises Refusal when it holds no rows."""
    text = text.removeprefix("\ufeff")
    separator, text, skipped = _separator(text)
    rows: list[Row] = []
    findings: tuple[Finding, ...] = ()
    for row in _rows(text, separator, skipped):
        if row.number > MOST_ROWS:
            findings = (Finding("import-cut-off", args={"rows": MOST_ROWS}),)
            break
        rows.append(row)
    return Cells(tuple(rows), findings)


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
    lines = [re.sub(r'"[^"]*"', "", line) for line in text.splitlines()[:_SAMPLE_LINES] if line.strip()]
    counts = {sign: [line.count(sign) for line in lines] for sign in SEPARATORS}
    best = max(SEPARATORS, key=lambda sign: (sum(map(bool, counts[sign])), sign != ",", sum(counts[sign])))
    return best, text, 0


def _rows(text: str, separator: str, skipped: int) -> Iterator[Row]:
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
    start = skipped
    while True:
        try:
            cells = next(reader, None)
        except csv.Error:  # a cell of more than 131,072 characters: a quotation mark that is never closed
            raise Refusal(Finding("import-line-unreadable", args={"line": start + 1})) from None
        if cells is None:
            return
        plain = tuple(cell.strip() for cell in cells[:MOST_COLUMNS])
        if any(plain):
            yield Row(start + 1, plain, frozenset(i for i, cell in enumerate(plain) if is_formula(cell)))
        start = skipped + reader.line_num


def is_formula(cell: str) -> bool:
    """Whether a spreadsheet would calculate this text instead of showing it."""
    return len(cell) > 1 and cell[0] in "=@+"

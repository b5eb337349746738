"""Read the rows of a web page: those of its tables, and the lines of text around them."""

import re
from contextlib import suppress
from html.parser import HTMLParser

from tichu_turnier.files.cells import MOST_COLUMNS, MOST_ROWS, Cells, Row
from tichu_turnier.finding import Finding

_LINES = frozenset(("h1", "h2", "h3", "h4", "p", "dt", "dd", "li", "caption", "div"))
"""Elements whose text stands on a line of its own."""
_NOT_SHOWN = frozenset(("style", "script", "head", "svg", "template"))
_UNSHOWN = re.compile(r"<!--.*?(?:-->|\Z)|<!\[|<+(?=<)", re.DOTALL)
"""The parser looks for the end of each of them, and of a tag, again and again where there is none."""
_LONGEST_CELL = 2_000


def rows_of_html(text: str) -> Cells:
    """The rows of all tables of a page in their order; each line of text around them is a row of one cell.

    Between a table and what stands before and behind it is an empty row, as in a spreadsheet.
    """
    page, behind = _Page(), text.rfind(">") + 1
    with suppress(_EnoughError):
        page.feed(_UNSHOWN.sub(" ", text[:behind]))
        page.close()
        page.handle_data(text[behind:].partition("<")[0])
        page.end()
    cut = (Finding("import-cut-off", args={"rows": MOST_ROWS}),) if len(page.rows) > MOST_ROWS else ()
    return Cells(tuple(page.rows[:MOST_ROWS]), cut)


class _EnoughError(Exception):
    """There are more rows than are read."""


class _Page(HTMLParser):
    """Collects rows; whatever is not closed ends with what comes next."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.rows: list[Row] = []
        self._number = 0
        self._cells: list[str] | None = None  # of the row of a table that is being read
        self._text: list[str] = []
        self._in_cell = False
        self._hidden = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002 - its shape
        if tag in _NOT_SHOWN:
            self._hidden += 1
        elif tag == "br":
            self._text.append(" ")
        elif tag == "table":
            self._line()
            self._number += 1
        elif tag == "tr":
            self.end()
            self._cells = []
        elif tag in ("td", "th"):
            self._cell()
            self._text, self._in_cell = [], True
        elif tag in _LINES and self._cells is None:
            self._line()

    def handle_endtag(self, tag: str) -> None:
        if tag in _NOT_SHOWN:
            self._hidden = max(0, self._hidden - 1)
        elif tag in ("td", "th"):
            self._cell()
        elif tag == "tr":
            self.end()
        elif tag == "table":
            self.end()
            self._number += 1
        elif tag in _LINES and self._cells is None:
            self._line()

    def handle_data(self, data: str) -> None:
        if not self._hidden:
            self._text.append(data)

    def end(self) -> None:
        """Ends the row of a table, or the line of text, that is being read."""
        if self._cells is None:
            self._line()
            return
        self._cell()
        cells, self._cells = tuple(self._cells), None
        self._put(cells)

    def _cell(self) -> None:
        if self._in_cell and self._cells is not None and len(self._cells) < MOST_COLUMNS:
            self._cells.append(self._said())
        self._in_cell = False

    def _line(self) -> None:
        if said := self._said():
            self._put((said,))

    def _put(self, cells: tuple[str, ...]) -> None:
        self._number += 1
        if any(cells):
            self.rows.append(Row(self._number, cells))
        if len(self.rows) > MOST_ROWS:
            raise _EnoughError

    def _said(self) -> str:
        said, self._text = " ".join("".join(self._text).split()), []
        return said[:_LONGEST_CELL]

"""What else stands in a workbook for typing results: whatever is not one of its own cells is asked about.

Somebody who fills it in has one file to say all in: a correction stands on another sheet, below the table,
over the check, or is stuck to a cell. A result beside which such a thing stands waits.
"""

import re
from collections.abc import Iterator, Sequence

from tichu_turnier.files.cells import Cells, Kind, Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.tables import entry_sheet as layout
from tichu_turnier.transfer.results.only_round import OnlyRound

_SHOWN = 60
_HINTS = ("files-entry-hint-totals", "files-entry-hint-hands")
_CHECKED = frozenset(("\N{CHECK MARK}", "?", "\N{HORIZONTAL ELLIPSIS}"))
"""What the check comes to."""
_TITLE, _HINT = 1, 2
Beside = tuple[int, Finding]
"""The table to which something belongs, 0 for all of them, and what is to be said about it."""


def beside(sheets: Sequence[Cells], page: Cells, kind: str, number: int, last: int) -> Iterator[Beside]:
    """Questions about everything that is not one of the workbook's own cells; `last` is its last column."""
    yield from ((0, each) for each in _sheets(sheets, page, number))
    yield from ((0, each) for each in _above(page, number, last))
    tables = {row.number: _table(row) for row in page.rows if row.number >= layout.FIRST_ROW}
    for row in page.rows:
        if row.number >= layout.FIRST_ROW:
            yield from ((tables[row.number], each) for each in _within(row, kind, last))
    for comment in page.comments:
        yield tables.get(comment.row, 0), _asked(comment.row, comment.column, comment.text)


def _sheets(sheets: Sequence[Cells], page: Cells, number: int) -> Iterator[Finding]:
    """Other sheets with anything on them, and one that is called after another round."""
    for sheet in sheets:
        if sheet is not page and sheet.title != layout.HIDDEN:
            text = " ".join(filter(None, (cell for row in sheet.rows for cell in row.cells)))[:_SHOWN]
            args: dict[str, str | int] = {"sheet": sheet.title[:_SHOWN], "text": text}
            yield Finding("reading-other-sheet", Severity.QUESTION, args)
    if not OnlyRound(number, sure=True).can_be_meant(page.title):
        yield _other_round(page.title, number)


def _above(page: Cells, number: int, last: int) -> Iterator[Finding]:
    """What stands above the table and is not the workbook's own; a title that names another round."""
    words = [Texts(language) for language in languages()]
    titles = tuple(each("files-entry-page", round=number) for each in words)
    hints = tuple(each(hint) for each in words for hint in _HINTS)
    for row in page.rows:
        if row.number >= layout.FIRST_ROW:
            break
        heads = row.number == layout.FIRST_ROW - 1
        for index, text in enumerate(row.cells):
            if not text or (heads and index < last):
                continue
            is_title, is_hint = (index == 0 and row.number == line for line in (_TITLE, _HINT))
            said = text.rpartition("·")[2]
            if is_title and not OnlyRound(number, sure=True).can_be_meant(said):
                yield _other_round(said.strip(), number)
            elif not (is_title and text.endswith(titles)) and not (is_hint and text.startswith(hints)):
                yield _asked(row.number, index, text)


def _within(row: Row, kind: str, last: int) -> Iterator[Finding]:
    """What stands in a row of the table, or below it, where nothing is to be typed."""
    if not _table(row):
        text = " ".join(filter(None, row.cells))
        yield _asked(row.number, next(at for at, cell in enumerate(row.cells) if cell), text)
        return
    totals = kind == layout.KIND_TOTALS
    check = layout.TOTALS_CHECK if totals else layout.HAND_CHECK
    typed = layout.TOTALS if totals else (*layout.POINTS, *layout.DOUBLES, *layout.CALLS.values(), last)
    if not any(row.cell(column - 1) for column in typed):  # of the others the reader looks at these cells
        unread = (*([layout.HANDS_PLAYED] if totals else []), *range(last + 1, len(row.cells) + 1))
        yield from (_asked(row.number, at - 1, text) for at in unread if (text := row.cell(at - 1)))
    text = row.cell(check - 1)
    is_own = check - 1 in row.computed or row.kind(check - 1) is Kind.FORMULA or text in _CHECKED
    if text and not is_own:
        yield _asked(row.number, check - 1, text)


def _table(row: Row) -> int:
    """The table that a row names; 0 for none."""
    text = row.cell(layout.TABLE - 1).strip()
    return int(text) if re.fullmatch(r"\d{1,6}", text) else 0


def _asked(line: int, index: int, text: str) -> Finding:
    args: dict[str, str | int] = {"cell": f"{letter(index + 1)}{line}", "text": text[:_SHOWN]}
    return Finding("reading-entry-beside", Severity.QUESTION, args)


def _other_round(text: str, number: int) -> Finding:
    return Finding("reading-entry-round", Severity.QUESTION, {"text": text[:_SHOWN], "round": number})


def letter(column: int) -> str:
    """The name of a column, `A` for 1; beyond `Z` two letters."""
    before, last = divmod(column - 1, 26)
    return (chr(ord("A") + before - 1) if before else "") + chr(ord("A") + last)

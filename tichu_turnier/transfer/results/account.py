"""Which cells of a row name people, and which of the others must be asked about: none is left unsaid."""

import re
from collections.abc import Iterator

from tichu_turnier.files.cells import Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.transfer.results.beside import (
    Weight,
    contradictions,
    is_objection,
    side_called,
    speaks_against,
)
from tichu_turnier.transfer.results.columns import Columns, extra_cells, is_doubtful
from tichu_turnier.transfer.results.hands import SHOWN
from tichu_turnier.transfer.results.lines import Named
from tichu_turnier.transfer.results.look import looked_at

_PAIRING = re.compile(
    r"\s+(?:[-\u2013\u2014]|vs\.?|v\.?|gegen|contre|versus)\s+|\s*(?<!\d):(?!\d)\s*", re.IGNORECASE
)


_OUTCOMES = (("winner", 1), ("loser", -1))


def named_in(row: Row, columns: Columns) -> Iterator[Named]:
    """The cells that say who played; also those of columns of which nobody knows what they say."""
    for each in columns.people:
        text = row.cell(each.index)
        both = [] if each.seats else _PAIRING.split(text)
        if len(both) == 2:  # noqa: PLR2004 - `Adler - Biber`
            yield from (Named(name, (side, side + 2), each.heading) for side, name in enumerate(both))
        elif text:
            yield Named(text, each.seats, each.heading, each.is_id)
    for name, outcome in _OUTCOMES:
        index = columns.at.get(name)
        if index is not None and (text := row.cell(index)):
            yield Named(text, (), columns.headings[index], outcome=outcome, side=side_called(text))
    for index in columns.unknown:
        text = row.cell(index)
        if text and not _is_asked(text, index, columns):
            yield Named(text, (), _heading(index, columns))


def asked(row: Row, columns: Columns, totals: tuple[int, int] | None) -> Iterator[Finding]:
    """Questions about every cell that has a meaning which nobody knows, or one that the points deny.

    `totals` are those of a match in one row, else None.
    """
    for index in extra_cells(row, columns):
        text = row.cell(index)
        severity = Severity.ERROR if is_doubtful(text, uniform=False) else Severity.QUESTION
        yield Finding("reading-beyond", severity, {"text": text[:SHOWN]})
    for index in columns.unknown:
        if _is_asked(text := row.cell(index), index, columns):
            yield question_of(_heading(index, columns), text)
    note = row.cell(columns.at.get("note", -1))
    if not columns.is_own and is_objection(note):  # in our own exports it was considered
        yield question_of(_heading(columns.at["note"], columns), note)
    if totals is not None:
        yield from contradictions(row, columns.at, totals)
        for each in columns.people:
            if each.seats or each.is_id:
                continue
            if side_called(text := row.cell(each.index)) is not None:
                yield question_of(each.heading, text)
    if row.hidden or row.struck or row.kinds or row.comments:
        names = ("a", "b", "score", "hands")
        of_points = (columns.at[name] for name in names if name in columns.at)
        yield from looked_at(row, (*of_points, *(index for _, index in columns.one_hand)))


def _is_asked(text: str, index: int, columns: Columns) -> bool:
    weight = columns.weights.get(index)
    if weight is None:  # nothing stands in this column
        return False
    if weight is Weight.NONE:
        return bool(text) and is_doubtful(text, uniform=index in columns.uniform)
    return speaks_against(weight, text)


def _heading(index: int, columns: Columns) -> str:
    return columns.headings[index] or str(index + 1)


def question_of(heading: str, text: str) -> Finding:
    """The question what a cell below that heading says of the points."""
    return Finding(
        "reading-unknown-cell", Severity.QUESTION, {"column": heading[:40], "text": text[:SHOWN] or "–"}
    )

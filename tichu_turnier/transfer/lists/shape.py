"""Bring rows into the shape of their list: one person or team a row, and cells that a comma parted."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from tichu_turnier.files.cells import MOST_ROWS, Cells, Kind, Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.lists.answers import Answer, answer
from tichu_turnier.transfer.lists.column_words import Column, is_heading_word
from tichu_turnier.transfer.lists.columns import Layout
from tichu_turnier.transfer.lists.guessed_columns import looks_like_person, several_names
from tichu_turnier.transfer.lists.heads import label_of, labelled
from tichu_turnier.transfer.lists.name_cells import (
    answered_beside,
    is_ditto,
    is_no_person,
    is_one_surname,
    two_names,
)
from tichu_turnier.transfer.lists.remarks import is_remark

_HEADER_WITHIN = 15
"""How far down a header may stand."""
_MOSTLY = 0.6
_OFTEN = 0.05
_FEW = 3
"""So many cells of a single row are people."""
_PARTNER_BELOW = re.compile(r"(?:mit|und|with|and|avec|et|[&+/])\s+(?=[^\W\d_])", re.IGNORECASE)
_WHOLE = (Column.NAME, Column.PLAYER_1, Column.PLAYER_2)


@dataclass(frozen=True, slots=True)
class Spread:
    """A row as it is read, and what is to be said about cells that stand beside the columns."""

    row: Row
    findings: tuple[Finding, ...] = ()
    joined: bool = False
    """Whether a comma had parted a name, whose parts are together again."""


def spread(rows: Sequence[Row]) -> Iterator[Row]:
    """Each person in a row of their own where one line holds many, as `To:` of a letter does."""
    for row in rows:
        cells = [cell for cell in row.cells if cell]
        many = len(cells) > 1 and all("@" in cell for cell in cells)
        if many or (len(rows) == 1 and len(cells) >= _FEW):
            yield from (Row(row.number, (cell,)) for cell in cells)
        else:
            yield row


def below_their_labels(cells: Cells) -> Cells:
    """A text in which names stand behind their section (`Zusagen: Anna Bär, Beat Uhu`), each below it."""
    if not any(labelled(row.cell(0)) for row in cells.rows):
        return cells
    rows: list[Row] = []
    for row in cells.rows:
        if (found := labelled(row.cell(0))) is None:
            rows.append(row)
            continue
        names = (found[1], *row.cells[1:])
        rows += [Row(row.number, (cell,)) for cell in (f"{found[0]}:", *names) if cell]
    return replace(cells, rows=tuple(rows))


def without_labels(cells: Cells, unit: Unit) -> tuple[Cells, bool]:
    """A list whose lines say in front who follows (`Team 1: Anna Bär, Beat Uhu`), without; is that doubtful?

    What is no number may be the name of a team, and has a cell of its own where teams enter.
    """
    labels = [label_of(row.cell(0)) for row in cells.rows]
    named = [label for label in labels if label is not None and _is_named(label.rest)]
    if not named or len(named) < _MOSTLY * len(labels):
        return cells, False
    rows = []
    for row, label in zip(cells.rows, labels, strict=True):
        own = (label.words,) if label is not None and label.words and unit is Unit.PARTNERSHIP else ()
        rows.append(row if label is None else replace(row, cells=(*own, label.rest, *row.cells[1:])))
    return replace(cells, rows=tuple(rows)), not all(label.is_pair for label in named)


def _is_named(text: str) -> bool:
    return looks_like_person(text) or two_names(text) is not None


def one_name_a_row(cells: Cells, *, least: int) -> Cells:
    """A list whose rows have several people each, one of them `least`, with a row for everybody."""
    if not several_names(cells.rows, least) or (len(cells.rows) == 1 and least > 1 + 1):
        return cells  # one line alone is spread when it is read
    rows = (Row(row.number, (cell,)) for row in cells.rows for cell in row.cells if cell)
    return replace(cells, rows=tuple(rows))


def with_answers_beside(cells: Cells) -> Cells:
    """A text of names with their answers behind a colon (`Anna Bär: ja`) as one with remarks in brackets."""
    told = [answered_beside(", ".join(row.cells)) for row in cells.rows]
    if sum(map(bool, told)) < max(_FEW, _MOSTLY * len(told)):
        return cells
    both = zip(cells.rows, told, strict=True)
    return replace(cells, rows=tuple(replace(row, cells=(text,)) if text else row for row, text in both))


def with_partners_below(rows: Sequence[Row]) -> Iterator[Row]:
    """Both partners in one cell where a list without headings has the second below (`mit Beat Uhu`)."""
    above: Row | None = None
    for row in rows:
        found = _PARTNER_BELOW.match(row.cell(0)) if len(row.cells) == 1 else None
        if above is not None and found and len(above.cells) == 1 and two_names(above.cell(0)) is None:
            yield replace(above, cells=(f"{above.cell(0)} & {row.cell(0)[found.end() :]}",))
            above = None
            continue
        if above is not None:
            yield above
        above = row
    if above is not None:
        yield above


def with_dittos(rows: Sequence[Row], layout: Layout) -> Iterator[Row]:
    """The rows with the club of the one above where only a sign for it stands (`"`, `dito`)."""
    at, above = layout.columns.get(Column.CLUB, -1), ""
    for row in rows:
        if layout.headings and row.cells == layout.headings:
            yield row
            continue
        if is_ditto(row.cell(at)) and above:
            yield replace(row, cells=(*row.cells[:at], above, *row.cells[at + 1 :]))
            continue
        above = row.cell(at) or above
        yield row


def side_by_side(cells: Cells, unit: Unit) -> Cells:
    """A sheet on which the list goes on beside itself, with the same headings, as one list below the other.

    Partners stand beside each other too (`Vorname, Nachname, Vorname, Nachname`): there is no empty column.
    """
    for at, row in enumerate(cells.rows[:_HEADER_WITHIN]):
        words = [cell for cell in row.cells if cell]
        if at and not any(is_heading_word(word) for cell in words for word in cell.split()):
            continue  # `Anna Adler;Anna Adler`: who has sent a form, and for whom
        if (width := _repeats_after(row.cells, gap=unit is Unit.PARTNERSHIP)) and len(words) > 1:
            head = replace(row, cells=row.cells[:width])
            return _one_below_the_other(cells, (*cells.rows[:at], head), range(0, len(row.cells), width))
    return cells


def beside_a_gap(cells: Cells, unit: Unit) -> Cells:
    """The same for a list without headings: behind an empty column stand other people, in like columns."""
    width = _gap_after(cells.rows)
    if not width:
        return cells
    starts = range(0, max(len(row.cells) for row in cells.rows), width)
    blocks = [row.cells[first : first + width] for row in cells.rows for first in starts]
    names = [next((cell for cell in block if any(map(str.isalpha, cell))), "") for block in blocks]
    names = [name for name in names if name]
    alone = unit is Unit.PARTNERSHIP and width == 1 + 1  # behind a gap may stand the partner
    whole = sum((two_names(name) is not None) if alone else " " in name for name in names)
    if len(set(names)) < len(names) or whole < _MOSTLY * len(names):
        return cells
    return _one_below_the_other(cells, (), starts)


def _one_below_the_other(cells: Cells, above: tuple[Row, ...], starts: range) -> Cells:
    """Some rows, and below them those that follow in a sheet, block after block of columns from each start.

    A sheet of 20,000 rows has up to a million blocks: no more become rows than any list may have.
    """
    blocks = (
        _block(row, first, starts.step)
        for first in starts
        for row in cells.rows[len(above) :]
        if any(row.cells[first : first + starts.step])
    )
    below = tuple(islice(blocks, MOST_ROWS + 1))
    cut = Finding("import-cut-off", args={"rows": MOST_ROWS})
    is_told = len(below) <= MOST_ROWS or cut in cells.findings
    findings = cells.findings if is_told else (*cells.findings, cut)
    return replace(cells, rows=(*above, *below[:MOST_ROWS]), findings=findings)


def _gap_after(rows: Sequence[Row]) -> int:
    """After how many columns, the empty one included, as many filled ones follow; 0 where none do."""
    width = max((len(row.cells) for row in rows), default=0)
    filled = [sum(bool(row.cell(at)) for row in rows) * 2 > len(rows) for at in range(width)]
    empty = [not any(row.cell(at) for row in rows) for at in range(width)]
    for gap in range(1, width // 2 + 1):
        again = [filled[at : at + gap] for at in range(0, width, gap + 1)]
        parted = all(empty[at] for at in range(gap, width, gap + 1))
        if len(rows) >= _FEW and len(again) > 1 and parted and all(each == [True] * gap for each in again):
            return gap + 1
    return 0


def _repeats_after(cells: Sequence[str], *, gap: bool) -> int:
    """After how many columns the same headings come once more to the end; 0 where they do not."""
    plain = list(cells)
    while plain and not plain[-1]:
        plain.pop()
    for width in range(1, len(plain) // 2 + 2):
        first = plain[:width]
        again = [plain[at : at + width] for at in range(width, len(plain), width)]
        same = all(block == first[: len(block)] and any(block) for block in again)
        whole = all(
            any(word for word in first[: len(block)]) and not any(first[len(block) :]) for block in again
        )
        if again and first[0] and same and whole and (not gap or not first[-1]):
            return width
    return 0


def _block(row: Row, first: int, width: int) -> Row:
    """The cells of some columns of a row, as a row of their own."""
    there = range(first, first + width)
    return replace(
        row,
        cells=row.cells[first : first + width],
        kinds={at - first: kind for at, kind in row.kinds.items() if at in there},
        computed=frozenset(at - first for at in row.computed if at in there),
        struck=frozenset(at - first for at in row.struck if at in there),
        comments={at - first: said for at, said in row.comments.items() if at in there},
    )


def is_beyond(row: Row, layout: Layout) -> bool:
    """Whether a row has more cells than there are headings."""
    return bool(layout.width) and any(row.cells[layout.width :])


def refitted(row: Row, layout: Layout, *, is_comma: bool, crowded: float = 0.0) -> Spread:
    """A row whose cells beyond the headings are where they most likely belong, and the question about it.

    `crowded` is the share of rows that have more cells than there are headings.
    """
    known = layout.read
    text: dict[str, str | int]
    beyond = [
        at
        for at, cell in enumerate(row.cells)
        if cell and at not in known and (layout.headings[at : at + 1] or ("",))[0] == ""
    ]
    remarks = crowded * 2 <= 1 and all(
        (is_remark(cell) or is_no_person(cell)) and answer(cell) is Answer.UNKNOWN
        for cell in map(row.cell, beyond)
    )
    ignored = [row.cell(at) for at in range(layout.width) if at not in known]
    if (remarks or not beyond) and crowded > _OFTEN and any(map(_is_words, ignored)):
        text = {"text": ", ".join(filter(None, row.cells))[:80]}
        return Spread(row, (Finding("import-more-cells", Severity.QUESTION, text),))
    if not beyond:
        return Spread(row)
    if layout.headings and is_comma and beyond[-1] >= layout.width and not remarks:
        cells = row.cells[: beyond[-1] + 1]
        text = {"text": ", ".join(filter(None, cells))[:80]}
        question = Finding("import-more-cells", Severity.QUESTION, text, ("cell", beyond[-1]))
        fitted = _rejoined(cells, layout)
        return Spread(replace(row, cells=fitted or row.cells), (question,), fitted is not None)
    told = (_beside(row, at, headed=bool(layout.headings)) for at in beyond)
    return Spread(row, tuple(finding for finding in told if finding is not None))


def _is_words(cell: str) -> bool:
    """Whether a cell can be a part of a name or a club: no number, no address."""
    return any(map(str.isalpha, cell)) and "@" not in cell


def _beside(row: Row, at: int, *, headed: bool) -> Finding | None:
    """What is to be said of a cell below no heading: a remark, a number; or words that may mean something."""
    cell = row.cell(at)
    harmless = row.kind(at) in (Kind.NUMBER, Kind.DATE) or is_no_person(cell)
    text: dict[str, str | int] = {"text": cell[:40]}
    if answer(cell) in (Answer.NO, Answer.MAYBE, Answer.WAITING) and not cell.strip("0").isdecimal():
        return None if cell == "0" else Finding("import-more-cells", Severity.QUESTION, text, ("cell", at))
    if harmless or is_remark(cell) or answer(cell) is Answer.YES:
        return Finding("import-beside", Severity.NOTE, text, ("cell", at)) if headed else None
    return Finding("import-more-cells", Severity.QUESTION, text, ("cell", at)) if headed else None


def _rejoined(cells: Sequence[str], layout: Layout) -> tuple[str, ...] | None:
    """The cells with those together again that a comma parted; None where nobody can say which."""
    extra = len(cells) - layout.width
    names = sorted(layout.columns[column] for column in _WHOLE if column in layout.columns)
    if extra == len(names) and all(
        is_one_surname(cells[at + shift]) and is_one_surname(cells[at + shift + 1])
        for shift, at in enumerate(names)
    ):
        return _joined(cells, names)
    if extra != 1:
        return None
    for at in names:
        if is_one_surname(cells[at]) and is_one_surname(cells[at + 1]):
            return _joined(cells, [at])
    club = layout.columns.get(Column.CLUB)
    return _joined(cells, [club if club is not None else names[0]]) if names else None


def _joined(cells: Sequence[str], places: Sequence[int]) -> tuple[str, ...]:
    """Each cell at one of these places, as the headings count, together with the one behind it."""
    rest, found = list(cells), []
    at = 0
    while rest:
        cell = rest.pop(0)
        found.append(f"{cell}, {rest.pop(0)}" if at in places and rest else cell)
        at += 1
    return tuple(found)

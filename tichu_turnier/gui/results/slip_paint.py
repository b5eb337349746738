"""Lays out and paints a score slip while it is typed: columns, names, keys, lines and totals."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QRegion

from tichu_turnier.entry.keys import (
    DOUBLE_KEYS,
    FIRST_KEYS,
    LOST_KEYS,
    MADE_KEYS,
    SIX_KEYS,
    Outcome,
    Step,
)
from tichu_turnier.entry.view import HandLine, MarkView, Names, StageView, TotalsView
from tichu_turnier.finding import Severity
from tichu_turnier.gui.common.painting import CENTER, LEFT, RIGHT, Pen
from tichu_turnier.rules.calls import Call
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.tables.kind_texts import slip_texts

_PLAYERS = 4
_LEAST_NAME, _LEAST_NAME_OF_SIX, _MOST_NAME = 4.2, 3.2, 9.0
_LEAST_MARGIN, _MOST_MARGIN = 12.5, 26.0
_BESIDE = 7.4
"""With less room beside it, what is said about a line stands below it."""
_NUMBER, _ROOTS, _GAP = 1.9, 2.3, 0.5
_SIDE, _SIDE_TIGHT = (2.5, 3.3, 3.3), (2.1, 2.8, 2.7)
"""Double victory, points, running sum: all of these in heights of letters."""
Span = tuple[float, float]
"""Left edge and width of a column, in pixels."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns in the order of the slip, in pixels; pairs are left and right."""

    unit: float
    number: Span
    roots: Span
    """The tick for Back to the Roots; without any width where it is not played."""
    name: float
    """Width of a name, below which the calls stand."""
    sides: tuple[float, float]
    width: float
    """Width of the slip without the margin."""
    margin: float
    """Room on the right for what is said about a line."""
    tight: bool
    """Whether the numbers have only just room, as beside six names on a small screen."""
    marks: tuple[Span, ...]
    doubles: tuple[Span, ...]
    scores: tuple[Span, ...]
    sums: tuple[Span, ...]

    @property
    def below(self) -> bool:
        """Whether what is said about a line stands on other lines: beside it there is no room."""
        return self.margin < _BESIDE * self.unit


def columns_for(width: float, unit: float, *, booster: bool = False, players: int = _PLAYERS) -> Columns:
    """Columns for that many pixels: names get the room that is left."""
    least, tight = _LEAST_NAME if players == _PLAYERS else _LEAST_NAME_OF_SIX, False
    bare = _bare_width(booster, tight) * unit
    wanted = players * _LEAST_NAME + (_LEAST_MARGIN if players > _PLAYERS else 0)
    if width - bare < wanted * unit:
        tight, bare = True, _bare_width(booster, tight=True) * unit
    free = width - bare
    beside = free - players * least * unit >= _BESIDE * unit
    room = free - _LEAST_MARGIN * unit if beside else free
    name = min(_MOST_NAME * unit, max(least * unit, room / players))
    margin = min(_MOST_MARGIN * unit, max(0.0, free - players * name))
    double, points, running = (part * unit for part in (_SIDE_TIGHT if tight else _SIDE))
    number, roots = (0.0, _NUMBER * unit), (_NUMBER * unit, _ROOTS * unit * booster)
    ticks = players // 2 * name
    side = ticks + double + points + running
    sides = (sum(roots), sum(roots) + side + _GAP * unit)
    marks = tuple((left + place * name, name) for left in sides for place in range(players // 2))
    doubles = tuple((left + ticks, double) for left in sides)
    scores = tuple((left + double, points) for left, _ in doubles)
    sums = tuple((left + points, running) for left, _ in scores)
    whole = sides[1] + side
    return Columns(unit, number, roots, name, sides, whole, margin, tight, marks, doubles, scores, sums)


def _bare_width(booster: bool, tight: bool) -> float:
    return _NUMBER + _ROOTS * booster + _GAP + 2 * sum(_SIDE_TIGHT if tight else _SIDE)


@dataclass(frozen=True, slots=True)
class StagePlace:
    """Where a stage stands: its head with the names, a line of keys where it is typed into, its lines."""

    head: QRectF
    keys: QRectF | None
    lines: tuple[QRectF, ...]
    whole: QRectF


def stage_places(
    stages: Sequence[StageView], columns: Columns, head_lines: int, height: float
) -> tuple[tuple[StagePlace, ...], float]:
    """The stages below each other; lines grow a little where `height` leaves room: by how much in all."""
    unit, top = columns.unit, 1.0
    places = []
    head, keys, gap = (0.45 + head_lines) * unit, 1.5 * unit, 0.55 * unit
    fixed = len(stages) * (head + gap) + keys
    count = sum([len(stage.lines) for stage in stages])
    low = 1.62 * unit
    line = min(2.6 * unit, max(low, (height - fixed) / max(1, count)))
    for stage in stages:
        head_box = QRectF(0, top, columns.width, head)
        top += head
        keys_box = QRectF(0, top, columns.width, keys) if stage.current else None
        top += keys if stage.current else 0
        tops = [top + index * line for index in range(len(stage.lines))]
        lines = tuple([QRectF(0, each, columns.width, line) for each in tops])
        top += len(lines) * line + gap
        whole = head_box.united(lines[-1]) if lines else head_box
        places.append(StagePlace(head_box, keys_box, lines, whole))
    return tuple(places), count * (line - low)


_COLORS = {Outcome.MADE: "ok", Outcome.LOST: "error", Outcome.FIRST: "muted"}
_BACKS = {Outcome.MADE: "selection", Outcome.LOST: "error_back", Outcome.FIRST: "sunken"}
_SIGNS = {Outcome.MADE: "✓", Outcome.LOST: "✗", Outcome.FIRST: "1."}
CALL_LETTERS = {Call.NONE: "", Call.TICHU: "T", Call.GRAND_TICHU: "GT", Call.SMALL_TICHU: "kT"}


def _cell(row: QRectF, column: Span) -> QRectF:
    return QRectF(column[0], row.top(), column[1], row.height())


def paint_stage(
    pen: Pen, texts: Texts, stage: StageView, place: StagePlace, columns: Columns, lines: int, seen: QRegion
) -> None:
    pen.frame(place.whole, "border", 6, 1, "surface")
    if _is_in(seen, place.head):
        _head(pen, texts, stage, place.head, columns, lines)
    if place.keys is not None and _is_in(seen, place.keys):
        _keys(pen, place.keys, columns, stage.names)
    for line, box in zip(stage.lines, place.lines, strict=True):
        if _is_in(seen, box):
            _line(pen, line, box, columns)
    _grid(pen, place, columns)


def paint_totals(pen: Pen, texts: Texts, view: TotalsView, box: QRectF) -> None:
    unit = box.height() / 6
    third = box.width() / 3
    half = len(view.names) // 2
    heads = (view.names[:half], view.names[half:], (texts("entry-hands"),))
    for field, names in enumerate(heads):
        head = QRectF(box.left() + field * third, box.top(), third - unit, unit * 1.2)
        for index, name in enumerate(names):
            pen.words(head.translated(0, index * head.height()), name, align=LEFT, bold=True)
        frame = QRectF(head.left(), box.top() + unit * 2.7, head.width() * 0.7, unit * 3)
        active = field == view.current
        pen.frame(frame, "accent" if active else "border", 6, 2 if active else 1, "surface")
        inner = frame.adjusted(8, 0, -12, 0)
        pen.number(inner, view.fields[field], size=2.0, bold=True, caret=active)


def _is_in(seen: QRegion, box: QRectF) -> bool:
    return seen.intersects(box.toAlignedRect())


def _head(pen: Pen, texts: Texts, stage: StageView, head: QRectF, columns: Columns, lines: int) -> None:
    pen.fill(head.adjusted(1, 1, -1, 0), "sunken", 5)
    for name, column in zip(stage.names, columns.marks, strict=True):
        box = _cell(head.adjusted(0, 2, 0, -2), column)
        if name:
            pen.name(box.adjusted(2, 0, -2, 0), name, lines)
        else:  # two players: the second column of a side is for its small Tichus
            pen.words(box, texts("two-small-tichu"), "muted", CENTER, size=0.78)
    _titles(pen, texts, head, columns, boards=any(line.board for line in stage.lines))


def _titles(pen: Pen, texts: Texts, head: QRectF, columns: Columns, *, boards: bool) -> None:
    if boards:
        pen.words(_cell(head, columns.number), texts("boards-board"), "muted", CENTER, size=0.7)
    if columns.roots[1]:
        pen.words(_cell(head, columns.roots), texts("booster-column"), "muted", CENTER, size=0.78)
    size, edge = (0.68, 4) if columns.tight else (0.78, 8)
    won = slip_texts(len(columns.marks)).double_in_window
    for spans, key, align, less in (
        (columns.doubles, won, CENTER, 0),
        (columns.scores, "entry-column-points", RIGHT, edge),
        (columns.sums, "entry-column-running", RIGHT, edge),
    ):
        for span in spans:
            pen.words(_cell(head, span).adjusted(0, 0, -less, 0), texts(key), "muted", align, size=size)


def _keys(pen: Pen, band: QRectF, columns: Columns, names: Names) -> None:
    """The keys of each player below the name, those of the double victories in their columns."""
    pen.fill(band.adjusted(1, 0, -1, 0), "note_back")
    side, gap = columns.unit * 1.12, columns.unit * 0.2
    top = band.top() + (band.height() - side) / 2
    rows = (MADE_KEYS, Outcome.MADE), (LOST_KEYS, Outcome.LOST), (FIRST_KEYS, Outcome.FIRST)
    six = ((SIX_KEYS, Outcome.MADE),)
    for column, name in enumerate(names):
        shown = six if len(names) > len(MADE_KEYS) else rows if name else rows[:2]
        left = columns.marks[column][0] + (columns.name - (side + gap) * len(shown) + gap) / 2
        for index, (keys, outcome) in enumerate(shown):
            box = QRectF(left + index * (side + gap), top, side, side)
            pen.key(box, keys[column].upper(), _COLORS[outcome])
    roots = [(columns.roots, Step.ROOTS.value)] if columns.roots[1] else []
    for (left, width), key in (*roots, *zip(columns.doubles, DOUBLE_KEYS, strict=True)):
        pen.key(QRectF(left + (width - side) / 2, top, side, side), key.upper(), "accent")


def _line(pen: Pen, line: HandLine, box: QRectF, columns: Columns) -> None:
    if line.current:
        pen.fill(box.adjusted(1, 0, -1, 0), "selection")
    heavy = line.findings and line.findings[0].severity is not Severity.NOTE
    worst = line.findings[0].severity.value if heavy else ""
    if worst:
        pen.fill(QRectF(box.left(), box.top(), 4, box.height()), worst)
    number = _cell(box, columns.number)
    pen.words(number, str(line.board or line.number), "text" if line.current else "muted", bold=line.current)
    if line.special_cards_out:
        pen.words(_cell(box, columns.roots), "✓", "accent", CENTER, size=1.25, bold=True)
    for mark, column in zip(line.marks, columns.marks, strict=True):
        if mark.outcome is not None:
            _mark(pen, mark, mark.outcome, _cell(box, column))
    for side, score in enumerate(line.scores):
        tick = _cell(box, columns.doubles[side])
        if line.double == side:
            pen.words(tick, "✓", "accent", size=1.25, bold=True)
        elif line.no_double:
            pen.words(tick, "–", "muted")
        cell = _cell(box, columns.scores[side])
        if score.typing:
            pen.frame(cell.adjusted(2, 2, -2, -2), "accent", 4, 2, "surface")
        color = worst or ("muted" if score.follows else "text")
        caret = score.typing and not (score.follows and score.text)
        pen.number(
            cell.adjusted(2, 0, -8, 0), score.text, color, size=1.12, bold=not score.follows, caret=caret
        )
        running = _cell(box, columns.sums[side])
        pen.number(running.adjusted(0, 0, -8, 0), score.running, "muted", size=0.9)


def _mark(pen: Pen, mark: MarkView, outcome: Outcome, cell: QRectF) -> None:
    text = f"{CALL_LETTERS[mark.call]} {_SIGNS[outcome]}".strip()
    width, height = 2.9 * pen.unit, 1.28 * pen.unit
    box = QRectF(cell.center().x() - width / 2, cell.center().y() - height / 2, width, height)
    pen.pill(box, text, _COLORS[outcome], _BACKS[outcome])


def _grid(pen: Pen, place: StagePlace, columns: Columns) -> None:
    top, bottom = place.head.bottom(), place.whole.bottom()
    for box in place.lines:
        pen.line(box.left() + 1, box.top(), box.right() - 1, box.top())
    if columns.roots[1]:
        pen.line(columns.roots[0], top, columns.roots[0], bottom)
    half = len(columns.marks) // 2
    for side, left in enumerate(columns.sides):
        pen.line(left, place.head.top() + 1, left, bottom, "muted")
        inner = columns.marks[side * half + 1 : side * half + half]
        for x, _ in (*inner, columns.doubles[side], columns.scores[side]):
            pen.line(x, top, x, bottom)

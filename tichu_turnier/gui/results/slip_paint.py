"""Paint a score slip while it is typed: names, keys, lines, totals and remarks."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QRegion

from tichu_turnier.entry.keys import (
    DOUBLE_KEYS,
    FIRST_KEYS,
    LOST_KEYS,
    MADE_KEYS,
    ROOTS_KEY,
    SIX_KEYS,
    Outcome,
)
from tichu_turnier.entry.view import HandLine, Mark, Names, Score, StageView, TotalsView
from tichu_turnier.gui.common.painting import CENTER, LEFT, RIGHT, Pen
from tichu_turnier.gui.results.slip_layout import (
    REPAIR_EDGE,
    REPAIR_GAP,
    REPAIR_KEY,
    REPAIR_SIZE,
    Columns,
    Remark,
    Repair,
    StagePlace,
)
from tichu_turnier.rules.calls import Call
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.tables.kind_texts import slip_texts

_COLORS = {Outcome.MADE: "ok", Outcome.LOST: "error", Outcome.FIRST: "muted"}
_BACKS = {Outcome.MADE: "selection", Outcome.LOST: "error_back", Outcome.FIRST: "sunken"}
_SIGNS = {Outcome.MADE: "✓", Outcome.LOST: "✗", Outcome.FIRST: "1."}
CALL_LETTERS = {Call.NONE: "", Call.TICHU: "T", Call.GRAND_TICHU: "GT", Call.SMALL_TICHU: "kT"}
_SIDES = (0, 1)


def paint_stage(
    pen: Pen, texts: Texts, stage: StageView, place: StagePlace, columns: Columns, lines: int, seen: QRegion
) -> None:
    """What is to be seen of one stage: names, keys where it is typed into, and its lines."""
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
    """Three large fields: total left, total right, number of hands."""
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


def paint_remark(pen: Pen, remark: Remark) -> None:
    """What is wrong with a line, and below it what may have been meant."""
    unit, place = pen.unit, remark.place
    pen.remark(place, remark.text, remark.severity, remark.words_height)
    left, bottom = place.left() + REPAIR_EDGE * unit, place.bottom() - REPAIR_GAP * unit
    for repair in reversed(remark.repairs):
        top = bottom - repair.height
        _repair(pen, repair, QRectF(left, top, place.width() - REPAIR_EDGE * unit, repair.height))
        bottom = top - REPAIR_GAP * unit


def _is_in(seen: QRegion, box: QRectF) -> bool:
    return seen.intersects(box.toAlignedRect())


def _repair(pen: Pen, repair: Repair, box: QRectF) -> None:
    """What may have been meant: the key that takes it over, the points, the reason."""
    unit = pen.unit
    key = QRectF(box.left(), box.top() + 1, REPAIR_KEY * unit, REPAIR_KEY * unit - 2)
    pen.key(key, repair.key, "accent")
    left = key.right() + REPAIR_EDGE * unit
    pen.words(
        QRectF(left, box.top(), box.right() - left, REPAIR_KEY * unit), repair.points, align=LEFT, bold=True
    )
    room = QRectF(left, key.bottom() + 1, box.right() - left, box.bottom() - key.bottom())
    pen.lines(room, repair.why, REPAIR_SIZE)


def _head(pen: Pen, texts: Texts, stage: StageView, head: QRectF, columns: Columns, lines: int) -> None:
    """The names, and what the columns are called."""
    pen.fill(head.adjusted(1, 1, -1, 0), "sunken", 5)
    for name, left in zip(stage.names, columns.marks, strict=True):
        box = QRectF(left, head.top() + 2, columns.name, head.height() - 4)
        if name:
            pen.name(box.adjusted(2, 0, -2, 0), name, lines)
        else:  # two players: the second column of a side is for its small Tichus
            pen.words(box, texts("two-small-tichu"), "muted", CENTER, size=0.78)
    _titles(pen, texts, head, columns, boards=any(line.board for line in stage.lines))


def _titles(pen: Pen, texts: Texts, head: QRectF, columns: Columns, *, boards: bool) -> None:
    """What the columns of both sides are called, and that at the left there are boards."""
    if boards:
        box = QRectF(0, head.top(), columns.number, head.height())
        pen.words(box, texts("boards-board"), "muted", CENTER, size=0.7)
    if columns.roots:
        box = QRectF(columns.number, head.top(), columns.roots, head.height())
        pen.words(box, texts("booster-column"), "muted", CENTER, size=0.78)
    size, edge = (0.68, 4) if columns.tight else (0.78, 8)
    won = slip_texts(len(columns.marks)).double_in_window
    for side in _SIDES:
        for left, width, key, align in (
            (columns.doubles[side], columns.double, won, CENTER),
            (columns.scores[side], columns.points - edge, "entry-column-points", RIGHT),
            (columns.sums[side], columns.running - edge, "entry-column-running", RIGHT),
        ):
            box = QRectF(left, head.top(), width, head.height())
            pen.words(box, texts(key), "muted", align, size=size)


def _keys(pen: Pen, band: QRectF, columns: Columns, names: Names) -> None:
    """The keys of each player below the name, those of the double victories in their columns."""
    pen.fill(band.adjusted(1, 0, -1, 0), "note_back")
    side, gap = columns.unit * 1.12, columns.unit * 0.2
    top = band.top() + (band.height() - side) / 2
    rows = (MADE_KEYS, Outcome.MADE), (LOST_KEYS, Outcome.LOST), (FIRST_KEYS, Outcome.FIRST)
    six = ((SIX_KEYS, Outcome.MADE),)
    for column, name in enumerate(names):
        shown = six if len(names) > len(MADE_KEYS) else rows if name else rows[:2]
        left = columns.marks[column] + (columns.name - (side + gap) * len(shown) + gap) / 2
        for index, (keys, outcome) in enumerate(shown):
            box = QRectF(left + index * (side + gap), top, side, side)
            pen.key(box, keys[column].upper(), _COLORS[outcome])
    if columns.roots:
        box = QRectF(columns.number + (columns.roots - side) / 2, top, side, side)
        pen.key(box, ROOTS_KEY.upper(), "accent")
    for left, key in zip(columns.doubles, DOUBLE_KEYS, strict=True):
        middle = left + (columns.double - side) / 2
        pen.key(QRectF(middle, top, side, side), key.upper(), "accent")


def _line(pen: Pen, line: HandLine, box: QRectF, columns: Columns) -> None:
    if line.current:
        pen.fill(box.adjusted(1, 0, -1, 0), "selection")
    worst = line.findings[0].severity.value if line.findings else ""
    if worst:
        pen.fill(QRectF(box.left(), box.top(), 4, box.height()), worst)
    number = QRectF(box.left(), box.top(), columns.number, box.height())
    pen.words(number, str(line.board or line.number), "text" if line.current else "muted", bold=line.current)
    if line.special_cards_out:
        tick = QRectF(columns.number, box.top(), columns.roots, box.height())
        pen.words(tick, "✓", "accent", CENTER, size=1.25, bold=True)
    for mark, left in zip(line.marks, columns.marks, strict=True):
        if mark.outcome is not None:
            _mark(pen, mark, mark.outcome, QRectF(left, box.top(), columns.name, box.height()))
    doubles, scores, sums = columns.doubles, columns.scores, columns.sums
    for side, score in enumerate(line.scores):
        tick = QRectF(doubles[side], box.top(), columns.double, box.height())
        if line.double == side:
            pen.words(tick, "✓", "accent", size=1.25, bold=True)
        elif line.no_double:
            pen.words(tick, "–", "muted")
        cell = QRectF(scores[side], box.top(), columns.points, box.height())
        _score(pen, score, cell, worst)
        running = QRectF(sums[side], box.top(), columns.running - 8, box.height())
        pen.number(running, score.running, "muted", size=0.9)


def _mark(pen: Pen, mark: Mark, outcome: Outcome, cell: QRectF) -> None:
    text = f"{CALL_LETTERS[mark.call]} {_SIGNS[outcome]}".strip()
    width, height = 2.9 * pen.unit, 1.28 * pen.unit
    box = QRectF(cell.center().x() - width / 2, cell.center().y() - height / 2, width, height)
    pen.pill(box, text, _COLORS[outcome], _BACKS[outcome])


def _score(pen: Pen, score: Score, cell: QRectF, worst: str) -> None:
    """Points of a side: what was typed in bold, what follows from it plain."""
    if score.typing:
        pen.frame(cell.adjusted(2, 2, -2, -2), "accent", 4, 2, "surface")
    color = worst or ("muted" if score.follows else "text")
    caret = score.typing and not (score.follows and score.text)
    pen.number(cell.adjusted(2, 0, -8, 0), score.text, color, size=1.12, bold=not score.follows, caret=caret)


def _grid(pen: Pen, place: StagePlace, columns: Columns) -> None:
    """Lines between the hands and between the sides."""
    top, bottom = place.head.bottom(), place.whole.bottom()
    for box in place.lines:
        pen.line(box.left() + 1, box.top(), box.right() - 1, box.top())
    if columns.roots:
        pen.line(columns.number, top, columns.number, bottom)
    half = len(columns.marks) // 2
    for side, left in enumerate(columns.sides):
        pen.line(left, place.head.top() + 1, left, bottom, "muted")
        inner = columns.marks[side * half + 1 : side * half + half]
        for x in (*inner, columns.doubles[side], columns.scores[side]):
            pen.line(x, top, x, bottom)

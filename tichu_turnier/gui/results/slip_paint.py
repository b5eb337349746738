"""What does a score slip look like while it is typed?"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from tichu_turnier.entry.keys import (
    DOUBLE_KEYS,
    FIRST_KEYS,
    LOST_KEYS,
    MADE_KEYS,
    ROOTS_KEY,
    SIX_KEYS,
    Outcome,
)
from tichu_turnier.entry.view import HandLine, Mark, Names, RepairView, Score, StageView, TotalsView
from tichu_turnier.finding import Finding
from tichu_turnier.gui.common.painting import CENTER, LEFT, RIGHT, Pen
from tichu_turnier.gui.results.slip_layout import Columns, StagePlace
from tichu_turnier.gui.results.slip_repairs import paint_repairs, repairs_height
from tichu_turnier.rules.calls import SIX_PLAYERS, Call
from tichu_turnier.texts import Texts

_COLORS = {Outcome.MADE: "ok", Outcome.LOST: "error", Outcome.FIRST: "muted"}
_BACKS = {Outcome.MADE: "selection", Outcome.LOST: "error_back", Outcome.FIRST: "sunken"}
SIGNS = {Outcome.MADE: "✓", Outcome.LOST: "✗", Outcome.FIRST: "1."}
_LETTERS = {Call.NONE: "", Call.TICHU: "T", Call.GRAND_TICHU: "GT", Call.SMALL_TICHU: "kT"}
_SIDES = (0, 1)
Words = Callable[[Sequence[Finding]], str]
_REMARK_GAP = 4.0


@dataclass(frozen=True, slots=True)
class Remark:
    """Words beside a line."""

    place: QRectF
    text: str
    severity: str
    repairs: tuple[RepairView, ...] = ()


def paint_stage(
    pen: Pen, texts: Texts, stage: StageView, place: StagePlace, columns: Columns, lines: int
) -> None:
    """Names, keys where it is typed into, and the lines of one stage."""
    pen.frame(place.whole, "border", 6, 1, "surface")
    pen.fill(place.head.adjusted(1, 1, -1, 0), "sunken", 5)
    for column in range(columns.players):
        box = QRectF(columns.mark_left(column), place.head.top() + 2, columns.name, place.head.height() - 4)
        if stage.names[column]:
            pen.name(box.adjusted(2, 0, -2, 0), stage.names[column], lines)
        else:  # two players: the second column of a side is for its small Tichus
            pen.words(box, texts("two-small-tichu"), "muted", CENTER, size=0.78)
    _titles(pen, texts, place.head, columns, boards=any(line.board for line in stage.lines))
    if place.keys is not None:
        _keys(pen, place.keys, columns, stage.names)
    for line, box in zip(stage.lines, place.lines, strict=True):
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


def remarks(
    pen: Pen,
    lines: Sequence[tuple[HandLine, QRectF]],
    columns: Columns,
    words: Words,
    bottom: float,
) -> list[Remark]:
    """What is to be said beside the lines: moved down where two would overlap, up where room ends."""
    left, free_from = columns.width + 0.7 * columns.unit, 0.0
    width = columns.margin - columns.unit
    result: list[Remark] = []
    for line, box in lines:
        if not line.findings:
            continue
        place = QRectF(left, max(free_from, box.top() + 2), width, box.height() - 4)
        result.append(remark_of(pen, line, place, words))
        free_from = result[-1].place.bottom() + _REMARK_GAP
    return list(_raised(result, bottom))


def remark_of(pen: Pen, about: HandLine | TotalsView, least: QRectF, words: Words) -> Remark:
    """What is said about a line or both totals, with `least` so much room, more where it is needed."""
    text = words(about.findings)
    height = max(pen.remark_height(text, least.width()), least.height())
    height += repairs_height(pen, about.repairs, words, least.width())
    place = QRectF(least.left(), least.top(), least.width(), height)
    return Remark(place, text, about.findings[0].severity.value, about.repairs)


def paint_remark(pen: Pen, remark: Remark, words: Words) -> None:
    """What is wrong with a line, and below it what may have been meant."""
    place = remark.place
    below = repairs_height(pen, remark.repairs, words, place.width())
    pen.remark(place, remark.text, remark.severity, place.height() - below)
    paint_repairs(pen, remark.repairs, words, place)


def _raised(found: Sequence[Remark], bottom: float) -> Iterator[Remark]:
    """The remarks, from the last one up, moved so that none ends below `bottom`."""
    for remark in reversed(found):
        place = QRectF(remark.place)
        if place.bottom() > bottom:
            place.moveBottom(bottom)
        yield replace(remark, place=place)
        bottom = place.top() - _REMARK_GAP


def _titles(pen: Pen, texts: Texts, head: QRectF, columns: Columns, *, boards: bool) -> None:
    """What the columns of both sides are called, and that at the left there are boards."""
    if boards:
        box = QRectF(0, head.top(), columns.number, head.height())
        pen.words(box, texts("boards-board"), "muted", CENTER, size=0.7)
    if columns.booster:
        box = QRectF(columns.number, head.top(), columns.roots, head.height())
        pen.words(box, texts("booster-column"), "muted", CENTER, size=0.78)
    size, edge = (0.68, 4) if columns.tight else (0.78, 8)
    won = "odd-six-triple" if columns.players == SIX_PLAYERS else "entry-column-double"
    for side in _SIDES:
        for left, width, key, align in (
            (columns.double_left(side), columns.double, won, CENTER),
            (columns.points_left(side), columns.points - edge, "entry-column-points", RIGHT),
            (columns.running_left(side), columns.running - edge, "entry-column-running", RIGHT),
        ):
            box = QRectF(left, head.top(), width, head.height())
            pen.words(box, texts(key), "muted", align, size=size)


def _keys(pen: Pen, band: QRectF, columns: Columns, names: Names) -> None:
    """The keys of each player below the name, those of the double victories in their columns."""
    pen.fill(band.adjusted(1, 0, -1, 0), "note_back")
    side, gap = columns.unit * 1.12, columns.unit * 0.2
    top = band.top() + (band.height() - side) / 2
    rows = (MADE_KEYS, Outcome.MADE), (LOST_KEYS, Outcome.LOST), (FIRST_KEYS, Outcome.FIRST)
    for column, name in enumerate(names):
        six = ((SIX_KEYS, Outcome.MADE),)
        shown = six if columns.players == SIX_PLAYERS else rows if name else rows[:2]
        left = columns.mark_left(column) + (columns.name - (side + gap) * len(shown) + gap) / 2
        for index, (keys, outcome) in enumerate(shown):
            box = QRectF(left + index * (side + gap), top, side, side)
            pen.key(box, keys[column].upper(), _COLORS[outcome])
    if columns.booster:
        box = QRectF(columns.number + (columns.roots - side) / 2, top, side, side)
        pen.key(box, ROOTS_KEY.upper(), "accent")
    for number in _SIDES:
        middle = columns.double_left(number) + (columns.double - side) / 2
        pen.key(QRectF(middle, top, side, side), DOUBLE_KEYS[number].upper(), "accent")


def _line(pen: Pen, line: HandLine, box: QRectF, columns: Columns) -> None:
    """One hand."""
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
    for column, mark in enumerate(line.marks):
        cell = QRectF(columns.mark_left(column), box.top(), columns.name, box.height())
        _mark(pen, mark, cell, columns.unit)
    for side, score in enumerate(line.scores):
        tick = QRectF(columns.double_left(side), box.top(), columns.double, box.height())
        if line.double == side:
            pen.words(tick, "✓", "accent", size=1.25, bold=True)
        elif line.no_double:
            pen.words(tick, "–", "muted")
        _score(pen, score, side, box, columns, worst)


def _mark(pen: Pen, mark: Mark, cell: QRectF, unit: float) -> None:
    if mark.outcome is None:
        return
    text = f"{_LETTERS[mark.call]} {SIGNS[mark.outcome]}".strip()
    width, height = 2.9 * unit, 1.28 * unit
    box = QRectF(cell.center().x() - width / 2, cell.center().y() - height / 2, width, height)
    pen.pill(box, text, _COLORS[mark.outcome], _BACKS[mark.outcome])


def _score(pen: Pen, score: Score, side: int, line: QRectF, columns: Columns, worst: str) -> None:
    """Points of a side: what was typed in bold, what follows from it plain."""
    cell = QRectF(columns.points_left(side), line.top(), columns.points, line.height())
    if score.typing:
        pen.frame(cell.adjusted(2, 2, -2, -2), "accent", 4, 2, "surface")
    color = worst or ("muted" if score.follows else "text")
    caret = score.typing and not (score.follows and score.text)
    pen.number(cell.adjusted(2, 0, -8, 0), score.text, color, size=1.12, bold=not score.follows, caret=caret)
    running = QRectF(columns.running_left(side), line.top(), columns.running - 8, line.height())
    pen.number(running, score.running, "muted", size=0.9)


def _grid(pen: Pen, place: StagePlace, columns: Columns) -> None:
    """Lines between the hands and between the sides."""
    top, bottom = place.head.bottom(), place.whole.bottom()
    for box in place.lines:
        pen.line(box.left() + 1, box.top(), box.right() - 1, box.top())
    if columns.booster:
        pen.line(columns.number, top, columns.number, bottom)
    for side in _SIDES:
        left = columns.side_left(side)
        pen.line(left, place.head.top() + 1, left, bottom, "muted")
        names = (left + place * columns.name for place in range(1, columns.players // 2))
        for x in (*names, columns.double_left(side), columns.points_left(side)):
            pen.line(x, top, x, bottom)

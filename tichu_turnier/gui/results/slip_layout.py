"""Where the columns, lines and remarks of a score slip stand on the screen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from tichu_turnier.entry.hand import DOUBLE_QUESTION
from tichu_turnier.entry.keys import NO_KEY, YES_KEY
from tichu_turnier.entry.view import HandLine, RepairView, StageView, TotalsView
from tichu_turnier.finding import Finding
from tichu_turnier.gui.common.painting import REMARK_SIZE, Letters
from tichu_turnier.texts import Texts
from tichu_turnier.words.findings import finding_words

_PLAYERS = 4
_LEAST_NAME, _LEAST_NAME_OF_SIX, _MOST_NAME = 4.2, 3.2, 9.0
_LEAST_MARGIN, _MOST_MARGIN = 12.5, 26.0
_NUMBER, _ROOTS, _GAP = 1.9, 2.3, 0.5
_SIDE, _SIDE_TIGHT = (2.5, 3.3, 3.3), (2.1, 2.8, 2.7)
"""Double victory, points, running sum: all of these in heights of letters."""
_REMARK_GAP = 4.0
REPAIR_GAP, REPAIR_KEY, REPAIR_EDGE = 0.35, 1.3, 0.55
REPAIR_SIZE = 0.84


@dataclass(frozen=True, slots=True)
class Columns:
    """Left edges and widths of the columns in pixels, in the order of the slip; pairs are left and right."""

    unit: float
    """The height of letters."""
    number: float
    """Width of the number of a hand, behind which the tick for Back to the Roots stands."""
    roots: float
    name: float
    double: float
    points: float
    running: float
    sides: tuple[float, float]
    width: float
    """Width of the slip without the margin."""
    margin: float
    """Room on the right for what is said about a line."""
    tight: bool
    """Whether the numbers have only just room, as beside six names on a small screen."""
    marks: tuple[float, ...]
    """Where the cell of each player begins."""
    doubles: tuple[float, float]
    scores: tuple[float, float]
    sums: tuple[float, float]


def columns_for(width: float, unit: float, *, booster: bool = False, players: int = _PLAYERS) -> Columns:
    """Columns for that many pixels: names get the room that is left."""
    least, tight = _LEAST_NAME if players == _PLAYERS else _LEAST_NAME_OF_SIX, False
    bare = _bare_width(booster, tight) * unit
    if players > _PLAYERS and width - bare < (players * _LEAST_NAME + _LEAST_MARGIN) * unit:
        tight, bare = True, _bare_width(booster, tight=True) * unit
    free = width - bare
    name = min(_MOST_NAME * unit, max(least * unit, (free - _LEAST_MARGIN * unit) / players))
    margin = min(_MOST_MARGIN * unit, max(0.0, free - players * name))
    double, points, running = (part * unit for part in (_SIDE_TIGHT if tight else _SIDE))
    first = (_NUMBER + _ROOTS * booster) * unit
    side = players // 2 * name + double + points + running
    sides = (first, first + side + _GAP * unit)
    ticks = players // 2 * name
    return Columns(
        unit,
        _NUMBER * unit,
        _ROOTS * unit * booster,
        name,
        double,
        points,
        running,
        sides,
        sides[1] + side,
        margin,
        tight,
        tuple(left + place * name for left in sides for place in range(players // 2)),
        (sides[0] + ticks, sides[1] + ticks),
        (sides[0] + ticks + double, sides[1] + ticks + double),
        (sides[0] + ticks + double + points, sides[1] + ticks + double + points),
    )


def _bare_width(booster: bool, tight: bool) -> float:
    """How wide a slip is without names and margin, in heights of letters."""
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
) -> Iterator[StagePlace]:
    """The stages below each other; lines grow a little where `height` leaves room."""
    unit, top = columns.unit, 1.0
    head, keys, gap = (0.45 + head_lines) * unit, 1.5 * unit, 0.55 * unit
    fixed = len(stages) * (head + gap) + keys
    count = sum([len(stage.lines) for stage in stages])
    line = min(2.6 * unit, max(1.62 * unit, (height - fixed) / max(1, count)))
    for stage in stages:
        head_box = QRectF(0, top, columns.width, head)
        top += head
        keys_box = QRectF(0, top, columns.width, keys) if stage.current else None
        top += keys if stage.current else 0
        tops = [top + index * line for index in range(len(stage.lines))]
        lines = tuple([QRectF(0, each, columns.width, line) for each in tops])
        top += len(lines) * line + gap
        yield StagePlace(head_box, keys_box, lines, head_box.united(lines[-1]) if lines else head_box)


@dataclass(frozen=True, slots=True)
class Repair:
    """What may have been meant: its key, points, reason, and how high all of it is."""

    key: str
    points: str
    why: str
    height: float


@dataclass(frozen=True, slots=True)
class Remark:
    """Words beside a line or below totals, and what may have been meant below them."""

    place: QRectF
    text: str
    severity: str
    repairs: tuple[Repair, ...]
    words_height: float


class RemarkLayout:
    """Makes remarks of what is to be said about lines, each where it has room."""

    def __init__(self, texts: Texts, letters: Letters, question: str) -> None:
        self._texts, self._letters, self._question = texts, letters, question

    def beside(
        self, lines: Sequence[tuple[HandLine, QRectF]], columns: Columns, bottom: float
    ) -> tuple[Remark, ...]:
        """What is said beside the lines: moved down where two would overlap, up where room ends."""
        left, free_from = columns.width + 0.7 * columns.unit, 0.0
        width = columns.margin - columns.unit
        found: list[Remark] = []
        for line, box in lines:
            if line.findings:
                place = QRectF(left, max(free_from, box.top() + 2), width, box.height() - 4)
                found.append(self.about(line, place))
                free_from = found[-1].place.bottom() + _REMARK_GAP
        return tuple(_raised(found, bottom))[::-1]

    def about(self, said: HandLine | TotalsView, least: QRectF) -> Remark:
        """What is said about a line or both totals, with `least` so much room, more where it is needed."""
        text = "\n".join(dict.fromkeys(self._sentence(finding) for finding in said.findings))
        words = self._letters.height_of(text, least.width() - 17, REMARK_SIZE) + 8
        repairs = tuple(self._repair(repair, least.width()) for repair in said.repairs)
        gap = REPAIR_GAP * self._letters.unit
        below = sum(repair.height + gap for repair in repairs) + (gap if repairs else 0)
        words = max(words, least.height())
        place = QRectF(least.left(), least.top(), least.width(), words + below)
        return Remark(place, text, said.findings[0].severity.value, repairs, words)

    def _repair(self, repair: RepairView, width: float) -> Repair:
        """The points, and which slip it would have been: every language has a comma between them."""
        points, _, why = finding_words(self._texts, repair.meant).partition(", ")
        unit = self._letters.unit
        room = width - (REPAIR_KEY + 2 * REPAIR_EDGE) * unit
        height = REPAIR_KEY * unit + self._letters.height_of(why, room, REPAIR_SIZE)
        return Repair(repair.key, points.replace("-", "−"), why, height)

    def _sentence(self, finding: Finding) -> str:
        """The words of a finding; the question says the keys that answer it."""
        if finding.key == DOUBLE_QUESTION:
            a, b = finding.args["a"], finding.args["b"]
            asked = self._question
            return self._texts(asked, a=a, b=b, yes=YES_KEY, no=NO_KEY.upper())
        return finding_words(self._texts, finding)


def _raised(found: Sequence[Remark], bottom: float) -> Iterator[Remark]:
    """The remarks, from the last one up, moved so that none ends below `bottom`."""
    for remark in reversed(found):
        place = QRectF(remark.place)
        if place.bottom() > bottom:
            place.moveBottom(bottom)
        yield replace(remark, place=place)
        bottom = place.top() - _REMARK_GAP

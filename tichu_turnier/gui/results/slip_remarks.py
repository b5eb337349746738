"""Lays out and paints remarks about the lines of a score slip, and what may have been meant."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from tichu_turnier.entry.hand import DOUBLE_QUESTION
from tichu_turnier.entry.keys import Step
from tichu_turnier.entry.view import HandLine, RepairView, TotalsView
from tichu_turnier.finding import Finding
from tichu_turnier.gui.common.painting import LEFT, REMARK_SIZE, Letters, Pen
from tichu_turnier.gui.results.slip_paint import Columns
from tichu_turnier.texts import Texts
from tichu_turnier.words import finding_words

_REMARK_GAP = 4.0
_REPAIR_GAP, _REPAIR_KEY, _REPAIR_EDGE = 0.35, 1.3, 0.55
_REPAIR_SIZE = 0.84


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
        if columns.below:
            return tuple(self._on(lines, columns, bottom))
        left, free_from = columns.width + 0.7 * columns.unit, 0.0
        found: list[Remark] = []
        for line, box in lines:
            if line.findings:
                place = QRectF(
                    left, max(free_from, box.top() + 2), columns.margin - columns.unit, box.height() - 4
                )
                found.append(self.about(line, place))
                free_from = found[-1].place.bottom() + _REMARK_GAP
        return tuple(_raised(found, bottom))[::-1]

    def _on(
        self, lines: Sequence[tuple[HandLine, QRectF]], columns: Columns, bottom: float
    ) -> Iterator[Remark]:
        """What is nearest and what a key mends, on other lines than its own and the one being typed."""
        typed = next((at for at, (line, _) in enumerate(lines) if line.current), len(lines) - 1)
        faulty = [at for at, (line, _) in enumerate(lines) if line.findings]
        nearest = min(faulty, key=lambda at: abs(at - typed), default=-1)
        cursor = lines[typed][1] if lines else QRectF()
        taken, width = [cursor], columns.width - columns.sides[0]
        for at in faulty:
            if at != nearest and not lines[at][0].repairs:
                continue
            line, box = lines[at]
            lead = "" if at == typed else f"{self._texts('second-hand', hand=line.number)}: "
            remark = self.about(line, QRectF(columns.sides[0], 0, width, box.height() - 4), lead)
            height = remark.place.height() + 2
            tops = [top for one in (box, *taken) for top in (one.bottom() + 2, one.top() - height)]
            places = [remark.place.translated(0, top) for top in tops]
            inside = [place for place in places if place.top() >= 0 and place.bottom() <= bottom]
            free = [each for each in inside if not any(map(each.intersects, (*taken, box)))]
            taken.append((free or places)[0])
            yield replace(remark, place=taken[-1])

    def about(self, said: HandLine | TotalsView, least: QRectF, lead: str = "") -> Remark:
        """What is said about a line or both totals, with `least` so much room, more where it is needed."""
        text = lead + "\n".join(dict.fromkeys(self._sentence(finding) for finding in said.findings))
        words = self._letters.height_of(text, least.width() - 17, REMARK_SIZE) + 8
        repairs = tuple(self._repair(repair, least.width()) for repair in said.repairs)
        gap = _REPAIR_GAP * self._letters.unit
        below = sum(repair.height + gap for repair in repairs) + (gap if repairs else 0)
        words = max(words, least.height())
        place = QRectF(least.left(), least.top(), least.width(), words + below)
        return Remark(place, text, said.findings[0].severity.value, repairs, words)

    def _repair(self, repair: RepairView, width: float) -> Repair:
        points, _, why = finding_words(self._texts, repair.meant).partition(", ")
        unit = self._letters.unit
        room = width - (_REPAIR_KEY + 2 * _REPAIR_EDGE) * unit
        height = _REPAIR_KEY * unit + self._letters.height_of(why, room, _REPAIR_SIZE)
        return Repair(repair.key, points, why, height)

    def _sentence(self, finding: Finding) -> str:
        if finding.key == DOUBLE_QUESTION:
            a, b = finding.args["a"], finding.args["b"]
            asked = self._question
            return self._texts(asked, a=a, b=b, yes=Step.YES, no=Step.NO.upper())
        return finding_words(self._texts, finding)


def _raised(found: Sequence[Remark], bottom: float) -> Iterator[Remark]:
    """The remarks, from the last one up, moved so that none ends below `bottom`."""
    for remark in reversed(found):
        place = QRectF(remark.place)
        if place.bottom() > bottom:
            place.moveBottom(bottom)
        yield replace(remark, place=place)
        bottom = place.top() - _REMARK_GAP


def paint_remark(pen: Pen, remark: Remark) -> None:
    unit, place = pen.unit, remark.place
    pen.remark(place, remark.text, remark.severity, remark.words_height)
    left, bottom = place.left() + _REPAIR_EDGE * unit, place.bottom() - _REPAIR_GAP * unit
    for repair in reversed(remark.repairs):
        top = bottom - repair.height
        _repair(pen, repair, QRectF(left, top, place.width() - _REPAIR_EDGE * unit, repair.height))
        bottom = top - _REPAIR_GAP * unit


def _repair(pen: Pen, repair: Repair, box: QRectF) -> None:
    unit = pen.unit
    key = QRectF(box.left(), box.top() + 1, _REPAIR_KEY * unit, _REPAIR_KEY * unit - 2)
    pen.key(key, repair.key, "accent")
    left = key.right() + _REPAIR_EDGE * unit
    points = QRectF(left, box.top(), box.right() - left, _REPAIR_KEY * unit)
    pen.name(points, repair.points, 1, LEFT)
    room = QRectF(left, key.bottom() + 1, box.right() - left, box.bottom() - key.bottom())
    pen.lines(room, repair.why, _REPAIR_SIZE)

"""What stands beside the cards of a player: name, call, place, points?"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from tichu_turnier.gui.application import look
from tichu_turnier.gui.viewer.words import number
from tichu_turnier.replay.viewing import ViewedSeat, ViewedStep
from tichu_turnier.rules.calls import Call
from tichu_turnier.texts import Texts

_PADDING = 0.35
"""On each side of the words of a chip, in heights of a line."""
_GAP = 6


@dataclass(frozen=True, slots=True)
class Chip:
    """Some words on a coloured ground."""

    words: str
    ink: str
    ground: str = ""
    """Names of colours of the theme; no ground leaves the table's."""
    bold: bool = False


def chips_of(texts: Texts, name: str, step: ViewedStep, seat: int) -> list[Chip]:
    """Everything about one player, the name first."""
    seen = step.seats[seat]
    if step.turn == seat:
        words = texts(f"viewer-waits-{step.waits}", who=name)
        chips = [Chip(f"\N{BLACK RIGHT-POINTING TRIANGLE} {words}", "on_accent", "accent", bold=True)]
    else:
        chips = [Chip(name, "text", "surface", bold=True)]
    if seen.call is not Call.NONE:
        chips.append(_call(texts, seen))
    if seen.place is not None:
        chips.append(Chip(texts("viewer-out", place=seen.place), "note", "note_back"))
    if seen.card_points or seen.dragon:
        key = "viewer-points-dragon" if seen.dragon else "viewer-points"
        chips.append(Chip(texts(key, points=number(seen.card_points)), "muted"))
    return chips


def _call(texts: Texts, seen: ViewedSeat) -> Chip:
    words = texts(f"viewer-call-{seen.call}")
    if seen.made is None:
        return Chip(words, "warning", "warning_back", bold=True)
    sign, color = ("\N{CHECK MARK}", "ok") if seen.made else ("\N{BALLOT X}", "error")
    return Chip(f"{words} {sign}", color, "surface", bold=True)


def paint_chips(
    painter: QPainter, chips: Sequence[Chip], area: QRectF, line: float, align: Qt.AlignmentFlag
) -> float:
    """Writes the chips into an area, in as many lines of that height as they need; returns where they end."""
    normal = QFont(painter.font())
    bold = QFont(normal)
    bold.setBold(True)
    fonts = {False: normal, True: bold}
    padding = line * _PADDING
    top = area.top()
    for row in _rows(chips, fonts, area.width(), padding):
        wide = sum(width for _, width in row) + _GAP * (len(row) - 1)
        left = area.left()
        if align & Qt.AlignmentFlag.AlignHCenter:
            left = area.center().x() - wide / 2
        elif align & Qt.AlignmentFlag.AlignRight:
            left = area.right() - wide
        for chip, width in row:
            painter.setFont(fonts[chip.bold])
            _paint(painter, chip, QRectF(left, top + 1, width, line - 2), padding)
            left += width + _GAP
        top += line
    painter.setFont(normal)
    return top


def _rows(
    chips: Sequence[Chip], fonts: dict[bool, QFont], room: float, padding: float
) -> list[list[tuple[Chip, float]]]:
    """The chips with their widths, in lines that are not wider than there is room."""
    rows: list[list[tuple[Chip, float]]] = []
    left = 0.0
    for chip in chips:
        around = 2 * padding if chip.ground else padding
        width = min(room, QFontMetricsF(fonts[chip.bold]).horizontalAdvance(chip.words) + around)
        if not rows or width > left:
            rows.append([])
            left = room
        rows[-1].append((chip, width))
        left -= width + _GAP
    return rows


def _paint(painter: QPainter, chip: Chip, area: QRectF, padding: float) -> None:
    if chip.ground:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().color(chip.ground))
        painter.drawRoundedRect(area, area.height() / 3, area.height() / 3)
    inner = area.adjusted(padding, 0, -padding, 0) if chip.ground else area
    painter.setPen(look().color(chip.ink))
    room = int(inner.width()) + 1
    words = QFontMetricsF(painter.font()).elidedText(chip.words, Qt.TextElideMode.ElideRight, room)
    painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, words)

"""The pages of a sheet as they will be printed."""

from collections.abc import Mapping, Sequence
from itertools import accumulate

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QAbstractSlider, QFrame

from tichu_turnier.gui.theme import LOOK

_EDGE = 24
_RADIUS = 8
_GAP = 18
_MOST_WIDTH = 1000
_SETTLE_MS = 60
_BEYOND = 1
"""So many pages before and behind those in sight are drawn too, and kept."""
_WHITE = Qt.GlobalColor.white


class PageView(QAbstractScrollArea):
    """Pages below each other, as wide as there is room; asks for the pictures of those in sight."""

    wanted = Signal(object, int)
    """Pages (tuple of int, counted from 0) that are to be drawn, and how many pixels wide."""
    turned = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A bar that came with the first page would make all of them narrower, to be drawn once more.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setMinimumWidth(320)
        self._sizes: tuple[tuple[float, float], ...] = ()
        self._tops: tuple[int, ...] = (0,)
        self._pictures: dict[int, QImage] = {}
        self._fresh: set[int] = set()
        self._settled = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settled.timeout.connect(self._ask)

    @property
    def pages(self) -> int:
        return len(self._sizes)

    @property
    def page(self) -> int:
        middle = self.verticalScrollBar().value() + self.viewport().height() // 2
        return sum(top <= middle for top in self._tops[: self.pages])

    @property
    def pixels(self) -> int:
        return round(self._wide() * self.devicePixelRatioF())

    def show_pages(self, sizes: Sequence[tuple[float, float]], pictures: Mapping[int, QImage]) -> None:
        self._pictures.clear()
        self.show_again(sizes, pictures)
        self.verticalScrollBar().setValue(0)

    def show_again(self, sizes: Sequence[tuple[float, float]], pictures: Mapping[int, QImage]) -> None:
        """The same sheet with other words: stays where it is, and shows the old pages until the new come."""
        self._sizes = tuple(sizes)
        self._fresh.clear()
        self._place()
        self.show_pictures(pictures)
        self._settled.start()

    def show_pictures(self, pictures: Mapping[int, QImage]) -> None:
        near = self._in_sight(_BEYOND + 1)
        self._pictures = {number: image for number, image in self._pictures.items() if number in near}
        self._pictures |= pictures
        self._fresh = {*self._fresh, *pictures} & set(self._pictures)
        self.viewport().update()

    def turn(self, by: int) -> None:
        steps = QAbstractSlider.SliderAction
        step = steps.SliderPageStepAdd if by > 0 else steps.SliderPageStepSub
        self.verticalScrollBar().triggerAction(step)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
        self._settled.start()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self.viewport().update()
        self._settled.start()
        self.turned.emit()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(LOOK.now.color("sunken"))
        painter.drawRoundedRect(self.viewport().rect(), _RADIUS, _RADIUS)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(LOOK.now.color("border")))
        for number in self._in_sight():
            place = self._where(number)
            painter.fillRect(place, _WHITE)
            if number in self._pictures:
                painter.drawImage(place, self._pictures[number])
            painter.drawRect(place.adjusted(-1, -1, 0, 0))
        painter.end()

    def _wide(self) -> int:
        return max(1, min(_MOST_WIDTH, self.viewport().width() - 2 * _EDGE))

    def _place(self) -> None:
        """Where each page begins; whoever reads in the middle stays there."""
        bar, before = self.verticalScrollBar(), self._tops[-1]
        wide = self._wide()
        heights = [round(wide * height / width) for width, height in self._sizes]
        self._tops = tuple(accumulate((height + _GAP for height in heights), initial=_GAP))
        share = bar.value() / before if before else 0.0
        bar.setRange(0, max(0, self._tops[-1] - self.viewport().height()))
        bar.setPageStep(max(1, self.viewport().height() - _GAP))
        bar.setSingleStep(40)
        bar.setValue(round(share * self._tops[-1]))
        self.turned.emit()

    def _where(self, number: int) -> QRect:
        wide = self._wide()
        left = (self.viewport().width() - wide) // 2
        top, following = self._tops[number], self._tops[number + 1]
        return QRect(left, top - self.verticalScrollBar().value(), wide, following - top - _GAP)

    def _in_sight(self, beyond: int = 0) -> range:
        """The pages of which something can be seen, and so many before and behind them."""
        seen = [n for n in range(self.pages) if self._where(n).intersects(self.viewport().rect())]
        if not seen:
            return range(0)
        return range(max(0, seen[0] - beyond), min(self.pages, seen[-1] + 1 + beyond))

    def _ask(self) -> None:
        pixels = self.pixels
        fitting = {n for n in self._fresh if n in self._pictures and self._pictures[n].width() == pixels}
        lacking = tuple(number for number in self._in_sight(_BEYOND) if number not in fitting)
        if lacking:
            self.wanted.emit(lacking, pixels)

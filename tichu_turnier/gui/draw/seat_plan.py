"""The seat plan of a round, on which two places are swapped by mouse or keys."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QFontMetricsF, QKeyEvent, QKeySequence, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication

from tichu_turnier.gui.common.painting import Pen
from tichu_turnier.gui.common.speech import SpokenParts, announce
from tichu_turnier.gui.common.zoom_view import PictureView
from tichu_turnier.gui.draw.seat_plan_layout import (
    Grid,
    Marks,
    Place,
    PlanTable,
    beside,
    grid,
    paint_carried,
    paint_table,
)

STEPS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
_PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
_TYPING_MS = 1000
_EDGE = 28
"""Pixels from the edge of the view where it scrolls while something is dragged."""
_LEFT = Qt.MouseButton.LeftButton
_HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
Judge = Callable[[Place, Place | None], bool]
"""Tells what a swap of two places would do, and returns whether it is allowed."""


class SeatPlan(PictureView):
    """Tables with their names. Drag a name on another, or a table by its number, to swap them.

    With keys: arrows, Space takes something up, Space elsewhere swaps, Esc lets go; letters find a name.
    """

    dropped = Signal(object, object)
    """Two places (Place) are to be swapped; only if the judge allowed it."""
    undone = Signal()

    def __init__(self) -> None:
        super().__init__("seat-plan")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setMouseTracking(True)
        self.judge: Judge = lambda _one, _other: False
        self.undoable = False
        self.placeholder = ""
        self.seat_words: Callable[[str, str, str], str] = lambda table, _, name: f"{table}: {name}"
        """A place in words, of its table, its seat there, and who has it."""
        self._parts = SpokenParts(self.viewport())
        self.current: Place | None = None
        self.carried: Place | None = None
        self.target: Place | None = None
        self._tables: Sequence[PlanTable] = ()
        self.grid: Grid = grid((), 16.0, 400.0)
        self._moved: Collection[int] = ()
        self._names: dict[Place, str] = {}
        self._allowed = False
        self._pressed: QPoint | None = None
        self._dragged: QPoint | None = None
        self._typed = ""
        self._since = QElapsedTimer()
        self._scroller = QTimer(self, interval=25)
        self._scroller.timeout.connect(self._scroll_on)

    def show_tables(self, tables: Sequence[PlanTable], moved: Collection[int] = ()) -> None:
        """Shows other tables and lets go what was taken up; `moved` entrants (numbers) are marked."""
        self.let_go()
        self._moved = moved
        self._names = {spot.place: spot.name for table in tables for spot in table.spots}
        self._names |= {table.place: table.title for table in tables if table.place is not None}
        if self.current not in self._names:
            self.current = next(iter(self._names), None)
        self._tables = tables
        self._settle()
        self._tell()

    def name_of(self, place: Place) -> str:
        return self._names.get(place, "")

    def middle_of(self, place: Place) -> QPoint:
        """The middle of a place in the view."""
        return (self.grid.area_of(place).center() - self._offset()).toPoint()

    def take_up(self, place: Place) -> None:
        """From now on it follows cursor and pointer."""
        self.carried, self.target = place, None
        self.judge(place, None)
        self.viewport().update()

    def let_go(self) -> None:
        carried, self.carried, self.target, self._dragged = self.carried, None, None, None
        self._scroller.stop()
        if carried is not None:
            self.judge(carried, carried)
            self.viewport().update()

    def aim(self, place: Place | None) -> None:
        """What is carried is held over a place; the judge tells what that would do."""
        fits = place is not None and self.carried is not None and self._matches(place)
        self.target = place if fits and place != self.carried else None
        self._allowed = self.carried is not None and self.judge(self.carried, self.target)
        self.viewport().update()

    def drop(self) -> None:
        one, other = self.carried, self.target
        if one is None or other is None or not self._allowed:
            return
        self.carried = self.target = self._dragged = None
        self._scroller.stop()
        self.current = one  # now in the place of the other
        self.dropped.emit(one, other)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        finds = event.text().isprintable() and event.text().strip() and not event.modifiers() & _HELD
        if finds:
            self._find(event.text())
            return
        self._typed = ""
        if self.undoable and event.matches(QKeySequence.StandardKey.Undo):
            self.undone.emit()
        elif key in STEPS:
            self._go(*STEPS[key])
        elif key in _PAGES:
            self._go_page(_PAGES[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            fitting = [place for place, _ in self._fitting()]
            self._look_at(fitting[0 if key is Qt.Key.Key_Home else -1] if fitting else None)
        elif key == Qt.Key.Key_Space:
            self._space()
        elif key == Qt.Key.Key_Escape and self.carried is not None:
            self.let_go()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Ctrl+Z belongs to the swaps on trial as long as there are any."""
        asked = event.type() == QEvent.Type.ShortcutOverride and self.undoable
        if asked and isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Undo):
            event.accept()
            return True
        handled = super().event(event)
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.viewport().update()
        return handled

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Goes there; what was taken up by keys is dropped there."""
        place = self._at(event.position())
        if event.button() != _LEFT or place is None:
            return
        if self.carried is not None:
            self.aim(place)
            self.drop()
            return
        self._pressed = event.position().toPoint()
        self._look_at(place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Takes up what the button was pressed on, and holds it over what is below."""
        at = event.position().toPoint()
        place = self._at(event.position())
        if not event.buttons() & _LEFT or self._pressed is None:
            shape = Qt.CursorShape.ArrowCursor if place is None else Qt.CursorShape.OpenHandCursor
            self.viewport().setCursor(shape)
            if self.carried is not None and place != self.target:
                self.aim(place)
            return
        far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if self.carried is None and far and self.current is not None:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self.take_up(self.current)
        if self.carried is not None:
            self._dragged = at
            self._scroller.start()
            if place != self.target:
                self.aim(place)
            self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drops what was dragged; beside a place, or where it is not allowed, all stays as it was."""
        self._pressed = None
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        if self._dragged is not None:
            self.aim(self._at(event.position()))
            self.drop()
            self.let_go()

    def paintEvent(self, event: QPaintEvent) -> None:
        pen, offset = Pen(self.viewport(), self.font()), self._offset()
        pen.painter.translate(-offset)
        marks = Marks(
            self.current if self.hasFocus() else None,
            self.carried,
            self.target,
            self._allowed,
            frozenset(self._moved),
        )
        for index in self.grid.rows(offset.y() + event.rect().top(), offset.y() + event.rect().bottom()):
            paint_table(pen, self.grid, index, marks)
        if self._dragged is not None and self.carried is not None:
            at = QPointF(self._dragged) + offset
            paint_carried(pen, self.grid.unit, at, self.name_of(self.carried), allowed=self._allowed)
        if not self.grid.tables:
            pen.painter.resetTransform()
            pen.placeholder(self.viewport().rect().toRectF(), self.placeholder)
        pen.painter.end()

    def _space(self) -> None:
        if self.carried is None:
            if self.current is not None:
                self.take_up(self.current)
        elif self.current == self.carried:
            self.let_go()
        else:
            self.aim(self.current)
            self.drop()

    def _go(self, right: int, down: int) -> None:
        if self.current is not None:
            here = self.grid.area_of(self.current)
            self._look_at(beside(self._fitting(), here, right, down))

    def _go_page(self, pages: int) -> None:
        if self.current is None:
            return
        here = self.grid.area_of(self.current)
        step = max(1, int(self.viewport().height() / self.grid.high) - 1) * self.grid.high
        there = here.translated(0, pages * step)
        self._look_at(beside(self._fitting(), there, 0, pages) or beside(self._fitting(), there, 0, -pages))

    def _find(self, letters: str) -> None:
        """Goes to the first name with a word that begins with what was typed."""
        if not self._since.isValid() or self._since.elapsed() > _TYPING_MS:
            self._typed = ""
        self._since.start()
        self._typed += letters.casefold()
        named = [place for place, _ in self._fitting() if not place.whole_table]
        wanted = f" {self._typed}"
        self._look_at(next((place for place in named if wanted in f" {self._names[place].casefold()}"), None))

    def _look_at(self, place: Place | None) -> None:
        if place is None:
            return
        self.current = place
        area, bar, view = self.grid.area_of(place), self.verticalScrollBar(), self.viewport().height()
        margin = int(self.grid.unit)
        if area.top() - margin < bar.value():
            bar.setValue(int(area.top()) - margin)
        elif area.bottom() + margin > bar.value() + view:
            bar.setValue(int(area.bottom()) + margin - view)
        if self.carried is not None:
            self.aim(place)
        self._tell()
        self.viewport().update()

    def _tell(self) -> None:
        """Says where the cursor is; while it is elsewhere, this is read on coming back."""
        if QAccessible.isActive() and self.current is not None:
            words = self._words_of(self.current)
            if self.hasFocus():
                announce(self, words)
            else:
                self.setAccessibleDescription(words)

    def _words_of(self, place: Place) -> str:
        """`Tisch 3, Platz 2: Adler`; of a table, all its names."""
        for table in self._tables:
            if table.place == place:
                return _table_words(table)
            for spot in table.spots:
                if spot.place == place:
                    return self.seat_words(table.title, spot.letter or str(spot.row + 1), spot.name)
        return ""

    def _fitting(self) -> list[tuple[Place, QRectF]]:
        """What the cursor may go to: while something is carried, only what it can be swapped with."""
        return [(place, area) for place, area in self.grid.places() if self._matches(place)]

    def _matches(self, place: Place) -> bool:
        return self.carried is None or place.whole_table == self.carried.whole_table

    def _at(self, point: QPointF) -> Place | None:
        return self.grid.at(point + self._offset())

    def _offset(self) -> QPointF:
        return QPointF(0, self.verticalScrollBar().value())

    def _scroll_on(self) -> None:
        """While something is dragged near the edge, the view moves on."""
        if self._dragged is None:
            self._scroller.stop()
            return
        y, high, bar = self._dragged.y(), self.viewport().height(), self.verticalScrollBar()
        if y < _EDGE:
            bar.setValue(bar.value() - (_EDGE - y))
        elif y > high - _EDGE:
            bar.setValue(bar.value() + (y - high + _EDGE))

    def _told_at(self, at: QPoint) -> str:
        place = self._at(QPointF(at))
        return self.name_of(place) if place else ""

    def _settle(self) -> None:
        unit, view = QFontMetricsF(self.font()).height(), self.viewport().size()
        self.grid = grid(self._tables, unit, view.width(), view.height())
        self._speak_tables()
        self._move_within(QSize(0, int(self.grid.height)), view, unit * 2)

    def _speak_tables(self) -> None:
        if QAccessible.isActive():
            moved = -self._offset()
            areas = (self.grid.area(index).translated(moved) for index in range(len(self._tables)))
            words = map(_table_words, self._tables)
            self._parts.show([(told, area.toAlignedRect()) for told, area in zip(words, areas, strict=True)])


def _table_words(table: PlanTable) -> str:
    told = ", ".join(spot.name for spot in table.spots)
    return f"{table.title}: {told}" + (f" ({table.note})" if table.note else "")

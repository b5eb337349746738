"""The open points of the evening, and waiving one of them with a reason."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QLineEdit, QMessageBox, QPushButton, QWidget

from tichu_turnier.desk.desk import Desk
from tichu_turnier.entry.drafts import as_typed
from tichu_turnier.finding import Finding
from tichu_turnier.gui.bridge import Bridge, BridgePart, Latest
from tichu_turnier.gui.common.dialogs import Dialog, message_box
from tichu_turnier.gui.common.fields import button, on_keys
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.painting import spaced, spaced_icon
from tichu_turnier.gui.common.parts import Card, boxed, column, label, size_for_letters
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import Column, RowsModel
from tichu_turnier.gui.evening.rests_dialog import ask_about_rests
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import WaiveOpenPoint
from tichu_turnier.tournament.insight.open_points import BLOCKING, open_points
from tichu_turnier.tournament.insight.waived import waiver
from tichu_turnier.tournament.model.snapshot import ResultKey
from tichu_turnier.words import finding_words

_MOST_NAMED = 6
_SETTLED_MS = 300
"""Who types on is not kept waiting by it."""


class OpenWatch(BridgePart):
    """Looks for open points beside the window's thread when something has changed."""

    found = Signal()

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self.points: tuple[Finding, ...] = ()
        self.asked: tuple[Finding, ...] = ()
        """What the director was asked about before closing."""
        self._late_minutes = 0
        self._awaited: tuple[Desk | None, frozenset[ResultKey]] = (None, frozenset())
        self._latest: Latest[tuple[Finding, ...]] = Latest(bridge, self)
        self._timer = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        self._timer.timeout.connect(self.look)
        bridge.changed.connect(self._timer.start)
        bridge.hosting.pages.reported.connect(self._timer.start, Qt.ConnectionType.QueuedConnection)

    @property
    def looking(self) -> bool:
        return self._timer.isActive() or self._latest.busy

    def look(self) -> None:
        """Looks at the tournament as it is, and at the slips that are half typed."""
        self._latest.ask(self._search(), self._take)

    def look_soon(self) -> None:
        """What was typed is on the disk by then."""
        self._timer.start()

    def look_now(self) -> None:
        """Waits for it; only for who closes the window, when all that was typed is on the disk."""
        self._take(self._search()())

    def _search(self) -> Callable[[], tuple[Finding, ...]]:
        """What finds the open points, on any thread."""
        tournament, desk = self._bridge.tournament, self._bridge.desk
        if tournament is None or desk is None:
            return tuple
        path, late, serving = desk.path, self._late_minutes, self._bridge.hosting.pages.serving
        told = {} if serving is None else serving.reports.for_the_desk()
        at, keys = self._awaited
        awaited = keys if at is desk else frozenset()
        return lambda: open_points(as_typed(path, tournament), late, told, awaited)

    def await_yes(self, keys: frozenset[ResultKey]) -> None:
        """The corrections of these tables wait for the director's yes at the desk that is open."""
        if self._awaited != (now := (self._bridge.desk, keys)):
            self._awaited = now
            self._timer.start()

    def expect_late(self, minutes: int) -> None:
        """The evening will run over its plan by so much."""
        if minutes != self._late_minutes:
            self._late_minutes = minutes
            self._take(tuple(point for point in self.points if point.key != "open-late"))
            self.look()

    def _take(self, points: tuple[Finding, ...]) -> None:
        if points != self.points:
            self.points = points
            self.found.emit()


def _line_of(point: Finding) -> tuple[object, ...]:
    """What makes it this line of the list, whatever else is said there: people at two tables are two."""
    return point.key, point.where, point.args.get("table", 0)


class OpenCard(Card):
    """The open points of the evening; Enter goes to where one is mended, Del waives it."""

    def __init__(self, bridge: Bridge, texts: Texts, go: Callable[[str], None]) -> None:
        super().__init__()
        self.setObjectName("open-points")
        self.bridge, self.texts, self._go = bridge, texts, go
        self.watch = OpenWatch.of(bridge)
        self.title = label("", "heading")
        words: Column[Finding] = Column("open-title", lambda point: finding_words(texts, point))
        self.model: RowsModel[Finding] = RowsModel([words], texts, _line_of)
        self.table: Table[Finding] = Table(self.model)
        self.table.hide_headings()
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setAccessibleName(texts("open-title", count=0))
        self.table.activated.connect(lambda at: self.go_to(self.model.rows[at.row()]))
        self.see = button(texts("open-see"), lambda: self._chosen(self.go_to), name="open-see")
        self.waive = button(texts("open-waive"), lambda: self._chosen(self._waive), name="open-waive")
        on_keys(self.table, "Del", lambda: self._chosen(self._waive), here=True)
        self.table.setToolTip(texts("open-tip"))
        head = boxed(Flow(self.title, None, self.see, self.waive, gap=6))
        self.setLayout(column(head, self.table, None, margin=12, gap=8))
        self.table.selectionModel().currentChanged.connect(self._say_chosen)
        self.watch.found.connect(self.show_points, Qt.ConnectionType.QueuedConnection)
        self.show_points()

    def show_points(self) -> None:
        """Shows what was found last; without anything open there is nothing to see."""
        points = self.watch.points
        self.setVisible(bool(points))
        self.title.setText(self.texts("open-title", count=len(points)))
        self.model.show(points)
        if points and not self.table.chosen():
            self.table.choose(_line_of(points[0]))
        self._say_chosen()

    def _say_chosen(self) -> None:
        """What blocks cannot be let be."""
        self.waive.setEnabled(not any(point.key in BLOCKING for point in self.table.chosen()))

    def go_to(self, point: Finding) -> None:
        """Goes to the screen on which a point is mended; asks at once what is only to be decided."""
        if point.key == "open-rests":
            ask_about_rests(self.bridge, self.texts, point, self.window())
            return
        self._go("/".join(map(str, point.where)))

    def _chosen(self, do: Callable[[Finding], object]) -> None:
        for point in self.table.chosen():
            do(point)

    def _waive(self, point: Finding) -> None:
        if point.key in BLOCKING:
            self.bridge.refused.emit((Finding("open-blocks"),))
            return
        WaiveDialog(self.bridge, self.texts, point, self.window()).open()


class OpenNote(QPushButton):
    """Says beside what is final that something is still open, and leads there; not seen while nothing is."""

    def __init__(self, bridge: Bridge, texts: Texts, go: Callable[[str], None]) -> None:
        super().__init__(spaced_icon("warning", "warning"), "")
        self.setObjectName("open-note")
        self.setIconSize(spaced())
        self.clicked.connect(lambda: go("evening"))
        self._texts, self._watch = texts, OpenWatch.of(bridge)
        self._watch.found.connect(self._show, Qt.ConnectionType.QueuedConnection)
        self._show()

    def _show(self) -> None:
        self.setText(self._texts("open-first", count=len(self._watch.points)))
        self.setVisible(bool(self._watch.points))


_WIDE, _HIGH = 34, 14
"""In heights of letters."""


class WaiveDialog(Dialog):
    """Asks why an open point stays as it is."""

    def __init__(self, bridge: Bridge, texts: Texts, point: Finding, parent: QWidget) -> None:
        super().__init__(parent, texts, texts("open-waive").rstrip(" …"), "screen-evening")
        self._bridge, self._point = bridge, point
        self.reason = QLineEdit()
        self.reason.setObjectName("waive-reason")
        self.reason.setAccessibleName(texts("open-waive-why"))
        self.take = button(texts("open-waive").rstrip(" …"), self._take, name="waive-take")
        self.take.setProperty("role", "primary")
        self.take.setEnabled(False)
        self.reason.textChanged.connect(lambda text: self.take.setEnabled(bool(text.strip())))
        what = label(finding_words(texts, point), "heading", wrap=True)
        why = label(texts("open-waive-why"), "hint", wrap=True)
        self.setLayout(column(what, why, self.reason, self.ending(self.take), margin=20, gap=12))
        size_for_letters(self, _WIDE, _HIGH)

    def _take(self) -> None:
        self._bridge.do(WaiveOpenPoint(self._point, self.reason.text()), self.accept)


def asks_before_closing(bridge: Bridge, texts: Texts, window: QWidget, see: Callable[[], object]) -> bool:
    """Opens the question whether to close with something open; False where nothing is, or it was asked."""
    watch = OpenWatch.of(bridge)
    watch.look_now()
    if not watch.points or [*map(waiver, watch.points)] == [*map(waiver, watch.asked)]:
        return False
    watch.asked = watch.points
    words = [finding_words(texts, point) for point in watch.points]
    more = [texts("window-more", count=len(words) - _MOST_NAMED)] if len(words) > _MOST_NAMED else []
    named = "\n".join((*words[:_MOST_NAMED], *more))
    box = message_box(window, texts("open-title", count=len(words)), named)
    box.setInformativeText(texts("open-close-more"))
    box.addButton(texts("open-close"), QMessageBox.ButtonRole.DestructiveRole).clicked.connect(window.close)
    look = box.addButton(texts("open-see"), QMessageBox.ButtonRole.RejectRole)
    look.clicked.connect(see)
    box.setDefaultButton(look)
    box.setEscapeButton(look)
    box.open()
    return True

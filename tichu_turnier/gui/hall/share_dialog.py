"""The dialog with what other desks type to join, who has joined, and the end of sharing."""

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import button
from tichu_turnier.gui.common.parts import boxed, column, label, line, scrolling, size_for_letters
from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from tichu_turnier.desk.hall import DeskAtWork, Invitation

_LOOK_MS = 3000
_WIDE, _HIGH = 36, 22
"""In heights of letters."""


class ShareDialog(Dialog):
    """Address and codes in large letters; closing it ends nothing."""

    def __init__(self, bridge: Bridge, texts: Texts, invited: "Invitation | None", parent: QWidget) -> None:
        super().__init__(parent, texts, texts("hall-share-title"), "symptom-desks")
        self._bridge = bridge
        self.desks = label("", name="desks")
        close = button(texts("hall-close"), self.accept, "primary", name="close")
        end = button(texts("hall-end"), self._end, name="end-sharing")
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(10)
        if invited is not None:
            self._row(grid, texts("hall-address"), invited.address, "address")
            for role, code in invited.codes:
                self._row(grid, texts(f"hall-role-{role}"), code, f"code-{role}")
        how = texts("hall-joined" if invited is None else "hall-how")
        words = label(how, "hint", wrap=True, name="how")
        close.setDefault(True)
        inside = boxed(column(words, boxed(grid), self.desks, None, gap=18))
        told = scrolling(inside)
        told.setMinimumWidth(inside.minimumSizeHint().width() + told.verticalScrollBar().sizeHint().width())
        self.setLayout(column(told, line(end, None, close), margin=24, gap=18, grows=told))
        size_for_letters(self, _WIDE, _HIGH)
        self.setTabOrder(close, end)
        close.setFocus()
        timer = QTimer(self, interval=_LOOK_MS)
        timer.timeout.connect(self._look)
        timer.start()
        self._look()

    def _look(self) -> None:
        """Asks who has a part in it."""
        if (desk := self._bridge.desk) is not None:
            path = desk.path
            self._bridge.run_background(lambda: _desks_at(path), self._show, lambda _: None)

    def _show(self, desks: "tuple[DeskAtWork, ...]") -> None:
        lines = [self._said(each) for each in desks]
        self.desks.setText("\n".join([self.texts("hall-desks"), *lines]) if lines else "")

    def _said(self, desk: "DeskAtWork") -> str:
        role = self.texts(f"hall-role-{desk.role}") if desk.role else ""
        last = f"{datetime.fromisoformat(desk.last).astimezone():%H:%M}" if desk.last else ""
        state = self.texts("hall-reach-live") if desk.connected else last
        return " · ".join(part for part in (desk.name, role, state) if part)

    def _row(self, grid: QGridLayout, title: str, value: str, name: str) -> None:
        row = grid.rowCount()
        shown: QLabel = label(value, "title", name=name)
        shown.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        shown.setAccessibleName(f"{title}: {value}")
        grid.addWidget(label(title), row, 0)
        grid.addWidget(shown, row, 1)

    def _end(self) -> None:
        self._bridge.with_file(self._bridge.hosting.stop, self._ended)

    def _ended(self, _: None) -> None:
        self.accept()


def _desks_at(path: Path) -> "tuple[DeskAtWork, ...]":
    from tichu_turnier.desk.hall import desks_at

    return desks_at(path)


def open_sharing(bridge: Bridge, texts: Texts, parent: QWidget) -> None:
    """Shares the open tournament, if it is not yet, and shows what others type to join."""

    def show(invited: "Invitation | None") -> None:
        ShareDialog(bridge, texts, invited, parent).open()

    desk = bridge.desk
    if desk is not None and desk.reach is not None:
        bridge.run_on_desk(lambda _: bridge.hosting.invitation(), show)
    elif desk is not None:
        bridge.with_file(bridge.hosting.share, show)

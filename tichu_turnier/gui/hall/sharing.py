"""The dialogs of several desks: what others type to join, joining, and which of two entries holds."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QWidget

from tichu_turnier.desk.tournament_file import check_installed, is_installed
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import button
from tichu_turnier.gui.common.message_strip import OutcomeLine
from tichu_turnier.gui.common.parts import (
    boxed,
    column,
    form,
    in_letters,
    label,
    line,
    scrolling,
    size_for_letters,
)
from tichu_turnier.gui.start.defaults import ENDING
from tichu_turnier.settings import server_folder
from tichu_turnier.texts import Texts
from tichu_turnier.words.listings.journal import journal_words
from tichu_turnier.words.rounds import rounds_called

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk
    from tichu_turnier.desk.hall import DeskAtWork, Invitation, SharedTournament
    from tichu_turnier.desk.history import Dispute
    from tichu_turnier.desk.nearby import Nearby

    Found = tuple[str, tuple[SharedTournament, ...]]
    "The address of the database, and what is there."

_LOOK_MS = 3000
_WIDE, _HIGH = 36, 27
"""In heights of letters."""
_FIELD_WIDTH = 420


class ShareDialog(Dialog):
    """Address and codes in large letters, and who has joined; closing it ends nothing."""

    def __init__(self, bridge: Bridge, texts: Texts, invited: "Invitation | None", parent: QWidget) -> None:
        super().__init__(parent, texts, texts("hall-share-title"), "symptom-desks")
        self._bridge = bridge
        self.desks = label("", name="desks")
        close = button(texts("hall-close"), self.accept, "primary", name="close")
        end = button(texts("hall-end"), self._end, name="end-sharing")
        typed = form()
        typed.setHorizontalSpacing(24)
        typed.setVerticalSpacing(10)
        if invited is not None:
            typed.addRow(texts("hall-address"), _large(texts("hall-address"), invited.address, "address"))
            for role, code in invited.codes:
                title = texts(f"hall-role-{role}")
                typed.addRow(title, _large(title, code, f"code-{role}"))
        how = texts("hall-joined" if invited is None else "hall-how")
        words = label(how, "hint", wrap=True, name="how")
        close.setDefault(True)
        inside = boxed(column(words, boxed(typed), self.desks, None, gap=18))
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
        if (desk := self._bridge.desk) is None:
            return
        path = desk.path

        def job() -> "tuple[DeskAtWork, ...]":
            from tichu_turnier.desk.hall import desks_at

            return desks_at(path)

        self._bridge.run_background(job, self._show, lambda _: None)

    def _show(self, desks: "tuple[DeskAtWork, ...]") -> None:
        lines = [self._said(each) for each in desks]
        self.desks.setText("\n".join([self.texts("hall-desks"), *lines]) if lines else "")

    def _said(self, desk: "DeskAtWork") -> str:
        role = self.texts(f"hall-role-{desk.role}") if desk.role else ""
        last = _time(datetime.fromisoformat(desk.last)) if desk.last else ""
        state = self.texts("hall-reach-live") if desk.connected else last
        return " · ".join(part for part in (desk.name, role, state) if part)

    def _end(self) -> None:
        self._bridge.with_file(self._bridge.hosting.stop, self._ended)

    def _ended(self, _: None) -> None:
        self.accept()


def _large(title: str, value: str, name: str) -> QLabel:
    shown = label(value, "title", name=name)
    shown.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    shown.setAccessibleName(f"{title}: {value}")
    return shown


def open_sharing(bridge: Bridge, texts: Texts, parent: QWidget) -> None:
    """Shares the open tournament, if it is not yet, and shows what others type to join."""

    def show(invited: "Invitation | None") -> None:
        ShareDialog(bridge, texts, invited, parent).open()

    desk = bridge.desk
    if desk is not None and desk.reach is not None:
        bridge.run_on_desk(lambda _: bridge.hosting.invitation(), show)
    elif desk is not None:
        bridge.with_file(bridge.hosting.share, show)


class JoinDialog(Dialog):
    """Enter asks the other computer, then joins; what is wrong stands below the fields, which stay.

    What others share in the same network is offered; where it is one, its address stands there already.
    """

    heard = Signal(object)
    """What is shared in the network now (tuple of Nearby); from any thread."""

    def __init__(
        self, bridge: Bridge, texts: Texts, folder: Path, open_file: Callable[[Path], None], parent: QWidget
    ) -> None:
        super().__init__(parent, texts, texts("hall-join-title"), "symptom-desks")
        self._bridge, self._folder, self._open_file = bridge, folder, open_file
        self._found: Found | None = None
        self.near, self.which = QComboBox(), QComboBox()
        self.address = QLineEdit(placeholderText="192.168.1.20:5436")
        self.code = QLineEdit(placeholderText="2345-6789-ABCD-EFGH")
        self.address.setMinimumWidth(in_letters(_FIELD_WIDTH))
        self.wrong = OutcomeLine(bridge, texts)
        self.fields = form(
            (texts("hall-near"), self.near),
            (texts("hall-address"), self.address),
            (texts("hall-code"), self.code),
            (texts("hall-which"), self.which),
        )
        for offered in (self.near, self.which):
            self.fields.setRowVisible(offered, False)
        self.near.activated.connect(self._take_near)
        self.address.textEdited.connect(self._anew)
        self.code.textEdited.connect(self._anew)
        self.take = button(texts("hall-join"), self._join, "primary", name="join")
        how = label(texts("hall-join-how"), "hint", wrap=True)
        parts = (how, boxed(self.fields), self.wrong, self.ending(self.take))
        self.setLayout(column(*parts, margin=24, gap=14))
        self.heard.connect(self._show_near, Qt.ConnectionType.QueuedConnection)
        if is_installed():
            self._look_around()

    def _look_around(self) -> None:
        """Until it is closed."""
        from tichu_turnier.desk.nearby import Finder

        finder = Finder(self.heard.emit)
        self.finished.connect(finder.close)
        self.destroyed.connect(finder.close)  # with its window, without an end

    def _show_near(self, there: "tuple[Nearby, ...]") -> None:
        self.near.clear()
        for each in there:
            self.near.addItem(f"{each.name} ({each.address})", each.address)
        self.fields.setRowVisible(self.near, bool(there))
        self.adjustSize()
        if there and not self.address.text():
            self._take_near(0)

    def _take_near(self, index: int) -> None:
        self.address.setText(self.near.itemData(index))
        self._anew()
        self.code.setFocus()

    def _anew(self) -> None:
        """Another address or code: what was found there counts no more."""
        self._found = None
        self.fields.setRowVisible(self.which, False)

    def _join(self) -> None:
        self.wrong.hide()
        self.take.setEnabled(False)
        if self._found is None:
            address, code = self.address.text().strip(), self.code.text()
            self._bridge.run_background(lambda: _find(address, code), self._choose, self._failed)
        else:
            address, there = self._found
            self._go(address, there[self.which.currentIndex()])

    def _choose(self, found: "Found") -> None:
        address, there = found
        if len(there) == 1:
            self._go(address, there[0])
            return
        self._found = found
        self.which.clear()
        self.which.addItems([f"{each.name} ({each.day})" for each in there])
        self.fields.setRowVisible(self.which, True)
        self.adjustSize()
        self.take.setEnabled(True)
        self.which.setFocus()

    def _go(self, address: str, wanted: "SharedTournament") -> None:
        folder = self._folder
        self._bridge.run_background(lambda: _join(folder, address, wanted), self._joined, self._failed)

    def _joined(self, file: Path) -> None:
        self.accept()
        self._open_file(file)

    def _failed(self, error: BaseException) -> None:
        self.take.setEnabled(True)
        self.wrong.failed(error)
        self.adjustSize()
        self.address.setFocus()


def _find(address: str, code: str) -> "Found":
    check_installed(server_folder())
    from tichu_turnier.desk import hall

    return hall.find(address, code, server_folder())


def _join(folder: Path, address: str, wanted: "SharedTournament") -> Path:
    """The file of this desk, in the folder; that of the same tournament goes on."""
    from tichu_turnier.desk import hall

    stem = "".join(" " if letter in '/\\:*?"<>|' else letter for letter in wanted.name).strip() or "Tichu"
    names = (f"{stem}{ENDING}", *(f"{stem} {number}{ENDING}" for number in range(2, 100)))
    path = next(folder / name for name in names if hall.is_free_for(folder / name, wanted))
    hall.join(path, address, wanted)
    return path


class DisputeDialog(Dialog):
    """What was entered here and at another desk; nothing is chosen beforehand, and Esc puts it off."""

    def __init__(self, bridge: Bridge, texts: Texts, dispute: "Dispute", parent: QWidget) -> None:
        super().__init__(parent, texts, texts("hall-dispute-title"), "symptom-desks")
        self._bridge, self.dispute = bridge, dispute
        mine, theirs = dispute.mine.entry, dispute.theirs
        called = str if bridge.tournament is None else rounds_called(bridge.tournament, texts)
        what = journal_words(texts, mine.kind, mine.args, called)
        here, there = texts("hall-mine", what=what, time=_time(mine.at)), texts("hall-theirs-gone")
        if theirs is not None:
            what = journal_words(texts, theirs.kind, theirs.args, called)
            there = texts("hall-theirs", desk=theirs.desk, what=what, time=_time(theirs.at))
        self.mine, self.theirs = self._choice(here, mine=True), self._choice(there, mine=False)
        how = label(texts("hall-dispute-how"), "hint", wrap=True)
        self.setLayout(column(how, self.mine, self.theirs, margin=24))
        self.setFocus()

    def _choice(self, words: str, *, mine: bool) -> QPushButton:
        return button(words, lambda: self._settle(mine=mine), name="mine" if mine else "theirs")

    def _settle(self, *, mine: bool) -> None:
        dispute = self.dispute
        self._bridge.run_on_desk(lambda desk: desk.settle(dispute, mine=mine), lambda _: self.accept())


def ask_about_disputes(desk: "Desk", bridge: Bridge, texts: Texts, parent: QWidget) -> None:
    """Opens the oldest dispute, unless one is open; called whenever something has changed."""

    def ask(disputes: "tuple[Dispute, ...]") -> None:
        if disputes and parent.findChild(DisputeDialog) is None:
            DisputeDialog(bridge, texts, disputes[0], parent).open()

    if desk.disputed and parent.findChild(DisputeDialog) is None:
        bridge.run_on_desk(lambda desk: desk.disputes(), ask)


def _time(at: datetime) -> str:
    return f"{at.astimezone():%H:%M}"

"""The dialog to join a tournament that another computer shares: address, code, which one."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QWidget

from tichu_turnier.desk.tournament_file import check_installed, is_installed
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import button
from tichu_turnier.gui.common.message_strip import OutcomeLine
from tichu_turnier.gui.common.parts import boxed, column, in_letters, label
from tichu_turnier.gui.start.defaults import ENDING
from tichu_turnier.settings import server_folder
from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from tichu_turnier.desk.hall import SharedTournament
    from tichu_turnier.desk.nearby import Nearby

    Found = tuple[str, tuple[SharedTournament, ...]]
    "The address of the database, and what is there."

_WIDTH = 420


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
        self.address, self.code = QLineEdit(), QLineEdit()
        self.address.setMinimumWidth(in_letters(_WIDTH))
        self.address.setPlaceholderText("192.168.1.20:5436")
        self.code.setPlaceholderText("2345-6789-ABCD-EFGH")
        self.wrong = OutcomeLine(bridge, texts)
        self.fields = QFormLayout()
        for key, field in (
            ("hall-near", self.near),
            ("hall-address", self.address),
            ("hall-code", self.code),
            ("hall-which", self.which),
        ):
            self.fields.addRow(texts(key), field)
            field.setAccessibleName(texts(key))
        self.fields.setRowVisible(self.near, False)
        self.fields.setRowVisible(self.which, False)
        self.near.activated.connect(self._take_near)
        self.address.textEdited.connect(self._anew)
        self.code.textEdited.connect(self._anew)
        self.take = button(texts("hall-join"), self._join, "primary", name="join")
        how = label(texts("hall-join-how"), "hint", wrap=True)
        parts = (how, boxed(self.fields), self.wrong, self.ending(self.take))
        self.setLayout(column(*parts, margin=24, gap=14))
        self.heard.connect(self._show_near, Qt.ConnectionType.QueuedConnection)
        self._look_around()

    def _look_around(self) -> None:
        """Until it is closed."""
        if is_installed():
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

"""Say what each screen of the hall shows that is a browser."""

from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import button
from tichu_turnier.gui.common.parts import boxed, column, in_letters, label, line
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.insight.public_display import RoomMode
from tichu_turnier.web.screens import Screens

_LOOK_MS = 500
_WIDE = 480


class ScreensDialog(Dialog):
    """A line for each screen; new ones come by themselves, whatever is chosen is shown at once."""

    def __init__(self, texts: Texts, screens: Screens, address: str, parent: QWidget) -> None:
        super().__init__(parent, texts, texts("screens-title"), "symptom-phones")
        self._screens = screens
        where = label(f"{address}screen", "title", name="address")
        where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        where.setMinimumWidth(in_letters(_WIDE))
        self.fields = QFormLayout()
        self.shows: dict[str, QComboBox] = {}
        self.message = QLineEdit(screens.message)
        self.message.setPlaceholderText(texts("screens-message"))
        self.message.setAccessibleName(texts("screens-message"))
        self.message.editingFinished.connect(lambda: screens.say(self.message.text().strip()))
        self.none = label(texts("screens-none"), "hint", wrap=True)
        close = button(texts("hall-close"), self.accept, "primary", name="close")
        how = label(texts("screens-how"), "hint", wrap=True)
        parts = (how, where, self.none, boxed(self.fields), self.message, None, line(None, close))
        self.setLayout(column(*parts, margin=24, gap=12))
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()
        self.look()
        close.setFocus()

    def look(self) -> None:
        """Puts a line for every screen that has come since."""
        known = self._screens.all()
        self.none.setVisible(not known)
        for name, mode in known.items():
            if name not in self.shows:
                self.shows[name] = self._line(name, mode)
                self.adjustSize()

    def _line(self, name: str, mode: RoomMode) -> QComboBox:
        choice = QComboBox()
        choice.setAccessibleName(self.texts("screens-shows", name=name))
        choice.addItems([self.texts(f"display-mode-{each.value}") for each in RoomMode])
        choice.setCurrentIndex(list(RoomMode).index(mode))
        choice.activated.connect(partial(self._show, name))
        self.fields.addRow(self.texts("screens-shows", name=name), choice)
        return choice

    def _show(self, name: str, index: int) -> None:
        self._screens.show(name, list(RoomMode)[index])


def open_screens(bridge: Bridge, texts: Texts, parent: QWidget) -> None:
    """Serves the pages of the open tournament, if they are not yet, and lists the screens."""
    pages = bridge.halls.pages

    def show(_: None) -> None:
        if pages.screens is not None:
            ScreensDialog(texts, pages.screens, pages.address, parent).open()

    bridge.run_on_desk(pages.open, show)

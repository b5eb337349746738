"""The dialog that says what each browser in the hall shows, at any desk."""

from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import button
from tichu_turnier.gui.common.parts import boxed, column, in_letters, label, line
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import SteerScreen
from tichu_turnier.tournament.model.hall_screen import HallScreen, RoomMode

_LOOK_MS = 500
_WIDE = 480
_LETTERS = 200
"""Of a message: more cannot be read from afar."""
_SAYS = (RoomMode.MESSAGE, RoomMode.ROTATE)
"""Where a message is shown, alone or alternating with other pages."""


class ScreensDialog(Dialog):
    """A line for each screen; new ones come by themselves, whatever is chosen is shown at once.

    Where another desk serves the pages, a screen that nobody has chosen for yet is named here first.
    """

    def __init__(self, bridge: Bridge, texts: Texts, parent: QWidget) -> None:
        super().__init__(parent, texts, texts("screens-title"), "symptom-phones")
        self._bridge, pages = bridge, bridge.hosting.pages
        self._named: dict[str, HallScreen] = {}
        where = label(f"{pages.address}screen", "title", name="address")
        where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        where.setVisible(pages.screens is not None)
        how = texts("screens-elsewhere" if pages.screens is None else "screens-how")
        words = label(how, "hint", wrap=True)
        words.setMinimumWidth(in_letters(_WIDE))
        self.fields = QFormLayout()
        self.shows: dict[str, tuple[QComboBox, QLineEdit]] = {}
        self.name = QLineEdit()
        self.name.setPlaceholderText(texts("screens-name"))
        self.name.setAccessibleName(texts("screens-name"))
        self.name.setVisible(pages.screens is None)
        self.name.returnPressed.connect(self._name_one)
        self.none = label(texts("screens-none"), "hint", wrap=True)
        close = button(texts("hall-close"), self.accept, "primary", name="close")
        parts = (words, where, self.none, boxed(self.fields), self.name, None, line(None, close))
        self.setLayout(column(*parts, margin=24, gap=12))
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()
        self.look()
        close.setFocus()

    def look(self) -> None:
        """Puts a line for every screen that has come since, and what other desks have chosen."""
        known = self._known()
        self.none.setVisible(not known)
        for screen in known:
            if screen.name not in self.shows:
                self.shows[screen.name] = self._line(screen)
                self._put(screen)
            elif not self._bridge.busy:
                self._put(screen)

    def _known(self) -> tuple[HallScreen, ...]:
        tournament, screens = self._bridge.tournament, self._bridge.hosting.pages.screens
        if tournament is None:
            return ()
        come = tournament.screens if screens is None else screens.all(tournament)
        known = self._named | {each.name: each for each in come}
        return tuple(known[name] for name in sorted(known))

    def _line(self, screen: HallScreen) -> tuple[QComboBox, QLineEdit]:
        choice, message = QComboBox(), QLineEdit()
        title = self.texts("screens-shows", name=screen.name)
        choice.setAccessibleName(title)
        choice.addItems([self.texts(f"display-mode-{each.value}") for each in RoomMode])
        choice.activated.connect(partial(self._steer, screen.name))
        message.setMaxLength(_LETTERS)
        message.setPlaceholderText(self.texts("screens-message", name=screen.name))
        message.setAccessibleName(self.texts("screens-message", name=screen.name))
        message.editingFinished.connect(partial(self._say, screen.name))
        self.fields.addRow(title, choice)
        self.fields.addRow(message)
        return choice, message

    def _put(self, screen: HallScreen) -> None:
        """Shows what is chosen; what somebody is typing stays."""
        choice, message = self.shows[screen.name]
        if not choice.view().isVisible():
            choice.setCurrentIndex(list(RoomMode).index(screen.mode))
        if not message.isModified():
            message.setText(screen.message)
        self._fit(screen.name)

    def _fit(self, name: str) -> None:
        """A message has a place only where one is shown."""
        choice, message = self.shows[name]
        says = list(RoomMode)[choice.currentIndex()] in _SAYS
        if self.fields.isRowVisible(message) != says:
            self.fields.setRowVisible(message, says)
            self.adjustSize()

    def _say(self, name: str) -> None:
        choice, message = self.shows[name]
        if message.isModified():
            self._steer(name, choice.currentIndex())

    def _steer(self, name: str, index: int) -> None:
        _, message = self.shows[name]
        message.setModified(False)
        self._fit(name)
        self._bridge.do(SteerScreen(name, list(RoomMode)[index], message.text()))

    def _name_one(self) -> None:
        """A screen that another desk serves gets a line here."""
        if name := self.name.text().strip():
            self._named[name] = HallScreen(name)
            self.name.clear()
            self.look()


def open_screens(bridge: Bridge, texts: Texts, parent: QWidget) -> None:
    """Lists the screens; serves the pages of the open tournament, unless this desk has joined another."""
    pages = bridge.hosting.pages

    def show(_: None) -> None:
        ScreensDialog(bridge, texts, parent).open()

    desk = bridge.desk
    joined = desk is not None and desk.reach is not None and bridge.hosting.invitation() is None
    bridge.run_on_desk((lambda _: None) if joined else pages.open, show)

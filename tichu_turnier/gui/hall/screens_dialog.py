"""The dialog that says what each browser in the hall shows, at any desk."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import Choice, button, choice
from tichu_turnier.gui.common.parts import boxed, column, in_letters, label, line
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import SteerScreen
from tichu_turnier.tournament.model.hall_screen import HallScreen, RoomMode

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk

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
        self._bridge, serving = bridge, bridge.hosting.pages.serving
        self._named: dict[str, HallScreen] = {}
        where = label("" if serving is None else f"{serving.address}screen", "title", name="address")
        where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        where.setVisible(serving is not None)
        words = label(texts("screens-elsewhere" if serving is None else "screens-how"), "hint", wrap=True)
        words.setMinimumWidth(in_letters(_WIDE))
        self.fields = QFormLayout()
        self.shows: dict[str, tuple[Choice[RoomMode], QLineEdit]] = {}
        self.name = QLineEdit(placeholderText=texts("screens-name"))
        self.name.setVisible(serving is None)
        self.name.returnPressed.connect(self._name_one)
        self.none = label(texts("screens-none"), "hint", wrap=True)
        close = button(texts("hall-close"), self.accept, "primary", name="close")
        parts = (words, where, self.none, boxed(self.fields), self.name, None, line(None, close))
        self.setLayout(column(*parts, margin=24, gap=12))
        timer = QTimer(self, interval=_LOOK_MS)
        timer.timeout.connect(self.look)
        timer.start()
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
                self.adjustSize()
            elif not self._bridge.busy:
                self._put(screen)

    def _known(self) -> tuple[HallScreen, ...]:
        tournament, serving = self._bridge.tournament, self._bridge.hosting.pages.serving
        if tournament is None:
            return ()
        come = tournament.screens if serving is None else serving.screens.all(tournament)
        known = self._named | {each.name: each for each in come}
        return tuple(known[name] for name in sorted(known))

    def _line(self, screen: HallScreen) -> tuple[Choice[RoomMode], QLineEdit]:
        shown = choice((self.texts(f"display-mode-{each.value}"), each) for each in RoomMode)
        title, words = (self.texts(f"screens-{key}", name=screen.name) for key in ("shows", "message"))
        message = QLineEdit(placeholderText=words, maxLength=_LETTERS)
        shown.setAccessibleName(title)
        message.setAccessibleName(words)
        shown.activated.connect(lambda _: self._steer(screen.name))
        message.editingFinished.connect(partial(self._say, screen.name))
        self.fields.addRow(title, shown)
        self.fields.addRow(message)
        return shown, message

    def _put(self, screen: HallScreen) -> None:
        """Shows what is chosen; what somebody is typing stays."""
        shown, message = self.shows[screen.name]
        if not shown.view().isVisible():
            shown.choose(screen.mode)
        if not message.isModified():
            message.setText(screen.message)
        self._fit(screen.name)

    def _fit(self, name: str) -> None:
        """A message has a place only where one is shown."""
        shown, message = self.shows[name]
        says = shown.value() in _SAYS
        if self.fields.isRowVisible(message) != says:
            self.fields.setRowVisible(message, says)
            self.adjustSize()

    def _say(self, name: str) -> None:
        if self.shows[name][1].isModified():
            self._steer(name)

    def _steer(self, name: str) -> None:
        shown, message = self.shows[name]
        message.setModified(False)
        self._fit(name)
        self._bridge.do(SteerScreen(name, shown.value(), message.text()))

    def _name_one(self) -> None:
        """A screen that another desk serves gets a line here."""
        if name := self.name.text().strip():
            self._named[name] = HallScreen(name)
            self.name.clear()
            self.look()


def open_screens(bridge: Bridge, texts: Texts, parent: QWidget) -> None:
    """Lists the screens; serves the pages of the open tournament, unless this desk has joined another."""

    def serve(desk: "Desk") -> None:
        if desk.reach is None or bridge.hosting.invitation() is not None:
            bridge.hosting.pages.open(desk)

    bridge.run_on_desk(serve, lambda _: ScreensDialog(bridge, texts, parent).open())

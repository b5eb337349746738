"""What does the button below a slip do at this moment?"""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

from tichu_turnier.entry.state import EntryState
from tichu_turnier.gui.common.parts import Button, set_role
from tichu_turnier.texts import Texts


class SaveButton(Button):
    """Opens a table, saves its slip, and leads on when there is none left; the slip keeps the keyboard."""

    def __init__(self, texts: Texts, enter: Callable[[], object], go_on: Callable[[], object]) -> None:
        super().__init__(texts("entry-save"))
        self._texts, self._enter, self._go_on = texts, enter, go_on
        self._leads_on = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setProperty("role", "primary")
        self.clicked.connect(self._do)
        QShortcut(QKeySequence("Ctrl+Return"), self).activated.connect(self._lead_on)

    def show_state(self, state: EntryState) -> None:
        """Strong and with its key as soon as Enter does what it says."""
        form = state.form
        self._leads_on = form is None and state.seating is None
        now = form is None or form.enter_saves
        saves = "entry-save" if now else "entry-save-later"
        self.setText(
            self._texts("entry-go-on" if self._leads_on else "entry-open" if form is None else saves)
        )
        set_role(self, "role", "primary" if now else "")

    def _do(self) -> None:
        (self._go_on if self._leads_on else self._enter)()

    def _lead_on(self) -> None:
        if self._leads_on:
            self._go_on()

"""The field in which an entrant is found by some letters or a number."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit

from tichu_turnier.desk.search import entrant_text, search
from tichu_turnier.gui.common.parts import restyle
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId

_OFFERED = 9


class NameField(QLineEdit):
    """A field that offers names while typing; leaving it or Enter takes the first that fits."""

    entered = Signal()
    """Enter was pressed and the field knows whom it means, or is empty."""

    def __init__(self, people: Callable[[], Sequence[Entrant]], placeholder: str = "") -> None:
        super().__init__(placeholderText=placeholder)
        self._people = people
        self.chosen: EntrantId | None = None
        self._offers = QStringListModel(self)
        completer = QCompleter(self._offers, self)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.setMaxVisibleItems(_OFFERED)
        completer.activated.connect(lambda _: self.take())
        self.setCompleter(completer)
        self.textEdited.connect(self._offer)

    def choose(self, entrant: Entrant | None) -> None:
        self.chosen = None if entrant is None else entrant.id
        self.setText("" if entrant is None else entrant.name)
        restyle(self, "severity", "")

    def take(self) -> bool:
        """Takes whom the text means; False when it means nobody."""
        text = self.text().strip()
        found = self._meant(text)
        if text and found is None:
            self.chosen = None
            restyle(self, "severity", "error")
            return False
        self.choose(found)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._hide_offers()
            if self.take():
                self.entered.emit()
            else:
                self.selectAll()
            return
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whoever leaves the field means the first name offered."""
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self._hide_offers()
            self.take()
        super().focusOutEvent(event)

    def _hide_offers(self) -> None:
        popup = self.completer().popup()
        if popup is not None:
            popup.hide()

    def _offer(self, text: str) -> None:
        self.chosen = None
        found = search(text, self._people(), entrant_text)[:_OFFERED] if text.strip() else ()
        self._offers.setStringList([entrant.name for entrant in found])

    def _meant(self, text: str) -> Entrant | None:
        """By number, by the very name, else the first that a search finds."""
        people = self._people()
        if not text:
            return None
        if self.chosen is not None:
            same = next((entrant for entrant in people if entrant.id == self.chosen), None)
            if same is not None and same.name == text:
                return same
        exact = [e for e in people if str(e.id) == text or e.name.casefold() == text.casefold()]
        found = exact or search(text, people, entrant_text)
        return found[0] if found else None

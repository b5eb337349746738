"""Who of earlier evenings is being typed?"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit

from tichu_turnier.gui.entrants.name_memory import NameMemory

if TYPE_CHECKING:
    from tichu_turnier.desk.known_people import KnownPerson

_OFFERED = 8
_BEFORE_CLUB = " · "


class ProposingField(QLineEdit):
    """A field for a name that proposes people of earlier evenings; arrow down and Enter take one."""

    chose = Signal(object)
    """One of the proposals was taken (KnownPerson)."""

    def __init__(self, memory: NameMemory) -> None:
        super().__init__()
        self._memory = memory
        self._found: tuple[KnownPerson, ...] = ()
        self._offers = QStringListModel(self)
        completer = _Completer(self._offers, self)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.setMaxVisibleItems(_OFFERED)
        completer.activated.connect(lambda _: self._take())
        self.setCompleter(completer)
        self.textEdited.connect(self._offer)

    @property
    def offered(self) -> tuple[str, ...]:
        """What is proposed now."""
        return tuple(self._offers.stringList())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the proposal that is chosen, else what was typed; the proposals are gone then."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take()
            self._hide()
        super().keyPressEvent(event)

    def _hide(self) -> None:
        self._found = ()
        self._offers.setStringList([])
        popup = self.completer().popup()
        if popup is not None:
            popup.hide()

    def _offer(self, text: str) -> None:
        known = self._memory.known
        self._found = () if known is None else known.propose(text, _OFFERED)
        self._offers.setStringList([_words(person) for person in self._found])

    def _take(self) -> None:
        popup = self.completer().popup()
        row = -1 if popup is None else popup.currentIndex().row()
        if 0 <= row < len(self._found):
            self.chose.emit(self._found[row])


class _Completer(QCompleter):
    """Proposals tell the club too; what is taken is the name alone."""

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        """As Qt asks: what the field gets."""
        return str(super().pathFromIndex(index)).partition(_BEFORE_CLUB)[0]


def _words(person: "KnownPerson") -> str:
    return f"{person.name}{_BEFORE_CLUB}{person.club}" if person.club else person.name

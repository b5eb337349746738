"""The line of fields in which an entrant is registered, with names proposed."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QFrame, QLineEdit

from tichu_turnier.gui.common.parts import button, label, line
from tichu_turnier.gui.entrants.name_memory import NameMemory
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant, team_name

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
        return str(super().pathFromIndex(index)).partition(_BEFORE_CLUB)[0]


def _words(person: "KnownPerson") -> str:
    return f"{person.name}{_BEFORE_CLUB}{person.club}" if person.club else person.name


class EntrantFields(QFrame):
    """A line of fields: Enter registers and is ready for the next; the club stays for a whole delegation."""

    entered = Signal(object)
    """An entrant is to be registered (NewEntrant)."""

    def __init__(self, texts: Texts, memory: NameMemory) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._team = False
        self.first, self.second = ProposingField(memory), ProposingField(memory)
        self.second.setPlaceholderText(texts("desk-member-2-or-alone"))
        self.team = QLineEdit(placeholderText=texts("entrants-team-optional"))
        self.club = QLineEdit(placeholderText=texts("entrants-club-optional"))
        self._placeholders = (texts("entrants-name-new"), texts("entrants-member-1"))
        for name, field in zip(("first", "second", "team", "club"), self._fields(), strict=True):
            field.setObjectName(f"new-{name}")
            field.returnPressed.connect(self.enter)
        for proposing in (self.first, self.second):
            proposing.chose.connect(self._take_club)
        make = button(texts("entrants-add"), self.enter, "primary", "add", texts("entrants-add-tip"))
        layout = line(label(texts("entrants-new"), "heading"), *self._fields(), make, gap=10)
        layout.setContentsMargins(14, 10, 10, 10)
        for place, share in ((1, 3), (2, 3), (3, 2), (4, 2)):
            layout.setStretch(place, share)
        self.setLayout(layout)
        self.setFocusProxy(self.first)

    def show_unit(self, unit: Unit) -> None:
        """One name for a player, two and a name of the team for a partnership."""
        self._team = unit is Unit.PARTNERSHIP
        self.first.setPlaceholderText(self._placeholders[self._team])
        self.second.setVisible(self._team)
        self.team.setVisible(self._team)

    def clear(self) -> None:
        for field in (self.first, self.second, self.team):
            field.clear()
        self.first.setFocus()

    def enter(self) -> None:
        """Takes what stands there; a second name that is missing is asked for first."""
        half = self._team and self.first.text().strip() and not self.second.text().strip()
        if half and self.first.hasFocus():
            self.second.setFocus()
            return
        self.entered.emit(self._entrant())

    def _entrant(self) -> NewEntrant:
        first, club = self.first.text(), self.club.text()
        if not self._team:
            return NewEntrant(first, (), club)
        if first.strip() and not self.second.text().strip():
            return NewEntrant(first, (first,), club, single=True)
        members = (first, self.second.text())
        return NewEntrant(self.team.text().strip() or team_name(*members), members, club)

    def _take_club(self, person: "KnownPerson") -> None:
        """A known person's club is known too."""
        if person.club:
            self.club.setText(person.club)

    def _fields(self) -> tuple[QLineEdit, QLineEdit, QLineEdit, QLineEdit]:
        return self.first, self.second, self.team, self.club

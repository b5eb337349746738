"""How is somebody registered with nothing but the keyboard?"""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLineEdit

from tichu_turnier.gui.common.parts import button, label, line
from tichu_turnier.gui.entrants.name_memory import NameMemory
from tichu_turnier.gui.entrants.name_proposals import ProposingField
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant, team_name

if TYPE_CHECKING:
    from tichu_turnier.desk.known_people import KnownPerson


class EntrantFields(QFrame):
    """A line of fields: Enter registers and is ready for the next; the club stays for a whole delegation."""

    entered = Signal(object)
    """Somebody is to be registered (NewEntrant)."""

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
        """Ready for the next one; the cursor stands in the first field."""
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
        """Of somebody who is known the club is known too."""
        if person.club:
            self.club.setText(person.club)

    def _fields(self) -> tuple[QLineEdit, QLineEdit, QLineEdit, QLineEdit]:
        return self.first, self.second, self.team, self.club

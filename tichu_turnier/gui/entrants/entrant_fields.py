"""The fields in which an entrant is registered, and the names of earlier evenings that they propose."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QCompleter, QFrame, QLineEdit

from tichu_turnier.desk.known_people import KnownPeople, KnownPerson, forget, learn, load, read_tournaments
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.gui.common.dialogs import folder_to_use
from tichu_turnier.gui.common.fields import button
from tichu_turnier.gui.common.parts import label, line
from tichu_turnier.gui.screen import Screen
from tichu_turnier.settings import names_path
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.tournament.registration.entrants import PARTNERS, NewEntrant, team_name, tidy
from tichu_turnier.transfer.two_in_one import people_in


class NameMemory:
    """People of earlier evenings, learned only on demand; files are read and written beside the window."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._asked = False
        self.known: KnownPeople | None = None
        """None until they have been read."""

    @property
    def knows_somebody(self) -> bool:
        return self.known is not None and bool(self.known.everybody)

    def read(self) -> None:
        if not self._asked:
            self._asked = True
            self._screen.bridge.run_background(lambda: load(names_path()), self._take)

    def learn_recent(self) -> None:
        self._learn([Path(file) for file in self._screen.context.keeper.settings.recent])

    def learn_folder(self) -> None:
        folder = folder_to_use(self._screen, self._screen.texts("names-folder"), Path.home())
        if folder is not None:
            self._learn(sorted(folder.glob("*.tichu")))

    def forget(self) -> None:
        run = self._screen.bridge.run_background
        run(lambda: forget(names_path()), lambda known: self._take(known, "names-forgotten"))

    def _learn(self, files: Iterable[Path]) -> None:
        """Reads some files; the one that is open is read off the screen."""
        tonight = self._screen.bridge.tournament

        def job() -> KnownPeople:
            return learn(names_path(), (*read_tournaments(files), *([tonight] if tonight else [])))

        self._screen.bridge.run_background(job, lambda known: self._take(known, "names-learned"))

    def _take(self, known: KnownPeople, key: str = "") -> None:
        self.known = known
        if key:
            note = Finding(key, Severity.NOTE, {"count": len(known.everybody)})
            self._screen.bridge.findings.emit((note,))


_OFFERED = 8
_BEFORE_CLUB = " · "


class ProposingField(QLineEdit):
    """A field for a name that proposes people of earlier evenings; arrow down and Enter take one."""

    chose = Signal(object)

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
            self._found = ()
            self._offers.setStringList([])
            popup = self.completer().popup()
            if popup is not None:
                popup.hide()
        super().keyPressEvent(event)

    def _offer(self, text: str) -> None:
        known = self._memory.known
        self._found = () if known is None else known.propose(text, _OFFERED)
        self._offers.setStringList(
            [_BEFORE_CLUB.join(filter(None, (person.name, person.club))) for person in self._found]
        )

    def _take(self) -> None:
        popup = self.completer().popup()
        row = -1 if popup is None else popup.currentIndex().row()
        if 0 <= row < len(self._found):
            self.chose.emit(self._found[row])


class _Completer(QCompleter):
    """Proposals tell the club too; what is taken is the name alone."""

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        return str(super().pathFromIndex(index)).partition(_BEFORE_CLUB)[0]


class EntrantFields(QFrame):
    """A line of fields: Enter registers and is ready for the next; the club stays for a whole delegation."""

    entered = Signal(object)
    """An entrant is to be registered (NewEntrant)."""
    noted = Signal(object)
    """What is to be said about what stands in the fields (tuple of findings)."""

    def __init__(self, texts: Texts, memory: NameMemory) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._team = False
        self._refused: tuple[str, ...] = ()
        """What was refused last, and still stands there."""
        self._whole = ""
        """The first field before two names in it went to a field each; typed so once more it is one name."""
        self._parted: tuple[str, ...] = ()
        """Those two names."""
        self.first, self.second = ProposingField(memory), ProposingField(memory)
        self.second.setPlaceholderText(texts("desk-member-2-or-alone"))
        self.team = QLineEdit(placeholderText=texts("entrants-team-optional"))
        self.club = QLineEdit(placeholderText=texts("entrants-club-optional"))
        self._placeholders = (texts("entrants-name-new"), texts("entrants-member-1"))
        fields = self.first, self.second, self.team, self.club
        for name, field in zip(("first", "second", "team", "club"), fields, strict=True):
            field.setObjectName(f"new-{name}")
            field.returnPressed.connect(self.enter)
        for proposing in (self.first, self.second):
            # A known person's club is known too.
            proposing.chose.connect(lambda person: self.club.setText(person.club or self.club.text()))
        make = button(texts("entrants-add"), self.enter, "primary", "add", texts("entrants-add-tip"))
        layout = line(label(texts("entrants-new"), "heading"), *fields, make, gap=10)
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
        """Also of what could be typed again: Ctrl+Z takes the registration back, not the empty field."""
        self._refused, self._parted, self._whole = (), (), ""
        for field in (self.first, self.second, self.team):
            field.setText("")
        self.first.setFocus()

    @property
    def typed(self) -> tuple[str, ...]:
        return self.first.text(), self.second.text(), self.team.text()

    def bring_back(self, typed: tuple[str, ...]) -> None:
        """What could not be saved, unless somebody else is being typed already."""
        if not any(self.typed):
            for field, text in zip((self.first, self.second, self.team), typed, strict=True):
                field.setText(text)
            self.refuse()

    def refuse(self) -> None:
        """What stands there was refused: it stays, and what is typed now takes its place."""
        self._refused = self.typed
        self.first.setFocus()
        self.first.selectAll()

    def take(self, name: str) -> None:
        """A name that is to be registered; what is typed now takes its place, Ctrl+Z brings back what was."""
        _put(self.first, name)
        self.first.setFocus()
        self.first.selectAll()

    def enter(self) -> None:
        """Takes what stands there, paid with Shift; a second name that is missing is asked for first."""
        paid = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
        half = self._team and self.first.text().strip() and not self.second.text().strip()
        if half and (self._parts() or self.first.hasFocus()):
            self.second.setFocus()
            self.second.selectAll()
        elif self._is_left_over():
            # Another first name: the second one, which was refused with the one before, is not meant for it.
            self._refused = ()
            self.second.setFocus()
            self.second.selectAll()
        elif self._takes_the_place() and len(people_in(self.second.text())) == PARTNERS:
            self._next_team(self.second.text())
        elif self._takes_the_place():
            one, other = self._parted
            about: dict[str, str | int] = {"one": one, "other": other, "instead": self.second.text()}
            self._parted = ()
            self.noted.emit((Finding("entrants-other-partner", Severity.QUESTION, about),))
            self.refuse()
        else:
            self.entered.emit(replace(self._entrant(), paid=paid))

    def _parts(self) -> bool:
        """Whether two people stand in the first field: now each has a field, and Enter registers them."""
        whole = self.first.text()
        named = people_in(whole)
        if whole == self._whole or named == (tidy(whole),):
            return False
        self._whole = whole
        _put(self.first, named[0])
        if len(named) == PARTNERS:
            self._parted = named
            _put(self.second, named[1])
            about: dict[str, str | int] = {"one": named[0], "other": named[1]}
            self.noted.emit((Finding("entrants-two-names", Severity.NOTE, about),))
        return True

    def _next_team(self, both: str) -> None:
        """Two more names where the second of two stood: who types so has gone on to the next team.

        The one before is registered; where it is refused, it stays and says so.
        """
        _put(self.second, self._parted[1])
        self._parted = ()
        self.entered.emit(self._entrant())
        if not any(self.typed):
            _put(self.first, both)
            self._parts()
            self.second.setFocus()
            self.second.selectAll()

    def _is_left_over(self) -> bool:
        first, second, _ = self._refused or ("", "", "")
        return bool(self._team and second and self.second.text() == second and self.first.text() != first)

    def _takes_the_place(self) -> bool:
        """Whether another name was typed where the second of two stood, perhaps that of the next team."""
        typed = self.typed[:2]
        return bool(self._parted) and typed[0] == self._parted[0] and typed != self._parted

    def _entrant(self) -> NewEntrant:
        first, club = self.first.text(), self.club.text()
        if not self._team:
            return NewEntrant(first, (), club)
        if first.strip() and not self.second.text().strip():
            return NewEntrant(first, (first,), club, single=True)
        members = (first, self.second.text())
        return NewEntrant(self.team.text().strip() or team_name(*members), members, club)


def _put(field: QLineEdit, text: str) -> None:
    """Has a text stand in a field; Ctrl+Z brings back what stood there."""
    field.selectAll()
    field.insert(text)

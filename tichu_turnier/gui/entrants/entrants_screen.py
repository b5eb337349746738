"""The screen of the entrants: find, register, check in."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit

from tichu_turnier.desk.check_in import arrival
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.gui.common.dialogs import dropped, file_to_open, kinds_of
from tichu_turnier.gui.common.fields import button, on_keys
from tichu_turnier.gui.common.parts import MARGIN, column, heading_width, label, line
from tichu_turnier.gui.common.speech import announce_found
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RIGHT, Column, RowsModel
from tichu_turnier.gui.entrants.before_first_round import EntryTermsDialog, Seeding, WayToDraw
from tichu_turnier.gui.entrants.desk_line import DeskLine
from tichu_turnier.gui.entrants.door import Door
from tichu_turnier.gui.entrants.entrant_fields import EntrantFields, NameMemory
from tichu_turnier.gui.entrants.entrant_menu import EntrantMenu, MenuLine, label_icon, remark
from tichu_turnier.gui.entrants.import_preview import ImportDialog
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.gui.start.defaults import LISTS
from tichu_turnier.gui.worker import is_there
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, EditEntrant, SetPaid
from tichu_turnier.tournament.changes.entrants import BRACKET_DRAWN
from tichu_turnier.tournament.draws.side_conditions import kept_apart_from
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament, Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant, team_name
from tichu_turnier.tournament.registration.overview import expected, is_here, owed_by, present
from tichu_turnier.transfer.two_in_one import two_in_one

_CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.Leave)
"""Somebody clicks in the list, and is done with it."""


class EntrantsScreen(Screen):
    """The list of entrants: search on top, a line to add one at the foot, everything by keyboard."""

    key = "entrants"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._shape: tuple[object, ...] = ()
        self._asked: NewEntrant | EditEntrant | None = None
        """Whether to take what is typed all the same was asked."""
        self._apart: dict[EntrantId, list[Entrant]] = {}
        self.count = label("", "heading", name="present")
        self.memory = NameMemory(self)
        self.fields = EntrantFields(self.texts, self.memory)
        self.model: RowsModel[Entrant] = RowsModel([], self.texts, lambda entrant: entrant.id)
        self.table = Table(self.model, many=True, name="entrants", ordered=True)
        self.seeding = Seeding(self.bridge, self.table)
        self.menu = EntrantMenu(self, self.table, self._more)
        self.desk_line = DeskLine(self.bridge, self.texts, context.navigator.show_paper)
        self.door = Door(self, self.model, self.desk_line, self.fields.take)
        self.search = self.door.search
        self.way_to_draw = WayToDraw(self.bridge, self.texts, lambda: self.go("draw"))
        texts = self.texts
        tips = texts("entrants-toggle-tip"), texts("entrants-import-tip")
        here = button(texts("entrants-toggle"), self.menu.toggle, "", "check", tips[0], name="toggle")
        bring = button(texts("entrants-import"), self._ask_for_list, "", "import", tips[1])
        self.more = button(texts("entrants-more"), self._menu_at_button)
        top = line(label(texts("screen-entrants"), "title"), None, self.count)
        tools = line(self.search, here, bring, self.more, gap=8)
        offer = line(self.door.enrol, None)
        parts = (top, tools, offer, self.desk_line, self.table, self.fields, self.way_to_draw)
        self.setLayout(column(*parts, margin=MARGIN, grows=self.table))
        self.setFocusProxy(self.search)
        self.setAcceptDrops(True)
        self._connect()

    def show_tournament(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.setFocusProxy(self.search if tournament.entrants else self.fields)
        self.seeding.show_tournament(tournament)
        self.desk_line.show_tournament(tournament)
        self.way_to_draw.show_tournament(tournament)
        regulations = tournament.regulations
        shape = (regulations.unit, self.seeding.shown, regulations.entry)
        if shape != self._shape:
            self._shape = shape
            self.fields.show_unit(regulations.unit)
            self._show_columns(regulations.unit)
        self.memory.read()
        self._apart = kept_apart_from(tournament)
        here, total = len(present(tournament)), len(expected(tournament))
        self.count.setText(self.texts("entrants-present", present=here, total=total))
        self._filter()

    def add(self, new: NewEntrant) -> None:
        """Registers an entrant; says at once what speaks against it, so that nothing typed is lost.

        Whoever comes to the desk once it has begun is here. Who comes too late for a bracket is asked about,
        and whether two names in one field are two people.
        """
        change = AddEntrants((replace(new, present=bool(self.tournament.rounds)),))
        findings = change.findings(self.tournament)
        if any(finding.blocks for finding in findings):
            self.bridge.refused.emit(findings)
            self.fields.refuse()
            return
        closed = tuple(each for each in findings if each.key == BRACKET_DRAWN)
        asked = (*closed, *two_in_one(new.members or (new.name,), self.tournament.regulations.unit))
        if asked and self._asked != new:
            self._asked = new
            self.bridge.refused.emit((*asked, Finding("entrants-enter-again", Severity.NOTE)))
            self.fields.refuse()
            return
        self._asked = None
        typed, bridge = self.fields.typed, self.bridge
        self.fields.clear()
        self.search.clear()

        def refused(findings: tuple[Finding, ...]) -> None:
            if is_there(self._registered):
                self.fields.bring_back(typed)
            bridge.refused.emit(findings)

        def again() -> None:
            if is_there(self._registered):
                self.add(new)

        bridge.run_on_desk(lambda desk: desk.do(change), self._registered, refused, again)

    def import_list(self, source: Path | str) -> None:
        if (tournament := self.bridge.tournament) is not None:
            about = self.bridge, self.texts, self.context.keeper, tournament
            dialog = ImportDialog(*about, source, self.window())
            dialog.accepted.connect(self._show_all)  # also of what it brought
            dialog.start()

    def navigate(self, what: str) -> None:
        self.import_list(Path(what))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped(event, LISTS) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if (file := dropped(event, LISTS)) is not None:
            event.acceptProposedAction()
            self.import_list(file)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A list that is pasted into a field is a list all the same; Shift with Enter pays at the door."""
        if watched is self.table.viewport() and event.type() in _CLICKS:
            self.desk_line.hold(still=event.type() is not QEvent.Type.Leave)
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            typed = isinstance(watched, QLineEdit) and watched.isUndoAvailable()
            if _is_ours(event) or (event.matches(QKeySequence.StandardKey.Undo) and not typed):
                event.ignore()
                return True
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            if watched is self.search and shift and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.door.arrive(paid=True)
                return True
            pasted = QApplication.clipboard().text() if event.matches(QKeySequence.StandardKey.Paste) else ""
            if any(mark in pasted.strip() for mark in "\n\t"):
                self.import_list(pasted)
                return True
        return super().eventFilter(watched, event)

    def _connect(self) -> None:
        self.fields.entered.connect(self.add)
        self.fields.noted.connect(self.bridge.findings)
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self.door.arrive)
        for watched in (self.search, self.table.viewport(), *self.fields.findChildren(QLineEdit)):
            watched.installEventFilter(self)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        viewport = self.table.viewport()
        self.table.customContextMenuRequested.connect(lambda at: self.menu.popup(viewport.mapToGlobal(at)))
        self.desk_line.wanted.connect(self._filter)
        on_keys(self.table, Qt.Key.Key_Space, self.menu.toggle, here=True)
        on_keys(self.table, Qt.Key.Key_P, self.menu.toggle_paid, here=True)
        on_keys(self.table, Qt.Key.Key_Delete, self.menu.remove, here=True)
        on_keys(self.table, QKeySequence.StandardKey.Paste, self._paste, here=True)
        on_keys(self.search, Qt.Key.Key_Down, self.table.take_keyboard, here=True)
        for part in (self.search, self.table):
            on_keys(part, Qt.Key.Key_Escape, self._show_all, here=True)
        on_keys(self, "Ctrl+Return", lambda: self.go("draw"))
        on_keys(self, "Ctrl+I", self.desk_line.let_in)
        on_keys(self, "Ctrl+F", partial(_begin, self.search))
        on_keys(self, "Ctrl+E", self._begin_new)

    def _show_columns(self, unit: Unit) -> None:
        team = unit is Unit.PARTNERSHIP
        do = self.bridge.do

        here: Column[Entrant] = Column(
            "entrants-here",
            lambda _: "",
            checked=lambda row: is_here(self.tournament, row),
            edit=lambda row, answer: do(
                arrival(self.tournament, row) if answer == "yes" else CheckIn((row.id,), present=False)
            ),
            width=56,
        )
        paid: Column[Entrant] = Column(
            "desk-paid",
            lambda _: "",
            checked=lambda row: bool(row.payments) and not owed_by(self.tournament, row),
            edit=lambda row, answer: do(SetPaid((row.id,), paid=answer == "yes")),
            width=heading_width(self.texts("desk-paid"), 56),
        )
        share = 1 if team else 2
        columns = [
            here,
            *([paid] if self._has_fee else []),
            *([self.seeding.column()] if self.seeding.shown else []),
            Column("entrants-number", lambda row: str(row.id), RIGHT, width=56),
            *(self._member_column(place) for place in (0, 1) if team),
            Column(self._name_column, lambda row: row.name, edit=self._rename, share=share),
            Column("entrants-club", lambda row: row.club, edit=self._move_to_club),
            self._remark_column(),
        ]
        self.model.show(self.model.rows, columns)
        self.table.set_ordered(on=not self.seeding.shown)  # the list of seeds has an order of its own

    @property
    def _name_column(self) -> str:
        return "entrants-team" if self.tournament.regulations.unit is Unit.PARTNERSHIP else "entrants-name"

    @property
    def _has_fee(self) -> bool:
        return bool(self.tournament.regulations.entry.fee)

    def _rename(self, row: Entrant, name: str) -> None:
        person = self.tournament.regulations.unit is Unit.PLAYER
        self._change(EditEntrant(replace(row, name=name)), self._name_column, name, person=person)

    def _move_to_club(self, row: Entrant, club: str) -> None:
        self._change(EditEntrant(replace(row, club=club)), "entrants-club", club)

    def _change(self, change: EditEntrant, column: str, typed: str, *, person: bool = False) -> None:
        """What is refused, or names two where one `person` belongs, stands in its field again."""
        findings = change.findings(self.tournament)
        names = (typed,) if person and self._asked != change else ()
        asked = two_in_one(names, self.tournament.regulations.unit)
        self._asked = change if asked else None
        if asked or any(finding.blocks for finding in findings):
            again = (Finding("entrants-enter-again", Severity.NOTE),) if asked else ()
            self.bridge.refused.emit((*findings, *asked, *again))
            self.table.retype(change.entrant.id, column, typed)
        else:
            self.bridge.do(change)

    def _remark_column(self) -> Column[Entrant]:
        return Column(
            "entrants-remark", self._remark, color=lambda _: "muted", icon=lambda row: label_icon(row.labels)
        )

    def _member_column(self, place: int) -> Column[Entrant]:
        return Column(
            f"entrants-member-{place + 1}",
            lambda row: _member(row, place),
            edit=lambda row, text: self._rename_member(row, place, text),
        )

    def _filter(self) -> None:
        key = "entrants-nobody-found" if self.tournament.entrants else "entrants-nobody"
        self.table.placeholder = self.texts(key)
        self.model.show(self.seeding.ordered(self.door.found(self.tournament)))
        self.door.show_offer(self.tournament)
        announce_found(self.search, [row.name for row in self.model.rows])

    def _begin_new(self) -> None:
        """Where new ones are registered; a name that is searched for in vain comes along."""
        if self.door.enrol.isHidden():
            _begin(self.fields.first)
        else:
            self.door.take_along()

    def _show_all(self) -> None:
        self.desk_line.show_everybody()
        self.search.clear()
        self.search.setFocus()
        self.table.scrollTo(self.table.currentIndex())  # the menu is about whoever is chosen

    def _registered(self, findings: tuple[Finding, ...]) -> None:
        self.bridge.findings.emit(findings)
        if self.model.rows:
            self.table.choose(max(row.id for row in self.model.rows))

    def _rename_member(self, row: Entrant, place: int, text: str) -> None:
        """A team that is called by its members is renamed with them."""
        members = tuple(text if other == place else _member(row, other) for other in (0, 1))
        by_members = row.name == team_name(*row.members[:2]) if len(row.members) > 1 else not row.name
        name = team_name(*members) if by_members else row.name
        change = EditEntrant(replace(row, name=name, members=members))
        self._change(change, f"entrants-member-{place + 1}", text, person=True)

    def _remark(self, row: Entrant) -> str:
        return remark(self.texts, row, self.tournament, self._apart.get(row.id, ()))

    def _menu_at_button(self) -> None:
        self.menu.popup(self.more.mapToGlobal(QPoint(0, self.more.height() + 2)))

    def _more(self) -> Iterable[MenuLine]:
        return (
            ("entrants-edit", self.table.edit_line, len(self.table.chosen()) == 1),
            ("entrants-paste", self._paste, bool(QApplication.clipboard().text().strip())),
            ("terms-menu", self._terms, True),
            ("names-recent", self.memory.learn_recent, bool(self.context.keeper.settings.recent)),
            ("names-folder", self.memory.learn_folder, True),
            ("names-forget", self.memory.forget, self.memory.knows_somebody),
        )

    def _terms(self) -> None:
        EntryTermsDialog(self.bridge, self.texts, self.tournament, self.window()).open()

    def _ask_for_list(self) -> None:
        kinds = kinds_of(self.texts("entrants-lists"), LISTS)
        if file := file_to_open(self, self.texts("entrants-import"), self.context.keeper.folder, kinds):
            self.import_list(file)

    def _paste(self) -> None:
        if (text := QApplication.clipboard().text()).strip():
            self.import_list(text)


def _begin(field: QLineEdit) -> None:
    """What is typed now takes the place of what was left there."""
    field.setFocus()
    field.selectAll()


def _is_ours(event: QKeyEvent) -> bool:
    """Whether a field on Linux would take a key of this screen as one of Emacs."""
    held = event.modifiers() == Qt.KeyboardModifier.ControlModifier
    return held and event.key() in (Qt.Key.Key_E, Qt.Key.Key_U)


def _member(entrant: Entrant, place: int) -> str:
    return entrant.members[place] if place < len(entrant.members) else ""

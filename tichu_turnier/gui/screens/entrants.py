"""Who has entered, and who is here?"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMenu, QWidget

from tichu_turnier.desk.search import entrant_text, search
from tichu_turnier.gui.icons import icon
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.gui.table_model import RIGHT, Column, RowsModel
from tichu_turnier.gui.widgets.entrant_fields import EntrantFields
from tichu_turnier.gui.widgets.parts import MARGIN, button, column, label, line
from tichu_turnier.gui.widgets.seeding import Seeding
from tichu_turnier.gui.widgets.table import Table
from tichu_turnier.tournament.changes import (
    AddEntrants,
    CheckIn,
    EditEntrant,
    KeepApart,
    RemoveEntrant,
    SetReserve,
    Withdraw,
)
from tichu_turnier.tournament.changes.presence import in_words
from tichu_turnier.tournament.entrants import NewEntrant, team_name
from tichu_turnier.tournament.model import Entrant, EntrantId, Tournament, Unit
from tichu_turnier.tournament.side_conditions import kept_apart_from

_LISTS = (".xlsx", ".csv", ".txt", ".tsv")


class EntrantsScreen(Screen):
    """The list of entrants: search on top, a line to add one at the foot, everything by keyboard."""

    key = "entrants"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.tournament: Tournament | None = None
        self.count = label("", "heading")
        self.count.setObjectName("present")
        self.search = QLineEdit(placeholderText=self.texts("entrants-search"), clearButtonEnabled=True)
        self.search.setObjectName("search")
        self.search.addAction(icon("search", "muted"), QLineEdit.ActionPosition.LeadingPosition)
        self.fields = EntrantFields(self.texts)
        self.model: RowsModel[Entrant] = RowsModel([], self.texts, lambda entrant: entrant.id)
        self.table: Table[Entrant] = Table(self.model, many=True)
        self.seeding = Seeding(self.bridge, self.table)
        self._unit: Unit | None = None
        self._apart: dict[EntrantId, list[Entrant]] = {}
        self._lay_out()
        self._connect()

    def show_tournament(self, tournament: Tournament) -> None:
        """Shows the entrants that the search finds, and how many are here."""
        self.tournament = tournament
        self.setFocusProxy(self.search if tournament.entrants else self.fields)
        was_seeded = self.seeding.shown
        self.seeding.show_tournament(tournament)
        if tournament.regulations.unit is not self._unit or self.seeding.shown != was_seeded:
            self._unit = tournament.regulations.unit
            self.fields.show_unit(self._unit)
            self._show_columns(self._unit)
        self._apart = kept_apart_from(tournament)
        everybody = tournament.entrants.values()
        present = sum(entrant.checked_in for entrant in everybody)
        self.count.setText(self.texts("entrants-present", present=present, total=len(everybody)))
        self._filter()

    def add(self, new: NewEntrant) -> None:
        """Registers somebody; says at once what speaks against it, so that nothing typed is lost."""
        if self.tournament is None:
            return
        change = AddEntrants((new,))
        findings = change.findings(self.tournament)
        if any(finding.blocks for finding in findings):
            self.bridge.refused.emit(findings)
            return
        self.fields.clear()
        self.search.clear()
        self.bridge.do(change, self._show_last)

    def import_list(self, source: Path | str) -> None:
        """Shows what a file or a pasted list would bring."""
        from tichu_turnier.gui.dialogs.import_preview import ImportDialog

        if self.tournament is not None:
            dialog = ImportDialog(self.bridge, self.texts, self.tournament, source, self.window())
            dialog.accepted.connect(self.search.setFocus)
            dialog.start()

    def toggle(self) -> None:
        """Whoever is chosen is here; if all of them were, they are not after all."""
        chosen = self.table.chosen()
        if chosen:
            absent = tuple(entrant.id for entrant in chosen if not entrant.checked_in)
            ids = absent or tuple(entrant.id for entrant in chosen)
            self.bridge.do(CheckIn(ids, present=bool(absent)))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A list of people is welcome."""
        if _dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Shows what the list would bring."""
        file = _dropped(event)
        if file is not None:
            event.acceptProposedAction()
            self.import_list(file)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A list that is pasted into a field is a list all the same, not one long name."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            pasted = QApplication.clipboard().text() if event.matches(QKeySequence.StandardKey.Paste) else ""
            if any(mark in pasted.strip() for mark in "\n\t"):
                self.import_list(pasted)
                return True
        return super().eventFilter(watched, event)

    def _lay_out(self) -> None:
        texts = self.texts
        here = button(texts("entrants-toggle"), self.toggle, "", "check", texts("entrants-toggle-tip"))
        here.setObjectName("toggle")
        bring = button(
            texts("entrants-import"), self._ask_for_list, "", "import", texts("entrants-import-tip")
        )
        self.more = button(texts("entrants-more"), self._menu_at_button)
        top = line(label(texts("screen-entrants"), "title"), None, self.count)
        tools = line(self.search, here, bring, self.more, gap=8)
        layout = column(margin=MARGIN)
        layout.addLayout(top)
        layout.addLayout(tools)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.fields)
        self.setLayout(layout)
        self.setFocusProxy(self.search)
        self.setAcceptDrops(True)

    def _connect(self) -> None:
        self.fields.entered.connect(self.add)
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self._arrive)
        for typed in (self.search, *self.fields.findChildren(QLineEdit)):
            typed.installEventFilter(self)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(
            lambda at: self._menu(self.table.viewport().mapToGlobal(at))
        )
        self._key(self.table, Qt.Key.Key_Space, self.toggle)
        self._key(self.table, Qt.Key.Key_Delete, self._remove)
        self._key(self.table, QKeySequence.StandardKey.Paste, self._paste)
        self._key(self.search, Qt.Key.Key_Down, self._into_table)
        self._key(self.search, Qt.Key.Key_Escape, self._show_all)
        self._key(self.table, Qt.Key.Key_Escape, self._show_all)
        for keys, field in (("Ctrl+F", self.search), ("Ctrl+E", self.fields)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(field.setFocus)

    def _key(self, where: QWidget, key: Qt.Key | QKeySequence.StandardKey, do: Callable[[], None]) -> None:
        shortcut = QShortcut(QKeySequence(key), where, context=Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(do)

    def _show_columns(self, unit: Unit) -> None:
        team = unit is Unit.PARTNERSHIP
        here: Column[Entrant] = Column(
            "entrants-here", lambda _: "", checked=lambda row: row.checked_in, edit=self._tick, width=56
        )
        columns = [
            here,
            *([self.seeding.column()] if self.seeding.shown else []),
            Column("entrants-number", lambda row: str(row.id), RIGHT, width=56),
            *(self._member_column(place) for place in (0, 1) if team),
            Column("entrants-team" if team else "entrants-name", lambda row: row.name, edit=self._rename),
            Column("entrants-club", lambda row: row.club, edit=self._move),
            Column("entrants-remark", self._remark, color=lambda _: "muted"),
        ]
        self.model.set_columns(columns)
        self.table.fit_columns()

    def _member_column(self, place: int) -> Column[Entrant]:
        return Column(
            f"entrants-member-{place + 1}",
            lambda row: _member(row, place),
            edit=lambda row, text: self._member(row, place, text),
        )

    def _filter(self) -> None:
        if self.tournament is not None:
            found = search(self.search.text(), self.tournament.entrants.values(), entrant_text)
            key = "entrants-nobody-found" if self.tournament.entrants else "entrants-nobody"
            self.table.placeholder = self.texts(key)
            self.model.show(self.seeding.ordered(found))

    def _arrive(self) -> None:
        """Enter in the search: the only one found is here; of several the first is offered."""
        rows = self.model.rows
        if not self.search.text().strip() or not rows:
            return
        if len(rows) == 1 and not rows[0].checked_in:
            self.bridge.do(CheckIn((rows[0].id,)))
            self.search.selectAll()
            return
        self._into_table()

    def _show_all(self) -> None:
        self.search.clear()
        self.search.setFocus()

    def _into_table(self) -> None:
        if self.model.rows:
            self.table.setFocus()
            if not self.table.chosen():
                self.table.selectRow(0)

    def _show_last(self) -> None:
        if self.model.rows:
            self.table.choose(self.model.rows[-1].id)

    def _tick(self, row: Entrant, answer: str) -> None:
        self.bridge.do(CheckIn((row.id,), present=answer == "yes"))

    def _rename(self, row: Entrant, text: str) -> None:
        self.bridge.do(EditEntrant(replace(row, name=text)))

    def _move(self, row: Entrant, text: str) -> None:
        self.bridge.do(EditEntrant(replace(row, club=text)))

    def _member(self, row: Entrant, place: int, text: str) -> None:
        """A team that is called by its members is renamed with them."""
        members = tuple(text if other == place else _member(row, other) for other in (0, 1))
        by_members = row.name == team_name(*row.members[:2]) if len(row.members) > 1 else not row.name
        name = team_name(*members) if by_members else row.name
        self.bridge.do(EditEntrant(replace(row, name=name, members=members)))

    def _remark(self, row: Entrant) -> str:
        said = []
        if self._has_left(row):
            said.append(self.texts("entrants-withdrawn", round=row.withdrawn_from))
        elif row.withdrawn_from is not None:
            said.append(self.texts("presence-until", round=row.withdrawn_from - 1))
        if row.first_round > 1:
            said.append(self.texts("entrants-late", round=row.first_round))
        if row.away:
            said.append(self.texts("presence-remark", rounds=in_words(row.away)))
        if row.reserve:
            said.append(self.texts("reserve-remark"))
        elif not row.ranks:
            said.append(self.texts("entrants-unranked"))
        if row.formerly:
            said.append(self.texts("entrants-instead-of", name=row.formerly[-1]))
        if row.needs_table is not None:
            said.append(self.texts("conditions-remark-table", table=row.needs_table))
        apart = self._apart.get(row.id)
        if apart:
            names = ", ".join(other.name for other in apart)
            said.append(self.texts("conditions-remark-apart", names=names))
        return ", ".join(said)

    def _remove(self) -> None:
        for entrant in self.table.chosen():
            self.bridge.do(RemoveEntrant(entrant.id))

    def _has_left(self, entrant: Entrant) -> bool:
        """Whether he is not to be drawn any more; some say in advance that they leave later."""
        drawn = 0 if self.tournament is None else len(self.tournament.rounds)
        return entrant.withdrawn_from is not None and entrant.withdrawn_from <= drawn + 1

    def _withdraw(self) -> None:
        entrant = self.table.chosen()[0]
        drawn = 0 if self.tournament is None else len(self.tournament.rounds)
        self.bridge.do(Withdraw(entrant.id, None if self._has_left(entrant) else drawn + 1))

    def _substitute(self) -> None:
        from tichu_turnier.gui.dialogs.substitute import SubstituteDialog

        SubstituteDialog(self.bridge, self.texts, self.table.chosen()[0], self.window()).open()

    def _rank(self) -> None:
        entrant = self.table.chosen()[0]
        self.bridge.do(EditEntrant(replace(entrant, ranks=not entrant.ranks)))

    def _reserve(self) -> None:
        entrant = self.table.chosen()[0]
        self.bridge.do(SetReserve(entrant.id, not entrant.reserve))

    def _presence(self) -> None:
        from tichu_turnier.gui.dialogs.presence import PresenceDialog

        if self.tournament is not None:
            entrant = self.table.chosen()[0]
            PresenceDialog(self.bridge, self.texts, self.tournament, entrant, self.window()).open()

    def _are_apart(self) -> bool:
        """Whether the two who are chosen must not meet."""
        chosen = self.table.chosen()
        return len(chosen) > 1 and chosen[1] in self._apart.get(chosen[0].id, ())

    def _keep_apart(self) -> None:
        one, other = (entrant.id for entrant in self.table.chosen())
        self.bridge.do(KeepApart(one, other, not self._are_apart()))

    def _need_table(self) -> None:
        from tichu_turnier.gui.dialogs.table_wish import TableWishDialog

        TableWishDialog(self.bridge, self.texts, self.table.chosen()[0], self.window()).open()

    def _penalty(self) -> None:
        from tichu_turnier.gui.dialogs.penalties import open_penalties
        from tichu_turnier.gui.penalty_aim import Aim

        open_penalties(self.bridge, self.texts, Aim(self.table.chosen()[0].id), self.window())

    def _menu_at_button(self) -> None:
        self._menu(self.more.mapToGlobal(QPoint(0, self.more.height() + 2)))

    def _menu(self, at: QPoint) -> None:
        """What can be done with whoever is chosen."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chosen = self.table.chosen()
        one, two = len(chosen) == 1, len(chosen) == 2  # noqa: PLR2004 - two who do not meet
        back = one and self._has_left(chosen[0])
        actions: list[tuple[str, Callable[[], None], bool]] = [
            ("entrants-toggle", self.toggle, bool(chosen)),
            ("entrants-edit", self._edit, one),
            ("entrants-withdraw-back" if back else "entrants-withdraw", self._withdraw, one),
            ("entrants-substitute", self._substitute, one),
            ("entrants-rank" if one and not chosen[0].ranks else "entrants-unrank", self._rank, one),
            ("reserve-end" if one and chosen[0].reserve else "reserve-make", self._reserve, one),
            ("presence-menu", self._presence, one),
            ("conditions-need-table", self._need_table, one),
            (
                "conditions-meet-again" if self._are_apart() else "conditions-keep-apart",
                self._keep_apart,
                two,
            ),
            ("menu-penalty", self._penalty, one),
            ("entrants-remove", self._remove, bool(chosen)),
            ("entrants-paste", self._paste, bool(QApplication.clipboard().text().strip())),
        ]
        for key, do, possible in actions:
            action = QAction(self.texts(key), menu)
            action.setObjectName(key)
            action.setEnabled(possible)
            action.triggered.connect(do)
            menu.addAction(action)
        menu.popup(at)

    def _edit(self) -> None:
        current = self.table.currentIndex()
        self.table.edit(self.model.index(current.row(), 2 + self.seeding.shown))

    def _ask_for_list(self) -> None:
        kinds = f"{self.texts('entrants-lists')} ({' '.join(f'*{ending}' for ending in _LISTS)})"
        file, _ = QFileDialog.getOpenFileName(self, self.texts("entrants-import"), str(Path.home()), kinds)
        if file:
            self.import_list(Path(file))

    def _paste(self) -> None:
        text = QApplication.clipboard().text()
        if text.strip():
            self.import_list(text)


def _dropped(event: QDragEnterEvent | QDropEvent) -> Path | None:
    """The list of people that somebody drags onto the screen."""
    files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return next((file for file in files if file.suffix.lower() in _LISTS), None)


def _member(entrant: Entrant, place: int) -> str:
    return entrant.members[place] if place < len(entrant.members) else ""

"""The menu by which who has not come loses: on a table of the list, or by the menu key in a slip."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from tichu_turnier.entry.state import EntryState
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.results.result_tables import ResultTables
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import Walkover
from tichu_turnier.tournament.registration.namesakes import own_name


class Walkovers(QObject):
    """Offers a walkover for each side of a table that owes its result."""

    def __init__(
        self,
        bridge: Bridge,
        texts: Texts,
        tables: ResultTables,
        slip: QWidget,
        state: Callable[[], EntryState],
        enters: Callable[[int], None],
    ) -> None:
        super().__init__(tables)
        self._bridge, self._texts, self._tables, self._state = bridge, texts, tables, state
        self._enters = enters
        for each in (tables.table, slip):
            each.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        tables.table.customContextMenuRequested.connect(self._below)
        slip.customContextMenuRequested.connect(lambda _: self._here())

    def _here(self) -> None:
        """For the table that is open or on offer in the slip."""
        table = self._state().table or self._state().selected
        rows = (row for row, each in enumerate(self._tables.model.rows) if each.table == table)
        for row in rows:
            self._offer(row, self._tables.table.visualRect(self._tables.model.index(row, 0)).center())

    def _below(self, at: QPoint) -> None:
        self._offer(self._tables.table.indexAt(at).row(), at)

    def _offer(self, row: int, at: QPoint) -> None:
        table, tournament, number = self._tables.table, self._bridge.tournament, self._state().round
        if not 0 <= row < len(self._tables.model.rows) or tournament is None:
            return
        seating = tournament.seating(number, self._tables.model.rows[row].table)
        if seating is None:
            return
        menu = QMenu(table)
        menu.setObjectName("walkover")
        menu.aboutToHide.connect(menu.deleteLater)
        for who in seating.entrants():
            name = own_name(tournament, who)
            change = Walkover(number, seating.table, who, self._texts("walkover-note", name=name))
            if not any(finding.blocks for finding in change.findings(tournament)):
                words = self._texts("walkover-of", name=name).replace("&", "&&")
                menu.addAction(words, partial(self._enter, change))
        if not menu.isEmpty():
            menu.popup(table.viewport().mapToGlobal(at))

    def _enter(self, change: Walkover) -> None:
        """The slip hears first that what comes now is from here."""
        self._enters(change.table)
        self._bridge.do(change)

"""The menu on the list of tables that says which side of a match has not come."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from tichu_turnier.entry.state import TableRow
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RowsModel
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import Walkover


def offer_walkovers(
    table: Table[TableRow], model: RowsModel[TableRow], bridge: Bridge, texts: Texts, shown: Callable[[], int]
) -> None:
    """On a right click, for each side of a table that owes its result; `shown` is the round of the list."""
    table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def ask(at: QPoint) -> None:
        row, tournament, number = model.row(table.indexAt(at)), bridge.tournament, shown()
        seating = None if row is None or tournament is None else tournament.seating(number, row.table)
        if seating is None or tournament is None:
            return
        menu = QMenu(table)
        menu.setObjectName("walkover")
        menu.aboutToHide.connect(menu.deleteLater)
        for who in seating.entrants():
            name = tournament.name_of(who)
            change = Walkover(number, seating.table, who, texts("walkover-note", name=name))
            if not any(finding.blocks for finding in change.findings(tournament)):
                menu.addAction(texts("walkover-of", name=name), partial(bridge.do, change))
        if not menu.isEmpty():
            menu.popup(table.viewport().mapToGlobal(at))

    table.customContextMenuRequested.connect(ask)

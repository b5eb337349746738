"""Which lines of the list are one and the same?"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.parts import MARGIN, button, column, label, line
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import Column, RowsModel
from tichu_turnier.gui.entrants.desk_line import DeskLine
from tichu_turnier.gui.help.f1 import help_with_f1
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.joining import merging
from tichu_turnier.tournament.model.snapshot import EntrantId
from tichu_turnier.tournament.registration.overview import Couple


class DoublesDialog(QDialog):
    """Two names a line: Enter makes one of them, Delete says that they are two."""

    def __init__(self, bridge: Bridge, texts: Texts, found: DeskLine, parent: QWidget) -> None:
        super().__init__(parent)
        self.finished.connect(self.deleteLater)
        self._bridge, self._texts, self._found = bridge, texts, found
        self._two: set[Couple] = set()
        self.setWindowTitle(texts("doubles-title"))
        help_with_f1(self, texts, lambda: "screen-entrants")
        self.resize(720, 420)
        columns: list[Column[Couple]] = [
            Column("doubles-one", lambda row: self._words(row[0])),
            Column("doubles-other", lambda row: self._words(row[1])),
            Column("doubles-result", self._result),
        ]
        self.model: RowsModel[Couple] = RowsModel(columns, texts, lambda row: row)
        self.table: Table[Couple] = Table(self.model)
        self.table.placeholder = texts("doubles-none")
        merge = button(texts("doubles-merge"), self.merge, "primary", "check")
        merge.setDefault(True)
        apart = button(texts("doubles-two"), self.are_two)
        layout = column(label(texts("doubles-hint"), wrap=True), margin=MARGIN)
        layout.addWidget(self.table, 1)
        layout.addLayout(line(apart, None, button(texts("doubles-close"), self.accept), merge, gap=8))
        self.setLayout(layout)
        for key, do in (
            (Qt.Key.Key_Return, self.merge),
            (Qt.Key.Key_Enter, self.merge),
            (Qt.Key.Key_Delete, self.are_two),
        ):
            QShortcut(
                QKeySequence(key), self.table, context=Qt.ShortcutContext.WidgetShortcut
            ).activated.connect(do)
        found.said.connect(self._show)
        self._show(found.doubles)
        self.table.setFocus()

    def merge(self) -> None:
        """The chosen two become one, with what is better of both."""
        tournament, chosen = self._bridge.tournament, self.table.chosen()
        if tournament is not None and chosen:
            self._bridge.do(merging(tournament, *chosen[0]))

    def are_two(self) -> None:
        """They are different after all: until the window is closed they are not asked about again."""
        self._two.update(self.table.chosen())
        self._show(self._found.doubles)

    def _show(self, found: tuple[Couple, ...]) -> None:
        self.model.show([couple for couple in found if couple not in self._two])
        if self.model.rows and not self.table.chosen():
            self.table.selectRow(0)

    def _result(self, couple: Couple) -> str:
        """What the two become."""
        tournament = self._bridge.tournament
        if tournament is None or not all(who in tournament.entrants for who in couple):
            return ""
        change = merging(tournament, *couple)
        if change.findings(tournament):
            return ""
        return change.apply(tournament).entrants[change.keep].name

    def _words(self, who: EntrantId) -> str:
        tournament = self._bridge.tournament
        known = None if tournament is None else tournament.entrants.get(who)
        parts = () if known is None else (str(who), known.name, known.club)
        return " · ".join(part for part in parts if part)

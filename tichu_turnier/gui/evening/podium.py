"""Who has won, once there is nothing left to time?"""

from PySide6.QtWidgets import QAbstractItemView, QFrame

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.latest_only import Latest
from tichu_turnier.gui.common.listing_columns import columns_of
from tichu_turnier.gui.common.parts import column, label, letters
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RowsModel
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.ranking import Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings.standings import COLUMNS, Face, Line, fields

_LARGE = 1.2
"""Letters so much larger leave no room for the last column; the standings have it."""


class Podium(QFrame):
    """The final ranking with places, names and points; stands where the clock stood."""

    def __init__(self, bridge: Bridge, texts: Texts) -> None:
        super().__init__()
        self.setObjectName("podium")
        self.setProperty("role", "card")
        self.texts = texts
        self._asked: Tournament | None = None
        self._ranks: Latest[tuple[Row, ...]] = Latest(bridge, self)
        self.model: RowsModel[Line] = RowsModel([], texts, lambda line: line.row.entrant.id)

    def show_tournament(self, tournament: Tournament) -> None:
        """Ranks this snapshot beside the GUI thread and shows it."""
        if tournament is not self._asked:
            self._build(tournament)
            self._asked = tournament
            self._ranks.ask(lambda: standings(tournament), self._show)

    def _build(self, tournament: Tournament) -> None:
        """Only once there is a winner: until then the evening is there sooner without."""
        if self.layout() is not None:
            return
        self._set_columns(tournament)
        table = Table(self.model)
        table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        table.setFrameShape(QFrame.Shape.NoFrame)
        self.setLayout(column(label(self.texts("sheets-ranking"), "heading"), table, margin=12, gap=8))

    def _show(self, rows: tuple[Row, ...]) -> None:
        self.model.show([Line(row) for row in rows])

    def _set_columns(self, tournament: Tournament) -> None:
        keys = COLUMNS[Face.PODIUM].split()
        found = fields(tournament, self.texts, Face.PODIUM)
        shown = keys if letters() < _LARGE else keys[:-1]
        self.model.set_columns(columns_of({key: found[key] for key in shown}, self.texts))

"""Who has won, once there is nothing left to time?"""

from collections.abc import Callable

from PySide6.QtWidgets import QAbstractItemView, QFrame

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.latest_only import Latest
from tichu_turnier.gui.common.parts import column, heading_width, label, letters
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RIGHT, Column, RowsModel
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.ranking import Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.numbers import amount

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
        self.model: RowsModel[Row] = RowsModel(self._columns(), texts, lambda row: row.entrant.id)

    def show_tournament(self, tournament: Tournament) -> None:
        """Ranks this snapshot beside the GUI thread and shows it."""
        if tournament is not self._asked:
            self._build()
            self._asked = tournament
            self._ranks.ask(lambda: standings(tournament), self.model.show)

    def _build(self) -> None:
        """Only once there is a winner: until then the evening is there sooner without."""
        if self.layout() is not None:
            return
        table = Table(self.model)
        table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        table.setFrameShape(QFrame.Shape.NoFrame)
        self.setLayout(column(label(self.texts("sheets-ranking"), "heading"), table, margin=12, gap=8))

    def _columns(self) -> list[Column[Row]]:
        point = self.texts("sheets-decimal-point")

        def victory(row: Row) -> str:
            return amount(row.record.victory_points, point)

        def tichu(row: Row) -> str:
            return amount(row.record.tichu_points, point)

        columns = [
            self._number("sheets-place", lambda row: row.shown_place),
            Column("sheets-name", lambda row: row.entrant.name, tip=lambda row: row.entrant.name),
            self._number("sheets-victory-points", victory),
            self._number("sheets-tichu-points", tichu),
        ]
        return columns if letters() < _LARGE else columns[:-1]

    def _number(self, key: str, text: Callable[[Row], str]) -> Column[Row]:
        """As wide as its heading."""
        return Column(key, text, RIGHT, width=heading_width(self.texts(key)))

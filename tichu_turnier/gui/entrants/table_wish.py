"""Which table does somebody need, for a wheelchair or the terrace?"""

from PySide6.QtWidgets import QInputDialog, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.help.f1 import help_with_f1
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import NeedTable
from tichu_turnier.tournament.changes.side_conditions import MOST_TABLES
from tichu_turnier.tournament.model.snapshot import Entrant


class TableWishDialog(QInputDialog):
    """Asks for the number of the table; 0 for any."""

    def __init__(self, bridge: Bridge, texts: Texts, entrant: Entrant, parent: QWidget) -> None:
        super().__init__(parent)
        self.finished.connect(self.deleteLater)
        self.setWindowTitle(texts("conditions-need-table"))
        help_with_f1(self, texts, lambda: "screen-entrants")
        self.setLabelText(texts("conditions-which-table", name=entrant.name))
        self.setInputMode(QInputDialog.InputMode.IntInput)
        self.setIntRange(0, MOST_TABLES)
        self.setIntValue(entrant.needs_table or 0)
        self.setOkButtonText(texts("regulations-save"))
        self.setCancelButtonText(texts("regulations-cancel"))
        self.intValueSelected.connect(lambda table: bridge.do(NeedTable(entrant.id, table or None)))

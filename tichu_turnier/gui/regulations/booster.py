"""At which tables is Booster played?"""

import re
from dataclasses import replace

from PySide6.QtCore import QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Regulations

_NUMBERS = QRegularExpression(r"(\d{1,3}[ ,]*)*")


class BoosterField:
    """The numbers of the tables, to be seen where the house rules say that Booster is played."""

    def __init__(self, texts: Texts, regulations: Regulations) -> None:
        self._texts = texts
        self.tables = QLineEdit(", ".join(map(str, regulations.booster_tables)))
        self.tables.setPlaceholderText(texts("booster-tables-all"))
        self.tables.setToolTip(texts("booster-tables-tip"))
        self.tables.setValidator(QRegularExpressionValidator(_NUMBERS, self.tables))
        self.tables.setObjectName("booster-tables")

    def add_row(self, rows: QFormLayout, played: QComboBox) -> None:
        """Puts the row into a form; `played` is the answer on which it depends."""
        rows.addRow(self._texts("booster-tables"), self.tables)

        def follow() -> None:
            rows.setRowVisible(self.tables, played.currentData() == "yes")

        played.currentIndexChanged.connect(follow)
        follow()

    def applied(self, regulations: Regulations) -> Regulations:
        """The regulations with what is typed."""
        numbers = {int(number) for number in re.findall(r"\d+", self.tables.text())}
        return replace(regulations, booster_tables=tuple(sorted(numbers - {0})))

"""What do those do who are too many for tables of four, and do the best play each other?"""

from dataclasses import replace

from PySide6.QtWidgets import QComboBox, QFormLayout

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.snapshot import OddNumbers, Regulations
from tichu_turnier.tournament.tables.table_count import odd_numbers_of


class OddNumbersFields:
    """Fields for the settings that the format uses."""

    def __init__(self, texts: Texts, regulations: Regulations) -> None:
        self._texts = texts
        options = format_of(regulations.format).options
        possible = odd_numbers_of(replace(regulations, odd_numbers=OddNumbers.FIVE))
        self._odd = "odd_numbers" in options and possible is not OddNumbers.REST
        self._order = "by_standings" in options
        self.odd_numbers = QComboBox()
        for odd in OddNumbers:
            self.odd_numbers.addItem(texts(f"regulations-odd-numbers-{odd.value}"), odd.value)
        self.odd_numbers.setCurrentIndex(list(OddNumbers).index(regulations.odd_numbers))
        self.odd_numbers.setToolTip(texts("regulations-odd-numbers-tip"))
        self.odd_numbers.setObjectName("odd-numbers")
        self.by_standings = QComboBox()
        self.by_standings.addItem(texts("regulations-draw-order-lot"), False)
        self.by_standings.addItem(texts("regulations-draw-order-standings"), True)
        self.by_standings.setCurrentIndex(int(regulations.by_standings))
        self.by_standings.setToolTip(texts("regulations-draw-order-tip"))
        self.by_standings.setObjectName("by-standings")

    def add_order(self, form: QFormLayout) -> None:
        """Puts the row into a form that says whether the standings decide."""
        if self._order:
            form.addRow(self._texts("regulations-draw-order"), self.by_standings)

    def add_odd_numbers(self, form: QFormLayout) -> None:
        """Puts the row into a form that says what those do who are too many."""
        if self._odd:
            form.addRow(self._texts("regulations-odd-numbers"), self.odd_numbers)

    def applied(self, regulations: Regulations) -> Regulations:
        """The regulations with what is set."""
        return replace(
            regulations,
            odd_numbers=OddNumbers(str(self.odd_numbers.currentData())),
            by_standings=bool(self.by_standings.currentData()),
        )

"""How are lots that were drawn on paper typed in, table by table, with the keyboard alone?"""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from tichu_turnier.gui.common.name_field import NameField
from tichu_turnier.gui.common.number_field import NumberField
from tichu_turnier.gui.common.parts import button, column, label, line
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, OddNumbers

_SEATS = 4
_FIFTH, _SIXTH, _PARTNER = 4, 5, 1
_OPTIONAL = {OddNumbers.FIVE: {_FIFTH}, OddNumbers.SIX: {_FIFTH, _SIXTH}, OddNumbers.THREE: {_PARTNER}}
"""The fields that may stay empty: nobody rests at a table of four, nobody partners whoever plays alone."""
_TABLE_DIGITS = 4
_FIFTH_WIDTH, _SIXTH_WIDTH = 250, 140


class HandLine(QFrame):
    """Table number and its names; Enter goes from field to field and at the last takes the table."""

    typed = Signal(int, object)
    """A table (its number) with those who sit there (tuple of EntrantId)."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._texts = texts
        self._people: Sequence[Entrant] = ()
        self.table = NumberField(_TABLE_DIGITS)
        self.table.setFixedWidth(64)
        self.table.setObjectName("hand-table")
        self.fields = [NameField(self.people) for _ in range(_SIXTH + 1)]
        for index, field in enumerate(self.fields):
            field.setObjectName(f"hand-seat-{index}")
            field.entered.connect(lambda index=index: self._go_on(index))
        for field in self.fields[_FIFTH:]:
            field.hide()
        take = button(texts("draw-take-table"), self.enter, "primary", tip=texts("draw-take-table-tip"))
        first = line(
            label(texts("draw-table"), "heading"), self.table, None, *self.fields[_FIFTH:], take, gap=10
        )
        self._rows = [line(*self.fields[:2], gap=10), line(*self.fields[2:_SEATS], gap=10)]
        layout = column(margin=12, gap=8)
        layout.addLayout(first)
        for row in self._rows:
            layout.addLayout(row)
        self.setLayout(layout)
        self.setFocusProxy(self.fields[0])
        self._places = _SEATS
        self._optional: set[int] = set()

    def people(self) -> Sequence[Entrant]:
        """Who can be named."""
        return self._people

    def show_line(
        self, table: int, people: Sequence[Entrant], places: int, odd: OddNumbers = OddNumbers.REST
    ) -> None:
        """Ready for this table; `people` can be named, those without a place first."""
        self._people = people
        self._optional = _OPTIONAL.get(odd, set())
        self._places = places + sum(index >= _SEATS for index in self._optional)
        self.table.show_number(table)
        one = "draw-one" if any(entrant.members for entrant in people) else "sheets-name"
        teams = (self._texts(one), self._texts("draw-other"), "", "", "", "")
        words = [self._texts(f"draw-seat-{seat}") for seat in range(_SEATS)]
        six = odd is OddNumbers.SIX
        for field in self.fields[_FIFTH:]:
            field.setMinimumWidth(_SIXTH_WIDTH if six else _FIFTH_WIDTH)
        words += [self._texts("odd-six-fifth" if six else "odd-fifth"), self._texts("odd-six-sixth")]
        if odd is OddNumbers.THREE:
            words[_PARTNER] = self._texts("odd-partner")
        for index, field in enumerate(self.fields):
            field.setVisible(index < self._places)
            field.choose(None)
            field.setPlaceholderText(words[index] if places == _SEATS else teams[index])

    def fill(self, table: int, seated: Sequence[Entrant | None]) -> None:
        """Shows a table that was typed before, to be corrected."""
        self.table.show_number(table)
        for field, entrant in zip(self.fields, seated, strict=False):
            field.choose(entrant)

    def enter(self) -> None:
        """Takes the table if every place is named; else goes to the first that is not."""
        named: list[EntrantId] = []
        for index, field in enumerate(self.fields[: self._places]):
            if not field.take() or (field.chosen is None and index not in self._optional):
                field.setFocus()
                return
            if field.chosen is not None:
                named.append(field.chosen)
        if self.table.number is None:
            self.table.setFocus()
            return
        self.typed.emit(self.table.number, tuple(named))
        self.fields[0].setFocus()

    def _go_on(self, index: int) -> None:
        if index + 1 < self._places:
            self.fields[index + 1].setFocus()
            self.fields[index + 1].selectAll()
        else:
            self.enter()

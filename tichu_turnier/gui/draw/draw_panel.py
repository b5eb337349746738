"""The panel of the draw screen: draws on trial, figures, and the line to type in a draw made on paper."""

import secrets
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QPushButton

from tichu_turnier.gui.common.fields import button, on_keys
from tichu_turnier.gui.common.name_field import NameField
from tichu_turnier.gui.common.parts import Card, boxed, column, label, line, scrolling
from tichu_turnier.gui.common.typed_field import all_read
from tichu_turnier.gui.common.value_fields import number_field
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.certificate import draw_code
from tichu_turnier.tournament.draws.rotation.quality import Figure
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, OddNumbers, Round

_KEYS = {"again": "F3", "hand": "F4", "discard": "Ctrl+Del", "withdraw": "Ctrl+Del", "print": "Ctrl+P"}
_MARGIN = 16
_SEATS = 4
_MOST_TABLES = 9999
_MOST_SEEDS = 10**15 - 1
_DIGITS = 10
"""Of a seed so many are seen at once; hardly one has more."""
_FIFTH, _SIXTH, _PARTNER = 4, 5, 1
_OPTIONAL = {OddNumbers.FIVE: {_FIFTH}, OddNumbers.SIX: {_FIFTH, _SIXTH}, OddNumbers.THREE: {_PARTNER}}
"""The fields that may stay empty: nobody rests at a table of four, one who plays alone has no partner."""


def new_seed() -> int:
    return 1 + secrets.randbelow(999_999)


class TypedTable(Card):
    """Number and names of a table drawn on paper; Enter goes from field to field, at the last takes it."""

    typed = Signal(int, object)
    """A table (its number) with those who sit there (tuple of EntrantId)."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self._people: Sequence[Entrant] = ()
        self.table = number_field(texts, 1, _MOST_TABLES, 1, step=0)
        self.table.setFixedWidth(64)
        self.table.setObjectName("typed-table")
        self.fields = [NameField(lambda: self._people) for _ in range(_SIXTH + 1)]
        for index, field in enumerate(self.fields):
            field.setObjectName(f"typed-seat-{index}")
            field.entered.connect(lambda index=index: self._go_on(index))
        for field in self.fields[_FIFTH:]:
            field.hide()
        take = button(texts("draw-take-table"), self.enter, "primary", tip=texts("draw-take-table-tip"))
        table = label(texts("draw-table"), "heading")
        first = line(table, self.table, None, *self.fields[_FIFTH:], take, gap=10)
        rows = line(*self.fields[:2], gap=10), line(*self.fields[2:_SEATS], gap=10)
        self.setLayout(column(first, *rows, margin=12, gap=8))
        self.setFocusProxy(self.fields[0])
        self._places = _SEATS
        self._optional: set[int] = set()

    def show_line(
        self, table: int, people: Sequence[Entrant], places: int, odd: OddNumbers = OddNumbers.REST
    ) -> None:
        """Ready for this table; `people` can be named, those without a place first."""
        self._people = people
        self._optional = _OPTIONAL.get(odd, set())
        self._places = places + sum(index >= _SEATS for index in self._optional)
        self.table.setValue(table)
        one = "draw-one" if any(entrant.members for entrant in people) else "sheets-name"
        teams = (self._texts(one), self._texts("draw-other"), "", "", "", "")
        words = [self._texts(f"draw-seat-{seat}") for seat in range(_SEATS)]
        six = odd is OddNumbers.SIX
        for field in self.fields[_FIFTH:]:
            field.setMinimumWidth(140 if six else 250)
        words += [self._texts("odd-six-fifth" if six else "odd-fifth"), self._texts("odd-six-sixth")]
        if odd is OddNumbers.THREE:
            words[_PARTNER] = self._texts("odd-partner")
        for index, field in enumerate(self.fields):
            field.setVisible(index < self._places)
            field.choose(None)
            field.setPlaceholderText(words[index] if places == _SEATS else teams[index])

    def fill(self, table: int, seated: Sequence[Entrant | None]) -> None:
        self.table.setValue(table)
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
        if all_read(self):
            self.typed.emit(self.table.value(), tuple(named))
            self.fields[0].setFocus()

    def _go_on(self, index: int) -> None:
        if index + 1 < self._places:
            self.fields[index + 1].setFocus()
            self.fields[index + 1].selectAll()
        else:
            self.enter()


class DrawPanel(Card):
    """Seed, the buttons, and the quality figures beside what is possible."""

    wished = Signal(str)
    """A button was pressed: `draw`, `again`, `publish`, `discard`, `hand`, `print`, `clock`, `withdraw`."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self._primary = "draw"
        self.heading = label("", "heading")
        self.who = label("", wrap=True)
        self.state = label("", "hint", wrap=True, name="draw-state")
        self.absent = label("", "hint", wrap=True)
        self.resting = label("", wrap=True)
        self.seed = number_field(texts, 1, _MOST_SEEDS, 1, step=0, digits=_DIGITS)
        self.seed.setObjectName("seed")
        self.seed.textEdited.connect(lambda _: self.wished.emit("discard"))
        self.seed.setToolTip(texts("draw-seed-tip"))
        self.seed_words = label(texts("draw-seed"), "hint")
        self.new_seed = button("", self._seed_anew, picture="redo", tip=texts("draw-new-seed"))
        words, tip = texts("draw-do-draw"), "Ctrl+Enter"
        self.primary = button(words, self._press_primary, "primary", tip=tip, name="draw-primary")
        self.primary.setMinimumHeight(42)
        names = ("again", "hand", "discard", "print", "clock", "withdraw")
        self.others = {name: self._other(name) for name in names}
        self.figures_title = label(texts("draw-quality"), "heading")
        self.figures = label("", wrap=True, name="figures")
        self.cost = label("", wrap=True)
        self.code = label("", "hint")
        self.code.setToolTip(texts("fairness-recompute"))
        self._lay_out()
        for key in dict.fromkeys(_KEYS.values()):
            on_keys(self, key, partial(self.press, key))
        self._widen()
        self.shuffle()

    def shuffle(self) -> None:
        self.seed.setValue(new_seed())

    def _seed_anew(self) -> None:
        self.shuffle()
        self.wished.emit("discard")

    def _press_primary(self) -> None:
        self.wished.emit(self._primary)

    def show_state(self, state: str, primary: str, *others: str, possible: bool = True) -> None:
        """What is to be said about a draw, the one thing to do next, and what else can be done."""
        self.state.setText(self._texts(f"exchange-state-{state}"))
        self._primary = primary
        self.primary.setText(self._texts(f"draw-do-{primary}"))
        self.primary.setEnabled(possible)
        for name, other in self.others.items():
            other.setVisible(name in others)

    def show_seed(self, seed: int | None, *, editable: bool, swapped: bool = False) -> None:
        self.seed_words.setText(self._texts("draw-seed-exchanged" if swapped else "draw-seed"))
        for widget in (self.seed, self.seed_words):
            widget.setVisible(seed is not None or editable)
        self.new_seed.setVisible(editable)
        self.seed.setEnabled(editable)
        if seed is not None:
            self.seed.setValue(seed)

    def show_figures(self, drawn: Round | None, figures: Sequence[Figure] = ()) -> None:
        """Each figure that matters beside what is possible, and the check code; without a round nothing."""
        texts, code = self._texts, "" if drawn is None else draw_code(drawn)
        if drawn is None:
            self.show_cost(None)
        lines = [
            texts(
                "fairness-line",
                name=texts(f"fairness-{figure.key}"),
                value=texts(
                    f"fairness-{figure.verdict}", count=figure.value, least=figure.least, scope=figure.scope
                ),
            )
            for figure in figures
        ]
        self.figures_title.setVisible(bool(figures))
        self.figures.setText("\n".join(lines))
        self.code.setText(texts("fairness-line", name=texts("fairness-code"), value=code) if code else "")

    def show_cost(self, cost: int | None) -> None:
        """How many reunions until the end are due to those who came and went; None where nobody did."""
        self.cost.setText("" if cost is None else self._texts("fairness-cost-of-changes", count=cost))
        self.cost.setVisible(cost is not None)

    def press(self, key: str) -> None:
        for name, other in self.others.items():
            pressed = self.primary if name == self._primary else other
            if _KEYS.get(name) == key and pressed.isVisible():
                pressed.click()
                return

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._widen()

    def _widen(self) -> None:
        """Wide enough for every button, also those that are not in sight now, and every word."""
        parts = (*self.others.values(), self.primary, self.figures_title)
        bold = QFont(self.primary.font())
        bold.setBold(True)
        printing = QFontMetrics(bold).horizontalAdvance(self._texts("draw-do-print")) + 36
        widest = max(printing, *(one.sizeHint().width() for one in parts)) + 2 * _MARGIN
        digits = self.seed.fontMetrics().horizontalAdvance("0" * _DIGITS)
        seed = self.seed_words.sizeHint().width() + self.new_seed.sizeHint().width() + digits
        wanted = max(312, widest, seed + 2 * _MARGIN) + 16
        if self.minimumWidth() != wanted:
            self.setFixedWidth(wanted)

    def _other(self, name: str) -> QPushButton:
        means, key = self._texts(f"exchange-means-{name}"), _KEYS.get(name)
        tip = f"{means} ({key})" if key else means
        words = self._texts(f"draw-do-{name}")
        return button(words, lambda: self.wished.emit(name), tip=tip, name=f"draw-{name}")

    def _lay_out(self) -> None:
        said = column(self.heading, self.state, self.who, self.absent, self.resting, gap=8)
        said.setContentsMargins(0, 0, 0, 4)
        seed = line(self.seed_words, self.seed, self.new_seed, gap=6)
        acts = column(seed, self.primary, *self.others.values(), gap=8)
        acts.setContentsMargins(0, 0, 0, 10)
        figures = column(self.figures_title, self.figures, self.cost, self.code, gap=8)
        self.setLayout(column(scrolling(boxed(column(said, acts, figures, None, margin=_MARGIN, gap=8)))))

"""Covers a slip while something is to be decided: entries that differ, a correction, a reason."""

from collections.abc import Iterator, Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from tichu_turnier.entry.keys import REPAIR_KEYS
from tichu_turnier.entry.state import HandedOut
from tichu_turnier.entry.view import Names, ReviewView, by_seats
from tichu_turnier.gui.common.consequences import Consequences
from tichu_turnier.gui.common.fields import button, on_keys
from tichu_turnier.gui.common.parts import boxed, column, label, line
from tichu_turnier.gui.results.slip_paint import CALL_LETTERS
from tichu_turnier.rules.calls import Call, call_at
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.results import LONGEST_NOTE, totals_text
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.second_pass import Estimate, Item, PassState, compared_unit
from tichu_turnier.words.numbers import decimals

_FEW = 0.1


class PassReview(QFrame):
    """Both entries of a slip beside each other; a key or a click takes one of them."""

    chosen = Signal(str)
    """Name of the key that says which is right."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self.setProperty("role", "card")
        self.shown: ReviewView | None = None
        self.title = label("", "title", wrap=True)
        self.table = QWidget()
        self.choices = [
            button(texts(f"second-take-{which}", key=key.upper()), partial(self.chosen.emit, key))
            for which, key in zip(("first", "second"), REPAIR_KEYS, strict=False)
        ]
        for choice in self.choices:
            choice.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.advice = label(texts("second-advice"), "hint", wrap=True)
        self.told = label("", "hint", wrap=True)
        choices = line(*self.choices, None)
        parts = (self.title, self.table, choices, self.advice, None, self.told)
        self._layout = column(*parts, margin=16, gap=14)
        self.setLayout(self._layout)

    def show_review(self, view: ReviewView) -> None:
        if view == self.shown:
            return
        self.shown = view
        differs = view.state is PassState.DIFFERS
        self.title.setText(self.texts(f"second-title-{view.state}", table=view.table))
        for each in (*self.choices, self.advice):
            each.setVisible(differs)
        new = boxed(self._grid(view))
        self._layout.replaceWidget(self.table, new)
        self.table.deleteLater()
        self.table = new
        self.told.setText("" if differs else self._estimate(view.estimate))

    def _grid(self, view: ReviewView) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(3, 1)
        heads = ("", self.texts("second-first"), self.texts("second-second")) if view.differences else ()
        for at, words in enumerate(heads):
            grid.addWidget(label(words, "hint"), 0, at)
        for row, (each, names) in enumerate(zip(view.differences, view.names, strict=True), 1):
            number = self.texts("second-hand", hand=each.hand)
            grid.addWidget(label(number), row, 0)
            grid.addWidget(self._typed(each.first, names), row, 1)
            grid.addWidget(self._typed(each.second, names), row, 2)
        return grid

    def _typed(self, item: Item, names: Names) -> QLabel:
        if item is None:
            return label("–", "heading")
        words = [f"{item.a} : {item.b}".replace("-", "−")]
        if isinstance(item, HandReport):
            words += self._marks(item, by_seats(names))
        elif item.hands_played:
            words.append(self.texts("entry-hands-count", count=item.hands_played))
        return label("   ".join(words), "heading")

    def _marks(self, hand: HandReport, names: Mapping[int, str]) -> Iterator[str]:
        for seat, call in enumerate(hand.calls):
            if call is not Call.NONE:
                yield f"{CALL_LETTERS[call]} {'✓' if hand.first_out == seat else '✗'} {names[seat]}"
        if hand.first_out is not None and call_at(hand.calls, hand.first_out) is Call.NONE:
            yield f"1. {names[hand.first_out]}"
        if hand.double is not None and hand.double.side is not None:
            yield self.texts("entry-key-double")

    def _estimate(self, told: Estimate | None) -> str:
        if told is None:
            return ""
        compared = self.texts("second-count", count=told.compared, unit=compared_unit(told))
        if told.hidden < _FEW:
            return f"{compared} {self.texts('second-hidden-hardly')}"
        return f"{compared} {self.texts('second-hidden', count=decimals(told.hidden, self.texts, 1))}"


class CorrectionReview(Consequences):
    """Covers the slip while a correction waits and nothing is typed; the slip keeps the keyboard."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts, "correction-accept", "correction-drop", "correction-edit")
        for each in (self.take, self.leave):
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_correction(self, tournament: Tournament, asked: HandedOut) -> None:
        change = asked.change
        result = tournament.results.get(change.at)
        before = "" if result is None else totals_text(result.report)
        args = {"before": before, "after": totals_text(change.report)}
        heading = self.texts("correction-heading", round=change.round, table=change.table, **args)
        self.show_changes(heading, "", self.texts("correction-changes"), asked.found)


class ReasonLine(QFrame):
    """One line to type a reason or a note into: Enter takes it, Esc goes back to the form."""

    given = Signal(str)
    left = Signal()

    def __init__(self, texts: Texts, kind: str, *, needed: bool) -> None:
        super().__init__()
        self._needed = needed
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)  # not seen, no room
        self.setProperty("role", "card")
        example = texts(f"entry-{kind}-example")
        self.field = QLineEdit(placeholderText=example, maxLength=LONGEST_NOTE)
        self.field.returnPressed.connect(self._take)
        on_keys(self.field, Qt.Key.Key_Escape, self.left.emit, here=True)
        layout = line(label(texts(f"entry-{kind}")), self.field)
        layout.setContentsMargins(10, 6, 10, 6)
        self.setLayout(layout)

    def ask(self, before: str = "") -> None:
        self.field.setText(before)
        self.field.setFocus()

    def _take(self) -> None:
        reason = self.field.text().strip()
        if reason or not self._needed:
            self.left.emit()
            self.given.emit(reason)

"""The slip of a table with what stands around it: title, message, totals, save button, legend of keys."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QFont, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from tichu_turnier.entry.state import EntryState
from tichu_turnier.entry.view import person_views, review, stage_views, totals_view
from tichu_turnier.finding import Finding, worst
from tichu_turnier.gui.common.fields import button
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.parts import boxed, column, label, line, restyle
from tichu_turnier.gui.results.slip_covers import CorrectionReview, PassReview, ReasonLine
from tichu_turnier.gui.results.slip_legend import KeyLegend, offers, offers_of_both
from tichu_turnier.gui.results.slip_speech import SlipSpeech
from tichu_turnier.gui.results.slip_view import PersonTotals, SaveButton, SlipView
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.results import NoteResult
from tichu_turnier.tournament.model.snapshot import Result, ResultKey
from tichu_turnier.words import finding_words
from tichu_turnier.words.names import first_of


class SlipPanel(QWidget):
    """The slip, what is said around it, and what covers it while something is to be decided."""

    noted = Signal(NoteResult)

    def __init__(self, texts: Texts, go_on: Callable[[], object], *beside: QWidget) -> None:
        super().__init__()
        self.texts = texts
        self.title, self.hint = label("", "big"), label("", "hint")
        self.slip = SlipView(texts)
        self.back = button(
            texts("entry-all-tables"), lambda: self.slip.pressed.emit("escape"), picture="back"
        )
        self.back.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.speech = SlipSpeech(self.slip, texts)
        self.slip.needed.connect(self._share_height)
        self.scroller = QScrollArea(widgetResizable=True)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.setWidget(self.slip)
        self.scroller.verticalScrollBar().rangeChanged.connect(lambda *_: self.slip.see_cursor(self.scroller))
        self.review, self.correction = PassReview(texts), CorrectionReview(texts)
        self.message = label("", wrap=True)
        self.message.setMinimumHeight(self.message.fontMetrics().height() + 4)
        self.people, self.save = PersonTotals(texts), SaveButton(texts, go_on)
        self.reason, self.note = (
            ReasonLine(texts, kind, needed=kind == "reason") for kind in ("reason", "note")
        )
        self._about: ResultKey = (0, 0)
        self.note.given.connect(lambda note: self.noted.emit(NoteResult(*self._about, note)))
        self.legend = KeyLegend(texts)
        self.foot = QStackedWidget()
        self.foot.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.foot.addWidget(boxed(line(self.people, self.save)))
        for typed in (self.reason, self.note):
            typed.left.connect(self._end_reason)
            self.foot.addWidget(typed)
        page = QGridLayout()
        for part in (self.scroller, self.review, self.correction):
            page.addWidget(part, 0, 0)
        self.review.hide()
        self.correction.hide()
        self.head = boxed(Flow(self.back, self.title, *beside, self.hint, gap=12))  # remembers its size
        self.setLayout(column(self.head, page, self.message, self.foot, self.legend, gap=_GAP, grows=page))

    def show_state(self, state: EntryState, round_name: str) -> None:
        # Covers the slip, which keeps the keyboard, while there is something to decide about it.
        view, asked = review(state) if state.second else None, state.correction_in_front
        covered = view is not None and state.form is not None
        title, hint = self._head(state, round_name)
        self.title.setText(title)
        self.hint.setText("" if covered else hint)
        restyle(self.hint, "role", "note" if state.second else "hint")
        self.review.setVisible(view is not None)
        self.correction.setVisible(asked is not None)
        if view is not None:
            self.review.show_review(view)
            self.review.raise_()
        if asked is not None:
            self.correction.show_correction(state.tournament, asked)
            self.correction.raise_()
        instead = self._instead(state, round_name)
        self.slip.typing = state.table is not None or not state.idle
        self.slip.show_slip(stage_views(state), totals_view(state), instead)
        self.people.show_people(() if view is not None else person_views(state))
        self._show_message(state)
        self.legend.show_offers(offers_of_both(state) if covered else offers(state))
        self.save.show_state(state)
        if self.save.isHidden() is not covered:
            self.save.setVisible(not covered)
        self.slip.see_cursor(self.scroller)
        if QAccessible.isActive():
            self._speak(instead)

    def _speak(self, instead: str) -> None:
        """What stands around the slip, for those who do not see it; what covers it by all its words."""
        covers = (each for each in (self.review, self.correction) if each.isVisibleTo(self))
        parts = (part for each in covers for part in each.findChildren(QWidget))
        words = (
            part.text() for part in parts if isinstance(part, (QLabel, QPushButton)) and part.isVisible()
        )
        covering = " ".join(words)
        enter = self.save.text() if self.save.takes_enter else ""
        head = f"{self.title.text()} {self.hint.text()}".strip()
        self.speech.tell((head, instead, self.message.text(), covering, enter))
        self.people.setAccessibleName(self.people.spoken())
        self.legend.setAccessibleName(self.legend.spoken())

    def ask_reason(self) -> None:
        self.foot.setCurrentWidget(self.reason)
        self.reason.ask()

    def ask_note(self, result: Result) -> None:
        """Shows the note of a result, to be typed over; what is typed goes out by `noted`."""
        self._about = result.round, result.table
        self.foot.setCurrentWidget(self.note)
        self.note.ask(result.note)

    def take_letters(self, font: QFont) -> None:
        """For what is painted."""
        for part in (self.slip, self.people, self.legend, self.hint):
            part.setFont(font)
        self._share_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._share_height)  # once the rest knows its height at this width

    def _share_height(self) -> None:
        """The slip is whole where it can be; the legend has lines in what is left."""
        taken = (self.head, self.message, self.foot)
        gaps = (len(taken) + 1) * _GAP
        used = sum(part.minimumSizeHint().height() for part in taken) + gaps + self.slip.least_height
        self.legend.set_room(self.height() - used)

    def _end_reason(self) -> None:
        self.foot.setCurrentIndex(0)
        self.slip.setFocus()

    def _head(self, state: EntryState, round_name: str) -> tuple[str, str]:
        if state.table is not None:
            return self.texts("entry-table", table=state.table), self._about_before(state)
        if state.typed_code:
            return self.texts("slip-code-title", code=state.typed_code), self.texts("slip-code-hint")
        if state.typed_name:
            return self._head_of_name(state)
        if state.unsure and not state.typed_table:
            return self.texts("entry-which-table", table=""), self._hint(state)
        shown = state.typed_table or (str(state.offered) if state.offered is not None else "")
        if shown:
            return self.texts("entry-which-table", table=shown), self._hint(state)
        return (self.texts("screen-results") if state.drawn is None else round_name), ""

    def _hint(self, state: EntryState) -> str:
        if state.held:
            return self.texts("entry-held-choice-hint", times=state.escapes)
        if state.unsure:
            return self.texts("entry-offer-none-hint")
        if state.second:
            return self.texts("second-which-table-hint")
        totals = state.takes_total and not state.typed_table
        return self.texts("entry-which-table-totals" if totals else "entry-which-table-hint")

    def _about_before(self, state: EntryState) -> str:
        if state.second:
            return self.texts("second-blind")
        if state.before is None:
            return ""
        if state.clearable:
            return self.texts("audit-desk-accepted", reason=state.before.accepted_because)
        return self.texts(f"entry-correction{'-begun' * state.begun}")

    def _instead(self, state: EntryState, title: str = "") -> str:
        if state.seating is not None or state.drawn is None:
            return self.texts("entry-nothing-drawn") if state.drawn is None else ""
        if state.typed_code:
            return self.texts("slip-code-title", code=state.typed_code)
        if state.typed_name:
            return self._who_is_sought(state)
        if state.unsure and not state.typed_table:
            return self._hint(state) if state.held else finding_words(self.texts, state.unsure)
        if state.typed_table:
            return self.texts("result-no-such-table", round=state.round, table=state.typed_table)
        return self.texts("second-all-there" if state.second else "entry-all-there", title=title)

    def _head_of_name(self, state: EntryState) -> tuple[str, str]:
        """Whose table is on offer while a name is typed instead of its number, and how it goes on."""
        name = state.typed_name.title()
        if state.selected is None:
            return self.texts("entry-name", name=name), self.texts("entry-name-hint")
        at = self.texts("entry-name-at", name=state.sought[0].name, table=state.selected)
        return f"{at}?", self.texts("entry-name-table-hint")

    def _who_is_sought(self, state: EntryState) -> str:
        """Who may be meant by a name that leads to no table, or to several."""
        if not state.sought:
            return self.texts("entry-name-nobody", name=state.typed_name.title(), round=state.round)
        shown = [
            self.texts("entry-name-at", name=one.name, table=one.table)
            if one.table
            else self.texts("entry-name-rests", name=one.name)
            for one in state.sought[: _MOST_SOUGHT + 1]
        ]
        return "\n".join(first_of(shown, _MOST_SOUGHT))

    def _show_message(self, state: EntryState) -> None:
        said = state.notice
        if not said and not (state.form is not None and state.form.by_totals):
            said = tuple([found for found in state.findings if found.where[:1] != ("hand",)])
        words = [self._said_of(finding, state) for finding in said]
        if state.notice and state.acceptable:
            words.append(self.texts("entry-accept-hint"))
        if not words and state.before is not None and state.before.note:
            words.append(self.texts("entry-note-said", note=state.before.note))
        self.message.setText("  ".join(words))
        heaviest = worst(said) if said else None
        restyle(self.message, "role", "" if heaviest is None else heaviest.value)

    def _said_of(self, finding: Finding, state: EntryState) -> str:
        """A finding; of those that already stand beside their lines it is only said where to look."""
        if finding.where[:1] == ("hand",):
            unclear = sorted(
                {int(each.where[1]) for each in (finding, *state.blocking) if each.where[:1] == ("hand",)}
            )
            return self.texts("entry-not-yet", count=len(unclear), hands=", ".join(map(str, unclear)))
        return finding_words(self.texts, finding)


_MOST_SOUGHT = 8
"""So many people who may be meant are shown."""
_GAP = 8

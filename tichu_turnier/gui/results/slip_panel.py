"""The slip of a table with what stands around it: title, message, totals of its people, save button, keys."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QScrollArea, QSizePolicy, QStackedWidget, QWidget

from tichu_turnier.entry.state import EntryState
from tichu_turnier.entry.view import PersonView, person_views, review, stage_views, totals_view
from tichu_turnier.finding import Finding, worst
from tichu_turnier.gui.common.fields import Button, on_keys
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.painting import LEFT, Pen
from tichu_turnier.gui.common.parts import boxed, column, label, line, set_role
from tichu_turnier.gui.results.key_legend import KeyLegend, offers
from tichu_turnier.gui.results.overlays import CorrectionReview, PassReview, ReasonLine
from tichu_turnier.gui.results.slip_view import SlipView
from tichu_turnier.texts import Texts
from tichu_turnier.words.findings import finding_words
from tichu_turnier.words.numbers import amount

_LINES = 3.1


class SlipPanel(QWidget):
    """The slip, what is said around it, and what covers it while something is to be decided."""

    def __init__(self, texts: Texts, go_on: Callable[[], object]) -> None:
        super().__init__()
        self.texts = texts
        self.title, self.hint = label("", "big"), label("", "hint")
        self.slip = SlipView(texts)
        self.scroller = QScrollArea(widgetResizable=True)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.setWidget(self.slip)
        self.scroller.verticalScrollBar().rangeChanged.connect(lambda *_: self.slip.see_cursor(self.scroller))
        self.review, self.correction = PassReview(texts), CorrectionReview(texts)
        self.message = label("", wrap=True)
        self.message.setMinimumHeight(self.message.fontMetrics().height() + 4)
        self.people, self.save, self.reason = PersonTotals(texts), SaveButton(texts, go_on), ReasonLine(texts)
        self.reason.left.connect(self._end_reason)
        self.legend = KeyLegend(texts)
        self._lay_out()

    def show_state(self, state: EntryState, round_name: str) -> None:
        """Shows the slip of the selected table; each part paints only what is new to it."""
        self._show_head(state, round_name)
        self._show_covers(state)
        self.slip.typing = not state.idle
        self.slip.show_slip(stage_views(state), totals_view(state), self._instead(state))
        self.people.show_people(person_views(state))
        self._show_message(state)
        self.legend.show_offers(offers(state))
        self.save.show_state(state)
        self.slip.see_cursor(self.scroller)

    def ask_reason(self) -> None:
        self.foot.setCurrentWidget(self.reason)
        self.reason.ask()

    def take_letters(self, font: QFont) -> None:
        for part in (self.slip, self.people, self.legend, self.hint):
            part.setFont(font)

    def _lay_out(self) -> None:
        self.foot = QStackedWidget()
        self.foot.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.foot.addWidget(boxed(line(self.people, self.save)))
        self.foot.addWidget(self.reason)
        page = QGridLayout()
        for part in (self.scroller, self.review, self.correction):
            page.addWidget(part, 0, 0)
        self.review.hide()
        self.correction.hide()
        head = boxed(Flow(self.title, self.hint, gap=12))  # Qt then remembers how large it is
        self.setLayout(column(head, page, self.message, self.foot, self.legend, gap=8, grows=page))

    def _end_reason(self) -> None:
        self.foot.setCurrentIndex(0)
        self.slip.setFocus()

    def _show_head(self, state: EntryState, round_name: str) -> None:
        title, hint = self._head(state, round_name)
        self.title.setText(title)
        self.hint.setText(hint)
        set_role(self.hint, "role", "note" if state.second else "hint")

    def _head(self, state: EntryState, round_name: str) -> tuple[str, str]:
        if state.table is not None:
            return self.texts("entry-table", table=state.table), self._about_before(state)
        if state.typed_code:
            return self.texts("slip-code-title", code=state.typed_code), self.texts("slip-code-hint")
        shown = state.typed_table or (str(state.offered) if state.offered is not None else "")
        if shown:
            hint = "second-which-table-hint" if state.second else "entry-which-table-hint"
            return self.texts("entry-which-table", table=shown), self.texts(hint)
        return (self.texts("screen-results") if state.drawn is None else round_name), ""

    def _about_before(self, state: EntryState) -> str:
        """That there was a result, and why it was accepted in spite of the audit."""
        if state.second:
            return self.texts("second-blind")
        if state.before is None:
            return ""
        if state.clearable:
            return self.texts("audit-desk-accepted", reason=state.before.accepted_because)
        return self.texts("entry-correction")

    def _instead(self, state: EntryState) -> str:
        if state.seating is not None:
            return ""
        if state.drawn is None:
            return self.texts("entry-nothing-drawn")
        if state.typed_code:
            return self.texts("slip-code-title", code=state.typed_code)
        if state.typed_table:
            return self.texts("result-no-such-table", round=state.round, table=state.typed_table)
        return self.texts("second-all-there" if state.second else "entry-all-there", round=state.round)

    def _show_covers(self, state: EntryState) -> None:
        """Covers the slip, which keeps the keyboard, while there is something to decide about it."""
        view, asked = review(state) if state.second else None, state.correction_in_front
        self.review.setVisible(view is not None)
        self.correction.setVisible(asked is not None)
        if view is not None:
            self.review.show_review(view)
            self.review.raise_()
        if asked is not None:
            self.correction.show_correction(state.tournament, asked)
            self.correction.raise_()

    def _show_message(self, state: EntryState) -> None:
        """What is said about the last key, or about the match as a whole."""
        said = state.notice
        if not said and not (state.form is not None and state.form.by_totals):
            said = tuple([found for found in state.findings if found.where[:1] != ("hand",)])
        words = [self._said_of(finding) for finding in said]
        if state.notice and state.acceptable:
            words.append(self.texts("entry-accept-hint"))
        self.message.setText("  ".join(words))
        heaviest = worst(said) if said else None
        set_role(self.message, "role", "" if heaviest is None else heaviest.value)

    def _said_of(self, finding: Finding) -> str:
        """A finding; one that already stands beside its line only says where to look."""
        if finding.where[:1] == ("hand",):
            return self.texts("entry-not-yet", hand=finding.where[1])
        return finding_words(self.texts, finding)


class SaveButton(Button):
    """Opens a table, saves its slip, and leads on when there is none left; the slip keeps the keyboard."""

    def __init__(self, texts: Texts, go_on: Callable[[], object]) -> None:
        """A slot of `clicked` looks at `leads_on`; Ctrl+Enter leads on too."""
        super().__init__(texts("entry-save"))
        self._texts = texts
        self.leads_on = False
        self._shown = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setProperty("role", "primary")
        on_keys(self, "Ctrl+Return", lambda: go_on() if self.leads_on else None)

    def show_state(self, state: EntryState) -> None:
        """Strong and with its key as soon as Enter does what it says."""
        form = state.form
        self.leads_on = form is None and state.seating is None
        now = form is None or form.enter_saves
        saves = "entry-save" if now else "entry-save-later"
        words = "entry-go-on" if self.leads_on else "entry-open" if form is None else saves
        if words != self._shown:
            self._shown = words
            self.setText(self._texts(words))
            set_role(self, "role", "primary" if now else "")


class PersonTotals(QWidget):
    """A card for each person at the table: name, victory points, Tichu points so far."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self.people: tuple[PersonView, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_people(self, people: tuple[PersonView, ...]) -> None:
        if people != self.people:
            self.people = people
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, int(QFontMetricsF(self.font()).height() * _LINES))

    def paintEvent(self, _: QPaintEvent) -> None:
        pen = Pen(self, self.font())
        width = (self.width() + pen.unit * 0.5) / max(1, len(self.people))
        for index, person in enumerate(self.people):
            box = QRectF(index * width, 0, width - pen.unit * 0.5, self.height())
            self._card(pen, person, box)
        pen.painter.end()

    def _card(self, pen: Pen, person: PersonView, box: QRectF) -> None:
        pen.frame(box, "border", 6, 1, "surface")
        inner = box.adjusted(pen.unit * 0.6, pen.unit * 0.25, -pen.unit * 0.4, -pen.unit * 0.25)
        half = inner.height() / 2
        name = QRectF(inner.left(), inner.top(), inner.width(), half)
        pen.words(name, person.name, "text", LEFT, bold=True)
        victory, tichu = amount(person.victory_points, self.texts), amount(person.tichu_points, self.texts)
        key = "boards-person" if person.compared else "entry-person"
        points = self.texts(key, victory=victory, tichu=tichu)
        if QFontMetricsF(self.font()).horizontalAdvance(points) > inner.width():
            points = f"{victory} · {tichu}"
        pen.words(name.translated(0, half), points, "muted", LEFT)

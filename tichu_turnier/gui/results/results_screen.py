"""How are results entered, from the slips that come to the desk?"""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QScrollArea, QSizePolicy, QStackedWidget, QWidget
from shiboken6 import isValid

from tichu_turnier.entry.corrections import asking, confirmed, dropped, in_front
from tichu_turnier.entry.drafts import drafts_of
from tichu_turnier.entry.example_hand import asked_hand
from tichu_turnier.entry.keys import ACCEPT_KEY, SECOND_KEY, Step
from tichu_turnier.entry.moves import Entered
from tichu_turnier.entry.passes import review
from tichu_turnier.entry.repairs import warm_up_for
from tichu_turnier.entry.state import EntryState
from tichu_turnier.entry.tables import table_rows
from tichu_turnier.entry.view import person_views, stage_views, totals_view
from tichu_turnier.finding import Finding, Refusal, Severity, worst
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.parts import MARGIN, column, label, line, set_role
from tichu_turnier.gui.evening.bell import ring_conflict
from tichu_turnier.gui.results.correction_review import CorrectionReview
from tichu_turnier.gui.results.entry_hints import hints
from tichu_turnier.gui.results.entry_words import head, nothing_shown, said_of
from tichu_turnier.gui.results.kept_typing import DraftKeeper, begun, remember
from tichu_turnier.gui.results.key_legend import KeyLegend
from tichu_turnier.gui.results.pass_review import PassReview
from tichu_turnier.gui.results.person_totals import PersonTotals
from tichu_turnier.gui.results.reason_line import ReasonLine
from tichu_turnier.gui.results.result_tables import ResultTables
from tichu_turnier.gui.results.save_button import SaveButton
from tichu_turnier.gui.results.slip_view import SlipView
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.gui.viewer.example_hand import show_witness
from tichu_turnier.tournament.changes.results import ClearObjections, EnterResult
from tichu_turnier.tournament.changes.second_pass import EnterSecond, SettlePasses
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.correction import comes_late, correction_findings

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk

FILTER_KEY = "f6"
WITNESS = "witness"
_UNITS_ACROSS = 67
"""How many times the height of its letters the screen must be wide: list, slip and remarks beside it."""


class ResultsScreen(Screen):
    """Left the tables that owe a result, right the slip of one; every key goes to `desk.entry`."""

    key = "results"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.state: EntryState | None = None
        self.resting: EntryState | None = None
        """What is typed in the other pass."""
        self._desk: Desk | None = None
        self._listed: tuple[object, ...] = ()
        self._keeper: DraftKeeper | None = None
        self._build_list()
        self._build_slip()
        self._lay_out()
        self.bridge.failed.connect(self._give_back)
        self.setFocusProxy(self.slip)

    def show_tournament(self, tournament: Tournament) -> None:
        """The list and the standing result follow the snapshot; what is being typed stays."""
        self._follow(tournament)
        self._show()

    def _follow(self, tournament: Tournament) -> None:
        """What is typed, and where, fits this snapshot from now on."""
        desk = self.bridge.desk
        if desk is not self._desk or self.state is None:
            self._desk = desk
            self._keeper = None if desk is None else DraftKeeper(self.bridge, desk.path)
            self.state, self.resting = begun(desk, tournament)
            self._warm_up(tournament)
        if tournament is not self.state.tournament:
            self.state = self.state.with_tournament(tournament)
        if self.resting is not None and tournament is not self.resting.tournament:
            self.resting = self.resting.with_tournament(tournament)

    def navigate(self, what: str) -> None:
        """A round by its number, `2/4` for a table of it; what is being typed elsewhere is kept.

        Or `witness`, how the hand under the cursor can have been played.
        """
        number, _, table = what.partition("/")
        if self.bridge.tournament is None or not (number.isdecimal() or what == WITNESS):
            return
        self._follow(self.bridge.tournament)
        if what == WITNESS:
            self._show_witness()
            return
        if self.state is not None and self.state.second:
            self._other_pass()
        state = self.state
        if state is not None:
            there = state if state.round == int(number) else state.to_round(int(number))
            self._take(there.choose(int(table)) if table.isdecimal() else there)
        self.slip.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The painted parts take letters as large as the room allows, at most as large as was wished."""
        super().resizeEvent(event)
        font = QFont(self.font())
        height = QFontMetricsF(font).height()
        font.setPointSizeF(font.pointSizeF() * min(1.0, self.width() / (_UNITS_ACROSS * height)))
        for part in (self.slip, self.people, self.legend, self.hint):
            part.setFont(font)
        self.tables.take_letters(font)

    def press(self, key: str) -> None:
        """One key, by its name."""
        if self.state is None:
            return
        if key == FILTER_KEY:
            self.tables.open_only.toggle()
        elif key == SECOND_KEY:
            self._other_pass()
        elif key in (ACCEPT_KEY, Step.DELETE) and in_front(self.state) is not None:
            self._accept_correction() if key == ACCEPT_KEY else self._drop_correction()
        elif key == ACCEPT_KEY:
            self._accept_anyway(self.state)
        else:
            self._take(self.state.press(key))

    def _accept_anyway(self, state: EntryState) -> None:
        """Asks why; a result that has been accepted is cleared."""
        if state.clearable and state.table is not None:
            self.bridge.do(ClearObjections(state.round, state.table))
        elif state.acceptable:
            self.foot.setCurrentWidget(self.reason)
            self.reason.ask()
        elif state.form is not None and not state.form.finished and any(f.blocks for f in state.findings):
            self._say(Finding("entry-accept-whole", Severity.NOTE))

    def _show_witness(self) -> None:
        hand = None if self.state is None else asked_hand(self.state)
        if hand is None:
            self._say(Finding("witness-no-hand", Severity.NOTE))
            return
        show_witness(hand, self.bridge, self.texts, self, lambda: self._say(hand.not_shown))

    def _say(self, finding: Finding) -> None:
        """Says something that no key has brought about."""
        if self.state is not None:
            self._take(replace(self.state.quiet(), notice=(finding,)))

    def _take(self, state: EntryState) -> None:
        """Shows a new state; what it wants saved goes to the desk."""
        if state.notice and (self.state is None or state.notice != self.state.notice):
            ring_conflict()
        self.state = state
        if isinstance(state.outbox, SettlePasses):
            self.bridge.do(state.outbox)
        elif state.outbox is not None:
            self._save(state.outbox)
        self._show()

    def _other_pass(self) -> None:
        """From the first to the second pass over the slips and back; what is typed in each stays."""
        if self.state is None or self.resting is None:
            return
        number = self.state.round
        self.state, self.resting = self.resting, self.state
        self._take(self.state.quiet() if self.state.table is not None else self.state.to_round(number))
        self.slip.setFocus()

    def _save(self, change: Entered) -> None:
        """A correction that comes late is not saved before it is known what else it changes."""
        tournament = self.bridge.tournament
        if tournament is None or not isinstance(change, EnterResult) or not comes_late(tournament, change):
            self._hand_in(change)
            return
        self.bridge.run_background(
            lambda: correction_findings(tournament, change), lambda found: self._ask(change, found)
        )

    def _ask(self, change: EnterResult, found: tuple[Finding, ...]) -> None:
        """Lets a correction wait that changes more than the result."""
        if not found:
            self._hand_in(change)
        elif self.state is not None and isValid(self):
            ring_conflict()
            if not self.state.second or self.resting is None:
                self.state = asking(self.state, change, found)
            else:
                self.resting = asking(self.resting, change, found)
            self._show()

    def _accept_correction(self) -> None:
        asked = None if self.state is None else in_front(self.state)
        if self.state is not None and asked is not None:
            self._take(confirmed(self.state, asked))
            self._hand_in(asked.change)

    def _drop_correction(self) -> None:
        asked = None if self.state is None else in_front(self.state)
        if self.state is not None and asked is not None:
            self._take(dropped(self.state, asked))

    def _hand_in(self, change: Entered) -> None:
        def job(desk: "Desk") -> tuple[Finding, ...]:
            try:
                desk.do(change)
            except Refusal as refusal:
                return refusal.findings
            return ()

        self.bridge.run_on_desk(job, lambda refused: self._answered(change, refused))

    def _answered(self, change: Entered, refused: tuple[Finding, ...]) -> None:
        if self.state is None or not isValid(self):
            return
        here = self.state.second == isinstance(change, EnterSecond)
        state = self.state if here or self.resting is None else self.resting
        state = state.refused(change, refused) if refused else state.saved(change)
        if here:
            self._take(state)
        else:
            self.resting = state
            self._show()

    def _give_back(self) -> None:
        """After a bug nobody knows what was saved: everything handed out is on offer again."""
        for state in (self.state, self.resting):
            for saving in () if state is None else tuple(state.saving.values()):
                self._answered(saving.change, (Finding("entry-not-saved"),))

    def _accept(self, reason: str) -> None:
        if self.state is not None:
            self._take(self.state.accepted(reason))

    def _end_reason(self) -> None:
        self.foot.setCurrentIndex(0)
        self.slip.setFocus()

    def _choose(self, table: int) -> None:
        if self.state is not None:
            self._take(self.state.choose(table))
        self.slip.setFocus()

    def _to_round(self, number: int) -> None:
        if self.state is not None:
            self._take(self.state.to_round(number))
        self.slip.setFocus()

    def _go(self, row: int) -> None:
        if self.state is not None:
            self._take(self.state.go(row))

    def _save_by_mouse(self) -> None:
        if self.state is not None and self.state.table is not None:
            self._take(self.state.press("end"))
        self.press("enter")
        self.slip.setFocus()

    def _build_list(self) -> None:
        self.tables = ResultTables(self.texts)
        self.tables.chosen.connect(self._choose)
        self.tables.round_chosen.connect(self._to_round)
        self.tables.second_wanted.connect(self._other_pass)

    def _build_slip(self) -> None:
        self.title = label("", "big")
        self.hint = label("", "hint")
        self.slip = SlipView(self.texts)
        self.slip.pressed.connect(self.press)
        self.slip.clicked.connect(self._go)
        self.scroller = QScrollArea()
        self.scroller.setWidgetResizable(True)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.setWidget(self.slip)
        self.scroller.verticalScrollBar().rangeChanged.connect(lambda *_: self.slip.see_cursor(self.scroller))
        self.review = PassReview(self.texts)
        self.review.chosen.connect(self.press)
        self.review.hide()
        self.correction = CorrectionReview(self.texts)
        self.correction.accepted.connect(self._accept_correction)
        self.correction.dropped.connect(self._drop_correction)
        self.correction.hide()
        self.message = label("", wrap=True)
        self.reason = ReasonLine(self.texts)
        self.reason.given.connect(self._accept)
        self.reason.left.connect(self._end_reason)
        self.people = PersonTotals(self.texts)
        self.save = SaveButton(self.texts, self._save_by_mouse, lambda: self.go("evening"))
        people = QWidget()
        people.setLayout(line(self.people, self.save))
        self.foot = QStackedWidget()
        self.foot.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.foot.addWidget(people)
        self.foot.addWidget(self.reason)
        self.message.setMinimumHeight(self.message.fontMetrics().height() + 4)
        self.legend = KeyLegend()

    def _lay_out(self) -> None:
        right = column(gap=8)
        right.addLayout(Flow(self.title, self.hint, gap=12))
        page = QGridLayout()
        for part in (self.scroller, self.review, self.correction):
            page.addWidget(part, 0, 0)
        right.addLayout(page, 1)
        right.addWidget(self.message)
        right.addWidget(self.foot)
        right.addWidget(self.legend)
        whole = line(gap=MARGIN)
        whole.addWidget(self.tables, 1)
        whole.addLayout(right, 3)
        whole.setContentsMargins(MARGIN, MARGIN - 6, MARGIN, MARGIN - 8)
        self.setLayout(whole)

    def _show(self) -> None:
        """Paints the state; the list is only made anew when something in it can have changed."""
        state = self.state
        if state is None:
            return
        self._keep(state)
        self._show_list(state)
        self._show_head(state)
        self._show_review(state)
        self.slip.typing = not state.idle
        self.slip.show_slip(stage_views(state), totals_view(state), nothing_shown(self.texts, state))
        self.people.show_people(person_views(state))
        self._show_message(state)
        self.legend.show_hints(hints(self.texts, state))
        self.save.show_state(state)
        self.slip.see_cursor(self.scroller)

    def _keep(self, state: EntryState) -> None:
        """What is typed outlives the screen and, beside the tournament's file, the program."""
        if self._desk is None or self._keeper is None or self.resting is None:
            return
        remember(self._desk, state, self.resting)
        self._keeper.keep(drafts_of(*sorted((state, self.resting), key=lambda each: each.second)))

    def _warm_up(self, tournament: Tournament) -> None:
        """Nobody shall wait for the first suggestion."""
        self.bridge.run_background(lambda: warm_up_for(tournament), lambda _: None)

    def _show_review(self, state: EntryState) -> None:
        """Covers the slip, which keeps the keyboard, while a table is chosen that was typed twice."""
        view = review(state)
        self.review.setVisible(view is not None)
        if view is not None:
            self.review.show_review(view)
            self.review.raise_()
        asked = in_front(state)
        self.correction.setVisible(asked is not None)
        if asked is not None:
            self.correction.show_correction(state.tournament, asked)
            self.correction.raise_()

    def _show_list(self, state: EntryState) -> None:
        listed = (state.tournament, state.round, state.drafts, state.saving, state.refusals, state.second)
        if not self._listed or any(old is not new for old, new in zip(self._listed, listed, strict=True)):
            self._listed = listed
            self.tables.show_rounds(state.tournament, state.round)
            self.tables.show_tables(table_rows(state), second=state.second)
        self.tables.mark(state.selected)

    def _show_head(self, state: EntryState) -> None:
        set_role(self.hint, "role", "note" if state.second else "hint")
        title, hint = head(self.texts, state, self.tables.rounds.currentText())
        self.title.setText(title)
        self.hint.setText(hint)

    def _show_message(self, state: EntryState) -> None:
        """What is said about the last key, or about the match as a whole."""
        whole = tuple(finding for finding in state.findings if finding.where[:1] != ("hand",))
        said = state.notice or (() if state.form is not None and state.form.by_totals else whole)
        words = [said_of(self.texts, finding) for finding in said]
        if state.acceptable and state.notice:
            words.append(self.texts("entry-accept-hint"))
        heaviest = worst(said)
        self.message.setText("  ".join(words))
        set_role(self.message, "role", "" if heaviest is None else heaviest.value)

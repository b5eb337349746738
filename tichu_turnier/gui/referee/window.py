"""The window in which rulings are searched and read, with the situation to try out beside them."""

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import NamedTuple

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QWidget

from tichu_turnier.desk.referee import Found, Index, rulings_index
from tichu_turnier.desk.referee_words import vocabulary
from tichu_turnier.gui.bridge import Bridge, Latest
from tichu_turnier.gui.common.dialogs import help_with_f1
from tichu_turnier.gui.common.fields import button, choice, clearable
from tichu_turnier.gui.common.parts import (
    GAP,
    MARGIN,
    boxed,
    column,
    form,
    in_letters,
    label,
    line,
    place_on_screen,
    restyle,
    scrolling,
)
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import Column, RowsModel
from tichu_turnier.gui.referee.penalties import PenaltyTarget, open_penalties
from tichu_turnier.gui.viewer.table_picture import TablePicture
from tichu_turnier.replay.ruling_board import Board, Verdict, board_of
from tichu_turnier.rules.booster.notation import has_boosters
from tichu_turnier.rules.calls import SIX_PLAYERS
from tichu_turnier.rules.engine.position_notation import Situation, letters_of, situation
from tichu_turnier.rules.ruleset import Direction, RuleSet
from tichu_turnier.rules.typed_names import LETTERS_OF_SIX
from tichu_turnier.rules.variant import rules_of_six
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Regulations, Tournament
from tichu_turnier.tournament.rulings import PRINTED, Example, Ruling, Topic, rulings_tonight
from tichu_turnier.words import finding_words
from tichu_turnier.words.ruling_words import (
    RulingWords,
    cards_words,
    claim_words,
    course_words,
    ruling_words,
    unpublished_words,
    with_keys,
    with_names,
)


class _Row(NamedTuple):
    ruling: Ruling
    words: RulingWords


class _Known(NamedTuple):
    rows: dict[str, _Row]
    search: Index


def open_referee(
    bridge: Bridge, texts: Texts, window: QWidget, aim: Callable[[], PenaltyTarget]
) -> "RefereeWindow":
    """Opens the one window, made anew in another language; `aim` says whom a decision is about."""
    own = window.findChildren(RefereeWindow, options=Qt.FindChildOption.FindDirectChildrenOnly)
    referee = next((each for each in own if each.texts is texts), None)
    if referee is None:
        referee = RefereeWindow(bridge, texts, window, aim)
    referee.begin()
    return referee


class RefereeWindow(QDialog):
    """Questions on the left, found while one types; the answer beside them, and a table if about cards."""

    def __init__(
        self, bridge: Bridge, texts: Texts, parent: QWidget, aim: Callable[[], PenaltyTarget]
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.bridge, self.texts, self._aim = bridge, texts, aim
        self.setWindowTitle(texts("rulings-title"))
        help_with_f1(self, texts, "screen-rulings")
        self.regulations = PRINTED
        self._known: _Known | None = None
        self._asked: Latest[_Known] = Latest(bridge, self)
        self._sought: Latest[Found] = Latest(bridge, self)
        self.query = clearable(QLineEdit(placeholderText=texts("rulings-search")), texts)
        topics = ((texts(f"rulings-topic-{topic.value}"), topic) for topic in Topic)
        self.topics = choice(((texts("rulings-all-topics"), None), *topics))
        columns: list[Column[_Row]] = [Column("rulings-questions", lambda row: row.words.question)]
        self.list = Table(RowsModel(columns, texts, lambda row: row.ruling.key))
        self.none = label(texts("rulings-none"), "warning", wrap=True)
        self.question = label("", "title", wrap=True)
        self.answer = label("", wrap=True)
        self.source = label("", "hint")
        self.decide = button("", self._propose)
        for part in (self.none, self.decide):
            part.hide()  # until it is known what there is to say
        self.board = BoardPanel(bridge, texts)
        self._lay_out()
        self.query.textChanged.connect(lambda _: self._search())
        self.topics.currentIndexChanged.connect(lambda _: self._search())
        self.list.selectionModel().selectionChanged.connect(lambda *_: self._show_answer())
        self.bridge.changed.connect(self._follow)
        place_on_screen(self, 1240, 760)

    @property
    def chosen(self) -> _Row | None:
        return next(iter(self.list.chosen()), None)

    def begin(self) -> None:
        """Shows the window with tonight's rules, ready for a question."""
        tournament = self.bridge.tournament
        regulations = PRINTED if tournament is None else tournament.regulations
        if self._known is None or regulations != self.regulations:
            self._learn(regulations)
        self.show()
        self.raise_()
        self.activateWindow()
        self.query.setFocus()
        self.query.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go through the questions while one types; Enter does not close the window."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.query.hasFocus():
            step = 1 if event.key() == Qt.Key.Key_Down else -1
            row = self.list.currentIndex().row() + step
            if 0 <= row < self.list.model().rowCount():
                self.list.selectRow(row)
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """In another language another window is made."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.close()

    def _learn(self, regulations: Regulations) -> None:
        self.regulations, texts = regulations, self.texts

        def job() -> _Known:
            found = rulings_tonight(regulations)
            rows = {each.key: _Row(each, ruling_words(texts, each, regulations)) for each in found}
            words = vocabulary(texts.language, texts("rulings-fillers"), texts("rulings-synonyms"))
            return _Known(rows, rulings_index(rows.values(), regulations.rules, words))

        self._asked.ask(job, self._take)

    def _take(self, known: _Known) -> None:
        self._known = known
        self._search()

    def _search(self) -> None:
        known, query = self._known, self.query.text()
        if known is not None:
            self._sought.ask(lambda: known.search.find(query), self._show_found)

    def _show_found(self, found: Found) -> None:
        if self._known is None:
            return
        rows, topic = self._known.rows, self.topics.value()
        shown = [rows[key] for key in found.keys if key in rows and topic in (None, rows[key].ruling.topic)]
        self.none.setVisible(not found.sure)
        self.list.rows.show(shown)
        if shown:
            self.list.selectRow(0)
        self._show_answer()

    def _show_answer(self) -> None:
        row = self.chosen
        for part in (self.question, self.answer, self.source):
            part.setVisible(row is not None)
        proposes = row is not None and row.ruling.penalty is not None
        self.decide.setVisible(proposes and self.bridge.tournament is not None)
        if row is None:
            self.board.show_examples((), self.regulations.rules)
            return
        self.question.setText(row.words.question)
        self.answer.setText(row.words.answer)
        self.source.setText(row.words.source)
        self.decide.setText(self.texts("rulings-decide", penalty=row.words.proposal))
        self.board.show_examples(row.ruling.examples_for(self.regulations), self.regulations.rules)

    def _propose(self) -> None:
        row, parent = self.chosen, self.parentWidget()
        if row is not None and parent is not None:
            aim = self._aim()._replace(kind=row.ruling.penalty, reason=row.words.question)
            open_penalties(self.bridge, self.texts, aim, parent)

    def _follow(self, now: Tournament | None) -> None:
        """Other rules, other answers."""
        regulations = PRINTED if now is None else now.regulations
        if self.isVisible() and regulations != self.regulations:
            self._learn(regulations)

    def _lay_out(self) -> None:
        self.answer.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.topics.setAccessibleName(self.texts("rulings-all-topics"))
        self.query.setAccessibleName(self.texts("rulings-search"))
        beside = boxed(column(self.query, self.topics, self.none, self.list))
        beside.setFixedWidth(in_letters(350))
        source = line(self.source, None, self.decide)
        right = column(self.question, self.answer, source, self.board, grows=self.board)
        right.addStretch(0)
        whole = line(beside, right, gap=2 * GAP, grows=right)
        whole.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self.setLayout(whole)


_DECISIONS = ("give", "change", "dog")
"""What is not answered with cards."""
_ROOM_FOR = 6
"""Cards of each player at least, so that not every one more changes how large all are."""


class BoardPanel(QWidget):
    """A picture of the situation, its cards to be changed, and the engine's verdict while one types."""

    def __init__(self, bridge: Bridge, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self.rules = RuleSet()
        self._examples: Sequence[Example] = ()
        self._at = 0
        self._asked: Latest[Board] = Latest(bridge, self)
        self.picture = TablePicture(texts)
        self.which = label("", "hint")
        self.next = button(texts("rulings-next-example"), self.go_on, "quiet")
        self.held = tuple(QLineEdit() for _ in LETTERS_OF_SIX)
        self.course = QLineEdit()
        self.claim = QLineEdit(placeholderText=texts("rulings-claim-hint"))
        self.verdict = label("", wrap=True)
        self.claims = tuple(label("", wrap=True) for _ in range(6))
        self.legal = label("", "hint", wrap=True)
        self.bombs = label("", "hint", wrap=True)
        self.boosted = label("", wrap=True)
        """What was done, where Booster cards were played: the picture shows cards only."""
        self.unpublished = label("", "hint", wrap=True)
        self._lay_out()
        for field in (*self.held, self.course, self.claim):
            field.textChanged.connect(lambda _: self._judge())

    def show_examples(self, examples: Sequence[Example], rules: RuleSet) -> None:
        """The first of the examples under these rules; without any the panel is hidden."""
        self._examples, self._at, self.rules = examples, 0, rules
        self.setVisible(bool(examples))
        if examples:
            self._show_example()

    def go_on(self) -> None:
        """The next example, after the last the first; nothing before a ruling has been chosen."""
        if self._examples:
            self._at = (self._at + 1) % len(self._examples)
            self._show_example()

    def _show_example(self) -> None:
        told = situation(self._examples[self._at].line)
        seats = len(letters_of(self._rules_here))
        for row in range(len(self.held)):
            self._form.setRowVisible(row, row < seats)
        fields = (*self.held[:seats], self.course, self.claim)
        for field, words in zip(fields, (*told.holdings, with_names(told.course), ""), strict=True):
            with QSignalBlocker(field):
                field.setText(words)
                field.setCursorPosition(0)
        count = len(self._examples)
        self.which.setText(self.texts("rulings-which-example", number=self._at + 1, count=count))
        self.next.setVisible(count > 1)
        self._judge()

    def _judge(self) -> None:
        """Asks the engine; what stands there is shown until it has answered."""
        rules = self._rules_here
        letters = letters_of(rules)
        held = self.held[: len(letters)]
        course = with_keys(" ".join(self.course.text().split()))
        told = Situation(tuple(field.text() for field in held), course)
        own = with_keys(self.claim.text().strip())
        claims = [each.partition(" ")[0] for each in self._examples[self._at].claims]
        boosted = course_words(self.texts, told.course) if has_boosters(told.course, rules) else ""
        self.boosted.setText(boosted)
        self.boosted.setVisible(bool(boosted))
        self.unpublished.setText("\n".join(unpublished_words(self.texts, f"{told.course} {own}")))
        self._asked.ask(
            lambda: board_of(told, [*([own] if own else []), *claims], rules),
            lambda board: self._show(board, letters),
        )

    @property
    def _rules_here(self) -> RuleSet:
        six = self._examples[self._at].players == SIX_PLAYERS
        return rules_of_six(self.rules) if six else self.rules

    def _show(self, board: Board, letters: str) -> None:
        if board.findings:
            for said in (*self.claims, self.legal, self.bombs):
                said.setText("")
            words = "\n".join(finding_words(self.texts, each) for each in board.findings)
            self._tell(self.verdict, words, "error")
            return
        verdicts = list(board.verdicts)
        own = verdicts.pop(0) if self.claim.text().strip() and verdicts else None
        for said, verdict in zip_longest((self.verdict, *self.claims), (own, *verdicts)):
            self._say(said, verdict)
        self.legal.setText(self._legal(board))
        listed = [f"{seat} {cards_words(self.texts, names)}" for seat, names in board.bombs]
        key = "rulings-bombs" if listed else "rulings-no-bombs"
        self.bombs.setText(self.texts(key, bombs=" · ".join(listed)))
        if board.step is not None:
            clockwise = self.rules.direction is Direction.LEFT
            most = max(_ROOM_FOR, *(len(seat.cards) for seat in board.step.seats))
            self.picture.show_step(board.step, tuple(letters), clockwise=clockwise, most=most)

    def _say(self, said: QLabel, verdict: Verdict | None) -> None:
        if verdict is None:
            said.hide()
            return
        words = claim_words(self.texts, verdict.action, verdict.fault)
        key = "rulings-line-no" if words.reason else "rulings-line-yes"
        told = self.texts(key, action=words.action, reason=words.reason)
        self._tell(said, told, "error" if words.reason else "ok")

    def _tell(self, said: QLabel, words: str, role: str) -> None:
        restyle(said, "role", role)
        said.setText(words)
        said.show()

    def _legal(self, board: Board) -> str:
        waits = "" if board.step is None else board.step.waits
        if waits == "over":
            return self.texts("rulings-over")
        if waits in _DECISIONS:
            return self.texts(f"viewer-waits-{waits}", who=board.turn)
        plays = [cards_words(self.texts, names) for names in board.plays]
        plays += [self.texts("rulings-more-plays", count=board.more)] if board.more else []
        plays += [self.texts("rulings-may-pass")] if board.passes else []
        return self.texts("rulings-turn", seat=board.turn, plays=" · ".join(plays) or "–")

    def _lay_out(self) -> None:
        texts = self.texts
        for letter, field in zip(LETTERS_OF_SIX, self.held, strict=True):
            field.setAccessibleName(texts("rulings-holding", seat=letter))
        for field in (self.course, self.claim):
            field.setToolTip(texts("rulings-course-tip"))
        self._form = form(
            *zip(LETTERS_OF_SIX, self.held, strict=True),
            (texts("rulings-course"), self.course),
            (texts("rulings-claim"), self.claim),
        )
        self._form.setVerticalSpacing(6)
        head = line(self.which, None, self.next, gap=8)
        said = (self.boosted, *self.claims, self.legal, self.bombs, self.unpublished)
        area = scrolling(boxed(column(head, *said, self._form, self.verdict, None, gap=8)))
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFixedWidth(in_letters(370))
        self.setLayout(line(self.picture, area, grows=self.picture))

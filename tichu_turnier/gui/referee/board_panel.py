"""The picture of a table beside a ruling, on which other plays can be tried."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QWidget

from tichu_turnier.gui.bridge import Bridge, Latest
from tichu_turnier.gui.common.fields import button
from tichu_turnier.gui.common.parts import boxed, column, in_letters, label, line, scrolling, set_role
from tichu_turnier.gui.viewer.table_picture import TablePicture
from tichu_turnier.replay.ruling_board import Board, Verdict, board_of
from tichu_turnier.rules.booster.notation import has_boosters
from tichu_turnier.rules.calls import SIX_PLAYERS
from tichu_turnier.rules.engine.position_notation import Situation, letters_of, situation
from tichu_turnier.rules.ruleset import Direction, RuleSet
from tichu_turnier.rules.six.rules import rules_of_six
from tichu_turnier.rules.typed_names import LETTERS_OF_SIX
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.rulings import Example
from tichu_turnier.words.booster_words import unpublished_words, with_keys, with_names
from tichu_turnier.words.findings import finding_words
from tichu_turnier.words.ruling_words import cards_words, claim_words, course_words

_SAID_WIDTH = 370
_MOST_CLAIMS = 6
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
        self._form = QFormLayout()
        self.course = QLineEdit()
        self.claim = QLineEdit(placeholderText=texts("rulings-claim-hint"))
        self.verdict = label("", wrap=True)
        self.claims = tuple(label("", wrap=True) for _ in range(_MOST_CLAIMS))
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
        fields = zip(
            (*self.held[:seats], self.course, self.claim),
            (*told.holdings, with_names(told.course), ""),
            strict=True,
        )
        for field, words in fields:
            field.blockSignals(True)
            field.setText(words)
            field.setCursorPosition(0)
            field.blockSignals(False)
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
        """Tonight's rules, as they are at the table of this example."""
        six = self._examples[self._at].players == SIX_PLAYERS
        return rules_of_six(self.rules) if six else self.rules

    def _show(self, board: Board, letters: str) -> None:
        if board.findings:
            self._complain(board)
            return
        verdicts = list(board.verdicts)
        own = verdicts.pop(0) if self.claim.text().strip() and verdicts else None
        self._say(self.verdict, own)
        for place, said in enumerate(self.claims):
            self._say(said, verdicts[place] if place < len(verdicts) else None)
        self.legal.setText(self._legal(board))
        self.bombs.setText(self._bombs(board))
        if board.step is not None:
            clockwise = self.rules.direction is Direction.LEFT
            most = max(_ROOM_FOR, *(len(seat.cards) for seat in board.step.seats))
            self.picture.show_step(board.step, tuple(letters), clockwise=clockwise, most=most)

    def _complain(self, board: Board) -> None:
        """What was typed cannot be: that is said, and no verdict."""
        words = "\n".join(finding_words(self.texts, each) for each in board.findings)
        for said in (*self.claims, self.legal, self.bombs):
            said.setText("")
        set_role(self.verdict, "role", "error")
        self.verdict.setText(words)
        self.verdict.show()

    def _say(self, said: QLabel, verdict: Verdict | None) -> None:
        """A verdict in words and colour; None clears it."""
        said.setVisible(verdict is not None)
        if verdict is None:
            return
        words = claim_words(self.texts, verdict.action, verdict.fault)
        key = "rulings-line-no" if words.reason else "rulings-line-yes"
        said.setText(self.texts(key, action=words.action, reason=words.reason))
        set_role(said, "role", "error" if words.reason else "ok")

    def _legal(self, board: Board) -> str:
        """What may be played by whoever's turn it is, or what else the hand waits for."""
        waits = "" if board.step is None else board.step.waits
        if waits == "over":
            return self.texts("rulings-over")
        if waits in _DECISIONS:
            return self.texts(f"viewer-waits-{waits}", who=board.turn)
        plays = [cards_words(self.texts, names) for names in board.plays]
        plays += [self.texts("rulings-more-plays", count=board.more)] if board.more else []
        plays += [self.texts("rulings-may-pass")] if board.passes else []
        return self.texts("rulings-turn", seat=board.turn, plays=" · ".join(plays) or "–")

    def _bombs(self, board: Board) -> str:
        """Who may bomb at once."""
        listed = [f"{seat} {cards_words(self.texts, names)}" for seat, names in board.bombs]
        key = "rulings-bombs" if listed else "rulings-no-bombs"
        return self.texts(key, bombs=" · ".join(listed))

    def _lay_out(self) -> None:
        texts = self.texts
        form = self._form
        form.setVerticalSpacing(6)
        for letter, field in zip(LETTERS_OF_SIX, self.held, strict=True):
            field.setAccessibleName(texts("rulings-holding", seat=letter))
            form.addRow(letter, field)
        for key, field in (("rulings-course", self.course), ("rulings-claim", self.claim)):
            field.setAccessibleName(texts(key))
            form.addRow(texts(key), field)
        self.course.setToolTip(texts("rulings-course-tip"))
        self.claim.setToolTip(texts("rulings-course-tip"))
        head = line(self.which, None, self.next, gap=8)
        said = (self.boosted, *self.claims, self.legal, self.bombs, self.unpublished)
        area = scrolling(boxed(column(head, *said, form, self.verdict, None, gap=8)))
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFixedWidth(in_letters(_SAID_WIDTH))
        self.setLayout(line(self.picture, area, grows=self.picture))

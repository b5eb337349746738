"""The window in which rulings are searched and read."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from tichu_turnier.desk.referee import Entry, Found, Index, index_of
from tichu_turnier.gui.bridge import Bridge, Latest
from tichu_turnier.gui.common.dialogs import help_with_f1
from tichu_turnier.gui.common.fields import button, choice
from tichu_turnier.gui.common.parts import GAP, MARGIN, boxed, column, in_letters, label, line
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import Column, RowsModel
from tichu_turnier.gui.referee.board_panel import BoardPanel
from tichu_turnier.gui.referee.penalties import PenaltyTarget, open_penalties
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Regulations
from tichu_turnier.tournament.rulings import PRINTED, Ruling, Topic, rulings_tonight
from tichu_turnier.words.ruling_words import RulingWords, ruling_words

_ROOMY = QSize(1240, 760)
_LIST_WIDTH = 350


class _Row(NamedTuple):
    """One question with its answer."""

    ruling: Ruling
    words: RulingWords


class _Known(NamedTuple):
    """All of tonight's answers."""

    rows: dict[str, _Row]
    search: Index


def open_referee(
    bridge: Bridge, texts: Texts, window: QWidget, aim: Callable[[], PenaltyTarget]
) -> "RefereeWindow":
    """Opens the one such window, made on first use and anew in another language.

    `aim` says whom a decision is most likely about, as the window behind stands.
    """
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
        self.query = QLineEdit(placeholderText=texts("rulings-search"), clearButtonEnabled=True)
        topics = ((texts(f"rulings-topic-{topic.value}"), topic) for topic in Topic)
        self.topics = choice(((texts("rulings-all-topics"), None), *topics))
        columns: tuple[Column[_Row], ...] = (Column("rulings-questions", lambda row: row.words.question),)
        self.list: Table[_Row] = Table(RowsModel(columns, texts, lambda row: row.ruling.key))
        self.none = label(texts("rulings-none"), "warning", wrap=True)
        self.question = label("", "title", wrap=True)
        self.answer = label("", wrap=True)
        self.source = label("", "hint")
        self.decide = button("", self._propose)
        for part in (self.none, self.decide):
            part.hide()  # until it is known what there is to say
        self.board = BoardPanel(bridge, texts)
        self._lay_out()
        self._connect()
        self.resize(_ROOMY.boundedTo(self.screen().availableSize()))

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
        """Puts all answers and the index together beside the GUI thread."""
        self.regulations, texts = regulations, self.texts

        def job() -> _Known:
            found = rulings_tonight(regulations)
            rows = {each.key: _Row(each, ruling_words(texts, each, regulations)) for each in found}
            entries = (Entry(key, row.words.title, row.words.answer) for key, row in rows.items())
            return _Known(rows, index_of(entries, texts("rulings-fillers")))

        self._asked.ask(job, self._knows)

    def _knows(self, known: _Known) -> None:
        self._known = known
        self._search()

    def _search(self) -> None:
        known, query = self._known, self.query.text()
        if known is not None:
            self._sought.ask(lambda: known.search.find(query), self._show_found)

    def _show_found(self, found: Found) -> None:
        """The questions in the order in which they fit; the first is answered."""
        if self._known is None:
            return
        rows = [self._known.rows[key] for key in found.keys if key in self._known.rows]
        topic = self.topics.currentData()
        shown = [row for row in rows if topic is None or row.ruling.topic == topic]
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
        """The dialog for decisions, with what is usual, about whoever is chosen in the window behind."""
        row, parent = self.chosen, self.parentWidget()
        if row is not None and parent is not None:
            aim = self._aim()._replace(kind=row.ruling.penalty, reason=row.words.question)
            open_penalties(self.bridge, self.texts, aim, parent)

    def _connect(self) -> None:
        self.query.textChanged.connect(lambda _: self._search())
        self.topics.currentIndexChanged.connect(lambda _: self._search())
        self.list.selectionModel().selectionChanged.connect(lambda *_: self._show_answer())
        self.bridge.changed.connect(self._follow)

    def _follow(self, tournament: object) -> None:
        """Other rules, other answers."""
        del tournament
        if self.isVisible():
            now = self.bridge.tournament
            regulations = PRINTED if now is None else now.regulations
            if regulations != self.regulations:
                self._learn(regulations)

    def _lay_out(self) -> None:
        self.answer.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.topics.setAccessibleName(self.texts("rulings-all-topics"))
        self.query.setAccessibleName(self.texts("rulings-search"))
        beside = boxed(column(self.query, self.topics, self.none, self.list))
        beside.setFixedWidth(in_letters(_LIST_WIDTH))
        source = line(self.source, None, self.decide)
        right = column(self.question, self.answer, source, self.board, grows=self.board)
        right.addStretch(0)
        whole = line(beside, right, gap=2 * GAP, grows=right)
        whole.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self.setLayout(whole)

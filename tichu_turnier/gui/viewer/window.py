"""The window that shows the hands of a game log, or any other hand."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QLocale, QModelIndex, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QIcon, QKeyEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget
from shiboken6 import isValid

from tichu_turnier.finding import Refusal
from tichu_turnier.gui.bridge import Bridge, Latest
from tichu_turnier.gui.common.dialogs import LOG_ENDING, ask_for_log, dropped, help_with_f1
from tichu_turnier.gui.common.fields import button
from tichu_turnier.gui.common.message_strip import MessageStrip
from tichu_turnier.gui.common.painting import icon
from tichu_turnier.gui.common.parts import (
    boxed,
    clear_layout,
    column,
    in_letters,
    label,
    line,
    place_on_screen,
)
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RIGHT, Column, RowsModel
from tichu_turnier.gui.theme import LOOK
from tichu_turnier.gui.viewer.hand_panel import HandPanel
from tichu_turnier.gui.viewer.table_picture import finding_of_hand, number, seat_names
from tichu_turnier.replay.game_log import GameLog, ListedHand, ViewedHand, hand_of, listed, open_log, viewed
from tichu_turnier.rules.engine.position import Position
from tichu_turnier.texts import Texts

_ROOMY = (1440, 900)
_MARGIN = 14
_LIST_WIDTH = 330
_MOST_FINDINGS = 5
_AT_ONCE = 12
"""So many hands are checked in one go, then whatever else is asked for comes."""
_KEYS = ("step", "trick", "ends", "hand")
_SIGNS = {
    "ok": ("check", "ok"),
    "score-mismatch": ("warning", "warning"),
    "illegal": ("error", "error"),
    "incomplete": ("question", "question"),
}


class ViewerWindow(QDialog):
    """The hands of a log on the left, the one that is chosen beside them; one window shows one log."""

    def __init__(self, bridge: Bridge, texts: Texts, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.bridge, self.texts = bridge, texts
        self.log: GameLog | None = None
        self._title = ""
        self._folder = Path()
        self._wanted = 0
        """The number of the hand that was chosen last; it may still be on its way."""
        self._rows: tuple[ListedHand, ...] = ()
        self._hand: ViewedHand | None = None
        self._asked: Latest[ViewedHand] = Latest(bridge, self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._build()
        place_on_screen(self, *_ROOMY)

    @property
    def checked(self) -> bool:
        return all(row.verdict is not None for row in self._rows)

    def show_log(self, path: Path) -> None:
        self._title, self._folder = path.name, path.parent
        self._show_rows(None, ())
        self.strip.clear()
        self.panel.show_words(self.texts("viewer-reading"))
        self.bridge.run_background(lambda: open_log(path), self._opened, self._not_opened)
        self.show()

    def show_positions(self, positions: Sequence[Position], title: str, names: tuple[str, ...]) -> None:
        self._title = title
        self._beside.hide()
        self._asked.ask(lambda: hand_of(positions, names), self._show_hand)
        self.show()

    def choose(self, row: int) -> None:
        if 0 <= row < len(self._rows):
            self.hands.choose(self._rows[row].number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, held = event.key(), event.modifiers() & Qt.KeyboardModifier.ControlModifier
        keys = self._keys_with_ctrl if held else self._keys
        action = keys.get(key)
        if action is None:
            super().keyPressEvent(event)
        else:
            action()
            event.accept()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped(event, (LOG_ENDING,)) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        file = dropped(event, (LOG_ENDING,))
        if file is not None:
            event.acceptProposedAction()
            self.show_log(file)

    def changeEvent(self, event: QEvent) -> None:
        """When the window behind is given other words, colours or letters, this one is too."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            QTimer.singleShot(0, self, self._follow)

    def ask_for_file(self) -> None:
        file = ask_for_log(self.texts, self._folder, self)
        if file is not None:
            self.show_log(file)

    def _opened(self, log: GameLog) -> None:
        self._show_rows(log, tuple(ListedHand(piece.number) for piece in log.pieces))
        self.strip.show_findings(log.findings)
        if log.pieces:
            self.choose(0)
            self._check(log, 0)
        else:
            self.panel.show_words("")

    def _show_rows(self, log: GameLog | None, rows: tuple[ListedHand, ...]) -> None:
        self.log, self._hand, self._wanted = log, None, 0
        self._rows = rows
        self.hands.rows.show(rows)
        self.findings.hide()
        self._show_title()

    def _not_opened(self, error: BaseException) -> None:
        if not isinstance(error, Refusal):
            self.bridge.went_wrong(error)
        elif isValid(self):
            self.panel.show_words("")
            self.strip.show_findings(error.findings)

    def _check(self, log: GameLog, begin: int) -> None:
        """Replays the next few hands for their verdicts, and so on to the end."""
        pieces = log.pieces[begin : begin + _AT_ONCE]

        def then(found: tuple[ListedHand, ...]) -> None:
            if isValid(self) and self.log is log:
                self._rows = (*self._rows[:begin], *found, *self._rows[begin + len(found) :])
                self.hands.rows.show(self._rows)
                self._check(log, begin + len(found))

        if pieces:
            self.bridge.run_background(lambda: tuple(map(listed, pieces)), then)

    def _chosen(self, index: QModelIndex) -> None:
        row = self.hands.rows.row(index)
        if self.log is None or row is None or row.number == self._wanted:
            return
        self._wanted = row.number
        log, piece = self.log, self.log.pieces[row.number - 1]

        def then(hand: ViewedHand) -> None:
            if self.log is log:
                self._show_hand(hand)

        self._asked.ask(lambda: viewed(piece), then)

    def _show_hand(self, hand: ViewedHand, at: int = 0) -> None:
        self._hand = hand
        self.panel.show_hand(hand, at)
        names = seat_names(self.texts, hand.names, clockwise=hand.clockwise)
        words = [finding_of_hand(self.texts, names, finding) for finding in hand.findings[:_MOST_FINDINGS]]
        if len(hand.findings) > _MOST_FINDINGS:
            words.append(self.texts("viewer-more", count=len(hand.findings) - _MOST_FINDINGS))
        self.findings.setText("\n".join(words))
        self.findings.setVisible(bool(hand.findings))
        self._show_title()

    def _show_title(self) -> None:
        title = self._title
        if self._hand is not None and self._hand.listed is not None:
            title = self.texts("viewer-title-hand", file=title, number=self._hand.listed.number)
        self._heading.setText(title)
        self.setWindowTitle(f"{title} – {self.texts('viewer-title')}")

    def _follow(self) -> None:
        """Builds everything anew in the language that Qt speaks now and in the look of the program."""
        language = QLocale().name()[:2]
        if (language, LOOK.now, self.font()) == (self.texts.language, *self._built_for):
            return
        self.texts = Texts(language)
        at, beside = self.panel.at, not self._beside.isHidden()
        chosen = self.hands.currentIndex().row()
        self._build()
        self.hands.rows.show(self._rows)
        self._beside.setVisible(beside)
        if self._hand is not None:
            self._show_hand(self._hand, at)
            self.choose(chosen)

    def _build(self) -> None:
        texts = self.texts
        self._built_for = (LOOK.now, self.font())
        clear_layout(self._whole)
        self._heading = label("", "heading", wrap=True)
        self.panel = HandPanel(texts)
        self.strip = MessageStrip(texts, always=False)
        self.findings = label("", "error", wrap=True)
        self.findings.hide()
        open_button = button(texts("viewer-open"), self.ask_for_file, picture="open")
        open_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        keys = label("\n".join(texts(f"viewer-keys-{what}") for what in _KEYS), "hint")
        self._beside = boxed(column(self._heading, self._list(), self.findings, keys, open_button))
        self._beside.setFixedWidth((_LIST_WIDTH + in_letters(_LIST_WIDTH)) // 2)  # the table needs room too
        body = line(self._beside, self.panel, gap=_MARGIN, grows=self.panel)
        self._whole.addWidget(boxed(column(body, margin=_MARGIN, grows=body)), 1)
        self._whole.addWidget(self.strip)
        self._show_title()
        self._set_keys()
        # Not on the window: with the key of the words before, Qt would not know which of the two is meant.
        help_with_f1(self.panel, texts, "screen-viewer")

    def _list(self) -> Table[ListedHand]:
        texts = self.texts

        def verdict(row: ListedHand) -> str:
            return texts(f"engine-verdict-{row.verdict}" if row.verdict else "viewer-not-checked")

        def sign(row: ListedHand) -> QIcon | None:
            return icon(*_SIGNS[row.verdict]) if row.verdict else None

        def color(row: ListedHand) -> str:
            return _SIGNS[row.verdict][1] if row.verdict else "muted"

        columns: tuple[Column[ListedHand], ...] = (
            Column("viewer-column-hand", lambda row: str(row.number), RIGHT, width=72),
            Column("viewer-column-result", lambda row: _result(texts, row), RIGHT, width=104),
            Column("viewer-column-verdict", verdict, color=color, icon=sign),
        )
        self.hands = Table(RowsModel(columns, texts, lambda row: row.number))
        self.hands.setObjectName("hands")
        self.hands.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hands.selectionModel().currentRowChanged.connect(self._chosen)
        return self.hands

    def _set_keys(self) -> None:
        key, panel = Qt.Key, self.panel
        self._keys: dict[int, Callable[[], None]] = {
            key.Key_Left: lambda: panel.go_by(-1),
            key.Key_Right: lambda: panel.go_by(1),
            key.Key_Up: lambda: panel.go_to_trick(-1),
            key.Key_PageUp: lambda: panel.go_to_trick(-1),
            key.Key_Down: lambda: panel.go_to_trick(1),
            key.Key_PageDown: lambda: panel.go_to_trick(1),
            key.Key_Home: lambda: panel.go(0),
            key.Key_End: panel.go_to_end,
        }
        self._keys_with_ctrl: dict[int, Callable[[], None]] = {
            **{each: lambda: self._go_by_hand(-1) for each in (key.Key_Left, key.Key_Up)},
            **{each: lambda: self._go_by_hand(1) for each in (key.Key_Right, key.Key_Down)},
            key.Key_O: self.ask_for_file,
        }

    def _go_by_hand(self, by: int) -> None:
        self.choose(self.hands.currentIndex().row() + by)


def _result(texts: Texts, row: ListedHand) -> str:
    score = row.logged or row.computed
    return "" if score is None else texts("viewer-result", a=number(score[0]), b=number(score[1]))

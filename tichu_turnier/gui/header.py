"""Which tournament is this, how far is it, and what would be undone?"""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolButton

from tichu_turnier.desk.progress import progress
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.icons import SPACED, spaced_icon
from tichu_turnier.gui.common.parts import MARGIN, column, label, line
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.words.findings import finding_words
from tichu_turnier.words.journal import journal_words

if TYPE_CHECKING:
    from tichu_turnier.desk.history import History

_SHARE_OF_UNDO = 0.3
_SHARE_OF_REDO = 0.16
_LEAST = 90
_LINE_GAP = 6
_BETWEEN = "  ·  "
_AROUND_WORDS = 84
"""Icon, gaps and edges of a button."""


class Header(QFrame):
    """The line above every screen."""

    def __init__(self, bridge: Bridge, texts: Texts) -> None:
        super().__init__()
        self.setObjectName("header")
        self.texts = texts
        self._words = {"undo": "", "redo": ""}
        self._told: tuple[str, ...] = ()
        self.name = label("")
        self.name.setObjectName("name")
        self.state = label("", "hint")
        self.state.setObjectName("state")
        for words in (self.name, self.state):
            words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.undo = self._button("undo")
        self.redo = self._button("redo")
        self.undo.clicked.connect(bridge.undo)
        self.redo.clicked.connect(bridge.redo)
        titles = column(self.name, self.state, gap=1)
        layout = line(gap=_LINE_GAP)
        layout.setContentsMargins(MARGIN, 9, MARGIN - 8, 9)
        layout.addLayout(titles, 1)
        layout.addWidget(self.undo)
        layout.addWidget(self.redo)
        self.setLayout(layout)

    def show_tournament(self, tournament: Tournament, history: "History | None") -> None:
        """Shows this snapshot and what the desk would undo and redo."""
        day = f"{tournament.day:%d.%m.%Y}"
        self.name.setText(tournament.name)
        self.name.setToolTip(tournament.name)
        state = finding_words(self.texts, progress(tournament))
        self._told = tuple(part for part in (day, tournament.place, state) if part)
        self.state.setToolTip(_BETWEEN.join(self._told))
        undo = history.undoable[-1] if history is not None and history.undoable else None
        redo = history.redoable[-1][0] if history is not None and history.redoable else None
        for kind, entry in (("undo", undo), ("redo", redo)):
            self._words[kind] = "" if entry is None else journal_words(self.texts, entry.kind, entry.args)
        self._say()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The words of undo and redo get as much room as there is."""
        super().resizeEvent(event)
        self._say()

    def _button(self, kind: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(kind)
        button.setProperty("role", "quiet")
        button.setIcon(spaced_icon(kind))
        button.setIconSize(SPACED)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _say(self) -> None:
        shares = ((self.redo, "redo", _SHARE_OF_REDO), (self.undo, "undo", _SHARE_OF_UNDO))
        for button, kind, share in shares:
            what = self._words[kind]
            whole = self.texts(f"window-{kind}-what", what=what) if what else self.texts(f"window-{kind}")
            room = int(self.width() * share)
            if kind == "undo":
                room = max(_LEAST, min(room, self._free()))
            short = button.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideRight, room)
            button.setText(short.replace("&", "&&"))
            button.setToolTip(f"{whole}  ({'Ctrl+Z' if kind == 'undo' else 'Ctrl+Shift+Z'})")
            button.setEnabled(bool(what))
            button.setIcon(spaced_icon(kind, "text" if what else "muted"))
        self._say_state()

    def _say_state(self) -> None:
        """As much as there is room for; how far the evening is matters most, the day least."""
        around = self.undo.sizeHint().width() + self.redo.sizeHint().width() + 2 * MARGIN + 2 * _LINE_GAP
        room, metrics = self.width() - around, self.state.fontMetrics()
        tries = [_BETWEEN.join(self._told[first:]) for first in range(len(self._told))] or [""]
        fitting = (words for words in tries if metrics.horizontalAdvance(words) <= room)
        short = metrics.elidedText(tries[-1], Qt.TextElideMode.ElideRight, room)
        self.state.setText(next(fitting, short))

    def _free(self) -> int:
        """Pixels for the words of undo beside the state of the evening, which matters more."""
        told = self.state.fontMetrics().horizontalAdvance(_BETWEEN.join(self._told))
        taken = told + self.redo.sizeHint().width()
        return self.width() - taken - 2 * MARGIN - _AROUND_WORDS

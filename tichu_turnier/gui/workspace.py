"""What stands around the screens of an open tournament: sidebar, header and message strip."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from tichu_turnier.desk.history import History, JournalEntry
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.fields import on_keys, with_mnemonics
from tichu_turnier.gui.common.message_strip import MessageStrip
from tichu_turnier.gui.common.painting import icon, spaced, spaced_icon
from tichu_turnier.gui.common.parts import MARGIN, column, fill, in_letters, label, line, plain_tip, scroller
from tichu_turnier.gui.common.speech import announce
from tichu_turnier.gui.draw.draw_screen import DrawScreen
from tichu_turnier.gui.entrants.entrants_screen import EntrantsScreen
from tichu_turnier.gui.evening.evening_screen import EveningScreen
from tichu_turnier.gui.evening.open_points import OpenWatch, asks_before_closing
from tichu_turnier.gui.hall.sharing import ask_about_disputes, open_sharing
from tichu_turnier.gui.help.pages import key_words
from tichu_turnier.gui.journal_screen import JournalScreen
from tichu_turnier.gui.printing.printing_screen import SheetsScreen
from tichu_turnier.gui.results.results_screen import ResultsScreen
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.gui.standings.standings_screen import StandingsScreen
from tichu_turnier.gui.timetable_screen import TimetableScreen
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.insight.open_points import undecided
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.registration.overview import expected, present
from tichu_turnier.words.listings.journal import journal_words
from tichu_turnier.words.rounds import Called, rounds_called, words_of_rounds

SCREENS: tuple[type[Screen], ...] = (
    EveningScreen,
    EntrantsScreen,
    TimetableScreen,
    DrawScreen,
    ResultsScreen,
    StandingsScreen,
    SheetsScreen,
    JournalScreen,
)


_DIGITS = 9
_SHARE_OF_UNDO = 0.5
_SHARE_OF_REDO = 0.16
_ROOMY = 40
"""With less heights of letters redo is a picture only; in words it stands in the tip."""
_LEAST = 90
_LINE_GAP = 6
_BETWEEN = "  ·  "
_AROUND_WORDS = 84
_PICTURE, _AROUND_PICTURE = 19, 27
_WIDTH = 196
_WIDTH_IN_LINES = 10.2
"""With larger letters it grows in step with the height of a line."""


class Sidebar(QFrame):
    """The screens in the order of an evening; Ctrl and a digit or Alt and the underlined letter go there."""

    chosen = Signal(str)

    def __init__(self, keys: Sequence[str], texts: Texts, taken_letters: str) -> None:
        super().__init__()
        self._texts = texts
        self.setObjectName("places")  # a file dialog of Qt has a "sidebar" of its own
        self.whole = max(_WIDTH, int(_WIDTH_IN_LINES * self.fontMetrics().height()))
        """Its width with words, in pixels."""
        self.setFixedWidth(self.whole)
        self.folded = False
        self._buttons: dict[str, QPushButton] = {}
        group = QButtonGroup(self)
        layout = column(margin=12, gap=3)
        self.brand = label("Tichu-Turnier", name="brand")
        self.brand.setContentsMargins(10, 6, 0, 10)
        layout.addWidget(self.brand)
        titles = with_mnemonics([texts(f"screen-{key}") for key in keys], taken_letters)
        self._titles = dict(zip(keys, titles, strict=True))
        for number, (key, title) in enumerate(self._titles.items(), 1):
            button = self._button(number, key, title)
            group.addButton(button)
            layout.addWidget(button)
        layout.addStretch(1)
        self.setLayout(layout)

    def show_place(self, key: str) -> None:
        if key in self._buttons:
            self._buttons[key].setChecked(True)

    def fold(self, *, folded: bool) -> bool:
        """Only its pictures, where what stands beside it needs the room; returns whether that is new."""
        if folded is self.folded:
            return False
        self.folded = folded
        self.brand.setVisible(not folded)
        for key, title in self._titles.items():
            self._buttons[key].setText("" if folded else title)
            self._buttons[key].setShortcut(QKeySequence.mnemonic(title))
        picture = in_letters(_PICTURE) + 2 * _AROUND_PICTURE
        self.setFixedWidth(picture if folded else self.whole)
        return True

    def _button(self, number: int, key: str, title: str) -> QPushButton:
        button = QPushButton(title)
        button.setObjectName(f"go-{key}")
        button.setCheckable(True)
        button.setIcon(icon(key, "sidebar_text"))
        button.setIconSize(QSize(in_letters(_PICTURE), in_letters(_PICTURE)))
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setAccessibleName(self._texts(f"screen-{key}"))
        digit = f"  ({key_words(self._texts, f'Ctrl+{number}')})" if number <= _DIGITS else ""
        button.setToolTip(plain_tip(f"{self._texts(f'screen-{key}-tip')}{digit}"))
        button.clicked.connect(lambda: self.chosen.emit(key))
        self._buttons[key] = button
        return button


class Header(QFrame):
    """The line above every screen."""

    def __init__(self, bridge: Bridge, texts: Texts) -> None:
        super().__init__()
        self.setObjectName("header")
        self.texts = texts
        self._name = ""
        self._words = {"undo": "", "redo": ""}
        self._newest: JournalEntry | None = None
        self._own = ""
        self._told: tuple[str, ...] = ()
        self._called: tuple[object, Called] = (None, str)
        self._titled: tuple[object, bool, Sequence[str]] = (None, False, ())
        self.name = label("", name="name")
        self.state = label("", "hint", name="state")
        for words in (self.name, self.state):
            words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.undo, self.redo = self._button("undo"), self._button("redo")
        self.redo.clicked.connect(bridge.redo)
        titles = column(self.name, self.state, gap=1)
        self.watch = OpenWatch.of(bridge)
        self.open = self._button("open-count")
        self.open.setIcon(spaced_icon("warning", "warning"))
        self.open.setToolTip(plain_tip(texts("open-tip")))
        self.watch.found.connect(self._count, Qt.ConnectionType.QueuedConnection)
        self.reach = self._button("reach")
        self.reach.setVisible(False)
        layout = line(titles, self.reach, self.open, self.undo, self.redo, gap=_LINE_GAP, grows=titles)
        layout.setContentsMargins(MARGIN, 9, MARGIN - 8, 9)
        self.setLayout(layout)
        self._count()  # the watch outlives a window that is built anew, and calls only when something changes

    def show_tournament(self, tournament: Tournament, history: History | None) -> None:
        """Shows this snapshot and what the desk would undo and redo."""
        day, opened = f"{tournament.day:%d.%m.%Y}", not self._told
        self._name = tournament.name
        self.name.setToolTip(plain_tip(tournament.name))
        state = self._progress(tournament)
        self._told = tuple(part for part in (day, tournament.place, state) if part)
        self.state.setToolTip(plain_tip(_BETWEEN.join(self._told)))
        undo = history.undoable[-1] if history is not None and history.undoable else None
        redo = history.redoable[-1][0] if history is not None and history.redoable else None
        if self._called[0] is not tournament.rounds:
            self._called = tournament.rounds, rounds_called(tournament, self.texts)
        called = self._called[1]
        for kind, entry in (("undo", undo), ("redo", redo)):
            self._words[kind] = (
                "" if entry is None else journal_words(self.texts, entry.kind, entry.args, called)
            )
        if QAccessible.isActive() and undo is not self._newest and redo is None and not opened:
            announce(self, self._words["undo"])  # the strip says itself what was taken back
        self._newest = undo
        self._say()

    def _progress(self, tournament: Tournament) -> str:
        """How far the evening is, with its rounds as they are called everywhere."""
        rounds = tournament.rounds
        if not rounds:
            here, total = len(present(tournament)), len(expected(tournament))
            if not total:
                return self.texts("progress-empty")
            return self.texts("progress-before", present=here, total=total)
        number, tables = len(rounds), len(rounds[-1].tables)
        missing = len(tournament.missing(number))
        if not missing and (level := ", ".join(undecided(tournament, number))):
            return self.texts("progress-level", round=number, tables=level)
        if not missing and number >= planned_rounds(tournament):
            return self.texts("progress-finished", rounds=number)
        if self._titled[0] is not rounds or self._titled[1] is not (missing > 0):  # results change no title
            numbers = (number,) if missing else (number, number + 1)
            self._titled = rounds, missing > 0, words_of_rounds(tournament, self.texts, numbers)
        titles = self._titled[2]
        if missing:
            return self.texts("progress-round", title=titles[0], done=tables - missing, tables=tables)
        return self.texts("progress-between", title=titles[0], following=titles[1])

    def show_own_step(self, words: str) -> None:
        """What the screen in front takes back itself, before the desk is asked; empty where nothing."""
        self._own = words
        self._say()

    def show_reach(self, reach: str, waiting: int) -> None:
        """Where what is entered goes (`live`, `here`, `sending`); nothing where this desk is alone."""
        self.reach.setVisible(bool(reach))
        if reach:
            words = self.texts(f"hall-reach-{reach}", count=waiting)
            if words != self.reach.text() and self.reach.text():
                announce(self, words)
            self.reach.setText(words)
            self.reach.setIcon(spaced_icon(*(("check", "ok") if reach == "live" else ("warning", "warning"))))
            self.reach.setToolTip(plain_tip(self.texts(f"hall-reach-{reach}-tip")))
        self._say()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._say()

    def _count(self) -> None:
        self.open.setText(self.texts("open-title", count=len(self.watch.points)))
        self.open.setVisible(bool(self.watch.points))
        self._say()

    def _button(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setProperty("role", "quiet")
        button.setIconSize(spaced())
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _say(self) -> None:
        """How far the evening is matters most, then what undo would take back; the day matters least."""
        signs = (each for each in (self.open, self.reach) if not each.isHidden())
        room = self.width() - 2 * MARGIN - sum(each.sizeHint().width() + _LINE_GAP for each in signs)
        scarce = self.width() < _ROOMY * self.fontMetrics().height()
        redo = 0 if scarce else int(self.width() * _SHARE_OF_REDO)
        self._say_step(self.redo, "redo", redo, "Ctrl+Shift+Z")
        room -= self.redo.sizeHint().width()
        metrics, elide, told = self.state.fontMetrics(), Qt.TextElideMode.ElideRight, self._told
        undo = room - metrics.horizontalAdvance("".join(told[-1:])) - _AROUND_WORDS
        undo = max(_LEAST, min(int(self.width() * _SHARE_OF_UNDO), undo))
        self._say_step(self.undo, "undo", undo, "Ctrl+Z")
        room -= self.undo.sizeHint().width() + 2 * _LINE_GAP
        self.name.setText(self.name.fontMetrics().elidedText(self._name, elide, room))
        while len(told) > 1 and metrics.horizontalAdvance(_BETWEEN.join(told)) > room:
            told = told[1:]
        self.state.setText(metrics.elidedText(_BETWEEN.join(told), elide, room))

    def _say_step(self, button: QToolButton, kind: str, room: int, keys: str) -> None:
        what = self._own if kind == "undo" and self._own else self._words[kind]
        bare = self.texts(f"window-{kind}")
        whole = self.texts(f"window-{kind}-what", what=what) if what else bare
        metrics = button.fontMetrics()
        short = metrics.elidedText(whole, Qt.TextElideMode.ElideRight, room)
        if len(short) <= len(bare):  # a part of one word says less than the picture alone
            short = bare if metrics.horizontalAdvance(bare) <= room else ""
        button.setText(short.replace("&", "&&"))
        button.setAccessibleName(whole)
        button.setToolTip(plain_tip(f"{whole}  ({keys})"))
        button.setEnabled(bool(what))
        button.setIcon(spaced_icon(kind, "text" if what else "muted"))


class Workspace(QWidget):
    """Sidebar, header, one screen and the strip; a screen is made when it is first gone to."""

    came = Signal(str)
    """The key of the screen that has come to the front."""

    def __init__(self, context: Context, taken_letters: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.context = context
        self.where = ""
        self._kinds = {kind.key: kind for kind in SCREENS}
        self._screens: dict[str, Screen] = {}
        texts = context.texts
        self.sidebar = Sidebar(self.keys, texts, taken_letters)
        self.sidebar.chosen.connect(self.go)
        self.header = Header(context.bridge, texts)
        self.header.undo.clicked.connect(self.undo)
        self.header.open.clicked.connect(lambda: self.go("evening"))
        self.header.reach.clicked.connect(lambda: open_sharing(context.bridge, texts, self.window()))
        self.stack = QStackedWidget()
        self.strip = MessageStrip(texts)
        context.bridge.history_moved.connect(self._say_history_moved)
        right = column(self.header, self.stack, self.strip, gap=0, grows=self.stack)
        self.setLayout(line(self.sidebar, right, gap=0, grows=right))
        for number, key in enumerate(self.keys[:_DIGITS], 1):
            on_keys(self, f"Ctrl+{number}", partial(self.go, key))

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(self._kinds)

    @property
    def least_width(self) -> int:
        area = self.stack.currentWidget()
        frame = area.width() - area.viewport().width() if isinstance(area, QScrollArea) else 0
        return frame + self.sidebar.width() + self.screen_of(self.where).minimumSizeHint().width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _say_history_moved(self, how: str, entry: JournalEntry) -> None:
        """What an undo took back is said where all look, not only above by what can be undone next."""
        texts = self.context.texts
        tournament = self.context.bridge.tournament
        called = rounds_called(tournament, texts) if tournament is not None else str
        what = journal_words(texts, entry.kind, entry.args, called)
        self.strip.show_findings((Finding(f"journal-{how}", Severity.NOTE, {"what": what}),))

    def _fold(self) -> None:
        wished = self.screen_of(self.where).wished_width if self.where else 0
        if self.sidebar.fold(folded=0 < self.width() - self.sidebar.whole < wished):
            whole = self.layout()
            if whole is not None:
                whole.activate()  # what stands beside it takes its letters by the room that there is

    @property
    def wished_width(self) -> int:
        return self.sidebar.width() + self.screen_of(self.where).wished_width

    def go(self, key: str) -> None:
        """Brings a screen to the front; what follows a slash is chosen there (`sheets/ranking`)."""
        key, _, what = key.partition("/")
        if key not in self._kinds:
            return
        screen = self.screen_of(key)
        if self.where == ResultsScreen.key != key:  # a slip may be left half typed
            self.header.watch.look_soon()
        self.where = key
        self.sidebar.show_place(key)
        self.stack.setCurrentIndex(list(self._screens).index(key))
        self._fold()
        if what:
            screen.navigate(what)
        if self.context.bridge.tournament is not None:
            screen.show_tournament(self.context.bridge.tournament)
        if self.isVisible():  # else Qt would take the keyboard from the page in front
            screen.setFocus()
        self._show_own_step()
        self.came.emit(key)

    def undo(self) -> None:
        """One meaning, by key, menu and button: what the header says."""
        front = self.screen_of(self.where)
        if front.own_step:
            front.undo_own()
        else:
            self.context.bridge.undo()

    def _show_own_step(self) -> None:
        self.header.show_own_step(self.screen_of(self.where).own_step if self.where else "")

    def screen_of(self, key: str) -> Screen:
        if key not in self._screens:
            area = scroller(self.stack)
            self.stack.addWidget(area)
            screen = self._kinds[key](replace(self.context, parent=area.viewport()))
            screen.setObjectName(f"screen-{key}")
            # Tables without a heading are called so.
            screen.setWindowTitle(self.context.texts(f"screen-{key}"))
            fill(area, screen)
            screen.own_step_changed.connect(self._show_own_step)
            self._screens[key] = screen
        return self._screens[key]

    def asks_before_closing(self) -> bool:
        """Whether the director is asked first, as something is open; once for the same points."""
        context = self.context
        return asks_before_closing(context.bridge, context.texts, self.window(), lambda: self.go("evening"))

    def show_tournament(self, tournament: Tournament) -> None:
        desk = self.context.bridge.desk
        self.header.show_tournament(tournament, None if desk is None else desk.history)
        reach = None if desk is None else desk.reach
        if desk is not None and reach is not None:
            self.header.show_reach(reach.value, desk.waiting)
            ask_about_disputes(desk, self.context.bridge, self.context.texts, self.window())
        elif not self.header.reach.isHidden():
            self.header.show_reach("", 0)
        self.screen_of(self.where).show_tournament(tournament)

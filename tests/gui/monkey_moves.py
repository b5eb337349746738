"""What can somebody do at the window? Everything, by keys, mouse, menus; now and then a step onwards."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from random import Random

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QComboBox, QMenu, QWidget
from shiboken6 import isValid

from tichu_turnier.desk.demo import sample_entrants
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.gui.main_window import MainWindow
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, EnterResult, PublishDraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.tables.table import regulations_at

_DAY = date(2026, 11, 21)
_MOST_WINDOWS = 3
_MOST_ROUNDS = 9
_OUT_OF_REACH = {"action-quit"}
_WORDS = (
    *("Adler", "Gämse", "Łoś 호랑이", "Χελώνη", "Nguyễn Rồng", "'; DROP TABLE", "&Hase & Igel", "{ $name }"),
    *("%s %d", "<b>Uhu</b>", "100", "640:360", "-25", "0", "T0+", "1e9", "99999999999", "  ", "🐉"),
    *("\u202eUhu", "Adler\tBiber\nDachs\tEule", "Straße", "Ğırgır İ ı", "7", "12", "65", "S", "x" * 300),
)
_KEY = Qt.Key
_KEYS = (
    *(_KEY.Key_Return, _KEY.Key_Tab, _KEY.Key_Backtab, _KEY.Key_Escape, _KEY.Key_Up, _KEY.Key_Down),
    *(_KEY.Key_Left, _KEY.Key_Right, _KEY.Key_Home, _KEY.Key_End, _KEY.Key_PageUp, _KEY.Key_PageDown),
    *(_KEY.Key_Space, _KEY.Key_Delete, _KEY.Key_Insert, _KEY.Key_Backspace, _KEY.Key_Plus, _KEY.Key_Minus),
    *(getattr(_KEY, f"Key_F{number}") for number in range(1, 13)),
    *(getattr(_KEY, f"Key_{letter}") for letter in "SDFGXCVBHJKLUIERTPNA0123456789"),
)
_PLAIN, _CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
_MODIFIERS = (_PLAIN, _PLAIN, _PLAIN, _CTRL, Qt.KeyboardModifier.ShiftModifier)
_LEFT = Qt.MouseButton.LeftButton
_LOOKS = ("light", "dark", "contrast", "system")
_SCALES = (80, 100, 150)


class Hands:
    """Where the monkey looks, and how it takes hold of something."""

    def __init__(self, window: MainWindow, folder: Path, chance: Random) -> None:
        self.window = window
        self.folder = folder
        self.chance = chance
        self._kept: QWidget = window
        """PySide forgets the parts of a window that only Qt knows when it forgets that window."""

    @property
    def others(self) -> list[QWidget]:
        """Every window but the main one."""
        return [widget for widget in self._windows() if widget is not self.window]

    @property
    def ground(self) -> QWidget:
        """The window that is to be played with: what is on top if it holds the others back."""
        held = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if held is not None:
            return held
        return self.window if self.chance.random() < 0.8 else self.chance.choice(self._windows())

    @property
    def focus(self) -> QWidget:
        """Who gets the keys."""
        self._kept = ground = self.ground
        focus = QApplication.focusWidget()
        if focus is not None and (focus is ground or ground.isAncestorOf(focus)):
            return focus
        inside: QWidget | None = ground.focusWidget()
        return ground if inside is None else inside

    def _windows(self) -> list[QWidget]:
        popup = Qt.WindowType.Popup
        shown = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
        return [widget for widget in shown if widget.windowType() is not popup]

    def parts(self, *kinds: type[QWidget]) -> list[QWidget]:
        """What can be taken hold of, of these kinds, in the order in which it was made."""
        self._kept = ground = self.ground
        found = [part for kind in kinds for part in ground.findChildren(kind)]
        return [part for part in found if part.isVisible() and part.isEnabled()]

    def one(self, parts: Sequence[QWidget]) -> QWidget | None:
        """Any of them."""
        return self.chance.choice(parts) if parts else None

    def let_go(self) -> None:
        """Closes what holds all else back: popups and dialogs, each of which may have a loop of its own."""
        for held in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
            if held is not None and isValid(held):
                strike(held, Qt.Key.Key_Escape)
                if isValid(held) and held.isVisible():
                    held.close()

    def close_others(self) -> None:
        """Lets go of a popup and closes every window but the main one."""
        self.let_go()
        for widget in self.others:
            if isValid(widget):
                widget.close()


@dataclass(frozen=True, slots=True)
class Move:
    """One thing to do, and how often it is done beside the others; says what it did, None for nothing."""

    name: str
    weight: float
    do: Callable[[Hands], str | None]


def _named(widget: QWidget) -> str:
    words = getattr(widget, "text", lambda: "")() if isinstance(widget, QAbstractButton) else ""
    return f"{type(widget).__name__} {widget.objectName()} {words!r}"


def _press(hands: Hands) -> str | None:
    key, modifier = hands.chance.choice(_KEYS), hands.chance.choice(_MODIFIERS)
    focus = hands.focus
    if _goes_astray(focus):
        key, modifier = _KEY.Key_Tab, _PLAIN
    said = f"{key.name} {modifier.name} in {_named(focus)}"
    strike(focus, key, modifier)
    return said


def strike(widget: QWidget, key: Qt.Key | str, modifier: Qt.KeyboardModifier = _PLAIN) -> None:
    """Presses and lets go; what the key closes is gone by then."""
    if isinstance(key, str) and not key.isascii():  # Qt's own keyboard for tests has no such keys
        QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, 0, modifier, key))
        return
    if isinstance(key, str):
        key = Qt.Key(ord(key.upper()))
    QTest.keyPress(widget, key, modifier)
    if isValid(widget):
        QTest.keyRelease(widget, key, modifier)


def hit(widget: QWidget, button: Qt.MouseButton, at: QPoint, *, twice: bool = False) -> None:
    """Clicks; a press can open a menu, in whose own loop the window is closed: the widget is gone by then."""
    QTest.mousePress(widget, button, _PLAIN, at)
    if isValid(widget):
        QTest.mouseRelease(widget, button, _PLAIN, at)
    if twice and isValid(widget):
        there = QPointF(widget.mapToGlobal(at))
        second = QMouseEvent(QEvent.Type.MouseButtonDblClick, QPointF(at), there, button, button, _PLAIN)
        QApplication.sendEvent(widget, second)
    if twice and isValid(widget):
        QTest.mouseRelease(widget, button, _PLAIN, at)


def _write(hands: Hands) -> str | None:
    """Types, or pastes what no keyboard of tests has."""
    words, focus = hands.chance.choice(_WORDS), hands.focus
    if _goes_astray(focus):
        return None
    said = f"{words!r} into {_named(focus)}"
    if hands.chance.random() < 0.2 or not words.isprintable():
        QApplication.clipboard().setText(words)
        strike(focus, _KEY.Key_V, _CTRL)
        return said
    for letter in words[:40]:
        if isValid(focus):
            strike(focus, letter)
    return said


def _goes_astray(focus: QWidget) -> bool:
    """What is typed there would be a file anywhere on this computer."""
    return focus.objectName() == "new-file"


def _click(hands: Hands) -> str | None:
    button = hands.one(hands.parts(QAbstractButton))
    if button is None:
        return None
    said = _named(button)
    hit(button, _LEFT, button.rect().center())
    return said


def _click_line(hands: Hands) -> str | None:
    view = hands.one(hands.parts(QAbstractItemView))
    if not isinstance(view, QAbstractItemView):
        return None
    ground = view.viewport()
    at = QPoint(*(hands.chance.randrange(max(1, side)) for side in ground.size().toTuple()))
    button = hands.chance.choice(
        (Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)
    )
    said = f"{button.name} at {at.toTuple()} of {_named(view)}"
    hit(ground, button, at, twice=hands.chance.random() < 0.3 and button is _LEFT)
    return said


def _choose(hands: Hands) -> str | None:
    box = hands.one(hands.parts(QComboBox))
    if not isinstance(box, QComboBox) or not box.count():
        return None
    row = hands.chance.randrange(box.count())
    said = f"{row} of {_named(box)}"
    box.setCurrentIndex(row)
    box.activated.emit(row)
    return said


def _take_action(hands: Hands) -> str | None:
    if QApplication.activeModalWidget() is not None:
        return None
    actions = [action for action in hands.window.menu.findChildren(QAction) if action.isEnabled()]
    actions = [each for each in actions if each.text() and each.objectName() not in _OUT_OF_REACH]
    action = hands.chance.choice(actions)
    said = f"{action.objectName()} {action.text()!r}"
    if not isinstance(action.menu(), QMenu):
        action.trigger()
    return said


def _dress(hands: Hands) -> str | None:
    """Another language, look, size of letters or of the window."""
    if QApplication.activeModalWidget() is not None:
        return None
    window, chance = hands.window, hands.chance
    wishes = (
        *(("language", code) for code in ("de", "en", "fr")),
        *(("theme", look) for look in _LOOKS),
        *(("font_scale", scale) for scale in _SCALES),
    )
    name, value = chance.choice(wishes)
    window.keeper.set_look(replace(window.keeper.settings, **{name: value}))
    window.resize(*chance.choice(((1280, 800), (1920, 1080), (900, 600), (400, 300))))
    return f"{name} {value}"


def _close_windows(hands: Hands) -> str | None:
    """Not always: several windows at once are part of the play."""
    others = hands.others
    if not others or (len(others) < _MOST_WINDOWS and hands.chance.random() < 0.5):
        return None
    hands.close_others()
    return str(len(others))


def _another(hands: Hands) -> str | None:
    """Another tournament: a new one, an earlier one, or none."""
    window, chance = hands.window, hands.chance
    if QApplication.activeModalWidget() is not None:
        return None
    files = sorted(hands.folder.glob("*.tichu"))
    if files and chance.random() < 0.3:
        file = chance.choice(files)
        window.open(file)
        return f"open {file.name}"
    preset = chance.choice(PRESETS)
    path = hands.folder / f"{len(files)} {preset.key}.tichu"
    window.make(path, preset.tournament(chance.choice(_WORDS[:8]), _DAY, "Treibhaus", "Europe/Zurich"))
    return path.name


def _onwards(hands: Hands) -> str | None:
    """What a director would do next: people, a draw, results."""
    bridge = hands.window.bridge
    tournament, seed = bridge.tournament, hands.chance.randrange(10**6)
    if tournament is None:
        return _another(hands)
    number = len(tournament.rounds)
    missing = tournament.missing(number)
    if len(tournament.entrants) < 2 * tournament.regulations.at_a_table:
        _fill(hands, tournament)
        return "people"
    if missing:
        for table in missing[: hands.chance.randrange(1, 5)]:
            rules = regulations_at(tournament, number, table)
            bridge.do(EnterResult(number, table, possible_match(hands.chance, rules)))
        return f"results of round {number}"
    if number >= _MOST_ROUNDS:
        return _another(hands)
    bridge.run_on_desk(lambda desk: desk.do(PublishDraw(next_round(desk.tournament, seed))), lambda _: None)
    return f"draw of round {number + 1}"


def _fill(hands: Hands, tournament: Tournament) -> None:
    unit, count = tournament.regulations.unit, hands.chance.randrange(7, 30)
    everybody = sample_entrants(Random(hands.chance.random()), unit, count)
    hands.window.bridge.do(AddEntrants(everybody))
    if hands.chance.random() < 0.8:
        hands.window.bridge.run_on_desk(
            lambda desk: desk.do(CheckIn(tuple(desk.tournament.entrants))), lambda _: None
        )


MOVES: tuple[Move, ...] = (
    Move("press", 30, _press),
    Move("write", 10, _write),
    Move("click", 24, _click),
    Move("click-line", 10, _click_line),
    Move("choose", 4, _choose),
    Move("action", 8, _take_action),
    Move("dress", 0.5, _dress),
    Move("close-windows", 6, _close_windows),
    Move("another", 0.5, _another),
    Move("onwards", 8, _onwards),
)

"""The palette of commands: all that can be done in the window now, found by its name."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QMenu, QMenuBar, QWidget
from shiboken6 import isValid

from tichu_turnier.desk.search import matches, search
from tichu_turnier.gui.common.fields import search_field
from tichu_turnier.gui.common.parts import Card, column
from tichu_turnier.gui.common.speech import announce
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RIGHT, Column, RowsModel
from tichu_turnier.gui.display.public_display import RoomDisplays
from tichu_turnier.gui.help.pages import key_words, keys_of_page
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.gui.worker import is_there
from tichu_turnier.sheets import SHEETS
from tichu_turnier.texts import Texts

_PATH = " › "
_HINT = re.compile(r"\s*\(([^()]*)\)$")
_ROOM_KEY = "Ctrl+D"
ALSO = (
    *("action-new", "action-open", "action-settings", "action-undo", "action-penalty", "action-hand"),
    *("action-season", "action-leave", "action-help-screen", "action-key-list"),
    *("go-evening", "go-entrants", "go-timetable", "go-draw", "go-results", "go-standings", "go-sheets"),
    *("go-journal", "menu-theme-dark", "menu-letters-150", "room"),
)
"""Names of commands that people call by other words too: the text `palette-also-<name>`."""
_WIDTH, _HEIGHT = 44, 27
"""In heights of a letter."""
_SHARE_OF_WINDOW = 0.9
_FROM_TOP = 64
_KEYS_WIDTH = 150
_MOVES = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})


class CommandPalette(Card):
    """A field and what fits what is typed there; Enter does the chosen line, Esc goes back."""

    def __init__(self, context: Context, menu: QMenuBar) -> None:
        super().__init__(context.parent)
        texts = context.texts
        self.setObjectName("command-palette")
        self._came_from = QApplication.focusWidget()
        self._all = commands(context, menu)
        self.search = search_field(texts, texts("palette-search"))
        columns: tuple[Column[Command], ...] = (
            Column("palette-what", lambda row: row.title, share=5),
            Column("palette-where", lambda row: row.where, color=lambda _: "muted", share=4),
            Column("palette-keys", lambda row: row.keys, RIGHT, width=_KEYS_WIDTH),
        )
        self.table = Table(RowsModel(columns, texts, lambda row: row), nothing=texts("palette-nothing"))
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setLayout(column(self.search, self.table, margin=12, gap=8))
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self._do)
        self.table.clicked.connect(self._do)
        self.search.installEventFilter(self)
        context.parent.installEventFilter(self)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._look_where)
        self._find("")

    def start(self) -> None:
        self._place()
        self.show()
        self.raise_()
        self.search.setFocus()

    def leave(self) -> None:
        self.hide()
        self.deleteLater()
        came_from, self._came_from = self._came_from, None
        if came_from is not None and isValid(came_from):
            came_from.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows go through the lines while the field has the keyboard; the window may change its size."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self.leave()
                return True
            if event.key() in _MOVES:
                self.table.keyPressEvent(event)
                self._speak()
                return True
        elif event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        window, height = self.window(), self.fontMetrics().height()
        wide, high = (int(_SHARE_OF_WINDOW * side) for side in window.size().toTuple())
        self.resize(min(wide, _WIDTH * height), min(high - _FROM_TOP, _HEIGHT * height))
        self.move((window.width() - self.width()) // 2, _FROM_TOP)

    def _find(self, typed: str) -> None:
        self.table.rows.show(found(typed, self._all))
        self.table.setCurrentIndex(self.table.rows.index(0, 0))
        self.table.scrollToTop()
        self._speak()

    def _speak(self) -> None:
        """The line that Enter would do: the keyboard stays in the field."""
        for command in self.table.chosen()[:1]:
            announce(self.search, f"{command.title}, {command.where}")

    def _do(self) -> None:
        chosen = self.table.chosen()
        if chosen:
            self.leave()  # first: what is done may want the keyboard
            if is_there(chosen[0].do):
                chosen[0].do()

    def _look_where(self, _: QWidget | None, now: QWidget | None) -> None:
        if self.isVisible() and now is not None and not self.isAncestorOf(now):
            self._came_from = None
            self.leave()


def open_palette(context: Context, menu: QMenuBar) -> None:
    there = context.parent.findChild(CommandPalette)
    if there is not None and there.isVisible():
        there.leave()
    else:
        CommandPalette(context, menu).start()


@dataclass(frozen=True, slots=True)
class Command:
    """One thing that can be done."""

    title: str
    where: str
    """Menu or screen, as words."""
    keys: str
    """As they are called on keyboards of the language; empty without any."""
    do: Callable[[], object]
    also: str = ""
    name: str = ""
    """By which others ask for it: that of its line in a menu, or `go-<screen>`."""

    @property
    def found_by(self) -> str:
        return f"{self.title} {self.where} {self.also}"


def commands(context: Context, menu: QMenuBar) -> tuple[Command, ...]:
    """Everything that can be done: on the screen in front, then where to go, then the menus."""
    navigator, texts = context.navigator, context.texts
    menus = tuple(of_menu(menu, texts))
    if navigator.front is None:
        return (*_of_buttons(navigator.start_page, texts("palette-start"), (), texts), *menus)
    there = [(f"go-{key}", texts(f"screen-{key}"), partial(navigator.go, key)) for key in navigator.places]
    sheets = [(texts(sheet.text_key), partial(navigator.go, f"sheets/{sheet.key}")) for sheet in SHEETS]
    where, on_paper, room = texts("palette-go"), texts("screen-sheets"), RoomDisplays.of(context.bridge)
    return (
        *of_screen(navigator.front, texts),
        *(_command(texts, *each, where, f"Ctrl+{number}") for number, each in enumerate(there, 1)),
        *(_command(texts, "", *each, on_paper) for each in sheets),
        _command(texts, "room", texts("palette-room"), room.toggle, where, _ROOM_KEY),
        *menus,
    )


def of_menu(bar: QMenuBar, texts: Texts) -> Iterator[Command]:
    for top in bar.actions():
        menu = top.menu()
        if isinstance(menu, QMenu):
            menu.aboutToShow.emit()  # some are filled only when somebody looks
            yield from _lines(menu, plain(top.text()), texts)


def _lines(menu: QMenu, path: str, texts: Texts) -> Iterator[Command]:
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _lines(inner, f"{path}{_PATH}{plain(action.text())}", texts)
        elif action.isEnabled() and action.text():
            name, title, key = action.objectName(), plain(action.text()), key_name(action.shortcut())
            yield _command(texts, name, title, action.trigger, path, key)


def of_screen(screen: Screen, texts: Texts) -> list[Command]:
    where = texts(f"screen-{screen.key}")
    shortcuts = {key_name(each.key()): each for each in screen.findChildren(QShortcut) if each.isEnabled()}
    found = _of_buttons(screen, where, tuple(shortcuts), texts)
    named = {command.keys for command in found}
    for keys, words in keys_of_page(texts.language, f"screen-{screen.key}"):
        for key in keys:
            called = key_words(texts, key)
            if key in shortcuts and called not in named:
                title = words if len(keys) == 1 else f"{words} ({called})"
                do = partial(_strike, shortcuts[key])
                found.append(_command(texts, "", title[:1].upper() + title[1:], do, where, key))
    return found


def _strike(shortcut: QShortcut) -> None:
    if isValid(shortcut):
        shortcut.activated.emit()


def _of_buttons(ground: QWidget, where: str, keys: Sequence[str], texts: Texts) -> list[Command]:
    found = []
    for button in ground.findChildren(QAbstractButton):
        title = plain(button.text()) or button.accessibleName() or button.toolTip()
        private = isinstance(button.parent(), QLineEdit) or button.objectName().startswith("qt_")
        if not title or private or not button.isEnabled() or not button.isVisibleTo(ground):
            continue
        said = f"{button.text()} ({button.toolTip()})"
        named = (key for key in keys if _says(said, key_words(texts, key), key))
        hint = _HINT.search(plain(button.text()))
        told = next(named, "" if hint is None else hint[1])
        name, title = button.objectName(), _HINT.sub("", title)
        found.append(_command(texts, name, title, button.click, where, told))
    return found


def _says(words: str, *keys: str) -> bool:
    return any(f"({key})" in words or f"({key};" in words for key in keys)


def _command(
    texts: Texts, name: str, title: str, do: Callable[[], object], where: str, key: str = ""
) -> Command:
    also = texts(f"palette-also-{name}") if name in ALSO else ""
    return Command(title.removesuffix(" …"), where, key_words(texts, key), do, also, name)


def do_named(context: Context, menu: QMenuBar, name: str) -> bool:
    """Does the command of that name; whether there is one that can be done now."""
    command = next((each for each in commands(context, menu) if each.name == name), None)
    if command is not None:
        command.do()
    return command is not None


def found(typed: str, everything: Sequence[Command]) -> tuple[Command, ...]:
    """What somebody means who typed a part of it: first where the words are in the title itself."""
    hits = search(typed, everything, lambda command: command.found_by)
    return tuple(sorted(hits, key=lambda command: not matches(typed, command.title)))


def plain(words: str) -> str:
    return words.replace("&&", "\0").replace("&", "").replace("\0", "&")


def key_name(keys: QKeySequence) -> str:
    """A key as the pages of the help call it: `Ctrl+Enter`."""
    return keys.toString(QKeySequence.SequenceFormat.PortableText).replace("Return", "Enter")

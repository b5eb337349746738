"""Everything that can be done in the window right now, with the key for it."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QMenu, QMenuBar, QWidget
from shiboken6 import isValid

from tichu_turnier.desk.search import matches, search
from tichu_turnier.gui.help.pages import key_words, keys_of_page
from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from tichu_turnier.gui.screen import Context, Screen

_PATH = " › "
_HINT = re.compile(r"\s*\(([^()]*)\)$")
"""The key that the words of some buttons end with."""
_ROOM_KEY = "Ctrl+D"
ALSO = (
    *("action-new", "action-open", "action-settings", "action-undo", "action-penalty", "action-hand"),
    *("action-season", "action-leave", "action-help-screen", "action-key-list"),
    *("go-evening", "go-entrants", "go-timetable", "go-draw", "go-results", "go-standings", "go-sheets"),
    *("go-journal", "menu-theme-dark", "menu-letters-150", "room"),
)
"""Names of commands that people call by other words too: the text `palette-also-<name>`."""


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
    """Other words for it."""

    @property
    def found_by(self) -> str:
        """All words by which it is found."""
        return f"{self.title} {self.where} {self.also}"


def commands(context: "Context", menu: QMenuBar) -> tuple[Command, ...]:
    """Everything that can be done: on the screen in front, then where to go, then the menus."""
    front, texts = context.navigator.front, context.texts
    menus = tuple(of_menu(menu, texts))
    if front is None:
        page = context.navigator.start_page
        return (*_of_buttons(page, texts("palette-start"), (), texts), *menus)
    return (*of_screen(front, texts), *_of_places(context), *_of_sheets(context), *menus)


def of_menu(bar: QMenuBar, texts: Texts) -> Iterator[Command]:
    """Every line of the menus that can be taken now, those of menus in menus too."""
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
            keys = key_words(texts, key_name(action.shortcut()))
            yield _command(texts, action.objectName(), plain(action.text()), path, keys, action.trigger)


def of_screen(screen: "Screen", texts: Texts) -> list[Command]:
    """What can be pressed on a screen, then its keys that no button names, by the words of its help."""
    where, shortcuts = texts(f"screen-{screen.key}"), _shortcuts(screen)
    found = _of_buttons(screen, where, tuple(shortcuts), texts)
    named = {command.keys for command in found}
    for keys, words in keys_of_page(texts.language, f"screen-{screen.key}"):
        for key in keys:
            called = key_words(texts, key)
            if key in shortcuts and called not in named:
                title = words if len(keys) == 1 else f"{words} ({called})"
                do = partial(_strike, shortcuts[key])
                found.append(_command(texts, "", title[:1].upper() + title[1:], where, called, do))
    return found


def _strike(shortcut: QShortcut) -> None:
    """As if its key were pressed, unless it is gone: the window may have been built anew since."""
    if isValid(shortcut):
        shortcut.activated.emit()


def _shortcuts(ground: QWidget) -> dict[str, QShortcut]:
    return {key_name(each.key()): each for each in ground.findChildren(QShortcut) if each.isEnabled()}


def _of_buttons(ground: QWidget, where: str, keys: Sequence[str], texts: Texts) -> list[Command]:
    found = []
    for button in ground.findChildren(QAbstractButton):
        title = plain(button.text()) or button.accessibleName() or button.toolTip()
        private = isinstance(button.parent(), QLineEdit) or button.objectName().startswith("qt_")
        if not title or private or not button.isEnabled() or not button.isVisibleTo(ground):
            continue
        said = f"{button.text()} ({button.toolTip()})"
        called = (name for key in keys for name in (key_words(texts, key),) if _says(said, name, key))
        hint = _HINT.search(plain(button.text()))
        told = next(called, "" if hint is None else hint[1])
        name, title = button.objectName(), _HINT.sub("", title)
        found.append(_command(texts, name, title, where, told, button.click))
    return found


def _says(words: str, *keys: str) -> bool:
    """Whether one of these keys is named in brackets."""
    return any(f"({key})" in words or f"({key};" in words for key in keys)


def _of_places(context: "Context") -> Iterator[Command]:
    texts, go = context.texts, context.navigator.go
    where = texts("palette-go")
    for number, key in enumerate(context.navigator.places, 1):
        title = texts(f"screen-{key}")
        yield _command(texts, f"go-{key}", title, where, f"Ctrl+{number}", partial(go, key))


def _of_sheets(context: "Context") -> Iterator[Command]:
    from tichu_turnier.gui.display.public_display import Room
    from tichu_turnier.sheets import SHEETS

    texts = context.texts
    for sheet in SHEETS:
        go = partial(context.navigator.go, f"sheets/{sheet.key}")
        yield _command(texts, "", texts(sheet.text_key), texts("screen-sheets"), "", go)
    where, toggle = texts("palette-go"), Room.of(context.bridge).toggle
    yield _command(texts, "room", texts("palette-room"), where, _ROOM_KEY, toggle)


def _command(texts: Texts, name: str, title: str, where: str, keys: str, do: Callable[[], object]) -> Command:
    also = texts(f"palette-also-{name}") if name in ALSO else ""
    return Command(title.removesuffix(" …"), where, keys, do, also)


def found(typed: str, everything: Sequence[Command]) -> tuple[Command, ...]:
    """What somebody means who typed a part of it: first where the words are in the title itself."""
    hits = search(typed, everything, lambda command: command.found_by)
    return tuple(sorted(hits, key=lambda command: not matches(typed, command.title)))


def plain(words: str) -> str:
    """Words of a button or a menu without the mark of their underlined letter."""
    return words.replace("&&", "\0").replace("&", "").replace("\0", "&")


def key_name(keys: QKeySequence) -> str:
    """A key as the pages of the help call it: `Ctrl+Enter`."""
    return keys.toString(QKeySequence.SequenceFormat.PortableText).replace("Return", "Enter")

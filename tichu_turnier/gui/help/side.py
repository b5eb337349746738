"""The help at the side of the window, or beside a dialog."""

from collections.abc import Callable, Iterable, Iterator
from html import escape

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QMainWindow, QStyle, QTextBrowser, QWidget
from shiboken6 import isValid

from tichu_turnier.gui.commands import do_named, key_name, plain
from tichu_turnier.gui.common.fields import button, search_field
from tichu_turnier.gui.common.parts import column, line
from tichu_turnier.gui.help.pages import (
    CONTENTS,
    DOES,
    KEY_LIST,
    KEYS,
    find,
    found,
    key_list,
    page,
)
from tichu_turnier.gui.screen import Context
from tichu_turnier.gui.settings_keeper import HELP
from tichu_turnier.gui.theme import LOOK
from tichu_turnier.texts import Texts

_WIDTH, _HEIGHT = 380, 560
_BESIDE, _BELOW = Qt.DockWidgetArea.RightDockWidgetArea, Qt.DockWidgetArea.BottomDockWidgetArea
_SHARE_BELOW = 0.35
_SEPARATOR = QStyle.PixelMetric.PM_DockWidgetSeparatorExtent
_OF_SCREENS = "screen-"
_TYPING_MS = 60
"""Whoever types on wants to see what is found for the whole word."""
_ABOVE, _BETWEEN = {1: 20, 2: 16}, 5
"""Pixels above headings of the first and the second level, and above all else."""
_LARGER = {1: 2, 2: 1}
"""By how many steps headings are larger, as in HTML."""


class HelpPanel(QWidget):
    """A page with its links, a field to search all pages, back and contents; Esc closes."""

    closed = Signal()

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self.everywhere: Callable[[], Iterable[tuple[str, str]]] = tuple
        """The keys of the menus with their words, for the list of keys."""
        self.do: Callable[[str], bool] = lambda _: False
        """Does the command of a name, and whether it can be done now."""
        self.key = ""
        """Of the page that is shown; empty for what was found."""
        self._before: list[str] = []
        self.search = search_field(texts, texts("help-search"), "help-search")
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._pause.timeout.connect(self._find)
        self.search.textChanged.connect(lambda _: self._pause.start())
        self.search.returnPressed.connect(self._take_first)
        self.back = button("", self.go_back, "quiet", "back", texts("help-back"))
        all_pages = button(texts("help-contents"), lambda: self.show_page(CONTENTS), "quiet")
        self.text = QTextBrowser()
        self.text.setObjectName("help-text")
        self.text.setAccessibleName(texts("help-title"))
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        self.text.installEventFilter(self)
        self.text.document().setDocumentMargin(10)
        head = line(self.back, all_pages, self.search, gap=4)
        self.setLayout(column(head, self.text, margin=8, gap=6, grows=self.text))
        inside = Qt.ShortcutContext.WidgetWithChildrenShortcut
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, context=inside).activated.connect(self.closed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whoever types on the page searches; what was meant for the window behind is seen at least."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            held = Qt.KeyboardModifier
            free = not event.modifiers() & ~(held.ShiftModifier | held.KeypadModifier)
            if free and event.text().strip() and event.text().isprintable():
                self.search.setFocus()
                self.search.setText(event.text())
                return True
        return super().eventFilter(watched, event)

    def show_page(self, key: str) -> None:
        if self.key and self.key != key:
            self._before.append(self.key)
        with QSignalBlocker(self.search):
            self.search.clear()
        self._pause.stop()
        self._show(key)

    def show_unasked(self, key: str) -> None:
        """Another page that nobody asked for: `back` does not know of the one before."""
        if self.key != key:
            self._show(key)

    def go_back(self) -> None:
        if self._before:
            self._show(self._before.pop())

    def _show(self, key: str) -> None:
        self.back.setEnabled(bool(self._before))
        self._set(key_list(self.texts, self.everywhere()) if key == KEY_LIST else page(self.texts, key))
        self.key = key

    def _set(self, written: str) -> None:
        self.text.setMarkdown(_key_tops(written))
        _dress(self.text.document())
        self.text.moveCursor(QTextCursor.MoveOperation.Start)

    def _find(self) -> None:
        words = self.search.text()
        if self.key:
            self._before.append(self.key)
            self.key = ""
        self.back.setEnabled(True)
        if words.strip():
            self._set(found(self.texts, words))
        elif self._before:
            self._show(self._before.pop())

    def _take_first(self) -> None:
        hits = find(self.texts, self.search.text())
        if hits:
            self.show_page(hits[0].key)
            self.text.setFocus()

    def _follow(self, link: QUrl) -> None:
        """Another page, or what the window can do, which then stands in front with the keyboard."""
        if link.scheme() != DOES:
            self.show_page(link.path().removesuffix(".md"))
        elif not self.do(link.path()):
            self._set(f"**{self.texts('help-not-now')}**\n\n{page(self.texts, self.key)}")


def _key_tops(written: str) -> str:
    """Markdown whose keys look like keys."""
    style = f"background-color:{LOOK.now.colors['sunken']}; font-weight:bold"
    return KEYS.sub(lambda found: f"<code style='{style}'>{escape(found[1])}</code>", written)


def _dress(document: QTextDocument) -> None:
    """Room above headings, of which Markdown knows nothing."""
    whole = QTextCursor(document)
    whole.beginEditBlock()
    block = document.begin()
    while block.isValid():
        cursor, level = QTextCursor(block), block.blockFormat().headingLevel()
        shape = QTextBlockFormat()
        shape.setTopMargin(_ABOVE.get(level, _BETWEEN) if block.blockNumber() else 0)
        cursor.mergeBlockFormat(shape)
        if level:
            larger = QTextCharFormat()
            larger.setProperty(QTextFormat.Property.FontSizeAdjustment, _LARGER[min(level, 2)])
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            cursor.mergeCharFormat(larger)
        block = block.next()
    whole.endEditBlock()


class HelpSide(QDockWidget):
    """The help at the right edge of the window; its width is kept."""

    def __init__(self, window: QMainWindow, texts: Texts) -> None:
        super().__init__(texts("help-title"), window)
        self.setObjectName(HELP)
        self.panel = HelpPanel(texts)
        self.panel.closed.connect(self.close)
        self.panel.everywhere = lambda: _keys_of(window)
        self._came_from: QWidget | None = None
        self.below = False
        """Whether it stands below the screen because there is no room beside it."""
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | _BESIDE | _BELOW)
        self.setWidget(self.panel)

    @property
    def has_keyboard(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and self.panel.isAncestorOf(focus)

    def open_page(self, key: str) -> None:
        if not self.has_keyboard:
            self._came_from = QApplication.focusWidget()
        self.show()
        self.raise_()
        self.panel.text.setFocus()
        self.panel.show_page(key)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Gives the keyboard back, unless whoever had it is gone, as after a change of language."""
        super().closeEvent(event)
        came_from, self._came_from = self._came_from, None
        if came_from is not None and isValid(came_from) and came_from.isVisible():
            came_from.setFocus()


def _keys_of(window: QMainWindow) -> Iterator[tuple[str, str]]:
    """What the menus of a window do by key: (key, words)."""
    for action in window.menuBar().findChildren(QAction):
        for keys in action.shortcuts():
            yield key_name(keys), plain(action.text())


def open_help(context: Context, key: str) -> None:
    """Opens a page at the side of the window; for the page that stands there already, closes it."""
    window, texts = context.parent, context.texts
    if not isinstance(window, QMainWindow):
        raise TypeError(window)
    side = window.findChild(HelpSide)
    width = _wished(context) if side is None or side.below else side.width()
    if side is not None and side.panel.texts.language != texts.language:
        window.removeDockWidget(side)
        side.deleteLater()
        side = None
    if side is None:
        side = HelpSide(window, texts)
        side.panel.do = lambda name: do_named(context, window.menuBar(), name)
        window.addDockWidget(_BESIDE, side)
        window.resizeDocks([side], [width], Qt.Orientation.Horizontal)
    if side.isVisible() and side.panel.key == key and side.has_keyboard:
        side.close()
    else:
        side.open_page(key)
        QTimer.singleShot(0, side, lambda: _make_room(window, side, context))


def follow(context: Context, key: str) -> None:
    """Another screen has come to the front: its page, where that of a screen stands there; not in `back`."""
    window = context.parent
    side = window.findChild(HelpSide)
    if side is not None and side.isVisible() and side.panel.key.startswith(_OF_SCREENS):
        side.panel.show_unasked(key)
        if isinstance(window, QMainWindow):
            QTimer.singleShot(0, side, lambda: _make_room(window, side, context))


def _wished(context: Context) -> int:
    return context.keeper.settings.help_width or _WIDTH


def _make_room(window: QMainWindow, side: HelpSide, context: Context) -> None:
    """Below, where the screen beside it would have to be scrolled from side to side, or a little narrower.

    Narrower too where that lets the screen keep its large letters.
    """
    needed = context.navigator.least_width
    if not needed or side.isFloating():
        return
    room = window.width() - needed - window.style().pixelMetric(_SEPARATOR)
    least = side.minimumSizeHint().width()
    width = _wished(context) if side.below else side.width()
    below, room = room < least, max(least, min(room, window.width() - context.navigator.wished_width))
    moved, side.below = below != side.below, below
    if moved:
        window.addDockWidget(_BELOW if below else _BESIDE, side)
    if below:
        window.resizeDocks([side], [int(window.height() * _SHARE_BELOW)], Qt.Orientation.Vertical)
    elif moved or (width > room and not context.keeper.settings.help_width):
        window.resizeDocks([side], [min(width, room)], Qt.Orientation.Horizontal)


def open_help_beside(dialog: QWidget, texts: Texts, key: str) -> None:
    """Opens a page in a window of its own, for dialogs that hold the main window back."""
    beside = QDialog(dialog)
    beside.setObjectName("help-beside")
    beside.setWindowTitle(texts("help-title"))
    beside.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    panel = HelpPanel(texts)
    panel.closed.connect(beside.close)
    beside.setLayout(column(panel))
    beside.resize(_WIDTH, _HEIGHT)
    panel.show_page(key)
    beside.show()
    panel.text.setFocus()

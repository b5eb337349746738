"""A page of the help with its links, and the search through all pages."""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QKeySequence,
    QShortcut,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QLineEdit, QTextBrowser, QWidget

from tichu_turnier.gui.application import look
from tichu_turnier.gui.common.icons import icon
from tichu_turnier.gui.common.parts import button, column, line
from tichu_turnier.gui.help.pages import (
    CONTENTS,
    KEY_LIST,
    find,
    found,
    key_list,
    page,
    read_one_more,
)
from tichu_turnier.texts import Texts

_TYPING_MS = 60
"""Whoever types on wants to see what is found for the whole word."""


_ABOVE = {1: 0, 2: 16}
"""Pixels above a heading."""
_BETWEEN = 5
_SIZES = {1: 2, 2: 1}
"""Steps of Qt that letters of a heading are larger."""


class HelpPanel(QWidget):
    """A page with its links, a field to search all pages, back and contents; Esc closes."""

    closed = Signal()

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self.everywhere: Callable[[], Iterable[tuple[str, str]]] = tuple
        """The keys of the menus with their words, for the list of keys."""
        self.key = ""
        """Of the page that is shown; empty for what was found."""
        self._before: list[str] = []
        self.search = QLineEdit(placeholderText=texts("help-search"), clearButtonEnabled=True)
        self.search.setObjectName("help-search")
        self.search.addAction(icon("search", "muted"), QLineEdit.ActionPosition.LeadingPosition)
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._pause.timeout.connect(self._find)
        self.search.textChanged.connect(lambda _: self._pause.start())
        self.search.returnPressed.connect(self._take_first)
        self.back = button("", self.go_back, "quiet", "back", texts("help-back"))
        self.back.setAccessibleName(texts("help-back"))
        all_pages = button(texts("help-contents"), lambda: self.show_page(CONTENTS), "quiet")
        self.text = QTextBrowser()
        self.text.setObjectName("help-text")
        self.text.setAccessibleName(texts("help-title"))
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        self.text.document().setDocumentMargin(10)
        layout = column(margin=8, gap=6)
        layout.addLayout(line(self.back, all_pages, self.search, gap=4))
        layout.addWidget(self.text, 1)
        self.setLayout(layout)
        close = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        close.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        close.activated.connect(self.closed)

    def show_page(self, key: str) -> None:
        """Shows a page, from its beginning."""
        if self.key and self.key != key:
            self._before.append(self.key)
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)
        self._pause.stop()
        self._show(key)

    def go_back(self) -> None:
        """To the page before."""
        if self._before:
            self._show(self._before.pop())

    def _show(self, key: str) -> None:
        self.back.setEnabled(bool(self._before))
        self._set(key_list(self.texts, self.everywhere()) if key == KEY_LIST else page(self.texts, key))
        self.key = key

    def _set(self, written: str) -> None:
        self.text.setMarkdown(written)
        _dress(self.text.document())
        self.text.moveCursor(QTextCursor.MoveOperation.Start)

    def _find(self) -> None:
        """Shows the pages that speak of what was typed, once all of them have been read."""
        words = self.search.text()
        if not read_one_more(self.texts.language):
            self._pause.start(0)
            return
        if self.key:
            self._before.append(self.key)
            self.key = ""
        self.back.setEnabled(True)
        if words.strip():
            self._set(found(self.texts, words))
        elif self._before:
            self._show(self._before.pop())

    def _take_first(self) -> None:
        """Enter in the search opens the first page that was found."""
        hits = find(self.texts, self.search.text())
        if hits:
            self.show_page(hits[0].key)
            self.text.setFocus()

    def _follow(self, link: QUrl) -> None:
        self.show_page(link.path().removesuffix(".md"))


def _dress(document: QTextDocument) -> None:
    """Room above headings, and keys that look like keys; Markdown knows of neither."""
    document.setUndoRedoEnabled(False)
    keys = [span for block in _blocks(document) for span in _keys(block)]
    whole = QTextCursor(document)
    whole.beginEditBlock()
    for block in _blocks(document):
        _dress_block(block)
    key = QTextCharFormat()
    key.setBackground(look().color("sunken"))
    key.setFontWeight(QFont.Weight.Bold)
    for start, end in keys:
        whole.setPosition(start)
        whole.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        whole.mergeCharFormat(key)
    whole.endEditBlock()


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _keys(block: QTextBlock) -> Iterator[tuple[int, int]]:
    """From where to where keys are named."""
    part = block.begin()
    while not part.atEnd():
        fragment = part.fragment()
        if fragment.charFormat().fontFixedPitch():
            yield fragment.position(), fragment.position() + fragment.length()
        part += 1


def _dress_block(block: QTextBlock) -> None:
    cursor, level = QTextCursor(block), block.blockFormat().headingLevel()
    shape = QTextBlockFormat()
    shape.setTopMargin(_ABOVE.get(level, _BETWEEN) if block.blockNumber() else 0)
    cursor.mergeBlockFormat(shape)
    if level:
        smaller = QTextCharFormat()
        smaller.setProperty(QTextFormat.Property.FontSizeAdjustment, _SIZES[min(level, 2)])
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.mergeCharFormat(smaller)

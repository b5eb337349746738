"""What dialogs have in common: their help, how they end, and asking for files."""

import re
from collections.abc import Sequence
from itertools import chain, count
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QWidget,
)

from tichu_turnier.gui.common.fields import button, on_keys
from tichu_turnier.gui.common.parts import line
from tichu_turnier.texts import Texts

LOG_ENDING = ".tch"
_GONE_MS = 60
_ENDING = re.compile(r"\*(\.\w+)")
"""In the kinds of files that a dialog offers."""


class Dialog(QDialog):
    """A dialog with a title and a page of the help; unless it `stays`, it is gone once it is closed."""

    def __init__(self, parent: QWidget, texts: Texts, title: str, page: str, *, stays: bool = False) -> None:
        super().__init__(parent)
        self.texts = texts
        self._met = False
        self.setWindowTitle(title)
        help_with_f1(self, texts, page)
        if not stays:
            self.finished.connect(self.deleteLater)

    def event(self, event: QEvent) -> bool:
        """What stands in the first field is chosen: what is typed takes its place and does not join it."""
        if event.type() == QEvent.Type.WindowActivate and not self._met:
            self._met = True
            QTimer.singleShot(0, self, self._choose_first)  # Qt says only then which field is the first
        return super().event(event)

    def _choose_first(self) -> None:
        if isinstance(first := self.focusWidget(), QLineEdit):
            first.selectAll()

    def give_keyboard_back(self, window: QWidget) -> None:
        """To a window once this is closed, unless another dialog stands before it by then.

        Not every desktop does so by itself, and none while this is still there.
        """

        def activate() -> None:
            if QApplication.activeModalWidget() is None:
                window.activateWindow()

        self.finished.connect(lambda _: QTimer.singleShot(_GONE_MS, window, activate))

    def ending(self, take: QPushButton, *others: QWidget, cancel: str = "regulations-cancel") -> QHBoxLayout:
        """The line at its foot: others, and on the right to leave it or, with Enter, to take it."""
        take.setDefault(True)
        self.cancel = button(self.texts(cancel), self.reject)
        return line(*others, None, self.cancel, take, gap=8)


def message_box(
    parent: QWidget, title: str, words: str, icon: QMessageBox.Icon = QMessageBox.Icon.Warning
) -> QMessageBox:
    """A message in plain text, whatever people typed into it; it is gone once it is closed."""
    box = QMessageBox(icon, title, "", parent=parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(words)
    return box


def help_with_f1(where: QWidget, texts: Texts, page: str) -> None:
    """F1 opens this page beside it; the help itself is loaded when somebody asks for it."""

    def ask() -> None:
        from tichu_turnier.gui.help.side import open_help_beside

        open_help_beside(where, texts, page)

    on_keys(where, "F1", ask)


def kinds_of(words: str, endings: Sequence[str]) -> str:
    return f"{words} ({' '.join(f'*{ending}' for ending in endings)})"


def file_to_open(parent: QWidget, title: str, folder: Path | str, kinds: str) -> Path | None:
    file, _ = QFileDialog.getOpenFileName(parent, title, str(folder), kinds)
    return Path(file) if file else None


def ask_for_log(texts: Texts, folder: Path, parent: QWidget) -> Path | None:
    kinds = f"{kinds_of(texts('viewer-files'), (LOG_ENDING, '.txt'))};;{texts('viewer-all-files')} (*)"
    return file_to_open(parent, texts("viewer-open"), folder, kinds)


def file_to_save(
    parent: QWidget, title: str, suggested: Path | str, kinds: str, *, replaces: bool = True
) -> Path | None:
    """The file that somebody names, with one of the endings of its kinds; None where nobody does.

    The system asks before it takes the place of another, unless it `replaces` none: who saves then refuses
    one that is there. One that gets its ending only here takes no place.
    """
    about = () if replaces else ("", QFileDialog.Option.DontConfirmOverwrite)
    file, _ = QFileDialog.getSaveFileName(parent, title, str(suggested), kinds, *about)
    return with_ending(Path(file), _ENDING.findall(kinds)) if file else None


def with_ending(file: Path, endings: Sequence[str]) -> Path:
    """The file itself if it has one of these endings, else one with the first of them that is not there."""
    if not endings or file.suffix.lower() in endings:
        return file
    return free(file.with_name(f"{file.name}{endings[0]}"))


def free(file: Path) -> Path:
    """The file itself, or one of nearly that name, that is not there yet."""
    others = (file.with_stem(f"{file.stem} ({number})") for number in count(2))
    return next(each for each in chain((file,), others) if not each.exists())


def folder_to_use(parent: QWidget, title: str, folder: Path) -> Path | None:
    chosen = QFileDialog.getExistingDirectory(parent, title, str(folder))
    return Path(chosen) if chosen else None


def dropped(event: QDragEnterEvent | QDropEvent, endings: Sequence[str]) -> Path | None:
    """The first file with one of these endings that hangs at the pointer or was dropped."""
    files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return next((file for file in files if file.suffix.lower() in endings), None)

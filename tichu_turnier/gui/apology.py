"""Apologises for a bug, and asks what to do with a damaged file."""

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox, QWidget
from shiboken6 import isValid

from tichu_turnier.finding import Finding
from tichu_turnier.gui.application import catch_bugs, write_down
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import help_with_f1, message_box
from tichu_turnier.gui.settings_keeper import SettingsKeeper
from tichu_turnier.words import finding_words


class _OneBox(QObject):
    """Opens a box unless one is open already."""

    def __init__(self, window: QWidget, bridge: Bridge, keeper: SettingsKeeper) -> None:
        super().__init__(window)
        self._window, self._bridge, self._keeper = window, bridge, keeper
        self.box: QMessageBox | None = None

    @property
    def _is_open(self) -> bool:
        return self.box is not None and isValid(self.box) and self.box.isVisible()

    def _open(self, box: QMessageBox) -> None:
        self.box = box
        box.open()


class Apology(_OneBox):
    """The last resort: writes the bug down, says so once at a time, and the evening goes on."""

    def watch(self) -> None:
        catch_bugs(self.apologise)
        self._bridge.failed.connect(lambda error: self.apologise(error, write_down(error)))

    def apologise(self, error: BaseException, file: Path) -> None:
        if self._is_open:
            return
        texts = self._keeper.texts
        box = message_box(self._window, texts("window-bug-title"), texts("window-bug"))
        help_with_f1(box, texts, "index")
        box.setInformativeText(texts("window-bug-file", file=str(file)))
        box.setDetailedText(f"{type(error).__name__}: {error}")
        self._open(box)


class FileDamaged(_OneBox):
    """Asks, once at a time, whether to repair a damaged file."""

    def __init__(self, window: QWidget, bridge: Bridge, keeper: SettingsKeeper) -> None:
        super().__init__(window, bridge, keeper)
        bridge.file_damaged.connect(self._ask)

    def _ask(self, path: Path, findings: tuple[Finding, ...]) -> None:
        if self._is_open:
            return
        texts = self._keeper.texts
        words = "\n".join(finding_words(texts, finding) for finding in findings)
        box = message_box(self._window, texts("window-file-damaged"), words, QMessageBox.Icon.Critical)
        button = box.addButton(texts("window-file-damaged-repair"), QMessageBox.ButtonRole.AcceptRole)
        button.clicked.connect(lambda: self._bridge.repair(path, self._keeper.remember))
        box.addButton(QMessageBox.StandardButton.Cancel)
        self._open(box)

"""What the director sees when there was a bug."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox, QWidget
from shiboken6 import isValid

from tichu_turnier.gui.application import catch_bugs, write_down
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import help_with_f1
from tichu_turnier.gui.settings_keeper import SettingsKeeper


class Apology(QObject):
    """The last resort: writes the bug down, says so once at a time, and the evening goes on."""

    def __init__(self, window: QWidget, bridge: Bridge, keeper: SettingsKeeper) -> None:
        super().__init__(window)
        self.window, self.bridge, self.keeper = window, bridge, keeper
        self.box: QMessageBox | None = None

    def watch(self) -> None:
        """From now on catches every bug, those of the desk's thread too."""
        catch_bugs(self.apologise)
        self.bridge.failed.connect(lambda error: self.apologise(error, write_down(error)))

    def apologise(self, error: BaseException, file: Path) -> None:
        """Says in the window's language what happened and where it is written."""
        if self.box is not None and isValid(self.box) and self.box.isVisible():
            return
        texts = self.keeper.texts
        box = QMessageBox(self.window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        help_with_f1(box, texts, "index")
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(texts("window-bug-title"))
        box.setText(texts("window-bug"))
        box.setInformativeText(texts("window-bug-file", file=str(file)))
        box.setDetailedText(f"{type(error).__name__}: {error}")
        box.open()
        self.box = box

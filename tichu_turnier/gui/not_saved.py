"""Asks what to do when nothing can be saved in the open file: try again later, or go on elsewhere."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from shiboken6 import isValid

from tichu_turnier.finding import Finding
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog, file_to_save, free
from tichu_turnier.gui.common.fields import button, with_mnemonics
from tichu_turnier.gui.common.parts import column, label, line
from tichu_turnier.gui.settings_keeper import SettingsKeeper
from tichu_turnier.gui.start.defaults import tournament_files
from tichu_turnier.texts import Texts
from tichu_turnier.words import finding_words

_DEEDS = ("again", "elsewhere", "let-be")
_WIDE = 44
"""Heights of letters: how wide its words may be."""


class NotSavedDialog(Dialog):
    """Says what happened to the file, and what can be done.

    It comes up while somebody types and looks at paper: no key does anything here but Alt with the letter of
    a button, so that neither the next Enter presses one nor the next words become the name of a file.
    """

    def __init__(self, parent: QWidget, texts: Texts, findings: tuple[Finding, ...]) -> None:
        super().__init__(parent, texts, texts("unsaved-title"), "symptom-power")
        self.words = label("\n".join(finding_words(texts, each) for each in findings), wrap=True)
        advice = label(texts("unsaved-advice"), "heading", wrap=True)
        how = label(texts("unsaved-how"), "hint", wrap=True)
        names = with_mnemonics([texts(f"unsaved-{deed}") for deed in _DEEDS])
        self.again, self.elsewhere, self.leave = (
            self._button(deed, name) for deed, name in zip(_DEEDS, names, strict=True)
        )
        self.again.clicked.connect(self.accept)
        self.leave.clicked.connect(self.reject)
        acts = line(self.again, self.elsewhere, None, self.leave, gap=8)
        self.setLayout(column(advice, self.words, how, acts, margin=24, gap=16))
        self.setFixedWidth(_WIDE * self.fontMetrics().height())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(f"{advice.text()} {self.words.text()} {how.text()}")
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Whoever types on without looking hears that it goes nowhere."""
        QApplication.beep()
        event.accept()

    def _button(self, deed: str, name: str) -> QPushButton:
        made = button(name, lambda: None, "primary" if deed == "again" else "", name=deed)
        made.setAutoDefault(False)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return made


class NotSaved(QObject):
    """Asks once at a time; what could not be saved meanwhile is done again with the rest."""

    went_on = Signal(object)
    """With the file in which all goes on."""

    def __init__(self, window: QWidget, bridge: Bridge, keeper: SettingsKeeper) -> None:
        super().__init__(window)
        self._window, self._bridge, self._keeper = window, bridge, keeper
        self.box: NotSavedDialog | None = None
        bridge.not_saved.connect(self._ask)

    def _ask(self, findings: tuple[Finding, ...]) -> None:
        if self.box is not None and isValid(self.box) and self.box.isVisible():
            return
        self.box = box = NotSavedDialog(self._window, self._keeper.texts, findings)
        box.give_keyboard_back(self._window)
        box.accepted.connect(self._bridge.try_again)
        box.rejected.connect(self._bridge.let_be)
        box.elsewhere.clicked.connect(self._go_elsewhere)
        box.open()

    def _go_elsewhere(self) -> None:
        """The box stays until somebody has said where."""
        texts, desk = self._keeper.texts, self._bridge.desk
        name = free(self._keeper.folder / ("" if desk is None else desk.path.name))
        kinds = tournament_files(texts)
        file = file_to_save(self._window, texts("unsaved-where"), name, kinds, replaces=False)
        if file is None or self.box is None:
            return
        self.box.done(NotSavedDialog.DialogCode.Accepted + 1)
        self._bridge.move(file, lambda: self._gone_on(file))

    def _gone_on(self, file: Path) -> None:
        self._keeper.remember(file)
        self.went_on.emit(file)

"""Why does the director accept a result that cannot be?"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit

from tichu_turnier.gui.common.parts import label, line
from tichu_turnier.texts import Texts


class ReasonLine(QFrame):
    """One line to type a reason into: Enter takes it, Esc goes back to the form."""

    given = Signal(str)
    left = Signal()

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.field = QLineEdit()
        self.field.setPlaceholderText(texts("entry-reason-example"))
        self.field.setMaxLength(300)
        self.field.returnPressed.connect(self._take)
        layout = line(label(texts("entry-reason")), self.field)
        layout.setContentsMargins(10, 6, 10, 6)
        self.setLayout(layout)

    def ask(self) -> None:
        """Empty and ready to type."""
        self.field.clear()
        self.field.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _take(self) -> None:
        reason = self.field.text().strip()
        if reason:
            self.left.emit()
            self.given.emit(reason)

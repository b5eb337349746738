"""How do words that change while somebody points at a picture leave the picture where it is?"""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy


class FixedWords(QLabel):
    """Words with room for so many lines, however many there are now."""

    def __init__(self, lines: int, role: str) -> None:
        super().__init__()
        self._lines = lines
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """So many lines."""
        return QSize(super().sizeHint().width(), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """As narrow as need be."""
        return QSize(1, self._lines * self.fontMetrics().lineSpacing())

    def heightForWidth(self, width: int) -> int:
        """The same for any width."""
        del width
        return self.minimumSizeHint().height()

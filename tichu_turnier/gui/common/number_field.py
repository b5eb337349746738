"""How is a plain number typed, without buttons beside it?"""

from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit


class NumberField(QLineEdit):
    """A field for a number from 1 on with at most so many digits."""

    def __init__(self, digits: int) -> None:
        super().__init__()
        form = QRegularExpression(f"[1-9][0-9]{{0,{digits - 1}}}")
        self.setValidator(QRegularExpressionValidator(form, self))
        self.setAlignment(Qt.AlignmentFlag.AlignRight)

    @property
    def number(self) -> int | None:
        """The number, None while nothing stands there."""
        return int(self.text()) if self.text() else None

    def show_number(self, number: int) -> None:
        """Shows this number; one that is shown already keeps the cursor."""
        if self.number != number:
            self.setText(str(number))

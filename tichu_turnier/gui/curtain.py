"""How is what changes a lot painted in a turn of its own, so that neither turn is longer than a frame?"""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from tichu_turnier.gui.idle import AT_ONCE


class Curtain(QTimer):
    """Before a widget that is laid out anew; it opens, and all is painted, after the next look at events."""

    def __init__(self, stage: QWidget) -> None:
        super().__init__(stage, singleShot=True, interval=AT_ONCE)
        self._stage = stage
        self.timeout.connect(self._open)

    def close(self) -> None:
        """Nothing of the widget is painted until the next turn; what was seen stays to be seen."""
        self._stage.setUpdatesEnabled(False)
        if not self.isActive():
            self.start()

    def _open(self) -> None:
        self._stage.setUpdatesEnabled(True)

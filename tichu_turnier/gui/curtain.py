"""How is what changes a lot painted in a turn of its own, so that neither turn is longer than a frame?"""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from tichu_turnier.gui.idle import AT_ONCE


class Curtain(QTimer):
    """Before a widget that is laid out anew; it opens, and all is painted, after the next look at events.

    A part of it that takes long itself has a curtain of its own, which opens a turn later.
    """

    def __init__(self, stage: QWidget, turns: int = 1) -> None:
        super().__init__(stage, singleShot=True, interval=AT_ONCE)
        self._stage = stage
        self._turns = self._left = turns
        self.timeout.connect(self._open)

    def close(self) -> None:
        """Nothing of the widget is painted until then; what was seen stays to be seen."""
        self._stage.setUpdatesEnabled(False)
        self._left = self._turns
        if not self.isActive():
            self.start()

    def _open(self) -> None:
        self._left -= 1
        if self._left:
            self.start()
        else:
            self._stage.setUpdatesEnabled(True)

"""Do two sides of a screen stand beside each other, or is there only room for one below the other?"""

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from tichu_turnier.gui.common.parts import GAP, MARGIN, line

_ANY_WIDTH = 16_777_215
"""What Qt calls no limit."""


class Sides:
    """The left side takes the room there is, the right one has its width; without room it stands below."""

    def __init__(self, left: QVBoxLayout, screen: QWidget, wide: int) -> None:
        self._left, self._wide = left, wide
        self.right = QWidget(screen)
        self.right.setFixedWidth(wide)
        self._whole = line()
        self._whole.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self._whole.addLayout(left, 1)
        self._whole.addWidget(self.right)
        screen.setLayout(self._whole)

    @property
    def least(self) -> int:
        """Pixels that the left side needs, with what is around it."""
        return self._left.minimumSize().width() + 2 * MARGIN

    def fit(self, width: int) -> None:
        """Puts them where they have room."""
        beside = self.least + GAP + self._wide <= width
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._whole.direction() is not direction:
            self._whole.setDirection(direction)
            self.right.setMinimumWidth(self._wide if beside else 0)
            self.right.setMaximumWidth(self._wide if beside else _ANY_WIDTH)

"""The button beside the round that says whether its results can still be changed, and locks them."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QToolButton

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.results import Guard
from tichu_turnier.tournament.changes.rounds import LockRound


class RoundGuard(QToolButton):
    """Says how well the round in front is guarded; its menu locks or unlocks it."""

    wanted = Signal(object)
    """The change that was chosen, a LockRound."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self.told: tuple[int, Guard] | None = None
        self.setObjectName("round-guard")
        self.setToolTip(texts("result-guard-tip"))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._menu = QMenu(self)
        self.setMenu(self._menu)
        self.setVisible(False)

    def tell(self, number: int, guard: Guard) -> None:
        """What holds for this round, in words."""
        self.told = number, guard
        said, locked = self._texts(f"result-guard-{guard}"), guard is Guard.LOCKED
        self.setText(said)
        self.setAccessibleName(f"{self._texts('result-guard-tip')}: {said}")
        self._menu.clear()
        action = self._menu.addAction(self._texts("result-unlock" if locked else "result-lock"))
        action.triggered.connect(partial(self.wanted.emit, LockRound(number, locked=not locked)))
        self.setVisible(guard is not Guard.OPEN)  # of a round that is being typed in nothing can be locked

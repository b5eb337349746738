"""Whom does the director keep an eye on?"""

from collections.abc import Iterable
from typing import Self

from PySide6.QtCore import QObject, Signal

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.tournament.model.snapshot import EntrantId


class Pins(QObject):
    """The pinned entrants of the tournament that is open; they outlive a change of language."""

    changed = Signal()

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self.pinned: frozenset[EntrantId] = frozenset()
        self._bridge, self._of = bridge, bridge.desk
        bridge.changed.connect(self._look)

    @classmethod
    def of(cls, bridge: Bridge) -> Self:
        """The pins of this bridge, made on first use."""
        found = bridge.findChild(cls)
        return cls(bridge) if found is None else found

    def toggle(self, entrants: Iterable[EntrantId]) -> None:
        """Pins these; where all of them are pinned already, lets them go."""
        chosen = frozenset(entrants)
        self.pinned = self.pinned - chosen if chosen <= self.pinned else self.pinned | chosen
        self.changed.emit()

    def _look(self) -> None:
        """Another tournament has other people."""
        if self._bridge.desk is not self._of:
            self._of = self._bridge.desk
            self.pinned = frozenset()
            self.changed.emit()

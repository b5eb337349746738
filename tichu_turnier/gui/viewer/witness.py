"""How does somebody get to see that a hand of a slip is possible?"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from tichu_turnier.gui.viewer.opening import show_hand
from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from tichu_turnier.desk.entry_witness import AskedHand
    from tichu_turnier.gui.bridge import Bridge
    from tichu_turnier.rules.position import Position


def show_witness(
    hand: "AskedHand", bridge: "Bridge", texts: Texts, parent: QWidget, impossible: Callable[[], None]
) -> None:
    """Opens the viewer with a hand that went as reported; tells if there is none."""

    def job() -> "tuple[Position, ...]":
        from tichu_turnier.rules.witness import witness_of

        played = witness_of(hand.report, hand.rules, seed=hand.number)
        return () if played is None else played.positions

    def then(positions: "tuple[Position, ...]") -> None:
        if not isValid(parent):
            return
        if positions:
            title = texts("witness-title", hand=hand.number, a=hand.report.a, b=hand.report.b)
            one, two, three, four = hand.names
            show_hand(positions, title, bridge, texts, parent, (one, two, three, four))
        else:
            impossible()

    bridge.work(job, then)

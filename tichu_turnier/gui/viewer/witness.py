"""How does somebody get to see that a hand of a slip is possible?"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from tichu_turnier.desk.entry_witness import AskedHand
from tichu_turnier.gui.viewer.opening import show_hand
from tichu_turnier.rules.calls import TWO_PLAYERS
from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from tichu_turnier.gui.bridge import Bridge
    from tichu_turnier.rules.position import Position
    from tichu_turnier.rules.two.position import Position as PositionOfTwo


def show_witness(
    hand: AskedHand, bridge: "Bridge", texts: Texts, parent: QWidget, impossible: Callable[[], None]
) -> None:
    """Opens the viewer with a hand that went as reported; tells if there is none."""

    def job() -> "tuple[Position, ...] | tuple[PositionOfTwo, ...]":
        from tichu_turnier.desk.witnessed import positions_of

        return positions_of(hand)

    def then(positions: "tuple[Position, ...] | tuple[PositionOfTwo, ...]") -> None:
        if not isValid(parent):
            return
        if positions:
            title = texts("witness-title", hand=hand.number, a=hand.report.a, b=hand.report.b)
            show_hand(positions, title, bridge, texts, parent, _names(hand, texts))
        else:
            impossible()

    bridge.work(job, then)


def _names(hand: AskedHand, texts: Texts) -> tuple[str, str, str, str]:
    """Who holds what lies on each side: where two play, their first and second holdings."""
    one, two, three, four = hand.names
    if hand.rules.players != TWO_PLAYERS:
        return one, two, three, four
    first, second = (
        [texts("two-viewer-holding", name=name, number=number) for name in (one, two)] for number in (1, 2)
    )
    return first[0], first[1], second[0], second[1]

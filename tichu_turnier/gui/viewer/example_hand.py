"""Show an example hand with the points of a line of a score slip."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from tichu_turnier.entry.view import AskedHand
from tichu_turnier.gui.viewer.opening import show_hand
from tichu_turnier.rules.calls import TWO_PLAYERS
from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from tichu_turnier.gui.bridge import Bridge
    from tichu_turnier.rules.engine.position import Position


def show_witness(
    hand: AskedHand, bridge: "Bridge", texts: Texts, parent: QWidget, impossible: Callable[[], None]
) -> None:
    """Opens the viewer with a hand that went as reported; tells if there is none."""

    def job() -> "tuple[Position, ...]":
        from tichu_turnier.rules.engine.example_hand import example_of

        played = example_of(hand.report, hand.rules, seed=hand.number)
        return () if played is None else played.positions

    def then(positions: "tuple[Position, ...]") -> None:
        if not isValid(parent):
            return
        if positions:
            title = texts("witness-title", hand=hand.number, a=hand.report.a, b=hand.report.b)
            show_hand(positions, title, bridge, texts, parent, _names(hand, texts))
        else:
            impossible()

    bridge.run_background(job, then)


def _names(hand: AskedHand, texts: Texts) -> tuple[str, ...]:
    """Who holds what lies on each side: where two play, their first and second holdings."""
    if hand.rules.players != TWO_PLAYERS:
        return hand.names
    return tuple(
        texts("two-viewer-holding", name=name, number=number)
        for number in (1, 2)
        for name in hand.names[:TWO_PLAYERS]
    )

"""Opens the viewer with a hand, a game log or an example of a hand as reported."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from tichu_turnier.entry.asked_hand import AskedHand
    from tichu_turnier.gui.bridge import Bridge
    from tichu_turnier.gui.viewer.window import ViewerWindow
    from tichu_turnier.rules.engine.position import Position


def show_witness(
    hand: "AskedHand", bridge: "Bridge", texts: Texts, parent: QWidget, impossible: Callable[[], None]
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


def _names(hand: "AskedHand", texts: Texts) -> tuple[str, ...]:
    """Who holds what lies on each side: where two play, their first and second holdings."""
    people = [name for name in hand.names if name]
    if len(people) == len(hand.names):
        return hand.names
    return tuple(
        texts("two-viewer-holding", name=name, number=number) for number in (1, 2) for name in people
    )


def show_hand(
    positions: "Sequence[Position]",
    title: str,
    bridge: "Bridge",
    texts: Texts,
    parent: QWidget,
    names: tuple[str, ...] = ("", "", "", ""),
) -> None:
    """Opens the viewer with one hand, given its positions from the first lead on.

    `names` are those of the seats; without them they are called by the sides of the table.
    """
    _viewer(bridge, texts, parent).show_positions(positions, title, names)


def show_log(path: Path, bridge: "Bridge", texts: Texts, parent: QWidget) -> None:
    _viewer(bridge, texts, parent).show_log(path)


def _viewer(bridge: "Bridge", texts: Texts, parent: QWidget) -> "ViewerWindow":
    """A new one; its code was loaded ahead, beside the start page."""
    from tichu_turnier.gui.viewer.window import ViewerWindow

    return ViewerWindow(bridge, texts, parent)

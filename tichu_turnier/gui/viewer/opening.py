"""Opening the viewer with a hand or with a game log.

What the viewer needs is loaded only when somebody wants to see a hand.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QWidget
from shiboken6 import isValid

from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from tichu_turnier.gui.bridge import Bridge
    from tichu_turnier.gui.viewer.window import ViewerWindow
    from tichu_turnier.rules.engine.position import Position

LOG_ENDING = ".tch"


def show_hand(
    positions: "Sequence[Position]",
    title: str,
    bridge: "Bridge",
    texts: Texts,
    parent: QWidget,
    names: tuple[str, ...] = ("", "", "", ""),
) -> None:
    """Opens the viewer with one hand, given its positions from the exchange of cards on.

    `names` are those of the seats; without them they are called by the sides of the table.
    """
    _with_viewer(bridge, texts, parent, lambda viewer: viewer.show_positions(positions, title, names))


def show_log(path: Path, bridge: "Bridge", texts: Texts, parent: QWidget) -> None:
    """Opens the viewer with the hands of a game log."""
    _with_viewer(bridge, texts, parent, lambda viewer: viewer.show_log(path))


def ask_for_log(texts: Texts, folder: Path, parent: QWidget) -> Path | None:
    """Asks which game log to open; None when nobody wants one."""
    kinds = f"{texts('viewer-files')} (*{LOG_ENDING} *.txt);;{texts('viewer-all-files')} (*)"
    file, _ = QFileDialog.getOpenFileName(parent, texts("viewer-open"), str(folder), kinds)
    return Path(file) if file else None


def dropped_log(event: QDragEnterEvent | QDropEvent) -> Path | None:
    """The game log that somebody drags onto a window."""
    files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return next((file for file in files if file.suffix.lower() == LOG_ENDING), None)


def _with_viewer(
    bridge: "Bridge", texts: Texts, parent: QWidget, show: "Callable[[ViewerWindow], None]"
) -> None:
    """Makes a viewer and has it show something; its code is loaded beside the GUI thread."""

    def load() -> "type[ViewerWindow]":
        from tichu_turnier.gui.viewer.window import ViewerWindow

        return ViewerWindow

    def then(kind: "type[ViewerWindow]") -> None:
        if isValid(parent):
            show(kind(bridge, texts, parent))

    bridge.run_background(load, then)

"""Loads, while the window waits, what the first tournament needs, so that opening it takes less time."""

from collections.abc import Iterator
from importlib import import_module

from PySide6.QtCore import QTimer

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.texts import load_fluent

_BESIDE = (
    "desk.desk",
    "sheets.other_documents",
    "sheets.formats.excel_entry",
    "sheets.formats.web_pages",
    "entry.session",
    "replay.game_log",
    "replay.ruling_board",
    "transfer.results_file",
    "web.reports",
)
"""Where nearly all lies that has no Qt; what is not named here is loaded with the screens."""
_SCREENS = (
    "evening.evening_screen",
    "results.results_screen",
    "entrants.entrants_screen",
    "draw.draw_screen",
    "standings.standings_screen",
    "printing.printing_screen",
    "workspace",
    "referee.window",
    "menu_acts",
    "viewer.window",
)


def load_ahead(bridge: Bridge, language: str) -> None:
    """Beside the window what has no Qt, then the screens on its own thread, one after the other.

    Classes of Qt are never made on another thread: PySide6 completes its types when they are first used,
    and two threads that do so at once can end the program.
    """

    def job() -> None:
        for module in _BESIDE:
            import_module(f"tichu_turnier.{module}")
        load_fluent(language)

    bridge.run_background(job, lambda _: _load_next(bridge, iter(_SCREENS)))


def _load_next(bridge: Bridge, screens: Iterator[str]) -> None:
    for module in screens:
        import_module(f"tichu_turnier.gui.{module}")
        QTimer.singleShot(0, bridge, lambda: _load_next(bridge, screens))
        return

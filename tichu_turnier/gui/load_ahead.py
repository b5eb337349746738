"""Loads, while the window waits, what the first tournament needs, so that opening it takes less time."""

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module

from PySide6.QtCore import QTimer

from tichu_turnier.gui.bridge import Bridge, BridgePart
from tichu_turnier.gui.worker import is_there
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
    "store.new_tables",
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


class Ahead(BridgePart):
    """Lets one thread at a time load modules.

    Two at once can meet in a package of which half is there; and Qt ends the program where its classes are
    completed on two threads.
    """

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self.loading = False
        """Whether what loads modules has to wait."""
        self._waiting: list[Callable[[], object]] = []

    def load(self, language: str, after_ms: int = 0) -> None:
        """Beside the window what has no Qt, then the screens on its own thread, one after the other.

        What is asked for before it begins waits too: it would load beside what has begun meanwhile.
        """
        self.loading = True
        QTimer.singleShot(after_ms, self, partial(self._begin, language))

    def then(self, act: Callable[..., object], *args: object) -> None:
        """Does what loads modules itself: at once, unless some are being loaded beside the window."""

        def later() -> None:
            if is_there(act):  # another language takes away the menu in which it was chosen
                act(*args)

        self._waiting.append(later) if self.loading else act(*args)

    def _begin(self, language: str) -> None:
        """A job for each, that closing the window need not wait for all of them."""
        run = self._bridge.run_background
        for module in _BESIDE:
            # What cannot be loaded is told of where it is needed.
            run(partial(import_module, f"tichu_turnier.{module}"), lambda _: None, lambda _: None)
        run(partial(load_fluent, language), self._loaded, self._loaded)

    def _loaded(self, _: object) -> None:
        self.loading = False
        for act in self._waiting:
            QTimer.singleShot(0, self, act)
        self._waiting.clear()
        self._load_next(iter(_SCREENS))

    def _load_next(self, screens: Iterator[str]) -> None:
        for module in screens:
            import_module(f"tichu_turnier.gui.{module}")
            QTimer.singleShot(0, self, lambda: self._load_next(screens))
            return

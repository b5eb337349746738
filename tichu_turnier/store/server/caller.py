"""Say when there is news of a shared tournament."""

import threading
from collections.abc import Callable

from tichu_turnier.finding import Refusal
from tichu_turnier.store.server.journal_server import AwayError, JournalServer
from tichu_turnier.store.server.sharing import Sharing

_LIVE_SECONDS = 10.0
"""So often is looked for news that was not called out."""
_AWAY_SECONDS = 1.0
"""So often is tried to reach it again."""


class Caller:
    """A thread that calls `look` at once when another desk has saved, and every few seconds in any case.

    It is also the one that waits for a network, so that the desk does not.
    """

    away = False
    """Whether it cannot reach the others just now."""

    def __init__(self, sharing: Sharing, look: Callable[[], None], is_live: Callable[[], bool]) -> None:
        self._tournament = sharing.tournament
        self._server = JournalServer(sharing.address, sharing.tournament, sharing.desk)
        self._look, self._is_live = look, is_live
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="news", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Ends it; what it waits for just now ends by itself."""
        self._ended.set()

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                self._server.wait(self._tournament, _LIVE_SECONDS if self._is_live() else _AWAY_SECONDS)
                if not self._is_live():
                    self._server.last(self._tournament)  # what was called out before says nothing of now
                self.away = False
            except AwayError:
                self.away = True
            try:
                self._look()
            except Refusal:  # who enters something next is told
                self._ended.set()
            if self.away:
                self._ended.wait(_AWAY_SECONDS)
        self._server.close()

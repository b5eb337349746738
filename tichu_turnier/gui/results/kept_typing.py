"""Keep what is typed at a desk: over new screens in memory, over the end of the program in a file."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from tichu_turnier.entry.drafts import Draft, keep
from tichu_turnier.entry.session import EntrySession
from tichu_turnier.finding import Refusal
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.tournament.model.snapshot import Tournament

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk

_SESSIONS: "WeakKeyDictionary[Desk, EntrySession]" = WeakKeyDictionary()


def session_of(desk: "Desk | None", tournament: Tournament) -> EntrySession:
    """What has been typed at this desk, on an earlier screen or before the program ended."""
    if desk is None:
        return EntrySession(tournament)
    if desk not in _SESSIONS:
        _SESSIONS[desk] = EntrySession(tournament, desk.path)
    return _SESSIONS[desk]


class DraftKeeper:
    """Writes what is typed beside the tournament's file, on the desk's thread.

    A save never waits for more than one such write, however fast somebody types: the one that waits takes
    the newest with it.
    """

    def __init__(self, bridge: Bridge, path: Path) -> None:
        self._bridge = bridge
        self._path = path
        self._newest: tuple[Draft, ...] = ()
        self._waits = False

    def keep(self, drafts: tuple[Draft, ...]) -> None:
        """Has this written, unless it is what was to be written last."""
        if drafts == self._newest:
            return
        self._newest = drafts
        if not self._waits:
            self._waits = True
            self._bridge.run_on_desk(lambda _: self._write(), lambda _: None)

    def _write(self) -> None:
        """Where nothing can be written, saving the result will say so."""
        self._waits = False  # before it is read: what comes from now on is written by the next
        with suppress(Refusal, OSError):
            keep(self._path, self._newest)

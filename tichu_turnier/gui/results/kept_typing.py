"""What has been typed at a desk and outlives its screen: a new language or look makes new screens?"""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from tichu_turnier.entry.drafts import Drafts, keep, resumed
from tichu_turnier.entry.state import EntryState, start_entry
from tichu_turnier.finding import Refusal
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.tournament.model.snapshot import Tournament

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk

_TYPED: "WeakKeyDictionary[Desk, tuple[EntryState, EntryState]]" = WeakKeyDictionary()


def remember(desk: "Desk", state: EntryState, resting: EntryState) -> None:
    """Keeps what is typed in both passes for the next screen of this desk."""
    _TYPED[desk] = (state, resting)


def begun(desk: "Desk | None", tournament: Tournament) -> tuple[EntryState, EntryState]:
    """What has been typed at this desk, on an earlier screen or before the program ended; in both passes."""
    if desk is None:
        return start_entry(tournament), start_entry(tournament, second=True)
    return _TYPED.get(desk) or (
        resumed(desk.path, tournament),
        resumed(desk.path, tournament, second=True),
    )


class DraftKeeper:
    """Writes what is typed beside the tournament's file, on the desk's thread.

    A save never waits for more than one such write, however fast somebody types: the one that waits takes
    the newest with it.
    """

    def __init__(self, bridge: Bridge, path: Path) -> None:
        self._bridge = bridge
        self._path = path
        self._newest = Drafts()
        self._waits = False

    def keep(self, drafts: Drafts) -> None:
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

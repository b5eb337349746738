"""What has been typed at a desk and outlives its screen: a new language or look makes new screens?"""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from tichu_turnier.desk.drafts import Drafts, keep, resumed
from tichu_turnier.desk.entry import EntryState, start_entry
from tichu_turnier.rules.finding import Refusal
from tichu_turnier.tournament.model import Tournament

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


def keep_drafts(path: Path, drafts: Drafts) -> None:
    """Where nothing can be written, saving the result will say so."""
    with suppress(Refusal, OSError):
        keep(path, drafts)

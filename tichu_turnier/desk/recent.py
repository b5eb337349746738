"""How far the tournaments are that were open lately.

Only copies are read: nothing is opened, locked or changed, and no desk that has one open waits.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from tichu_turnier.finding import Refusal
from tichu_turnier.store.sqlite_file import Summary, summary
from tichu_turnier.store.store import Store
from tichu_turnier.tournament.draws.formats import FORMATS
from tichu_turnier.tournament.model.snapshot import Tournament

MISSING, UNREADABLE = "missing", "unreadable"


@dataclass(frozen=True, slots=True)
class RecentState:
    """How far a tournament is: words `recent-<key>` with these arguments."""

    key: str
    args: Mapping[str, int | str] = field(default_factory=dict)
    changed: datetime | None = None
    """When it was changed last, by the clock on the wall here."""

    @property
    def readable(self) -> bool:
        return self.key not in (MISSING, UNREADABLE)


def state_of(file: Path) -> RecentState:
    """How far the tournament in a file is, or why that cannot be told."""
    try:
        seen = summary(file)
    except Refusal as refused:
        missing = refused.findings[0].key == "store-missing"
        return RecentState(MISSING if missing else UNREADABLE)
    key, args = _progress(seen)
    unit: dict[str, int | str] = {"entrants": seen.entrants, "unit": seen.unit}
    return RecentState(key, {**args, **unit}, seen.changed.astimezone())


def read_copy(file: Path) -> Tournament:
    """The tournament in a file as it was saved last; raises Refusal where it cannot be read."""
    with Store.reading(file) as store:
        return store.load()[0]


def _progress(seen: Summary) -> tuple[str, Mapping[str, int | str]]:
    if not seen.drawn:
        return ("registered" if seen.entrants else "empty"), {}
    known = {way.key: way for way in FORMATS}
    counted = seen.format in known and known[seen.format].bracket is None
    planned = seen.rounds if counted else 0  # how long a knock-out lasts, its field decides
    args = {"round": seen.drawn, "rounds": planned, "owing": seen.owing}
    if seen.owing:
        return "playing", args
    return ("over" if seen.drawn >= planned > 0 else "played"), args

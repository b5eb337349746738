"""How far a tournament is: the one that is open, and those that were open lately.

Of the latter only copies are read: nothing is opened, locked or changed, and no desk that has one open waits.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.store.sqlite_file import Summary, summary
from tichu_turnier.store.store import Store
from tichu_turnier.tournament.draws.formats import FORMATS, planned_rounds
from tichu_turnier.tournament.model.snapshot import Tournament


def progress(tournament: Tournament) -> Finding:
    """The state of the evening as a note: `progress-empty`, `-before`, `-round`, `-between`, `-finished`.

    Its values are `present` and `total` (entrants), `done` and `tables`, and the numbers of rounds (`title`,
    `following`), which whoever tells it calls by their titles.
    """
    if not tournament.entrants and not tournament.rounds:
        return Finding("progress-empty", Severity.NOTE)
    if not tournament.rounds:
        expected = [entrant for entrant in tournament.entrants.values() if entrant.plays_in(1)]
        present = sum(entrant.checked_in for entrant in expected)
        return Finding("progress-before", Severity.NOTE, {"present": present, "total": len(expected)})
    drawn = tournament.rounds[-1]
    missing = len(tournament.missing(drawn.number))
    if missing:
        tables = len(drawn.tables)
        args = {"title": drawn.number, "done": tables - missing, "tables": tables}
        return Finding("progress-round", Severity.NOTE, args)
    if drawn.number < planned_rounds(tournament):
        return Finding(
            "progress-between", Severity.NOTE, {"title": drawn.number, "following": drawn.number + 1}
        )
    return Finding("progress-finished", Severity.NOTE, {"rounds": drawn.number})


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

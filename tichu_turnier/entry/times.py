"""When was each result entered?"""

from collections.abc import Iterable, Mapping

from tichu_turnier.desk.history import JournalEntry
from tichu_turnier.tournament.model.snapshot import ResultKey

_TABLE = "result"
"""The table of the file that has a row for each result."""


def entry_times(entries: Iterable[JournalEntry]) -> Mapping[ResultKey, float]:
    """Seconds since the epoch (UTC) by round and table; a correction keeps the time of the first entry.

    What was taken away, by undo too, has no time; what came back has the new one.
    """
    times: dict[ResultKey, float] = {}
    for entry in entries:
        for change in entry.changes:
            if change.table == _TABLE:
                key = (change.key[0], change.key[1])
                if change.after is None:
                    times.pop(key, None)
                else:
                    times.setdefault(key, entry.at.timestamp())
    return times

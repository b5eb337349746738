"""What pages are told the moment it changes, so that each asks anew only for what it shows."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tichu_turnier.tournament.model.snapshot import ResultKey, Tournament

_STILL_HERE_SECONDS = 20.0
_MOST = 1500
_MOST_OF_ONE = 600
"""How many may listen from one address; phones behind one router share it. Others ask now and then."""
_BEHIND = 100
"""Who has not taken over so many news is let go: the page begins anew."""


def news_of(key: ResultKey) -> str:
    """What news of a table are called: `2-7` is table 7 of round 2."""
    number, table = key
    return f"{number}-{table}"


def changed(before: Tournament, after: Tournament) -> tuple[str, ...]:
    """What differs: `rounds`, `clocks`, `screens`, `standings`, those of tables, `over` after them.

    Few pages show standings, but every phone shows its own place: those hear of it once a round is over.
    """
    tables = {
        key
        for key in before.results.keys() | after.results.keys()
        if before.results.get(key) is not after.results.get(key)
    }
    released = before.standings_held != after.standings_held
    doubted = before.half_typed != after.half_typed  # somebody begins to correct a result, or has done so
    over = bool(tables) and not after.missing(len(after.rounds))
    found = {
        "rounds": before.rounds is not after.rounds or before.entrants is not after.entrants,
        "clocks": before.clock is not after.clock or before.timetable != after.timetable,
        "screens": before.screens != after.screens,
        **dict.fromkeys(map(news_of, sorted(tables)), True),
        "standings": bool(tables) or released or doubted,
        "over": over or released or doubted,
    }
    return tuple(what for what, differs in found.items() if differs)


class News:
    """Hands news to all pages that listen; `put` may be called from any thread."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._queues: set[asyncio.Queue[str | None]] = set()
        self._of = Counter[str]()
        self._task: asyncio.TimerHandle | None = None

    @property
    def listeners(self) -> int:
        return len(self._queues)

    def put(self, *words: str) -> None:
        if words and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._spread, " ".join(words))

    def begin(self) -> None:
        """From now on every page hears now and then that the server is there."""
        self._spread("")
        self._task = self._loop.call_later(_STILL_HERE_SECONDS, self.begin)

    def end(self) -> None:
        """Lets all pages go."""
        if self._task is not None:
            self._task.cancel()
        self._spread(None)

    def has_room(self, address: str) -> bool:
        """Whether one more may listen from there."""
        return len(self._queues) < _MOST and self._of[address] < _MOST_OF_ONE

    @contextmanager
    def listening(self, address: str) -> Iterator[asyncio.Queue[str | None]]:
        queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._queues.add(queue)
        self._of[address] += 1
        try:
            yield queue
        finally:
            self._queues.discard(queue)
            self._of[address] -= 1
            self._of += Counter()  # forgets who is gone

    def _spread(self, words: str | None) -> None:
        for queue in self._queues:
            queue.put_nowait(words if queue.qsize() < _BEHIND else None)

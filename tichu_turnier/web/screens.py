"""The screens of the hall that are browsers: what each is called and what it shows."""

import re
import threading
from collections.abc import Callable

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.insight.evening import clock_of
from tichu_turnier.tournament.insight.public_display import (
    ROTATING,
    RoomMode,
    RoomPage,
    room_page,
    rotating_pages,
)
from tichu_turnier.tournament.model.clock import Moment, Phase, remaining
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.words.prize_giving import PrizeScript
from tichu_turnier.words.room_view import RoomView, room_lines, room_view, wall_time

_NAME = re.compile(r"[\w .-]{1,24}")
_MOST = 50
_TURN_SECONDS = 15
"""So long each page stays that takes turns with others."""
_STANDS_STILL = (Phase.WAITING, Phase.PAUSED, Phase.ENDED)


class Screens:
    """All screens by their names, in the memory of this server; any thread may call it."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        """`tell` is called with `screens` when a screen is new, or is to show something else."""
        self._tell = tell
        self._lock = threading.Lock()
        self._modes: dict[str, RoomMode] = {}
        self.message = ""
        self.prizes: tuple[PrizeScript, int] | None = None
        """What is told while prizes are given, and how far that is."""

    def all(self) -> dict[str, RoomMode]:
        with self._lock:
            return dict(sorted(self._modes.items()))

    def met(self, name: str) -> RoomMode | None:
        """What the screen of that name shows, which is known from now on; None where it can be no screen."""
        with self._lock:
            if name in self._modes:
                return self._modes[name]
            if _NAME.fullmatch(name) is None or len(self._modes) >= _MOST:
                return None
            self._modes[name] = RoomMode.AUTO
        self._tell("screens")
        return RoomMode.AUTO

    def show(self, name: str, mode: RoomMode) -> None:
        with self._lock:
            self._modes[name] = mode
        self._tell("screens")

    def say(self, message: str) -> None:
        """What stands on the screens that show a message."""
        self.message = message
        self._tell("screens")

    def give(self, prizes: tuple[PrizeScript, int] | None) -> None:
        """Screens that choose by themselves show this step of a prize-giving; None: it is over."""
        self.prizes = prizes
        self._tell("screens")


def screen_view(
    tournament: Tournament, texts: Texts, now: Moment, mode: RoomMode, screens: Screens
) -> dict[str, object]:
    """What a screen shows now, as the values of its template; pages that take turns do so by the clock.

    Of a prize-giving only the step that is told now: what comes after it is in no page.
    """
    if screens.prizes is not None and mode in (RoomMode.AUTO, RoomMode.ROTATE):
        script, step = screens.prizes
        wall = wall_time(now, tournament.timetable.zone)
        return {"view": RoomView(tournament.name, wall), "script": script, "step": step}
    message = screens.message
    page = room_page(tournament, now, mode)
    if mode is RoomMode.ROTATE:
        pages = rotating_pages(tournament, now, ROTATING, message)
        page = pages[int(now.wall // _TURN_SECONDS) % len(pages)]
    lines = room_lines(page, tournament, texts)
    view = room_view(page, tournament, now, texts, lines=lines, message=message)
    clock = page in (RoomPage.CLOCK, RoomPage.CLOCK_AND_SEATS)
    left = remaining(clock_of(tournament, len(tournament.rounds)), now) if clock else 0.0
    return {"view": view, "page": page, "left": left, "runs": clock and view.phase not in _STANDS_STILL}

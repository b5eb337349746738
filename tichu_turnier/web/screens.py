"""The screens of the hall that are browsers: which have come, and what each shows now."""

import threading
import time
from collections.abc import Callable

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.details import MOST_SCREENS, can_be_screen
from tichu_turnier.tournament.insight.evening import clock_of
from tichu_turnier.tournament.insight.public_display import ROTATING, RoomPage, room_page, rotating_pages
from tichu_turnier.tournament.model.clock import Moment, Phase, remaining
from tichu_turnier.tournament.model.hall_screen import HallScreen, RoomMode
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.words.prize_giving import PrizeScript
from tichu_turnier.words.room_view import RoomView, room_lines, room_view, wall_time

_GONE_SECONDS = 120.0
"""Who has not asked for so long is no screen any more: it looks every few seconds."""
_PAGE_SECONDS = 15
"""So long each page stays that takes turns with others."""
_STANDS_STILL = (Phase.WAITING, Phase.PAUSED, Phase.ENDED)


class Screens:
    """The screens that have come here, and the prize-giving; any thread may call it.

    What each shows stands in the tournament, where every desk sees it and may choose.
    """

    def __init__(self, tell: Callable[[str], None]) -> None:
        """`tell` is called with `screens` when they are to show something else."""
        self._tell = tell
        self._lock = threading.Lock()
        self._met: dict[str, float] = {}
        """When each has asked last."""
        self.prizes: tuple[PrizeScript, int] | None = None
        """What is told while prizes are given, and how far that is."""

    def all(self, tournament: Tournament) -> tuple[HallScreen, ...]:
        """Those that have come here or that somebody has chosen for, by name."""
        since = time.monotonic() - _GONE_SECONDS
        with self._lock:
            self._met = {name: asked for name, asked in self._met.items() if asked > since}
            known = {name: HallScreen(name) for name in self._met}
        known |= {each.name: each for each in tournament.screens}
        return tuple(known[name] for name in sorted(known))

    def met(self, name: str, tournament: Tournament) -> HallScreen | None:
        """The screen of that name, which is known from now on; None where it can be no screen."""
        there = {each.name: each for each in self.all(tournament)}
        if name not in there and (not can_be_screen(name) or len(there) >= MOST_SCREENS):
            return None
        with self._lock:
            self._met[name] = time.monotonic()
        return there.get(name, HallScreen(name))

    def give(self, prizes: tuple[PrizeScript, int] | None) -> None:
        """Screens that choose by themselves show this step of a prize-giving; None: it is over."""
        self.prizes = prizes
        self._tell("screens")


def screen_view(
    tournament: Tournament,
    texts: Texts,
    now: Moment,
    screen: HallScreen,
    prizes: tuple[PrizeScript, int] | None,
) -> dict[str, object]:
    """What a screen shows now, as the values of its template; pages that take turns do so by the clock.

    Of a prize-giving only the step that is told now: what comes after it is in no page.
    """
    mode, message = screen.mode, screen.message
    if prizes is not None and mode in (RoomMode.AUTO, RoomMode.ROTATE):
        script, step = prizes
        wall = wall_time(now, tournament.timetable.zone)
        return {"view": RoomView(tournament.name, wall), "script": script, "step": step}
    page = room_page(tournament, now, mode)
    if mode is RoomMode.ROTATE:
        pages = rotating_pages(tournament, now, ROTATING, message)
        page = pages[int(now.wall // _PAGE_SECONDS) % len(pages)]
    lines = room_lines(page, tournament, texts)
    view = room_view(page, tournament, now, texts, lines=lines, message=message)
    clock = page in (RoomPage.CLOCK, RoomPage.CLOCK_AND_SEATS)
    left = remaining(clock_of(tournament, len(tournament.rounds)), now) if clock else 0.0
    return {"view": view, "page": page, "left": left, "runs": clock and view.phase not in _STANDS_STILL}

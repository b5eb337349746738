"""The server of the pages of one tournament, on a thread of its own beside the window, or alone."""

import asyncio
import socket
import threading
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

import uvicorn

from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.phone_links import keys_of, put_address, put_keys
from tichu_turnier.desk.this_computer import own_address, own_names
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.tables.link_keys import Links
from tichu_turnier.web.guard import BoundedProtocol, allow_files, end_unheard
from tichu_turnier.web.news import News, changed, news_of
from tichu_turnier.web.reports import Reports
from tichu_turnier.web.site import Site

PORT = 8080
"""Where nothing else is there: short enough to be typed on a phone."""
_TRIES = 20
_WAITING = 512
"""How many phones may knock at the same moment."""
_END_SECONDS = 5.0


class Serving:
    """Pages for phones and screens, as long as it is not closed; the desk stays open afterwards."""

    def __init__(
        self,
        desk: Desk,
        host: str = "",
        port: int = 0,
        *,
        by_itself: bool = True,
        names: Collection[str] = (),
    ) -> None:
        """Raises Refusal where nothing can be served there.

        Args:
            desk: of the tournament that is shown.
            host: an address of this computer; empty for all of them.
            port: 0 for the usual one, or the next that is free.
            names: by which others call this computer, besides those that it knows itself.
            by_itself: whether what both sides of a table report alike is entered without the desk's yes.
        """
        self._socket = _listening(host, port)
        self.port: int = self._socket.getsockname()[1]
        self.reports, self.keys = Reports(desk, by_itself=by_itself), keys_of(desk.path)
        self.address = f"http://{host or own_address()}:{self.port}/"
        put_address(desk.path, self.address)
        self.links = Links(self.address, self.keys)
        self.desk, self._before = desk, desk.tournament
        self._loop = asyncio.new_event_loop()
        self.news = News(self._loop)
        site = Site(desk, self.reports, self.keys, self.news)
        self.screens = site.screens
        allow_files()
        app = site.app(own_names().union([host.lower()], map(str.lower, names)))
        self._server = uvicorn.Server(
            uvicorn.Config(
                app, http=BoundedProtocol, ws="none", log_config=None, lifespan="off", server_header=False
            )
        )
        self._unsubscribe = desk.on_change(self._changed)
        self.reports.on_change(self._reported)
        self._thread = threading.Thread(target=self._run, name="pages", daemon=True)
        self._thread.start()

    def take_along(self, tournament_file: Path) -> None:
        """What is told here holds for another file too; Refusal where nothing can be written beside it."""
        put_keys(tournament_file, self.keys, self.address)
        self.reports.take_along(tournament_file)

    def close(self) -> None:
        self._unsubscribe()
        with suppress(Refusal):  # paper may then go on naming an address where nobody answers
            put_address(self.desk.path, "")
        with suppress(RuntimeError):  # it has ended by itself
            self._loop.call_soon_threadsafe(self._end)
        self._thread.join(_END_SECONDS)
        self._socket.close()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.call_soon(self.news.begin)
        try:
            self._loop.run_until_complete(self._server.serve([self._socket]))
        finally:
            self._loop.close()

    def _end(self) -> None:
        self.news.end()
        self._server.should_exit = True

    def _changed(self, tournament: Tournament) -> None:
        before, self._before = self._before, tournament
        self.news.put(*changed(before, tournament))

    def _reported(self) -> None:
        """Reports are few: every page with a table hears of them all."""
        self.news.put(*(news_of(each.key) for each in self.reports.all()))


def _listening(host: str, port: int) -> socket.socket:
    """A socket at the port that was asked for, or at the first usual one that is free."""
    reason = ""
    for each in (port,) if port else range(PORT, PORT + _TRIES):
        made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        try:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            made.bind((host, each))
            end_unheard(made)
            made.listen(_WAITING)
        except (OSError, OverflowError) as error:
            made.close()
            reason = getattr(error, "strerror", None) or str(error)
        else:
            return made
    args: dict[str, str | int] = {"port": port or PORT, "reason": reason}
    raise Refusal(Finding("web-no-port", args=args))

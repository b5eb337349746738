"""How many connections the server of the pages holds, of whom, and for how long without a request."""

import asyncio
import socket
import sys
from collections import Counter
from contextlib import suppress
from functools import cache

from uvicorn.protocols.http.h11_impl import H11Protocol

from tichu_turnier.texts import Texts, languages

if sys.platform != "win32":
    import resource

MOST = 2000
MOST_OF_ONE = 800
"""Of one address: phones behind one router share it, and each needs two for a moment."""
IDLE_SECONDS = 20.0
"""So long one may be there without a request, or be read from without being read."""
BUSY, AGAIN_SECONDS = 503, 10
"""What is answered where it is too much at once, and after how long one may ask again."""
_TOLD, _TOLD_SECONDS = 50, 1.0
"""So many more are told so, and have so long to hear it; others are cut off."""
_FILES = 300
"""What the program has open besides."""
_UNHEARD_SECONDS = 60
"""A phone that has gone acknowledges nothing; its connection ends after so long."""


class BoundedProtocol(H11Protocol):
    """HTTP of one connection, which ends where it is one too many or where nothing is asked."""

    _ending: asyncio.TimerHandle | None = None
    refused = False
    """Whether it is one too many, or was let go for another."""

    @property
    def address(self) -> str:
        """Of whoever is at its other end."""
        return self.client[0] if self.client is not None else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._of_addresses[self.address] += 1
        over = max(len(self.connections) - MOST, self._of_addresses[self.address] - MOST_OF_ONE)
        self.refused = over > 0 and not self._takes_the_place_of_another()
        if self.refused and over > _TOLD:
            transport.abort()
        elif self.refused:
            transport.write(_busy())
            transport.write_eof()
        self._end_later(_TOLD_SECONDS if self.refused else IDLE_SECONDS)

    def data_received(self, data: bytes) -> None:
        if self.refused:  # read all the same: what is closed unread takes the answer with it
            return
        super().data_received(data)
        if self._is_at_work() and self._ending is not None:
            self._ending.cancel()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._is_at_work():
            self._end_later(IDLE_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._ending is not None:
            self._ending.cancel()
        self._of_addresses[self.address] -= 1
        if not self._of_addresses[self.address]:
            del self._of_addresses[self.address]
        super().connection_lost(exc)

    def _takes_the_place_of_another(self) -> bool:
        """Lets go one of the address that holds most, unless that is its own; rather an idle one."""
        (most, many), *_ = self._of_addresses.most_common(1)
        if self._of_addresses[self.address] >= many:
            return False
        bounded = (each for each in self.connections if isinstance(each, BoundedProtocol))
        theirs = [each for each in bounded if each.address == most and not each.refused]
        if not theirs:
            return False
        other = min(theirs, key=BoundedProtocol._is_at_work)
        other.refused = True
        other.transport.abort()
        return True

    def _is_at_work(self) -> bool:
        """Whether it has asked for something that is not wholly answered."""
        asked = self.cycle is not None  # not before the first request
        return asked and not self.cycle.response_complete

    @property
    def _of_addresses(self) -> Counter[str]:
        """How many each address has now, of all connections of this server."""
        counted: Counter[str] = self.app_state.setdefault("of_addresses", Counter())
        return counted

    def _end_later(self, seconds: float) -> None:
        if self._ending is not None:
            self._ending.cancel()
        self._ending = self.loop.call_later(seconds, self.transport.abort)


@cache
def _busy() -> bytes:
    body = in_all_languages("web-busy").encode()
    head = (
        f"HTTP/1.1 {BUSY} Service Unavailable\r\nretry-after: {AGAIN_SECONDS}\r\nconnection: close\r\n"
        f"content-type: text/plain; charset=utf-8\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


def in_all_languages(key: str) -> str:
    """What is said before anybody looks in which language a page is wanted."""
    return "\n".join(Texts(language)(key) for language in languages())


def end_unheard(listening: socket.socket) -> None:
    """Connections that are taken there end when nothing of what is sent arrives any more."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # others give up by themselves, later
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * _UNHEARD_SECONDS)


def allow_files() -> None:
    """Lets the program have as many files open as it takes connections; where it may not, it has fewer."""
    if sys.platform == "win32":  # has no such bound
        return
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + _TOLD + _FILES
    wanted = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    if few != resource.RLIM_INFINITY and few < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))

"""What keeps an attacker in the hall's network from harm: bounds on connections and what is sent, headers."""

import asyncio
import ipaddress
import socket
import sys
import time
from collections import Counter, deque
from contextlib import suppress
from functools import cache

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from tichu_turnier.texts import Texts, languages

if sys.platform != "win32":
    import resource

MOST_CONNECTIONS = 2000
MOST_CONNECTIONS_OF_ONE = 800
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
        of_one = self._of_addresses[self.address] - MOST_CONNECTIONS_OF_ONE
        over = max(len(self.connections) - MOST_CONNECTIONS, of_one)
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
    body = _in_all_languages("web-busy").encode()
    head = (
        f"HTTP/1.1 {BUSY} Service Unavailable\r\nretry-after: {AGAIN_SECONDS}\r\nconnection: close\r\n"
        f"content-type: text/plain; charset=utf-8\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


def _in_all_languages(key: str) -> str:
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
    wanted = MOST_CONNECTIONS + _TOLD + _FILES
    wanted = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    if few != resource.RLIM_INFINITY and few < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


BAD, NOT_FOUND, TIMED_OUT, TOO_LARGE, OTHER_NAME, UNREADABLE, TOO_MANY = 400, 404, 408, 413, 421, 422, 429
_A_MINUTE = 60.0
_SENT_SECONDS = 30.0
"""So long a phone may take to send what it reports; a photo over a bad network needs some."""
_HEADERS = {
    "content-security-policy": "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self';"
    " img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    "x-frame-options": "DENY",
}


class Guarded:
    """Puts the same safe headers on every answer, answers addresses one after the other, and our names only.

    A site elsewhere can let a name of its own lead here; a browser would then hand it our pages as its own.
    """

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self._app, self._names, self._queue = app, names, FairQueue()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]
                message["headers"] = [*message["headers"], *own]
            await send(message)

        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        await self._queue.wait(scope["client"][0] if scope["client"] else "")
        if self._is_ours(Headers(scope=scope).get("host", "")):
            await self._app(scope, receive, guarded)
        else:
            other = PlainTextResponse(_in_all_languages("web-other-name"), OTHER_NAME)
            await other(scope, receive, guarded)

    def _is_ours(self, host: str) -> bool:
        """Whether it is an address in numbers or one of the names, with any port; every browser sends it."""
        name = host.lower() if host.endswith("]") else host.lower().rpartition(":")[0] or host.lower()
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return not name or name.rstrip(".") in self._names
        return True


class FairQueue:
    """Lets one request after the other be worked on, address by address: who asks much waits for itself."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Event]] = {}
        """Those of each address in their order, the address that is next first."""
        self._task: asyncio.Task[None] | None = None

    async def wait(self, address: str) -> None:
        """Until this request is next; it goes on until it waits for something else."""
        is_next = asyncio.Event()
        self._waiting.setdefault(address, deque()).append(is_next)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._give())
        await is_next.wait()

    async def _give(self) -> None:
        while self._waiting:
            address = next(iter(self._waiting))
            waiting = self._waiting.pop(address)
            waiting.popleft().set()
            if waiting:
                self._waiting[address] = waiting
            await asyncio.sleep(0)  # in which that one works


class Limit:
    """How often each did something within the last minute."""

    def __init__(self, most: int) -> None:
        self._most, self._since, self._done = most, time.monotonic(), Counter[str]()

    def count(self, who: str) -> None:
        """Once more; refused where that is too often."""
        if time.monotonic() - self._since > _A_MINUTE:
            self._since, self._done = time.monotonic(), Counter()
        self._done[who] += 1
        if self._done[who] > self._most:
            raise RefusedError(TOO_MANY, "web-too-many")


class RefusedError(Exception):
    """A request that is answered with words: status, and the key of what is said."""

    def __init__(self, status: int, key: str) -> None:
        super().__init__(key)
        self.status, self.key = status, key


async def sent(request: Request, most: int) -> bytes:
    """What a page of our own sends; refused where it comes from another site, is too much, or too slow."""
    origin = request.headers.get("origin", "")
    if origin not in ("", f"{request.url.scheme}://{request.headers.get('host', '')}"):
        raise RefusedError(BAD, "web-not-found")
    body = bytearray()
    try:
        async with asyncio.timeout(_SENT_SECONDS):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise RefusedError(TOO_LARGE, "web-too-large")
    except (ClientDisconnect, TimeoutError):
        raise RefusedError(TIMED_OUT, "web-failed") from None
    return bytes(body)

"""What keeps an attacker in the hall's network from harm: headers, limits, and bounds on what is sent."""

import asyncio
import ipaddress
import time
from collections import Counter, deque

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tichu_turnier.web.connections import in_all_languages

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
    """Puts the same safe headers on every answer, answers to each address in its turn, and to our names only.

    A site elsewhere can let a name of its own lead here; a browser would then hand it our pages as its own.
    """

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self._app, self._names, self._turns = app, names, Turns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]
                message["headers"] = [*message["headers"], *own]
            await send(message)

        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        await self._turns.wait(scope["client"][0] if scope["client"] else "")
        if self._is_ours(Headers(scope=scope).get("host", "")):
            await self._app(scope, receive, guarded)
        else:
            other = PlainTextResponse(in_all_languages("web-other-name"), OTHER_NAME)
            await other(scope, receive, guarded)

    def _is_ours(self, host: str) -> bool:
        """Whether it is an address in numbers or one of the names, with any port; every browser sends it."""
        name = host.lower() if host.endswith("]") else host.lower().rpartition(":")[0] or host.lower()
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return not name or name.rstrip(".") in self._names
        return True


class Turns:
    """Lets one request after the other be worked on, address by address: who asks much waits for itself."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Event]] = {}
        """Those of each address in their order, the address whose turn is next first."""
        self._task: asyncio.Task[None] | None = None

    async def wait(self, address: str) -> None:
        """Until it is the turn of this request; it goes on until it waits for something else."""
        turn = asyncio.Event()
        self._waiting.setdefault(address, deque()).append(turn)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._give())
        await turn.wait()

    async def _give(self) -> None:
        while self._waiting:
            address = next(iter(self._waiting))
            turns = self._waiting.pop(address)
            turns.popleft().set()
            if turns:
                self._waiting[address] = turns
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

"""Tell the local network that a tournament is shared here, and find those that others share.

What is found is only as good as whoever says it: the code, which names a computer by its key, decides.
"""

import secrets
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread

from zeroconf import Error as ZeroconfError
from zeroconf import ServiceBrowser, ServiceInfo, ServiceListener, Zeroconf

from tichu_turnier.desk.this_computer import own_address

_KIND = "_tichu-desks._tcp.local."
_LETTERS = 60
_MILLISECONDS = 3000


@dataclass(frozen=True, slots=True)
class Nearby:
    """A tournament that somebody in the local network shares."""

    name: str
    address: str
    """With the port, as it is typed to join."""


class Announced:
    """A tournament that is told to the network until it is closed; where there is no network, to nobody."""

    def __init__(self, name: str, port: int) -> None:
        self._zeroconf: Zeroconf | None = None
        with suppress(OSError):
            self._zeroconf = Zeroconf()
        self._thread = Thread(target=self._tell, args=(name[:_LETTERS], port), name="announcing", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._thread.join()
        if self._zeroconf is not None:
            self._zeroconf.close()

    def _tell(self, name: str, port: int) -> None:
        """Says it three times, which takes a moment."""
        own = f"tichu-{secrets.token_hex(4)}"
        about = ServiceInfo(
            _KIND,
            f"{own}.{_KIND}",
            port,
            addresses=[socket.inet_aton(own_address())],
            properties={"name": name},
            server=f"{own}.local.",
        )
        with suppress(OSError, ZeroconfError):
            if self._zeroconf is not None:
                self._zeroconf.register_service(about, cooperating_responders=True)  # the name is random


class Finder(ServiceListener):
    """Looks for shared tournaments until it is closed; calls with all that are there whenever that changes.

    The calls come from another thread. Where there is no network nothing is found.
    """

    def __init__(self, tell: Callable[[tuple[Nearby, ...]], object]) -> None:
        self._tell = tell
        self._found: dict[str, Nearby] = {}
        self._zeroconf: Zeroconf | None = None
        with suppress(OSError):
            self._zeroconf = Zeroconf()
            ServiceBrowser(self._zeroconf, _KIND, listener=self)

    def close(self) -> None:
        self._tell = lambda _: None
        if self._zeroconf is not None:
            self._zeroconf.close()

    def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        about = zc.get_service_info(type_, name, _MILLISECONDS)
        addresses = [] if about is None else about.parsed_addresses()
        if about is None or not addresses:
            return
        told = (about.properties.get(b"name") or b"").decode(errors="replace")[:_LETTERS]
        called = "".join(letter for letter in told if letter.isprintable())
        self._found[name] = Nearby(called, f"{addresses[0]}:{about.port}")
        self._tell(tuple(self._found.values()))

    def update_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        self.add_service(zc, type_, name)

    def remove_service(self, zc: Zeroconf, type_: str, name: str) -> None:  # noqa: ARG002 - as there
        if self._found.pop(name, None):
            self._tell(tuple(self._found.values()))

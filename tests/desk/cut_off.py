"""A way to a server that tests can cut and mend, and listen in on."""

import socket
import threading
from collections.abc import Mapping
from contextlib import suppress
from types import MappingProxyType


class Way:
    """Takes connections at a port of its own and hands on what comes, both ways."""

    def __init__(self, port: int, instead: Mapping[bytes, bytes] = MappingProxyType({})) -> None:
        """`instead`: words that the server hears in place of others, as long as those."""
        self._to, self._instead = port, instead
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._open: set[socket.socket] = set()
        self._is_cut = False
        self.seen = bytearray()
        """All that came by."""
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Breaks off all connections; new ones get no further."""
        self._is_cut = True
        for each in tuple(self._open):
            self._shut(each)

    def mend(self) -> None:
        self._is_cut = False

    def close(self) -> None:
        self._listening.close()
        self.cut()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            if self._is_cut:
                near.close()
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self._to), timeout=5)
                far.settimeout(None)
            except OSError:  # the server is not there
                near.close()
                continue
            self._open |= {near, far}
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._hand_on, args=(one, other), daemon=True).start()

    def _hand_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while some := one.recv(1 << 16):
                self.seen += some
                for word, heard in self._instead.items():
                    some = some.replace(word, heard)
                other.sendall(some)
        self._shut(one)
        self._shut(other)

    def _shut(self, each: socket.socket) -> None:
        self._open.discard(each)
        with suppress(OSError):
            each.shutdown(socket.SHUT_RDWR)
        each.close()

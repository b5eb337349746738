"""Several desks at one tournament: be the host of it, or join."""

import secrets
import socket
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from subprocess import SubprocessError

from tichu_turnier.files.own_address import own_addresses
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.store.refusals import refusal
from tichu_turnier.store.server import joining
from tichu_turnier.store.server.codes import code_of
from tichu_turnier.store.server.host import Host, joining_address
from tichu_turnier.store.server.journal_server import (
    AwayError,
    JournalServer,
    NotAllowedError,
    SharedTournament,
)
from tichu_turnier.store.server.sharing import sharing_of

__all__ = ["Invitation", "OpenHall", "SharedTournament", "find", "is_free_for", "join", "share_at"]
_PORT = 5436


@dataclass(frozen=True, slots=True)
class Invitation:
    """What is typed on another desk."""

    addresses: tuple[str, ...]
    """Of this computer, with the port; the likeliest first."""
    codes: tuple[tuple[str, str], ...]
    """What may be done with it (`director`, `entry`, `registration`, `reader`), and the code."""


class OpenHall:
    """A tournament that this desk hosts, until it is closed; then it is in its file as before."""

    def __init__(self, path: Path, folder: Path) -> None:
        self.path = path
        self._host = _started(path, folder)
        try:
            _share(path, self._host.address, host=True)
            self._host.allow()
        except BaseException:
            self._host.close()
            raise

    @property
    def invitation(self) -> Invitation:
        here = tuple(f"{address}:{self._host.port}" for address in own_addresses())
        codes = ((role.value.removeprefix("tichu_"), str(code)) for role, code in self._host.codes().items())
        return Invitation(here, tuple(codes))

    def close(self) -> None:
        self._host.close()


def share_at(path: Path, address: str) -> None:
    """Takes a tournament into a database that a club or federation runs itself."""
    _share(path, address, host=False)


def find(address: str, code: str, folder: Path) -> tuple[str, tuple[SharedTournament, ...]]:
    """The address of the database behind what was typed, and the tournaments there that are not archived.

    Args:
        address: of a computer, with or without a port, and then with a code; or `postgresql://...`.
        code: as the host shows it.
        folder: where the certificate of the host is kept.
    """
    try:
        if not address.startswith(("postgresql:", "postgres:")):
            read = code_of(code)
            if read is None:
                raise Refusal(Finding("server-code-wrong"))
            name, _, port = address.strip().partition(":")
            address = joining_address(name, int(port or _PORT), read, folder)
        with closing(JournalServer(address)) as server:
            there = tuple(each for each in server.tournaments() if not each.archived)
    except (AwayError, ValueError) as error:
        raise refusal("server-away", folder, detail=str(error)) from error
    except NotAllowedError as error:
        raise refusal("server-not-allowed", folder) from error
    if not there:
        raise Refusal(Finding("server-empty"))
    return address, there


def is_free_for(path: Path, wanted: SharedTournament) -> bool:
    """Whether a file of that name can be made, or is that of this desk for the same tournament."""
    sharing = sharing_of(path)
    return not path.exists() if sharing is None else sharing.tournament == wanted.id and not sharing.host


def join(path: Path, address: str, wanted: SharedTournament) -> None:
    """Makes the file of this desk, or brings the one it has to where the others are."""
    with closing(JournalServer(address)) as server:
        joining.join(path, server, wanted, f"{socket.gethostname()} {secrets.randbelow(90) + 10}")


def _started(path: Path, folder: Path) -> Host:
    try:
        return Host(folder)
    except (OSError, SubprocessError) as error:
        raise refusal("server-not-started", path, detail=str(error)) from error


def _share(path: Path, address: str, *, host: bool) -> None:
    with closing(JournalServer(address)) as server:
        joining.share(path, server, host=host)

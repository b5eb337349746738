"""Several desks at one tournament: be the host of it, or join."""

import secrets
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from subprocess import SubprocessError

from tichu_turnier.desk.nearby import Announced
from tichu_turnier.desk.this_computer import own_address
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.store.refusals import refusal
from tichu_turnier.store.server import joining, journal_server
from tichu_turnier.store.server.codes import Role, code_of
from tichu_turnier.store.server.host import PORT, Host, joining_address
from tichu_turnier.store.server.journal_server import AwayError, JournalServer, reaching
from tichu_turnier.store.server.rights import role_of
from tichu_turnier.store.server.sharing import sharing_of

SharedTournament = journal_server.SharedTournament  # for the faces, which never see the store


@dataclass(frozen=True, slots=True)
class Invitation:
    """What is typed on another desk."""

    address: str
    """Of this computer, with the port."""
    codes: tuple[tuple[str, str], ...]
    """What may be done with it (`director`, `entry`, `registration`, `reader`), and the code."""


@dataclass(frozen=True, slots=True)
class DeskAtWork:
    """A desk that has a part in a tournament."""

    name: str
    role: str
    """As in invitations; empty: unknown, or whoever owns the database."""
    connected: bool
    last: str
    """When it saved last, as ISO 8601; empty: never."""


class OpenHall:
    """A tournament that this desk hosts, until it is closed; then it is in its file as before."""

    def __init__(self, path: Path, folder: Path) -> None:
        self.path = path
        self._host = _started(path, folder)
        try:
            shared = _share(path, self._host.address, host=True)
            self._host.allow()
            self._announced = Announced(shared.name, self._host.port)
        except BaseException:
            self._host.close()
            raise

    @property
    def invitation(self) -> Invitation:
        codes = ((role.value.removeprefix("tichu_"), str(code)) for role, code in self._host.codes().items())
        return Invitation(f"{own_address()}:{self._host.port}", tuple(codes))

    def close(self) -> None:
        self._announced.close()
        self._host.close()


def share_at(path: Path, address: str) -> None:
    """Takes a tournament into a database that a club or federation runs itself."""
    _share(path, address, host=False)


def find(
    address: str, code: str, folder: Path, *, archived: bool = False
) -> tuple[str, tuple[SharedTournament, ...]]:
    """The address of the database behind what was typed, and the tournaments there.

    Args:
        address: of a computer, with or without a port, and then with a code; or `postgresql://...`.
        code: as the host shows it.
        folder: where the certificate of the host is kept.
        archived: whether those of the archive are among them.
    """
    if not address.startswith(("postgresql:", "postgres:")):
        read = code_of(code)
        if read is None:
            raise Refusal(Finding("server-code-wrong"))
        name, _, port = address.strip().partition(":")
        with reaching(folder):
            address = joining_address(name, _port_of(port), read, folder)
    there = tuple(each for each in tournaments_at(address) if archived or not each.archived)
    if not there:
        raise Refusal(Finding("server-empty"))
    return address, there


def tournaments_at(address: str) -> tuple[SharedTournament, ...]:
    """All of a database, those in the archive too; none where it was never used so."""
    with _at(address) as server:
        return server.tournaments()


def archive(address: str, tournament: str, *, archived: bool = True) -> None:
    """Nobody is offered that tournament any more, or everybody again; who has joined goes on."""
    with _at(address) as server:
        server.archive(tournament, archived=archived)


def invite(address: str, tournament: str, role: str) -> str:
    """The address with which somebody may do in one tournament what a role may; an earlier one ends."""
    with _at(address) as server:
        return server.invite(tournament, Role(f"tichu_{role}"))


def shut_out(address: str, tournament: str, role: str) -> bool:
    """Ends the address of a role in a tournament; whether there was one."""
    with _at(address) as server:
        return server.shut_out(tournament, Role(f"tichu_{role}"))


def desks_at(path: Path) -> tuple[DeskAtWork, ...]:
    """Who has a part in the tournament of a file; nobody where that cannot be asked now."""
    sharing = sharing_of(path)
    if sharing is None:
        return ()
    with suppress(Refusal), _at(sharing.address) as server:
        there = server.desks(sharing.tournament)
        return tuple(DeskAtWork(e.name, role_of(e.login or ""), e.login is not None, e.last) for e in there)
    return ()


@contextmanager
def _at(address: str) -> Iterator[JournalServer]:
    """A connection for a moment; Refusal where nobody answers, or that is not allowed."""
    with closing(JournalServer(address)) as server, reaching(Path()):
        yield server


def _port_of(text: str) -> int:
    try:
        return int(text or PORT)
    except ValueError as error:
        raise AwayError(str(error)) from error


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


def _share(path: Path, address: str, *, host: bool) -> SharedTournament:
    with closing(JournalServer(address)) as server:
        return joining.share(path, server, host=host)

"""Be the host of a shared tournament: a PostgreSQL, what encrypts it, and the codes to join."""

import json
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import quote

from tichu_turnier.files.whole import write_whole
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.store.file_lock import FileLock
from tichu_turnier.store.server.codes import Code, Role, letters_of, new_secret
from tichu_turnier.store.server.journal_server import connected
from tichu_turnier.store.server.postgres import Postgres
from tichu_turnier.store.server.rights import let_in
from tichu_turnier.store.server.tls import Terminator, as_pem, certificate_at, certificate_of

PORT = 5436
"""Where other desks find the host, unless something else is there."""


class Host:
    """The server of one desk, for tournaments that it shares, from now until it is closed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with ExitStack() as unless_open:
            unless_open.callback(_only_one(folder).release)
            self._postgres = Postgres(folder / "postgresql")
            unless_open.callback(self._postgres.stop)
            self._postgres.start()
            self._kept = self._read()
            self.open_door()
            unless_open.callback(self._shut_door)
            self._resources = unless_open.pop_all()

    @property
    def address(self) -> str:
        """For this desk itself, which may do everything."""
        return self._postgres.address

    @property
    def port(self) -> int:
        """For the others, encrypted."""
        return self._terminator.port

    def codes(self) -> Mapping[Role, Code]:
        """What to type on the other desks, by what they may do there."""
        computer = letters_of(certificate_of(self._folder))
        return {role: Code(role, self._kept[role], computer) for role in Role}

    def allow(self) -> None:
        """Lets the roles in, each with its own rights; the tables are there already."""
        with connected(self.address) as connection:
            for role in Role:
                let_in(connection, role, self._kept[role], role)

    def open_door(self) -> None:
        """From now on others reach it, by the port that they know unless something else is there now."""
        try:
            self._terminator = Terminator(self._folder, self._postgres.port, int(self._kept["port"]))
        except OSError:
            self._terminator = Terminator(self._folder, self._postgres.port)
        self._kept["port"] = str(self._terminator.port)
        write_whole(self._folder / "codes", json.dumps(self._kept).encode())

    def _shut_door(self) -> None:
        self._terminator.close()

    def close(self) -> None:
        self._resources.close()

    def _read(self) -> dict[str, str]:
        """The secrets of the roles and the port, as they were or new."""
        try:
            kept: dict[str, str] = json.loads((self._folder / "codes").read_text(encoding="ascii"))
        except FileNotFoundError:
            return {"port": str(PORT)} | {role: new_secret(role) for role in Role}
        return kept


def _only_one(folder: Path) -> FileLock:
    """What keeps another window of this computer from hosting at the same time; Refusal where it does."""
    try:
        return FileLock(folder / "host")
    except Refusal:
        raise Refusal(Finding("server-host-busy")) from None


def joining_address(host: str, port: int, code: Code, folder: Path) -> str:
    """The address of the database behind an address and a code, whose computer is the one that made the code.

    Its certificate is kept in the folder. Raises AwayError where nobody answers, Refusal where somebody else.
    """
    certificate = certificate_at(host, port)
    if letters_of(certificate) != code.computer:
        raise Refusal(Finding("server-certificate-other"))
    kept = folder / f"{code.computer}.pem"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_whole(kept, as_pem(certificate))
    safe = f"sslmode=verify-ca&sslnegotiation=direct&sslrootcert={quote(str(kept), safe='')}"
    return f"postgresql://{code.role}:{code.secret}@{host}:{port}/postgres?{safe}"

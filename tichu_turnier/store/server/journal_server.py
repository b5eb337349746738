"""Keep the journals of tournaments in a database that several desks share.

A desk has everything in a file of its own; here stand only the lines of the journal, which say every row
that changed. The number of a line is a key: of two desks that go on from the same state one gets it, and the
other is told. So is the id that a desk gives its line: one that is sent twice, because the answer was lost,
stands there once. No sequence, no trigger, no lock is used, and news is polled for where the database does
not call: so anything that speaks PostgreSQL's protocol may stand behind the address.
"""

import ipaddress
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import astuple, dataclass, replace
from pathlib import Path
from typing import LiteralString

import psycopg
from psycopg import errors, sql
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import TupleRow

from tichu_turnier.store.refusals import refusal
from tichu_turnier.store.rows import Row, Scalar
from tichu_turnier.store.server.codes import Role
from tichu_turnier.store.server.rights import invite, shut_out

_CHANNEL = "tichu_"
"""Begins the name of what is called out when a line was added, one name a tournament."""
_POLL_SECONDS = 2.0
"""So often is looked for news where the database does not call."""
_SECONDS = 6
"""So long a database may take to answer before it counts as away."""
_CONNECT_SECONDS = 9
"""And so long to connect: over a bad line that is five times there and back, with packets lost."""
_ASK_SECONDS = 2
"""After so long without a word it is asked each second whether it is there; one lost answer says nothing."""
_AT_ONCE_SECONDS = 1.0
"""What fails so soon was ended by the other side; else the network does not lead there any more."""
_TRIES = 8
"""A transaction that met another one is tried so often."""
_CHOSEN = frozenset({"disable", "require", "verify-ca", "verify-full"})
"""What an address says on purpose about encryption (`sslmode`); anything else would do without in silence."""
_TOURNAMENTS: LiteralString = """CREATE TABLE IF NOT EXISTS tichu_tournament (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, day TEXT NOT NULL, version INTEGER NOT NULL,
    epoch INTEGER NOT NULL, archived BOOLEAN NOT NULL)"""
_LINES: LiteralString = """CREATE TABLE IF NOT EXISTS tichu_line (
    tournament TEXT NOT NULL REFERENCES tichu_tournament (id), entry TEXT NOT NULL,
    revision BIGINT NOT NULL, version INTEGER NOT NULL, kind TEXT NOT NULL, args TEXT NOT NULL,
    desk TEXT NOT NULL, at TEXT NOT NULL, reverses BIGINT, changes TEXT NOT NULL, texts TEXT NOT NULL,
    chain TEXT NOT NULL, PRIMARY KEY (tournament, revision), UNIQUE (tournament, entry))"""
_WORDS: LiteralString = "tournament entry revision version kind args desk at reverses changes texts chain"
_COLUMNS = _WORDS.split()
_INTO: LiteralString = f"INSERT INTO tichu_line ({', '.join(_COLUMNS)})"
_LINE: LiteralString = ", ".join(f"%({name})s" for name in _COLUMNS)
_INSERT: LiteralString = f"{_INTO} VALUES ({_LINE})"
_APPEND: LiteralString = f"""{_INTO} SELECT {_LINE} FROM tichu_line
    WHERE tournament = %(tournament)s AND revision = %(revision)s - 1 AND chain = %(before)s
    RETURNING revision"""  # noqa: S608 - our own words


class AwayError(Exception):
    """The database does not answer; nothing is known of what was sent last."""

    key = "server-away"
    """What is said to a person."""


class PlainError(AwayError):
    """It answers, but does not encrypt; nothing was sent, no password either."""

    key = "server-plain"


class NotAllowedError(Exception):
    """The role with which this desk has joined may not do that."""


@dataclass(frozen=True, slots=True)
class SharedTournament:
    """A tournament of the database."""

    id: str
    name: str
    day: str
    """As ISO 8601."""
    version: int
    """Of the files whose journal it is."""
    epoch: int
    """How often another desk has become the host of it."""
    archived: bool = False


@dataclass(frozen=True, slots=True)
class SharedDesk:
    """A desk that has a part in a tournament."""

    name: str
    last: str
    """When it saved last, as ISO 8601; empty: never."""
    login: str | None
    """With which it is connected now; None: it is not, or the database does not tell."""


@dataclass(frozen=True, slots=True)
class SharedLine:
    """A line of a journal, with the id that its desk gave it."""

    line: Row
    entry: str


class JournalServer:
    """A connection to the database; any thread may call it, one at a time gets through.

    Raises AwayError wherever the database does not answer; the next call tries again.
    """

    def __init__(self, address: str, tournament: str = "", desk: str = "") -> None:
        """`tournament` and `desk`: who is to be seen at work there, and where."""
        self.address = address
        self._name = f"{tournament} {desk}" if desk else ""
        self._open: psycopg.Connection[TupleRow] | None = None
        self._listens = False
        self._mutex = threading.RLock()

    def prepare(self) -> None:
        """Makes the tables where there are none."""
        for statement in (_TOURNAMENTS, _LINES):
            with suppress(errors.DuplicateTable, errors.DuplicateObject, errors.UniqueViolation):
                self._run(statement)  # another one may make it at the same moment

    def tournaments(self) -> tuple[SharedTournament, ...]:
        """All that it holds, the latest day first; none where nobody has shared anything there yet."""
        listed: LiteralString = (
            "SELECT id, name, day, version, epoch, archived FROM tichu_tournament ORDER BY day DESC, name"
        )
        try:
            return tuple(SharedTournament(*row) for row in self._run(listed))
        except errors.UndefinedTable:
            return ()

    def add(self, tournament: SharedTournament, lines: Sequence[SharedLine]) -> None:
        """Takes in a tournament with its journal; all of it or nothing."""
        name = tournament.name.replace("\0", "\ufffd")  # PostgreSQL's texts hold no NUL; the lines escape it
        values = astuple(replace(tournament, name=name))
        with self._connected() as connection, connection.transaction(), connection.cursor() as cursor:
            cursor.execute("INSERT INTO tichu_tournament VALUES (%s, %s, %s, %s, %s, %s)", values)
            cursor.executemany(_INSERT, [_values(tournament.id, each) for each in lines])

    def archive(self, tournament: str, *, archived: bool = True) -> None:
        self._run("UPDATE tichu_tournament SET archived = %s WHERE id = %s", (archived, tournament))

    def invite(self, tournament: str, role: Role) -> str:
        """The address with which somebody may do there what a role may; see `rights`."""
        with self._connected() as connection:
            return invite(connection, self.address, role, tournament)

    def shut_out(self, tournament: str, role: Role) -> bool:
        """Ends that address; whether there was one."""
        with self._connected() as connection:
            return shut_out(connection, role, tournament)

    def desks(self, tournament: str) -> tuple[SharedDesk, ...]:
        """Who has entered something or is connected, by name."""
        told: LiteralString = "SELECT desk, max(at) FROM tichu_line WHERE tournament = %s GROUP BY desk"
        at_work: LiteralString = (
            "SELECT application_name, usename FROM pg_stat_activity"
            " WHERE strpos(application_name, %s) = 1 AND state IS NOT NULL"
        )
        last = {str(desk): str(at) for desk, at in self._run(told, (tournament,))}
        logins: dict[str, str] = {}
        with suppress(psycopg.Error):  # not every database tells who is connected
            logins = {
                str(name).partition(" ")[2]: login for name, login in self._run(at_work, (f"{tournament} ",))
            }
        names = sorted(last | logins, key=str.casefold)
        return tuple(SharedDesk(each, last.get(each, ""), logins.get(each)) for each in names)

    def last(self, tournament: str) -> int:
        """The number of the last line of a journal; 0 where there is none."""
        wanted: LiteralString = "SELECT coalesce(max(revision), 0) FROM tichu_line WHERE tournament = %s"
        return int(self._run(wanted, (tournament,))[0][0])

    def lines(self, tournament: str, after: int) -> tuple[SharedLine, ...]:
        """The lines that follow one, in order."""
        _, *wanted = _COLUMNS
        listed: LiteralString = (
            f"SELECT {', '.join(wanted)} FROM tichu_line"  # noqa: S608 - our own words
            " WHERE tournament = %s AND revision > %s ORDER BY revision"
        )
        rows = self._run(listed, (tournament, after))
        return tuple(SharedLine(dict(zip(wanted[1:], line, strict=True)), entry) for entry, *line in rows)

    def append(self, tournament: str, added: SharedLine, before: str) -> bool:
        """Adds a line behind the one with the chain `before`; False where that is not the last one.

        A line that stands there already, because an earlier answer was lost, is not added again.
        """
        for _ in range(_TRIES):
            try:
                stands = bool(self._run(_APPEND, {**_values(tournament, added), "before": before}))
            except errors.UniqueViolation:
                return self._stands(tournament, added)
            except errors.SerializationFailure:
                continue
            if stands:
                with suppress(psycopg.Error, AwayError):  # where nothing can be called out, others poll
                    self._run("SELECT pg_notify(%s, '')", (_CHANNEL + tournament,))
            return stands
        raise AwayError("serialization")

    def wait(self, tournament: str, seconds: float) -> None:
        """Returns when a line was added to a journal, after so many seconds, or sooner where nothing calls.

        At once where it begins to listen only now: what came before it did is not called out again.
        """
        with self._connected() as connection:
            if not self._listens:
                try:
                    channel = sql.Identifier(_CHANNEL + tournament)
                    connection.execute(sql.SQL("LISTEN {}").format(channel))
                except (errors.FeatureNotSupported, psycopg.errors.SyntaxError):  # it only answers
                    time.sleep(_POLL_SECONDS)
                else:
                    self._listens = True
                return
            for _ in connection.notifies(timeout=seconds, stop_after=1):
                pass

    def close(self) -> None:
        with self._mutex:
            if self._open is not None:
                self._open.close()
            self._open, self._listens = None, False

    def _stands(self, tournament: str, added: SharedLine) -> bool:
        wanted: LiteralString = "SELECT entry FROM tichu_line WHERE tournament = %s AND revision = %s"
        there = self._run(wanted, (tournament, added.line["revision"]))
        return [entry for (entry,) in there] == [added.entry]

    def _run(self, statement: LiteralString, values: Sequence[object] | Row = ()) -> list[TupleRow]:
        """What a statement answers; sent again once where the connection had been lost meanwhile."""
        with self._mutex:
            was_open, began = self._open is not None, time.monotonic()
            try:
                return self._run_once(statement, values)
            except AwayError:
                if not was_open or time.monotonic() - began > _AT_ONCE_SECONDS:
                    raise
            return self._run_once(statement, values)

    def _run_once(self, statement: LiteralString, values: Sequence[object] | Row) -> list[TupleRow]:
        with self._connected() as connection:
            cursor = connection.execute(statement, values)
            return cursor.fetchall() if cursor.description else []

    @contextmanager
    def _connected(self) -> Iterator[psycopg.Connection[TupleRow]]:
        with self._mutex:
            try:
                self._open = self._open or connected(self.address, self._name)
                yield self._open
            except errors.InsufficientPrivilege as error:
                raise NotAllowedError(str(error)) from error
            except (psycopg.OperationalError, psycopg.InterfaceError) as error:
                if isinstance(error, errors.SerializationFailure):
                    raise
                self.close()
                raise AwayError(str(error).strip()) from error


@contextmanager
def reaching(path: Path) -> Iterator[None]:
    """Turns a database that cannot be used into a refusal, about the file at `path`."""
    try:
        yield
    except AwayError as error:
        raise refusal(error.key, path, detail=str(error)) from error
    except NotAllowedError as error:
        raise refusal("server-not-allowed", path) from error


def connected(address: str, name: str = "") -> psycopg.Connection[TupleRow]:
    """A connection that notices within seconds when the network is gone.

    Raises PlainError where it would leave this computer and the other one does not encrypt.
    """
    try:
        return psycopg.connect(
            address,
            sslmode=_encryption(address),
            autocommit=True,
            application_name=name,
            connect_timeout=_CONNECT_SECONDS,
            keepalives_idle=_ASK_SECONDS,
            keepalives_interval=1,
            keepalives_count=_SECONDS - _ASK_SECONDS,
            tcp_user_timeout=1000 * _SECONDS,
            options=f"-c statement_timeout={1000 * _SECONDS}",
        )
    except psycopg.OperationalError as error:
        if "does not support SSL" in str(error):
            raise PlainError(str(error).strip()) from error
        raise
    except psycopg.ProgrammingError as error:  # it is no address
        raise AwayError(str(error).strip()) from error


def _encryption(address: str) -> str | None:
    """How that connection is encrypted (`sslmode`) if it leaves this computer, unless that is forbidden.

    None: as the library does by itself, on this computer.
    """
    said = conninfo_to_dict(address)
    if said.get("sslmode") in _CHOSEN:
        return str(said["sslmode"])
    hosts = str(said.get("hostaddr") or said.get("host") or "").split(",")
    return None if all(map(_is_here, hosts)) else "require"


def _is_here(host: str) -> bool:
    """Whether a connection to it stays on this computer: by a file of the system, or its own network."""
    if host in ("", "localhost") or host.startswith(("/", "@")):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _values(tournament: str, added: SharedLine) -> dict[str, Scalar]:
    return {**added.line, "tournament": tournament, "entry": added.entry}

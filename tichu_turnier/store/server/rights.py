"""Say to a database what who joins may do there: the database itself refuses the rest.

A login is for one role, in all tournaments of a host or in one of a federation's database.
"""

import hashlib
import secrets
from collections.abc import Mapping
from typing import LiteralString
from urllib.parse import urlsplit, urlunsplit

import psycopg
from psycopg import sql
from psycopg.rows import TupleRow

from tichu_turnier.store.server.codes import Role

_MAY_CHANGE: Mapping[Role, LiteralString] = {Role.ENTRY: "result", Role.REGISTRATION: "entrant"}
"""How the tables begin in which a role may change rows; screens in the hall are for all of them."""
_SEEN: LiteralString = "GRANT SELECT ON tichu_tournament, tichu_line TO {login}"
_ADDING: LiteralString = "GRANT INSERT ON tichu_line TO {login}"
_MAY_ADD: LiteralString = "CREATE POLICY {policy} ON tichu_line FOR INSERT TO {login} WITH CHECK ({which})"
_OF_SOME_TABLES: LiteralString = """{which} AND NOT EXISTS (
    SELECT FROM jsonb_array_elements(changes::jsonb) AS change
    WHERE change->>0 NOT LIKE {tables} AND change->>0 NOT IN ('tournament_noted', 'tournament_screens'))"""
_MAY_SEE: LiteralString = "CREATE POLICY {policy} ON {table} FOR SELECT TO {login} USING ({which})"


def let_in(
    connection: psycopg.Connection[TupleRow],
    name: str,
    secret: str,
    role: Role,
    tournament: str | None = None,
) -> None:
    """Makes a login that may do what its role may, in one tournament or in all (None).

    One of that name gets the secret; what it may do stays. The tables are there already.
    """
    login, password = sql.Identifier(name), sql.Literal(secret)
    if connection.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", (name,)).fetchone():
        connection.execute(sql.SQL("ALTER ROLE {} PASSWORD {}").format(login, password))
        return
    connection.execute(sql.SQL("CREATE ROLE {} LOGIN PASSWORD {}").format(login, password))
    connection.execute(sql.SQL(_SEEN).format(login=login))
    tables = (("tichu_line", "tournament"), ("tichu_tournament", "id"))
    for table, column in tables if tournament else tables[:1]:
        which = _this(column, tournament)
        policy, of = sql.Identifier(f"seeing_{name}"), sql.Identifier(table)
        connection.execute(sql.SQL(_MAY_SEE).format(policy=policy, table=of, login=login, which=which))
        connection.execute(sql.SQL("ALTER TABLE {} ENABLE ROW LEVEL SECURITY").format(of))
    if role is Role.READER:
        return
    which = _this("tournament", tournament)
    if role in _MAY_CHANGE:
        which = sql.SQL(_OF_SOME_TABLES).format(which=which, tables=sql.Literal(_MAY_CHANGE[role] + "%"))
    connection.execute(sql.SQL(_ADDING).format(login=login))
    policy = sql.Identifier(f"adding_{name}")
    connection.execute(sql.SQL(_MAY_ADD).format(policy=policy, login=login, which=which))


def invite(connection: psycopg.Connection[TupleRow], address: str, role: Role, tournament: str) -> str:
    """The address with which somebody may do in one tournament what a role may; an earlier one ends."""
    name, secret = _login(role, tournament), secrets.token_urlsafe(18)
    with connection.transaction():
        let_in(connection, name, secret, role, tournament)
    parts = urlsplit(address)
    return urlunsplit(parts._replace(netloc=f"{name}:{secret}@{parts.netloc.rpartition('@')[2]}"))


def shut_out(connection: psycopg.Connection[TupleRow], role: Role, tournament: str) -> bool:
    """Ends the address of a role in a tournament at once; whether there was one."""
    name = _login(role, tournament)
    if not connection.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", (name,)).fetchone():
        return False
    with connection.transaction():
        connection.execute(sql.SQL("DROP OWNED BY {}").format(sql.Identifier(name)))
        connection.execute(sql.SQL("DROP ROLE {}").format(sql.Identifier(name)))
    connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = %s", (name,))
    return True


def role_of(login: str) -> str:
    """The role of a login as `director` or the like; empty where it is the owner's."""
    names = (each.value for each in Role if login.startswith(each.value))
    return next(names, "").removeprefix("tichu_")


def _login(role: Role, tournament: str) -> str:
    """Of one role in one tournament."""
    return f"{role}_{hashlib.sha256(tournament.encode()).hexdigest()[:16]}"


def _this(column: LiteralString, tournament: str | None) -> sql.Composable:
    if tournament is None:
        return sql.SQL("true")
    return sql.SQL("{} = {}").format(sql.Identifier(column), sql.Literal(tournament))

"""Is a file of whatever rubbish refused in words, never a bug of the program, and left as it was?"""

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest

from tests.cases import ALL
from tests.store.examples import evening, reported, saved
from tests.store.tampering import contents
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.tournament_file import repair
from tichu_turnier.finding import Refusal
from tichu_turnier.store.seal import reseal
from tichu_turnier.store.sqlite_file import summary
from tichu_turnier.texts import Texts, languages
from tichu_turnier.words import finding_words

pytestmark = pytest.mark.files_only("what cannot be opened is refused before anybody else is asked")
PAGE = 4096


def cut(path: Path, chance: random.Random) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: chance.randrange(len(whole))])


def bytes_changed(path: Path, chance: random.Random, first: int = 0, last: int = -1) -> None:
    content = bytearray(path.read_bytes())
    for _ in range(chance.randrange(1, 30)):
        content[chance.randrange(first, len(content) if last < 0 else last)] = chance.randrange(256)
    path.write_bytes(content)


def header(path: Path, chance: random.Random) -> None:
    bytes_changed(path, chance, 16, 100)


def first_page(path: Path, chance: random.Random) -> None:
    bytes_changed(path, chance, 100, PAGE)


def pages_moved(path: Path, chance: random.Random) -> None:
    whole = path.read_bytes()
    one, other = (PAGE * chance.randrange(1, len(whole) // PAGE) for _ in range(2))
    path.write_bytes(whole[:one] + whole[other : other + PAGE] + whole[one + PAGE :])


def other_tables(path: Path, chance: random.Random) -> None:
    """As by a tool for databases, or by somebody who wants to see what happens."""
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA writable_schema = ON")
        tables = [name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for _ in range(chance.randrange(1, 4)):
            table = chance.choice(tables)
            statement = chance.choice(STATEMENTS).format(table=table, number=chance.randrange(60))
            with suppress(sqlite3.Error):
                raw.execute(statement)
        with suppress(sqlite3.Error):
            raw.commit()


STATEMENTS = (
    "DROP TABLE {table}",
    "DELETE FROM {table}",
    "ALTER TABLE {table} ADD COLUMN strange",
    "ALTER TABLE {table} RENAME TO strange",
    "CREATE VIEW strange AS SELECT * FROM {table}",
    "CREATE TRIGGER strange AFTER INSERT ON {table} BEGIN SELECT 1; END",
    "UPDATE sqlite_master SET sql = 'CREATE TABLE {table} (strange)' WHERE name = '{table}'",
    "UPDATE sqlite_master SET sql = 'rubbish' WHERE name = '{table}'",
    "UPDATE sqlite_master SET rootpage = {number} WHERE name = '{table}'",
    "UPDATE sqlite_master SET type = 'view' WHERE name = '{table}'",
    "PRAGMA user_version = {number}",
    "PRAGMA journal_mode = WAL",
)


def other_values(path: Path, chance: random.Random) -> None:
    """Values of other kinds, with sums that are right for them."""
    values = (None, -1, 10**18, 1e308, "", "x" * 1000, b"\xff\xfe", "[]", '{"a":', "[[[[" * 500, "NaN")
    with closing(sqlite3.connect(path)) as raw:
        for trigger in ("journal_no_update", "journal_no_delete"):
            raw.execute(f"DROP TRIGGER {trigger}")
        tables = [name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        table = chance.choice(tables)
        columns = [name for (name,) in raw.execute("SELECT name FROM pragma_table_info(?)", (table,))]
        with suppress(sqlite3.Error):
            raw.execute(f'UPDATE "{table}" SET "{chance.choice(columns)}" = ?', (chance.choice(values),))  # noqa: S608
        with suppress(Exception):  # such rows may have no sum
            reseal(raw)
        raw.commit()


def another_database(path: Path, chance: random.Random) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("CREATE TABLE friend (name)")
        raw.execute(f"PRAGMA application_id = {chance.choice((0, 0x54494348))}")
        raw.execute(f"PRAGMA user_version = {chance.choice((0, 17, 18, 24, 25, 26))}")
        if chance.random() < 1 / 2:
            raw.execute("CREATE TABLE journal (revision)")
        raw.commit()


def notes_beside(path: Path, chance: random.Random) -> None:
    end = chance.choice(("-journal", "-wal", ".shared", ".typing", ".lock"))
    rubbish = (b"", bytes(100), chance.randbytes(600), path.read_bytes()[:3000], b'{"a": 1}', b"[]")
    path.with_name(path.name + end).write_bytes(chance.choice(rubbish))


KINDS: tuple[Callable[[Path, random.Random], None], ...] = (
    *(cut, bytes_changed, header, first_page, pages_moved),
    *(other_tables, other_values, another_database, notes_beside),
)


@pytest.fixture(scope="module")
def whole(tmp_path_factory) -> bytes:
    path = tmp_path_factory.mktemp("whole") / "abend.tichu"
    saved(path, evening(), reported(evening(), 1, *[50] * 9)).close()
    return path.read_bytes()


def looked_at(path: Path) -> None:
    with Desk.open(path, "Eule") as desk:
        desk.journal()
        desk.verify()


def read(path: Path) -> None:
    with Desk.reading(path, "Eule") as desk:
        desk.journal()


@pytest.mark.parametrize("kind", KINDS)
def test_rubbish_is_refused_in_words(tmp_path, whole, kind):
    """Nine kinds, four files each (eight with TICHU_ALL=1), read in four ways: a bug would be no Refusal."""
    for seed in range(8 if ALL else 4):
        path = tmp_path / f"{seed}" / "abend.tichu"
        path.parent.mkdir()
        path.write_bytes(whole)
        kind(path, random.Random(f"{kind.__name__} {seed}"))
        before = contents(path.parent)
        repaired = path.with_name("neu.tichu")
        for use in (summary, read, lambda it: repair(it, repaired, "Eule"), looked_at):  # noqa: B023 - at once
            try:
                use(path)
            except Refusal as refused:
                for finding in refused.findings:
                    assert all(finding_words(Texts(code), finding) for code in languages())
                if use is not looked_at:
                    assert contents(path.parent) == before
            repaired.unlink(missing_ok=True)

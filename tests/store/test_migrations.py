"""Does a file of an earlier version become one of today's, and only if everything goes well?"""

import sqlite3
from contextlib import closing, contextmanager
from dataclasses import replace

import pytest

from tests.conftest import REPOSITORY
from tests.evenings import refused
from tests.store.examples import entry, evening, reported, saved
from tichu_turnier.finding import Refusal
from tichu_turnier.store import migrations
from tichu_turnier.store.migrations import FIRST_VERSION, MIGRATIONS, newest
from tichu_turnier.store.migrations.migration import Migration, adding
from tichu_turnier.store.rows import RowChange
from tichu_turnier.store.store import Store

pytestmark = pytest.mark.files_only("desks that share are all of today's version")


def loud(row):
    return None if row is None else {**row, "place": row["place"].upper()}


def shouted(changes):
    return tuple(
        replace(change, before=loud(change.before), after=loud(change.after))
        if change.table == "tournament"
        else change
        for change in changes
    )


STATEMENTS = ("UPDATE tournament SET place = upper(place)", "ALTER TABLE clock ADD COLUMN colour VARCHAR")
SHOUT = Migration("shout", STATEMENTS, shouted)
"""One more step for tests: the place of a tournament in capitals, and one more column."""
FAIL = Migration("fail", ("CREATE TABLE more (id INTEGER)", "INSERT INTO nowhere VALUES (1)"))
DANGLE = Migration("dangle", ("DELETE FROM entrant WHERE id = 1",))
LOSE = Migration("lose", ("ALTER TABLE entrant DROP COLUMN club",))
STATES = (evening(), reported(evening(), 1, 50))


@pytest.fixture
def path(tmp_path):
    """A closed file of today's version with two revisions."""
    path = tmp_path / "abend.tichu"
    saved(path, *STATES).close()
    return path


@contextmanager
def later(*steps):
    """In a version of the program that takes these steps more."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrations, "MIGRATIONS", (*MIGRATIONS, *steps))
        yield


def test_one_more_step_is_taken_once_after_a_copy_was_made(path):
    with later(SHOUT):
        Store.open(path).close()
        with Store.open(path) as store:
            tournament, revision = store.load()
            assert (tournament.place, revision) == ("TREIBHAUS", 2)
            assert store.verify() == ()
            assert store.at_revision(1).place == "TREIBHAUS"
            assert store.reversal(tournament, 2).results == {}
            store.save(tournament, replace(tournament, place="leise"), 2, entry())
            assert store.verify() == ()
            assert store.at_revision(3).place == "leise"
    (copy,) = path.with_name("abend.backups").iterdir()
    assert copy.name == f"abend-r0002-before-version-{newest() + 1}.tichu"
    with Store.open(copy) as old:
        assert old.load() == (STATES[1], 2)
    assert refused(Store.open, path) == ["store-newer"]


@pytest.mark.parametrize("broken", [FAIL, DANGLE, LOSE], ids=lambda step: step.name)
def test_a_failing_step_leaves_the_file_as_it_was(path, broken):
    before = path.read_bytes()
    with later(SHOUT, broken):
        assert refused(Store.open, path) == ["store-damaged"]
    assert path.read_bytes() == before
    with Store.open(path) as store:
        assert store.load() == (STATES[1], 2)
        assert store.verify() == ()


def test_a_file_that_claims_to_be_older(path):
    with later(SHOUT):
        Store.open(path).close()
        with closing(sqlite3.connect(path)) as raw:
            raw.execute(f"PRAGMA user_version = {newest() - 1}")
        before = path.read_bytes()
        with pytest.raises(Refusal, match="store-damaged") as refusal:
            Store.open(path)
    assert refusal.value.findings[0].args["detail"] == "duplicate column name: colour"
    assert path.read_bytes() == before


def test_no_copy_no_step(path):
    path.with_name("abend.backups").write_text("a file in the way")
    before = path.read_bytes()
    with later(SHOUT):
        assert refused(Store.open, path) == ["store-input-output"]
    assert path.read_bytes() == before


def test_rows_journalled_before_a_column_came_have_it():
    old, new = {"id": 1, "name": "Fuchs"}, {"id": 1, "name": "Fuchs", "mood": ""}
    changes = RowChange("entrant", (1,), None, old), RowChange("round", (1,), old, None)
    (added, other) = adding("entrant", mood="")(changes)
    assert (added.before, added.after, other.before) == (None, new, old)


def test_every_file_of_the_folder_is_a_step():
    folder = REPOSITORY / "tichu_turnier" / "store" / "migrations"
    files = sorted(file.stem for file in folder.glob("m[0-9]*.py"))
    first = FIRST_VERSION + 1
    assert files == [f"m{number:03}_{step.name}" for number, step in enumerate(MIGRATIONS, start=first)]


def test_figures_that_sqlite_keeps_for_itself_are_no_obstacle(path):
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("ANALYZE")
    with later(SHOUT):
        Store.open(path).close()

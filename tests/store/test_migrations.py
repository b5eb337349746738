"""Does a file of an earlier version become one of today's, and only if everything goes well?"""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest
from sqlalchemy import create_engine, inspect
from tichu_turnier.store.migrations.m001_first import FIRST
from tichu_turnier.store.migrations.runner import migrate
from tichu_turnier.store.tables import FILE_INFO, JOURNAL, METADATA, SNAPSHOT_TABLES

from tests.conftest import REPOSITORY
from tests.store.examples import entry, evening, reported
from tichu_turnier.rules.ruleset import PRINTED_RULES
from tichu_turnier.store.migrations import MIGRATIONS
from tichu_turnier.store.migrations.migration import Migration
from tichu_turnier.store.sqlite_file import APPLICATION_ID
from tichu_turnier.store.store import Store


def loud(row):
    return None if row is None else {**row, "place": row["place"].upper()}


def shout(connection):
    connection.execute("UPDATE tournament SET place = upper(place)")
    connection.execute("ALTER TABLE clock ADD COLUMN colour VARCHAR")


def shouted(changes):
    return tuple(
        replace(change, before=loud(change.before), after=loud(change.after))
        if change.table == "tournament"
        else change
        for change in changes
    )


SHOUT = Migration("shout", shout, shouted)
"""One more step for tests: the place of a tournament in capitals, and one more column."""


@pytest.fixture
def path(tmp_path):
    """A closed file of today's version with two revisions."""
    path = tmp_path / "abend.tichu"
    with Store.create(path, evening(), entry("create")) as store:
        store.save(evening(), reported(evening(), 1, 50), 1, entry())
    return path


def schema(engine):
    """Everything about the tables that matters, in a form to compare."""
    look = inspect(engine)
    return {
        name: {
            "columns": [
                (c["name"], str(c["type"]), c["nullable"], c["default"]) for c in look.get_columns(name)
            ],
            "key": look.get_pk_constraint(name)["constrained_columns"],
            "references": sorted(map(str, look.get_foreign_keys(name))),
            "checks": sorted(
                (c["name"], " ".join(c["sqltext"].split())) for c in look.get_check_constraints(name)
            ),
            "indexes": look.get_indexes(name),
        }
        for name in look.get_table_names()
    }


def test_the_steps_lead_to_the_tables_of_today(tmp_path):
    with closing(sqlite3.connect(tmp_path / "steps", isolation_level=None)) as raw:
        migrate(raw, MIGRATIONS)
    steps, models = (
        create_engine(f"sqlite:///{tmp_path}/steps"),
        create_engine(f"sqlite:///{tmp_path}/models"),
    )
    ours = [FILE_INFO, JOURNAL, *SNAPSHOT_TABLES.values()]
    METADATA.create_all(models, tables=ours)
    assert schema(steps) == schema(models)
    assert len(schema(steps)) == len(ours)
    steps.dispose()
    models.dispose()


def test_one_more_step_is_taken_after_a_copy_was_made(path):
    with Store.open(path, migrations=(*MIGRATIONS, SHOUT)) as store:
        tournament, revision = store.load()
        assert (tournament.place, revision) == ("TREIBHAUS", 2)
        assert store.verify() == ()
        assert store.at_revision(1).place == "TREIBHAUS"
        assert store.reversal(tournament, 2).results == {}
        store.save(tournament, replace(tournament, place="leise"), 2, entry())
        assert store.verify() == ()
        assert store.at_revision(3).place == "leise"
    (copy,) = path.with_name("abend.backups").iterdir()
    assert copy.name == f"abend-r0002-before-version-{len(MIGRATIONS) + 1}.tichu"
    with Store.open(copy) as old:
        assert old.load() == (reported(evening(), 1, 50), 2)


def test_a_file_of_version_1_plays_by_the_printed_rules(tmp_path):
    path = tmp_path / "alt.tichu"
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        migrate(raw, (FIRST,))
        raw.executescript((REPOSITORY / "tests" / "store" / "version_1.sql").read_text(encoding="utf-8"))
        raw.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    with Store.open(path) as store:
        tournament, revision = store.load()
        assert (tournament.name, revision) == ("Katzentreffen", 9)
        assert tournament.regulations.rules == PRINTED_RULES
        assert tournament.results[1, 1].report.totals == (140, 60)
        assert store.verify() == ()
        assert store.at_revision(1).regulations == tournament.regulations
        assert store.reversal(tournament, 9).results[1, 1].report.totals == (210, 90)
    (copy,) = path.with_name("alt.backups").iterdir()
    assert copy.name == f"alt-r0009-before-version-{len(MIGRATIONS)}.tichu"


def test_a_step_is_taken_once(path):
    for _ in range(2):
        Store.open(path, migrations=(*MIGRATIONS, SHOUT)).close()
    assert len(list(path.with_name("abend.backups").iterdir())) == 1


def fail(connection):
    shout(connection)
    connection.execute("CREATE TABLE more (id INTEGER)")
    connection.execute("INSERT INTO nowhere VALUES (1)")


def dangle(connection):
    connection.execute("DELETE FROM entrant WHERE id = 1")


@pytest.mark.parametrize("broken", [fail, dangle])
def test_a_failing_step_leaves_the_file_as_it_was(path, broken):
    before = path.read_bytes()
    with pytest.raises(sqlite3.Error):
        Store.open(path, migrations=(*MIGRATIONS, Migration("broken", broken)))
    assert path.read_bytes() == before
    with Store.open(path) as store:
        assert store.load() == (reported(evening(), 1, 50), 2)
        assert store.verify() == ()


def test_steps_before_a_failing_one_stand(path):
    with pytest.raises(sqlite3.Error):
        Store.open(path, migrations=(*MIGRATIONS, SHOUT, Migration("broken", fail)))
    with Store.open(path, migrations=(*MIGRATIONS, SHOUT)) as store:
        assert store.load()[0].place == "TREIBHAUS"


def test_no_copy_no_step(path):
    path.with_name("abend.backups").write_text("a file in the way")
    before = path.read_bytes()
    with pytest.raises(Exception, match="store-input-output"):
        Store.open(path, migrations=(*MIGRATIONS, SHOUT))
    assert path.read_bytes() == before


def test_every_file_of_the_folder_is_a_step():
    folder = REPOSITORY / "tichu_turnier" / "store" / "migrations"
    files = sorted(file.stem for file in folder.glob("m[0-9]*.py"))
    named = [f"m{number:03}_{migration.name}" for number, migration in enumerate(MIGRATIONS, start=1)]
    assert files == named


def test_figures_that_sqlite_keeps_for_itself_are_no_obstacle(path):
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("ANALYZE")
    Store.open(path, migrations=(*MIGRATIONS, SHOUT)).close()

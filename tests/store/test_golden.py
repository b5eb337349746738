"""Does this version read what every version before it saved, and does it save the same as they did?"""

import gzip
import json
import sqlite3
from contextlib import closing

import pytest

from tests.cases import some
from tests.store.examples import entry, evening
from tests.store.golden import FOLDER, OF_TODAY, expected
from tichu_turnier.desk.desk import Desk
from tichu_turnier.store.migrations import FIRST_VERSION
from tichu_turnier.store.store import Store
from tichu_turnier.transfer.tournament_json import import_json

pytestmark = pytest.mark.files_only("files of earlier releases, none of which was shared")

GOLDEN = sorted(FOLDER.glob("version-*/*.tichu.gz"))
FIRST = f"version-{FIRST_VERSION}"
TAKEN_BACK = [file for file in GOLDEN if file.name.startswith("every-change.") or file.parent.name == FIRST]
"""Every change of each version, and each evening of the first one, which takes every step since."""


def name_of(file):
    return f"{file.parent.name}-{file.name.split('.')[0]}"


@pytest.fixture(params=some(GOLDEN, 18), ids=name_of)
def golden(request, tmp_path):
    """A golden file unpacked, and what has to be read from it."""
    name = request.param.name.removesuffix(".gz")
    path = tmp_path / name
    path.write_bytes(gzip.decompress(request.param.read_bytes()))
    said = request.param.with_name(name).with_suffix(".json")
    return path, json.loads(said.read_text(encoding="utf-8"))


def schema(path):
    """Of each table its columns, in any order, and what they refer to."""
    with closing(sqlite3.connect(path)) as raw:
        tables = [name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            name: (
                {row[1:4] + row[5:] for row in raw.execute(f"PRAGMA table_info('{name}')")},
                {row[2:] for row in raw.execute(f"PRAGMA foreign_key_list('{name}')")},
            )
            for name in tables
        }


@pytest.fixture(scope="module")
def schema_of_today(tmp_path_factory):
    new = tmp_path_factory.mktemp("new") / "new.tichu"
    Store.create(new, evening(), entry("create")).close()
    return schema(new)


def test_it_says_what_it_said_and_has_the_tables_of_a_new_file(golden, schema_of_today):
    """What fails at the end needs a migration: `m0NN_what.py`, and golden files of the new version."""
    path, said = golden
    with Desk.open(path, "Kauz") as desk:
        assert desk.verify() == ()
        assert desk.tournament == import_json(json.dumps(said["tournament"]))
        assert expected(desk)["journal"] == said["journal"]
    assert schema(path) == schema_of_today


@pytest.mark.parametrize("golden", some(TAKEN_BACK, 6), ids=name_of, indirect=True)
def test_its_changes_can_be_taken_back_one_by_one(golden):
    path, said = golden
    with Desk.open(path, "Kauz") as desk:
        first, last = desk.at_revision(1), desk.tournament
        steps = desk.go_to(1)
        assert desk.tournament == first
        desk.go_to(said["journal"][-1][0])
        assert desk.tournament == last
        assert steps < 0
        assert desk.verify() == ()


def test_there_are_golden_files_of_today():
    assert OF_TODAY.is_dir(), "python -m tests.store.golden"

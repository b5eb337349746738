"""Does this version read what every version before it saved, and does it save the same as they did?"""

import gzip
import json
import sqlite3
from contextlib import closing

import pytest

from tests.store.examples import entry, evening
from tests.store.golden import FOLDER, OF_TODAY, expected
from tichu_turnier.desk.desk import Desk
from tichu_turnier.store.store import Store
from tichu_turnier.transfer.tournament_json import import_json

pytestmark = pytest.mark.files_only("files of earlier releases, none of which was shared")

GOLDEN = sorted(FOLDER.glob("version-*/*.tichu.gz"))
VERSIONS = sorted({file.parent for file in GOLDEN})
EVERY_CHANGE = [file for file in GOLDEN if file.name.startswith("every-change.")]
OTHERS = [file for file in GOLDEN if file not in EVERY_CHANGE]
TAKEN_BACK = [
    *EVERY_CHANGE,
    *(file for file in OTHERS if file.parent in (VERSIONS[0], VERSIONS[-1])),
    *(OTHERS[10 * number] for number in range(1, len(VERSIONS) - 1)),
]
"""Every change of each version, each evening of the first and the last, another one of each between."""


def name_of(file):
    return f"{file.parent.name}-{file.name.split('.')[0]}"


@pytest.fixture(params=GOLDEN, ids=name_of)
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


def test_it_says_what_it_said(golden):
    path, said = golden
    with Desk.open(path, "Kauz") as desk:
        assert desk.verify() == ()
        assert desk.tournament == import_json(json.dumps(said["tournament"]))
        assert expected(desk)["journal"] == said["journal"]


@pytest.mark.parametrize("golden", TAKEN_BACK, ids=name_of, indirect=True)
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


@pytest.mark.parametrize("golden", EVERY_CHANGE, ids=name_of, indirect=True)
def test_it_has_the_tables_of_a_new_file(golden, tmp_path):
    """What fails here needs a migration: a file `m0NN_what.py`, and golden files of the new version."""
    path, _ = golden
    Store.open(path).close()
    new = tmp_path / "new.tichu"
    Store.create(new, evening(), entry("create")).close()
    assert schema(path) == schema(new)


def test_there_are_golden_files_of_today():
    assert OF_TODAY.is_dir(), "python -m tests.store.golden"

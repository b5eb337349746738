"""Is every file that we cannot use refused clearly, and left exactly as it was?"""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from tests.store.examples import entry, evening, reported, saved
from tests.store.tampering import contents, told
from tichu_turnier.finding import Refusal
from tichu_turnier.store.migrations import FIRST_VERSION, newest
from tichu_turnier.store.sqlite_file import APPLICATION_ID
from tichu_turnier.store.store import Store
from tichu_turnier.texts import Texts, languages

pytestmark = pytest.mark.files_only("what cannot be opened is refused before anybody else is asked")


@pytest.fixture
def path(tmp_path):
    """A closed tournament file large enough to be damaged in the middle."""
    path = tmp_path / "abend.tichu"
    saved(path, *[evening(), reported(evening(), 1, *[50] * 9)] * 10).close()
    return path


def refused_at_opening(path):
    """The finding of the refusal; all files of the folder are the same bytes afterwards."""
    before = contents(path.parent)
    with pytest.raises(Refusal) as refused:
        Store.open(path)
    assert contents(path.parent) == before
    (finding,) = refused.value.findings
    return told(finding)


def test_missing(tmp_path):
    assert refused_at_opening(tmp_path / "nichts.tichu").key == "store-missing"
    with pytest.raises(Refusal, match="store-missing"):
        Store.open(tmp_path / "kein Ordner" / "nichts.tichu")


def test_no_tournament_at_all(tmp_path):
    path = tmp_path / "ordner.tichu"
    path.mkdir()
    assert refused_at_opening(path).key == "store-foreign"
    path = tmp_path / "fremd.tichu"
    for content in (
        b"\0",
        b"Katze",
        b"PK\x03\x04" + bytes(500),
        b"SQLite format 3",
        bytes(4096),
        b"Katze" * 99,
        b"",
    ):
        path.write_bytes(content)
        assert refused_at_opening(path).key == "store-foreign", content
    for application in (0, 1, APPLICATION_ID + 1, -1):
        with closing(sqlite3.connect(path)) as raw, raw:
            raw.execute(f"PRAGMA application_id = {application}")
            raw.execute("CREATE TABLE IF NOT EXISTS tournament (id INTEGER)")
        assert refused_at_opening(path).key == "store-foreign", application


def test_a_newer_file(path):
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA user_version = 99")
    finding = refused_at_opening(path)
    told_of = (finding.key, finding.args["version"], finding.args["newest"])
    assert told_of == ("store-newer", 99, newest())


def test_a_file_from_before_the_first_release(path):
    for version in (1, FIRST_VERSION - 1):
        with closing(sqlite3.connect(path)) as raw:
            raw.execute(f"PRAGMA user_version = {version}")
        finding = refused_at_opening(path)
        assert (finding.key, finding.args["version"]) == ("store-older", version)


def test_truncated_anywhere(path):
    whole = path.read_bytes()
    for size in (16, 99, 100, 511, 4096, len(whole) // 2, len(whole) - 4096, len(whole) - 1):
        path.write_bytes(whole[:size])
        assert refused_at_opening(path).key == "store-damaged", size


def test_overwritten_in_the_middle(path):
    whole = path.read_bytes()
    for page in range(1, len(whole) // 4096):
        path.write_bytes(whole[: page * 4096] + b"\xaa" * 4096 + whole[(page + 1) * 4096 :])
        assert refused_at_opening(path).key == "store-damaged", page


@pytest.mark.parametrize(
    ("statement", "part"),
    [
        ("UPDATE sqlite_master SET sql = 'rubbish' WHERE name = 'entrant'", "plan"),
        ("UPDATE sqlite_master SET sql = replace(sql, 'PRIMARY KEY', 'FOO') WHERE name = 'round'", "plan"),
        ("UPDATE sqlite_master SET name = 'journal2' WHERE name = 'journal'", "plan"),
        ("UPDATE sqlite_master SET rootpage = 99 WHERE name = 'entrant'", "plan"),
        ("UPDATE file_info SET tables = 'ff'", "tables"),
        ("UPDATE file_info SET lines = 'x'", "tables"),
        ("UPDATE entrant SET name = CAST(x'ff' AS TEXT)", "content"),
    ],
)
def test_what_is_damaged_is_said_in_the_language_of_the_reader(path, statement, part):
    """Not in the English of SQLite, which says nothing to who runs a tournament."""
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("PRAGMA writable_schema = ON")
        raw.execute(statement)
    finding = refused_at_opening(path)
    assert (finding.key, finding.args["part"]) == ("store-damaged", part)
    detail = str(finding.args["detail"])
    assert not [code for code in languages() if f"({detail})" in Texts(code)(finding.key, **finding.args)]


def refused_at_creating(path, tournament):
    """The finding of the refusal; the folder holds the same files afterwards."""
    folder = path.parent if path.parent.exists() else path.parents[1]
    before = contents(folder)
    with pytest.raises(Refusal) as refused:
        Store.create(path, tournament, entry("create"))
    assert contents(folder) == before
    return refused.value.findings[0]


def test_creating_never_overwrites_a_file_nor_the_end_of_a_link(path):
    link = path.with_name("link.tichu")
    link.symlink_to(path)
    for each in (path, link):
        assert told(refused_at_creating(each, evening())).key == "store-exists"


def test_creating_where_it_cannot_be(tmp_path):
    nowhere = tmp_path / "nirgends" / "abend.tichu"
    assert told(refused_at_creating(nowhere, evening())).key == "store-folder-missing"
    unfit = replace(evening(), name="\ud800")
    assert refused_at_creating(tmp_path / "abend.tichu", unfit).key == "store-value-unfit"
    # SQLite would replay the old log into the new file.
    (tmp_path / "abend.tichu-wal").write_bytes(b"results that are nowhere else")
    assert told(refused_at_creating(tmp_path / "abend.tichu", evening())).key == "store-leftover"


def test_what_a_killed_creation_left_is_no_obstacle(tmp_path):
    (tmp_path / ".abend.tichu.new").write_bytes(b"half a file")
    with Store.create(tmp_path / "abend.tichu", evening(), entry("create")) as store:
        assert store.verify() == ()
    assert list(contents(tmp_path)) == ["abend.tichu"]


def test_a_program_that_knows_nothing_of_our_lock(path):
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        other.execute("DELETE FROM clock")
        with pytest.raises(Refusal) as refused:
            Store.open(path)
    assert told(refused.value.findings[0]).key == "store-in-use"


def test_awkward_names(tmp_path):
    folder = tmp_path / "Ğülşen & Ἀθηνᾶ?#%41"
    folder.mkdir()
    path = folder / "Abend 100%? #1 김민준.tichu"
    with Store.create(path, evening(), entry("create")) as store:
        store.backup("draw")
    with Store.open(path) as store:
        assert store.load() == (evening(), 1)
    assert sorted(file.name for file in folder.iterdir()) == ["Abend 100%? #1 김민준.backups", path.name]

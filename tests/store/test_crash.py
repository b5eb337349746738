"""Is what a crash left beside a file used where the file needs it, and nowhere else?"""

import shutil
import sqlite3
import tempfile
from contextlib import closing, suppress
from dataclasses import replace

import pytest

from tests.damage import no_file_grows
from tests.store.examples import entry, evening, reported
from tests.store.tampering import contents, tampered, told
from tichu_turnier.finding import Refusal
from tichu_turnier.store.database import save, transaction
from tichu_turnier.store.difference import difference
from tichu_turnier.store.sqlite_file import copied
from tichu_turnier.store.store import Store

pytestmark = pytest.mark.files_only("copies of what a crash leaves are files of one desk alone")

HANDS = [50] * 900
"""Enough for SQLite to write into the file before the change is complete."""


@pytest.fixture
def path(tmp_path):
    """A closed file with some changes."""
    return grown(tmp_path / "abend.tichu", 5)


@pytest.fixture
def other(tmp_path):
    """A closed file of another tournament."""
    return grown(tmp_path / "other.tichu", 3, name="Hundetreffen")


def grown(path, times, **details):
    """Saves a few changes, in a new file where there is none."""
    if not path.exists():
        Store.create(path, replace(evening(), **details), entry("create")).close()
    with Store.open(path) as store:
        state, revision = store.load()
        for table in (1 + number % 2 for number in range(times)):
            after = reported(state, table, *[revision] * 9)
            state, revision = after, store.save(state, after, revision, entry())
    return path


def crashed(path, target):
    """File and journal as a crash in the middle of saving leaves them; returns what was saved before."""
    with Store.open(path) as store:
        before, revision = store.load()
        raw, changes = store._raw, difference(before, reported(before, 1, *HANDS))
        raw.execute("PRAGMA cache_size = 1")
        with suppress(InterruptedError), transaction(raw):
            save(raw, path, revision, entry(), changes)
            for end in ("", "-journal"):
                shutil.copy(f"{path}{end}", f"{target}{end}")
            raise InterruptedError
    return before, revision


def opened(path):
    """What is in a sound file."""
    with Store.open(path) as store:
        assert store.verify() == ()
        return store.load()


def test_a_half_saved_change_is_taken_back(path, tmp_path):
    crash = tmp_path / "crash.tichu"
    before = crashed(path, crash)
    with Store.reading(crash) as store:
        assert store.load() == before
    assert opened(crash) == before
    assert sorted(tmp_path.iterdir()) == [path, crash]


def test_a_file_that_was_to_grow_and_had_not_yet_is_put_right(path, tmp_path):
    crash = tmp_path / "crash.tichu"
    before = crashed(path, crash)
    whole = bytearray(crash.read_bytes())
    pages = len(whole) // 4096 + 50
    whole[28:32] = pages.to_bytes(4, "big")
    crash.write_bytes(whole)
    assert opened(crash) == before


def test_without_its_journal_such_a_file_is_refused_or_tells_it(path, tmp_path):
    """Else the other tests of this file would prove nothing."""
    crash = tmp_path / "crash.tichu"
    crashed(path, crash)
    crash.with_name("crash.tichu-journal").unlink()
    with suppress(Refusal), Store.open(crash) as store:
        assert store.verify()


def test_a_copy_in_the_place_of_a_file_that_crashed_is_not_spoilt(path, other, tmp_path):
    earlier, crash = shutil.copy(path, tmp_path / "earlier.tichu"), tmp_path / "crash.tichu"
    grown(path, 20)
    crashed(path, crash)
    grown(path, 20)
    for copy in (earlier, path, other):
        wanted = opened(copy)
        shutil.copy(f"{crash}-journal", f"{copy}-journal")
        assert opened(copy) == wanted


def test_a_journal_that_a_power_cut_brings_back_takes_nothing_back(path, tmp_path):
    """The file was complete, only the end of the journal was not on the disk yet."""
    crash = tmp_path / "crash.tichu"
    before, revision = crashed(path, crash)
    after = reported(before, 1, *HANDS)
    with Store.open(path) as store:
        store.save(before, after, revision, entry())
    shutil.copy(f"{crash}-journal", f"{path}-journal")
    assert opened(path) == (after, revision + 1)


def test_a_file_that_was_tampered_with_before_it_crashed_still_opens(path, tmp_path):
    """The journal is not to blame."""
    tampered(path, "UPDATE result_report_hands SET a = 70, b = 30 WHERE position = 2")
    crashed(path, tmp_path / "crash.tichu")
    with Store.open(tmp_path / "crash.tichu") as store:
        assert "store-verify-row" in {finding.key for finding in store.verify()}


def test_a_damaged_file_keeps_its_journal(path, tmp_path):
    crash = tmp_path / "crash.tichu"
    crashed(path, crash)
    whole = crash.read_bytes()
    crash.write_bytes(whole[:4096] + b"\xaa" * (len(whole) - 4096))
    before = contents(tmp_path)
    with pytest.raises(Refusal, match="store-damaged"):
        Store.open(crash)
    assert contents(tmp_path) == before


def test_the_log_of_another_program_is_not_mixed_in(path, tmp_path):
    """SQLite would take the contents of the log for those of the file."""
    ahead = tmp_path / "ahead.tichu"
    with closing(sqlite3.connect(ahead)) as raw:
        raw.execute("PRAGMA journal_mode = WAL").fetchall()
        raw.execute("CREATE TABLE tournament (id INTEGER)")
        raw.commit()
        shutil.copy(f"{ahead}-wal", f"{path}-wal")
    before = contents(tmp_path)
    with pytest.raises(Refusal) as refused:
        Store.open(path)
    assert contents(tmp_path) == before
    finding = told(refused.value.findings[0])
    assert (finding.key, finding.args["leftover"]) == ("store-log-foreign", "abend.tichu-wal")


def test_a_link_in_the_place_of_the_lock_is_not_written_through(path, tmp_path):
    important = tmp_path / "important.txt"
    important.write_text("Fuchs 7")
    path.with_name(f"{path.name}.lock").symlink_to(important)
    with pytest.raises(Refusal, match="store-input-output"):
        Store.open(path)
    assert important.read_text() == "Fuchs 7"


def test_links_in_a_circle(tmp_path):
    (tmp_path / "circle.tichu").symlink_to("circle.tichu")
    with pytest.raises(Refusal, match="store-missing"):
        Store.open(tmp_path / "circle.tichu")


def test_no_room_for_a_copy_is_told_of_the_place_where_it_is_missing(path, tmp_path, monkeypatch):
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    with no_file_grows(), pytest.raises(Refusal, match="store-") as refused, copied(path):
        pass
    assert str(folder) in refused.value.findings[0].args["folder"]
    assert list(folder.iterdir()) == []


def test_a_journal_that_was_hardly_begun_is_no_obstacle(path, tmp_path):
    """As a crash leaves it when a copy is opened for the first time: SQLite writes its beginning last."""
    with Store.open(path) as store:
        copy, wanted = store.backup("draw"), store.load()
    crashed(path, tmp_path / "crash.tichu")
    journal = (tmp_path / "crash.tichu-journal").read_bytes()
    copy.with_name(f"{copy.name}-journal").write_bytes(bytes(28) + journal[28:])
    assert opened(copy) == wanted
    assert [file.name for file in copy.parent.iterdir()] == [copy.name]

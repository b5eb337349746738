"""Is what a crash left beside a file taken in where it belongs to it, and nowhere else?"""

import shutil
import tempfile
from dataclasses import replace

import pytest

from tests.damage import no_file_grows
from tests.store.examples import entry, evening, reported
from tests.store.tampering import contents, tampered, told
from tichu_turnier.finding import Refusal
from tichu_turnier.store.sqlite_file import copied
from tichu_turnier.store.store import Store


def grown(path, times, crashed=None):
    """Saves a few changes; on the way out, file and log as a crash now would leave them."""
    with Store.open(path) as store:
        state, revision = store.load()
        for table in (1 + number % 2 for number in range(times)):
            after = reported(state, table, *[revision] * 9)
            state, revision = after, store.save(state, after, revision, entry())
        for end in ("", "-wal") if crashed else ():
            shutil.copy(f"{path}{end}", f"{crashed}{end}")


@pytest.fixture
def path(tmp_path):
    """A closed file with many changes."""
    path = tmp_path / "abend.tichu"
    Store.create(path, evening(), entry("create")).close()
    grown(path, 20)
    return path


def refused_beside(path, log):
    """The file with that log beside it is refused, both stay as they are; without it, it opens."""
    shutil.copy(log, f"{path}-wal")
    before = contents(path.parent)
    with pytest.raises(Refusal) as refused:
        Store.open(path)
    assert contents(path.parent) == before
    finding = told(refused.value.findings[0])
    assert (finding.key, finding.args["leftover"]) == ("store-log-foreign", f"{path.name}-wal")
    path.with_name(f"{path.name}-wal").rename(path.with_name("elsewhere"))
    with Store.open(path) as store:
        assert store.verify() == ()


def test_an_earlier_copy_in_the_place_of_a_file_that_crashed(path, tmp_path):
    earlier = shutil.copy(path, tmp_path / "earlier.tichu")
    grown(path, 20)
    grown(path, 2, tmp_path / "crash.tichu")
    refused_beside(earlier, tmp_path / "crash.tichu-wal")


def test_a_later_copy_is_not_taken_back(path, tmp_path):
    grown(path, 2, tmp_path / "crash.tichu")
    grown(path, 20)
    refused_beside(path, tmp_path / "crash.tichu-wal")


def test_the_log_of_another_tournament(path, tmp_path):
    other = tmp_path / "other.tichu"
    Store.create(other, replace(evening(), name="Hundetreffen"), entry("create")).close()
    grown(other, 5, tmp_path / "crash.tichu")
    refused_beside(path, tmp_path / "crash.tichu-wal")


def test_the_own_log_is_taken_in(path, tmp_path):
    grown(path, 3, tmp_path / "crash.tichu")
    with Store.open(tmp_path / "crash.tichu") as store, Store.open(path) as whole:
        assert store.load() == whole.load()
        assert store.verify() == ()


def test_a_file_that_was_tampered_with_before_it_crashed_still_opens(path, tmp_path):
    """The log is not to blame: without it the file tells no better story."""
    tampered(path, "UPDATE hand SET a = 70, b = 30 WHERE number = 2")
    grown(path, 3, tmp_path / "crash.tichu")
    with Store.open(tmp_path / "crash.tichu") as store:
        assert "store-verify-step" in {finding.key for finding in store.verify()}


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

"""Does the one file hold all that is saved, and is it told when it is not the open one any more?"""

import errno
import os
import shutil
from itertools import pairwise
from pathlib import Path

import pytest

from tests.store.examples import entry, evening, reported, saved
from tests.store.tampering import told
from tichu_turnier.finding import Refusal
from tichu_turnier.store import new_file
from tichu_turnier.store.store import Store


@pytest.fixture
def path(tmp_path):
    folder = tmp_path / "here"
    folder.mkdir()
    return folder / "abend.tichu"


def test_a_copy_of_the_file_alone_has_all_that_was_saved(path, tmp_path):
    copy = tmp_path / "copy.tichu"
    states = [reported(evening(), 1 + number % 2, *[number] * 9) for number in range(16)]
    with saved(path, states[0]) as store:
        for revision, (before, after) in enumerate(pairwise(states), start=1):
            store.save(before, after, revision, entry())
            shutil.copy(path, copy)
            with Store.open(copy) as copied:
                assert (copied.load(), copied.verify()) == ((after, revision + 1), ())


def renamed(path):
    path.rename(path.with_name("umbenannt.tichu"))


def replaced(path):
    os.replace(shutil.copy(path, path.with_name("older.tichu")), path)  # noqa: PTH105 -- as other programs do


def folder_deleted(path):
    shutil.rmtree(path.parent)


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps the names of open files as they are")
@pytest.mark.parametrize("done", [renamed, replaced, os.unlink, folder_deleted])
def test_a_file_that_is_gone_is_told_and_nothing_is_lost(path, done, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    first, second = reported(evening(), 1, 50), reported(evening(), 2, 35)
    with saved(path, evening(), first) as store:
        done(path)
        for copied in (2, 1):  # with what was just entered; then only what was before it
            with pytest.raises(Refusal) as refused:
                store.save(first, second, 2, entry())
            finding = told(refused.value.findings[0])
            assert (finding.key, finding.args["copied"]) == ("store-file-gone", copied)
        assert (store.load(), store.verify()) == ((first, 2), ())
        elsewhere = tmp_path / "elsewhere.tichu"
        store.save_elsewhere(elsewhere)
        with pytest.raises(Refusal, match="store-exists"):
            store.save_elsewhere(elsewhere)
    place = tmp_path if done is folder_deleted else path.parent
    (copy,) = place.glob("abend.backups/*.tichu")
    assert str(copy) == finding.args["copy"]
    for rescued, held in ((copy, (second, 3)), (elsewhere, (first, 2))):
        with Store.open(rescued) as store:
            assert (store.load(), store.verify()) == (held, ())


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps the names of open files as they are")
def test_a_file_that_is_back_in_its_place_is_saved_to_again(path):
    away = path.with_name("umbenannt.tichu")
    states = [evening(), reported(evening(), 1, 50), reported(evening(), 1, 55)]
    with Store.create(path, states[0], entry("create")) as store:
        for revision, (before, after) in enumerate(pairwise(states), start=1):
            path.rename(away)
            with pytest.raises(Refusal, match="store-file-gone"):
                store.save(before, after, revision, entry())
            away.rename(path)
            assert store.save(before, after, revision, entry()) == revision + 1
    with Store.open(path) as store:
        assert store.load() == (states[-1], 3)
    copies = path.with_name("abend.backups").glob("*.tichu")
    assert sorted(copy.name for copy in copies) == ["abend-r0001-rescued.tichu", "abend-r0002-rescued.tichu"]


def test_what_is_saved_while_the_file_goes_is_not_lost(path, monkeypatch):
    """At the last moment: after the look at the file, before the save is acknowledged."""
    after = reported(evening(), 1, 50)
    with Store.create(path, evening(), entry("create")) as store:
        looks = iter([True, False])
        monkeypatch.setattr(store._place._lock, "still_there", lambda: next(looks, False))
        assert store.save(evening(), after, 1, entry()) == 2
        with pytest.raises(Refusal, match="store-file-gone") as refused:
            store.save(after, evening(), 2, entry())
    with Store.open(Path(str(refused.value.findings[0].args["copy"]))) as rescued:
        assert rescued.load() == (after, 2)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664])
def test_a_file_and_its_copies_are_their_owners_or_keep_their_rights(path, mode):
    with Store.create(path, evening(), entry("create")) as store:
        assert path.stat().st_mode & 0o777 == 0o600
        path.chmod(mode)
        store.save(evening(), reported(evening(), 1, 50), 1, entry())
        copy = store.backup("draw")
    assert path.stat().st_mode & 0o777 == mode
    assert copy.stat().st_mode & 0o777 == mode
    assert copy.parent.stat().st_mode & 0o777 == 0o700


def test_nothing_is_written_through_a_planted_link(path):
    victim = path.with_name("victim")
    victim.write_text("Fuchs 7")
    folder = path.with_name("abend.backups")
    folder.mkdir()
    for planted in (path.with_name(".abend.tichu.new"), folder / ".abend.part"):
        planted.symlink_to(victim)
    with Store.create(path, evening(), entry("create")) as store:
        store.backup("draw")
    assert victim.read_text() == "Fuchs 7"


@pytest.mark.parametrize("last", ["flush", "_publish", "save"])
def test_a_new_file_of_which_the_last_write_fails_is_not_there(tmp_path, monkeypatch, last):
    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(new_file, last, full)
    with pytest.raises(Refusal, match="store-disk-full"):
        Store.create(tmp_path / "neu.tichu", evening(), entry())
    assert list(tmp_path.iterdir()) == []
    monkeypatch.undo()
    Store.create(tmp_path / "neu.tichu", evening(), entry()).close()

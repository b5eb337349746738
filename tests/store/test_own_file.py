"""Does the one file hold all that is saved, and is it told when it is not the open one any more?"""

import os
import shutil
from itertools import pairwise

import pytest

from tests.store.examples import entry, evening, reported
from tests.store.tampering import told
from tichu_turnier.finding import Refusal
from tichu_turnier.store.store import Store


@pytest.fixture
def path(tmp_path):
    folder = tmp_path / "here"
    folder.mkdir()
    return folder / "abend.tichu"


def test_a_copy_of_the_file_alone_has_all_that_was_saved(path, tmp_path):
    copy = tmp_path / "copy.tichu"
    with Store.create(path, evening(), entry("create")) as store:
        state = evening()
        for revision in range(1, 30):
            after = reported(state, 1 + revision % 2, *[revision] * 9)
            store.save(state, after, revision, entry())
            state = after
            shutil.copy(path, copy)
            with Store.open(copy) as copied:
                assert copied.load() == (state, revision + 1)
                assert copied.verify() == ()


def renamed(path):
    path.rename(path.with_name("umbenannt.tichu"))


def replaced(path):
    os.replace(shutil.copy(path, path.with_name("older.tichu")), path)  # noqa: PTH105 -- as other programs do


def folder_deleted(path):
    shutil.rmtree(path.parent)


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps the names of open files as they are")
@pytest.mark.parametrize("done", [renamed, replaced, os.unlink, folder_deleted])
def test_a_file_that_is_gone_is_told_and_nothing_is_lost(path, done):
    first, second = reported(evening(), 1, 50), reported(evening(), 2, 35)
    with Store.create(path, evening(), entry("create")) as store:
        store.save(evening(), first, 1, entry())
        done(path)
        for _ in range(2):
            with pytest.raises(Refusal) as refused:
                store.save(first, second, 2, entry())
            finding = told(refused.value.findings[0])
            assert finding.key == "store-file-gone"
        assert store.load() == (first, 2)
        assert store.verify() == ()
    copies = list(path.parent.glob("abend.backups/*"))
    assert [str(copy) for copy in copies] == ([finding.args["copy"]] if finding.args["copied"] else [])
    assert bool(copies) == (done is not folder_deleted)
    for copy in copies:
        with Store.open(copy) as rescued:
            assert rescued.load() == (first, 2)
            assert rescued.verify() == ()


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
    copies = path.with_name("abend.backups").iterdir()
    assert sorted(copy.name for copy in copies) == ["abend-r0001-rescued.tichu", "abend-r0002-rescued.tichu"]

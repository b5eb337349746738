"""Is a copy the whole file at that moment, and do the newest stay?"""

import os

import pytest

from tests.damage import no_file_grows
from tests.store.examples import entry, evening, reported
from tichu_turnier.finding import Refusal
from tichu_turnier.store import backup as copies
from tichu_turnier.store.store import Store


@pytest.fixture
def store(tmp_path):
    with Store.create(tmp_path / "abend.tichu", evening(), entry("create")) as store:
        yield store


def test_a_copy_is_a_tournament_of_that_moment(store):
    copy = store.backup("before-round-2")
    assert copy == store.path.parent / "abend.backups" / "abend-r0001-before-round-2.tichu"
    store.save(evening(), reported(evening(), 1, 50), 1, entry())
    with Store.open(copy) as old:
        assert old.load() == (evening(), 1)
        assert old.verify() == ()
        assert old.save(evening(), reported(evening(), 2, 35), 1, entry()) == 2
    assert store.load() == (reported(evening(), 1, 50), 2)


def test_a_copy_never_overwrites_another(store):
    names = [store.backup("Auslosung Runde 1").name for _ in range(3)]
    assert names == [
        "abend-r0001-auslosung-runde-1.tichu",
        "abend-r0001-auslosung-runde-1-2.tichu",
        "abend-r0001-auslosung-runde-1-3.tichu",
    ]
    assert {file.name for file in store.path.with_name("abend.backups").iterdir()} == set(names)


@pytest.mark.parametrize("reason", ["../../x", "", "Größe", "a/b", "..", "x" * 40])
def test_any_reason_makes_a_name(store, reason):
    copy = store.backup(reason)
    assert copy.parent == store.path.with_name("abend.backups")
    Store.open(copy).close()


def test_the_newest_stay_and_strangers_too(store):
    folder = store.path.with_name("abend.backups")
    first = store.backup("draw")
    strangers = {"abend-r0001-draw.txt", "abend-2026.tichu", "morgen-r0001-draw.tichu", "notes"}
    for name in strangers:
        (folder / name).write_text("mine")
    made = []
    for revision in range(1, copies.KEPT + 3):
        store.save(evening(), evening(), revision, entry())
        made.append(store.backup("draw"))
    left = {file.name for file in folder.iterdir()}
    assert first.name not in left
    assert left == strangers | {file.name for file in made[-copies.KEPT :]}


def test_no_clock_decides_which_copies_stay(store):
    """Thirty copies from a day when the clock was wrong, or of a stick, and of later revisions at that."""
    first = store.backup("draw")
    for revision in range(1, copies.KEPT + 3):
        store.save(evening(), evening(), revision, entry())
        os.utime(store.backup("draw"), (2**31, 2**31))
    assert not first.exists()
    store.close()
    with Store.create(store.path.with_name("anfang.tichu"), evening(), entry("create")) as again:
        again.path.rename(store.path)
    with Store.open(store.path) as again:
        made = again.backup("draw")
    assert made.exists()
    kept = copies.copies_of(store.path)
    assert [copy.name[7:11] for copy in kept] == ["0001", *(f"{n:04}" for n in range(5, copies.KEPT + 4))]


def test_where_no_copy_can_be_made(store):
    with no_file_grows(), pytest.raises(Refusal, match="store-"):
        store.backup("draw")
    folder = store.path.with_name("abend.backups")
    assert list(folder.iterdir()) == []
    folder.rmdir()
    folder.write_text("a file in the way")
    with pytest.raises(Refusal, match="store-input-output"):
        store.backup("draw")
    assert store.save(evening(), reported(evening(), 1, 50), 1, entry()) == 2

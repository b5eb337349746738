"""Is a copy the whole file at that moment, and do the newest stay?"""

import os

import pytest

from tests.damage import no_file_grows
from tests.store.examples import entry, evening, reported
from tichu_turnier.finding import Refusal
from tichu_turnier.store import backup as copies
from tichu_turnier.store.store import Store


@pytest.fixture
def store(path):
    with Store.open(path) as store:
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


def test_any_reason_makes_a_name(store):
    for reason in ("../../x", "", "Größe", "a/b", "..", "x" * 40):
        copy = store.backup(reason)
        assert copy.parent == store.path.with_name("abend.backups")
        Store.open(copy).close()


def test_the_newest_stay_and_strangers_too_whatever_the_clock_says(store):
    """Thirty copies from a day when the clock was wrong, and then a stick with copies of later revisions."""
    folder = store.path.with_name("abend.backups")
    store.backup("before-round-2")
    strangers = {
        "abend-r0001-before-round-2.txt",
        "abend-2026.tichu",
        "morgen-r0001-before-round-2.tichu",
        "notes",
    }
    for name in strangers:
        (folder / name).write_text("mine")
    for revision in range(1, copies.KEPT + 3):
        store.save(evening(), evening(), revision, entry())
        os.utime(store.backup("before-round-2"), (2**31, 2**31))
    made = [f"abend-r{revision:04}-before-round-2.tichu" for revision in range(4, copies.KEPT + 4)]
    assert {file.name for file in folder.iterdir()} == {*strangers, *made}
    store.close()
    with Store.create(store.path.with_name("anfang.tichu"), evening(), entry("create")) as again:
        again.path.rename(store.path)
    with Store.open(store.path) as again:
        assert again.backup("before-round-2").exists()
    kept = [copy.name for copy in copies.copies_of(store.path)]
    assert kept == ["abend-r0001-before-round-2.tichu", *made[1:]]


def test_what_was_rescued_or_kept_by_somebody_is_never_removed(store):
    folder = store.path.with_name("abend.backups")
    rescued = store.backup("rescued")
    own = rescued.rename(folder / "abend-r0001-vor-dem-finale.tichu")
    rescued = store.backup("rescued")
    for revision in range(1, copies.KEPT + 3):
        store.save(evening(), evening(), revision, entry())
        store.backup("before-round-2")
    assert {own, rescued} < set(folder.iterdir())
    assert len(list(folder.iterdir())) == copies.KEPT + 2


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

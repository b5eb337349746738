"""Is what was saved there again, with its journal, and can it be taken back?"""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, example, given, settings

from tests.cases import ALL
from tests.store.examples import drawn, empty, entry, evening, reported, saved, with_entrants
from tests.store.strategies import neighbours
from tichu_turnier.finding import Refusal
from tichu_turnier.store.migrations import newest
from tichu_turnier.store.store import Store
from tichu_turnier.tournament.model.mappings import removed


@pytest.fixture
def path(tmp_path):
    return tmp_path / "abend.tichu"


def keys(refused):
    return [finding.key for finding in refused.value.findings]


@pytest.mark.files_only("says which files lie there; a shared one has its notes beside it")
def test_a_new_file_holds_the_tournament_at_revision_1(path):
    with Store.create(path, evening(), entry("create", name="Katzentreffen")) as store:
        assert store.load() == (evening(), 1)
        assert store.path == path
        (first,) = store.journal()
    assert (first.revision, first.kind, first.args) == (1, "create", {"name": "Katzentreffen"})
    assert (first.desk, first.at, first.reverses) == ("Eule", entry().at, None)
    assert sorted(file.name for file in path.parent.iterdir()) == ["abend.tichu"]


@settings(max_examples=15 if ALL else 6, suppress_health_check=[HealthCheck.function_scoped_fixture])
@example((replace(empty(), name="Eulen\0", place="\0"), empty()))  # PostgreSQL's texts hold no NUL
@given(neighbours())
def test_any_change_is_saved_and_taken_back(tmp_path, pair):
    before, after = pair
    path = tmp_path / "any.tichu"
    path.unlink(missing_ok=True)
    with Store.create(path, before, entry("create")) as store:
        store.save(before, after, 1, entry())
        assert store.load() == (after, 2)
        back = store.reversal(after, 2)
        assert back == before
        store.save(after, back, 2, entry("undo", reverses=2))
        assert store.load() == (before, 3)
        assert store.reversal(back, 3) == after
        assert store.verify() == ()


def test_a_stale_desk_is_refused_and_changes_nothing(path):
    before, after = evening(), reported(evening(), 1, 50)
    with saved(path, before, after) as store:
        with pytest.raises(Refusal) as refused:
            store.save(before, reported(before, 2, 35), 1, entry())
        assert keys(refused) == ["store-stale"]
        assert refused.value.findings[0].args["saved"] == 2
        assert store.load() == (after, 2)
        assert len(store.journal()) == 2


def test_a_change_without_rows_is_journalled(path):
    with saved(path, evening(), evening()) as store:
        assert store.journal()[1].changes == ()
        assert store.load() == (evening(), 2)


def test_undo_of_an_earlier_change_leaves_later_ones_elsewhere(path):
    first = reported(evening(), 1, 50)
    second = reported(first, 2, 35)
    with saved(path, evening(), first, second) as store:
        assert store.reversal(second, 2) == reported(evening(), 2, 35)


@pytest.mark.parametrize(
    ("states", "later"),
    [
        ((evening(), reported(evening(), 1, 50)), reported(evening(), 1, 55)),
        ((empty(), with_entrants(empty())), drawn(with_entrants(empty()))),
    ],
    ids=["changed", "built upon"],
)
def test_undo_names_the_desk_that_has_changed_the_rows_or_built_upon_them(path, states, later):
    with saved(path, *states) as store:
        store.save(states[-1], later, 2, entry(desk="Uhu"))
        with pytest.raises(Refusal) as refused:
            store.reversal(later, 2)
    (finding,) = refused.value.findings
    assert (finding.key, finding.args["desk"], finding.args["since"]) == ("store-undo-changed", "Uhu", 3)


@pytest.mark.parametrize(
    "values",
    [{"name": "\ud800"}, {"name": "kaputt \udfff"}, {"rounds": (replace(evening().rounds[0], seed=2**63),)}],
    ids=["half a letter", "another", "a seed too large"],
)
def test_what_no_file_can_hold_is_refused(path, values):
    with saved(path, evening()) as store:
        with pytest.raises(Refusal) as refused:
            store.save(evening(), replace(evening(), **values), 1, entry())
        assert keys(refused) == ["store-value-unfit"]
        assert store.load() == (evening(), 1)


def test_a_revision_that_never_was_cannot_be_taken_back(path):
    with saved(path, evening()) as store:
        for question in (lambda: store.reversal(evening(), 2), lambda: store.at_revision(2)):
            with pytest.raises(Refusal) as refused:
                question()
            assert keys(refused) == ["store-no-revision"]


def test_a_snapshot_that_contradicts_itself_is_a_bug_and_not_saved(path):
    broken = replace(evening(), entrants=removed(evening().entrants, 1))
    with saved(path, evening()) as store:
        with pytest.raises(Exception, match="FOREIGN KEY"):
            store.save(evening(), broken, 1, entry())
        assert store.load() == (evening(), 1)
        assert store.save(evening(), reported(evening(), 1, 50), 1, entry()) == 2


def test_the_journal_only_grows(path):
    saved(path, evening()).close()
    with closing(sqlite3.connect(path)) as raw:
        for statement in ("UPDATE journal SET desk = 'Marder'", "DELETE FROM journal"):
            with pytest.raises(sqlite3.IntegrityError, match="only grows"):
                raw.execute(statement)


def test_every_commit_is_flushed(path):
    with saved(path, evening()) as store:
        settings_now = {
            name: store._raw.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys", "application_id", "user_version")
        }
    assert settings_now == {
        "journal_mode": "truncate",
        "synchronous": 1,
        "foreign_keys": 1,
        "application_id": 0x54494348,
        "user_version": newest(),
    }


def test_threads_take_turns(path):
    from concurrent.futures import ThreadPoolExecutor

    with saved(path, evening()) as store, ThreadPoolExecutor(4) as pool:
        loads = [pool.submit(store.load) for _ in range(20)]
        store.save(evening(), reported(evening(), 1, 50), 1, entry())
        assert {load.result()[1] for load in loads} <= {1, 2}

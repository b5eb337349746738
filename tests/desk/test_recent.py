"""Is it told how far a tournament is, without opening, locking or changing its file?"""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from tests.store.examples import drawn, empty, entry, reported, with_entrants
from tests.store.tampering import tampered
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.recent import read_copy, state_of
from tichu_turnier.finding import Refusal
from tichu_turnier.store.store import Store
from tichu_turnier.tournament.changes import CheckIn
from tichu_turnier.tournament.model.presets import KNOCK_OUT
from tichu_turnier.tournament.model.snapshot import EntrantId

HAND = 65


def played(rounds: int):
    tournament = drawn(with_entrants(empty()), rounds)
    for drawing in tournament.rounds:
        for seating in drawing.tables:
            tournament = reported(tournament, seating.table, HAND, number=drawing.number)
    return tournament


def cup(tournament):
    return replace(tournament, regulations=KNOCK_OUT.regulations)


@pytest.mark.parametrize(
    ("tournament", "key", "args"),
    [
        (empty(), "empty", {"entrants": 0}),
        (with_entrants(empty()), "registered", {"entrants": 8, "unit": "player"}),
        (drawn(with_entrants(empty()), 2), "playing", {"round": 2, "rounds": 3, "owing": 4}),
        (played(2), "played", {"round": 2, "rounds": 3}),
        (played(3), "over", {"entrants": 8}),
        (cup(played(3)), "played", {"round": 3, "rounds": 0, "unit": "partnership"}),
    ],
)
def test_how_far_it_is(tmp_path, tournament, key, args):
    path = tmp_path / "abend.tichu"
    Store.create(path, tournament, entry()).close()
    state = state_of(path)
    assert state.key == key
    assert args.items() <= state.args.items()
    assert state.changed == datetime(2026, 11, 21, 18, 15, 0, 250, tzinfo=UTC)
    assert state.readable


def test_an_open_file_is_read_as_it_was_saved_last_and_stays_as_it_is(tmp_path):
    path = tmp_path / "abend.tichu"
    with Desk.create(path, with_entrants(empty()), "1") as desk:
        desk.do(CheckIn((EntrantId(1),)))
        before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
        assert state_of(path).key == "registered"
        assert read_copy(path) == desk.tournament
        assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before
    with Desk.open(path, "2") as desk:
        assert desk.verify() == ()


def test_what_cannot_be_read_is_told_apart_from_what_is_gone(tmp_path):
    assert state_of(tmp_path / "weg.tichu").key == "missing"
    assert state_of(tmp_path).key == "unreadable"
    for name, content in (("leer", b""), ("text", b"no tournament"), ("halb", b"SQLite format 3\0" * 20)):
        path = tmp_path / f"{name}.tichu"
        path.write_bytes(content)
        assert (name, state_of(path).key) == (name, "unreadable")
        assert path.read_bytes() == content
        with pytest.raises(Refusal):
            read_copy(path)
    assert not state_of(path).readable


def test_a_file_whose_journal_is_gone(tmp_path):
    path = tmp_path / "abend.tichu"
    Store.create(path, empty(), entry()).close()
    tampered(path, "DELETE FROM journal")
    assert state_of(path).key == "unreadable"


def test_the_last_change_is_told_by_the_clock_here(tmp_path):
    path = tmp_path / "abend.tichu"
    Desk.create(path, empty(), "1").close()
    changed = state_of(path).changed
    assert abs(datetime.now(UTC) - changed) < timedelta(minutes=1)
    assert changed.utcoffset() == datetime.now().astimezone().utcoffset()

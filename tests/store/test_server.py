"""Do several desks on a real PostgreSQL keep one journal, and does none lose a line?"""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from queue import Queue

import pytest

from tests.desk.cut_off import Way
from tests.evenings import refused
from tests.store.examples import entry, evening, reported
from tichu_turnier.desk.tournament_file import open_store
from tichu_turnier.store.refusals import StaleError
from tichu_turnier.store.server.joining import join, share
from tichu_turnier.store.server.journal_server import AwayError, JournalServer, PlainError
from tichu_turnier.store.server.shared_store import SharedStore, _Caller
from tichu_turnier.store.server.sharing import Reach, sharing_of
from tichu_turnier.store.store import Store

pytestmark = pytest.mark.files_only("shares by itself")


@pytest.fixture
def way(postgres):
    """To the database, from all desks of the hall."""
    with closing(Way(postgres.port)) as way:
        yield way


@pytest.fixture
def server(postgres, way):
    with closing(JournalServer(postgres.address.replace(f":{postgres.port}/", f":{way.port}/"))) as server:
        yield server


@pytest.fixture
def hall(path, tmp_path, server):
    """The files of two desks that share an evening."""
    join(tmp_path / "uhu.tichu", server, share(path, server))
    return path, tmp_path / "uhu.tichu"


@pytest.fixture
def desks(hall):
    with SharedStore.joined(hall[0]) as first, SharedStore.joined(hall[1]) as second:
        yield first, second


def enter(store, table, *points, desk="Eule"):
    """Enters a result as one does who sees what the store says."""
    before, revision = store.load()
    after = reported(before, table, *points)
    return store.save(before, after, revision, entry("enter-result", desk))


def test_what_one_desk_saves_the_other_sees(desks):
    first, second = desks
    enter(first, 1, 60, 40, 55)
    assert second.catch_up()
    assert second.load() == first.load() == (reported(evening(), 1, 60, 40, 55), 2)
    assert not second.catch_up()
    assert first.journal() == second.journal()
    assert first.seal() == second.seal()
    assert (first.verify(), second.verify(), first.reach) == ((), (), Reach.LIVE)


def test_of_two_that_go_on_from_the_same_state_one_is_told(desks):
    first, second = desks
    enter(first, 1, 60, 40, 55)
    with pytest.raises(StaleError):
        enter(second, 2, 50, 50, 50)
    assert second.load() == (evening(), 1)
    second.catch_up()
    assert enter(second, 2, 50, 50, 50) == 3
    first.catch_up()
    assert first.load() == second.load()


def test_what_is_entered_out_of_reach_waits_and_goes_out_later(desks, postgres):
    """As the database itself is gone for a while."""
    first, second = desks
    postgres.stop()
    try:
        assert enter(first, 1, 60, 40, 55) == 2
        assert enter(first, 2, 50, 50, 50) == 3
        assert (first.reach, first.waiting) == (Reach.HERE, 2)
        assert [line.kind for line in first.journal()] == ["create", *["enter-result"] * 2]
        assert first.catch_up() is False
    finally:
        postgres.start()
    assert first.catch_up()
    assert (first.reach, first.waiting) == (Reach.LIVE, 0)
    second.catch_up()
    assert second.load() == first.load()
    assert len(second.load()[0].results) == 2


def test_what_was_called_out_before_the_way_was_cut_does_not_say_that_it_leads_there(hall, way):
    sharing, looks, cut, away = sharing_of(hall[0]), threading.Event(), threading.Event(), Queue()

    def look():
        looks.set()
        cut.wait()
        away.put(caller.away)

    caller = _Caller(sharing, look, lambda: False)
    called = f"tichu_{sharing.tournament}".encode()
    assert looks.wait(10)
    with SharedStore.joined(hall[1]) as second:
        enter(second, 1, 60, 40, 55)
    while way.seen.count(called) < 3:  # listened to, called, heard
        time.sleep(0.01)
    way.cut()
    cut.set()
    assert [away.get(timeout=60) for _ in range(2)] == [False, True]
    caller.close()


def test_what_waits_survives_the_end_of_the_program(hall, way):
    way.cut()
    with SharedStore.joined(hall[0]) as first:
        enter(first, 1, 60, 40, 55)
    with SharedStore.joined(hall[0]) as first:
        assert first.load() == (reported(evening(), 1, 60, 40, 55), 2)
    way.mend()
    with SharedStore.joined(hall[0]) as first, SharedStore.joined(hall[1]) as second:
        first.catch_up()
        second.catch_up()
        assert second.load() == first.load() == (reported(evening(), 1, 60, 40, 55), 2)


@pytest.mark.parametrize("mine", [True, False])
def test_two_results_of_one_table_are_put_before_a_person(desks, way, mine):
    first, second = desks
    way.cut()
    enter(first, 1, 60, 40, 55)
    enter(first, 2, 50, 50, 50)
    way.mend()
    second.catch_up()
    enter(second, 1, 70, 30, 45, desk="Uhu")
    first.catch_up()
    assert [key for _, key in sorted(first.load()[0].results)] == [1, 2]
    assert first.load()[0].results[1, 1] == reported(evening(), 1, 70, 30, 45).results[1, 1]
    (dispute,) = first.disputes()
    assert sharing_of(first.path).disputed == (dispute.mine,)
    assert dispute.mine.entry.kind == "enter-result"
    assert (dispute.theirs.desk, dispute.theirs.revision) == ("Uhu", 2)
    first.settle(dispute.mine.id, entry("enter-result") if mine else None)
    assert first.disputes() == ()
    second.catch_up()
    assert second.load() == first.load()
    points = (60, 40, 55) if mine else (70, 30, 45)
    assert second.load()[0].results[1, 1] == reported(evening(), 1, *points).results[1, 1]
    assert (first.verify(), second.verify()) == ((), ())


def test_the_same_entered_at_two_desks_is_no_dispute(desks, way):
    first, second = desks
    way.cut()
    enter(first, 1, 60, 40, 55)
    way.mend()
    enter(second, 1, 60, 40, 55)
    first.catch_up()
    assert (first.disputes(), first.load()) == ((), second.load())


def test_a_line_whose_answer_was_lost_stands_there_once(desks, server):
    """The line arrives, the answer does not; the desk enters nothing anew."""
    first, _ = desks
    append = first._server.append

    def lost(tournament, added, before):
        append(tournament, added, before)
        raise AwayError

    first._server.append = lost
    assert enter(first, 1, 60, 40, 55) == 2
    assert (first.reach, first.waiting) == (Reach.HERE, 1)
    first._server.append = append
    first.catch_up()
    assert (first.waiting, first.load()[1]) == (0, 2)
    assert [line.line["revision"] for line in server.lines(first._sharing.tournament, 0)] == [1, 2]


def test_what_the_database_could_not_serialise_is_sent_again_under_the_same_id(desks, server):
    """As distributed databases answer: 40001, the whole statement once more."""
    server._run("CREATE SEQUENCE IF NOT EXISTS tries")
    server._run(
        """CREATE OR REPLACE FUNCTION not_yet() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('tries') < 3 THEN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END IF;
        RETURN NEW; END $$"""
    )
    server._run("CREATE TRIGGER not_yet BEFORE INSERT ON tichu_line FOR EACH ROW EXECUTE FUNCTION not_yet()")
    try:
        eule, _ = desks
        assert enter(eule, 1, 60, 40, 55) == 2
        assert eule.reach is Reach.LIVE
        (tries,) = server._run("SELECT last_value FROM tries")
        assert tries == (3,)
    finally:
        server._run("DROP TRIGGER not_yet ON tichu_line")


def test_undo_out_of_reach_takes_back_what_nobody_has_seen(desks, way):
    first, _ = desks
    way.cut()
    enter(first, 1, 60, 40, 55)
    now, revision = first.load()
    back = first.reversal(now, revision)
    assert first.save(now, back, revision, entry("undo", reverses=revision)) == 1
    way.mend()
    first.catch_up()
    assert first.load() == (evening(), 1)
    assert len(first.journal()) == 1


def test_another_desk_goes_on_as_host_and_nothing_is_lost(hall, server, second_server):
    """The host has taken a line that nobody else saw, and its server is gone for good."""
    with SharedStore.joined(hall[0]) as host:
        enter(host, 1, 60, 40, 55)
    shared = share(hall[1], second_server)
    assert shared.epoch == 2
    with SharedStore.joined(hall[1]) as uhu:
        enter(uhu, 2, 50, 50, 50, desk="Uhu")
    join(hall[0], second_server, shared)
    with SharedStore.joined(hall[0]) as host, SharedStore.joined(hall[1]) as uhu:
        assert (host.waiting, len(host.load()[0].results)) == (1, 2)
        host.catch_up()
        uhu.catch_up()
        assert uhu.load() == host.load()
        assert sorted(host.load()[0].results) == [(1, 1), (1, 2)]
        assert host.verify() == ()
    (former,) = [each for each in server.tournaments() if each.id == shared.id]
    assert refused(join, hall[0], server, former) == ["server-replaced"]


def test_a_new_file_of_the_name_of_one_that_is_gone_is_shared_with_nobody(hall):
    hall[0].unlink()
    Store.create(hall[0], evening(), entry("create")).close()
    with open_store(hall[0]) as store:
        assert (store.reach, store.disputed) == (None, False)


@pytest.mark.parametrize("notes", ["", "{}", "[]", '{"waiting": 1}', "\0"])
def test_notes_that_cannot_be_read_are_told_and_stay(hall, notes):
    beside = hall[0].with_name(hall[0].name + ".shared")
    beside.write_text(notes)
    assert refused(open_store, hall[0]) == ["server-notes-unreadable"]
    assert beside.read_text() == notes
    beside.unlink()
    with open_store(hall[0]) as store:
        assert (store.reach, store.load()) == (None, (evening(), 1))


ELSEWHERE = "127.1"
"""This computer by a name that does not say so."""


@pytest.mark.parametrize("mode", ["", "?sslmode=prefer", "?sslmode=allow", "?sslmode=require"])
def test_a_database_elsewhere_that_does_not_encrypt_is_sent_nothing(postgres, path, mode):
    address = postgres.address.replace("127.0.0.1", ELSEWHERE) + mode
    with closing(JournalServer(address)) as server:
        with pytest.raises(PlainError):
            server.tournaments()
        assert refused(share, path, server) == ["server-plain"]


@pytest.mark.parametrize("mode", ["?sslmode=disable", "?application_name=x&sslmode=disable"])
def test_who_says_so_goes_without_encryption(postgres, path, mode):
    address = postgres.address.replace("127.0.0.1", ELSEWHERE) + mode
    with closing(JournalServer(address)) as server:
        assert share(path, server) in server.tournaments()


@pytest.mark.parametrize("address", ["postgresql://[eule", "postgresql://eule?uhu=1", "postgresql://"])
def test_what_is_no_address_of_a_database_is_away(monkeypatch, address):
    monkeypatch.setenv("PGHOST", "/nowhere")
    with closing(JournalServer(address)) as server, pytest.raises(AwayError):
        server.tournaments()


def test_several_share_something_at_the_same_moment_where_nobody_has_before(second_server):
    with ExitStack() as stack, ThreadPoolExecutor(8) as pool:
        others = [stack.enter_context(closing(JournalServer(second_server.address))) for _ in range(8)]
        for other in others:
            other.tournaments()
        list(pool.map(JournalServer.prepare, others))
    assert second_server.tournaments() == ()

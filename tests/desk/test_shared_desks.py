"""Do desks that share a tournament see each other's work, and does none overwrite another's?"""

import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from tests.desk.cut_off import Way
from tests.desk.test_desk import NINE_HANDS
from tests.evenings import drawn, evening, refused
from tichu_turnier.desk import desk as desk_module
from tichu_turnier.desk.desk import Desk
from tichu_turnier.finding import Refusal
from tichu_turnier.rules.scoring import counted
from tichu_turnier.store.server.joining import join, share
from tichu_turnier.store.server.journal_server import JournalServer
from tichu_turnier.store.server.shared_store import SharedStore
from tichu_turnier.store.server.sharing import Reach, remember, sharing_of
from tichu_turnier.tournament.changes import Change, CheckIn, EnterResult, LockRound, SwapSeats
from tichu_turnier.tournament.draws.seat_swap import TwoEntrants
from tichu_turnier.tournament.model.snapshot import Hands

OTHER_HANDS = Hands((counted(75, first_out=0), *NINE_HANDS.hands[1:]))


@pytest.fixture
def paths(tmp_path, server):
    """The files of three desks: the evening of 32 people, its first round drawn."""
    first, *others = (tmp_path / f"{name}.tichu" for name in ("eule", "uhu", "kauz"))
    Desk.create(first, drawn(evening("treibhaus", 32), 7, 1), "Eule").close()
    shared = share(first, server)
    for other in others:
        join(other, server, shared)
    return first, *others


@pytest.fixture
def desks(paths):
    with Desk.open(paths[0], "Eule") as eule, Desk.open(paths[1], "Uhu") as uhu:
        yield eule, uhu


def test_two_desks_enter_without_waiting_for_each_other(desks):
    """Each goes on from what it had in view; what the other entered at another table is no hindrance."""
    eule, uhu = desks
    eule.do(EnterResult(1, 1, NINE_HANDS))
    uhu.do(EnterResult(1, 2, NINE_HANDS))
    eule.do(EnterResult(1, 3, NINE_HANDS))
    uhu.refresh()
    assert eule.tournament == uhu.tournament
    assert sorted(uhu.tournament.results) == [(1, 1), (1, 2), (1, 3)]
    assert (eule.verify(), uhu.verify()) == ((), ())


@pytest.mark.parametrize("told_before", [True, False])
def test_of_two_results_of_one_table_the_second_is_asked_about(desks, told_before):
    eule, uhu = desks
    seen = uhu.tournament
    eule.do(EnterResult(1, 1, NINE_HANDS))
    if told_before:
        uhu.refresh()
    assert refused(uhu.do, EnterResult(1, 1, OTHER_HANDS), seen) == ["server-other-was-quicker"]
    assert uhu.tournament.results[1, 1].report == NINE_HANDS
    uhu.do(EnterResult(1, 1, OTHER_HANDS), uhu.tournament)
    eule.refresh()
    assert eule.tournament.results[1, 1].report == OTHER_HANDS


def test_what_waits_goes_along_where_the_file_of_a_desk_is_gone(paths, tmp_path):
    """Two results wait to be sent, a third is refused as the file is gone: the copy sends all three."""
    with SharedStore.joined(paths[1]) as store, Desk(store, "Uhu") as uhu:
        store._away = True
        uhu.do(EnterResult(1, 1, NINE_HANDS))
        uhu.do(EnterResult(1, 2, NINE_HANDS))
        assert uhu.waiting == 2
        paths[1].unlink()
        with pytest.raises(Refusal, match="store-file-gone") as gone:
            uhu.do(EnterResult(1, 3, NINE_HANDS))
        elsewhere = tmp_path / "anderswo.tichu"
        uhu.save_elsewhere(elsewhere)
    with Desk.open(elsewhere, "Uhu") as other:
        assert sorted(other.tournament.results) == [(1, 1), (1, 2)]
        assert other.waiting == 0
    with Desk.open(Path(str(gone.value.findings[0].args["copy"])), "Uhu") as rescued:
        assert sorted(rescued.tournament.results) == [(1, 1), (1, 2), (1, 3)]
        assert (rescued.waiting, rescued.verify()) == (0, ())
    with Desk.open(paths[0], "Eule") as eule:
        assert sorted(eule.tournament.results) == [(1, 1), (1, 2), (1, 3)]


def test_undo_belongs_to_each_desk(desks):
    eule, uhu = desks
    eule.do(EnterResult(1, 1, NINE_HANDS))
    uhu.do(EnterResult(1, 2, NINE_HANDS))
    eule.undo()
    uhu.refresh()
    assert sorted(uhu.tournament.results) == [(1, 2)]
    eule.redo()
    uhu.undo()
    eule.refresh()
    assert sorted(eule.tournament.results) == [(1, 1)]
    assert refused(uhu.undo) == ["undo-nothing"]
    eule.do(EnterResult(1, 2, NINE_HANDS))
    uhu.refresh()
    assert refused(uhu.redo) == ["store-undo-changed"]


@contextmanager
def out_of_reach(postgres):
    """Meanwhile the database answers nobody."""
    postgres.stop()
    try:
        yield
    finally:
        postgres.start()


def soon(is_so) -> None:
    """Waits until it is so."""
    deadline = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def swap(tournament) -> SwapSeats:
    """Of one team of each of the first two tables."""
    one, other = tournament.rounds[0].tables[:2]
    return SwapSeats(1, TwoEntrants(one.seats[0], other.seats[0]))


def test_undo_of_one_desk_does_not_give_the_result_of_another_to_others(desks):
    """The swap had been taken back below the result: those who sat there before then had played it."""
    eule, uhu = desks
    eule.do(swap(eule.tournament))
    uhu.refresh()
    uhu.do(EnterResult(1, 1, NINE_HANDS))
    eule.refresh()
    played = eule.tournament.seating(1, 1)
    assert refused(eule.undo) == ["result-others-sit"]
    uhu.undo()
    eule.refresh()
    eule.undo()
    assert eule.tournament.seating(1, 1) != played


def test_a_slip_seen_before_seats_were_exchanged_at_another_desk_is_refused(desks):
    eule, uhu = desks
    seen = uhu.tournament
    eule.do(swap(eule.tournament))
    assert refused(uhu.do, EnterResult(1, 1, NINE_HANDS), seen) == ["result-others-sit"]
    uhu.do(EnterResult(1, 3, NINE_HANDS), seen)
    uhu.do(EnterResult(1, 1, NINE_HANDS), uhu.tournament)


def test_news_comes_by_itself(desks):
    eule, uhu = desks
    heard = threading.Event()
    uhu.on_change(lambda now: heard.set() if (1, 1) in now.results else None)
    uhu.follow()
    eule.do(EnterResult(1, 1, NINE_HANDS))
    assert heard.wait(10)


def lead_over(way, paths, postgres):
    """The desks reach the database over that way only."""
    for path in paths:
        sharing = sharing_of(path)
        address = sharing.address.replace(f":{postgres.port}/", f":{way.port}/")
        remember(path, replace(sharing, address=address))


def test_where_a_database_does_not_call_desks_ask_by_themselves(paths, postgres):
    """As in CockroachDB, which knows neither LISTEN nor NOTIFY."""
    with closing(Way(postgres.port, {b"LISTEN": b"LISTON", b"pg_notify": b"pg_notifz"})) as way:
        lead_over(way, paths, postgres)
        with Desk.open(paths[0], "Eule") as eule, Desk.open(paths[1], "Uhu") as uhu:
            uhu.follow()
            eule.do(EnterResult(1, 1, NINE_HANDS))
            soon(lambda: (1, 1) in uhu.tournament.results)


def test_who_is_out_of_reach_says_so_and_says_when_that_is_over(desks, postgres):
    eule, uhu = desks
    eule.follow()
    said = []
    eule.on_change(lambda _: said.append((eule.reach, eule.waiting)))
    with out_of_reach(postgres):
        eule.do(EnterResult(1, 1, NINE_HANDS))
        assert (eule.reach, eule.waiting) == (Reach.HERE, 1)
        assert [line.kind for line in eule.journal()][-1] == "enter-result"
        eule.undo()
        assert (eule.waiting, dict(eule.tournament.results)) == (0, {})
        eule.do(EnterResult(1, 2, NINE_HANDS))
    soon(lambda: said[-1] == (Reach.LIVE, 0))
    uhu.refresh()
    assert sorted(uhu.tournament.results) == [(1, 2)]


def test_what_was_entered_twice_out_of_reach_is_settled_by_a_person(desks, postgres):
    eule, uhu = desks
    with out_of_reach(postgres):
        eule.do(EnterResult(1, 1, NINE_HANDS))
    uhu.do(EnterResult(1, 1, OTHER_HANDS))
    eule.refresh()
    (dispute,) = eule.disputes()
    assert (dispute.theirs.desk, eule.tournament.results[1, 1].report) == ("Uhu", OTHER_HANDS)
    eule.settle(dispute, mine=True)
    uhu.refresh()
    assert uhu.tournament.results[1, 1].report == NINE_HANDS
    assert eule.disputes() == ()


@pytest.mark.parametrize("seats_first", [True, False])
def test_seats_and_a_result_of_one_table_out_of_reach_are_settled_by_a_person(desks, postgres, seats_first):
    """Each fits by itself; together they gave the result to somebody who had not played it."""
    eule, uhu = desks
    sat = uhu.tournament.seating(1, 1)
    deeds: list[Change] = [swap(eule.tournament), EnterResult(1, 1, NINE_HANDS)]
    mine, theirs = deeds if seats_first else deeds[::-1]
    with out_of_reach(postgres):
        eule.do(mine)
        eule.do(EnterResult(1, 3, NINE_HANDS))
    uhu.do(theirs)
    eule.refresh()
    uhu.refresh()
    (dispute,) = eule.disputes()
    assert (dispute.mine.entry.kind, dispute.theirs.kind) == (mine.key, theirs.key)
    assert eule.tournament == uhu.tournament
    assert (1, 3) in uhu.tournament.results
    assert ((1, 1) in uhu.tournament.results) == (uhu.tournament.seating(1, 1) == sat) == seats_first
    eule.settle(dispute, mine=False)
    assert eule.disputes() == ()


def test_what_was_entered_out_of_reach_into_a_round_locked_meanwhile_waits_for_a_person(desks, postgres):
    eule, uhu = desks
    for table in eule.tournament.missing(1):
        eule.do(EnterResult(1, table, NINE_HANDS))
    uhu.refresh()
    with out_of_reach(postgres):
        uhu.do(EnterResult(1, 1, OTHER_HANDS))
    eule.do(LockRound(1, locked=True))
    uhu.refresh()
    (dispute,) = uhu.disputes()
    assert uhu.tournament.results[1, 1].report == NINE_HANDS
    with pytest.raises(Refusal, match="result-round-locked"):
        uhu.settle(dispute, mine=True)
    eule.do(LockRound(1, locked=False))
    uhu.refresh()
    uhu.settle(dispute, mine=True)
    eule.refresh()
    assert eule.tournament.results[1, 1].report == OTHER_HANDS


def test_what_waits_is_sent_though_another_desk_is_quicker_just_then(desks, postgres, monkeypatch):
    eule, uhu = desks
    with out_of_reach(postgres):
        eule.do(EnterResult(1, 1, NINE_HANDS))
        eule.do(EnterResult(1, 2, NINE_HANDS))
    append, quicker = JournalServer.append, iter((3, 4, 5))

    def beaten(server, *line):
        """Uhu gets in between whenever Eule sends something, three times."""
        monkeypatch.setattr(JournalServer, "append", append)
        for table in quicker:
            uhu.do(EnterResult(1, table, NINE_HANDS))
            break
        stands = append(server, *line)
        monkeypatch.setattr(JournalServer, "append", beaten)
        return stands

    monkeypatch.setattr(JournalServer, "append", beaten)
    eule.refresh()
    uhu.refresh()
    assert (eule.reach, eule.waiting) == (Reach.LIVE, 0)
    assert sorted(table for _, table in uhu.tournament.results) == [1, 2, 3, 4, 5]
    assert uhu.tournament == eule.tournament


def test_who_is_beaten_again_and_again_has_it_on_the_own_disk_and_sends_it(desks, monkeypatch):
    monkeypatch.setattr(desk_module, "_QUICKER_SECONDS", 0.0)
    eule, uhu = desks
    eule.follow()
    append = JournalServer.append

    def beaten(server, *line):
        monkeypatch.setattr(JournalServer, "append", append)
        uhu.do(EnterResult(1, 2, NINE_HANDS))
        return append(server, *line)

    monkeypatch.setattr(JournalServer, "append", beaten)
    eule.do(EnterResult(1, 1, NINE_HANDS))
    assert sorted(eule.tournament.results) == [(1, 1), (1, 2)]
    soon(lambda: (eule.reach, eule.waiting) == (Reach.LIVE, 0))
    uhu.refresh()
    assert uhu.tournament.results == eule.tournament.results
    assert uhu.journal() == eule.journal()


def test_eight_desks_at_once_lose_nothing_and_enter_nothing_twice(tmp_path, paths, server):
    """Each ticks and unticks its own four people, all in a hurry."""
    with closing(JournalServer(server.address)) as another:
        shared = next(each for each in another.tournaments() if each.id == sharing_of(paths[0]).tournament)
    files = [tmp_path / f"desk-{number}.tichu" for number in range(8)]
    for file in files:
        join(file, server, shared)

    def work(number):
        with Desk.open(files[number], f"desk {number}") as desk:
            for turn in range(6):
                desk.do(CheckIn(tuple(range(4 * number + 1, 4 * number + 5)), present=turn % 2 == 0))
            desk.do(CheckIn(tuple(range(4 * number + 1, 4 * number + 3))))

    with ThreadPoolExecutor(8) as desks:
        list(desks.map(work, range(8)))
    with Desk.open(paths[0], "Eule") as desk:
        desk.refresh()
        here = [number for number, entrant in desk.tournament.entrants.items() if entrant.checked_in]
        assert here == [number for number in range(1, 33) if number % 4 in {1, 2}]
        lines = Counter(line.desk for line in desk.journal())
        assert lines == {"Eule": 1} | {f"desk {number}": 7 for number in range(8)}
        assert desk.verify() == ()

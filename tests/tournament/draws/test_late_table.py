"""Can who comes late play in the round that runs, and does everybody else stay where he is?"""

from dataclasses import replace

import pytest

from tests.evenings import drawn, evening, told
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, EnterResult, JoinRound, NeedTable
from tichu_turnier.tournament.draws.repair_round import with_late_tables, without_a_seat
from tichu_turnier.tournament.model.snapshot import OddNumbers, Totals, Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant

LATE = ("Uhu", "Wal", "Yak", "Zobel")


def with_late(tournament, count):
    teams = tournament.regulations.unit is Unit.PARTNERSHIP
    news = (NewEntrant(name, (f"{name} 1", f"{name} 2") if teams else ()) for name in LATE[:count])
    return AddEntrants(tuple(replace(new, present=True) for new in news)).apply(tournament)


def after(key, people, rounds, late, **changed):
    """An evening whose last round runs when so many come late."""
    return with_late(drawn(evening(key, people, **changed), 3, rounds), late)


@pytest.mark.parametrize(
    ("key", "people", "rounds", "late", "tables", "resting"),
    [
        ("swiss", 5, 1, 1, 3, 0),
        ("treibhaus", 7, 2, 1, 4, 0),
        ("round-robin", 5, 2, 1, 3, 0),
        ("club-evening", 6, 2, 2, 2, 0),
        ("club-evening", 7, 2, 3, 2, 2),
        ("club-evening", 8, 2, 4, 3, 0),
        ("dtm", 9, 3, 3, 3, 0),
        ("whist", 7, 2, 1, 2, 0),
        ("two-round-robin", 5, 1, 1, 3, 0),
    ],
)
def test_who_comes_late_plays_with_those_who_rest(key, people, rounds, late, tables, resting):
    before = after(key, people, rounds, late)
    change = JoinRound()
    assert set(told(change, before)) == {"leaving-new-table"}
    joined = change.apply(before)
    now, was = joined.rounds[-1], before.rounds[-1]
    assert (len(now.tables), len(now.sitting_out)) == (tables, resting)
    assert set(was.tables) < set(now.tables), "nobody else moves"
    assert len(now.people()) == sum(len(set(each.entrants())) for each in now.tables) + resting
    assert all(joined.entrants[who].plays_in(rounds) for who in now.people())
    assert without_a_seat(joined) == () or resting
    assert set(joined.playing(rounds + 1)) == set(joined.entrants), "all are drawn again"


@pytest.mark.parametrize(
    ("key", "people", "late"),
    [
        ("swiss", 6, 1),
        ("club-evening", 6, 1),
        ("club-evening", 8, 3),
        ("knock-out", 7, 1),
        ("duplicate", 5, 1),
    ],
)
def test_it_is_refused_where_it_makes_no_table(key, people, late):
    assert told(JoinRound(), after(key, people, 1, late)) == ["join-no-table"]


def test_a_table_of_three_is_made_where_the_regulations_say_so():
    before = after("club-evening", 8, 1, 3, odd_numbers=OddNumbers.THREE)
    (new,) = set(JoinRound().apply(before).rounds[-1].tables) - set(before.rounds[-1].tables)
    assert set(new.entrants()) == {9, 10, 11}


def test_once_all_results_are_there_the_round_is_over():
    before = after("swiss", 5, 1, 1)
    assert without_a_seat(before) == (6,)
    for table in (1, 2):
        before = EnterResult(1, table, Totals(600, 400, 10)).apply(before)
    assert without_a_seat(before) == ()
    assert with_late_tables(before) is None


def test_who_needs_a_table_gets_it():
    before = NeedTable(6, 9).apply(after("swiss", 5, 1, 1))
    assert [each.table for each in JoinRound().apply(before).rounds[-1].tables] == [1, 2, 9]


def test_with_the_first_who_is_ticked_those_who_play_are_here():
    """window.md 10: without a roll call the one who registers late does not make all others absent."""
    before = drawn(evening("club-evening", 8), 3, 1)
    assert set(with_late(before, 1).playing(2)) == set(range(1, 10))
    one = AddEntrants((NewEntrant("Uhu"),)).apply(before)
    assert set(CheckIn((9,)).apply(one).playing(2)) == set(range(1, 10))

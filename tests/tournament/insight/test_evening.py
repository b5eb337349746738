"""Does the program always know what the director must do next, and how late it is?"""

from functools import partial

import pytest

from tests import evenings
from tests.evenings import ANIMALS, NINE, at, fresh, listed
from tichu_turnier.tournament.changes import CheckIn, EnterResult, SetClock
from tichu_turnier.tournament.insight.evening import (
    Continue,
    DrawRound,
    EndRound,
    EnterResults,
    Play,
    PrizeGiving,
    Register,
    RollCall,
    StartRound,
    clock_of,
    current_row,
    minutes_late,
    next_step,
    seconds_until,
    waiting_for,
)
from tichu_turnier.tournament.model.clock import RoundClock, end, lengthened, pause, resume, start
from tichu_turnier.tournament.model.presets import TREIBHAUS
from tichu_turnier.tournament.model.snapshot import Totals


def with_people(tournament, count=8, present=8):
    tournament = listed(tournament, ANIMALS[:count])
    return CheckIn(tuple(tournament.entrants)[:present]).apply(tournament)


drawn = partial(evenings.drawn, seed=7, rounds=1)


def entered(tournament, number, *tables):
    for table in tables:
        tournament = EnterResult(number, table, NINE).apply(tournament)
    return tournament


def clocked(tournament, number, *acts):
    """Each act is (function of tournament.clock, time)."""
    clock = clock_of(tournament, number)
    for act, time in acts:
        clock = act(clock, at(time))
    return SetClock(clock).apply(tournament)


def test_from_the_first_name_to_the_prizes():
    now = at("19:00")
    before = [fresh(), *(with_people(fresh(), *count) for count in ((3, 0), (8, 0), (8, 3), (8, 6)))]
    here = with_people(fresh(rounds=2))
    tournament = drawn(here)
    assert [next_step(each, now) for each in (*before, here, tournament)] == [
        *(Register(0, 4), Register(3, 4), RollCall(0, 8, enough=True), RollCall(3, 8, enough=False)),
        *(RollCall(6, 8, enough=True), DrawRound(1), StartRound(1)),
    ]
    tournament = clocked(tournament, 1, (start, "19:15"))
    assert next_step(tournament, at("19:20")) == Play(1)
    assert next_step(tournament, at("20:06")) == EndRound(1)
    paused = clocked(tournament, 1, (pause, "19:30"))
    assert next_step(paused, at("19:45")) == Continue(1)
    ended = clocked(tournament, 1, (end, "20:06"))
    assert next_step(ended, at("20:07")) == EnterResults(1, (1, 2), 2)
    assert next_step(entered(ended, 1, 2), at("20:07")) == EnterResults(1, (1,), 2)
    between = entered(ended, 1, 1, 2)
    assert next_step(between, at("20:10")) == DrawRound(2)
    second = drawn(between)
    assert next_step(second, at("20:24")) == StartRound(2)
    assert next_step(entered(second, 2, 1, 2), at("21:10")) == PrizeGiving(2)


def test_all_tables_in_early_is_the_end_of_the_round():
    playing = clocked(drawn(with_people(fresh())), 1, (start, "19:15"))
    assert next_step(entered(playing, 1, 1), at("19:55")) == Play(1)
    assert next_step(entered(playing, 1, 1, 2), at("19:55")) == DrawRound(2)


def test_results_without_a_clock():
    tournament = entered(drawn(with_people(fresh())), 1, 1)
    assert next_step(tournament, at("20:00")) == EnterResults(1, (2,), 2)


def test_a_table_owing_from_before_is_not_forgotten():
    tournament = drawn(entered(drawn(with_people(fresh())), 1, 1))
    assert next_step(tournament, at("20:20")) == StartRound(2)
    tournament = entered(tournament, 2, 1, 2)
    step = next_step(tournament, at("21:20"))
    assert step == EnterResults(1, (2,), 2)
    assert (current_row(tournament, step), waiting_for(tournament, step)) == (3, 4)


def test_partnerships_need_two_for_a_table():
    assert next_step(listed(fresh(TREIBHAUS), ANIMALS[:1]), at("19:00")) == Register(1, 2)
    two = with_people(fresh(TREIBHAUS), 2)
    assert next_step(two, at("19:00")) == DrawRound(1)
    both = EnterResult(1, 1, Totals(300, 200, 5)).apply(drawn(two))
    assert next_step(both, at("20:00")) == DrawRound(2)


@pytest.mark.parametrize("number", [1, 4])
def test_a_round_lasts_as_long_as_its_row(number):
    assert clock_of(fresh(), number) == RoundClock(number, 50 * 60)


def test_the_clock_that_runs_is_the_clock():
    tournament = drawn(with_people(fresh()))
    longer = lengthened(clock_of(tournament, 1), 300)
    assert clock_of(SetClock(longer).apply(tournament), 1) == RoundClock(1, 55 * 60)


@pytest.mark.parametrize(("time", "late"), [("15:00", None), ("19:13", None), ("19:15", 0), ("19:27", 12)])
def test_nothing_is_on_time_before_the_start(time, late):
    assert minutes_late(drawn(with_people(fresh())), at(time)) == late


def test_late_while_playing_is_when_the_round_will_end():
    tournament = drawn(with_people(fresh()))
    assert minutes_late(clocked(tournament, 1, (start, "19:25")), at("19:30")) == 10
    early = clocked(tournament, 1, (start, "19:10"))
    assert minutes_late(early, at("19:30")) == -5
    assert minutes_late(early, at("20:10")) == 5
    stopped = clocked(tournament, 1, (start, "19:15"), (pause, "19:30"))
    assert minutes_late(stopped, at("19:45")) == 15
    again = clocked(stopped, 1, (resume, "19:50"))
    assert minutes_late(again, at("20:00")) == 20


def test_late_between_rounds_and_for_the_prizes():
    first = entered(drawn(with_people(fresh(rounds=1))), 1, 1, 2)
    assert minutes_late(first, at("22:50")) == 0
    assert minutes_late(first, at("23:05")) == 15
    between = entered(drawn(with_people(fresh())), 1, 1, 2)
    assert minutes_late(between, at("20:31")) == 6


def test_how_long_until_the_next_round():
    between = entered(drawn(with_people(fresh())), 1, 1, 2)
    now = at("20:15")
    assert seconds_until(between, next_step(between, now), now) == 10 * 60
    late = at("20:26")
    assert seconds_until(between, next_step(between, late), late) == -60
    another_day = at("20:15", day=23)
    assert seconds_until(between, next_step(between, another_day), another_day) is None


def test_not_tonight():
    tournament = drawn(with_people(fresh()))
    assert minutes_late(tournament, at("19:15", day=23)) is None
    assert minutes_late(tournament, at("19:15", day=1)) is None


def test_the_row_of_the_evening_follows_what_is_done():
    tournament = drawn(with_people(fresh()))
    rows = []
    for snapshot, time in (
        (with_people(fresh()), "18:50"),
        (tournament, "19:40"),
        (clocked(tournament, 1, (start, "19:15")), "19:20"),
        (entered(tournament, 1, 1, 2), "20:10"),
    ):
        step = next_step(snapshot, at(time))
        rows.append((current_row(snapshot, step), waiting_for(snapshot, step)))
    assert rows == [(0, 0), (0, 0), (0, 2), (1, 2)]

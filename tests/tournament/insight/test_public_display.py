"""Does the wall show by itself what the room needs?"""

from dataclasses import replace

import pytest

from tests.evenings import ANIMALS, NINE, at, fresh, listed
from tichu_turnier.tournament.changes import CheckIn, EnterResult, HoldStandings, PublishDraw, SetClock
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.insight.evening import clock_of
from tichu_turnier.tournament.insight.public_display import ROTATING, RoomPage, room_page, rotating_pages
from tichu_turnier.tournament.model.clock import end, pause, start
from tichu_turnier.tournament.model.hall_screen import RoomMode

BEFORE = listed(fresh(), ANIMALS[:4])
CHECKED_IN = CheckIn((1, 2, 3, 4)).apply(BEFORE)
DRAWN = PublishDraw(next_round(CHECKED_IN, 1)).apply(CHECKED_IN)


RUNNING = SetClock(start(clock_of(DRAWN, 1), at("19:15"))).apply(DRAWN)
PAUSED = SetClock(pause(clock_of(RUNNING, 1), at("19:40"))).apply(RUNNING)
ENDED = SetClock(end(clock_of(RUNNING, 1), at("20:06"))).apply(RUNNING)
ENTERED = EnterResult(1, 1, NINE).apply(ENDED)


@pytest.mark.parametrize(
    ("snapshot", "time", "page"),
    [
        *((BEFORE, "18:50", RoomPage.WELCOME), (CHECKED_IN, "19:00", RoomPage.WELCOME)),
        *((DRAWN, "19:12", RoomPage.SEATS), (RUNNING, "19:16", RoomPage.CLOCK_AND_SEATS)),
        *((RUNNING, "19:21", RoomPage.CLOCK), (PAUSED, "19:50", RoomPage.CLOCK)),
        *((RUNNING, "20:08", RoomPage.CLOCK), (ENDED, "20:09", RoomPage.STANDINGS)),
        (ENTERED, "20:12", RoomPage.STANDINGS),
    ],
)
def test_by_itself(snapshot, time, page):
    assert room_page(snapshot, at(time)) is page


@pytest.mark.parametrize("snapshot", [ENDED, ENTERED])
def test_after_the_last_round_nothing_is_told_before_the_prize_giving(snapshot):
    last = replace(snapshot, regulations=replace(snapshot.regulations, rounds=1))
    assert room_page(last, at("22:50")) is RoomPage.PRIZE_GIVING
    assert room_page(last, at("22:55"), RoomMode.STANDINGS) is RoomPage.STANDINGS


@pytest.mark.parametrize("mode", [RoomMode.CLOCK, RoomMode.SEATS, RoomMode.STANDINGS, RoomMode.MESSAGE])
def test_as_wished(mode):
    assert room_page(RUNNING, at("19:30"), mode) is RoomPage(mode.value)


@pytest.mark.parametrize("mode", [RoomMode.AUTO, RoomMode.STANDINGS, RoomMode.ROTATE])
def test_what_is_held_back_is_nowhere_on_the_wall_until_it_is_released(mode):
    held = HoldStandings(held=True).apply(ENTERED)
    assert room_page(held, at("20:12"), mode) is RoomPage.CLOCK
    assert turns(held, "20:12") == (RoomPage.SEATS,)
    assert turns(held, "20:12", wished=(RoomPage.STANDINGS,)) == (RoomPage.CLOCK,)
    released = HoldStandings(held=False).apply(held)
    assert room_page(released, at("20:12"), mode) is RoomPage.STANDINGS


def test_before_the_first_draw_there_is_nothing_else_to_show():
    assert room_page(BEFORE, at("18:50"), RoomMode.STANDINGS) is RoomPage.WELCOME
    assert room_page(BEFORE, at("18:50"), RoomMode.MESSAGE) is RoomPage.MESSAGE


def turns(snapshot, time, message="", wished=ROTATING):
    return rotating_pages(snapshot, at(time), wished, message)


def test_pages_take_turns_when_they_have_something_to_say():
    assert turns(BEFORE, "19:00") == (RoomPage.WELCOME,)
    assert turns(BEFORE, "19:00", "Suppe!") == (RoomPage.MESSAGE,)
    assert turns(RUNNING, "19:16") == (RoomPage.CLOCK, RoomPage.SEATS)
    assert turns(RUNNING, "19:16", wished=()) == (RoomPage.CLOCK_AND_SEATS,)
    assert turns(ENTERED, "20:12", "Suppe!") == (RoomPage.SEATS, RoomPage.STANDINGS, RoomPage.MESSAGE)


def test_tables_are_called_missing_once_others_have_reported():
    two = listed(BEFORE, ANIMALS[4:8])
    drawn = PublishDraw(next_round(two, 1)).apply(two)
    assert RoomPage.MISSING not in turns(drawn, "19:16")
    one = EnterResult(1, 1, NINE).apply(drawn)
    assert RoomPage.MISSING in turns(one, "19:16")


def test_while_time_runs_out_the_clock_stays():
    assert turns(RUNNING, "20:04", "Suppe!") == (RoomPage.CLOCK,)


def test_who_has_won_does_not_take_turns():
    last = replace(ENTERED, regulations=replace(ENTERED.regulations, rounds=1))
    assert turns(last, "22:50") == (RoomPage.PRIZE_GIVING,)
    assert turns(last, "22:50", "Suppe!") == (RoomPage.MESSAGE,)

"""Is it said in time which tables are slow, and when the evening will be over?"""

from dataclasses import replace
from datetime import UTC, datetime

from tests.entry.typing_keys import club
from tests.evenings import NINE
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.insight.pace import Finish, at_this_pace, finish, slow_tables
from tichu_turnier.tournament.model.clock import Moment, RoundClock, Running
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.model.timetable import treibhaus


def at(hour: int, minute: float) -> float:
    """Seconds of a time in Lucerne in March 2026."""
    return datetime(2026, 3, 4, hour - 1, tzinfo=UTC).timestamp() + minute * 60


def moment(hour: int, minute: float) -> Moment:
    return Moment(at(hour, minute), at(hour, minute), "fox")


def evening(rounds: int, reported: int, tables: int = 8) -> Tournament:
    """Rounds of an evening from 19:15: all before the last one complete, of that so many tables."""
    tournament = club(tables, rounds)
    tournament = replace(
        tournament, timetable=treibhaus(tournament.day), regulations=replace(tournament.regulations, rounds=3)
    )
    for number in range(1, rounds + 1):
        for table in range(1, (tables if number < rounds else reported) + 1):
            tournament = EnterResult(number, table, NINE).apply(tournament)
    return tournament


def times(number: int, *minutes_after_eight: float) -> dict[tuple[int, int], float]:
    return {(number, table): at(20, minute) for table, minute in enumerate(minutes_after_eight, 1)}


def test_a_table_is_slow_once_half_have_reported_and_five_minutes_are_over() -> None:
    tournament = evening(1, 4)
    entered = times(1, 3, 4, 5, 6)
    assert slow_tables(tournament, entered, moment(20, 9)) == {}
    assert slow_tables(tournament, entered, moment(20, 12)) == {5: 7, 6: 7, 7: 7, 8: 7}
    assert slow_tables(evening(1, 3), times(1, 3, 4, 5), moment(20, 30)) == {}


def test_what_is_usual_tonight_is_not_slow() -> None:
    tournament = evening(2, 6)
    slow_evening = {**times(1, 19, 18, 3, 4, 5, 6, 7, 8), **times(2, *(60 + m for m in (3, 4, 5, 6, 7, 8)))}
    assert slow_tables(tournament, slow_evening, moment(21, 15)) == {}
    assert slow_tables(tournament, slow_evening, moment(21, 20)) == {7: 14, 8: 14}
    quick_evening = {**slow_evening, **times(1, 3, 4, 5, 6, 7, 8, 9, 9)}
    assert slow_tables(tournament, quick_evening, moment(21, 12)) == {7: 6, 8: 6}


def test_an_evening_on_time_ends_on_time() -> None:
    planned = at(22, 50)
    assert finish(evening(1, 0), {}, moment(19, 15)) == Finish(planned, planned)
    begun = replace(evening(1, 0), clock=RoundClock(1, 50 * 60, Running(moment(19, 15))))
    assert finish(begun, {}, moment(19, 30)) == Finish(planned, planned)


def late(tournament: Tournament, entered: dict[tuple[int, int], float], now: Moment) -> int:
    found = finish(tournament, entered, now)
    assert found is not None
    return found.late_minutes


def test_breaks_take_up_what_is_late_and_only_the_rest_makes_a_late_end() -> None:
    for minutes, expected in ((20, 0), (60, 5), (75, 20)):
        begun = moment(19, 15 + minutes)
        running = replace(evening(1, 0), clock=RoundClock(1, 50 * 60, Running(begun)))
        assert late(running, {}, begun) == expected


def test_an_evening_that_began_late_is_late_once_and_not_in_each_round() -> None:
    """It begins at 21:15 instead of 19:15: its results say nothing of how slow the tables are."""
    entered = {(1, table): at(22, 6 + table / 4) for table in range(1, 9)}
    assert late(evening(2, 0), entered, moment(22, 10)) == 68  # of 123 the breaks take up 55
    slow = entered | {(2, table): at(23, 3 + 8 + table / 4) for table in range(1, 9)}
    assert late(evening(3, 0), slow, moment(23, 15)) < 120


def test_prizes_are_not_planned_before_the_last_round_ends() -> None:
    """23:00, and the round until 23:01: each was rounded in its own way."""
    tournament, now = evening(1, 0), moment(20, 20.4)
    tournament = replace(tournament, clock=RoundClock(1, 50 * 60, Running(now)))
    expected = finish(tournament, {}, now)
    assert expected is not None
    moved = at_this_pace(tournament.timetable, expected, 2)
    assert moved is not None
    assert [f"{slot.start:%H:%M}" for slot in moved.slots[4:]] == ["22:11", "23:01", "23:01"]
    assert expected.late_minutes == 11


def test_how_long_the_last_result_took_is_learned() -> None:
    assert late(evening(2, 0), times(1, *[15.0] * 8), moment(20, 20)) == 0
    assert late(evening(2, 0), times(1, *[40.0] * 8), moment(20, 45)) == 50
    entered = {**times(1, *[15.0] * 8), **times(2, *[60 + 35.0] * 8)}
    assert late(evening(3, 0), entered, moment(21, 40)) == 0
    assert late(evening(3, 0), {**entered, **times(2, *[60 + 50.0] * 8)}, moment(21, 55)) == 18


def test_once_the_clock_is_out_it_is_over_when_the_last_result_comes() -> None:
    tournament = evening(3, 5)
    out = replace(tournament, clock=RoundClock(3, 50 * 60, Running(moment(21, 45))))
    assert late(out, {}, moment(22, 45)) == 0
    assert late(out, {}, moment(23, 0)) == 10


def test_nobody_knows_before_the_draw_or_on_another_day_or_when_all_is_in() -> None:
    assert finish(replace(evening(1, 0), rounds=()), {}, moment(19, 0)) is None
    assert finish(evening(1, 0), {}, Moment(at(19, 0) + 86_400, 0, "fox")) is None
    assert finish(evening(3, 8), {}, moment(22, 40)) is None
    timetable = replace(evening(1, 0).timetable, slots=())
    assert finish(replace(evening(1, 0), timetable=timetable), {}, moment(19, 0)) is None


def test_what_was_entered_by_a_clock_that_was_put_back_says_nothing() -> None:
    tomorrow = {key: time + 86_400 for key, time in times(1, 10, 12, 14).items()}
    assert late(evening(2, 0), tomorrow, moment(20, 25)) == late(evening(2, 0), {}, moment(20, 25))

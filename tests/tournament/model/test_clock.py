"""Does the round clock tell the truth after pauses, sleep, a reboot, and a computer whose time was set?"""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tichu_turnier.tournament.model.clock import (
    Ended,
    Moment,
    Phase,
    RoundClock,
    Running,
    Signal,
    anchored,
    end,
    lengthened,
    pause,
    phase,
    played,
    remaining,
    remaining_text,
    resume,
    signals_between,
    start,
)

Action = Callable[[RoundClock, Moment], RoundClock]

FIFTY_MINUTES = 3000
EVENING = 1_795_000_000.0
CLOCK = RoundClock(round=1, length=FIFTY_MINUTES)


def at(seconds: float, *, set_by: float = 0, boot: str = "fox") -> Moment:
    """So many seconds after the evening began; `set_by` is how far somebody moved the computer's time."""
    ticks = 700 + seconds if boot == "fox" else 3 + seconds / 7
    return Moment(EVENING + seconds + set_by, ticks, boot)


def one_minute_more(clock: RoundClock, _: Moment) -> RoundClock:
    return lengthened(clock, 60)


RUNNING = start(CLOCK, at(0))


def test_a_clock_that_never_started_has_its_whole_length_left() -> None:
    assert (played(CLOCK, at(500)), remaining(CLOCK, at(500))) == (0, FIFTY_MINUTES)


def test_a_running_clock_counts_down_and_on_into_overtime() -> None:
    assert remaining(RUNNING, at(60)) == 2940
    assert remaining(RUNNING, at(3012)) == -12


def test_setting_the_computers_time_changes_nothing() -> None:
    assert remaining(RUNNING, at(60, set_by=-7200)) == 2940
    assert remaining(RUNNING, at(60, set_by=7200)) == 2940


def test_after_a_reboot_the_wall_clock_tells_how_long_it_took() -> None:
    assert remaining(RUNNING, at(300, boot="hen")) == 2700


def test_after_a_reboot_a_wall_clock_that_went_back_does_not_give_time_back() -> None:
    resumed = resume(pause(RUNNING, at(600)), at(600))
    assert played(resumed, at(700, set_by=-90000, boot="hen")) == 600


def test_anchored_after_a_reboot_it_counts_ticks_again() -> None:
    anchor = anchored(RUNNING, at(300, boot="hen"))
    assert played(anchor, at(300, boot="hen")) == 300
    later = replace(at(300, boot="hen"), ticks=at(300, boot="hen").ticks + 50, wall=0.0)
    assert played(anchor, later) == 350


def test_an_ended_round_keeps_what_was_played() -> None:
    ended = end(RUNNING, at(2900))
    assert ended.state == Ended(2900)
    assert remaining(ended, at(9000)) == 100
    assert end(pause(RUNNING, at(600)), at(700)).state == Ended(600)


def test_minutes_are_given_and_taken_but_no_length_is_negative() -> None:
    assert remaining(lengthened(RUNNING, 300), at(0)) == 3300
    assert lengthened(RUNNING, -60).length == 2940
    assert lengthened(RUNNING, -99999).length == 0


@pytest.mark.parametrize(
    ("nonsense", "clock"),
    [
        *((start, RUNNING), (start, pause(RUNNING, at(9))), (start, end(RUNNING, at(9))), (pause, CLOCK)),
        *((pause, pause(RUNNING, at(9))), (pause, end(RUNNING, at(9))), (resume, CLOCK)),
        *((resume, RUNNING), (resume, end(RUNNING, at(9))), (end, CLOCK), (end, end(RUNNING, at(9)))),
        *((anchored, CLOCK), (anchored, pause(RUNNING, at(9))), (one_minute_more, end(RUNNING, at(9)))),
    ],
)
def test_nonsense_leaves_the_clock_as_it_is(nonsense: Action, clock: RoundClock) -> None:
    assert nonsense(clock, at(20)) is clock


@pytest.mark.parametrize(
    ("earlier", "later", "signals"),
    [
        (3000, 2999.9, [Signal.START]),
        (2999.9, 2990, []),
        (2990, 3290, []),
        (600.1, 600, [Signal.WARNING_10]),
        (600, 599.9, []),
        (300.5, 299.5, [Signal.WARNING_5]),
        (181, 180, [Signal.LAST_HAND]),
        (0.1, 0, [Signal.TIME_UP]),
        (0, -0.1, []),
        (1200, 250, [Signal.WARNING_10, Signal.WARNING_5]),
        (1200, -60, [Signal.WARNING_10, Signal.WARNING_5, Signal.LAST_HAND, Signal.TIME_UP]),
    ],
)
def test_signals_between_two_looks(earlier: float, later: float, signals: list[Signal]) -> None:
    assert list(signals_between(RUNNING, earlier, later)) == signals


@pytest.mark.parametrize(
    ("clock", "earlier", "later", "signals"),
    [
        (lengthened(RUNNING, -300), 2990, 2690, ()),  # the round does not start again
        (lengthened(RUNNING, 300), 301, 299, (Signal.WARNING_5,)),  # the warnings do come again
        (lengthened(CLOCK, -2500), 3000, 500, ()),
        (end(RUNNING, at(2000)), 1000, -1, ()),
    ],
)
def test_signals_of_other_clocks(clock, earlier, later, signals) -> None:
    assert signals_between(clock, earlier, later) == signals


def test_a_short_round_has_no_warning_that_is_longer_than_itself() -> None:
    short = start(RoundClock(1, 600), at(0))
    assert signals_between(short, 600, 590) == (Signal.START,)
    assert phase(short, at(1)) is Phase.PLAYING
    assert phase(short, at(300)) is Phase.WARNING


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [
        *((0, Phase.PLAYING), (2399.9, Phase.PLAYING), (2400, Phase.WARNING), (2819, Phase.WARNING)),
        *((2820, Phase.LAST_HAND), (2999.9, Phase.LAST_HAND), (3000, Phase.OVERTIME)),
    ],
)
def test_the_phase_changes_when_the_signal_sounds(seconds: float, expected: Phase) -> None:
    assert phase(RUNNING, at(seconds)) is expected


def test_the_phase_of_a_clock_that_stands() -> None:
    assert phase(CLOCK, at(5)) is Phase.WAITING
    assert phase(pause(RUNNING, at(2950)), at(5)) is Phase.PAUSED
    assert phase(end(RUNNING, at(2950)), at(5)) is Phase.ENDED


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        *((3000, "50:00"), (2999.99, "50:00"), (2999, "49:59"), (3900, "1:05:00"), (3600, "1:00:00")),
        *((3599.2, "1:00:00"), (3599, "59:59"), (60, "1:00"), (0.1, "0:01"), (0.0000001, "0:00")),
        *((0, "0:00"), (-0.9, "0:00"), (-1, "+0:01"), (-12, "+0:12"), (-3725, "+1:02:05")),
    ],
)
def test_the_remaining_time_as_the_room_reads_it(seconds: float, text: str) -> None:
    assert remaining_text(seconds) == text


seconds = st.floats(min_value=0, max_value=20_000, allow_nan=False)
steps = st.lists(st.tuples(st.sampled_from([start, pause, resume, one_minute_more]), seconds), max_size=12)


@given(steps)
def test_played_is_the_sum_of_the_stretches_between_the_pauses(steps: list[tuple[Action, float]]) -> None:
    clock, now, expected = CLOCK, 0.0, 0.0
    for action, passing in steps:
        expected += passing if isinstance(clock.state, Running) else 0
        now += passing
        clock = action(clock, at(now))
        assert played(clock, at(now)) == pytest.approx(expected, abs=1e-3)


@given(st.lists(seconds, min_size=1, max_size=20), st.floats(-1e6, 1e6))
def test_played_never_shrinks_while_the_time_is_set_at_will(looks: list[float], set_by: float) -> None:
    told = [played(RUNNING, at(look, set_by=set_by)) for look in sorted(looks)]
    assert told == sorted(told)


@given(seconds, st.floats(-1e6, 1e6), seconds)
def test_played_is_never_less_than_before_the_last_pause(before, set_by, passing):
    running = RoundClock(1, FIFTY_MINUTES, Running(at(0), before))
    assert played(running, at(passing, set_by=set_by, boot="hen")) >= before


@given(st.lists(st.floats(min_value=0.001, max_value=400), max_size=60), st.integers(1, 5000))
def test_whoever_looks_often_or_seldom_hears_every_signal_once_and_in_order(gaps, length):
    clock = start(RoundClock(1, length), at(0))
    lefts = [float(length)]
    for gap in [*gaps, 6000]:
        lefts.append(lefts[-1] - gap)
    heard = [name for a, b in pairwise(lefts) for name in signals_between(clock, a, b)]
    due = [Signal.WARNING_10] * (length > 600) + [Signal.WARNING_5] * (length > 300)
    assert heard == [Signal.START, *due, *[Signal.LAST_HAND] * (length > 180), Signal.TIME_UP]


@given(st.integers(-20_000, 20_000), st.floats(0, 0.998))
def test_a_shown_second_stays_until_it_is_over(whole: int, fraction: float) -> None:
    assert remaining_text(whole - fraction) == remaining_text(whole)
    assert remaining_text(whole) != remaining_text(whole - 1)

"""Which tables are slow, and when the evening will be over at tonight's pace.

Learned from when results were entered, and from nothing else: so it works without the clock too.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import NamedTuple

from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.insight.evening import SAME_EVENING_MINUTES, clock_of
from tichu_turnier.tournament.model.clock import Moment, remaining
from tichu_turnier.tournament.model.slots import SlotKind, Timetable, spans
from tichu_turnier.tournament.model.snapshot import ResultKey, Tournament
from tichu_turnier.tournament.model.timetable import row_of, shifted


class _Row(NamedTuple):
    """A round in the timetable, in seconds (UTC)."""

    start: float
    end: float


Entered = Mapping[ResultKey, float]
"""When each result was entered first, in seconds since the epoch (UTC)."""
_FEWEST_TABLES = 3
"""Fewer do not tell what is usual."""
_LEAST_SLOW = 5 * 60
"""Seconds behind the middle of the round that are nothing to speak of."""
_AROUND = SAME_EVENING_MINUTES * 60
_USUAL_SHARE = 0.9
_MOST_LAG = 45 * 60
"""Seconds from the end of a round to its last result: after more of them it was the round that began late."""
_BETWEEN = 5 * 60
"""Seconds from the last result to the start signal: draw, hang up the seats, sit down."""


@dataclass(frozen=True, slots=True)
class Finish:
    """When the prizes are given, or the last round ends: planned, and as tonight goes (seconds, UTC)."""

    planned: float
    expected: float
    starts: tuple[tuple[int, float], ...] = field(default=(), compare=False)
    """When the rounds begin that are not over, by their numbers, in order."""

    @property
    def late_minutes(self) -> int:
        """Whole minutes behind the plan, negative before it."""
        return round((self.expected - self.planned) / 60)


@dataclass(frozen=True, slots=True)
class RoundPace:
    """When the tables of a round reported: minutes after the middle one, below 0 before it, by table."""

    round: int
    middle: float
    """Seconds since the epoch (UTC)."""
    minutes: Mapping[int, float]


def paces(entered: Entered) -> tuple[RoundPace, ...]:
    """The rounds in which enough tables reported to tell what is usual."""
    found = []
    for number in sorted({round_ for round_, _ in entered}):
        times = {table: time for (round_, table), time in entered.items() if round_ == number}
        if len(times) >= _FEWEST_TABLES:
            middle = median(times.values())
            minutes = {table: (time - middle) / 60 for table, time in sorted(times.items())}
            found.append(RoundPace(number, middle, minutes))
    return tuple(found)


def slow_tables(tournament: Tournament, entered: Entered, now: Moment) -> Mapping[int, int]:
    """Tables of the newest round that should have reported by now, and minutes since its middle result.

    Half of the tables must have reported, three at least. Usual is what nine of ten tables needed tonight
    beyond the middle of their round; no table is slow within five minutes.
    """
    number = len(tournament.rounds)
    times = _times(entered, number)
    missing = tournament.missing(number)
    if len(times) < max(_FEWEST_TABLES, len(missing)):
        return {}
    behind = now.wall - median(times)
    if behind <= max(_LEAST_SLOW, _usual(entered, number)):
        return {}
    return dict.fromkeys(missing, int(behind / 60))


def finish(tournament: Tournament, entered: Entered, now: Moment) -> Finish | None:
    """When the evening ends; None without a timetable, once all is in, or when the evening is not tonight's.

    Each round ends as long after its plan as it began late; then the last result takes as long as the last
    ones took tonight (the median of rounds that began when they could). A break takes up what is late, but
    for the minutes in which the next round is drawn and sits down. The round that is being played ends after
    its clock, and not in the past.
    """
    entered = {key: at for key, at in entered.items() if at <= now.wall}  # a clock may have been put back
    last = planned_rounds(tournament)
    plan = dict(_rows(tournament, SlotKind.ROUND))
    complete = [n for n in range(1, len(tournament.rounds) + 1) if not tournament.missing(n)]
    current = len(complete) + 1
    begun = 0 < len(tournament.rounds) <= last
    if not begun or current > last or any(n not in plan for n in range(1, last + 1)):
        return None
    ready, lag = _so_far(plan, complete, entered)
    # Its results cannot be complete before its clock has run out, if it is drawn and runs or waits.
    left = remaining(clock_of(tournament, current), now) if current == len(tournament.rounds) else 0.0
    done = max(_end(plan[current], ready) + lag, now.wall + (left + lag if left > 0 else 0.0))
    starts = [(current, max(ready, plan[current].start, now.wall))]
    for number in range(current + 1, last + 1):
        starts.append((number, max(plan[number].start, _ready(plan, number - 1, done))))
        done = _end(plan[number], starts[-1][1]) + lag
    prizes = _rows(tournament, SlotKind.PRIZE_GIVING)
    planned = prizes[0][1].start if prizes else plan[last].end
    tonight = plan[1].start - _AROUND <= now.wall <= planned + _AROUND
    # In whole minutes, and not before: the last round begins in a whole minute of the plan, too.
    late = max(0, math.ceil((done - planned) / 60))
    return Finish(planned, planned + 60 * late, tuple(starts)) if tonight else None


def _so_far(plan: Mapping[int, _Row], complete: list[int], entered: Entered) -> tuple[float, float]:
    """When the next round could begin, and how long after a round its last result comes tonight."""
    ready, lags = plan[1].start, list[float]()
    for number in complete:
        end = _end(plan[number], ready)
        done = max(_times(entered, number), default=end)
        lags += [done - end] * (done - end <= _MOST_LAG)
        ready = _ready(plan, number, done)
    return ready, max(0.0, median(lags)) if lags else 0.0


def at_this_pace(timetable: Timetable, expected: Finish, index: int) -> Timetable | None:
    """The timetable in which the rows from that one on begin when they are expected to.

    Breaks grow by what rounds take beyond their time, or shrink where they take up what is late, so that what
    is expected then is what is planned. None where no row says when the evening ends: without a prize-giving.
    """
    end = row_of(timetable, SlotKind.PRIZE_GIVING)
    if end is None or end < index:
        return None
    times, starts, moved = spans(timetable), dict(expected.starts), 0
    for row, slot in enumerate(timetable.slots[: end + 1]):
        later = moved
        if row == end:
            later = expected.late_minutes
        elif row >= index and slot.kind is SlotKind.ROUND and slot.round in starts:
            later = math.ceil((starts[slot.round] - times[row].start.timestamp()) / 60)
        timetable, moved = shifted(timetable, row, later - moved), later
    return timetable


def _times(entered: Entered, number: int) -> list[float]:
    return [time for (round_, _), time in entered.items() if round_ == number]


def _usual(entered: Entered, before: int) -> float:
    """How far behind the middle of its round a table may be, in seconds, from the rounds before."""
    behind = sorted(
        time - median(times)
        for number in range(1, before)
        if len(times := _times(entered, number)) >= _FEWEST_TABLES
        for time in times
    )
    return behind[min(len(behind) - 1, int(len(behind) * _USUAL_SHARE))] if behind else 0.0


def _end(row: _Row, ready: float) -> float:
    return row.end + max(0.0, ready - row.start)


def _ready(plan: Mapping[int, _Row], number: int, done: float) -> float:
    if number + 1 not in plan:
        return done
    pause = plan[number + 1].start - plan[number].end
    return done + max(0.0, min(_BETWEEN, pause))


def _rows(tournament: Tournament, kind: SlotKind) -> list[tuple[int, _Row]]:
    """The rows of a kind with their rounds, 0 for the prize-giving."""
    rows = zip(tournament.timetable.slots, spans(tournament.timetable), strict=True)
    found = ((slot, _Row(span.start.timestamp(), span.end.timestamp())) for slot, span in rows)
    return [(slot.round, row) for slot, row in found if slot.kind is kind]

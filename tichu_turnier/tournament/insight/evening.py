"""What the director must do now, and whether the evening is late."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.model.clock import (
    Ended,
    Moment,
    NotStarted,
    Phase,
    RoundClock,
    Running,
    phase,
    remaining,
)
from tichu_turnier.tournament.model.slots import SlotKind, Span, Timetable, minutes, spans
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.model.timetable import placed, round_slot, row_of
from tichu_turnier.tournament.registration.overview import expected, present

_USUAL_MINUTES = 50
SAME_EVENING_MINUTES = 6 * 60
"""Further away from the timetable than that, it is not tonight's."""


@dataclass(frozen=True, slots=True)
class Register:
    """There are too few for a table."""

    registered: int
    least: int


@dataclass(frozen=True, slots=True)
class RollCall:
    """People arrive; who is here is ticked off."""

    present: int
    total: int
    enough: bool
    """Whether those who are drawn as it stands make a table."""


@dataclass(frozen=True, slots=True)
class _InRound:
    """A round asks for it."""

    round: int


class DrawRound(_InRound):
    """The next round can be drawn."""


class StartRound(_InRound):
    """The draw is published: print, have people sit down, give the start signal."""


class Play(_InRound):
    """The clock runs."""


class Continue(_InRound):
    """The clock stands still."""


class EndRound(_InRound):
    """The time is up, the last hands are being finished."""


@dataclass(frozen=True, slots=True)
class EnterResults:
    """Tables owe their results."""

    round: int
    missing: tuple[int, ...]
    tables: int


@dataclass(frozen=True, slots=True)
class PrizeGiving:
    """Everything is played and entered."""

    rounds: int


Step = Register | RollCall | DrawRound | StartRound | Play | Continue | EndRound | EnterResults | PrizeGiving


def next_step(tournament: Tournament, now: Moment) -> Step:
    drawn = len(tournament.rounds)
    owing = next((n for n in range(1, drawn + 1) if tournament.missing(n)), None)
    if owing is not None:
        asked = _in_round(tournament, drawn, now)
        return asked or EnterResults(
            owing, tournament.missing(owing), len(tournament.rounds[owing - 1].tables)
        )
    if drawn >= planned_rounds(tournament):
        return PrizeGiving(drawn)
    return _before_draw(tournament, drawn + 1)


def clock_of(tournament: Tournament, number: int) -> RoundClock:
    """The clock of a round: as it runs, or as long as the timetable says and not started."""
    clock = tournament.clock
    if clock is not None and clock.round == number:
        return clock
    return RoundClock(number, round_minutes(tournament, number) * 60)


def never_started(tournament: Tournament, number: int) -> bool:
    """Whether the round drawn last is being reported, and its clock never got the start signal."""
    last, state = number == len(tournament.rounds), clock_of(tournament, number).state
    return last and isinstance(state, NotStarted) and tournament.begun(number)


def round_minutes(tournament: Tournament, number: int) -> int:
    """How long a round is to last; one that the timetable does not have is as long as its last one."""
    slots = [slot for slot in tournament.timetable.slots if slot.kind is SlotKind.ROUND]
    slot = round_slot(tournament.timetable, number) or (slots[-1] if slots else None)
    length = 0 if slot is None else minutes(slot, tournament.timetable.zone)
    return length if length > 0 else _USUAL_MINUTES


def waiting_for(tournament: Tournament, step: Step) -> int | None:
    """The row of the timetable that comes next: a round that has not started, or the prize-giving."""
    match step:
        case Register() | RollCall():
            number = len(tournament.rounds) + 1
        case DrawRound(n) | StartRound(n):
            number = n
        case Play(n) | Continue(n) | EndRound(n) | PrizeGiving(n):
            number = n + 1
        case EnterResults():  # perhaps of a round long past
            number = len(tournament.rounds) + 1
    if number <= planned_rounds(tournament):
        return row_of(tournament.timetable, SlotKind.ROUND, number)
    return row_of(tournament.timetable, SlotKind.PRIZE_GIVING)


def current_row(tournament: Tournament, step: Step) -> int | None:
    """The row of the timetable in which the evening really is, whatever the clock on the wall says."""
    match step:
        case Play(n) | Continue(n) | EndRound(n):
            return row_of(tournament.timetable, SlotKind.ROUND, n)
    following = waiting_for(tournament, step)
    if following is None or isinstance(step, StartRound | PrizeGiving):
        return following
    slots = tournament.timetable.slots
    breaks = following > 0 and slots[following - 1].kind is SlotKind.BREAK
    return following - 1 if breaks else following


def seconds_until(tournament: Tournament, step: Step, now: Moment) -> float | None:
    """Seconds until what comes next is to begin, negative if it should have; None if not tonight."""
    row = waiting_for(tournament, step)
    if row is None:
        return None
    left = spans(tournament.timetable)[row].start.timestamp() - now.wall
    return left if abs(left) <= SAME_EVENING_MINUTES * 60 else None


def minutes_late(tournament: Tournament, now: Moment) -> int | None:
    """Whole minutes behind the timetable, negative if a round will end early.

    None if it is not tonight's, and before what comes next is due: nothing shows yet that it will be on time.
    """
    step = next_step(tournament, now)
    playing = _playing(step)
    row = row_of(tournament.timetable, SlotKind.ROUND, playing) if playing else waiting_for(tournament, step)
    if row is None:
        return None
    span = spans(tournament.timetable)[row]
    left = max(0.0, remaining(clock_of(tournament, playing), now)) if playing else 0.0
    moment = datetime.fromtimestamp(now.wall + left, UTC)
    late = int((moment - (span.end if playing else span.start)).total_seconds() / 60)
    if abs(late) > SAME_EVENING_MINUTES:
        return None
    return late if playing or late >= 0 else None


def as_it_runs(tournament: Tournament, step: Step, timetable: Timetable, late: int) -> Timetable:
    """That timetable, in which the round that is played ends so many minutes later than was planned.

    It begins when its clock was started, where that never stood still. So what was moved once is not late
    any more, and is not moved again.
    """
    playing = _playing(step)
    row = row_of(tournament.timetable, SlotKind.ROUND, playing) if playing else None
    if row is None:
        return timetable
    span = spans(tournament.timetable)[row]
    begin, end = span.start, span.end + timedelta(minutes=late)
    state = clock_of(tournament, playing).state
    if isinstance(state, Running) and not state.before:
        begin = datetime.fromtimestamp(state.since.wall, UTC).replace(second=0, microsecond=0)
    return placed(timetable, row, Span(min(begin, end), end))


def _playing(step: Step) -> int:
    """The round whose clock was started and is not closed; 0 if there is none."""
    return step.round if isinstance(step, Play | Continue | EndRound) else 0


def _in_round(tournament: Tournament, number: int, now: Moment) -> Step | None:
    """What the clock of the round asks for, while its tables play; None once it is about results."""
    if not tournament.missing(number):
        return None
    clock = clock_of(tournament, number)
    if isinstance(clock.state, NotStarted):
        return None if tournament.begun(number) else StartRound(number)
    if isinstance(clock.state, Ended):
        return None
    match phase(clock, now):
        case Phase.PAUSED:
            return Continue(number)
        case Phase.OVERTIME:
            return EndRound(number)
        case _:
            return Play(number)


def _before_draw(tournament: Tournament, number: int) -> Step:
    least = tournament.regulations.at_a_table
    able = sum(entrant.plays_in(number) for entrant in tournament.entrants.values())
    if able < least:
        return Register(able, least)
    here, total = len(present(tournament)), len(expected(tournament))
    enough = len(tournament.playing(number)) >= least
    if not enough or (number == 1 and here < total):
        return RollCall(here, total, enough)
    return DrawRound(number)

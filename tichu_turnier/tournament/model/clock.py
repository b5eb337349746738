"""The round clock: how much is played, and what the hall should be told now."""

import math
from dataclasses import dataclass, field, replace
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class Moment:
    """One instant, told three ways; the desk makes it, this file never looks at a clock."""

    wall: float
    """Seconds since the epoch, UTC; jumps when the computer's time is set."""
    ticks: float
    """Seconds of a clock that never jumps and goes on counting during sleep (CLOCK_BOOTTIME)."""
    boot: str
    """Names the boot that the ticks belong to: ticks of different boots say nothing about each other."""


@dataclass(frozen=True, slots=True)
class NotStarted:
    """The round waits for its start signal."""


@dataclass(frozen=True, slots=True)
class Running:
    """The time runs since that moment."""

    since: Moment
    before: float = 0.0
    """Seconds that were played before `since`, i.e. up to the last pause."""


@dataclass(frozen=True, slots=True)
class Paused:
    """The time stands still after that many seconds of play."""

    played: float


@dataclass(frozen=True, slots=True)
class Ended:
    """The director closed the round after that many seconds of play."""

    played: float


ClockState = NotStarted | Running | Paused | Ended


@dataclass(frozen=True, slots=True)
class RoundClock:
    """The clock of one round; `length` is its playing time in seconds, extra time included."""

    round: int
    length: int
    state: ClockState = field(default_factory=NotStarted)


class Signal(StrEnum):
    """What the room hears; the two warnings are named after their usual minutes."""

    START = "start"
    WARNING_10 = "warning-10"
    WARNING_5 = "warning-5"
    LAST_HAND = "last-hand"
    TIME_UP = "time-up"


class Phase(StrEnum):
    """What the room sees."""

    WAITING = "waiting"
    PLAYING = "playing"
    WARNING = "warning"
    LAST_HAND = "last-hand"
    OVERTIME = "overtime"
    PAUSED = "paused"
    ENDED = "ended"


WARNINGS_MINUTES = 10, 5
"""When the room is warned, in minutes before the end of the round."""
_CALLS = (
    (Signal.WARNING_10, WARNINGS_MINUTES[0], Phase.WARNING),
    (Signal.WARNING_5, WARNINGS_MINUTES[1], Phase.WARNING),
    # Play the hand you hold, deal no new one: it takes five to six minutes (nine in 50).
    (Signal.LAST_HAND, 3, Phase.LAST_HAND),
    (Signal.TIME_UP, 0, Phase.OVERTIME),
)
"""The signals after the start, at how many minutes remaining they sound, and what the room then sees."""


def start(clock: RoundClock, now: Moment) -> RoundClock:
    """The clock running; unchanged if it ever ran."""
    return replace(clock, state=Running(now)) if isinstance(clock.state, NotStarted) else clock


def pause(clock: RoundClock, now: Moment) -> RoundClock:
    """The clock standing still; unchanged if it does not run."""
    return replace(clock, state=Paused(played(clock, now))) if isinstance(clock.state, Running) else clock


def resume(clock: RoundClock, now: Moment) -> RoundClock:
    """The clock running on; unchanged if it is not paused."""
    if not isinstance(clock.state, Paused):
        return clock
    return replace(clock, state=Running(now, clock.state.played))


def end(clock: RoundClock, now: Moment) -> RoundClock:
    """The clock of a closed round; unchanged if it never started or is closed already."""
    if not isinstance(clock.state, Running | Paused):
        return clock
    return replace(clock, state=Ended(played(clock, now)))


def lengthened(clock: RoundClock, seconds: int) -> RoundClock:
    """The clock with more playing time, or less, never below 0; unchanged if the round is closed."""
    if isinstance(clock.state, Ended):
        return clock
    return replace(clock, length=max(0, clock.length + seconds))


def anchored(clock: RoundClock, now: Moment) -> RoundClock:
    """The same clock counting from now.

    To be saved once after a reboot: from then on ticks count again, and setting the computer's time does no
    harm.
    """
    if not isinstance(clock.state, Running):
        return clock
    return replace(clock, state=Running(now, played(clock, now)))


def played(clock: RoundClock, now: Moment) -> float:
    """The seconds played so far, pauses left out."""
    match clock.state:
        case NotStarted():
            return 0.0
        case Paused(seconds) | Ended(seconds):
            return seconds
        case Running(since, before):
            same_boot = now.boot == since.boot
            return before + max(0.0, now.ticks - since.ticks if same_boot else now.wall - since.wall)


def remaining(clock: RoundClock, now: Moment) -> float:
    """The seconds left to play; negative is overtime."""
    return clock.length - played(clock, now)


def signals_between(
    clock: RoundClock, earlier_remaining: float, later_remaining: float
) -> tuple[Signal, ...]:
    """The signals due between two looks at the clock, in the order of the evening.

    Asked with each look, given the remaining time of the look before, it tells every signal exactly once.
    After a long sleep several are due together: the last one is what counts now. The look before the
    start has the whole length remaining. A warning that is due before the round starts is left out.
    """
    if isinstance(clock.state, NotStarted | Ended):
        return ()
    started = earlier_remaining == clock.length and later_remaining < clock.length
    passed = [name for name, at, _ in _calls(clock) if earlier_remaining > at >= later_remaining]
    return (Signal.START, *passed) if started else tuple(passed)


def phase(clock: RoundClock, now: Moment) -> Phase:
    """What the room should see: colours change with it, exactly when the signals sound."""
    match clock.state:
        case NotStarted():
            return Phase.WAITING
        case Paused():
            return Phase.PAUSED
        case Ended():
            return Phase.ENDED
        case Running():
            left = remaining(clock, now)
            reached = [seen for _, at, seen in _calls(clock) if left <= at]
            return reached[-1] if reached else Phase.PLAYING


def remaining_text(seconds: float) -> str:
    """The remaining time as the display shows it: `49:59`, `1:05:00`, overtime `+0:12`.

    A second is shown until it is over: a round starts with `50:00`, and `0:00` comes when the time is up.
    """
    whole = math.ceil(round(seconds, 3))  # thousandths: a sum of floats must not show one second too many
    minutes, rest = divmod(abs(whole), 60)
    hours, minutes = divmod(minutes, 60)
    text = f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
    return f"+{text}" if whole < 0 else text


def _calls(clock: RoundClock) -> list[tuple[Signal, int, Phase]]:
    """The signals after the start that the round is long enough for, with the seconds remaining then."""
    seconds = ((name, minutes * 60, seen) for name, minutes, seen in _CALLS)
    return [call for call in seconds if call[1] < clock.length or not call[1]]

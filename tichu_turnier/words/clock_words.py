"""What the round clock says to the hall, in words."""

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.clock import (
    DEFAULT_PLAN,
    Moment,
    Phase,
    RoundClock,
    phase,
    played,
    remaining,
)

_FRESH = 60
"""For so many seconds after a signal its own words stand there."""
_BEGINNING = 20


def clock_words(clock: RoundClock, now: Moment, texts: Texts) -> str:
    """The latest signal while it is fresh, then the phase."""
    current, left = phase(clock, now), remaining(clock, now)
    if current is Phase.LAST_HAND:
        return texts("clock-signal-last-hand")
    if current is Phase.PLAYING and played(clock, now) < _BEGINNING:
        return texts("clock-signal-start", round=clock.round)
    if current is Phase.OVERTIME and left > -_FRESH:
        return texts("clock-signal-time-up")
    if current is Phase.WARNING:
        early, late = DEFAULT_PLAN.warnings_minutes
        if early * 60 - _FRESH < left <= early * 60:
            return texts("clock-signal-warning-10", minutes=early)
        if late * 60 - _FRESH < left <= late * 60:
            return texts("clock-signal-warning-5", minutes=late)
    return texts(f"clock-phase-{current.value}")

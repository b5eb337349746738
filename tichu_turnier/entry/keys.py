"""What each key means while results are typed.

The same keys on Swiss and German (QWERTZ), French (AZERTY) and US (QWERTY) keyboards: only letters that lie
at the same place on all three, so A, Q, W, Y, Z and M are never used. The four keys of a row stand, from left
to right, for the four names of a line of the score slip: both of the left side, then both of the right.

    S D F G   made the call (and so went out first); with Shift: Grand Tichu
    X C V B   lost the call (just below)
    H J K L   went out first without a call (the other hand, same row)
    U I       double victory of the left, of the right side
    P         was not played: adjusted scores instead, the next ones with each press (prepared hands only)
    O         Back to the Roots took the special cards out of the hand (only where Booster is played)
    E R T     takes over what may have been meant, where a line cannot be right

At a table of six there is one key for each player, S D F and J K L: made, pressed again lost, once more went
out first without a call, once more nothing.

Where two play (Tichu for Two), the first of both keys of a side is for a Tichu, or a Grand Tichu with Shift,
the second one (D and G, C and B) for a small Tichu.

One key says a whole call: made or lost is no second key, and a made call says who went out first. Points
are typed for one side only, `-` before or after the digits; Tab, arrows or a colon go to the other side. `/`
and `*` of the number pad are double victories too: a table without calls is typed with one hand.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from tichu_turnier.rules.calls import Call, column_order

COLUMN_SEATS = column_order(4)
"""The seats in the order of the slip: left side, right side."""
COLUMN_SEATS_OF_SIX = column_order(6)
SIX_KEYS = "sdfjkl"
"""One key for each of six players, in the order of the slip: three under each hand."""
MADE_KEYS = "sdfg"
LOST_KEYS = "xcvb"
FIRST_KEYS = "hjkl"
DOUBLE_KEYS = "ui"
REPAIR_KEYS = "ert"
SECOND_KEY = "f7"
ACCEPT_KEY = "f8"
NOTE_KEY = "f3"
SHIFT = "shift+"
_PAD_DOUBLES = "/*"
_OTHER_SIDE = ("tab", "backtab", ":", ".", ",")


class Outcome(StrEnum):
    """What a key says about one player."""

    MADE = "made"
    LOST = "lost"
    FIRST = "first"


class Step(StrEnum):
    """Keys that mean one thing; the value is their name."""

    ENTER = "enter"
    UP = "up"
    DOWN = "down"
    FIRST = "home"
    LAST = "end"
    OTHER_SIDE = "tab"
    BACKSPACE = "backspace"
    DELETE = "delete"
    INSERT = "insert"
    ESCAPE = "escape"
    UNDO = "undo"
    MODE = "f4"
    ROUND_BEFORE = "pageup"
    ROUND_AFTER = "pagedown"
    LEFT = "left"
    RIGHT = "right"
    YES = "+"
    NO = "n"
    AWARD = "p"
    """A prepared hand was not played: the next pair of adjusted scores."""
    ROOTS = "o"
    """The special cards were out of the hand, or were not after all."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A digit or the minus sign."""

    text: str


@dataclass(frozen=True, slots=True)
class Mark:
    """What happened to one player."""

    seat: int
    outcome: Outcome
    call: Call


@dataclass(frozen=True, slots=True)
class DoubleOf:
    """A double victory of side 0 or 1."""

    side: int


@dataclass(frozen=True, slots=True)
class Repair:
    """What may have been meant is taken over: the first, second or third of the suggestions (from 0)."""

    number: int


Action = Figure | Mark | DoubleOf | Repair | Step


def _actions() -> Iterator[tuple[str, Action]]:
    yield from ((step.value, step) for step in Step)
    yield from ((key, Step.OTHER_SIDE) for key in _OTHER_SIDE)
    marks = ((MADE_KEYS, Outcome.MADE), (LOST_KEYS, Outcome.LOST), (FIRST_KEYS, Outcome.FIRST))
    for shift, call in (("", Call.TICHU), (SHIFT, Call.GRAND_TICHU)):
        yield from ((f"{shift}{key}", Figure(key)) for key in "0123456789-")
        for keys in (DOUBLE_KEYS, _PAD_DOUBLES):
            yield from ((f"{shift}{key}", DoubleOf(side)) for side, key in enumerate(keys))
        yield from ((f"{shift}{key}", Repair(number)) for number, key in enumerate(REPAIR_KEYS))
        for keys, outcome in marks:
            yield from (
                (f"{shift}{key}", Mark(seat, outcome, call))
                for seat, key in zip(COLUMN_SEATS, keys, strict=True)
            )


ACTIONS = dict(_actions())
"""What each key means; all others mean nothing.

A key is a lower-case character or a name (`enter`, `tab`, `f4`), with `shift+` before a letter when Shift is
held; Caps Lock must not matter.
"""


def for_six(mark: Mark) -> tuple[int, Call] | None:
    """Whose key it is at a table of six, and the call that it means; None for a key without a player."""
    keys = MADE_KEYS if mark.outcome is Outcome.MADE else FIRST_KEYS if mark.outcome is Outcome.FIRST else ""
    key = keys[COLUMN_SEATS.index(mark.seat)] if keys else ""
    if not key or key not in SIX_KEYS:
        return None
    return COLUMN_SEATS_OF_SIX[SIX_KEYS.index(key)], mark.call

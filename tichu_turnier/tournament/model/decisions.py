"""Decisions of a director: against an entrant, about a hand, or otherwise than lot, audit and regulations."""

from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from typing import NewType

EntrantId = NewType("EntrantId", int)
"""Number of an entrant on the list of entrants, from 1 in the order of entry."""


class PenaltyKind(StrEnum):
    """What was decided."""

    WARNING = "warning"
    VICTORY_POINTS = "victory-points"
    TICHU_POINTS = "tichu-points"
    HAND_ANNULLED = "hand-annulled"
    HAND_REPLAYED = "hand-replayed"
    ADJUSTED_SCORE = "adjusted-score"
    DISQUALIFICATION = "disqualification"


@dataclass(frozen=True, slots=True)
class Penalty:
    """One decision of the director, kept apart from what was played."""

    number: int
    """From 1, in the order in which they were given."""
    kind: PenaltyKind
    who: tuple[EntrantId, ...]
    """Each of them bears all of it; of a ruling on a hand the first names the side that it is told for."""
    reason: str
    at: datetime
    """By the clock in the room."""
    amount: int = 0
    """Points that are taken away; in an adjusted score those of the own side."""
    against: int = 0
    """In an adjusted score those of the other side."""
    round: int = 0
    """From this round on the standings know of it; 0 before the first."""
    hand: int = 0
    """Which hand of the match (from 1); 0 where it is about none, or about the whole match."""
    decided_by: str = ""
    banned_until: date | None = None
    """The first day on which they may play again, as a note."""
    gone: bool = False
    """Whether the hand or match that it is about is there no more: it is about no other one, and waits."""


class DeviationKind(StrEnum):
    """What a director did otherwise than lot and audit; its words are the text `deviation-<kind>`."""

    HAND_DRAW = "hand-draw"
    EXCHANGE = "exchange"
    WARNED = "warned"
    ACCEPTED = "accepted"
    WALKOVER = "walkover"
    REGULATIONS = "regulations"
    WISHES = "wishes"
    CORRECTION = "correction"
    RULING = "ruling"
    WAIVED = "waived"


@dataclass(frozen=True, slots=True)
class Deviation:
    """One intervention of the director that nothing else in a snapshot shows."""

    kind: DeviationKind
    round: int
    """Which round it is about; of other regulations or wishes the last one that was drawn by then."""
    table: int = 0
    """0 where it is about no table."""
    before: str = ""
    """Of a result both totals, empty where there was none; of an open point that was waived its key."""
    after: str = ""
    reason: str = ""
    """Of a draw that was published in spite of a warning its key, of a ruling `given` or `lifted`."""

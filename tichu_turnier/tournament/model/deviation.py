"""What a director decided otherwise than lot, audit and regulations had it, for everybody to read."""

from dataclasses import dataclass
from enum import StrEnum


class DeviationKind(StrEnum):
    """What was done; its words are the text `deviation-<kind>`."""

    HAND_DRAW = "hand-draw"
    EXCHANGE = "exchange"
    WARNED = "warned"
    ACCEPTED = "accepted"
    REGULATIONS = "regulations"
    CORRECTION = "correction"
    RULING = "ruling"
    WAIVED = "waived"


@dataclass(frozen=True, slots=True)
class Deviation:
    """One of them."""

    kind: DeviationKind
    round: int
    """Which round it is about; of other regulations the last one that was drawn by then."""
    table: int = 0
    """0 where it is about no table."""
    before: str = ""
    """Of a result both totals, empty where there was none; of an open point that was waived its key."""
    after: str = ""
    reason: str = ""
    """Of a draw that was published in spite of a warning its key, of a ruling `given` or `lifted`."""

"""What becomes of those who sit a round out, or who are too many for tables of four."""

from enum import StrEnum


class ByeCredit(StrEnum):
    """What an entrant who sits out a round is credited with."""

    NONE = "none"
    AVERAGE = "average"
    FLAT = "flat"
    PRORATED = "prorated"


class OddNumbers(StrEnum):
    """What those do who are too many, or too few, for tables of four."""

    REST = "rest"
    """They sit the round out."""
    FIVE = "five"
    """Each joins a table: of its five people one rests in every hand, and the match is longer."""
    THREE = "three"
    """Tables of three: in every hand one plays with an open hand as partner against the other two."""
    SIX = "six"
    """Two join a table together: its six people play three against three."""

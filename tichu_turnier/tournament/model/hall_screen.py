"""What the director wants on a screen of the hall."""

from dataclasses import dataclass
from enum import StrEnum


class RoomMode(StrEnum):
    """What the director wants on the wall, in the order of the menu."""

    AUTO = "auto"
    ROTATE = "rotate"
    CLOCK = "clock"
    SEATS = "seats"
    STANDINGS = "standings"
    MESSAGE = "message"


@dataclass(frozen=True, slots=True)
class HallScreen:
    """A screen that is a browser; all desks see what each shows, and any may choose."""

    name: str
    mode: RoomMode = RoomMode.AUTO
    message: str = ""
    """What stands there where it shows a message."""

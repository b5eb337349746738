"""How a club wants its paper to look."""

from dataclasses import dataclass
from enum import StrEnum

from tichu_turnier.tournament.tables.link_keys import Links


class Paper(StrEnum):
    """The sizes a club printer knows."""

    A4 = "A4"
    A5 = "A5"
    LETTER = "Letter"


class Design(StrEnum):
    """How a certificate is composed."""

    CLASSIC = "classic"
    MODERN = "modern"
    LAUREL = "laurel"


@dataclass(frozen=True, slots=True)
class Logo:
    """A picture (PNG or JPEG) as it stands in its file, with its size in pixels."""

    data: bytes
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Look:
    """The wishes of a club, the same for every sheet."""

    paper: Paper | None = None
    """None: as the sheet itself wants it."""
    large: bool = False
    """Everything half as large again (by the square root of 2), for eyes that need it."""
    duplex: bool = False
    """Whether a printer is asked to print on both sides."""
    logo: Logo | None = None
    colour: str = ""
    """Of lines and frames, as `#8c1d40`; empty: black."""
    certificate: str = ""
    """What stands below the name on a certificate, instead of the usual words."""
    signatures: tuple[str, ...] = ()
    """Who signs a certificate; empty: the usual one."""
    design: Design | None = None
    """Of certificates; None: the usual one."""
    room_row: int = 0
    """How many tables stand in a row on a map of the room; 0: as the map sees fit."""
    slips_a_page: int = 0
    """1, 2 or 4 score slips; 0: as usual, which is two."""
    links: Links | None = None
    """Where phones report; None where they cannot."""


PLAIN = Look()

"""What a careful secretary takes from a list, as values that a file of JSON can hold."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field


@dataclass(slots=True)
class Expected:
    """One entry of a list, and what is to come of it."""

    members: list[str]
    line: int = 0
    """Where it stands, from 1."""
    name: str = ""
    """Of the team; without one nothing is expected of it."""
    club: str = ""
    paid: bool = False
    present: bool = False
    waiting: bool = False
    coming: bool = True
    open: list[str] = field(default_factory=list)
    """What the list does not say clearly: it may be read one way or the other, if it is said."""
    free: list[str] = field(default_factory=list)
    """What may be read one way or the other without a word."""
    proofs: dict[str, list[str]] = field(default_factory=dict)
    """By which texts of the list (cells and headings) a remark about each matter can be known."""


@dataclass(slots=True)
class Truth:
    """All entries of a list, and where a person has to be asked about the list as a whole."""

    unit: str
    entries: list[Expected]
    any_case: bool = False
    """Whether names in capitals may come as capitals or not."""
    any_order: bool = False
    """Whether given name and surname may come in either order."""
    unreadable: str = ""
    """Why the file may also be refused as a whole, in words; "" if it may not."""

    def told(self) -> Mapping[str, object]:
        return asdict(self)


def truth_of(told: Mapping) -> Truth:
    """The truth that was written into a file."""
    entries = [Expected(**entry) for entry in told["entries"]]
    return Truth(told["unit"], entries, told["any_case"], told["any_order"], told["unreadable"])

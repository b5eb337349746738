"""What a criterion of the standings is."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from tichu_turnier.tournament.model.snapshot import EntrantId
from tichu_turnier.tournament.scoring.tallies import Meeting, Record
from tichu_turnier.tournament.scoring.victory_points import Number


@dataclass(frozen=True, slots=True)
class TieBreakContext:
    """What a criterion may know beside the record that it values."""

    tied: tuple[EntrantId, ...] = ()
    """All whom no criterion above has parted from this entrant, himself included; empty if there are none."""
    scores: Mapping[EntrantId, Number] = field(default_factory=dict)
    """The victory points of everybody, as whole numbers where they are whole: those add up quicker."""
    meetings: Mapping[EntrantId, Sequence[Meeting]] = field(default_factory=dict)
    """Whom everybody met; empty unless a criterion of the chain asks for it."""
    places: Mapping[int, int] = field(default_factory=dict)
    """How far everybody came in a knock-out, 1 for who can still win; empty unless a criterion asks."""
    seed: int = 0
    """For lots: the recorded seed of the first draw."""


@dataclass(frozen=True, slots=True)
class TieBreak:
    """One criterion: the larger value stands higher. Its name is the text `tie-break-<key>`."""

    key: str
    value: Callable[[Record, TieBreakContext], Number]
    needs_encounters: bool = False
    needs_bracket: bool = False

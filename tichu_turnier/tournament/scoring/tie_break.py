"""What a criterion of the standings is."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from tichu_turnier.tournament.model.snapshot import EntrantId
from tichu_turnier.tournament.scoring.record import Number, Record

_PARTS = 60
"""Can be shared by one to six opponents: whole numbers add up quicker than fractions."""


class Meeting(NamedTuple):
    """Hands of one entrant against the same opponents."""

    opponents: tuple[EntrantId, ...]
    """The partnership or the two players of the other side."""
    won: Number
    """Victory points."""
    lost: Number
    """Victory points of the other side."""
    round: int = 0


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


def strength(
    faced: Iterable[tuple[Number, Collection[EntrantId]]], scores: Mapping[EntrantId, Number]
) -> Number:
    """The sum of the average scores of opponents, each times the number before them."""
    score = scores.__getitem__
    parts = sum([times * (_PARTS // len(others)) * sum(map(score, others)) for times, others in faced])
    return Fraction(parts, _PARTS) if parts % _PARTS else parts // _PARTS

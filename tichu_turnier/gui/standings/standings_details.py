"""What can be told about the standings beside places and points?"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.insight.prospects import Prospect, prospects
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.scoring.partner_adjusted import partner_adjusted
from tichu_turnier.tournament.scoring.ranking import Row
from tichu_turnier.words.numbers import decimals

_MOST_NAMES = 6
_TALKED_ABOUT = 2
"""Who can still win is of interest once so many rounds, or fewer, have no results yet."""


@dataclass(frozen=True, slots=True)
class Details:
    """What is computed beside the standings, where it is wanted."""

    prospects: Mapping[EntrantId, Prospect] = field(default_factory=dict)
    """Which places are still open; empty when all is over, or for the standings of a round that is past."""
    adjusted: Mapping[EntrantId, Fraction] = field(default_factory=dict)


def details_of(tournament: Tournament, after: int | None, *, wanted: bool) -> Details:
    """All of it when it is wanted; else only who can still win, and only near the end."""
    played = sum(not tournament.missing(drawn.number) for drawn in tournament.rounds)
    near = planned_rounds(tournament) - played <= _TALKED_ABOUT
    open_places = prospects(tournament) if after is None and (wanted or near) else {}
    over = all(each.best == each.worst for each in open_places.values())
    return Details({} if over else open_places, partner_adjusted(tournament, after) if wanted else {})


def hopes(details: Details, rows: Sequence[Row], texts: Texts) -> str:
    """Who can still win, as long as that is not everybody; empty when there is nothing to say."""
    names = [row.entrant.name for row in rows if _can_win(details, row)]
    if not names or len(names) == len(details.prospects):
        return ""
    if len(names) == 1:
        return texts("standings-has-won", name=names[0])
    shown = ", ".join(names[:_MOST_NAMES]) + (" …" if len(names) > _MOST_NAMES else "")
    return texts("standings-can-win", count=len(names), names=shown)


def _can_win(details: Details, row: Row) -> bool:
    found = details.prospects.get(row.entrant.id)
    return found is not None and found.can_win


def open_places(prospect: Prospect | None) -> str:
    """The places that are still within reach, e.g. `1–4`."""
    if prospect is None:
        return ""
    if prospect.best == prospect.worst:
        return str(prospect.best)
    return f"{prospect.best}–{prospect.worst}"


def per_hand(row: Row, point: str) -> str:
    """Victory points per hand with two decimals; empty where nobody wrote down hands."""
    record = row.record
    return decimals(record.victory_points_per_hand, point) if record.hands else ""


def against_partners(adjusted: Fraction | None, point: str) -> str:
    """The value adjusted for partners, with its sign."""
    return "" if adjusted is None else decimals(adjusted, point, signed=True)

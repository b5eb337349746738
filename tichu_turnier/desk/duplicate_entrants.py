"""Entrants of tonight's list who may have been entered twice."""

from collections.abc import Iterable

from tichu_turnier.desk.similar import plain, similar_names
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament
from tichu_turnier.tournament.registration.overview import Couple


def doubles(tournament: Tournament) -> tuple[Couple, ...]:
    """Pairs of entrants whose names may mean the same person or team; never of two clubs."""
    everybody = tuple(tournament.entrants.values())
    apart = set(_told_apart(everybody))
    pairs = similar_names([entrant.name for entrant in everybody])
    found = ((everybody[one], everybody[later]) for one, later in pairs)
    return tuple(
        (one.id, other.id)
        for one, other in found
        if (one.id, other.id) not in apart and _may_be_one_club(one.club, other.club)
    )


def _told_apart(everybody: Iterable[Entrant]) -> Iterable[Couple]:
    """Who must not meet are two."""
    return ((min(one.id, other), max(one.id, other)) for one in everybody for other in one.apart_from)


def _may_be_one_club(one: str, other: str) -> bool:
    return not one or not other or plain(one) == plain(other)

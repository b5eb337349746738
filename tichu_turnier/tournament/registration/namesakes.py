"""How an entrant is called where several are named: with the club if two on the list have the name."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache

from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament
from tichu_turnier.tournament.registration.entrants import exact_name, people


def own_name(tournament: Tournament, who: EntrantId) -> str:
    """The name of an entrant in a list, with the club where two on it are called the same: `Wolf (Bern)`."""
    entrant = tournament.entrants[who]
    return f"{entrant.name}{club_behind(tournament, entrant)}"


def own_names(tournament: Tournament, whom: Iterable[EntrantId]) -> list[str]:
    """The names of several, each as `own_name` says it."""
    return [own_name(tournament, who) for who in whom]


def people_named(tournament: Tournament, who: EntrantId) -> tuple[str, ...]:
    """The people of an entrant, each with the club where two on the list are called the same."""
    entrant = tournament.entrants[who]
    club = club_behind(tournament, entrant)
    return tuple(f"{name}{club}" for name in people(entrant))


def club_behind(tournament: Tournament, entrant: Entrant) -> str:
    """What stands behind a name that two have: ` (Bern)`; else nothing."""
    if not entrant.club or exact_name(entrant.name) not in names_of_two(tournament):
        return ""
    return f" ({entrant.club})"


def called(tournament: Tournament) -> Mapping[EntrantId, Entrant]:
    """All entrants, each with the name that `own_name` says."""
    if not names_of_two(tournament):
        return tournament.entrants
    return {
        who: replace(entrant, name=own_name(tournament, who)) for who, entrant in tournament.entrants.items()
    }


def names_of_two(tournament: Tournament) -> frozenset[str]:
    """The names, by `exact_name`, that more than one on the list have."""
    return _names_of_two(_Listed(tournament.entrants))


class _Listed:
    """A list of entrants, the same only as itself: so that its names are looked through once."""

    __slots__ = ("entrants",)

    def __init__(self, entrants: Mapping[EntrantId, Entrant]) -> None:
        self.entrants = entrants

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Listed) and other.entrants is self.entrants

    def __hash__(self) -> int:
        return id(self.entrants)


@lru_cache(maxsize=4)
def _names_of_two(listed: _Listed) -> frozenset[str]:
    often = Counter(exact_name(entrant.name) for entrant in listed.entrants.values())
    return frozenset(name for name, count in often.items() if count > 1)

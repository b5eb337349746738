"""Who is meant by a piece of a name that is typed instead of the number of a table."""

from collections.abc import Iterator
from typing import NamedTuple

from tichu_turnier.desk.search import search, words_of
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.registration.namesakes import own_name


class Sitting(NamedTuple):
    """Somebody who plays in a round or sits it out, as found by a piece of a name."""

    name: str
    table: int
    """0 for who sits the round out."""
    called: str
    """All names by which this one can be found."""


def sitting(tournament: Tournament, number: int, typed: str) -> tuple[Sitting, ...]:
    """Everybody who may be meant: `anna` is Anna where there is one, else Annabelle, else a name like it."""
    found = search(typed, _everybody(tournament, number), lambda one: one.called)
    wanted = set(words_of(typed))
    exact = tuple(one for one in found if wanted <= set(words_of(one.called)))
    return exact or found


def _everybody(tournament: Tournament, number: int) -> Iterator[Sitting]:
    drawn = tournament.round(number)
    if drawn is None:
        return
    seats = [(who, seating.table) for seating in drawn.tables for who in seating.entrants()]
    rest: list[tuple[EntrantId, int]] = [(who, 0) for who in drawn.sitting_out]
    for who, table in (*seats, *rest):
        entrant = tournament.entrants[who]
        yield Sitting(
            own_name(tournament, who), table, " ".join((entrant.name, *entrant.members, *entrant.formerly))
        )

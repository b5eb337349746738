"""Who was with whom in which rounds: as partners, as opponents, at the same table."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from tichu_turnier.tournament.draws.rotation.quality import (
    Couple,
    Table,
    meetings_of,
    opponents_of,
    partners_of,
)
from tichu_turnier.tournament.model.snapshot import EntrantId, Seating, Tournament
from tichu_turnier.tournament.tables.odd_tables import not_at_a_table_of_four
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.tournament.tables.table_count import Together

K = TypeVar("K")
Rounds = tuple[int, ...]
"""Numbers of rounds, in their order."""


_KINDS: Mapping[Together, Callable[[Table], Iterable[Couple]]] = {
    Together.PARTNERS: partners_of,
    Together.OPPONENTS: opponents_of,
    Together.TABLE: meetings_of,
}


@dataclass(frozen=True, slots=True)
class Meetings:
    """Who was with whom in which rounds, of those who ever were."""

    couples: Mapping[Together, Mapping[Couple, Rounds]]
    tables: Mapping[tuple[EntrantId, int], Rounds]
    """When somebody sat at which table."""
    rests: Mapping[EntrantId, Rounds]
    """When somebody sat out, or was the fifth at a table."""


def meetings(tournament: Tournament, without: int = 0) -> Meetings:
    """All rounds that are drawn, but for one if its number is given."""
    tables: dict[tuple[EntrantId, int], Rounds] = {}
    rests: dict[EntrantId, Rounds] = {}
    couples: dict[Together, dict[Couple, Rounds]] = {kind: {} for kind in Together}
    for drawn in tournament.rounds:
        if drawn.number != without:
            seats = ((who, seating.table) for seating in drawn.tables for who in seating.entrants())
            _note(tables, seats, drawn.number)
            _note(rests, not_at_a_table_of_four(drawn), drawn.number)
            for kind, found in couples.items():
                _note(found, couples_at(tournament, drawn.tables, kind), drawn.number)
    return Meetings(couples, tables, rests)


def couples_at(tournament: Tournament, tables: Iterable[Seating], kind: Together) -> Iterator[Couple]:
    """Who is together at these tables in a certain way, each couple of a table once."""
    for seating in tables:
        yield from set(_KINDS[kind](table_of(seating, tournament.regulations).pairings))


def _note(found: dict[K, Rounds], keys: Iterable[K], number: int) -> None:
    for key in keys:
        found[key] = (*found.get(key, ()), number)

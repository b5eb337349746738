"""Another draw of the next round that is as good, or that none was found."""

from collections.abc import Hashable, Iterable

from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.snapshot import Regulations, Round, Tournament
from tichu_turnier.tournament.tables.table import table_of

TRIED = 6
"""So many seeds are tried before it is said that they give no other draw."""


def another(tournament: Tournament, shown: Round, seeds: Iterable[int]) -> Round | None:
    """The next round by the first of these seeds that gives another; None if each gives the one shown.

    Who plays with whom, against whom, with which prepared hands and who rests makes a draw; numbers of tables
    and seats at a table do not.
    """
    known = drawn_people(shown, tournament.regulations)
    made = (next_round(tournament, seed) for seed in seeds)
    return next((each for each in made if drawn_people(each, tournament.regulations) != known), None)


def drawn_people(drawn: Round, regulations: Regulations) -> Hashable:
    """The same for two draws in which everybody does the same with the same others."""
    tables = (
        (
            frozenset(frozenset(map(frozenset, stage)) for stage in table_of(seating, regulations).pairings),
            seating.first_board,
        )
        for seating in drawn.tables
    )
    return frozenset(tables), frozenset(drawn.sitting_out)

"""Draw people who are regrouped between rounds: the next round of their rotation, seats, table numbers."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from tichu_turnier.tournament.draws.format import PlannedRound, planned, seated
from tichu_turnier.tournament.draws.rotation.draw import Draw, Fours, Foursome
from tichu_turnier.tournament.draws.rotation.evening import Evening, Rotation, next_draw, plan_ahead
from tichu_turnier.tournament.draws.side_conditions import apart_of
from tichu_turnier.tournament.model.snapshot import Round, Tournament
from tichu_turnier.tournament.tables.odd_tables import dummies, not_at_a_table_of_four, with_dummies
from tichu_turnier.tournament.tables.table_count import expected


def draw_people(rotation: Rotation, tournament: Tournament, seed: int) -> Round:
    """The next round of a rotation.

    Where tables of three fill up with dummies, those must not meet: that would be a table of two. Where that
    cannot be, nobody is missing and some rest.
    """
    people, apart = tournament.playing(len(tournament.rounds) + 1), apart_of(tournament)
    missing = dummies(tournament, len(people))
    first = tournament.rounds[0].seed if tournament.rounds else None
    parted = replace(apart, never=apart.never.union(combinations(missing, 2)))
    rounds, history = tournament.regulations.rounds, history_of(tournament, rotation)
    resting = expected(tournament.regulations, len(people)).resting
    join = any(r.sitting_out != each.sitting_out for r, each in zip(tournament.rounds, history, strict=True))
    rested = [r.sitting_out for r in tournament.rounds] if join else None
    evening = Evening(rotation, (*people, *missing), history, rounds, seed, first, rested, resting, parted)
    drawn = next_draw(evening)
    if any(len(set(missing).intersection(table)) > 1 for table in drawn.tables):
        drawn = next_draw(replace(evening, present=people, apart=apart))
    return seated(tournament, drawn, seed)


def history_of(tournament: Tournament, rotation: Rotation) -> list[Fours]:
    """Who was at which table so far, as partners or in the order of the seats; and who was too many."""
    return [
        Draw(
            tuple(
                _partnered(*seats) if rotation.partners else seats
                for seats in with_dummies(drawn, tournament.regulations)
            ),
            not_at_a_table_of_four(drawn),
        )
        for drawn in tournament.rounds
    ]


def _partnered(a: int, c: int, b: int, d: int) -> Foursome:
    """The partners of seats 0 and 2, then those of seats 1 and 3."""
    return a, b, c, d


def plan_people(rotation: Rotation, people: Sequence[int], rounds: int, seed: int) -> list[PlannedRound]:
    """All rounds of a rotation at once."""
    return planned(plan_ahead(rotation, people, rounds, seed), rotating=not rotation.partners)

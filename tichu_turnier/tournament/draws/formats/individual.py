"""Format: players who get a new partner in every round (Turnierregel DTM)."""

from collections.abc import Callable, Iterable, Sequence

from tichu_turnier.tournament.draws.format import Format, PlannedRound, next_round, partners
from tichu_turnier.tournament.draws.rotation.apart import Apart
from tichu_turnier.tournament.draws.rotation.grouping import Grouping
from tichu_turnier.tournament.draws.rotation.individual import draw_individual, planned_doubles
from tichu_turnier.tournament.draws.rotation.lots import generator, shuffled
from tichu_turnier.tournament.draws.rotation.partnered_round import Foursome, PartneredRound
from tichu_turnier.tournament.draws.rotation.quality import Table
from tichu_turnier.tournament.draws.rotation.winners_table import draw_winners
from tichu_turnier.tournament.draws.side_conditions import apart_of
from tichu_turnier.tournament.model.snapshot import Round, Tournament, Unit
from tichu_turnier.tournament.scoring.ranking import ranking
from tichu_turnier.tournament.tables.odd_tables import (
    draw_full,
    dummies,
    not_at_a_table_of_four,
    with_dummies,
)

Draw = Callable[[Sequence[int], Sequence[PartneredRound], int, int, int | None, Apart], PartneredRound]
"""The next round: who is here, what was played, rounds, seed, seed of the first round, who is kept apart."""


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round: nobody partners anybody twice, and opponents come again as rarely as possible.

    Or by the standings, where the regulations say so: then the best four play each other.
    """
    if tournament.regulations.by_standings and tournament.rounds:
        return _winners_table(tournament, seed)
    return drawn_by(draw_individual, tournament, seed)


def _winners_table(tournament: Tournament, seed: int) -> Round:
    """The next round from the top of the standings, equals among themselves by lot."""
    people, rng = tournament.playing(len(tournament.rounds) + 1), generator(seed, len(tournament.rounds), 5)
    rows = ranking(tournament, len(tournament.rounds))
    places = {row.entrant.id: row.place or len(rows) for row in rows}
    standing = sorted(shuffled(rng, people), key=lambda who: places.get(who, len(rows)))
    missing = dummies(tournament, len(people))
    drawn = draw_winners(standing, _history(tournament), missing, seed, apart_of(tournament))
    tables = (partners(*four) for four in drawn.tables)
    return next_round(tournament, tables, drawn.sitting_out, seed, in_order=True)


def drawn_by(method: Draw, tournament: Tournament, seed: int) -> Round:
    """The next round by a way to draw players whose partners change from round to round."""
    history = _history(tournament)
    first = tournament.rounds[0].seed if tournament.rounds else None
    rounds = tournament.regulations.rounds
    drawn = draw_full(tournament, lambda people, apart: method(people, history, rounds, seed, first, apart))
    return next_round(tournament, (partners(*four) for four in drawn.tables), drawn.sitting_out, seed)


def _history(tournament: Tournament) -> list[PartneredRound]:
    """Who partnered whom so far, and who was too many for the tables of four."""
    return [
        PartneredRound(
            tuple(map(_foursome, with_dummies(r, tournament.regulations))), not_at_a_table_of_four(r)
        )
        for r in tournament.rounds
    ]


def _foursome(seats: tuple[int, int, int, int]) -> Foursome:
    """The partners of seats 0 and 2, then those of seats 1 and 3."""
    a, c, b, d = seats
    return a, b, c, d


def _stages(a: int, b: int, c: int, d: int) -> Table:
    return (((a, b), (c, d)),)


def plan(people: Sequence[int], rounds: int, seed: int) -> list[PlannedRound]:
    """All rounds at once."""
    if len(people) < 4:  # noqa: PLR2004 - a table
        return [PlannedRound((), tuple(people))] * rounds
    return planned_rounds(planned_doubles(people, (), rounds, generator(seed, 0))[:rounds])


def planned_rounds(turns: Iterable[Grouping]) -> list[PlannedRound]:
    """Drawn rounds as rounds of a plan."""
    return [PlannedRound([_stages(*four) for four in turn.tables], turn.sitting_out) for turn in turns]


INDIVIDUAL = Format("individual", Unit.PLAYER, draw, plan, options=("odd_numbers", "by_standings"))

"""Format: players who get a new partner in every round (Turnierregel DTM)."""

from functools import partial

from tichu_turnier.tournament.draws.format import Format, next_round, partners
from tichu_turnier.tournament.draws.regrouped import draw_people, history_of, plan_people
from tichu_turnier.tournament.draws.rotation.evening import Rotation
from tichu_turnier.tournament.draws.rotation.lots import generator, shuffled
from tichu_turnier.tournament.draws.rotation.winners_table import draw_winners
from tichu_turnier.tournament.draws.side_conditions import apart_of
from tichu_turnier.tournament.model.snapshot import Round, Tournament, Unit
from tichu_turnier.tournament.scoring.ranking import ranking
from tichu_turnier.tournament.tables.odd_tables import dummies


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round: nobody partners anybody twice, and opponents come again as rarely as possible.

    Or by the standings, where the regulations say so: then the best four play each other.
    """
    if tournament.regulations.by_standings and tournament.rounds:
        return _winners_table(tournament, seed)
    return draw_people(Rotation.PARTNERS, tournament, seed)


def _winners_table(tournament: Tournament, seed: int) -> Round:
    """The next round from the top of the standings, equals among themselves by lot."""
    people, rng = tournament.playing(len(tournament.rounds) + 1), generator(seed, len(tournament.rounds), 5)
    rows = ranking(tournament, len(tournament.rounds))
    places = {row.entrant.id: row.place or len(rows) for row in rows}
    standing = sorted(shuffled(rng, people), key=lambda who: places.get(who, len(rows)))
    missing, history = dummies(tournament, len(people)), history_of(tournament, Rotation.PARTNERS)
    drawn = draw_winners(standing, history, missing, seed, apart_of(tournament))
    tables = (partners(*four) for four in drawn.tables)
    return next_round(tournament, tables, drawn.sitting_out, seed, in_order=True)


INDIVIDUAL = Format(
    "individual",
    Unit.PLAYER,
    draw,
    partial(plan_people, Rotation.PARTNERS),
    options=("odd_numbers", "by_standings"),
)

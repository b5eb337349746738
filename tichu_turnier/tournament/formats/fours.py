"""How are tables of four drawn whose people partner each other in turn (Turniermodus)?"""

from collections.abc import Sequence

from tichu_turnier.tournament.format import Format, PlannedRound, next_round, partners, stages_at
from tichu_turnier.tournament.model import Round, Seating, Tournament, Unit
from tichu_turnier.tournament.odd_tables import benched, filled, ghosts, kept_from_each_other, lonely
from tichu_turnier.tournament.rotation.fours import draw_fours
from tichu_turnier.tournament.rotation.grouping import Grouping
from tichu_turnier.tournament.rotation.lots import generator
from tichu_turnier.tournament.rotation.plan import planned
from tichu_turnier.tournament.rotation.quality import Table, four_rotating
from tichu_turnier.tournament.side_conditions import apart_of


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round: tables are regrouped so that, as far as possible, no two people meet twice."""
    people = tournament.playing(len(tournament.rounds) + 1)
    history = [Grouping(filled(r), benched(r)) for r in tournament.rounds]
    first = tournament.rounds[0].seed if tournament.rounds else None
    rounds, apart, missing = (
        tournament.regulations.rounds,
        apart_of(tournament),
        ghosts(tournament, len(people)),
    )
    everybody, parted = (*people, *missing), kept_from_each_other(missing, apart)
    drawn = draw_fours(everybody, history, rounds, seed, first, parted)
    if lonely(drawn.tables):
        drawn = draw_fours(people, history, rounds, seed, first, apart)
    return next_round(tournament, (partners(*table) for table in drawn.tables), drawn.sitting_out, seed)


def table(seating: Seating) -> Table:
    """Everybody partners everybody once."""
    return stages_at(seating) or four_rotating(*seating.seats)


def plan(people: Sequence[int], rounds: int, seed: int) -> list[PlannedRound]:
    """All rounds at once."""
    if len(people) < 4:  # noqa: PLR2004 - a table
        return [PlannedRound((), tuple(people))] * rounds
    turns = planned(people, (), rounds, generator(seed, 0))[:rounds]
    return [PlannedRound([four_rotating(*four) for four in turn.tables], turn.sitting_out) for turn in turns]


FOURS = Format("fours", Unit.PLAYER, draw, table, plan, heeds=("odd_numbers",))

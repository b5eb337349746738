"""Format: tables of four whose people partner each other in turn (Turniermodus)."""

from collections.abc import Sequence

from tichu_turnier.tournament.draws.format import Format, PlannedRound, next_round, partners
from tichu_turnier.tournament.draws.rotation.apart import ANYBODY, Apart
from tichu_turnier.tournament.draws.rotation.grouping import Grouping
from tichu_turnier.tournament.draws.rotation.lots import generator
from tichu_turnier.tournament.draws.rotation.plans.plan import planned, searched
from tichu_turnier.tournament.draws.rotation.plans.plan_follower import next_round_of_plan
from tichu_turnier.tournament.draws.rotation.quality import four_rotating
from tichu_turnier.tournament.model.snapshot import Round, Tournament, Unit
from tichu_turnier.tournament.tables.odd_tables import draw_full, not_at_a_table_of_four, with_dummies


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round: tables are regrouped so that, as far as possible, no two people meet twice."""
    history = [
        Grouping(tuple(with_dummies(r, tournament.regulations)), not_at_a_table_of_four(r))
        for r in tournament.rounds
    ]
    first = tournament.rounds[0].seed if tournament.rounds else None
    rounds = tournament.regulations.rounds
    drawn = draw_full(
        tournament, lambda people, apart: draw_fours(people, history, rounds, seed, first, apart)
    )
    return next_round(tournament, (partners(*table) for table in drawn.tables), drawn.sitting_out, seed)


def plan(people: Sequence[int], rounds: int, seed: int) -> list[PlannedRound]:
    """All rounds at once."""
    if len(people) < 4:  # noqa: PLR2004 - a table
        return [PlannedRound((), tuple(people))] * rounds
    turns = planned(people, (), rounds, generator(seed, 0))[:rounds]
    return [PlannedRound([four_rotating(*four) for four in turn.tables], turn.sitting_out) for turn in turns]


FOURS = Format("fours", Unit.PLAYER, draw, plan, options=("odd_numbers",))


__all__ = ["Grouping", "draw_fours"]


def draw_fours(
    present: Sequence[int],
    history: Sequence[Grouping],
    rounds: int,
    seed: int,
    plan_seed: int | None = None,
    apart: Apart = ANYBODY,
) -> Grouping:
    """Draw round `len(history)` + 1 of `rounds` so that nobody meets anybody twice as far as possible.

    Arguments as for `next_round_of_plan`.
    """
    return next_round_of_plan(present, history, rounds, seed, plan_seed, planned, searched, apart)

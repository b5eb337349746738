"""The next round at tables of four whose people rotate partners and are then regrouped."""

from collections.abc import Sequence

from tichu_turnier.tournament.draws.rotation.apart import ANYBODY, Apart
from tichu_turnier.tournament.draws.rotation.grouping import Grouping
from tichu_turnier.tournament.draws.rotation.plans.plan import planned, searched
from tichu_turnier.tournament.draws.rotation.plans.plan_follower import next_round_of_plan

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

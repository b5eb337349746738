"""Format: fixed partnerships who play everybody once (Berger tables), or home and away."""

from collections.abc import Sequence

from tichu_turnier.tournament.draws.format import Format, PlannedRound, next_round, sides
from tichu_turnier.tournament.draws.formats.partnerships_by_lot import pairings, versus
from tichu_turnier.tournament.draws.rotation.draw import Matches
from tichu_turnier.tournament.draws.rotation.pairings.round_robin import draw_round_robin
from tichu_turnier.tournament.model.snapshot import Round, Tournament, Unit


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round of the Berger tables; after the last one they begin anew with the sides changed."""
    teams = tournament.playing(len(tournament.rounds) + 1)
    drawn = draw_round_robin(teams, pairings(tournament), seed)
    return next_round(tournament, (sides(*match) for match in drawn.tables), drawn.sitting_out, seed)


def plan(teams: Sequence[int], rounds: int, seed: int) -> list[PlannedRound]:
    """All rounds at once."""
    history: list[Matches] = []
    while len(history) < rounds:
        history.append(draw_round_robin(teams, history, seed))
    return [PlannedRound([versus(*match) for match in turn.tables], turn.sitting_out) for turn in history]


ROUND_ROBIN = Format("round-robin", Unit.PARTNERSHIP, draw, plan)

"""Format: fixed partnerships, equals meet (Swiss system)."""

from collections.abc import Sequence

from tichu_turnier.tournament.draws.format import Format, PlannedRound, next_round, sides
from tichu_turnier.tournament.draws.formats.partnerships_by_lot import pairings, versus
from tichu_turnier.tournament.draws.rotation.draw import Matches
from tichu_turnier.tournament.draws.rotation.pairings.partnerships import draw_partnerships
from tichu_turnier.tournament.draws.rotation.pairings.swiss import draw_swiss
from tichu_turnier.tournament.draws.side_conditions import apart_of
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Tournament, Unit
from tichu_turnier.tournament.scoring.ranking import ranking

FINENESS = 12
"""Into how many parts a victory point is cut, as average credits for byes need not be whole."""


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round: the first by lot, then by the standings, without a rematch while one can be avoided."""
    teams = tournament.playing(len(tournament.rounds) + 1)
    history = pairings(tournament)
    if history:
        points = _points(tournament, teams)
        drawn = draw_swiss(list(points), points, history, seed, apart_of(tournament))
    else:
        drawn = draw_partnerships(teams, history, seed, 1, apart_of(tournament))
    return next_round(tournament, (sides(*match) for match in drawn.tables), drawn.sitting_out, seed)


def _points(tournament: Tournament, teams: Sequence[EntrantId]) -> dict[int, int]:
    """The points of everybody who is here, the first one leading; who came late has none."""
    ranked = {
        row.entrant.id: int(row.record.victory_points * FINENESS)
        for row in ranking(tournament, len(tournament.rounds))
    }
    order = [team for team in ranked if team in teams] + [team for team in teams if team not in ranked]
    points: dict[int, int] = {team: ranked.get(team, 0) for team in order}
    return dict(sorted(points.items(), key=lambda pair: -pair[1]))


def plan(teams: Sequence[int], rounds: int, seed: int) -> list[PlannedRound]:
    """All rounds as they come when every match ends level."""
    level, history = dict.fromkeys(teams, 0), list[Matches]()
    while len(history) < rounds:
        if history:
            history.append(draw_swiss(list(level), level, history, seed))
        else:
            history.append(draw_partnerships(teams, history, seed, 1))
    return [PlannedRound([versus(*match) for match in turn.tables], turn.sitting_out) for turn in history]


SWISS = Format("swiss", Unit.PARTNERSHIP, draw, plan, by_results=True)

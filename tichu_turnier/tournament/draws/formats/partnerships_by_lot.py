"""Format: fixed partnerships drawn by lot."""

from collections.abc import Sequence

from tichu_turnier.tournament.draws.format import Format, PlannedRound, next_round, sides
from tichu_turnier.tournament.draws.rotation.draw import Draw, Matches
from tichu_turnier.tournament.draws.rotation.pairings.partnerships import draw_partnerships
from tichu_turnier.tournament.draws.rotation.quality import Table
from tichu_turnier.tournament.draws.side_conditions import apart_of
from tichu_turnier.tournament.model.snapshot import Round, Tournament, Unit


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round: who plays whom is decided by lot, without a rematch while one can be avoided."""
    teams = tournament.playing(len(tournament.rounds) + 1)
    rounds, apart = tournament.regulations.rounds, apart_of(tournament)
    drawn = draw_partnerships(teams, pairings(tournament), seed, rounds, apart)
    return next_round(tournament, (sides(*match) for match in drawn.tables), drawn.sitting_out, seed)


def pairings(tournament: Tournament) -> list[Matches]:
    """Who has played whom, and who sat out, round by round."""
    return [Draw(tuple((s.seats[0], s.seats[1]) for s in r.tables), r.sitting_out) for r in tournament.rounds]


def versus(p: int, q: int) -> Table:
    """A match of two partnerships."""
    return (((p,), (q,)),)


def plan(teams: Sequence[int], rounds: int, seed: int) -> list[PlannedRound]:
    """All rounds, each drawn on top of the ones before."""
    history: list[Matches] = []
    while len(history) < rounds:
        history.append(draw_partnerships(teams, history, seed, rounds))
    return [PlannedRound([versus(*match) for match in turn.tables], turn.sitting_out) for turn in history]


PARTNERSHIPS_BY_LOT = Format("partnerships-by-lot", Unit.PARTNERSHIP, draw, plan)

"""Format: knock-out in which only the second loss puts an entrant out."""

from collections.abc import Sequence

from tichu_turnier.tournament.draws.bracket import bracket_of, first_bracket, gone, round_of, seeds, turns
from tichu_turnier.tournament.draws.format import Bracket, BracketHistory, Format, PlannedRound
from tichu_turnier.tournament.draws.formats.knock_out import planned
from tichu_turnier.tournament.draws.rotation.lots import generator, shuffled
from tichu_turnier.tournament.draws.rotation.pairings.double_elimination import double_elimination, replayed
from tichu_turnier.tournament.draws.rotation.pairings.knock_out import Course, Fought, Turn, as_played, seeded
from tichu_turnier.tournament.model.snapshot import Round, Tournament, Unit


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round: a knock-out of the unbeaten, beside it those who lost once meet by lot."""
    return round_of(tournament, _course(tournament, seed), seed)


def bracket(tournament: Tournament) -> Bracket:
    """Who is still in it, and how far the others came."""
    return bracket_of(tournament, _course(tournament, None))


def climb(tournament: Tournament) -> BracketHistory:
    """Level by level, who met whom as long as they were unbeaten."""
    order, unknown = first_bracket(tournament)
    history = turns(tournament)
    unbeaten, *_ = replayed(order, history, gone(tournament, len(history) + 1))
    return BracketHistory(unbeaten, unknown=unknown, twice=True)


def _course(tournament: Tournament, seed: int | None) -> Course:
    history = turns(tournament)
    order = as_played(history[0]) if history else seeded(seeds(tournament, seed or 0))
    return double_elimination(order, history, gone(tournament, len(history) + 1), seed)


def plan(teams: Sequence[int], rounds: int, seed: int) -> list[PlannedRound]:
    """All rounds as they come when the one named first wins, then empty ones."""
    order, history = seeded(shuffled(generator(seed), teams)), list[Turn]()
    while len(history) < rounds:
        course = double_elimination(order, history, (), seed)
        history.append(Turn(tuple(Fought(a, b, a) for a, b in course.matches), course.byes))
    return planned(history)


DOUBLE_ELIMINATION = Format(
    "double-elimination", Unit.PARTNERSHIP, draw, plan, bracket, climb, options=("seeded",)
)

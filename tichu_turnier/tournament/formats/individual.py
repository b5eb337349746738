"""How are players drawn who get a new partner in every round (Turnierregel DTM)?"""

from collections.abc import Callable, Iterable, Sequence

from tichu_turnier.tournament.format import Format, PlannedRound, next_round, partners
from tichu_turnier.tournament.model import Round, Seating, Tournament, Unit
from tichu_turnier.tournament.rotation.apart import Apart
from tichu_turnier.tournament.rotation.doubles import Doubles
from tichu_turnier.tournament.rotation.grouping import Grouping
from tichu_turnier.tournament.rotation.individual import draw_individual, planned_doubles
from tichu_turnier.tournament.rotation.lots import generator
from tichu_turnier.tournament.rotation.quality import Table
from tichu_turnier.tournament.side_conditions import apart_of

Draw = Callable[[Sequence[int], Sequence[Doubles], int, int, int | None, Apart], Doubles]
"""The next round: who is here, what was played, rounds, seed, seed of the first round, who is kept apart."""


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round: nobody partners anybody twice, and opponents come again as rarely as possible."""
    return drawn_by(draw_individual, tournament, seed)


def drawn_by(method: Draw, tournament: Tournament, seed: int) -> Round:
    """The next round by a way to draw players whose partners change from round to round."""
    people = tournament.playing(len(tournament.rounds) + 1)
    history = [Doubles(tuple(_foursome(s) for s in r.tables), r.sitting_out) for r in tournament.rounds]
    first = tournament.rounds[0].seed if tournament.rounds else None
    drawn = method(people, history, tournament.regulations.rounds, seed, first, apart_of(tournament))
    return next_round(tournament, (partners(*four) for four in drawn.tables), drawn.sitting_out, seed)


def _foursome(seating: Seating) -> tuple[int, int, int, int]:
    """The partners of seats 0 and 2, then those of seats 1 and 3."""
    a, c, b, d = seating.seats
    return a, b, c, d


def table(seating: Seating) -> Table:
    """The same partners all match long."""
    return _stages(*_foursome(seating))


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


INDIVIDUAL = Format("individual", Unit.PLAYER, draw, table, plan)

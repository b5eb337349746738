"""Format: players who partner everybody once and meet everybody twice as opponents."""

from collections.abc import Sequence

from tichu_turnier.tournament.draws.format import Format, PlannedRound
from tichu_turnier.tournament.draws.formats.individual import drawn_by, planned_rounds
from tichu_turnier.tournament.draws.rotation.lots import generator
from tichu_turnier.tournament.draws.rotation.whist import draw_whist, planned_whist
from tichu_turnier.tournament.model.snapshot import Round, Tournament, Unit


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round of the whist rotation."""
    return drawn_by(draw_whist, tournament, seed)


def plan(people: Sequence[int], rounds: int, seed: int) -> list[PlannedRound]:
    """All rounds at once."""
    if len(people) < 4:  # noqa: PLR2004 - a table
        return [PlannedRound((), tuple(people))] * rounds
    return planned_rounds(planned_whist(people, (), rounds, generator(seed, 0))[:rounds])


WHIST = Format("whist", Unit.PLAYER, draw, plan, options=("odd_numbers",))

"""Draw every round again from its seed, and compare."""

from dataclasses import dataclass

from tichu_turnier.desk.desk import Desk
from tichu_turnier.tournament.changes import PublishDraw
from tichu_turnier.tournament.draws.certificate import before_draw, comes_from_seed, draw_code
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.snapshot import Round, Tournament


@dataclass(frozen=True, slots=True)
class Redrawn:
    """A published round beside the one that its seed gives."""

    published: Round
    again: Round | None
    """None where lots were drawn by hand, or people changed places: there is nothing to compare."""

    @property
    def agrees(self) -> bool:
        """Whether both have the same code."""
        return self.again is not None and draw_code(self.again) == draw_code(self.published)


def redrawn(desk: Desk) -> tuple[Redrawn, ...]:
    """Every published round, drawn again from what the tournament was like then, as the journal tells it."""
    return tuple(Redrawn(drawn, _again(desk, drawn)) for drawn in desk.tournament.rounds)


def _again(desk: Desk, drawn: Round) -> Round | None:
    if drawn.seed is None or not comes_from_seed(drawn):
        return None
    before = _before(desk, drawn)
    return format_of(before.regulations.format).draw(before, drawn.seed)


def _before(desk: Desk, drawn: Round) -> Tournament:
    """The snapshot in which the director drew this round; what is left of it where there is no journal."""
    for entry in reversed(desk.journal()):
        if entry.kind == PublishDraw.key and entry.args.get("round") == drawn.number:
            published = desk.at_revision(entry.revision).round(drawn.number)
            if published == drawn:
                return desk.at_revision(entry.revision - 1)
    return before_draw(desk.tournament, drawn.number)

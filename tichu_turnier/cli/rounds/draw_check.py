"""`draw --check`: recompute the draws from their seeds."""

from dataclasses import dataclass

from tichu_turnier.cli.terminal import Terminal, open_to_read
from tichu_turnier.desk.desk import Desk
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.changes import PublishDraw
from tichu_turnier.tournament.draws.certificate import before_draw, comes_from_seed, draw_code
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.snapshot import Round, Tournament


@dataclass(frozen=True, slots=True)
class Redrawn:
    """A published round beside the one that its seed gives."""

    published: Round
    again: Round | None
    """None where lots were drawn by hand, or people changed places: there is nothing to compare."""

    @property
    def agrees(self) -> bool:
        return self.again is not None and draw_code(self.again) == draw_code(self.published)


def redrawn(desk: Desk) -> tuple[Redrawn, ...]:
    """Every published round, drawn again from what the tournament was like then, as the journal tells it."""
    return tuple(Redrawn(drawn, _again(desk, drawn)) for drawn in desk.tournament.rounds)


def _again(desk: Desk, drawn: Round) -> Round | None:
    if drawn.seed is None or not comes_from_seed(drawn):
        return None
    before = _before(desk, drawn)
    return next_round(before, drawn.seed)


def _before(desk: Desk, drawn: Round) -> Tournament:
    """The snapshot in which the director drew this round; what is left of it where there is no journal."""
    for entry in reversed(desk.journal()):
        if entry.kind == PublishDraw.key and entry.args.get("round") == drawn.number:
            published = desk.at_revision(entry.revision).round(drawn.number)
            if published == drawn:
                return desk.at_revision(entry.revision - 1)
    return before_draw(desk.tournament, drawn.number)


def check_draws(file: str, terminal: Terminal) -> None:
    """Draws every round again from its seed and says whether it comes out; refuses where one does not."""
    with open_to_read(file) as desk:
        found = redrawn(desk)
    for each in found:
        if terminal.as_json:
            terminal.json(_plain(each))
        elif each.again is None or each.agrees:
            terminal.say(_words(each, terminal))
    if not found and not terminal.as_json:
        terminal.say(terminal.texts("fairness-check-nothing"))
    wrong = [each for each in found if each.again is not None and not each.agrees]
    if wrong:
        raise Refusal(*map(_differs, wrong))


def _plain(each: Redrawn) -> dict[str, object]:
    again = None if each.again is None else draw_code(each.again)
    published = each.published
    about = {"round": published.number, "seed": published.seed, "code": draw_code(published)}
    about |= {"exchanged": True} if published.exchanged else {}
    return {**about, "again": again, "agrees": None if again is None else each.agrees}


def _words(each: Redrawn, terminal: Terminal) -> str:
    number, code = each.published.number, draw_code(each.published)
    if each.again is None:
        seed = "none" if each.published.seed is None else str(each.published.seed)
        return terminal.texts("fairness-check-by-hand", round=number, seed=seed, code=code)
    return terminal.texts("fairness-check-agrees", round=number, seed=each.published.seed or 0, code=code)


def _differs(each: Redrawn) -> Finding:
    again = "" if each.again is None else draw_code(each.again)
    about = {"round": each.published.number, "seed": each.published.seed or 0}
    return Finding(
        "fairness-check-differs", args={**about, "code": draw_code(each.published), "again": again}
    )

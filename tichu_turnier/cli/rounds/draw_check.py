"""`draw --check`: recompute the draws from their seeds."""

from tichu_turnier.cli.terminal import Terminal, open_to_read
from tichu_turnier.desk.redraw import Redrawn, redrawn
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.draws.certificate import draw_code


def check_draws(file: str, terminal: Terminal, *, as_json: bool) -> None:
    """Draws every round again from its seed and says whether it comes out; refuses where one does not."""
    with open_to_read(file) as desk:
        found = redrawn(desk)
    for each in found:
        if as_json:
            terminal.json(_plain(each))
        elif each.again is None or each.agrees:
            terminal.say(_words(each, terminal))
    if not found and not as_json:
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
    args: dict[str, str | int] = {
        "round": each.published.number,
        "seed": each.published.seed or 0,
        "code": draw_code(each.published),
        "again": again,
    }
    return Finding("fairness-check-differs", args=args)

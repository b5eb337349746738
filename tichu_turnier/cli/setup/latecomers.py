"""What is said where somebody comes or goes once it has begun: in vain, or at the cost of draws to come."""

from dataclasses import replace

from tichu_turnier.cli.terminal import Terminal
from tichu_turnier.desk.desk import Desk
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.tournament.changes import AddEntrants
from tichu_turnier.tournament.changes.entrants import BRACKET_DRAWN
from tichu_turnier.tournament.draws.forecast import repair_cost
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.registration.entrants import NewEntrant


def add(desk: Desk, news: tuple[NewEntrant, ...], *, force: bool) -> tuple[Finding, ...]:
    """Registers some; Refusal with the question whether to, before, where they cannot play any more."""
    change = AddEntrants(news)
    found = change.findings(desk.tournament)
    if not force and any(each.key == BRACKET_DRAWN for each in found):
        raise Refusal(*(_asked(each) if each.key == BRACKET_DRAWN else each for each in found))
    return tuple(each for each in desk.do(change) if each.key != BRACKET_DRAWN)


def _asked(finding: Finding) -> Finding:
    return replace(finding, severity=Severity.QUESTION)


def cost_of(before: Tournament, after: Tournament) -> int:
    """How many more meet again in the rounds to come, once a round has been drawn."""
    return repair_cost(before, after) if _costs(before, after) else 0


def _costs(before: Tournament, after: Tournament) -> bool:
    """Whether it can be said what a change of the list costs: the draw is free, and somebody else plays."""
    coming = len(before.rounds) + 1
    free = format_of(before.regulations.format).bracket is None and 1 < coming <= before.regulations.rounds
    return free and any(
        before.playing(number) != after.playing(number)
        for number in range(coming, before.regulations.rounds + 1)
    )


def say_cost(before: Tournament, after: Tournament, cost: int, terminal: Terminal) -> None:
    if not terminal.as_json and _costs(before, after):
        terminal.say(terminal.texts("fairness-cost", count=cost))

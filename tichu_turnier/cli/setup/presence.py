"""Commands `present` and `reserve`."""

import re
from typing import Annotated

import typer

from tichu_turnier.cli.setup.entrants import entrant_of
from tichu_turnier.cli.terminal import of, open_desk, usage
from tichu_turnier.tournament.changes import SetPresence, SetReserve
from tichu_turnier.tournament.changes.presence import in_words, rounds_present
from tichu_turnier.tournament.draws.forecast import repair_cost

File = Annotated[str, typer.Argument(metavar="FILE")]
Entrant = Annotated[str, typer.Argument(metavar="ENTRANT")]
Json = Annotated[bool, typer.Option("--json")]

_SPAN = re.compile(r"\s*(\d{1,3})\s*(?:[-–]\s*(\d{1,3})\s*)?")


def present(
    context: typer.Context,
    file: File,
    entrant: Entrant,
    rounds: Annotated[str, typer.Option("--rounds", metavar="R-R")],
    as_json: Json = False,
) -> None:
    """Says in advance in which rounds somebody is here."""
    terminal = of(context)
    numbers = _numbers(rounds)
    with open_desk(file) as desk:
        before = desk.tournament
        found = entrant_of(entrant, before)
        terminal.tell(desk.do(SetPresence(found.id, numbers)))
        cost = repair_cost(before, desk.tournament) if before.rounds else 0
        here, drawn = rounds_present(desk.tournament, found.id), len(desk.tournament.rounds)
        revision = desk.revision
    coming = [number for number in here if number > drawn]
    if as_json:
        about = {"id": found.id, "name": found.name, "rounds": coming}
        terminal.json({**about, "new_repeats": cost, "revision": revision})
        return
    terminal.say(terminal.texts("presence-set", name=found.name, rounds=in_words(coming)))
    if before.rounds:
        terminal.say(terminal.texts("fairness-cost", count=cost))


def reserve(
    context: typer.Context,
    file: File,
    entrant: Entrant,
    undo: Annotated[bool, typer.Option("--no-longer")] = False,
    as_json: Json = False,
) -> None:
    """Makes somebody a reserve, who plays only where a table would not be full otherwise."""
    terminal = of(context)
    with open_desk(file) as desk:
        found = entrant_of(entrant, desk.tournament)
        terminal.tell(desk.do(SetReserve(found.id, not undo)))
        revision = desk.revision
    if as_json:
        terminal.json({"id": found.id, "name": found.name, "reserve": not undo, "revision": revision})
    else:
        terminal.say(terminal.texts("reserve-is-not" if undo else "reserve-is", name=found.name))


def _numbers(text: str) -> tuple[int, ...]:
    """The rounds of `1,3-5`; refused as bad usage where it says something else."""
    numbers: set[int] = set()
    for part in text.split(","):
        span = _SPAN.fullmatch(part)
        if span is None:
            raise usage("presence-form", text=text)
        first = int(span[1])
        numbers.update(range(first, int(span[2] or first) + 1))
    if not numbers:
        raise usage("presence-form", text=text)
    return tuple(sorted(numbers))

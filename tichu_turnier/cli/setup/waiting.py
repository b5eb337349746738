"""Command `move-up`: who waits gets a place that is free."""

from typing import Annotated

import typer

from tichu_turnier.cli.setup.entrants import entrant_of
from tichu_turnier.cli.terminal import Terminal, open_desk, usage
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.changes import SetWaiting
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament
from tichu_turnier.tournament.registration.overview import free_places, waiting


def move_up(
    terminal: Terminal,
    file: str,
    entrant: Annotated[str | None, typer.Argument(metavar="ENTRANT")] = None,
    back: Annotated[bool, typer.Option("--back")] = False,
) -> None:
    """Gives a free place to whoever waits longest, or to somebody named; or puts somebody on the list."""
    if back and entrant is None:
        raise usage("cli-move-up-who")
    with open_desk(file) as desk:
        found = _next(desk.tournament) if entrant is None else entrant_of(entrant, desk.tournament)
        terminal.tell(desk.do(SetWaiting(found.id, waiting=back)))
    about = {"id": found.id, "name": found.name, "waiting": back, "revision": desk.revision}
    terminal.answer(about, "cli-waits" if back else "cli-moved-up", name=found.name)


def _next(tournament: Tournament) -> Entrant:
    """Who is to have the next free place; Refusal where nobody waits, or no place is free."""
    waits, free = waiting(tournament), free_places(tournament)
    if not waits:
        raise Refusal(Finding("registration-nobody-waits"))
    if free is not None and free < 1:
        room = tournament.regulations.entry.room_for
        raise Refusal(Finding("registration-none-free", args={"room": room, "name": waits[0].name}))
    return waits[0]

"""Commands `check-in` and `pay`."""

from typing import Annotated

import typer

from tichu_turnier.cli.setup.entrants import entrant_of
from tichu_turnier.cli.terminal import of, open_desk
from tichu_turnier.desk.check_in import arrival, arrival_note, by_code
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.changes import CheckIn, SetPaid
from tichu_turnier.tournament.model.entry_terms import in_figures
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament
from tichu_turnier.tournament.registration.overview import cash_box

File = Annotated[str, typer.Argument(metavar="FILE")]
Code = Annotated[str, typer.Argument(metavar="CODE")]
Json = Annotated[bool, typer.Option("--json")]


def check_in(
    context: typer.Context,
    file: File,
    code: Code,
    undo: Annotated[bool, typer.Option("--not-here")] = False,
    as_json: Json = False,
) -> None:
    """Says that somebody is here, by code, number or name."""
    terminal = of(context)
    with open_desk(file) as desk:
        found = _meant(code, desk.tournament)
        terminal.tell(arrival_note(desk.tournament, found) if not undo else ())
        desk.do(CheckIn((found.id,), present=False) if undo else arrival(desk.tournament, found))
        revision = desk.revision
    if as_json:
        terminal.json({"id": found.id, "name": found.name, "present": not undo, "revision": revision})
    else:
        terminal.say(terminal.texts("cli-not-here" if undo else "cli-here", name=found.name))


def pay(
    context: typer.Context,
    file: File,
    code: Code,
    back: Annotated[bool, typer.Option("--back")] = False,
    as_json: Json = False,
) -> None:
    """Takes the fee of somebody, or gives it back."""
    terminal = of(context)
    with open_desk(file) as desk:
        found = _meant(code, desk.tournament)
        terminal.tell(desk.do(SetPaid((found.id,), paid=not back)))
        tournament, revision = desk.tournament, desk.revision
    receipts = [payment.receipt for payment in tournament.entrants[found.id].payments]
    taken = cash_box(tournament).taken
    if as_json:
        about = {"id": found.id, "name": found.name, "receipts": receipts, "taken": taken}
        terminal.json({**about, "revision": revision})
    else:
        money = {"currency": tournament.regulations.entry.currency, "taken": in_figures(taken)}
        number = ", ".join(map(str, receipts))
        key = "cli-paid" if receipts else "cli-not-paid"
        terminal.say(terminal.texts(key, name=found.name, number=number, **money))


def _meant(word: str, tournament: Tournament) -> Entrant:
    """By code, else by number or name; raises Refusal with what is wrong."""
    found = by_code(tournament, word)
    if isinstance(found, Finding):
        raise Refusal(found)
    return found or entrant_of(word, tournament)

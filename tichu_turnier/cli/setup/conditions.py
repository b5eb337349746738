"""Commands `keep-apart`, `need-table` and `seeding`."""

from typing import Annotated

import typer

from tichu_turnier.cli.parameters import File, Json
from tichu_turnier.cli.setup.entrants import entrant_of
from tichu_turnier.cli.terminal import of, open_desk
from tichu_turnier.tournament.changes import KeepApart, NeedTable, SetSeed


def keep_apart(
    context: typer.Context,
    file: File,
    one: Annotated[str, typer.Argument(metavar="ENTRANT")],
    other: Annotated[str, typer.Argument(metavar="ENTRANT")],
    undo: Annotated[bool, typer.Option("--no-longer")] = False,
    as_json: Json = False,
) -> None:
    """Keeps two entrants from meeting in the draws to come."""
    terminal = of(context)
    with open_desk(file) as desk:
        first, second = (entrant_of(word, desk.tournament) for word in (one, other))
        terminal.tell(desk.do(KeepApart(first.id, second.id, not undo)))
        revision = desk.revision
    if as_json:
        terminal.json({"ids": [first.id, second.id], "apart": not undo, "revision": revision})
    else:
        key = "conditions-may-meet" if undo else "conditions-apart"
        terminal.say(terminal.texts(key, one=first.name, other=second.name))


def need_table(
    context: typer.Context,
    file: File,
    entrant: Annotated[str, typer.Argument(metavar="ENTRANT")],
    table: Annotated[int, typer.Argument(metavar="TABLE")],
    as_json: Json = False,
) -> None:
    """Gives an entrant a certain table in the draws to come; 0 for any."""
    terminal = of(context)
    with open_desk(file) as desk:
        found = entrant_of(entrant, desk.tournament)
        terminal.tell(desk.do(NeedTable(found.id, table or None)))
        revision = desk.revision
    if as_json:
        terminal.json({"id": found.id, "name": found.name, "table": table or None, "revision": revision})
    else:
        terminal.say(terminal.texts("conditions-at-table", name=found.name, table=table))


def seeding(
    context: typer.Context,
    file: File,
    entrant: Annotated[str, typer.Argument(metavar="ENTRANT")],
    place: Annotated[int, typer.Argument(metavar="PLACE")],
    as_json: Json = False,
) -> None:
    """Puts an entrant at a place of the list of seeds; whoever stood there and below moves down."""
    terminal = of(context)
    with open_desk(file) as desk:
        found = entrant_of(entrant, desk.tournament)
        terminal.tell(desk.do(SetSeed(found.id, place)))
        revision = desk.revision
    if as_json:
        terminal.json({"id": found.id, "name": found.name, "place": place, "revision": revision})
    else:
        terminal.say(terminal.texts("journal-set-seed", name=found.name, place=place))

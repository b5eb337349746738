"""Commands `keep-apart`, `need-table` and `seeding`."""

from typing import Annotated

import typer

from tichu_turnier.cli.parameters import File
from tichu_turnier.cli.setup.entrants import entrant_of
from tichu_turnier.cli.terminal import of, open_desk
from tichu_turnier.tournament.changes import KeepApart, NeedTable, SetSeed


def keep_apart(
    context: typer.Context,
    file: File,
    one: Annotated[str, typer.Argument(metavar="ENTRANT")],
    other: Annotated[str, typer.Argument(metavar="ENTRANT")],
    undo: Annotated[bool, typer.Option("--no-longer")] = False,
) -> None:
    """Keeps two entrants from meeting in the draws to come."""
    terminal = of(context)
    with open_desk(file) as desk:
        first, second = (entrant_of(word, desk.tournament) for word in (one, other))
        terminal.tell(desk.do(KeepApart(first.id, second.id, not undo)))
        revision = desk.revision
    about = {"ids": [first.id, second.id], "apart": not undo, "revision": revision}
    key = "conditions-may-meet" if undo else "conditions-apart"
    terminal.answer(about, key, one=first.name, other=second.name)


def need_table(
    context: typer.Context,
    file: File,
    entrant: Annotated[str, typer.Argument(metavar="ENTRANT")],
    table: Annotated[int, typer.Argument(metavar="TABLE")],
) -> None:
    """Gives an entrant a certain table in the draws to come; 0 for any."""
    terminal = of(context)
    with open_desk(file) as desk:
        found = entrant_of(entrant, desk.tournament)
        terminal.tell(desk.do(NeedTable(found.id, table or None)))
        revision = desk.revision
    terminal.answer(
        {"id": found.id, "name": found.name, "table": table or None, "revision": revision},
        "conditions-at-table",
        name=found.name,
        table=table,
    )


def seeding(
    context: typer.Context,
    file: File,
    entrant: Annotated[str, typer.Argument(metavar="ENTRANT")],
    place: Annotated[int, typer.Argument(metavar="PLACE")],
) -> None:
    """Puts an entrant at a place of the list of seeds; those there and below move down."""
    terminal = of(context)
    with open_desk(file) as desk:
        found = entrant_of(entrant, desk.tournament)
        terminal.tell(desk.do(SetSeed(found.id, place)))
        revision = desk.revision
    terminal.answer(
        {"id": found.id, "name": found.name, "place": place, "revision": revision},
        "journal-set-seed",
        name=found.name,
        place=place,
    )

"""How does a whole tournament leave as JSON, and come back?"""

from pathlib import Path
from typing import Annotated

import typer

from tichu_turnier.cli.terminal import desk_name, file_path, of, open_desk, text_of
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.exporting import export_json, import_json
from tichu_turnier.desk.writing import write_whole


def export_file(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    output: Annotated[str, typer.Option("--output", "-o", metavar="OUT.json")],
) -> None:
    """Writes the whole tournament as JSON."""
    terminal = of(context)
    with open_desk(file) as desk:
        text = export_json(desk.tournament)
    if output == "-":
        terminal.say(text.removesuffix("\n"))
        return
    write_whole(Path(output), text.encode())
    terminal.say(terminal.texts("cli-exported", file=output))


def import_file(
    context: typer.Context,
    source: Annotated[str, typer.Argument(metavar="OUT.json")],
    file: Annotated[str, typer.Argument(metavar="FILE")],
) -> None:
    """Makes a tournament file from JSON that was exported."""
    terminal = of(context)
    tournament = import_json(text_of(source))
    with Desk.create(file_path(file), tournament, desk_name()) as desk:
        path = desk.path
    terminal.say(terminal.texts("cli-made", name=tournament.name, file=str(path)))

"""How does a whole tournament leave as JSON, and come back?"""

import sys
from pathlib import Path
from typing import Annotated

import typer

from tichu_turnier.cli.terminal import desk_name, file_path, of, open_desk
from tichu_turnier.desk.cells import decoded
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.exporting import export_json, import_json
from tichu_turnier.desk.writing import write_whole
from tichu_turnier.rules.finding import Finding, Refusal


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
    tournament = import_json(_text(source))
    with Desk.create(file_path(file), tournament, desk_name()) as desk:
        path = desk.path
    terminal.say(terminal.texts("cli-made", name=tournament.name, file=str(path)))


def _text(source: str) -> str:
    if source == "-":
        return decoded(sys.stdin.buffer.read())[0]
    try:
        return decoded(Path(source).read_bytes())[0]
    except FileNotFoundError:
        raise Refusal(Finding("import-no-such-file", args={"file": source})) from None
    except OSError as error:
        args: dict[str, str | int] = {"file": source, "reason": error.strerror or str(error)}
        raise Refusal(Finding("import-cannot-read", args=args)) from None

"""Command `set`: change settings while the tournament is on."""

from typing import Annotated

import typer

from tichu_turnier.cli.setup.options import OPTIONS, regulations_with, settings_of
from tichu_turnier.cli.terminal import of, open_desk
from tichu_turnier.tournament.changes import SetRegulations


def set_settings(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    settings: Annotated[list[str], typer.Argument(metavar="KEY=VALUE")],
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Changes settings of the regulations; what was drawn and played must go with them."""
    terminal = of(context)
    wishes = settings_of(settings, OPTIONS)
    with open_desk(file) as desk:
        changed = regulations_with(desk.tournament.regulations, wishes)
        terminal.tell(desk.do(SetRegulations(changed)))
        revision = desk.revision
    if as_json:
        terminal.json({"settings": wishes, "revision": revision})
        return
    for key, value in wishes.items():
        terminal.say(terminal.texts("cli-set-done", key=key, value=value))

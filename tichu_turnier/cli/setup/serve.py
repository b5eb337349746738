"""Command `serve`: pages for phones and screens, without the window."""

from contextlib import ExitStack, closing
from pathlib import Path
from typing import Annotated

import typer

from tichu_turnier.cli.terminal import Terminal, open_desk, until_asked_to_end, wait_for_end
from tichu_turnier.web import check_installed


def serve(
    terminal: Terminal,
    file: str,
    host: Annotated[str, typer.Option("--host", metavar="HOST")] = "",
    port: Annotated[int, typer.Option("--port", metavar="PORT", min=0, max=65535)] = 0,
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "",
    folder: Annotated[str, typer.Option("--folder", metavar="FOLDER")] = "",
) -> None:
    """Serves pages for phones and screens, until it is interrupted."""
    check_installed()
    from tichu_turnier.web.folder import KeptFolder
    from tichu_turnier.web.serving import Serving

    with until_asked_to_end(), ExitStack() as until_ended:
        desk = until_ended.enter_context(open_desk(file))
        if folder:
            kept = KeptFolder(desk, Path(folder), terminal.texts, terminal.tell)
            until_ended.enter_context(closing(kept))
        serving = until_ended.enter_context(closing(Serving(desk, host, port, names=[name] if name else [])))
        desk.follow()
        plain = {"file": file, "address": serving.address, "port": serving.port}
        terminal.answer(plain, "cli-serve-open", file=file, address=serving.address)
        if folder and not terminal.as_json:
            terminal.say(terminal.texts("cli-serve-kept", folder=folder))
        wait_for_end()

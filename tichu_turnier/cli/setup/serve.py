"""Command `serve`: pages for phones and screens, without the window."""

from contextlib import closing
from typing import Annotated

import typer

from tichu_turnier.cli.terminal import Terminal, open_desk, until_asked_to_end, wait_for_end
from tichu_turnier.web import check_installed


def serve(
    terminal: Terminal,
    file: str,
    host: Annotated[str, typer.Option("--host", metavar="HOST")] = "",
    port: Annotated[int, typer.Option("--port", metavar="PORT", min=0, max=65535)] = 0,
) -> None:
    """Serves pages for phones and screens, until it is interrupted."""
    check_installed()
    from tichu_turnier.web.serving import Serving

    with until_asked_to_end(), open_desk(file) as desk, closing(Serving(desk, host, port)) as serving:
        desk.follow()
        plain = {"file": file, "address": serving.address, "port": serving.port}
        terminal.answer(plain, "cli-serve-open", file=file, address=serving.address)
        wait_for_end()

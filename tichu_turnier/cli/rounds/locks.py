"""Command `lock`."""

from typing import Annotated

import typer

from tichu_turnier.cli.terminal import Terminal, open_desk
from tichu_turnier.tournament.changes import LockRound


def lock(
    terminal: Terminal,
    file: str,
    number: Annotated[int, typer.Option("--round", metavar="R")],
    off: Annotated[bool, typer.Option("--off")] = False,
) -> None:
    """Locks the results of a round, or unlocks them."""
    with open_desk(file) as desk:
        desk.do(LockRound(number, locked=not off))
    said = {"round": number, "locked": not off, "revision": desk.revision}
    terminal.answer(said, "cli-unlocked" if off else "cli-locked", round=number)

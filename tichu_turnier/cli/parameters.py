"""Parameters that many commands have."""

from typing import Annotated

import typer

File = Annotated[str, typer.Argument(metavar="FILE")]
"""A tournament file."""


def common(as_json: Annotated[bool, typer.Option("--json")] = False) -> None:
    """The option of every command: whether to speak to a program, see `Terminal.as_json`."""

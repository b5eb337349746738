"""Parameters that many commands have."""

from typing import Annotated

import typer

File = Annotated[str, typer.Argument(metavar="FILE")]
"""A tournament file."""
Json = Annotated[bool, typer.Option("--json")]
"""Whether to speak to a program."""

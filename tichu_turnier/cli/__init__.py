"""The command line: the same as in the window, for scripts and other programs."""

from tichu_turnier.cli.main import main

__all__ = ["main"]

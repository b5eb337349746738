"""What can be done from the command line? The same as in the window, for scripts and for other programs."""

from tichu_turnier.cli.main import main

__all__ = ["main"]

"""Which program is this? tichu_turnier: clubs run their Tichu tournaments with it."""

__version__ = "0.1.0"

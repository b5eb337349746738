"""tichu_turnier: clubs run their Tichu tournaments with it."""

__version__ = "0.2.0"

"""Evenings with everything that happens at one, each by its number, for tests that want many of them."""

import tempfile
from functools import cache
from pathlib import Path

from tichu_turnier.desk.demo import play_random_evening
from tichu_turnier.desk.desk import Desk
from tichu_turnier.tournament.model.presets import PRESETS, Preset
from tichu_turnier.tournament.model.snapshot import Tournament

SIZES = (9, 6, 8, 13, 7, 10, 11, 5)
EVENTS = 26


def kind_of(number: int) -> tuple[Preset, int]:
    """Preset and size of the evening with this number; all have their turn, again and again."""
    return PRESETS[number % len(PRESETS)], SIZES[(number // len(PRESETS) + number) % len(SIZES)]


def made(path: Path, number: int, events: int = EVENTS):
    """Writes the evening with this number."""
    return play_random_evening(path, *kind_of(number), number, events)


@cache
def told(number: int) -> tuple[Tournament, frozenset[str]]:
    """How the evening with this number ended, and what happened at it: events, and changes of the journal."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "abend.tichu")
        happened = made(path, number)
        with Desk.reading(path, "Eule") as desk:
            return desk.tournament, frozenset({*happened, *(line.kind for line in desk.journal())})


def random_evening(number: int) -> Tournament:
    """How the evening with this number ended."""
    return told(number)[0]

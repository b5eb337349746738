"""Does an evening play itself, in every preset and for any number of people?"""

from contextlib import contextmanager

import pytest

from tests.evenings import fresh
from tichu_turnier.desk.demo import play_evening
from tichu_turnier.desk.desk import Desk
from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.model.presets import PRESETS, preset
from tichu_turnier.tournament.scoring.standings import standings


@contextmanager
def played(path, key, entrants, seed=3):
    """The desk of an evening after its last result."""
    with Desk.create(path, fresh(preset(key)), "Eule") as desk:
        play_evening(desk, entrants, seed)
        yield desk


def is_whole(desk, entrants):
    """Every round was drawn, every result is there, the file agrees with itself, and somebody has won."""
    tournament, rows = desk.tournament, standings(desk.tournament)
    return (
        len(tournament.rounds) == planned_rounds(tournament)
        and not any(tournament.missing(drawn.number) for drawn in tournament.rounds)
        and desk.verify() == ()
        and len(rows) == entrants
        and rows[0].place == 1
    )


@pytest.mark.parametrize("key", [each.key for each in PRESETS])
def test_every_preset_plays_itself(tmp_path, key):
    with played(tmp_path / "abend.tichu", key, 6) as desk:
        assert is_whole(desk, 6)


def test_the_same_seed_gives_the_same_evening(tmp_path):
    def play(name, seed):
        with played(tmp_path / name, "club-evening", 9, seed) as desk:
            return desk.tournament.rounds, desk.tournament.results

    first = play("a.tichu", 3)
    assert play("b.tichu", 3) == first
    assert play("c.tichu", 4) != first

"""Does an evening play itself in every preset, and does everything happen at random ones, always alike?"""

from contextlib import contextmanager

import pytest

from tests.evenings import fresh
from tests.random_evenings import made, random_evening, told
from tichu_turnier.desk.demo import play_evening
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.evening_events import EVENTS
from tichu_turnier.finding import Severity
from tichu_turnier.tournament.draws.formats import bracket_of, planned_rounds
from tichu_turnier.tournament.insight.open_points import open_points
from tichu_turnier.tournament.model.presets import PRESETS, preset
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.transfer.tournament_json import export_json


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


@pytest.mark.parametrize("key", ["club-evening", "groups-knock-out", "two-swiss", "duplicate"])
def test_an_evening_of_any_kind_plays_itself(tmp_path, key):
    """In every preset at random: `test_evenings_are_played_to_their_end`."""
    with played(tmp_path / "abend.tichu", key, 6) as desk:
        assert is_whole(desk, 6)


@pytest.mark.parametrize(("key", "people"), [("club-evening", 16), ("groups-knock-out", 9), ("dtm", 12)])
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_left_open(tmp_path, key, people, seed):
    with played(tmp_path / "abend.tichu", key, people, seed) as desk:
        assert open_points(desk.tournament) == ()


def test_the_same_seed_gives_the_same_evening(tmp_path):
    def play(name, seed):
        with played(tmp_path / name, "club-evening", 9, seed) as desk:
            return desk.tournament.rounds, desk.tournament.results

    first = play("a.tichu", 3)
    assert play("b.tichu", 3) == first
    assert play("c.tichu", 4) != first


NUMBERS = (*range(len(PRESETS)), 2 * len(PRESETS))


def test_everything_happens():
    everything = {event.__name__.replace("_", "-") for event in EVENTS}
    assert {key for number in NUMBERS for key in told(number)[1]} >= everything | {"join-round"}


def test_evenings_have_all_that_is_rare():
    evenings = [random_evening(number) for number in NUMBERS]
    brackets = [each for each in evenings if bracket_of(each)]
    rounds = [drawn for each in evenings for drawn in each.rounds]
    results = [result for each in evenings for result in each.results.values()]
    people = [entrant for each in evenings for entrant in each.entrants.values()]
    assert {len(seating.entrants()) for drawn in rounds for seating in drawn.tables} > {2, 4}
    rare = {
        "somebody rests": [drawn.sitting_out for drawn in rounds],
        "lots drawn by hand": [drawn.seed is None for drawn in rounds],
        "seats exchanged": [drawn.exchanged for drawn in rounds],
        "a locked round": [drawn.locked for drawn in rounds],
        "a locked round of a bracket": [each.rounds and each.rounds[0].locked for each in brackets],
        "a walkover in a bracket": [r.note == "kampflos" for each in brackets for r in each.results.values()],
        "a second pass": [result.second_pass for result in results],
        "an accepted result": [result.accepted_because for result in results],
        "a penalty": [each.penalties for each in evenings],
        "a substitute": [each.formerly for each in people],
        "somebody who left": [each.withdrawn_from for each in people],
        "somebody who came late": [each.first_round > 1 for each in people],
    }
    assert [what for what, found in rare.items() if not any(found)] == []


@pytest.mark.parametrize("number", NUMBERS)
def test_evenings_are_played_to_their_end(number):
    tournament = random_evening(number)
    assert len(tournament.rounds) == planned_rounds(tournament)
    assert not any(tournament.missing(drawn.number) for drawn in tournament.rounds)


def test_the_same_seed_gives_the_same_file_which_agrees_with_itself(tmp_path):
    files = []
    for name in ("a.tichu", "b.tichu"):
        made(tmp_path / name, 2)
        with Desk.open(tmp_path / name, "Eule") as desk:
            assert [found for found in desk.verify() if found.severity is Severity.ERROR] == []
            files.append((export_json(desk.tournament), desk.journal()))
    assert files[0] == files[1]

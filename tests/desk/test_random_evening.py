"""Does everything happen at random evenings, always in the same way, and does the file agree with itself?"""

import pytest

from tests.random_evenings import made, random_evening, told
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.evening_events import EVENTS
from tichu_turnier.finding import Severity
from tichu_turnier.tournament.draws.formats import bracket_of, planned_rounds
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.transfer.exporting import export_json

NUMBERS = (*range(len(PRESETS)), 2 * len(PRESETS))


def test_everything_happens():
    everything = {event.__name__.replace("_", "-") for event in EVENTS}
    assert {key for number in NUMBERS for key in told(number)[1]} == everything


def test_evenings_have_all_that_is_rare():
    evenings = [random_evening(number) for number in NUMBERS]
    rounds = [drawn for each in evenings for drawn in each.rounds]
    assert {len(seating.entrants()) for drawn in rounds for seating in drawn.tables} > {2, 4}
    assert any(drawn.sitting_out for drawn in rounds)
    assert any(drawn.seed is None for drawn in rounds)
    assert any(drawn.exchanged for drawn in rounds)
    results = [result for each in evenings for result in each.results.values()]
    assert any(result.second_pass for result in results)
    assert any(result.accepted_because for result in results)
    assert any(each.penalties for each in evenings)
    assert any(drawn.locked for drawn in rounds)
    assert any(each.rounds and each.rounds[0].locked for each in evenings if bracket_of(each))
    assert any(
        "kampflos" in {result.note for result in each.results.values()}
        for each in evenings
        if bracket_of(each)
    )
    people = [entrant for each in evenings for entrant in each.entrants.values()]
    assert any(each.formerly for each in people)
    assert any(each.withdrawn_from for each in people)
    assert any(each.first_round > 1 for each in people)


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

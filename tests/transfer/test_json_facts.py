"""Is somebody asked where an edited export says two things of one matter?"""

import json

import pytest

from tests.evenings import ANIMALS, NINE, drawn, fresh, keys, listed
from tests.random_evenings import random_evening
from tichu_turnier.finding import Refusal
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.transfer.import_facts import facts_denied
from tichu_turnier.transfer.import_judgement import judged
from tichu_turnier.transfer.tournament_json import export_json, imported

PLAYED = drawn(listed(fresh(), ANIMALS[:8]), 1, 2)
for round_, table in ((1, 1), (1, 2), (2, 1), (2, 2)):
    PLAYED = EnterResult(round_, table, NINE).apply(PLAYED)


def edited(*path_and_value):
    """What is said of an export in which one value was changed by hand."""
    *path, last, value = path_and_value
    data = json.loads(export_json(PLAYED))
    place = data
    for step in path:
        place = place[step]
    place[last] = value
    return judged(*imported(json.dumps(data)))


PAID = [{"receipt": 1, "amount": 2000, "payer": "Igel"}, {"receipt": 1, "amount": 2000, "payer": "Hase"}]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (("name", ""), "details-no-name"),
        (("regulations", "rounds", 1), "regulations-too-few-rounds"),
        (("entrants", 0, "payments", PAID), "import-json-receipt"),
        (("entrants", 0, "waiting", True), "import-json-waiting"),
        (("entrants", 0, "first_round", 2), "import-json-comes-later"),
        (("entrants", 0, "withdrawn_from", 2), "import-json-withdrawn"),
        (("entrants", 0, "club", "Zug"), "import-json-club"),
    ],
)
def test_what_denies_the_rest_is_asked(change, key):
    found = edited(*change)
    assert key in keys(found)
    assert all(each.blocks for each in found if each.key == key)


def test_a_fee_below_nothing_is_refused():
    with pytest.raises(Refusal):
        edited("regulations", "entry", "fee", -5)


def test_who_left_after_playing_is_not_asked_about():
    assert "import-json-withdrawn" not in keys(edited("entrants", 0, "withdrawn_from", 3))
    assert edited("place", "Zug") == ()


@pytest.mark.parametrize("number", range(0, 40, 5))
def test_no_evening_of_ours_denies_itself(number):
    assert list(facts_denied(random_evening(number))) == []

"""Is a tournament that left as JSON and came back the same to the last byte when it leaves again?"""

import os
from dataclasses import replace

import pytest

from tests.random_evenings import random_evening
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.transfer.exporting import export_json, import_json

COUNT = int(os.environ.get("TICHU_ROUND_TRIPS", "15"))
"""So many random evenings; all presets have their turn, again and again."""


@pytest.mark.parametrize("number", range(COUNT))
def test_random_evenings_come_back_to_the_last_byte(number):
    before = random_evening(number)
    text = export_json(before)
    after = import_json(text)
    assert after == before
    assert export_json(after) == text


@pytest.mark.parametrize("number", range(COUNT))
def test_one_tournament_has_one_text_in_whichever_order_it_came_about(number):
    before = random_evening(number)
    other = replace(
        before,
        entrants=frozen(reversed(before.entrants.items())),
        results=frozen(reversed(before.results.items())),
        penalties=frozen(reversed(before.penalties.items())),
    )
    assert list(other.entrants) != list(before.entrants)
    assert export_json(other) == export_json(before)

"""Whom does a decision mean that was made about a side of a table?"""

from dataclasses import replace

import pytest

from tests.evenings import evening
from tichu_turnier.desk.penalties import Scope, TypedPenalty, decision
from tichu_turnier.tournament.model.decisions import PenaltyKind
from tichu_turnier.tournament.model.snapshot import EntrantId, OddNumbers, Round
from tichu_turnier.tournament.tables.table import seated

SIDES = [
    ("treibhaus", 2, 1, 1, [1]),
    ("dtm", 3, 2, 1, [2, 3]),
    ("dtm", 4, 3, 1, [3, 4]),
    ("dtm", 5, 3, 1, [3, 4]),
    ("dtm", 5, 5, 1, [5]),
    ("dtm", 5, 3, 3, [3]),
    ("dtm", 5, 2, 3, [2, 5]),
]
"""Preset, how many sit there, who is meant, in which hand, and who is on that side in it."""


@pytest.mark.parametrize(("key", "people", "who", "hand", "meant"), SIDES)
def test_a_side_is_who_plays_together_and_whoever_rests_is_alone(key, people, who, hand, meant):
    before = evening(key, people, odd_numbers=OddNumbers.FIVE)
    everybody = tuple(map(EntrantId, range(1, people + 1)))
    tournament = replace(before, rounds=(Round(1, (seated(1, everybody),)),))
    words = TypedPenalty(PenaltyKind.WARNING, EntrantId(who), "", "laut", 1, hand, Scope.SIDE)
    assert sorted(decision(words, tournament).who) == meant

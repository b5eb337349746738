"""Does everybody partner everybody once and oppose everybody twice in a whist rotation?"""

from collections import Counter
from functools import partial

import pytest

from tests.tournament.draws.rotation.evenings import WHIST, evening, is_legal, met, repeats
from tichu_turnier.tournament.draws.rotation.designs import whist
from tichu_turnier.tournament.draws.rotation.draw import shape

SIZES = [size for size in range(4, 62) if size % 4 < 2]


@pytest.mark.parametrize("people", SIZES)
def test_all_rounds_together_are_a_whist_rotation(people: int) -> None:
    rounds = whist(people)
    assert len(rounds) == people - (people % 4 == 0)
    assert all(is_legal(turn, range(people)) for turn in rounds)
    partners, opponents = met(rounds)
    couples = people * (people - 1) // 2
    assert Counter(partners.values()) == {1: couples}
    assert Counter(opponents.values()) == {2: couples}


@pytest.mark.parametrize("people", [8, 9, 13, 16])
def test_the_rotation_is_played_round_by_round_in_an_order_by_lot(people: int) -> None:
    first, second = (evening(people, len(whist(people)), seed, rotation=WHIST) for seed in (1, 2))
    assert repeats(first)[0] == repeats(second)[0] == 0
    as_drawn = partial(shape, partners=True)
    assert Counter(map(as_drawn, first)) != Counter(map(as_drawn, second))


@pytest.mark.parametrize("people", [6, 7, 10, 11, 62, 75])
def test_where_there_is_none_nobody_partners_anybody_twice_all_the_same(people: int) -> None:
    played = evening(range(people), 4, seed=people, rotation=WHIST)
    assert all(is_legal(turn, range(people)) for turn in played)
    assert repeats(played)[0] == 0


def test_who_leaves_spoils_no_partnership() -> None:
    stays = [person for person in range(16) if person != 7]
    played = evening(range(16), 10, 4, until=3, rotation=WHIST)
    played = evening(stays, 10, 4, played, 6, rotation=WHIST)
    assert all(is_legal(turn, stays) for turn in played[3:])
    assert repeats(played)[0] == 0

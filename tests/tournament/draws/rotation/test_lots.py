"""Are lots fair, and the same on every Python?"""

from collections import Counter
from itertools import permutations

from tichu_turnier.tournament.draws.rotation.lots import below, generator, pick, shuffled


def test_the_same_seed_draws_the_same_lots_on_every_python() -> None:
    assert shuffled(generator(7), range(12)) == [7, 11, 10, 5, 9, 8, 2, 4, 0, 6, 1, 3]


def test_every_turn_of_a_seed_has_lots_of_its_own() -> None:
    drawn = {tuple(shuffled(generator(7, turn), range(12))) for turn in range(50)}
    assert len(drawn) == 50


def test_every_order_comes_up_as_often_as_any_other() -> None:
    rng = generator(1)
    counted = Counter(tuple(shuffled(rng, "abc")) for _ in range(6000))
    assert set(counted) == set(permutations("abc"))
    assert all(850 < times < 1150 for times in counted.values())


def test_a_number_below_an_end_never_reaches_it() -> None:
    rng = generator(2)
    assert {below(rng, 3) for _ in range(200)} == {0, 1, 2}
    assert {pick(rng, "fox") for _ in range(200)} == {"f", "o", "x"}

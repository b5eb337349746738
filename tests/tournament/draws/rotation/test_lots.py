"""Are lots fair and the same on every Python, and does the rest go round fairly?"""

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from tichu_turnier.tournament.draws.rotation.draw import fair_starts, sitting_out, stays_fair
from tichu_turnier.tournament.draws.rotation.lots import below, generator, pick, shuffled


def test_the_same_seed_draws_the_same_lots_on_every_python_and_others_for_every_turn() -> None:
    assert shuffled(generator(7), range(12)) == [7, 11, 10, 5, 9, 8, 2, 4, 0, 6, 1, 3]
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


def test_whoever_has_rested_least_rests_and_fewer_than_a_table_all_rest() -> None:
    assert sitting_out([1, 2, 3, 4, 5], {}, {1: 1, 2: 1, 3: 0, 4: 1, 5: 1}, generator(1)) == (3,)
    assert sitting_out([3, 1, 2], {}, {}, generator(1)) == (3, 1, 2)


def test_nobody_rests_twice_running_when_others_have_rested_as_often() -> None:
    rested = dict.fromkeys(range(5), 1)
    byes = {sitting_out(range(5), {}, rested, generator(seed), [0, 2, 3, 4]) for seed in range(20)}
    assert byes == {(1,)}


def test_a_late_entry_rests_after_those_who_have_played() -> None:
    met = dict.fromkeys((1, 2, 3, 4), 3)
    byes = {sitting_out([1, 2, 3, 4, 5], met, {}, generator(seed)) for seed in range(40)}
    assert byes == {(1,), (2,), (3,), (4,)}


def test_the_lot_decides_between_equals() -> None:
    byes = Counter(sitting_out(range(5), {}, {}, generator(seed)) for seed in range(500))
    assert len(byes) == 5
    assert all(60 < times < 140 for times in byes.values())


@given(people=st.integers(1, 40), rounds=st.integers(1, 12), seed=st.integers(0, 99))
def test_nobody_rests_twice_before_everybody_has_rested_once(people: int, rounds: int, seed: int) -> None:
    sat_out = dict.fromkeys(range(people), 0)
    last: tuple[int, ...] = ()
    for turn in range(rounds):
        bench = sitting_out(range(people), {}, sat_out, generator(seed, turn), last)
        assert len(bench) == people % 4
        assert stays_fair(sat_out, [bench], last)
        for person in bench:
            sat_out[person] += 1
        assert max(sat_out.values()) - min(sat_out.values()) <= 1
        last = bench


@given(
    st.lists(st.sets(st.integers(0, 5), min_size=2, max_size=2), min_size=1, max_size=5), st.integers(1, 5)
)
def test_a_round_may_come_first_if_any_order_of_the_others_goes_on_fairly(benches, rounds):
    sat_out, last = {0: 1, **dict.fromkeys(range(1, 7), 0)}, {0}
    orders = permutations(range(len(benches)), min(rounds, len(benches)))
    fair = {order[0] for order in orders if stays_fair(sat_out, [benches[at] for at in order], last)}
    assert fair_starts(sat_out, benches, min(rounds, len(benches)), last) == sorted(fair)

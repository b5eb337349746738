"""Is a knock-out complete: everybody is out once, the best meet late, and the last is the winner?"""

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import ALL
from tichu_turnier.tournament.draws.formats.double_elimination import double_elimination
from tichu_turnier.tournament.draws.formats.groups_knock_out import crossed, rounds_of, sizes, snake
from tichu_turnier.tournament.draws.rotation.knock_out import (
    BYE,
    FINAL_ALONE,
    Fought,
    KnockOutRound,
    as_played,
    knock_out,
    seeded,
)
from tichu_turnier.tournament.model.knock_out import KnockOut

FIELDS = st.integers(2, 64)
DEAR = settings(max_examples=100 if ALL else 30)


def test_the_bracket_of_eight_keeps_the_best_apart():
    assert seeded("ABCDEFGH") == ("A", "H", "D", "E", "B", "G", "C", "F")


@given(FIELDS)
def test_the_better_two_are_the_later_they_meet(field):
    bracket = seeded(range(1, field + 1))
    size = len(bracket)
    assert sorted(who for who in bracket if who != BYE) == list(range(1, field + 1))
    assert size & (size - 1) == 0
    assert size < 2 * field
    half = size
    while half > 1:  # the best n stand in n different parts of the bracket
        parts = [bracket[start : start + half] for start in range(0, size, half)]
        best = len(parts)
        assert all(sum(who != BYE and who <= best for who in part) == 1 for part in parts)
        half //= 2


def first_round(field):
    state = knock_out(seeded(range(1, field + 1)), ()).state()
    return KnockOutRound(tuple(Fought(*match) for match in state.matches), state.byes)


@given(FIELDS)
def test_the_bracket_is_known_from_its_first_round(field):
    assert as_played(first_round(field)) == seeded(range(1, field + 1))
    assert sorted(first_round(field).byes) == list(range(1, len(first_round(field).byes) + 1))


def singly(**settings):
    """The way of a knock-out whose loser is out."""
    return lambda *evening: knock_out(*evening, settings=replace(FINAL_ALONE, **settings)).state()


def doubly(seed):
    """The way of one in which the second loss puts out."""
    return lambda bracket, history, left: double_elimination(bracket, history, left, seed)[1]


def played(field, seed, way, *, gone=(), after=0, corrected=False):
    """All rounds of a knock-out whose matches are won by lot, and how it ends.

    Some are `gone` `after` so many rounds; the first match may be `corrected` after the third.
    """
    lots = random.Random(seed)
    bracket, history = seeded(range(1, field + 1)), []
    while True:
        left = frozenset(gone if len(history) >= after else ())
        state = way(bracket, history, left)
        assert not left & {who for match in state.matches for who in match}
        if not state.matches:
            return history, state
        turn = tuple(Fought(a, b, lots.choice((a, b))) for a, b in state.matches)
        history.append(KnockOutRound(turn, state.byes, left))
        if corrected and len(history) == 3:
            one, *others = history[0].matches
            history[0] = replace(history[0], matches=(replace(one, winner=one.loser), *others))
        assert legal(history[-1])
        assert len(history) < 4 * field + 8


def legal(turn):
    """Nobody twice in a round."""
    seated = [who for match in turn.matches for who in (match.one, match.other)]
    return len({*seated, *turn.byes}) == len(seated) + len(turn.byes)


def losses(history):
    return Counter(match.loser for turn in history for match in turn.matches)


@DEAR
@given(FIELDS, st.integers(0, 99), st.sampled_from([0, 2, 4, 8, 64]), st.booleans())
def test_everybody_but_the_winner_is_out_once(field, seed, best_of_three_from, third_place):
    way = singly(best_of_three_from=best_of_three_from, third_place=third_place)
    at_most = way(seeded(range(1, field + 1)), ()).rounds_left
    history, state = played(field, seed, way)
    assert not any(turn.byes for turn in history[1:])
    assert len(history) <= at_most
    assert state.rounds_left == 0
    assert sorted(state.places) == list(range(1, field + 1))
    ends = [1, 2, *((3, 4) if third_place and field > 3 else (3, 3))]
    ends += [place for half in (4, 8, 16, 32) for place in [half + 1] * half]
    assert sorted(state.places.values()) == ends[:field]
    (winner,) = (who for who, place in state.places.items() if place == 1)
    if not best_of_three_from:
        assert len(history) == at_most == (field - 1).bit_length()
        assert losses(history)[winner] == 0
        matches = sum(len(turn.matches) for turn in history)
        assert matches == field - 1 + (third_place and field > 3)


@DEAR
@given(FIELDS, st.integers(0, 99))
def test_the_second_loss_puts_everybody_out(field, seed):
    at_most = doubly(0)(seeded(range(1, field + 1)), (), ()).rounds_left
    history, state = played(field, seed, doubly(seed))
    assert at_most - 1 <= len(history) <= at_most
    (winner,) = (who for who, place in state.places.items() if place == 1)
    lost = losses(history)
    assert lost[winner] <= 1
    assert all(lost[who] == 2 for who in range(1, field + 1) if who != winner)
    assert sorted(state.places) == list(range(1, field + 1))
    assert sorted(state.places.values())[:2] == [1, 2]


@DEAR
@given(FIELDS, st.integers(1, 6), st.integers(0, 99), st.booleans(), st.booleans())
def test_whoever_gives_up_and_whatever_is_corrected_one_wins(field, after, seed, doubled, corrected):
    way = doubly(seed) if doubled else singly(third_place=True, best_of_three_from=4 * corrected)
    gone = () if corrected else random.Random(seed).sample(range(1, field + 1), field // 3)
    _, state = played(field, seed, way, gone=gone, after=after, corrected=corrected)
    assert list(state.places.values()).count(1) == 1
    assert sorted(state.places) == list(range(1, field + 1))


def semi_finals(*winners):
    return KnockOutRound((Fought(1, 4, winners[0]), Fought(2, 3, winners[1])))


def test_a_match_of_three_waits_for_the_others():
    bracket = seeded((1, 2, 3, 4))
    first, second, third = semi_finals(1, 3), semi_finals(1, 2), KnockOutRound((Fought(2, 3, 3),))
    settings = KnockOut(best_of_three_from=4)
    assert knock_out(bracket, [first], (), settings).state().matches == ((1, 4), (2, 3))
    state = knock_out(bracket, [first, second], (), settings).state()
    assert (state.matches, state.byes) == (((2, 3),), ())
    assert knock_out(bracket, [first, second, third], (), settings).state().matches == ((1, 3), (4, 2))


def test_who_leaves_while_resting_leaves_one_fewer_ahead_of_the_losers():
    first = replace(first_round(5), matches=(Fought(4, 5, 4),))
    places = knock_out(seeded(range(1, 6)), [replace(first, gone=(1,))]).state().places
    assert places == {1: 4, 2: 1, 3: 1, 4: 1, 5: 4}


@pytest.mark.parametrize("rested", [(1,), ()])
def test_two_who_are_gone_before_they_meet_share_the_third_place(rested):
    """Also where the one who had nobody to meet had been out for a while, and is not said to have rested."""
    semifinals = KnockOutRound((Fought(2, 3, 2),), rested, gone=(4,))
    for gone, third in (((4,), (3, 4)), ((3, 4), (3, 3))):
        places = knock_out((1, 4, 2, 3), [semifinals], gone, KnockOut()).state().places
        assert (places[3], places[4]) == third


def test_whoever_comes_back_when_the_others_are_through_is_through_too():
    one = KnockOutRound((Fought(1, 2, 1), Fought(3, 4, 3), Fought(5, 6, 5)), (7,))
    two = KnockOutRound((Fought(1, 3, 1),), (5,))  # drawn while 7 was out
    back = knock_out((1, 2, 3, 4, 5, 6, 7, BYE), [one, two]).state()
    assert (back.matches, back.byes) == (((1, 5),), (7,))
    three = KnockOutRound((Fought(1, 5, 1),), (7,))
    after = knock_out((1, 2, 3, 4, 5, 6, 7, BYE), [one, two, three]).state()
    assert (after.matches, after.places[3], after.places[5]) == (((1, 7),), 4, 3)


def test_lots_drawn_by_hand_with_other_byes_go_on():
    # six play three matches, which leaves three: one of them needs no match in the second round
    turn = KnockOutRound((Fought(1, 2, 1), Fought(3, 4, 3), Fought(5, 6, 6)))
    state = knock_out(as_played(turn), [turn]).state()
    assert (state.matches, state.byes) == (((1, 3),), (6,))


@pytest.mark.parametrize(
    ("seeds", "groups", "dealt"),
    [
        ("ABCDEFGH", 2, "ADEH BCFG"),
        ("ABCDEFGHI", 2, "ADEHI BCFG"),
        ("ABCDEF", 3, "AF BE CD"),
        ("ABC", 2, "ABC"),
    ],
)
def test_groups_are_dealt_to_and_fro(seeds, groups, dealt):
    assert ["".join(group) for group in snake(seeds, groups)] == dealt.split()


@given(FIELDS, st.integers(1, 12))
def test_groups_are_equally_large(field, groups):
    dealt = snake(range(field), groups)
    assert [len(group) for group in dealt] == sizes(field, groups)
    assert sorted(who for group in dealt for who in group) == list(range(field))
    assert max(map(len, dealt)) - min(map(len, dealt)) <= 1


def test_rounds_of_a_group():
    assert [rounds_of(size) for size in (1, 2, 3, 4, 5, 6)] == [0, 1, 3, 3, 5, 5]


@pytest.mark.parametrize(("groups", "bracket"), [("Aa Bb", "Ab Ba"), ("Aa", "Aa"), ("A B C D", "AD BC")])
def test_winners_of_groups_meet_seconds_of_others(groups, bracket):
    found = crossed(groups.split())
    assert " ".join("".join(found[top : top + 2]) for top in range(0, len(found), 2)) == bracket


@given(st.sampled_from([2, 4, 8, 16]))
def test_first_and_second_of_a_group_meet_in_the_final_at_the_earliest(groups):
    ranked = [(2 * group, 2 * group + 1) for group in range(groups)]
    bracket = crossed(ranked)
    for first, second in ranked:
        assert len({bracket.index(who) < groups for who in (first, second)}) == 2
    assert all({bracket[top] % 2, bracket[top + 1] % 2} == {0, 1} for top in range(0, 2 * groups, 2))


@given(st.integers(1, 8), st.integers(1, 4))
def test_everybody_who_goes_on_stands_in_the_bracket(groups, advancing):
    ranked = [tuple(10 * group + place for place in range(advancing)) for group in range(groups)]
    bracket = crossed(ranked)
    assert sorted(who for who in bracket if who != BYE) == sorted(who for group in ranked for who in group)
    if groups > 1:
        meetings = [bracket[top : top + 2] for top in range(0, len(bracket), 2)]
        assert all(a // 10 != b // 10 for a, b in meetings if BYE not in (a, b))

"""What can cards be, what beats what, and does the generator find all of it and nothing else?"""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings

from tests.rules.plays.holdings import holdings, reading
from tichu_turnier.rules.cards import (
    CARD_OF_NAME,
    DECK,
    DRAGON,
    MAH_JONG,
    ONE_EACH,
    PHOENIX,
    at_least,
    card_points,
    cards_of,
    each_card,
    names_of,
    rank_of,
)
from tichu_turnier.rules.combinations import Combination, beats, meanings, upon
from tichu_turnier.rules.plays.follows import can_fulfil, follows, leads
from tichu_turnier.rules.plays.lookup_tables import Memo


def test_there_are_56_cards_worth_100():
    assert (len(CARD_OF_NAME), DECK.bit_count(), card_points(DECK)) == (56, 56, 100)
    points = [card_points(cards_of(name)) for name in ("S5", "G10", "RK", "Dr", "Ph", "BA")]
    assert points == [5, 10, 10, 25, -25, 0]


def test_names_there_and_back():
    assert names_of(cards_of("RA Dr Hu S2 Ma Ph B10")) == ["Hu", "Ph", "Ma", "S2", "B10", "RA", "Dr"]


@given(holdings(most=56))
def test_ranks_with_so_many_cards(holding):
    counts = Counter(map(rank_of, each_card(holding)))
    expected = [{rank for rank in range(1, 15) if counts[rank] >= number} for number in (1, 2, 3)]
    found = at_least(holding)
    assert [set(map(rank_of, each_card(ranks))) for ranks in found] == expected
    assert not any(ranks & ~ONE_EACH for ranks in found)


@pytest.mark.parametrize("names", ["S1", "S11", "Xx", "S2 S2", "s2", "Phoenix"])
def test_no_such_cards(names):
    with pytest.raises(ValueError, match=r"\w"):
        cards_of(names)


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ("S7", ["single 7"]),
        ("Ma", ["single 1"]),
        ("Ph", ["single 1.5"]),
        ("Dr", ["single 15"]),
        ("Hu", ["dog 0"]),
        ("S7 B7", ["pair 7"]),
        ("S7 Ph", ["pair 7 =7"]),
        ("Ma Ph", []),
        ("Dr Ph", []),
        ("Hu Ph", []),
        ("Hu Dr", []),
        ("S7 B8", []),
        ("S7 B7 R7", ["triple 7"]),
        ("SA BA Ph", ["triple 14 =14"]),
        ("S7 B7 R7 G7", ["bomb4 7"]),
        ("S7 B7 R7 Ph", []),
        ("S7 B7 R7 G7 Ph", []),
        ("S3 B3 R3 G3 Ph", []),
        ("SA BA Ph S9 B9", ["full 9 =9", "full 14 =14"]),
        ("SA BA RA S9 Ph", ["full 14 =9"]),
        ("S2 B2 R2 SA BA", ["full 2"]),
        ("S2 B2 R2 S3 B3", ["full 2"]),
        ("S8 B8 S9 B9", ["stairs 9"]),
        ("S8 B8 S9 Ph", ["stairs 9 =9"]),
        ("S8 B8 R9 Ph S10 B10", ["stairs 10 =9"]),
        ("S8 B8 S10 B10", []),
        ("S8 B8 S9 B9 S10", []),
        ("Ma S2 B3 S4 S5", ["straight 5"]),
        ("Ma S2 S3 S4 S5", ["straight 5"]),
        ("Ma S2 B3 S4", []),
        ("S10 BB SD SK SA", ["straight 14"]),
        ("S4 B5 S6 S7 Ph", ["straight 7 =3", "straight 8 =8"]),
        ("S4 S5 S6 S7 Ph", ["straight 7 =3", "straight 8 =8"]),
        ("S4 B5 S7 S8 Ph", ["straight 8 =6"]),
        ("SB BD SK SA Ph", ["straight 14 =10"]),
        ("Ma S2 B3 S4 Ph", ["straight 5 =5"]),
        ("S2 B3 S4 S5 Ph", ["straight 6 =6"]),
        ("S2 B3 S4 S5 S6 Dr", []),
        ("S2 S3 S4 S5 S6", ["bombsf 6"]),
        ("S2 S3 S4 S5 S6 S7 S8", ["bombsf 8"]),
        ("S2 S3 S4 S5", []),
        ("", []),
    ],
)
def test_meanings(names, expected):
    """Treibhaus FAQ: the player of A-A-Phoenix-9-9 says; 3-3-3-3-Phoenix is nothing; one suit is a bomb."""

    def told(combination):
        value = "" if combination.phoenix is None else f" ={combination.phoenix}"
        return f"{combination.kind} {combination.rank:g}{value}"

    assert [told(each) for each in meanings(cards_of(names))] == expected


@pytest.mark.parametrize(
    ("upper", "lower", "result"),
    [
        ("S8", "S7", True),
        ("B7", "S7", False),
        ("Dr", "SA", True),
        ("S8 B8", "S7", False),
        ("S8 B8", "S7 B7", True),
        ("S2 B2", "Ma", False),
        ("Ph", "SA", True),
        ("Ph", "Dr", False),
        ("Ph", "Ma", True),
        ("Hu", "Ma", False),
        ("S2 B2 R2 G2", "Dr", True),
        ("S2 B2 R2 G2", "S3 S4 S5 S6 S7", False),
        ("S3 S4 S5 S6 S7", "SA BA RA GA", True),
        ("S2 S3 S4 S5 S6 S7", "S10 SB SD SK SA", True),
        ("S2 B2 R2 G2", "Hu", False),
        ("S3 B4 S5 S6 S7", "S2 B3 S4 S5 S6", True),
        ("S3 B4 S5 S6 S7 S8", "S2 B3 S4 S5 S6", False),
        ("S3 B3 R3 S2 B2", "S2 B2 R2 SA BA", True),
        ("S3 B3 S4 B4", "S2 B2 S3 B3", True),
        ("S3 B3 S4 B4 S5 B5", "S2 B2 S3 B3", False),
    ],
)
def test_beats(upper, lower, result):
    assert beats(reading(upper), reading(lower)) is result


def test_phoenix_is_half_a_rank_above_the_table():
    phoenix = reading("Ph")
    assert upon(phoenix, None).rank == 1.5
    over_king = upon(phoenix, reading("SK"))
    assert over_king.rank == 13.5
    assert beats(reading("SA"), over_king)
    assert not beats(reading("BK"), over_king)


@given(holdings())
def test_a_combination_is_a_number_with_its_cards_and_what_they_mean(holding):
    for each in leads(holding):
        assert Combination.of(each.cards, each.kind, each.length, each.rank, each.phoenix) == each
        assert each & holding == each.cards
        assert each in meanings(each.cards)


@given(holdings(), holdings())
def test_what_beats_is_the_greater_number(holding, other):
    for one in leads(holding)[::5]:
        for two in leads(other)[::5]:
            assert one > two or one.cards == PHOENIX or not beats(one, two)


def test_a_combination_says_what_it_is():
    assert repr(reading("S8 Ph S9 B9")) == "<Ph S8 S9 B9: stairs 9, Phoenix 8>"
    assert repr(reading("Ph")) == "<Ph: single 1.5>"


def test_what_is_forgotten_is_made_again():
    made = []
    ready = Memo(lambda cards: made.append(cards) or -cards, most=2)
    assert [ready[cards] for cards in (1, 2, 1, 3, 1)] == [-1, -2, -1, -3, -1]
    assert made == [1, 2, 3, 1]
    assert len(ready) == 2


@settings(max_examples=60)
@given(holdings(most=10))
def test_leads_are_the_meanings_of_all_subsets(holding):
    cards = each_card(holding)
    subsets = (sum(some) for size in range(1, len(cards) + 1) for some in combinations(cards, size))
    expected = Counter(found for subset in subsets for found in meanings(subset))
    assert Counter(leads(holding)) == expected


@settings(max_examples=200)
@given(holdings(), holdings())
def test_follows_are_the_leads_that_beat_the_table(holding, other):
    plays = leads(holding)
    for table in leads(other & ~holding)[::7]:
        assert Counter(follows(holding, table)) == Counter(play for play in plays if beats(play, table))


def test_nothing_follows_dog_and_dragon_but_bombs():
    holding = cards_of("SA BA RA GA Ph")
    assert follows(holding, reading("Hu")) == []
    assert follows(holding, reading("Dr")) == [reading("SA BA RA GA")]
    assert set(follows(PHOENIX | DRAGON, reading("SA"))) == {reading("Ph"), reading("Dr")}
    assert follows(MAH_JONG | DRAGON, upon(reading("Ph"), reading("SA"))) == [reading("Dr")]


def test_wishes_of_the_rulings():
    straight = reading("S3 B4 S5 S6 S7")
    assert can_fulfil(cards_of("S4 B5 S6 S8 Ph"), straight, 6)
    assert not can_fulfil(cards_of("S4 B5 S6 S8 Ph"), straight, 7)
    assert can_fulfil(cards_of("S2 B2 R2 G2 SA"), straight, 2)
    assert not can_fulfil(cards_of("SA BA"), straight, 14)
    assert can_fulfil(cards_of("S2 B2 R2 G2 SA"), reading("SK"), 2)
    assert not can_fulfil(cards_of("S2 B2 R2 Ph SA"), reading("SK"), 2)

"""Which combinations do Booster cards add, and are those of the printed rules what they were without any?"""

from collections import Counter

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.rules.plays.holdings import holdings
from tichu_turnier.rules.booster.booster import BOOSTERS, Colour
from tichu_turnier.rules.booster.extensions import EXTENSIONS
from tichu_turnier.rules.booster.meld import Meld, Shape, beats, meld_of, upon
from tichu_turnier.rules.booster.melds import bombs, follows, leads, meanings_of
from tichu_turnier.rules.cards import PHOENIX, cards_of
from tichu_turnier.rules.combinations import Kind
from tichu_turnier.rules.plays import follows as printed_follows

FORCES = st.frozensets(st.sampled_from([each.key for each in EXTENSIONS]))
YELLOW = [each.key for each in BOOSTERS if each.colour is Colour.YELLOW]


def found(names, force="", companions=""):
    """What exactly these cards can be, in one word each."""
    found = meanings_of(cards_of(names), None, frozenset(force.split()), frozenset(companions.split()))
    return [f"{each.shape} {each.strength:g}" for each in found]


def test_only_what_is_publicly_named_is_listed():
    assert len(BOOSTERS) == 37
    assert len({each.key for each in BOOSTERS}) == 37
    assert Counter(each.colour for each in BOOSTERS) == {
        Colour.BLUE: 6, Colour.RED: 4, Colour.GREEN: 8, Colour.YELLOW: 7, Colour.UNKNOWN: 12
    }  # fmt: skip
    assert {each.key for each in EXTENSIONS} <= {each.key for each in BOOSTERS}


@pytest.mark.parametrize(
    ("names", "force", "companions", "expected"),
    [
        ("R8 B8 G9 S9", "rainbow pair-mania", "", ["stairs 9", "rainbow 9", "pair-mania 9"]),
        ("R8 B8 GK SK", "rainbow pair-mania", "", ["rainbow 13", "pair-mania 13"]),
        ("R8 B8 G8 S8", "rainbow pair-mania ice-hockey", "", ["bomb4 8"]),
        ("R8 B8 G8 S8", "rainbow level-red", "", ["triple 8"]),
        ("R8 B8 G8 S8 Ph RK", "level-red", "", ["full 8"]),
        ("R8 B8 G8 S8 SK RK", "level-red small-is-beautiful", "", []),
        ("R2 R4 R6 R8 R10 RB", "ice-hockey", "", ["ice-hockey 11"]),
        ("R2 R4 R6 R8 R10 RB RD", "ice-hockey", "", []),
        ("R4 R5 R6 R7 R8", "ice-hockey", "", ["bombsf 8"]),
        ("G2 S9 Ph", "flower", "", ["flower 9"]),
        ("G9 S9 B9", "flower", "", ["triple 9", "flower 9"]),
        ("S9 BB RD GK S10", "skat", "", ["straight 13.75"]),
        ("B7 B8 B9 BB BD", "skat", "", ["bombsf 12"]),
        ("S10 B10 R10 G10", "skat", "", ["bomb4 13.75"]),
        ("S7 B8 R9 G10 SB", "skat", "", []),
        ("S3 B4 R5 S7 G8", "", "pothole", ["straight 8"]),
        ("S3 B4 R5 S6 G7", "", "pothole", []),
        ("S3 B4 R5 S6", "", "four-street", ["straight 6"]),
        ("SK S2 S3 S4", "", "four-street pothole ring-street", ["straight 15"]),
        ("SK BA S2 S3 S4", "", "ring-street", ["straight 15"]),
        ("Ma SK BA S2 S3 S4", "", "ring-street", []),
        ("S8 B8 R8", "", "fire-bird", []),
        ("S8 B8", "", "fire-bird", ["triple 8"]),
        ("S9 B9", "", "fire-bird", []),
        ("S9 B9 R9 S2", "", "fire-bird", ["full 9"]),
        ("S6", "", "modesty", ["single 5"]),
        ("S6 B5", "", "modesty", ["pair 5"]),
        ("Ma", "", "mouse", ["single 16"]),
        ("S2", "", "mouse", []),
        ("S8 B8", "", "baby-dragon", ["pair 8"]),
        ("S8 B8 R8 G8", "", "baby-dragon", []),
        ("S2 B4 R6 G8 S10", "fast-street", "pothole", []),
    ],
)
def test_what_cards_are(names, force, companions, expected):
    assert found(names, force, companions) == expected


def test_the_phoenix_on_a_king_is_below_a_ten_with_skat_and_on_that_below_an_ace():
    skat = frozenset({"skat"})
    phoenix, king, ten, ace = (
        meanings_of(cards_of(each), None, skat)[0] for each in ("Ph", "SK", "S10", "SA")
    )
    on_king, on_ten = upon(phoenix, king), upon(phoenix, ten)
    assert (on_king.strength, beats(ten, on_king), beats(ace, on_ten), beats(ten, on_ten)) == (
        13.5, True, True, False
    )  # fmt: skip


# ---- For any holding


@given(holdings())
@settings(max_examples=40)
def test_without_boosters_all_is_as_printed(holding):
    plays = printed_follows.leads(holding)
    assert leads(holding) == [meld_of(each) for each in plays]
    tables = {each.kind: each for each in plays}
    for table in tables.values():
        expected = Counter(meld_of(each) for each in printed_follows.follows(holding, table))
        assert Counter(follows(holding, meld_of(table))) == expected


@given(holdings(most=8), FORCES, st.sets(st.sampled_from(YELLOW), max_size=2))
@settings(max_examples=40, deadline=None)
def test_what_is_found_is_held_and_is_what_its_cards_are(holding, force, companions):
    plays = leads(holding, force, frozenset(companions))
    assert len(set(plays)) == len(plays)
    assert all(each.cards and not each.cards & ~holding for each in plays)
    for each in plays[:: max(1, len(plays) // 4)]:
        assert each in meanings_of(each.cards, None, force, each.companions)
        assert "small-is-beautiful" not in force or each.length <= 5
        assert not (each.is_bomb and each.companions)


@given(holdings(), FORCES)
@settings(max_examples=40, deadline=None)
def test_a_bomb_is_a_bomb_and_nothing_else(holding, force):
    of_bombs = {each.cards for each in bombs(holding, force)}
    assert all(each.is_bomb for each in leads(holding, force) if each.cards in of_bombs)


@given(holdings(least=6), FORCES, st.data())
@settings(max_examples=60, deadline=None)
def test_beating_is_a_strict_order(holding, force, data):
    """But for the lone Phoenix, which counts by what it lies on."""
    plays = [each for each in leads(holding, force) if each.cards != PHOENIX]
    assume(plays)
    one, two, three = (data.draw(st.sampled_from(plays)) for _ in range(3))
    assert not beats(one, one)
    assert not (beats(one, two) and beats(two, one))
    assert beats(one, three) or not (beats(one, two) and beats(two, three))


def test_one_that_beats_is_of_the_same_shape_or_a_bomb():
    force = frozenset(each.key for each in EXTENSIONS)
    holding = cards_of("S2 B2 G3 R3 S4 B5 R6 G7 R8 S8 GK RK SA BA")
    plays = leads(holding, force)
    assert {Shape.RAINBOW, Shape.FLOWER, Shape.PAIR_MANIA, Kind.STRAIGHT} <= {each.shape for each in plays}
    pairs = [(a, b) for a in plays[::7] for b in plays[::5] if beats(a, b)]
    assert pairs
    assert all(a.is_bomb or a.shape is b.shape for a, b in pairs)


def test_a_meld_shows_what_it_is():
    pair = Meld(cards_of("S8 B8"), Kind.PAIR, 2, 8, companions=frozenset({"baby-dragon"}))
    assert repr(pair) == "<S8 B8: pair 8 +baby-dragon>"

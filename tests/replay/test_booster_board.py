"""A typed situation with Booster cards is judged, in the words of the window."""

import pytest

from tichu_turnier.replay.ruling_board import board_of
from tichu_turnier.rules.booster.booster import BOOSTERS, Public
from tichu_turnier.rules.engine.position_notation import situation
from tichu_turnier.rules.ruleset import TWO_RULES, RuleSet
from tichu_turnier.texts import Texts, languages
from tichu_turnier.words.ruling_words import action_words, unpublished_words, with_keys, with_names

RULES = RuleSet(booster=True)


def board(line, *claims, rules=RULES):
    return board_of(situation(line), claims, rules)


def test_plays_bombs_and_verdicts_are_those_with_the_booster():
    line = "SK S2 | BD BB B9 B8 B7 | S4 | S5 > A:SK"
    assert board(line).bombs == ()
    skat = board(f"{line} C+skat", "B:BD,BB,B9,B8,B7", "B:B9")
    assert skat.bombs == (("B", "B7 B8 B9 BB BD"),)
    assert (skat.turn, skat.plays, skat.passes) == ("B", ("B7 B8 B9 BB BD",), True)
    assert [each.fault for each in skat.verdicts] == [None, "play-does-not-beat"]


def test_a_claim_with_a_booster_needs_none_on_the_table():
    asked = board("S8 B8 S2 | SA | S4 | S5", "A:S8,B8+baby-dragon")
    assert [each.fault for each in asked.verdicts] == [None]
    between_two = board("S8 B8 S2 | SA | S4 | S5", "A:S8,B8+baby-dragon", rules=TWO_RULES)
    assert [each.key for each in between_two.findings] == ["situation-action"]


def test_before_the_hand_each_card_is_judged_in_its_own_step():
    claims = ("B+ouvert", "B+content", "B+clairvoyant", "A:S8")
    asked = board("Ma S8 | SA | S4 | S5", *claims)
    assert [each.fault for each in asked.verdicts] == [None] * 4
    told_early = board("Ma S8 | SA | S4 | S5 > A?", "C+skat", "B+skat")
    assert [each.fault for each in told_early.verdicts] == ["booster-not-now", None]


def test_the_picture_shows_whose_cards_lie_there_and_that_nobody_passed():
    added = board("S8 S2 | S9 | B8 S4 | S5 > A:S8 C+add:B8").step
    assert (added.top, added.turn) == (0, 1)
    assert board("S8 S2 | S9 | B8 S4 | S5 > A+help:S8").step.turn == 2
    ouvert = board("Ma S2 | S3 | S4 | S5 > B+ouvert / /").step
    assert (ouvert.turn, [each.passed for each in ouvert.seats]) == (1, [False] * 4)


def test_what_is_wrong_in_the_line_is_told():
    assert [each.key for each in board("S2 | S3 | S4 | S5 > A+ouvert / / B+ouvert").findings] == [
        "booster-not-now"
    ]


def test_every_card_is_typed_by_its_name():
    course = " ".join(f"A+{each.key}" for each in BOOSTERS)
    assert with_keys(with_names(course)) == course
    assert len(set(with_names(course).split())) == len(BOOSTERS)


def test_names_are_read_in_small_letters_and_cards_stay_cards():
    told = with_names("B+rob=recycling A:S8,Ph+fire-bird=8 A:R8,B8~pair-mania!10")
    assert told == "B+Boosterkarte-rauben=Recycling A:S8,Ph+Feuervogel=8 A:R8,B8~Pärchenmanie!10"
    assert with_keys(told.lower()) == "b+rob=recycling a:s8,ph+fire-bird=8 a:r8,b8~pair-mania!10"


@pytest.mark.parametrize("language", languages())
def test_what_is_not_published_is_said(language):
    texts = Texts(language)
    for each in BOOSTERS:
        said = unpublished_words(texts, f"A+{each.key}")
        assert bool(said) is (each.public is not Public.EFFECT)
        assert not any("<" in words for words in said)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("/", "niemand will mehr"),
        ("A?", "A verrät, dass er beginnt"),
        ("A+skat", "A spielt den Booster «Skat»"),
        ("B+rob=skat", "B spielt den Booster «Boosterkarte rauben»: Skat"),
        ("A+spy=8", "A spielt den Booster «Spion»: 8"),
        ("A+change-seats>B", "A spielt den Booster «Sesselrücken» und meint B"),
        ("A+help:S8+fire-bird", "A spielt den Booster «Hilfe» mit †8, dazu «Feuervogel»"),
        ("A:R8,B8~pair-mania!10", "A spielt ★8 ▲8 und wünscht 10, als «Pärchenmanie»"),
        ("A:S2,B3+fire-bird=6", "A spielt †2 ▲3, der Joker als 6, dazu «Feuervogel»"),
    ],
)
def test_actions_in_words(action, said):
    assert action_words(Texts("de"), action) == said

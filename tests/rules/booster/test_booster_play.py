"""Is a hand with Booster cards played by their rules? The answers of the FAQ are cases of test_rulings."""

import random
from dataclasses import replace

import pytest

from tests.rules.booster.booster_hands import NOTHING, play_hand
from tichu_turnier.finding import Refusal
from tichu_turnier.rules.audit.hand_audit import audit_hand
from tichu_turnier.rules.booster.effects import SPECIAL
from tichu_turnier.rules.booster.play import legal_bombs, legal_plays, may_pass
from tichu_turnier.rules.booster.position import Boost, Position, Step
from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.cards import DECK, card_points, names_of
from tichu_turnier.rules.engine.ending import counted_points, report
from tichu_turnier.rules.engine.position import Phase, start
from tichu_turnier.rules.engine.position_notation import done, fault, positions_of, situation
from tichu_turnier.rules.ruleset import RuleSet

RULES = RuleSet(booster=True)
HOLE = "S2 B3 R4 G6 S7 SA | B5 R6 G7 S8 B9 SK | S4 | S5 >"
HANDS = 20
"""Random hands for the invariants; 1,200 took three minutes and kept them, too."""


def told(line):
    return positions_of(situation(line), RULES)


def now(line) -> Position:
    position = told(line)[-1]
    assert isinstance(position, Position)
    return position


def plays(line):
    return [" ".join(names_of(each.cards)) for each in legal_plays(now(line))]


# ---- The steps of a hand


def test_reactions_may_take_back_what_ended_the_hand():
    line = "Dr S2 | S3 S9 | S4 | S5 > / A:S2 B:S3 C:S4 D:S5 A:Dr"
    over = now(line)
    assert (over.over or over.printed.phase is Phase.GIVE, over.printed.order) == (True, (2, 3, 0))
    back = now(f"{line} B+scarecrow")
    assert (back.printed.order, back.turn, names_of(back.printed.holdings[0])) == ((2, 3), 0, ["Dr"])


def test_who_is_not_known_to_hold_a_booster_may_play_it_and_who_is_known_not_to_may_not():
    free = now("S2 | S3 | S4 | S5 > /")
    known = Position(start(free.printed.holdings, rules=RULES), held=(("skat",), (), (), ()))
    assert [fault([each], "B+skat") for each in (free, known)] == [None, "booster-not-held"]
    assert fault([known], "A+skat") is None


# ---- What Booster cards do


def test_may_i_bomb_here():
    """With Skat the run over the gap is a bomb, at level red four of a kind are none."""
    line = "SK S3 | BD BB B9 B8 B7 | S4 B4 R4 G4 | S5 > / A:SK"
    assert [len(legal_bombs(now(line), seat)) for seat in (1, 2)] == [0, 1]
    assert [len(legal_bombs(now(f"{line} D+skat"), seat)) for seat in (1, 2)] == [1, 1]
    assert [len(legal_bombs(now(f"{line} D+level-red"), seat)) for seat in (1, 2)] == [0, 0]


def test_only_a_rainbow_is_played_on_a_rainbow():
    line = "R8 B8 G9 S9 S2 | S10 R10 BB GB SA | S4 | S5 > A+rainbow A:R8,B8,G9,S9~rainbow"
    assert plays(line) == ["S10 R10 BB GB", "R10 BB GB SA"]


def test_a_wish_binds_new_combinations_too():
    line = "R8 B8 G9 S9 S2 | S10 R10 BB GB SA | S4 | S5 > A+rainbow A:R8,B8,G9,S9~rainbow"
    free = now(line)
    ten, jack, three = (replace(free, printed=free.printed._replace(wish=rank)) for rank in (10, 11, 3))
    assert [may_pass(each) for each in (free, ten, jack, three)] == [True, False, False, True]
    assert len(legal_plays(ten)) == 2


def test_njet_annuls_what_was_just_played():
    assert "skat" in now("S2 | S3 | S4 | S5 > A+skat").force
    annulled = now("S2 | S3 | S4 | S5 > A+skat B+njet")
    assert ("skat" in annulled.force, annulled.used) == (False, ((0, "skat"), (1, "njet")))
    assert "skat" in now("S2 | S3 | S4 | S5 > A+skat B+njet C+njet").force


def test_after_njet_on_content_all_push():
    line = "S2 | S3 | S4 | S5 > A+clairvoyant B+content"
    assert (now(line).step, fault(told(line), "C+generous")) == (Step.BLUE, "booster-no-push")
    back = now(f"{line} D+njet")
    assert (back.step, fault([back], "C+generous")) == (Step.PUSH, None)


def test_content_gives_back_what_was_played_about_pushing():
    holdings = now("S2 | S3 | S4 | S5 > /").printed.holdings
    held = (("clairvoyant", "skat"), ("content",), ("njet",), ())
    begun = Position(start(holdings, rules=RULES), Step.PUSH, held=held)
    for boost in (Boost(0, "clairvoyant"), Boost(0, "skat"), Boost(1, "content")):
        begun = done(begun, boost)
    assert (begun.held, begun.used) == ((("clairvoyant",), (), ("njet",), ()), ((0, "skat"), (1, "content")))
    annulled = done(begun, Boost(2, "njet"))
    assert annulled.held == ((), (), (), ())


@pytest.mark.parametrize(
    ("course", "called"),
    [("C!", 2), ("C! C+super-partner", 0), ("A! C! C+super-partner", 0), ("C! C+super-partner B+njet", 2)],
)
def test_super_partner_moves_the_tichu_and_there_is_never_more_than_one(course, called):
    calls = now(f"Ma S9 | S3 B3 | SA | S5 B5 > / {course}").printed.calls
    assert [seat for seat, call in enumerate(calls) if call is Call.TICHU] == [called]


def test_njet_takes_back_a_play_with_a_companion():
    back = now("S8 B8 S2 | SA BA | S3 | S4 > / A:S8,B8+baby-dragon B+njet")
    assert (back.table, back.turn, names_of(back.printed.holdings[0])) == (None, 0, ["S2", "S8", "B8"])


def test_the_scarecrow_gives_back_companions_and_lets_add_be_used_again():
    line = "S9 S2 | Ph S3 B9 | S4 | S5 > / A:S9 B+add:Ph"
    assert now(line).table.shape == "pair"
    scared = now(f"{line} C+scarecrow")
    assert (scared.table.shape, scared.scared, scared.again) == ("single", 1, "add")
    assert fault([scared], "B+add:Ph") == "booster-scared"
    assert fault([scared], "B+add:B9") is None


def test_the_new_master_gets_the_dog():
    then = now("SK S2 | S3 Hu | S4 | S5 > / A:SK B+new-master")
    assert [names_of(each) for each in then.printed.holdings] == [["Hu", "S2"], ["S3"], ["S4"], ["S5"]]


def test_special_cards_leave_the_game():
    then = now("Ma S2 Ph | S3 Hu | Dr S4 | S5 > C+back-to-the-roots / /")
    assert then.gone == SPECIAL
    assert not SPECIAL & sum(then.printed.holdings)
    assert (then.turn, plays("Ma S2 Ph | S3 Hu | Dr S4 | S5 > C+back-to-the-roots / /")) == (0, ["S2"])


def test_help_makes_a_bomb_of_the_asker():
    then = now("S9 B9 S2 | SA BA | R9 G9 S4 | S5 > / A+help:S9,B9 C:R9,G9")
    assert (then.table.is_bomb, then.printed.owner, then.turn, then.started) == (True, 0, 1, {0, 2})


def test_added_cards_are_the_owners_and_may_end_the_hand():
    over = now("S8 S2 | S3 | B8 | S5 > / A:S8 C+add:B8")
    assert (over.printed.order, over.printed.owner, over.table.strength) == ((2,), 0, 8)
    end = now("S8 | S3 | B8 | S5 > / A:S8 C+add:B8")
    assert (end.over, names_of(end.printed.taken[0])) == (True, ["S8", "B8"]), "double victory"


def test_after_changing_seats_tricks_partners_and_the_lead_stay():
    """A and B have changed: after A come C, D and B."""
    then = now("S2 S9 | S3 B9 | S4 | S5 > A+change-seats>B A:S2 C- D- B:S3 A- C- D- B-")
    assert (then.chairs, then.turn, then.table) == ((1, 0, 2, 3), 1, None)
    assert names_of(then.printed.taken[1]) == ["S2", "S3"]
    out = now("S2 | S3 B9 | S4 | S5 > A+change-seats>B A:S2 C- D- B- A-")
    assert out.turn == 2, "the lead of who is out goes to the next one in the new order"


def test_a_red_card_comes_from_a_pile_too():
    line = "S2 S9 | R8 B3 | S4 | S5 > / A:S2 B:R8 C- D- A- B- C+red-card:R8"
    assert names_of(now(line).printed.holdings[2]) == ["S4", "R8"]


def test_last_cards_are_not_taken_from_anybody():
    assert fault(told("S2 | R8 | S4 | S5 > /"), "A+red-card:R8") == "booster-last-card"
    assert fault(told("SK S2 | Hu | S4 | S5 > / A:SK"), "B+new-master") == "booster-last-card"


@pytest.mark.parametrize(
    ("line", "action", "reason"),
    [
        ("S2 | S3 | S4 | S5 > /", "A+skating", "booster-unknown"),
        ("S2 | S3 | S4 | S5 > /", "A+pothole", "booster-companion"),
        ("S2 | S3 | S4 | S5 > /", "A+change-seats", "booster-needs-player"),
        ("S2 | S3 | S4 | S5 > /", "A+change-seats>A", "booster-needs-player"),
        ("S3 | S4 B2 | S5 B5 | S6 B6 > / A:S3", "B+change-seats>A", "booster-out"),
        ("S3 | S4 B2 | S5 B5 | S6 B6 > / A:S3 B!", "C+rob>A", "booster-out"),
        ("S3 S2 | S4 B2 | S5 B5 | S6 B6 > / A!", "A+rob>A", "booster-needs-player"),
        ("S3 S9 | S4 | Ma | S6 B6 > / C:Ma D- A!", "A+super-partner", "booster-out"),
        ("S2 | S3 | S4 | S5 > /", "A+recycling=skat", "booster-not-used"),
        ("S2 | S3 | S4 | S5 > /", "A+super-partner", "booster-no-call"),
        ("S2 | S3 | S4 | S5 > /", "/", "booster-not-now"),
        ("S2 | S3 | S4 | S5 > /", "A?", "booster-not-now"),
        ("Ma S3 | S2 B2 | S5 B5 | S6 B6 > A?", "C+skat", "booster-not-now"),
        ("S2 | S3 | S4 | S5 > /", "B+add:S3", "booster-not-now"),
        ("S8 S2 | S3 | B8 S4 | S5 > / A+help:S8", "A:S2", "booster-help-first"),
        ("S8 S2 | S3 | | S5 > /", "A+help:S8", "booster-out"),
        ("S8 S2 | S3 | S4 | S5 > / A! A+super-partner", "A!", "play-called-already"),
        ("S8 S2 | S3 | B8 S4 | S5 > / A+help:S8", "B+skat", "booster-not-now"),
        ("S8 S2 | S3 | B8 S4 | S5 > / A+help:S8", "C:S9", "play-not-held"),
        ("S8 S2 | S3 | B8 S4 | S5 > / A+basta-ya", "A:S8+modesty", "booster-banned"),
        ("Dr S2 | S3 | S4 | S5 > / A:Dr B- C- D- A-", "A:S2", "play-dragon-first"),
        (f"{HOLE} / A:S2,B3,R4,G6,S7+pothole", "B:B5,R6,G7,S8,B9", "play-does-not-beat"),
    ],
)
def test_why_not(line, action, reason):
    assert fault(told(line), action) == reason


def test_what_is_not_legal_is_refused():
    with pytest.raises(Refusal, match="booster-not-now"):
        now("S2 | S3 | S4 | S5 > / A+ouvert")
    with pytest.raises(Refusal, match="situation-action"):
        now("S2 | S3 | S4 | S5 > / A:S2+rainbow")
    with pytest.raises(TypeError):
        done(now("S2 | S3 | S4 | S5 > /"), object())


# ---- Many hands


def test_cards_and_points_are_kept_in_hands_with_any_boosters():
    held, used, without_special = NOTHING, set(), 0
    for seed in range(HANDS):
        positions, held = play_hand(random.Random(seed), RULES, held if seed % 8 else NOTHING)
        assert all(_cards(each) == [DECK, DECK.bit_count()] for each in positions)
        end = positions[-1]
        used |= {key for _, key in end.used}
        without_special += _points_are_possible(end)
        told = replace(report(end.printed), special_cards_out=bool(end.gone))
        assert audit_hand(told, RULES) == ()
    assert len(used) > 25
    assert without_special


def _cards(position):
    """All cards that are anywhere, and how many they are."""
    now = position.printed
    places = (*now.holdings, *now.taken, now.trick, position.gone)
    return [sum(places), sum(each.bit_count() for each in places)]


def _points_are_possible(end):
    """Whether the special cards were out of the game."""
    assert end.over
    points, score = counted_points(end.printed), report(end.printed)
    if points is not None:
        assert sum(points) == card_points(DECK)
        least, most = (0, 100) if end.gone else (-25, 125)
        assert least <= min(points) <= max(points) <= most
        assert score.a - points[0] in range(-400, 401, 100), "calls besides"
    return bool(end.gone)

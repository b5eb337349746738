"""Does every hand that is played by the rules end as a hand must, and is nothing else accepted?"""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.evenings import refused
from tests.rules.engine.playing import after, begin, why_not
from tests.rules.plays.holdings import ALL_CARDS
from tichu_turnier.rules.calls import SEATS, Call
from tichu_turnier.rules.cards import DECK, each_card
from tichu_turnier.rules.combinations import meanings
from tichu_turnier.rules.engine import dealing as before
from tichu_turnier.rules.engine.ending import counted_points, last_seat, report, winning_side
from tichu_turnier.rules.engine.play import fault, legal_bombs, legal_plays, may_pass, play, precedence
from tichu_turnier.rules.engine.playout import any_action, playout
from tichu_turnier.rules.engine.position import CallTichu, Give, Pass, Phase, Play, start


def dealt(seed):
    """Four holdings of a shuffled deck; pushing changes nothing about chance."""
    return start(before.pick_up(before.deal(seed)).holdings)


def choices(position):
    """All that can happen next, calls apart."""
    seat = position.turn
    if position.phase is Phase.GIVE:
        return [Give(seat, (seat + 1) % 4), Give(seat, (seat + 3) % 4)]
    wishes = [None, 2, 8, 14]
    found = [
        Play(seat, each, wish)
        for each in legal_plays(position)
        for wish in wishes
        if wish is None or not fault(position, Play(seat, each, wish))
    ]
    found += [Play(s, bomb, early=s == seat) for s in SEATS for bomb in legal_bombs(position, s)]
    return found + [Pass(seat)] * may_pass(position)


def hand(seed):
    """All positions of a random hand."""
    chance = random.Random(seed)
    position = dealt(seed)
    while position.phase is not Phase.OVER:
        yield position
        options = choices(position)
        assert options
        position = play(position, chance.choice(options))
    yield position


def whole(position):
    """All cards, wherever they are."""
    return sum(position.holdings) + sum(position.taken) + position.trick


@settings(max_examples=60)
@given(st.integers(0, 10**9))
def test_no_card_is_lost_and_all_points_are_counted(seed):
    positions = list(hand(seed))
    assert all(whole(position) == DECK for position in positions)
    over = positions[-1]
    points = counted_points(over)
    if winning_side(over) is None:
        assert sum(points) == 100
        assert len(over.order) == 3
        assert last_seat(over) not in over.order
        assert (report(over).a, report(over).b) == points
    else:
        assert (points, len(over.order)) == (None, 2)
        assert sorted((report(over).a, report(over).b)) == [0, 200]


@settings(max_examples=40)
@given(st.integers(0, 10**9), st.data())
def test_only_what_is_generated_is_accepted(seed, data):
    """Any set of cards in any reading: legal in turn exactly when the generator has it, else refused."""
    positions = list(hand(seed))[:-1]
    position = data.draw(st.sampled_from(positions))
    seat = data.draw(st.sampled_from(SEATS))
    cards = each_card(position.holdings[seat])
    chosen = sum(data.draw(st.sets(st.sampled_from(cards or ALL_CARDS), max_size=6)))
    in_turn = legal_plays(position) if seat == position.turn else legal_bombs(position, seat)
    for combination in meanings(chosen):
        legal = fault(position, Play(seat, combination)) is None
        assert legal is (combination in in_turn)


def test_a_hand_that_is_played_out_fast_goes_as_the_rules_say_action_by_action():
    bombs, hands = 0, 150
    for seed in range(hands):
        position, chance = dealt(seed), random.Random(seed)
        end = playout(position, random.Random(seed))
        while position.phase is not Phase.OVER:
            action = any_action(position, chance)
            position = play(position, action)
            bombs += isinstance(action, Play) and action.combination.is_bomb
        assert position == end
    assert bombs > hands / 10  # else nobody looked whether they are found


def test_the_same_seed_deals_the_same_cards():
    assert before.deal(5) == before.deal(5) != before.deal(6)
    assert sum(dealt(5).holdings) == DECK


def test_pushed_cards_change_hands():
    dealing = before.pick_up(before.deal(3))
    threes = [tuple(each_card(holding)[:3]) for holding in dealing.holdings]
    for seat in SEATS:
        dealing = before.push(dealing, seat, threes[seat])
    after_push = before.begin(dealing).holdings
    assert all(after_push[(seat + 1 + n) % 4] & threes[seat][n] for seat in SEATS for n in range(3))
    assert sum(after_push) == DECK
    assert refused(before.push, dealing, 0, threes[0]) == ["play-push-now"]


def test_what_cannot_be_pushed():
    dealing = before.pick_up(before.deal(3))
    first, second, *_ = each_card(dealing.holdings[0])
    other = each_card(dealing.holdings[1])[0]
    wrong = ((first, first, second), (first, second, 0), (first, second, other), (first | second, 0, 0))
    for three in wrong:
        assert refused(before.push, dealing, 0, three) == ["play-push-three"]
    assert refused(before.push, before.deal(3), 0, (first, second, other)) == ["play-push-now"]
    assert refused(before.begin, dealing) == ["play-push-now"]


@pytest.mark.parametrize(
    ("line", "next_action", "reason"),
    [
        ("", "0:S9", "play-not-held"),
        ("", "1:S3", "play-out-of-turn"),
        ("", "0-", "play-must-lead"),
        ("", "0:S2!8", "play-wish-not-possible"),
        ("", "0>1", "play-no-gift"),
        ("0:S2", "1:S3,B3", "play-does-not-beat"),
        ("0:S2", "1:S3", None),
        ("0:S2", "2-", "play-out-of-turn"),
        ("0:S2 1- 2- 3-", "0:S7", "play-out-of-turn"),
        ("0:S2 1- 2- 3- 0-", "0:S7", None),
        ("0:S2 1:S3 2- 3- 0:S7", "1:Ph", None),
        ("0:S7 1:Ph 2- 3-", "0:B7", "play-does-not-beat"),
        ("0:S7 1:Ph 2- 3-", "0:S8", None),
        ("0:S2 1:Dr 2- 3- 0- 1-", "1>3", "play-gift-to-opponent"),
        ("0:S2 1:Dr 2- 3- 0- 1-", "0>3", "play-no-gift"),
        ("0:S2 1:Dr 2- 3- 0- 1-", "1>0", None),
        ("0:Hu", "2:S4", None),
        ("0:Hu", "0:S2", "play-out-of-turn"),
        ("0:S2 1-", "2:Hu", "play-not-held"),
    ],
)
def test_why_not(line, next_action, reason):
    position = after(begin("Hu S2 S7 B7 S8", "S3 B3 Ph Dr SK", "S4 B4", "S5 B5", turn=0), line)
    assert why_not(position, next_action) == reason


def test_tichu_is_called_before_and_after_pushing_but_not_while_some_have_pushed():
    dealing = before.pick_up(before.deal(7))
    threes = [tuple(each_card(holding)[:3]) for holding in dealing.holdings]
    assert before.call_tichu(dealing, 0).calls[0] is Call.TICHU
    pushing = before.push(dealing, 1, threes[1])
    assert refused(before.call_tichu, pushing, 0) == ["play-called-while-pushing"]
    for seat in (0, 2, 3):
        pushing = before.push(pushing, seat, threes[seat])
    assert before.call_tichu(pushing, 0).calls[0] is Call.TICHU


def test_a_grand_tichu_is_called_before_the_ninth_card():
    assert before.call_grand_tichu(before.deal(1), 3).calls[3] is Call.GRAND_TICHU
    assert refused(before.call_grand_tichu, before.pick_up(before.deal(1)), 3) == ["play-grand-called-late"]


def test_bombs_of_the_same_moment_come_in_the_order_of_play_ones_own_last():
    """Treibhaus FAQ, several players play at the same time; may I bomb my own lead."""
    position = after(begin("S2 SK BK RK GK", "S3 S4", "SA BA RA GA S5", "S6 S7"), "0:S2")
    assert precedence(position) == (1, 2, 3, 0)
    assert precedence(after(position, "1- 2- 3-")) == (1, 2, 3, 0)
    assert precedence(after(position, "1- 2-")) == (3, 0, 1, 2)
    own = after(position, "0:SK,BK,RK,GK")
    assert (own.owner, own.turn) == (0, 1)


def test_the_last_players_cards_and_tricks_are_counted_for_others():
    """His cards go to the other side, his tricks to whoever was out first; a Dragon trick is given away."""
    over = after(begin("S10", "SK", "SA", "B2 R10 Dr"), "0:S10 1:SK 2:SA")
    assert (over.order, counted_points(over)) == ((0, 1, 2), (20 + 35, 0))
    given = after(begin("S10", "SK", "Dr", "B2 R10"), "0:S10 1:SK 2:Dr 2>3")
    assert counted_points(given) == (45 + 10, 0)


def test_nothing_happens_after_the_end():
    over = after(begin("S10", "S3 B3", "Dr", "S2 B2"), "0:S10 1- 2:Dr")
    assert why_not(over, "1:S3") == "play-hand-over"
    assert why_not(over, "1-") == "play-hand-over"
    assert legal_plays(over) == legal_bombs(over, 1) == []
    assert fault(over, CallTichu(1)) == "play-called-late"


def test_a_trick_of_a_player_who_is_out_is_taken_and_the_next_one_leads():
    position = after(begin("SA", "S3 B3", "S4 B4", "S2 B2"), "0:SA 1- 2- 3-")
    assert position.turn == 0
    assert after(position, "0-").turn == 1


def test_passed_over_are_those_who_are_out():
    position = after(begin("S6", "S7", "S4 B8", "S2 B2"), "0:S6 1:S7 2:B8 3-")
    assert position.turn == 2


def test_a_call_counts_once_and_before_ones_first_card():
    position = dealt(11)
    leader = position.turn
    called = play(position, CallTichu(leader))
    assert called.calls[leader] is Call.TICHU
    assert refused(play, called, CallTichu(leader)) == ["play-called-already"]
    led = play(position, Play(leader, legal_plays(position)[0]))
    assert fault(led, CallTichu(leader)) == "play-called-late"
    assert fault(led, CallTichu((leader + 1) % 4)) is None

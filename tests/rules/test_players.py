"""Do the computer players keep to the rules, see only what they may, and play as people do?"""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.audit.rates import rates_of
from tests.rules.engine.playing import after, begin
from tests.rules.hands import calls
from tichu_turnier.rules.audit.base_rates import REAL
from tichu_turnier.rules.calls import NO_CALLS, SEATS, Call
from tichu_turnier.rules.cards import DECK, cards_of, each_card, names_of
from tichu_turnier.rules.engine import dealing
from tichu_turnier.rules.engine.ending import report
from tichu_turnier.rules.engine.play import legal_bombs, play
from tichu_turnier.rules.engine.position import CallTichu, Give, LiveHand, Pass, Phase
from tichu_turnier.rules.engine.simulate import play_hand
from tichu_turnier.rules.players import PLAYERS
from tichu_turnier.rules.players.calling import CALLING
from tichu_turnier.rules.players.careful import CAREFUL
from tichu_turnier.rules.players.player import Before, view_of
from tichu_turnier.rules.players.random_legal import RANDOM_LEGAL
from tichu_turnier.rules.players.sorting import sorted_out
from tichu_turnier.rules.ruleset import BRETTSPIELWELT_RULES, DTM_RULES, PRINTED_RULES, RuleSet

HANDS = 400
SEEDS = st.integers(0, 1 << 40)
FOURS = st.tuples(*[st.sampled_from(PLAYERS)] * 4)
RULES = st.sampled_from([PRINTED_RULES, BRETTSPIELWELT_RULES, DTM_RULES, RuleSet(wish_required=True)])


def moments(played):
    """The positions of a hand that was played, each action checked by the full rules."""
    position = played.begin
    for action in played.actions:
        yield position
        position = play(position, action)
    yield position


def reshuffled(position, seat, chance):
    """The same position with the cards that this player does not see dealt anew."""
    others = [other for other in SEATS if other != seat]
    hidden = [card for other in others for card in each_card(position.holdings[other])]
    chance.shuffle(hidden)
    holdings = list(position.holdings)
    for other in others:
        holdings[other] = sum(hidden.pop() for _ in range(holdings[other].bit_count()))
    return position._replace(holdings=tuple(holdings))


def decisions(player, position, seat):
    """All that a player may be asked at this moment, with the same luck each time."""
    view, answers = view_of(LiveHand(position), seat), []
    bombs = legal_bombs(position, seat)
    answers.append(player.bomb(view, bombs, random.Random(1)) if bombs else None)
    if position.turn == seat and position.phase is not Phase.OVER:
        answers.append(player.act(view, random.Random(2)))
        answers.append(player.tichu(view, random.Random(3)))
    return answers


@given(FOURS, SEEDS, RULES)
@settings(max_examples=60, deadline=None)
def test_every_action_is_legal_and_the_score_is_that_of_the_rules(players, seed, rules):
    played = play_hand(players, random.Random(seed), rules)
    *_, last = moments(played)
    assert last.phase is Phase.OVER
    assert report(last) == played.report
    assert rules.grand_tichu or Call.GRAND_TICHU not in played.report.calls


@given(st.sampled_from(PLAYERS), SEEDS)
@settings(max_examples=15, deadline=None)
def test_cards_that_a_player_does_not_see_change_nothing(player, seed):
    chance = random.Random(seed)
    for position in moments(play_hand([player] * 4, chance)):
        for seat in SEATS:
            other = reshuffled(position, seat, chance)
            assert decisions(player, other, seat) == decisions(player, position, seat)


@given(st.integers(0, 1 << 56))
@settings(max_examples=60, deadline=None)
def test_every_card_is_in_one_combination(seed):
    for holding in dealing.pick_up(dealing.deal(seed)).holdings:
        groups = sorted_out(holding)
        assert sum(each.cards for each in groups) == holding
        assert sum(each.length for each in groups) == 14


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.key)
def test_the_same_seed_gives_the_same_hand(player):
    assert play_hand([player] * 4, random.Random(5)) == play_hand([player] * 4, random.Random(5))
    assert play_hand([player] * 4, random.Random(5)) != play_hand([player] * 4, random.Random(6))


def test_the_best_one_calls_and_wins_as_often_as_people():
    chance = random.Random(1)
    found = rates_of(play_hand([CALLING] * 4, chance).report for _ in range(HANDS))
    assert found == pytest.approx(REAL, rel=1 / 3)


@pytest.mark.parametrize(("better", "worse"), [(CAREFUL, RANDOM_LEGAL), (CALLING, CAREFUL)])
def test_the_better_one_wins(better, worse):
    hands = [play_hand([better, worse] * 2, random.Random(seed)).report for seed in range(100)]
    assert sum(hand.a - hand.b for hand in hands) > 0


def test_the_partners_ace_is_left_alone():
    now = begin("SA S2", "S3 S4", "Dr S5 S6 S9", "S7 S8 SB")
    now = after(now, "0:SA 1-")
    assert CAREFUL.act(view_of(LiveHand(now), 2), random.Random(1)) == Pass(2)


def test_the_dragon_goes_to_the_opponent_with_more_cards():
    now = after(begin("Dr S2 B2", "S3", "S4 S5", "S6 S7"), "0:Dr 1- 2- 3- 0-")
    assert CAREFUL.act(view_of(LiveHand(now), 0), random.Random(1)) == Give(0, 3)


def led(now):
    """The cards that a careful player leads."""
    return names_of(CAREFUL.act(view_of(LiveHand(now), 0), random.Random(1)).combination.cards)


def test_low_cards_are_led_and_high_ones_kept():
    now = begin("SA BA S2 B3 G4 R5 S6 Dr", "S3 S4", "S5 B7", "S7 S8")
    assert led(now) == ["S2", "B3", "G4", "R5", "S6"]


def test_winners_are_led_before_the_last_loser():
    assert led(begin("Dr S2", "S3 S4", "S5 B7", "S7 S8")) == ["Dr"]


def test_the_partner_of_a_caller_does_not_go_out_before_him():
    now = begin("Hu S3 S4", "B4 B5", "SA SK", "B7 B8")
    assert led(now._replace(calls=calls("--T-"))) == ["Hu"]


def test_a_bomb_stops_an_opponents_tichu():
    now = begin("SA S2 S3", "S9 B9 G9 R9 S4 B5 G7", "S5 B7", "S7 S8")._replace(calls=calls("T---"))
    now = after(now, "0:SA 1- 2- 3-")
    bombs = legal_bombs(now, 1)
    assert CALLING.bomb(view_of(LiveHand(now), 1), bombs, random.Random(1)) == bombs[0]
    assert CAREFUL.bomb(view_of(LiveHand(now), 1), bombs, random.Random(1)) is None
    quiet = now._replace(calls=NO_CALLS, holdings=(cards_of("S2 S3 B2 B3"), *now.holdings[1:]))
    assert CALLING.bomb(view_of(LiveHand(quiet), 1), bombs, random.Random(1)) is None


def test_low_cards_are_pushed_to_opponents_and_a_good_one_to_the_partner():
    holding = cards_of("S2 B4 S6 B6 G6 S8 B8 G9 R9 SB BB GB SD RK")
    left, partner, right = CAREFUL.push(Before(0, holding, NO_CALLS), random.Random(1))
    assert {left, right} == {cards_of("S2"), cards_of("B4")}
    assert partner == cards_of("RK")
    with_dragon = cards_of("S2 B4 S6 B6 G6 S8 B8 G9 R9 SB BB GB Dr RK")
    assert CAREFUL.push(Before(0, with_dragon, calls("--G-")), random.Random(1))[1] == cards_of("Dr")


def test_strong_cards_call_and_weak_ones_do_not():
    strong, weak = cards_of("Dr Ph SA BA SK S2 B4 G6"), cards_of("Hu S2 B4 G6 S7 B9 G9 SB")
    assert CALLING.grand_tichu(Before(0, strong, NO_CALLS), random.Random(1))
    assert not CALLING.grand_tichu(Before(0, weak, NO_CALLS), random.Random(1))
    assert not CALLING.grand_tichu(Before(2, strong, calls("G---")), random.Random(1))
    seen = [
        action.seat
        for seed in range(40)
        for action in play_hand([CAREFUL] * 4, random.Random(seed)).actions
        if isinstance(action, CallTichu)
    ]
    assert not seen


def test_who_passed_and_what_is_left_is_seen():
    now = after(begin("S3 S2", "S4 S5", "S6 S7", "S8 S9"), "0:S3 1- 2-")
    view = view_of(LiveHand(now), 3)
    assert view.passed == (1, 2)
    assert view.counts == (1, 2, 2, 2)
    assert view.unseen == DECK & ~cards_of("S3 S8 S9")

"""Is a hand of six played by the rules of Tiensin, from the sixth card to its score?"""

import random

import pytest

from tichu_turnier.finding import Refusal
from tichu_turnier.rules.audit.hand_audit import audit_hand
from tichu_turnier.rules.calls import SIX_SEATS, Call, call_at
from tichu_turnier.rules.cards import DECK, DOG, DRAGON, OF_RANK, Cards, card_points, each_card
from tichu_turnier.rules.combinations import meanings
from tichu_turnier.rules.engine import dealing
from tichu_turnier.rules.engine.ending import counted_points, report, winning_side
from tichu_turnier.rules.engine.play import fault, legal_bombs, play
from tichu_turnier.rules.engine.position import CallTichu, LeadTo, Pass, Phase, Play, Position, start
from tichu_turnier.rules.engine.simulate import play_hand
from tichu_turnier.rules.hand import Double
from tichu_turnier.rules.players.random_legal import RANDOM_LEGAL
from tichu_turnier.rules.ruleset import DTM_RULES, PRINTED_RULES
from tichu_turnier.rules.variant import rules_of_six

SIX = rules_of_six(PRINTED_RULES)


def card(rank: int, suit: int = 0) -> Cards:
    return each_card(OF_RANK[rank])[suit]


def single(cards: Cards) -> Play:
    return Play(0, meanings(cards)[0])


@pytest.mark.parametrize("rules", [PRINTED_RULES, DTM_RULES])
def test_hands_played_anyhow_keep_the_invariants(rules) -> None:
    """Each card once; 100 points without a triple victory; every score passes the audit of six."""
    six, chance, triples = rules_of_six(rules), random.Random(6), 0
    for _ in range(60):
        played = play_hand([RANDOM_LEGAL] * 6, chance, six)
        begin, end = played.positions[0], played.positions[-1]
        assert sorted(cards.bit_count() for cards in begin.holdings) == [9, 9, 9, 9, 10, 10]
        for now in played.positions[:: max(1, len(played.positions) // 8)]:
            everything = [*now.holdings, *now.taken, now.trick]
            assert sum(everything) == DECK
            assert sum(cards.bit_count() for cards in everything) == 56
        points = counted_points(end)
        assert (points is None) == (winning_side(end) is not None)
        assert points is None or sum(points) == 100
        triples += points is None
        assert not audit_hand(played.report, six)
    assert 0 < triples < 40


def test_a_grand_tichu_before_the_seventh_card_and_two_cards_to_the_partners() -> None:
    dealt = dealing.deal(4, SIX)
    assert [cards.bit_count() for cards in dealt.holdings] == [6] * 6
    dealt = dealing.call_grand_tichu(dealt, 5)
    dealt = dealing.pick_up(dealt)
    with pytest.raises(Refusal):
        dealing.call_grand_tichu(dealt, 1)
    held = dealt.holdings
    given = {seat: tuple(each_card(held[seat])[:2]) for seat in SIX_SEATS}
    with pytest.raises(Refusal):
        dealing.push(dealt, 0, (given[0][0], given[0][0]))
    with pytest.raises(Refusal):
        dealing.push(dealt, 0, (given[0][0], given[1][0]))
    for seat in SIX_SEATS:
        dealt = dealing.push(dealt, seat, (given[seat][0], given[seat][1]))
    begin = dealing.begin(dealt)
    for seat in SIX_SEATS:
        kept = held[seat] & ~(given[seat][0] | given[seat][1])
        got = given[(seat - 2) % 6][0] | given[(seat - 4) % 6][1]
        assert begin.holdings[seat] == kept | got
    assert call_at(begin.calls, 5) is Call.GRAND_TICHU


def test_the_dog_goes_to_the_partner_one_chooses() -> None:
    held = (DOG | card(2), card(3), card(4), card(5), card(6), card(7))
    now = start(held, (Call.NONE,) * 4, SIX)._replace(turn=0)
    dog = play(now, single(DOG))
    assert (dog.phase, dog.turn) == (Phase.DOG, 0)
    assert fault(dog, LeadTo(0, 3)) == "odd-six-lead-to-partner"
    assert fault(dog, LeadTo(2, 4)) == "play-out-of-turn"
    assert fault(dog, Pass(0)) == "odd-six-dog-first"
    assert play(dog, LeadTo(0, 4)).turn == 4
    one_out = now._replace(holdings=(DOG | card(2), card(3), 0, card(5), card(6), card(7)), order=(2,))
    assert fault(play(one_out, single(DOG)), LeadTo(0, 2)) == "odd-six-lead-to-partner"
    both_out = now._replace(holdings=(DOG | card(2), card(3), 0, card(5), 0, card(7)), order=(2, 1, 4))
    assert play(both_out, single(DOG)).turn == 1


def test_the_fifth_gives_his_tricks_to_the_first_and_the_last_loses_all() -> None:
    """Seat 0 was first, seat 3 fifth, seat 1 is last: 10 of the fifth, 5 of the last, 25 in his hand."""
    taken = (0, card(5), 0, card(10), 0, card(13))
    now = Position((0, DRAGON, 0, 0, 0, 0), 0, Phase.OVER, taken=taken, order=(0, 5, 2, 4, 3), rules=SIX)
    assert counted_points(now) == (10 + 5 + 25, 10)
    rest = DECK & ~(sum(taken) | DRAGON)
    whole = now._replace(taken=(rest, *taken[1:]))
    assert counted_points(whole) == (card_points(rest) + 40, 10)
    assert (report(whole).a, report(whole).double) == (90, Double.NO)


def test_three_of_a_side_first_is_a_triple_victory_and_two_are_nothing_special() -> None:
    now = Position((0, 0, 0, 3, 0, 12), 0, Phase.OVER, order=(4, 2, 0), rules=SIX)
    assert (report(now).a, report(now).b, report(now).double) == (300, 0, Double.SIDE_02)
    assert winning_side(now._replace(order=(4, 2))) is None
    assert winning_side(now._replace(order=(4, 2, 1, 0))) is None


def test_turns_go_round_six_and_bombs_out_of_turn() -> None:
    held = (card(2), card(3), sum(card(8, suit) for suit in range(4)) | card(9), card(5), card(6), card(7))
    led = play(start(held, (Call.NONE,) * 4, SIX)._replace(turn=4), Play(4, meanings(card(6))[0]))
    assert (led.turn, led.order) == (5, (4,))
    assert [seat for seat in SIX_SEATS if legal_bombs(led, seat)] == [2]
    bombed = play(led, Play(2, legal_bombs(led, 2)[0]))
    for seat in (3, 5, 0, 1):
        assert bombed.turn == seat
        assert fault(bombed, Play(seat, meanings(held[seat])[0])) == "play-does-not-beat"
        bombed = play(bombed, Pass(seat))
    assert bombed.turn == bombed.owner == 2
    assert play(bombed, Pass(2)).taken[2].bit_count() == 5


def test_tichu_before_ones_own_first_card() -> None:
    now = start(dealing.deal(4, SIX).dealt, rules=SIX)._replace(turn=0)
    now = play(now, CallTichu(5))
    assert (call_at(now.calls, 5), fault(now, CallTichu(5))) == (Call.TICHU, "play-called-already")
    now = play(now, single(each_card(now.holdings[0])[-1]))
    assert fault(now, CallTichu(0)) == "play-called-late"

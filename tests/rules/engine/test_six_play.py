"""Is a hand of six played by the rules of Tiensin, from the sixth card to its score?"""

import random

import pytest

from tichu_turnier.finding import Refusal
from tichu_turnier.rules.audit.hand_audit import audit_hand
from tichu_turnier.rules.calls import SIX_SEATS, Call, call_at
from tichu_turnier.rules.cards import DECK, DOG, DRAGON, card_points, cards_of, each_card
from tichu_turnier.rules.combinations import meanings
from tichu_turnier.rules.engine import dealing
from tichu_turnier.rules.engine.ending import counted_points, report, winning_side
from tichu_turnier.rules.engine.play import legal_bombs
from tichu_turnier.rules.engine.position import Phase, Play, Position
from tichu_turnier.rules.engine.position_notation import done, fault, positions_of, situation
from tichu_turnier.rules.engine.simulate import play_hand
from tichu_turnier.rules.hand import Double
from tichu_turnier.rules.players.random_legal import RANDOM_LEGAL
from tichu_turnier.rules.ruleset import DTM_RULES, PRINTED_RULES
from tichu_turnier.rules.variant import rules_of_six

SIX = rules_of_six(PRINTED_RULES)


FIVE, TEN, KING = map(cards_of, ("S5", "S10", "SK"))
DOG_LED = Play(0, meanings(DOG)[0])


def told(line: str) -> tuple[Position, ...]:
    return positions_of(situation(line), SIX)


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
    held = "Hu S2 | S3 | S4 | S5 | S6 | S7"
    dog = told(f"{held} > A:Hu")
    assert (dog[-1].phase, dog[-1].turn) == (Phase.DOG, 0)
    reasons = {"A^D": "odd-six-lead-to-partner", "C^E": "play-out-of-turn", "A-": "odd-six-dog-first"}
    assert {text: fault(dog, text) for text in reasons} == reasons
    assert told(f"{held} > A:Hu A^E")[-1].turn == 4
    now = told(held)[-1]
    one_out = now._replace(holdings=(*now.holdings[:2], 0, *now.holdings[3:]), order=(2,))
    assert fault([done(one_out, DOG_LED)], "A^C") == "odd-six-lead-to-partner"
    both_out = one_out._replace(holdings=(*one_out.holdings[:4], 0, one_out.holdings[5]), order=(2, 1, 4))
    assert done(both_out, DOG_LED).turn == 1


def test_the_fifth_gives_his_tricks_to_the_first_and_the_last_loses_all() -> None:
    """Seat 0 was first, seat 3 fifth, seat 1 is last: 10 of the fifth, 5 of the last, 25 in his hand."""
    taken = (0, FIVE, 0, TEN, 0, KING)
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
    held = "S2 | S3 | S8 B8 G8 R8 S9 | S5 | S6 | S7"
    led = told(f"{held} > E:S6")[-1]
    assert (led.turn, led.order) == (5, (4,))
    assert [seat for seat in SIX_SEATS if legal_bombs(led, seat)] == [2]
    bombed = f"{held} > E:S6 C:S8,B8,G8,R8"
    for letter, card in zip("DFAB", ("S5", "S7", "S2", "S3"), strict=True):
        assert fault(told(bombed), f"{letter}:{card}") == "play-does-not-beat"
        bombed += f" {letter}-"
    won = told(bombed)[-1]
    assert won.turn == won.owner == 2
    assert told(f"{bombed} C-")[-1].taken[2].bit_count() == 5


def test_tichu_before_ones_own_first_card() -> None:
    held = "S2 B2 | S3 | S4 | S5 | S6 | S7 >"
    called = told(f"{held} A:S2 F!")
    assert (call_at(called[-1].calls, 5), fault(called, "F!")) == (Call.TICHU, "play-called-already")
    assert fault(called, "A!") == "play-called-late"

"""Is Tichu for Two played by its rules? Scenes beside those of the rulings, and many hands of players."""

import random

from tests import evenings
from tests.rules.engine.playing import after, begin_two, why_not
from tichu_turnier.rules.audit.hand_audit import audit_hand
from tichu_turnier.rules.audit.readings import possible_pairs
from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.cards import DECK, names_of
from tichu_turnier.rules.combinations import Kind
from tichu_turnier.rules.engine.ending import counted_points, report
from tichu_turnier.rules.engine.play import fault, legal_bombs, legal_plays, may_pass, trick_is_won
from tichu_turnier.rules.engine.playout import playout
from tichu_turnier.rules.engine.position import Phase, Position
from tichu_turnier.rules.hand import Double
from tichu_turnier.rules.players.random_legal import RANDOM_LEGAL
from tichu_turnier.rules.ruleset import TWO_RULES
from tichu_turnier.rules.two import dealing
from tichu_turnier.rules.two.players import SENSIBLE, play_hand

MANY = 400
"""Random hands for the invariants; ten thousand took six seconds and kept them, too."""


def piles(position: Position) -> list[list[str]]:
    return [names_of(cards) for cards in position.taken]


# ---- One scene for each rule


def test_each_holding_has_its_own_pile():
    end = after(begin_two("S5 S2", "B2 B3", "S10 S9", "B10 B9"), "0:S5 1- 0- 0:S2 1c+ 2- 3- 2- 3:B9 2:S10")
    assert piles(end) == [["S2", "S5"], [], [], []]


def test_a_trick_belongs_to_the_holding_that_won_it():
    position = after(begin_two("S5 S2", "B7 B8 B2", "S10 S9", "B10"), "0:S5 1:B7 0- 1-")
    assert piles(position)[1] == ["S5", "B7"]
    assert position.turn == 1, "who wins a trick leads"


def test_after_its_last_card_one_goes_on_with_the_other_holding_and_may_beat_it():
    position = after(begin_two("S5", "B7 B8", "S10 S9", "B10"), "0:S5 1c-")
    assert (position.aside, position.turn) == ((0, 3), 2)
    assert {names_of(each.cards)[0] for each in legal_plays(position)} == {"S9", "S10"}
    own = after(position, "2:S9 1- 2-")
    assert piles(own) == [[], [], ["S5", "S9"], []], "the trick is the other holding's then"
    assert own.turn == 2, "which still has cards to lead"


def test_with_one_holding_left_there_is_nothing_to_change():
    position = after(begin_two("S5", "B7 B8", "S10 S9", ""), "0:S5")
    assert (position.phase, position.turn) == (Phase.PLAY, 2)


def test_nobody_else_may_change():
    position = begin_two("S5 S6", "B7 B8", "S10 S9", "B10")
    assert why_not(position, "0c+") == "two-no-change"
    assert why_not(position, "2:S9") == "two-other-holding"


def test_the_dog_as_the_last_card_of_a_holding_leads_the_other_one():
    position = after(begin_two("Hu", "B7 B8", "S10 S9", "B10"), "0:Hu 1c+")
    assert (position.aside, position.turn, position.order) == ((0, 1), 2, (0,))


def test_bombs_may_be_thrown_out_of_turn_and_until_the_trick_is_taken():
    position = after(begin_two("S5 S6", "B7 S8 B8 G8 R8", "S10 S9", "B10"), "0:S5 1-")
    assert trick_is_won(position)
    assert [each.kind for each in legal_bombs(position, 1)] == [Kind.FOUR_BOMB]
    assert after(position, "1:S8,B8,G8,R8").owner == 1
    assert why_not(position, "1:B7") == "play-out-of-turn"


def test_a_wish_binds_both_but_nobody_must_beat_his_own_last_card():
    position = after(begin_two("Ma", "B7 B8", "S7 S9", "B10"), "0:Ma!7 1c-")
    assert may_pass(position), "he may beat it if he likes"
    assert why_not(position, "2:S9") == "play-ignores-wish", "but then as wished"
    position = after(position, "2-")
    assert why_not(position, "1-") == why_not(position, "1:B8") == "play-ignores-wish"
    assert after(position, "1:B7").wish is None


def test_a_small_tichu_is_called_before_ones_own_first_card():
    position = dealing.begin(ready(3))
    called = after(position, "0T 1T")
    assert called.calls[:2] == (Call.SMALL_TICHU, Call.SMALL_TICHU)
    assert why_not(called, "0T") == "play-called-already"
    assert why_not(after(begin_two("S5 S6", "B7 B8", "S10 S9", "B10"), "0:S5"), "0T") == "play-called-late"


def test_the_last_holdings_tricks_and_cards_are_counted_as_they_must():
    """Tricks go to whoever was first rid of a holding, cards to the opponent of who keeps them."""
    begun = begin_two("S5", "B10", "SK", "B5 BK R10", turn=1)
    end = after(begun, "1:B10 0c- 3- 0- 3- 0:S5 2- 3- 2- 3:R10 2- 3- 3:B5 2:SK")
    assert end.phase is Phase.OVER
    assert end.order == (1, 0, 2)
    assert piles(end) == [["S5"], ["B10"], ["B5", "SK"], ["R10"]]
    assert names_of(end.holdings[3]) == ["BK"]
    assert counted_points(end) == (5 + 5 + 10 + 10, 10 + 10)


def test_double_victory():
    end = after(begin_two("S5", "B10 B9", "SK", "B5 BK"), "0:S5 1c- 2:SK")
    assert (end.phase, end.order) == (Phase.OVER, (0, 2))
    assert (report(end).a, report(end).b, report(end).double) == (200, 0, Double.SIDE_02)


# ---- Before the play


def ready(seed: int) -> dealing.Dealing:
    """All looked at, the lower seats chosen, the lowest cards pushed."""
    dealt = dealing.deal(seed)
    for seat in (0, 2, 1, 3):
        dealt = dealing.pick_up(dealing.look(dealt, seat), seat)
    for player in (0, 1):
        dealt = dealing.choose(dealt, player)
    for player in (0, 1):
        dealt = dealing.push(dealt, player, dealt.holdings[player] & -dealt.holdings[player])
    return dealt


def refused(step, *args):
    (key,) = evenings.refused(step, *args)
    return key


def test_holdings_are_looked_at_one_after_the_other():
    dealt = dealing.look(dealing.deal(1), 0)
    assert refused(dealing.look, dealt, 2) == "two-look-now", "the first eight are still in the hand"
    dealt = dealing.pick_up(dealt, 0)
    assert refused(dealing.look, dealt, 0) == "two-look-now", "once"
    assert refused(dealing.choose, dealt, 0) == "two-choose-now"
    assert dealing.look(dealt, 2).seen[2].bit_count() == 8


def test_the_more_one_has_seen_the_less_can_be_called():
    eight = dealing.look(dealing.deal(1), 0)
    one = dealing.pick_up(eight, 0)
    both = dealing.look(one, 2)
    assert dealing.call_grand_tichu(eight, 0).calls[0] is Call.GRAND_TICHU
    assert refused(dealing.call_grand_tichu, one, 0) == "play-grand-called-late"
    assert dealing.call_tichu(one, 0).calls[0] is Call.TICHU
    assert refused(dealing.call_tichu, both, 0) == "two-called-late"
    assert dealing.call_small_tichu(both, 0).calls[0] is Call.SMALL_TICHU
    assert refused(dealing.call_small_tichu, dealing.call_tichu(one, 0), 0) == "play-called-already"
    assert dealing.call_grand_tichu(both, 1).calls[1] is Call.GRAND_TICHU, "the other one has seen nothing"


def test_one_card_each_is_pushed_between_the_first_holdings():
    before, dealt = dealing.deal(1), ready(1)
    low, other = (before.holdings[seat] & -before.holdings[seat] for seat in (0, 1))
    assert dealt.holdings[0] == before.holdings[0] ^ low ^ other
    assert dealt.holdings[2:] == before.holdings[2:]
    assert refused(dealing.push, dealt, 0, low) == "two-push-now"
    assert refused(dealing.begin, before) == "two-push-now"


# ---- Many hands


def test_random_hands_keep_the_cards_together():
    for seed in range(MANY):
        chance = random.Random(seed)
        end = playout(dealing.begin(ready(seed)), chance)
        everything = (*end.holdings, *end.taken)
        assert sum(everything) == DECK, "each card once"
        assert sum(each.bit_count() for each in everything) == 56
        result = report(end)
        points = counted_points(end)
        assert (points is None) == (result.double is not Double.NO)
        assert points is None or sum(points) == 100
        assert result.a + result.b == (200 if points is None else 100)


def test_what_computer_players_do_is_legal_and_scored_as_the_audit_says():
    for number in range(30):
        pair = ((RANDOM_LEGAL,) * 2, (SENSIBLE,) * 2, (SENSIBLE, RANDOM_LEGAL))[number % 3]
        played = play_hand(pair, random.Random(number))
        assert report(played.positions[-1]) == played.report, "every action is legal and it comes out alike"
        assert audit_hand(played.report, TWO_RULES) == ()
        assert (played.report.a, played.report.b) in possible_pairs(TWO_RULES)
        for position, action in zip(played.positions, played.actions, strict=False):
            assert fault(position, action) is None
            if position.phase is Phase.PLAY and position.table is None:
                assert position.holdings[position.turn], "who leads has cards"


def test_who_knows_how_to_play_beats_who_does_not():
    hands = [play_hand((SENSIBLE, RANDOM_LEGAL), random.Random(seed)).report for seed in range(30)]
    assert sum(hand.a - hand.b for hand in hands) > 1500

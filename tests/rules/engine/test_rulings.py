"""Are the answers of the tournament's referees what the engine does? One test for each question.

The last two questions (agreements, allowed information) are about talking, not about cards.
"""

import pytest

from tests.rules.engine.playing import after, begin, why_not
from tichu_turnier.finding import Refusal
from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.cards import cards_of, each_card
from tichu_turnier.rules.combinations import readings
from tichu_turnier.rules.engine import dealing as before
from tichu_turnier.rules.engine.ending import counted_points, report
from tichu_turnier.rules.engine.play import legal_bombs, legal_plays, may_pass, precedence
from tichu_turnier.rules.engine.position import Phase

KINGS = "SK BK RK GK"
KINGS_BOMB = "SK,BK,RK,GK"


def sets(plays):
    return {each.cards for each in plays}


def test_treibhaus_faq_kann_eine_bombe_auch_das_ausspielrecht_abstechen():
    """No: neither the right to lead nor the Dog; but a trick can be bombed, and the bomber leads."""
    position = begin("Ma Hu S2", f"{KINGS} S3", "S4 B4", "S5 B5")
    assert why_not(position, f"1:{KINGS_BOMB}") == "play-out-of-turn"
    dog = after(begin("Hu S2", f"{KINGS} S3", "S4 B4", "S5 B5"), "0:Hu")
    assert (dog.turn, dog.table) == (2, None)
    assert why_not(dog, f"1:{KINGS_BOMB}") == "play-out-of-turn"
    trick = after(position, f"0:S2 1- 2- 3- 1:{KINGS_BOMB} 2- 3- 0- 1-")
    assert (trick.turn, trick.table) == (1, None)


def test_treibhaus_faq_wann_kann_denn_eine_bombe_gespielt_werden():
    """Any time while play or passing goes round, also out of turn, on one's own, and after three passes."""
    position = after(begin(f"S2 {KINGS}", "S3 S4", "S5 SA BA RA GA", "S6 S7"), "0:S2")
    assert why_not(position, "2:SA,BA,RA,GA") is None
    assert why_not(position, f"0:{KINGS_BOMB}") is None
    passed = after(position, "1- 2- 3-")
    assert passed.turn == 0
    assert why_not(passed, "2:SA,BA,RA,GA") is None
    assert why_not(passed, f"0:{KINGS_BOMB}") is None
    assert why_not(after(passed, "0-"), "2:SA,BA,RA,GA") == "play-out-of-turn"


B_HOLDS = "B3 B4 R5 B6 R7 B8 R9 B10 RB BD " + KINGS


def test_treibhaus_faq_das_knifflige_beispiel():
    """The bomb of kings before B's turn needs no 8; on his turn B has to play one; his next lead has one."""
    position = after(begin("Ma S2 S3", B_HOLDS, "R2 G2", "R3 G3"), "0:Ma!8")
    assert why_not(position, f"1*:{KINGS_BOMB}") is None
    assert why_not(position, f"1:{KINGS_BOMB}") == "play-ignores-wish"
    led = after(position, f"1*:{KINGS_BOMB} 2- 3- 0- 1-")
    assert (led.turn, led.wish) == (1, 8)
    assert all(each.cards & cards_of("B8") for each in legal_plays(led))
    assert why_not(led, "1:B3") == "play-ignores-wish"


def test_treibhaus_faq_das_knifflige_beispiel_mit_strassenbombe_bei_d():
    """D holds a straight bomb with an 8: on his turn he has to cut the bomb of kings."""
    position = begin("Ma S2 S3", B_HOLDS, "R2 G2", "R3 G4 G5 G6 G7 G8")
    bombed = after(position, f"0:Ma!8 1*:{KINGS_BOMB} 2-")
    assert not may_pass(bombed)
    assert sets(legal_plays(bombed)) == {cards_of("G4 G5 G6 G7 G8")}


def test_treibhaus_faq_das_knifflige_beispiel_mit_zwei_bomben():
    """B's own straight bomb within the straight changes nothing: the trick ends before his turn."""
    holding = "B3 B4 B5 B6 B7 B8 B9 B10 BB BD " + KINGS
    position = after(begin("Ma S2 S3", holding, "R2 G2", "R3 G3"), f"0:Ma!8 1*:{KINGS_BOMB} 2- 3- 0-")
    assert why_not(position, "1:B4,B5,B6,B7,B8") is None
    assert why_not(position, "1-") is None
    assert after(position, "1-").wish == 8


def test_treibhaus_faq_wann_muss_ein_mah_jong_wunsch_erfuellt_werden():
    """On one's own turn only; whoever has a bomb of the wished rank may wait for his turn."""
    position = after(begin("Ma S2", "S3 B3", "S8 B8 R8 G8 S4", "S5 R5"), "0:Ma!8")
    assert why_not(position, "1-") is None
    waited = after(position, "1:S3")
    assert not may_pass(waited)
    assert sets(legal_plays(waited)) == {cards_of(each) for each in ("S8", "B8", "R8", "G8", "S8 B8 R8 G8")}
    assert after(waited, "2:S8").wish is None
    passed = after(position, "1- 2:R8 3-")
    assert passed.wish is None


def test_treibhaus_faq_der_wunsch_bleibt_ueber_stiche():
    position = after(begin("Ma S2 S6", "S3 B3", "S4 B4", "S5 B8"), "0:Ma!8 1- 2- ")
    assert why_not(position, "3-") == "play-ignores-wish"
    pairs = after(begin("Ma S2 B2", "S3 B3", "S4 B4", "S5 B8 R9"), "0:Ma!9 1- 2- 3:R9 0- 1- 2- 3-")
    assert pairs.wish is None
    unmet = after(begin("Ma S2 B2", "S3 B3", "S4 B4", "S5 B5"), "0:Ma!9 1- 2- 3- 0- 0:S2 1:S3 2- 3- 0- 1-")
    assert unmet.wish == 9


def test_treibhaus_faq_muss_der_phoenix_gespielt_werden_um_einen_wunsch_zu_erfuellen():
    """With a card of the wished rank the Phoenix has to help; alone it is no card of that rank."""
    led = "0:Ma,S2,B3,S4,S5!8"
    must = after(begin("Ma S2 B3 S4 S5 S6", "R6 R7 B8 B10 Ph", "R2 G2", "R3 G3"), led)
    assert not may_pass(must)
    assert why_not(must, "1:R6,R7,B8,B10,Ph") is None
    only_phoenix = after(begin("Ma S2 B3 S4 S5 S6", "R6 R7 B9 B10 Ph", "R2 G2", "R3 G3"), led)
    assert may_pass(only_phoenix)
    single = after(begin("Ma S2", "Ph S7", "R2 G2", "R3 G3"), "0:Ma!8")
    assert may_pass(single)


def test_treibhaus_faq_ein_wunsch_wird_auch_mit_einer_bombe_erfuellt():
    """When the only legal way is a bomb, it has to be played."""
    position = after(begin("Ma S2 B2", "S8 B8 R8 G8 S9", "S4 B4", "S5 B5"), "0:S2,B2 1-")
    assert position.wish is None
    wished = position._replace(turn=1, wish=8, table=readings(cards_of("SA BA"))[0])
    assert not may_pass(wished)
    assert sets(legal_plays(wished)) == {cards_of("S8 B8 R8 G8")}


def test_treibhaus_faq_was_geschieht_mit_dem_letzten_stich_im_spiel():
    """The third player's trick is his and counts; with the Dragon it is given away first."""
    dragon = after(begin("S10", "SK", "Dr", "B2 R10", turn=0), "0:S10 1:SK 2:Dr")
    assert (dragon.phase, dragon.turn) == (Phase.GIVE, 2)
    assert why_not(dragon, "2>0") == "play-gift-to-opponent"
    over = after(dragon, "2>1")
    assert (over.phase, over.order) == (Phase.OVER, (0, 1, 2))
    assert over.taken[1] == cards_of("S10 SK Dr")
    kept = after(begin("S10", "SK", "Dr", "B2", turn=0, last_dragon_trick_kept=True), "0:S10 1:SK 2:Dr")
    assert (kept.phase, kept.taken[2]) == (Phase.OVER, cards_of("S10 SK Dr"))
    plain = after(begin("S10", "SK", "SA", "B2 R10", turn=0), "0:S10 1:SK 2:SA")
    assert (plain.phase, plain.taken[2], plain.order) == (Phase.OVER, cards_of("S10 SK SA"), (0, 1, 2))


def test_treibhaus_faq_muss_der_drache_auch_einen_gebombten_drachenstich_verschenken():
    """No: the bomber keeps it, even on his own Dragon; an unbombed one is given, and its owner leads."""
    position = after(begin(f"Dr {KINGS} S2", "S3 B3", "S4 B4", "S5 B5"), "0:Dr")
    given = after(position, "1- 2- 3- 0-")
    assert (given.phase, given.turn) == (Phase.GIVE, 0)
    assert why_not(given, "0:S2") == "play-dragon-first"
    led = after(given, "0>3")
    assert (led.taken[3], led.turn) == (cards_of("Dr"), 0)
    bombed = after(position, f"0:{KINGS_BOMB} 1- 2- 3- 0-")
    assert (bombed.phase, bombed.taken[0]) == (Phase.PLAY, cards_of(f"Dr {KINGS}"))


def test_treibhaus_faq_mehrere_spieler_spielen_gleichzeitig():
    """Bombs come before plays, bombs of the same moment in the order of play."""
    holdings = (f"S2 {KINGS}", "S3 S8 B8 R8 G8", "SA BA RA GA S4", "S9 B9 R9 G9 S5")
    position = after(begin(*holdings), "0:S2")
    assert precedence(position) == (1, 2, 3, 0)
    assert precedence(after(position, "1- 2- 3-")) == (1, 2, 3, 0)
    assert precedence(after(position, "1- 2-")) == (3, 0, 1, 2)


def test_treibhaus_faq_kann_ich_mein_eigenes_ausspiel_bomben():
    """Yes, after the others: of bombs at the same moment one's own is the last."""
    position = after(begin(f"S2 {KINGS}", "S3 S4", "SA BA RA GA S5", "S6 S7"), "0:S2")
    assert precedence(position)[-1] == 0
    own = after(position, f"0:{KINGS_BOMB}")
    assert (own.owner, own.turn) == (0, 1)


def test_treibhaus_faq_ist_3_3_3_3_phoenix_ein_gueltiges_fullhouse():
    assert readings(cards_of("S3 B3 R3 G3 Ph")) == ()


def test_treibhaus_faq_was_ist_mit_phoenixen_in_zweideutiger_position():
    """A-A-Phoenix-9-9: whoever leads says which; the same with a Phoenix at either end of a straight."""
    position = begin("SA BA Ph S9 B9 S2", "S10 B10 R10 S4 B4", "S5", "S6")
    low, high = after(position, "0:SA,BA,Ph,S9,B9=9"), after(position, "0:SA,BA,Ph,S9,B9=14")
    assert why_not(low, "1:S10,B10,R10,S4,B4") is None
    assert why_not(high, "1:S10,B10,R10,S4,B4") == "play-does-not-beat"
    assert [each.rank for each in readings(cards_of("S4 B5 S6 B7 Ph"))] == [7, 8]


def test_treibhaus_faq_kann_eine_strassenbombe_auch_zur_einfachen_strasse_erklaert_werden():
    """No: it is a bomb, and no plain straight beats it."""
    position = after(begin("S2 S3 S4 S5 S6 S9", "S10 BB SD SK SA", "R2", "R3"), "0:S2,S3,S4,S5,S6")
    assert position.table.is_bomb
    assert why_not(position, "1:S10,BB,SD,SK,SA") == "play-does-not-beat"


def test_treibhaus_faq_wann_sagt_man_ein_grosses_tichu_an():
    """Before the ninth card; knowing what others have called."""
    assert before.call_grand_tichu(before.deal(1), 3).calls[3] is Call.GRAND_TICHU
    with pytest.raises(Refusal, match="play-grand-called-late"):
        before.call_grand_tichu(before.pick_up(before.deal(1)), 3)


def test_treibhaus_faq_kann_der_hund_das_ausspielrecht_auch_an_mich_selbst_zurueckgeben():
    """Yes: to the partner, and on to the next who still has cards."""
    assert after(begin("Hu S2", "S3", "S4", "S5"), "0:Hu").turn == 2
    assert after(begin("Hu S2", "S3", "", "S5"), "0:Hu").turn == 3
    assert after(begin("Hu S2", "S3", "", ""), "0:Hu").turn == 0


def test_treibhaus_faq_darf_ich_waehrend_des_schupfens_ein_tichu_ansagen():
    """Before and after, and also once play has begun, but not while some have pushed and others have not."""
    dealing = before.pick_up(before.deal(7))
    threes = [tuple(each_card(holding)[:3]) for holding in dealing.holdings]
    assert before.call_tichu(dealing, 0).calls[0] is Call.TICHU
    pushing = before.push(dealing, 1, threes[1])
    with pytest.raises(Refusal, match="play-called-while-pushing"):
        before.call_tichu(pushing, 0)
    for seat in (0, 2, 3):
        pushing = before.push(pushing, seat, threes[seat])
    assert before.call_tichu(pushing, 0).calls[0] is Call.TICHU
    position = before.begin(pushing)
    leader, other = position.turn, (position.turn + 1) % 4
    led = after(position, f"{leader}T {leader}:Ma")
    assert why_not(led, f"{leader}T") == "play-called-already"
    assert why_not(led, f"{other}T") is None


def test_english_rules_phoenix_is_not_the_wished_card_but_may_stand_beside_it():
    """Wished a 7: 4 5 6 8 and the Phoenix need not be played; wished a 6: 4 5 6 Phoenix 8 has to be."""
    holdings = ("Ma S2 S3 B4 S5 SA", "R4 R5 R6 R8 Ph", "R2 G2", "R3 G3")
    assert may_pass(after(begin(*holdings), "0:Ma,S2,S3,B4,S5!7"))
    must = after(begin(*holdings), "0:Ma,S2,S3,B4,S5!6")
    assert not may_pass(must)
    assert {each.phoenix for each in legal_plays(must)} == {7}


def test_english_rules_a_bomb_of_the_wished_rank_waits_for_ones_turn():
    """It may be thrown at once, it must be played only on turn when nothing else fulfils the wish."""
    position = after(begin("Ma S2 B2 S6", "S4 B4", "R2 G2", "S3 B3 R3 G3"), "0:Ma!3 1- ")
    assert cards_of("S3 B3 R3 G3") in sets(legal_bombs(position, 3))
    assert may_pass(position)
    pair = position._replace(table=readings(cards_of("SA BA"))[0], turn=3, owner=0)
    assert not may_pass(pair)
    assert sets(legal_plays(pair)) == {cards_of("S3 B3 R3 G3")}


def test_brettspielwelt_a_bomb_may_ignore_the_wish():
    """House rule: a bomb without the wished card is allowed on one's turn, and the wish stays."""
    holdings = ("Ma S2 S3", B_HOLDS, "R2 G2", "R3 G3")
    position = after(begin(*holdings, bomb_exempt_from_wish=True), "0:Ma!8")
    assert cards_of(KINGS) in sets(legal_plays(position))
    assert after(position, f"1:{KINGS_BOMB}").wish == 8
    assert not may_pass(position)


def test_end_of_a_hand_counts_the_last_players_tricks_and_cards():
    """Last player's cards go to the other side, his tricks to whoever was out first."""
    over = after(begin("S10", "SK", "SA", "B2 R10 Dr", turn=0), "0:S10 1:SK 2:SA")
    assert counted_points(over) == (20 + 35, 0)
    given = after(begin("S10", "SK", "Dr", "B2 R10", turn=0), "0:S10 1:SK 2:Dr 2>3")
    assert counted_points(given) == (45 + 10, 0)


def test_double_victory_ends_the_hand_at_once():
    over = after(begin("S10", "S3 B3", "Dr", "S2 B2", turn=0), "0:S10 1- 2:Dr")
    assert (over.phase, over.order) == (Phase.OVER, (0, 2))
    assert (report(over).a, report(over).b) == (200, 0)

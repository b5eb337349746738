"""Do plain events lead to the same moments as when all rules are asked for each?"""

import random
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.logs.test_bsw_log import played
from tichu_turnier.rules.calls import SEATS
from tichu_turnier.rules.cards import NAME_OF_CARD
from tichu_turnier.rules.logs import bsw_replay
from tichu_turnier.rules.logs.bsw_events import GIFTS, PASSES, logged_play
from tichu_turnier.rules.logs.bsw_log import read
from tichu_turnier.rules.logs.bsw_replay import replay
from tichu_turnier.rules.logs.bsw_write import row_of, write
from tichu_turnier.rules.plays.follows import leads


def both_ways(hand):
    """What came of a hand, its findings and its last position, with the short cut and without."""
    findings = [list(hand.findings), list(hand.findings)]
    positions = []
    rules = replay(hand).rules
    slow = bsw_replay._follow(hand, rules, findings[0], positions)
    quick = bsw_replay._follow(hand, rules, findings[1])
    assert slow.position() == positions[-1]
    return (slow.position(), findings[0]), (quick.position(), findings[1])


def attempts(position, chance):
    """What somebody might do now; most of it breaks a rule, some with cards of another player."""
    for seat in SEATS:
        holder = chance.choice((seat, seat, chance.randrange(4)))
        options = leads(position.holdings[holder]) or leads(position.trick)
        for combination in chance.sample(options, min(len(options), 4)):
            yield logged_play(seat, " ".join(NAME_OF_CARD[card] for card in row_of(combination)))
        yield PASSES[seat]
    yield GIFTS[chance.randrange(4)]


@settings(max_examples=25)
@given(st.integers(0, 10**9))
def test_the_same_findings_and_moments_both_ways(seed):
    chance = random.Random(seed)
    hand = next(read(write(played(seed)[0]).split("\n")))
    slow, quick = both_ways(hand)
    assert slow == quick
    positions = replay(hand).positions
    for place in chance.sample(range(len(positions)), 20):
        for event in attempts(positions[place], chance):
            events = [*hand.events[:place], event, *hand.events[place:][:3]]
            slow, quick = both_ways(replace(hand, events=events, lines=list(range(len(events)))))
            assert slow == quick

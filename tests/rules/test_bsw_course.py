"""Do plain events lead to the same moments as when all rules are asked for each?"""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.test_bsw_log import played
from tichu_turnier.rules import bsw_replay
from tichu_turnier.rules.bsw_log import LoggedHand
from tichu_turnier.rules.bsw_replay import replay


def mixed_up(hand: LoggedHand, chance: random.Random) -> None:
    """Some events in another order, twice, or not at all: most of it against the rules."""
    for _ in range(chance.randrange(3)):
        events = hand.events
        place, other = (chance.randrange(len(events)) for _ in range(2))
        what = chance.randrange(3)
        if what == 0:
            events[place], events[other] = events[other], events[place]
        elif what == 1:
            events.insert(place, events[other])
        else:
            del events[place]
    hand.lines[:] = range(100, 100 + len(hand.events))


@settings(max_examples=150)
@given(st.integers(0, 10**9))
def test_the_same_verdicts_findings_and_moments_both_ways(seed):
    chance = random.Random(seed)
    hand, _ = played(seed)
    mixed_up(hand, chance)
    found = replay(hand)
    findings = list(hand.findings)
    positions = []
    last = bsw_replay._follow(hand, findings, positions)
    assert found == bsw_replay._summary(hand, last, findings)
    assert positions[-1] == bsw_replay._follow(hand, []).position()

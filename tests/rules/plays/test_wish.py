"""Is it known whether a wish can be fulfilled, without making all plays?"""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.plays.holdings import holdings, reading
from tichu_turnier.rules.cards import OF_RANK, RANKS, cards_of
from tichu_turnier.rules.plays.follows import follows, leads
from tichu_turnier.rules.plays.wish import can_fulfil


@settings(max_examples=300)
@given(holdings(), holdings(), st.sampled_from(RANKS))
def test_as_if_all_plays_had_been_looked_at(holding, other, rank):
    assert can_fulfil(holding, None, rank) is any(each.cards & OF_RANK[rank] for each in leads(holding))
    for table in leads(other & ~holding)[::3]:
        plays = follows(holding, table)
        assert can_fulfil(holding, table, rank) is any(each.cards & OF_RANK[rank] for each in plays)


def test_examples_of_the_rulings():
    straight = reading("S3 B4 S5 S6 S7")
    assert can_fulfil(cards_of("S4 B5 S6 S8 Ph"), straight, 6)
    assert not can_fulfil(cards_of("S4 B5 S6 S8 Ph"), straight, 7)
    assert can_fulfil(cards_of("S2 B2 R2 G2 SA"), straight, 2)
    assert not can_fulfil(cards_of("SA BA"), straight, 14)

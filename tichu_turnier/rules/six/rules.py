"""The rules at a table of six, three against three.

The printed rules tell how Tichu is played in Tiensin (tichu.ddd-verlag.de, 6er_tichu): two teams of three sit
alternately and play as four do, with the same 56 cards. A Grand Tichu is called before the seventh card. All
push a card to each of their two partners. The Dog gives the lead to the partner one chooses. Whoever is last
loses his cards and all his tricks to the opponents, the fifth gives his tricks to whoever was first. A double
victory brings nothing of its own; a triple one, all three out before any opponent, brings 300.
"""

from dataclasses import replace
from functools import lru_cache

from tichu_turnier.rules.calls import SIX_PLAYERS
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.scoring import ALL_CARD_POINTS


@lru_cache(maxsize=64)
def rules_of_six(rules: RuleSet) -> RuleSet:
    """The rules at a table of six of a tournament with these rules.

    `double_value` is what a triple victory brings: as much more than the cards as two double victories would.
    That is 300 as printed; where a double victory brings no more than the cards, neither does a triple one.
    """
    above = rules.double_value - ALL_CARD_POINTS
    return replace(rules, players=SIX_PLAYERS, double_value=ALL_CARD_POINTS + 2 * above, booster=False)

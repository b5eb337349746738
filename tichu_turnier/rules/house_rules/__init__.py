"""All house rules, in the order of menus."""

from tichu_turnier.rules.house_rule import HouseRule
from tichu_turnier.rules.house_rules.bomb_exempt_from_wish import BOMB_EXEMPT_FROM_WISH
from tichu_turnier.rules.house_rules.booster import BOOSTER
from tichu_turnier.rules.house_rules.both_grand_tichus import BOTH_GRAND_TICHUS
from tichu_turnier.rules.house_rules.direction import DIRECTION
from tichu_turnier.rules.house_rules.double_value import DOUBLE_VALUE
from tichu_turnier.rules.house_rules.grand_tichu import GRAND_TICHU
from tichu_turnier.rules.house_rules.last_dragon_trick import LAST_DRAGON_TRICK
from tichu_turnier.rules.house_rules.target_score import TARGET_SCORE
from tichu_turnier.rules.house_rules.wish_required import WISH_REQUIRED

HOUSE_RULES: tuple[HouseRule, ...] = (
    GRAND_TICHU,
    BOTH_GRAND_TICHUS,
    DOUBLE_VALUE,
    TARGET_SCORE,
    WISH_REQUIRED,
    BOMB_EXEMPT_FROM_WISH,
    LAST_DRAGON_TRICK,
    DIRECTION,
    BOOSTER,
)
"""In the order of the menu, what changes the numbers first.

A double victory with a lost call of one's own is a question of victory points (`tournament.model.Scoring`).
"""

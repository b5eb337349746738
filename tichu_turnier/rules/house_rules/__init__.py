"""On which questions of the rules do communities differ?"""

from tichu_turnier.rules.house_rule import HouseRule
from tichu_turnier.rules.house_rules.double_value import DOUBLE_VALUE
from tichu_turnier.rules.house_rules.grand_tichu import GRAND_TICHU

HOUSE_RULES: tuple[HouseRule, ...] = (GRAND_TICHU, DOUBLE_VALUE)
"""In the order of the menu."""

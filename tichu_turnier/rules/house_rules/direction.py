"""In which direction is played?

Printed rules: to the right; often to the left, as in other card games (English rules).
"""

from dataclasses import replace

from tichu_turnier.rules.calls import TWO_PLAYERS
from tichu_turnier.rules.house_rule import HouseRule
from tichu_turnier.rules.ruleset import Direction

DIRECTION = HouseRule(
    "direction",
    tuple(Direction),
    lambda rules: rules.direction.value,
    lambda rules, answer: replace(rules, direction=Direction(answer)),
    matters=lambda rules: rules.players > TWO_PLAYERS,
)

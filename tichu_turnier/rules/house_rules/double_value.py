"""How many Tichu points is a double victory worth?

Printed rules: 200; DTM and Turniermodus: 100.
"""

from dataclasses import replace

from tichu_turnier.rules.house_rule import HouseRule

DOUBLE_VALUE = HouseRule(
    "double-value",
    ("200", "100"),
    lambda rules: str(rules.double_value),
    lambda rules, answer: replace(rules, double_value=int(answer)),
)

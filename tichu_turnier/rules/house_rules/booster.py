"""Are the cards of Tichu Booster played?

Printed rules: no; Booster FAQ: their rules come on top of those of Tichu.
"""

from dataclasses import replace

from tichu_turnier.rules.house_rule import HouseRule

BOOSTER = HouseRule(
    "booster",
    ("no", "yes"),
    lambda rules: "yes" if rules.booster else "no",
    lambda rules, answer: replace(rules, booster=answer == "yes"),
    matters=lambda rules: replace(rules, booster=True).with_booster,
)

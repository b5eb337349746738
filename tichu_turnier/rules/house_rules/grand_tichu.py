"""May a Grand Tichu be called before the ninth card?

Printed rules: yes; DTM and Turniermodus: no.
"""

from dataclasses import replace

from tichu_turnier.rules.house_rule import HouseRule

GRAND_TICHU = HouseRule(
    "grand-tichu",
    ("yes", "no"),
    lambda rules: "yes" if rules.grand_tichu else "no",
    lambda rules, answer: replace(rules, grand_tichu=answer == "yes"),
)

"""Must whoever plays the Mah Jong name a wish?

Treibhaus FAQ and BrettspielWelt help: no; some groups say so (English rules, comments).
"""

from dataclasses import replace

from tichu_turnier.rules.house_rule import HouseRule

WISH_REQUIRED = HouseRule(
    "wish-required",
    ("no", "yes"),
    lambda rules: "yes" if rules.wish_required else "no",
    lambda rules, answer: replace(rules, wish_required=answer == "yes"),
)

"""May a bomb without the wished card be played on one's turn although one could fulfil the wish?

Treibhaus FAQ: only before one's turn; BrettspielWelt help (Mahjongg): yes, and the wish stays.
"""

from dataclasses import replace

from tichu_turnier.rules.house_rule import HouseRule

BOMB_EXEMPT_FROM_WISH = HouseRule(
    "bomb-exempt-from-wish",
    ("no", "yes"),
    lambda rules: "yes" if rules.bomb_exempt_from_wish else "no",
    lambda rules, answer: replace(rules, bomb_exempt_from_wish=answer == "yes"),
)

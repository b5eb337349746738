"""Who has the trick with which the Dragon ends the hand?

Printed rules and Treibhaus FAQ: it is given away; Turnierregel DTM: the player of the Dragon keeps it.
"""

from dataclasses import replace

from tichu_turnier.rules.house_rule import HouseRule

LAST_DRAGON_TRICK = HouseRule(
    "last-dragon-trick",
    ("given", "kept"),
    lambda rules: "kept" if rules.last_dragon_trick_kept else "given",
    lambda rules, answer: replace(rules, last_dragon_trick_kept=answer == "kept"),
)

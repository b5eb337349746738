"""With how many points does a match end?

Printed rules: 1000; knock-out tournaments also 500; at other tournaments the clock ends it, or a number of
hands (BrettspielWelt help, `round X`), which counts more than this answer.
"""

from dataclasses import replace

from tichu_turnier.rules.house_rule import HouseRule

TARGET_SCORE = HouseRule(
    "target-score",
    ("none", "500", "1000"),
    lambda rules: str(rules.target_score) if rules.target_score else "none",
    lambda rules, answer: replace(rules, target_score=0 if answer == "none" else int(answer)),
)

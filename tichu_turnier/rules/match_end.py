"""When have the players of a table played enough?"""

from tichu_turnier.rules.ruleset import RuleSet


def match_over(a: int, b: int, hands: int, rules: RuleSet, planned: int = 0) -> bool:
    """Whether a match with these totals after so many hands is over.

    `planned` is the fixed number of hands, 0 for none. It counts more than the target score: the match goes
    on beyond that (BrettspielWelt help, `round X`). With the target reached and equal points another hand is
    played (printed rules). Where only the clock ends a match, it is never over by itself.
    """
    if planned:
        return hands >= planned
    return 0 < rules.target_score <= max(a, b) and a != b

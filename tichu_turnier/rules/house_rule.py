"""A house rule: a question on which communities differ, and its answers."""

from collections.abc import Callable
from dataclasses import dataclass

from tichu_turnier.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class HouseRule:
    """One question of the rules with its possible answers. Its name is the text `house-rule-<key>`."""

    key: str
    answers: tuple[str, ...]
    read: Callable[[RuleSet], str]
    """The answer that a rule set gives."""
    write: Callable[[RuleSet, str], RuleSet]
    """The rule set with another answer."""
    matters: Callable[[RuleSet], bool] = lambda _: True
    """Whether its answer makes a difference under these rules."""

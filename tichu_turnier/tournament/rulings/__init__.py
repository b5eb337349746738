"""Answers to questions about the rules, in the order of the booklet."""

from tichu_turnier.rules.ruleset import PRINTED_RULES, RuleSet
from tichu_turnier.tournament.model.snapshot import Regulations, Unit
from tichu_turnier.tournament.rulings.basics import BASICS
from tichu_turnier.tournament.rulings.booster import BOOSTER
from tichu_turnier.tournament.rulings.common import COMMON
from tichu_turnier.tournament.rulings.evening import HOUSE, ODD, PENALTIES, TIME
from tichu_turnier.tournament.rulings.ruling import NO_TOURNAMENT, Example, Ruling, Source, Topic, values_of
from tichu_turnier.tournament.rulings.treibhaus import TREIBHAUS
from tichu_turnier.tournament.rulings.two import TWO

__all__ = [
    "PRINTED",
    "RULINGS",
    "Example",
    "Ruling",
    "Source",
    "Topic",
    "rulings_for",
    "rulings_tonight",
    "values_of",
]

RULINGS: tuple[Ruling, ...] = (*TREIBHAUS, *BASICS, *COMMON, *HOUSE, *TIME, *PENALTIES, *ODD, *TWO, *BOOSTER)
PRINTED = Regulations(NO_TOURNAMENT, "individual", Unit.PLAYER, 1, rules=PRINTED_RULES)
"""Where no tournament is open, the printed rules are tonight's."""


def rulings_for(rules: RuleSet) -> tuple[Ruling, ...]:
    """The answers that matter under these rules; first what only holds with Booster or where two play."""
    own = Topic.BOOSTER if rules.with_booster else Topic.TWO
    found = [each for each in RULINGS if each.matters(rules)]
    return tuple(sorted(found, key=lambda each: each.topic is not own))


def rulings_tonight(regulations: Regulations) -> tuple[Ruling, ...]:
    """The answers for a tournament; where none is open, those about Booster follow at the end."""
    found = rulings_for(regulations.rules)
    return tuple(dict.fromkeys((*found, *BOOSTER))) if regulations is PRINTED else found

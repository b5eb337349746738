"""To which questions about the rules is there an answer, in the order of the booklet?"""

from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.rulings.booster import BOOSTER
from tichu_turnier.tournament.rulings.evening import HOUSE, ODD, PENALTIES, TIME
from tichu_turnier.tournament.rulings.ruling import Example, Ruling, Source, Topic, values_of
from tichu_turnier.tournament.rulings.treibhaus import TREIBHAUS
from tichu_turnier.tournament.rulings.two import TWO

__all__ = ["RULINGS", "Example", "Ruling", "Source", "Topic", "rulings_for", "values_of"]

RULINGS: tuple[Ruling, ...] = (*TREIBHAUS, *HOUSE, *TIME, *PENALTIES, *ODD, *TWO, *BOOSTER)


def rulings_for(rules: RuleSet) -> tuple[Ruling, ...]:
    """The answers that matter under these rules."""
    return tuple(each for each in RULINGS if each.matters(rules))

"""How do tests write down rules, the calls and the report of a hand in one line?"""

from tichu_turnier.rules.calls import Call, Calls, calls_of
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.ruleset import (
    BRETTSPIELWELT_RULES,
    DTM_RULES,
    PRINTED_RULES,
    TOURNAMENT_RULES,
    TREIBHAUS_RULES,
    TWO_RULES,
    BothGrandTichus,
    RuleSet,
)
from tichu_turnier.rules.variant import rules_of_six

RULES = {
    "printed": PRINTED_RULES,
    "turnier": TOURNAMENT_RULES,
    "dtm": DTM_RULES,
    "treibhaus": TREIBHAUS_RULES,
    "brettspielwelt": BRETTSPIELWELT_RULES,
    "made-only": RuleSet(both_grand_tichus=BothGrandTichus.MADE_ONLY),
    "losers-free": RuleSet(double_losers_pay=False),
    "wish": RuleSet(wish_required=True),
    "booster": RuleSet(booster=True),
    "two": TWO_RULES,
    "six": rules_of_six(PRINTED_RULES),
    "dtm-six": rules_of_six(DTM_RULES),
}
LETTERS = {"-": Call.NONE, "K": Call.SMALL_TICHU, "T": Call.TICHU, "G": Call.GRAND_TICHU}


def calls(text: str) -> Calls:
    """`T--G` is a Tichu of seat 0 and a Grand Tichu of seat 3; K is a small Tichu."""
    return calls_of(LETTERS[letter] for letter in text)


def seat(text: str) -> int | None:
    """A seat, or nobody that was written down (`?`)."""
    return None if text == "?" else int(text)


def hand(text: str) -> HandReport:
    """`165 35 T--- 0 no BR`: points, calls, who was first, double victory (`?`: not said), cards out."""
    a, b, called, first, double, *out = text.split()
    won = None if double == "?" else Double(double)
    return HandReport(int(a), int(b), calls(called), seat(first), won, special_cards_out=bool(out))


def rows(table: str) -> list[str]:
    """The lines of a table in a test."""
    return table.strip().splitlines()

"""By which rules of the card game does a tournament play, as far as they change the numbers?"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The house rules that decide which scores are possible."""

    grand_tichu: bool = True
    """Whether a Grand Tichu (200) may be called; not in the Turniermodus (BrettspielWelt help, `turnier`)."""
    double_value: int = 200
    """Tichu points of a double victory: 200 as printed, 100 in the Turniermodus and DTM."""


PRINTED_RULES = RuleSet()
TOURNAMENT_RULES = RuleSet(grand_tichu=False, double_value=100)

"""A set of rules of the card game: the answers to all house rules."""

from dataclasses import dataclass
from enum import StrEnum

_FOUR = 4


class BothGrandTichus(StrEnum):
    """What becomes of two Grand Tichus in one side."""

    COUNT = "count"
    """Each counts for itself: 200 for the one that is made, -200 for one that is lost (printed rules)."""
    MADE_ONLY = "made-only"
    """Beside one that is made the other is not booked (as in logs of BrettspielWelt: 285:15, not 85:15)."""
    WITHDRAW = "withdraw"
    """Whoever picks up his ninth card later may take his back (Treibhaus FAQ: grosses Tichu)."""


class Direction(StrEnum):
    """On which side of a player the next one sits."""

    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The answers to all house rules; the defaults are the printed rules."""

    grand_tichu: bool = True
    """Whether a Grand Tichu (200) may be called; not in the Turniermodus (BrettspielWelt help, `turnier`)."""
    double_value: int = 200
    """Tichu points of a double victory: 200 as printed, 100 in the Turniermodus and DTM."""
    double_losers_pay: bool = True
    """Whether the losers of a double victory pay for lost calls, as printed; else they have 0."""
    both_grand_tichus: BothGrandTichus = BothGrandTichus.COUNT
    """What becomes of the Grand Tichus of two partners."""
    wish_required: bool = False
    """Whether the player of the Mah Jong must wish."""
    bomb_exempt_from_wish: bool = False
    """Whether a bomb without the wished card may be played on one's turn (BrettspielWelt help: Mahjongg)."""
    last_dragon_trick_kept: bool = False
    """Whether the Dragon keeps the trick that ends the hand (Turnierregel DTM)."""
    target_score: int = 0
    """Points that end a match, 1000 as printed; 0 where a number of hands or the clock does."""
    running_hand_counts: bool = True
    """Whether the hand that is being played when time is up is finished, or stopped and struck off."""
    direction: Direction = Direction.RIGHT
    """On which side of a player the next one sits: printed to the right, often played to the left."""
    players: int = 4
    """How many play at a table: 4, 2 who have two holdings each (Tichu for Two), or 6 (`rules_of_six`)."""
    booster: bool = False
    """Whether the text cards of Tichu Booster are played."""

    @property
    def with_booster(self) -> bool:
        """Whether Booster cards are played: only where four play are there such cards."""
        return self.booster and self.players == _FOUR


PRINTED_RULES = RuleSet()
BOOSTER_RULES = RuleSet(booster=True)
"""Printed, with the cards of the Booster pack."""
TREIBHAUS_RULES = RuleSet(both_grand_tichus=BothGrandTichus.WITHDRAW)
"""Treibhaus FAQ; the clock ends a round."""
BRETTSPIELWELT_RULES = RuleSet(bomb_exempt_from_wish=True)
"""BrettspielWelt help; what its logs do with two Grand Tichus of one side stands nowhere."""
TOURNAMENT_RULES = RuleSet(grand_tichu=False, double_value=100, bomb_exempt_from_wish=True)
"""BrettspielWelt help, `turnier`."""
TWO_RULES = RuleSet(players=2, target_score=1000)
"""Tichu for Two, by Stefan Schwarz."""
DTM_RULES = RuleSet(grand_tichu=False, double_value=100, last_dragon_trick_kept=True)
"""Turnierregel DTM; what it does not answer as printed."""


def at_two(rules: RuleSet) -> bool:
    """Whether two play with two holdings each."""
    return rules.players == TWO_RULES.players


def at_four(rules: RuleSet) -> bool:
    """Whether partners play."""
    return not at_two(rules)

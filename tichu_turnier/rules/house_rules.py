"""House rules: the questions on which communities differ, with their answers, in the order of menus."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from tichu_turnier.rules.calls import TWO_PLAYERS
from tichu_turnier.rules.ruleset import BothGrandTichus, Direction, RuleSet

_NO_OR_YES = {"no": False, "yes": True}


@dataclass(frozen=True, slots=True, eq=False)
class HouseRule:
    """One question; its name is the text `house-rule-<key>`."""

    key: str
    field: str
    """Where a rule set keeps the answer."""
    values: Mapping[str, bool | int | str]
    """What it keeps for each answer, in the order of menus."""
    matters: Callable[[RuleSet], bool] = lambda _: True
    """Whether its answer makes a difference under these rules."""

    @property
    def answers(self) -> tuple[str, ...]:
        return tuple(self.values)

    def read(self, rules: RuleSet) -> str:
        """The answer that a rule set gives; of what nobody can choose, the value."""
        kept = getattr(rules, self.field)
        return next((answer for answer, value in self.values.items() if value == kept), str(kept))

    def write(self, rules: RuleSet, answer: str) -> RuleSet:
        return replace(rules, **{self.field: self.values[answer]})  # type: ignore[arg-type]  # its own kind


GRAND_TICHU = HouseRule("grand-tichu", "grand_tichu", {"yes": True, "no": False})
"""May a Grand Tichu be called before the ninth card? Printed rules: yes; DTM and Turniermodus: no."""
BOTH_GRAND_TICHUS = HouseRule(
    "both-grand-tichus",
    "both_grand_tichus",
    {each.value: each for each in BothGrandTichus},
    matters=lambda rules: rules.grand_tichu and rules.players > TWO_PLAYERS,
)
"""What becomes of two Grand Tichus in one side?

Printed rules: each counts for itself; Treibhaus FAQ: the later one may be taken back; logs of BrettspielWelt:
beside one that is made the other is not booked.
"""
DOUBLE_VALUE = HouseRule("double-value", "double_value", {"200": 200, "100": 100})
"""How many Tichu points is a double victory worth? Printed rules: 200; DTM and Turniermodus: 100."""
DOUBLE_LOSERS = HouseRule("double-losers", "double_losers_pay", {"pay": True, "free": False})
"""Do the losers of a double victory pay for their lost calls?

Printed rules: a call is always booked. BrettspielWelt help (`turnier`) and Turnierregel DTM say that they get
nothing, which can be read as 0 points.
"""
TARGET_SCORE = HouseRule("target-score", "target_score", {"none": 0, "500": 500, "1000": 1000})
"""With how many points does a match end?

Printed rules: 1000; knock-out tournaments also 500; at other tournaments the clock ends it, or a number of
hands (BrettspielWelt help, `round X`), which counts more than this answer.
"""
RUNNING_HAND = HouseRule("running-hand", "running_hand_counts", {"finish": True, "stop": False})
"""What becomes of the hand that is being played when time is up?

The programme of the Treibhaus does not say. At Doppelkopf (DDV) what was begun is always finished; elsewhere
play stops with the signal, and what is not finished is struck off.
"""
WISH_REQUIRED = HouseRule("wish-required", "wish_required", _NO_OR_YES)
"""Must whoever plays the Mah Jong name a wish?

Treibhaus FAQ and BrettspielWelt help: no; some groups say so (English rules, comments).
"""
BOMB_EXEMPT_FROM_WISH = HouseRule("bomb-exempt-from-wish", "bomb_exempt_from_wish", _NO_OR_YES)
"""May a bomb without the wished card be played on one's turn although one could fulfil the wish?

Treibhaus FAQ: only before one's turn; BrettspielWelt help (Mahjongg): yes, and the wish stays.
"""
LAST_DRAGON_TRICK = HouseRule("last-dragon-trick", "last_dragon_trick_kept", {"given": False, "kept": True})
"""Who has the trick with which the Dragon ends the hand?

Printed rules and Treibhaus FAQ: it is given away; Turnierregel DTM: the player of the Dragon keeps it.
"""
DIRECTION = HouseRule(
    "direction",
    "direction",
    {each.value: each for each in Direction},
    matters=lambda rules: rules.players > TWO_PLAYERS,
)
"""In which direction is played?

Printed rules: to the right; often to the left, as in other card games (English rules).
"""
BOOSTER = HouseRule(
    "booster", "booster", _NO_OR_YES, matters=lambda rules: replace(rules, booster=True).with_booster
)
"""Are the cards of Tichu Booster played? Booster FAQ: their rules come on top of those of Tichu."""

HOUSE_RULES: tuple[HouseRule, ...] = (
    GRAND_TICHU,
    BOTH_GRAND_TICHUS,
    DOUBLE_VALUE,
    DOUBLE_LOSERS,
    TARGET_SCORE,
    RUNNING_HAND,
    WISH_REQUIRED,
    BOMB_EXEMPT_FROM_WISH,
    LAST_DRAGON_TRICK,
    DIRECTION,
    BOOSTER,
)
"""In the order of the menu, what changes the numbers first.

A double victory with a lost call of one's own is a question of victory points (`Scoring` of the regulations).
"""

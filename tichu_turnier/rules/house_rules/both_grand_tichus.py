"""What becomes of two Grand Tichus in one side?

Printed rules: each counts for itself; Treibhaus FAQ: the later one may be taken back; logs of BrettspielWelt:
beside one that is made the other is not booked.
"""

from dataclasses import replace

from tichu_turnier.rules.calls import TWO_PLAYERS
from tichu_turnier.rules.house_rule import HouseRule
from tichu_turnier.rules.ruleset import BothGrandTichus

BOTH_GRAND_TICHUS = HouseRule(
    "both-grand-tichus",
    tuple(BothGrandTichus),
    lambda rules: rules.both_grand_tichus.value,
    lambda rules, answer: replace(rules, both_grand_tichus=BothGrandTichus(answer)),
    matters=lambda rules: rules.grand_tichu and rules.players > TWO_PLAYERS,
)

"""How often players call, make what they called, and win a double victory in given hands."""

from collections import Counter

from tichu_turnier.rules.audit.base_rates import Rates
from tichu_turnier.rules.calls import SEATS, Call
from tichu_turnier.rules.hand import Double


def rates_of(reports):
    """The rates of hands with all written down; 0 of a call that nobody made."""
    called = Counter()
    made = Counter()
    doubles = hands = 0
    for report in reports:
        hands += 1
        called.update(report.calls)
        made[report.calls[report.first_out or 0]] += 1
        doubles += report.double is not Double.NO
    players = len(SEATS) * hands or 1
    tichu, grand = called[Call.TICHU], called[Call.GRAND_TICHU]
    tichu_made, grand_made = made[Call.TICHU] / (tichu or 1), made[Call.GRAND_TICHU] / (grand or 1)
    return Rates(tichu / players, tichu_made, grand / players, grand_made, doubles / (2 * hands or 1))

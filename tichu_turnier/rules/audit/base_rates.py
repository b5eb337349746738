"""How rare a reported hand is in real play.

The rates of calls and doubles are those of 2,281,451 matches with 21,264,935 hands in the archive of
BrettspielWelt. How the card points fall, and how one call keeps others back, comes from hands of the best of
our own players.
"""

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate, product
from math import prod
from typing import NamedTuple

from tichu_turnier.rules.audit.readings import Reading, all_calls, possible_pairs, readings
from tichu_turnier.rules.calls import SEATS, Call, Calls, call_points
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.scoring import ALL_CARD_POINTS, LEAST_CARD_POINTS, MOST_CARD_POINTS, STEP


class Rates(NamedTuple):
    """How often players call, make what they called, and win a double victory."""

    tichu_called: float
    """In which part of his hands a player calls Tichu."""
    tichu_made: float
    """Which part of the Tichus is made."""
    grand_called: float
    grand_made: float
    double: float
    """In which part of the hands a given side wins a double victory."""


REAL = Rates(tichu_called=0.139, tichu_made=0.734, grand_called=0.078, grand_made=0.618, double=0.118)
"""Those of the archive."""

POINTS_OF_FIRST = (
    *(88, 186, 360, 584, 725, 1199, 1377, 1690),
    *(2144, 2547, 3004, 3308, 3463, 3779, 3968, 4128),
    *(4057, 4470, 4074, 4485, 3578, 4784, 3088, 3991),
    *(2256, 3327, 964, 750, 594, 368, 259),
)
"""How many of 100,000 hands gave -25, -20, ... 125 card points to the side that was out first; the others
were double victories."""
_SHARES = tuple((1 - 2 * REAL.double) * each / sum(POINTS_OF_FIRST) for each in POINTS_OF_FIRST)
"""How likely each of these card points is, in the same order."""

_ODDS = {Call.NONE: 1.0, Call.TICHU: 0.2768, Call.GRAND_TICHU: 0.1553}
_ODDS_WITHOUT_GRAND = {Call.NONE: 1.0, Call.TICHU: 0.2088, Call.GRAND_TICHU: 0.0}
"""How likely each call is beside none, so that the rates above come out."""
_WITH_PARTNER, _WITH_OPPONENT = 0.1, 0.67
"""How much less likely two calls are together when partners, when opponents make them."""
_FIRST = {Call.NONE: 1.0, Call.TICHU: 20.43, Call.GRAND_TICHU: 10.7}
"""How likely each is to go out first, so that the rates above come out."""
_A_HAIR = 1 + 1e-9
"""Sums of equal chances differ by less."""
_SEATINGS = 8
"""Ways to seat four players who keep their partners."""
_FAR_LIKELIER = 5
"""So many times as often as the other explanation, an explanation is worth a question."""


def how_rare(report: HandReport, rules: RuleSet) -> float:
    """Which part of all hands is at most as often as this one: from 0 (impossible) to 1 (the commonest).

    Of several things that can have happened the likeliest counts. A hand as rare as 1 / 2000 comes up once in
    2000 hands. How often what happens where two or six play, nobody has counted: there nothing possible is
    rare.
    """
    if rules.players != len(SEATS):
        return float((report.a, report.b) in possible_pairs(rules))
    rates, sums = _all_classes(rules)
    classes = [how_likely(each, rules) for each in readings(report, rules)]
    return sums[bisect_right(rates, max(classes) * _A_HAIR) - 1] if classes else 0.0


def how_likely(reading: Reading, rules: RuleSet) -> float:
    """Which part of all hands goes like this, whoever of the four did what."""
    chance = _chance_of_calls(reading.calls, reading.first_out, rules)
    share = 2 * REAL.double
    if reading.card_points is not None:
        share = _share(reading.card_points[reading.first_out % 2])
    return chance * share * _seatings_of(reading.calls, reading.first_out)


def how_often(report: HandReport, rules: RuleSet, *, calls_known: bool) -> float:
    """How often a hand goes as reported; where nobody has counted that (two or six play), all alike."""
    if rules.players != len(SEATS):
        return 1.0
    return sum(how_likely(each, rules) for each in readings(report, rules, calls_known=calls_known))


def likelier_as_cards(report: HandReport, rules: RuleSet) -> tuple[int, int] | None:
    """What the cards brought, where points are far likelier those of the cards with the call left out.

    With a made Tichu 80 : 120 says that the cards brought -20 : 120; cards of 80 : 20 are 25 times as often.
    """
    first = report.first_out
    if first is None or report.double_of is not None or rules.players != len(SEATS) or report.awarded:
        return None
    calls = call_points(report.calls, first, rules)
    cards = report.a - calls[0], report.b - calls[1]
    if sum(cards) != ALL_CARD_POINTS or not LEAST_CARD_POINTS <= cards[0] <= MOST_CARD_POINTS:
        return None
    for side in (0, 1):
        meant = (report.a, report.b)[side]
        if not calls[side] or not LEAST_CARD_POINTS <= meant <= MOST_CARD_POINTS:
            continue
        of_first = meant if side == first % 2 else ALL_CARD_POINTS - meant
        if _share(of_first) >= _FAR_LIKELIER * _share(cards[first % 2]):
            return cards
    return None


def _share(card_points: int) -> float:
    """How likely it is that the side that was out first gets so many."""
    return _SHARES[(card_points - LEAST_CARD_POINTS) // STEP]


@lru_cache(maxsize=16)
def _all_classes(rules: RuleSet) -> tuple[list[float], list[float]]:
    """How often each thing that can happen is, rarest first, and the sums of them."""
    found = []
    for calls, first in product(all_calls(rules), SEATS):
        chance, ways = _chance_of_calls(calls, first, rules), _seatings_of(calls, first)
        found += [(chance * share * ways, chance * share) for share in (2 * REAL.double, *_SHARES)]
    found.sort()
    return [rate for rate, _ in found], list(accumulate(chance for _, chance in found))


def _seatings_of(calls: Calls, first: int) -> int:
    """In how many seatings a hand looks different: opponents with the same call may change seats unseen."""
    return len(SEATS) if calls[(first + 1) % 4] is calls[first - 1] else _SEATINGS


def _chance_of_calls(calls: Calls, first: int, rules: RuleSet) -> float:
    weights = [_FIRST[call] for call in calls]
    return _chances_of_calls(rules)[calls] * weights[first] / sum(weights)


@lru_cache(maxsize=16)
def _chances_of_calls(rules: RuleSet) -> dict[Calls, float]:
    odds = _ODDS if rules.grand_tichu else _ODDS_WITHOUT_GRAND
    all_odds = {calls: prod(odds[call] for call in calls) * _together(calls) for calls in all_calls(rules)}
    total = sum(all_odds.values())
    return {calls: each / total for calls, each in all_odds.items()}


def _together(calls: Calls) -> float:
    one, two, three, four = [call is not Call.NONE for call in calls]
    partners, opponents = one * three + two * four, (one + three) * (two + four)
    return float(_WITH_PARTNER**partners * _WITH_OPPONENT**opponents)

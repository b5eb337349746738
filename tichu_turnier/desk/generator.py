"""Make up results: played by computer players, or drawn with the frequencies of real play."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from tichu_turnier.rules.audit.base_rates import REAL
from tichu_turnier.rules.calls import (
    SEATS,
    SIX_PLAYERS,
    SIX_SEATS,
    Call,
    Calls,
    call_at,
    callers,
    calls_of,
    known_calls,
    side_of,
)
from tichu_turnier.rules.engine.simulate import play_hand
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.players.calling import CALLING
from tichu_turnier.rules.players.random_legal import RANDOM_LEGAL
from tichu_turnier.rules.ruleset import RuleSet, at_two
from tichu_turnier.rules.scoring import (
    LEAST_CARD_POINTS,
    MOST_CARD_POINTS,
    counted,
    double_victory,
    match_over,
)
from tichu_turnier.rules.two.players import SENSIBLE
from tichu_turnier.rules.two.players import play_hand as play_hand_of_two
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.draws.rotation.lots import below, pick
from tichu_turnier.tournament.model.snapshot import Hands, Regulations, Tournament
from tichu_turnier.tournament.tables.table import regulations_at

_HANDS_BY_THE_CLOCK = (7, 8, 8, 9, 9, 9, 10, 10, 11)
"""How many hands a table plays in 50 minutes, each as often as it stands here."""
_STEP = 5
_SMALL_CALLED = 0.4
"""In which part of his hands a player of two makes a call of 50 or of 200, made up."""
_DICE = 4
_LIVELY = replace(
    RANDOM_LEGAL,
    key="lively",
    grand_tichu=lambda _before, chance: chance.random() < REAL.grand_called,
    tichu=lambda _view, chance: chance.random() < REAL.tichu_called,
)
"""Plays anything that is legal, but calls about as often as people; the other players do not know six."""


def played_match(rng: Random, regulations: Regulations) -> Hands:
    """What one table reports of a match that our best players have played."""

    def hand(rng: Random, rules: RuleSet) -> HandReport:
        if at_two(rules):
            return play_hand_of_two((SENSIBLE, SENSIBLE), rng, rules).report
        player = _LIVELY if rules.players == SIX_PLAYERS else CALLING
        return play_hand((player,) * rules.players, rng, rules).report

    return _match(rng, regulations, hand)


def possible_match(rng: Random, regulations: Regulations) -> Hands:
    """What one table could report of a whole match, made up without a card: a hundred times as fast."""
    return _match(rng, regulations, possible_hand)


def decided_match(
    rng: Random,
    tournament: Tournament,
    number: int,
    table: int,
    match: Callable[[Random, Regulations], Hands] = possible_match,
) -> Hands:
    """What a table of a round reports; in a knock-out, matches without a winner are played anew."""
    regulations = regulations_at(tournament, number, table)
    needs_winner = format_of(regulations.format).bracket is not None
    report = match(rng, regulations)
    while needs_winner and report.totals[0] == report.totals[1]:
        report = match(rng, regulations)
    return report


def _match(rng: Random, regulations: Regulations, hand: Callable[[Random, RuleSet], HandReport]) -> Hands:
    rules, planned = regulations.rules, regulations.hands_planned
    if not planned and not rules.target_score:
        planned = pick(rng, _HANDS_BY_THE_CLOCK)
    match = Hands(())
    while not match_over(*match.totals, match.hands_played, rules, planned):
        match = Hands((*match.hands, hand(rng, rules)))
    return match


def possible_hand(rng: Random, rules: RuleSet) -> HandReport:
    """One hand that these rules allow, with calls, first player and double victory written down."""
    seats = callers(rules)
    calls = calls_of(_call(rng, rules) if seat in seats else Call.NONE for seat in SIX_SEATS)
    first = _first_out(rng, calls, rules)
    if rng.random() < 2 * REAL.double:
        return double_victory(side_of(first), rules, calls, first)
    hand = counted(_card_points(rng, side_of(first)), calls, first, rules)
    return HandReport(hand.a, hand.b, calls, first, Double.NO)


def _call(rng: Random, rules: RuleSet) -> Call:
    lot = rng.random()
    if rules.grand_tichu and lot < REAL.grand_called:
        return Call.GRAND_TICHU
    if Call.SMALL_TICHU in known_calls(rules) and lot < _SMALL_CALLED:
        return Call.SMALL_TICHU
    return Call.TICHU if lot > 1 - REAL.tichu_called else Call.NONE


def _first_out(rng: Random, calls: Calls, rules: RuleSet) -> int:
    """Who goes out first: mostly one who called."""
    seats = callers(rules)
    called = [seat for seat in seats if call_at(calls, seat) is not Call.NONE]
    if not called:
        return below(rng, len(seats))
    if rng.random() < _made_if_any(rules):
        return pick(rng, called)
    others = [seat for seat in seats if seat not in called]
    return pick(rng, others or called)


def _made_if_any(rules: RuleSet) -> float:
    """How often a hand with calls has one that is made (only one can be), so that the rates come out."""
    rates = [(REAL.tichu_called, REAL.tichu_made)]
    rates += [(REAL.grand_called, REAL.grand_made)] if rules.grand_tichu else []
    made = len(SEATS) * sum(called * succeeded for called, succeeded in rates)
    nobody = (1 - sum(called for called, _ in rates)) ** len(SEATS)
    return made / (1 - nobody)


def _card_points(rng: Random, first_side: int) -> int:
    """Card points of seats 0+2: around the middle, a little better for the side that went out first."""
    steps = (MOST_CARD_POINTS - LEAST_CARD_POINTS) // _STEP
    lot = sum(rng.random() for _ in range(_DICE)) / _DICE
    own = LEAST_CARD_POINTS + _STEP * min(steps, int((0.88 * lot + 0.12) * (steps + 1)))
    return own if first_side == 0 else MOST_CARD_POINTS + LEAST_CARD_POINTS - own

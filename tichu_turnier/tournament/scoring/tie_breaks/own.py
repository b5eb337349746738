"""Tie-breaks that only look at the entrant: points, calls, hands, byes, place in a knock-out, and the lot."""

from fractions import Fraction
from random import Random

from tichu_turnier.tournament.scoring.tallies import Record
from tichu_turnier.tournament.scoring.tie_break import TieBreak, TieBreakContext

_TICKETS = 10**9


def _per_hand(points: Fraction, record: Record) -> Fraction:
    """Of what was won at the tables, by hands played there; 0 where their number is unknown."""
    return points / record.hands if record.hands else Fraction(0)


def _place(record: Record, field: TieBreakContext) -> int:
    """The place with its sign turned; who is not in the bracket comes last.

    Those who go out in the same round share it; the losers of the semi-finals may play for the third.
    """
    return -field.places.get(record.entrant, len(field.places) + 1)


def _lot(record: Record, field: TieBreakContext) -> int:
    """From the recorded seed of the first draw and the number of the entrant: anybody can draw it again."""
    return Random(f"lot {field.seed} {record.entrant}").randrange(_TICKETS) if len(field.tied) > 1 else 0


VICTORY_POINTS = TieBreak("victory-points", lambda record, _: record.victory_points)
TICHU_POINTS = TieBreak("tichu-points", lambda record, _: record.tichu_points)
"""BrettspielWelt help, `turnier`; Turnierregel DTM."""
TICHU_DIFFERENCE = TieBreak(
    "tichu-difference",
    lambda record, _: record.tichu_points - record.tichu_points_against - record.credited.against,
)
"""Less those of the opponents, also in rounds that count as an average."""
MATCHES_WON = TieBreak("matches-won", lambda record, _: record.matches_won)
DOUBLE_VICTORIES = TieBreak("double-victories", lambda record, _: record.double_victories)
HANDS_WON = TieBreak("hands-won", lambda record, _: record.hands_won)
CALLS_MADE = TieBreak("calls-made", lambda record, _: record.calls_made)
BEST_ROUND = TieBreak("best-round", lambda record, _: record.best_round)
"""Victory points of the best round."""
# Per hand, where not all play as many.
VICTORY_POINTS_PER_HAND = TieBreak(
    "victory-points-per-hand", lambda record, _: record.victory_points_per_hand
)
TICHU_POINTS_PER_HAND = TieBreak("tichu-points-per-hand", lambda record, _: _per_hand(record.scored, record))
TICHU_DIFFERENCE_PER_HAND = TieBreak(
    "tichu-difference-per-hand",
    lambda record, _: _per_hand(record.scored - record.tichu_points_against, record),
)
MATCHPOINT_PERCENTAGE = TieBreak("matchpoint-percentage", lambda record, _: record.matchpoint_percentage)
"""Share of the matchpoints that could be won with the prepared hands played."""
FEWEST_BYES = TieBreak("fewest-byes", lambda record, _: -record.byes)
BRACKET = TieBreak("bracket", _place, needs_bracket=True)
LOT = TieBreak("lot", _lot)

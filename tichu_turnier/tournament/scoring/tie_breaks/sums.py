"""Tie-breaks that only look at the sums of an entrant: victory points, Tichu points, calls, hands, byes."""

from fractions import Fraction

from tichu_turnier.tournament.scoring.record import Record
from tichu_turnier.tournament.scoring.tie_break import TieBreak


def _difference_per_hand(record: Record) -> Fraction:
    """Of what was won at the tables, by hands played there."""
    won = record.tichu_points - record.credited_tichu_points - record.tichu_points_against
    return won / record.hands if record.hands else Fraction(0)


VICTORY_POINTS = TieBreak("victory-points", lambda record, _: record.victory_points)
TICHU_POINTS = TieBreak("tichu-points", lambda record, _: record.tichu_points)
"""BrettspielWelt help, `turnier`; Turnierregel DTM."""
TICHU_DIFFERENCE = TieBreak(
    "tichu-difference",
    lambda record, _: record.tichu_points - record.tichu_points_against - record.credited_against,
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
TICHU_POINTS_PER_HAND = TieBreak("tichu-points-per-hand", lambda record, _: record.tichu_points_per_hand)
TICHU_DIFFERENCE_PER_HAND = TieBreak(
    "tichu-difference-per-hand", lambda record, _: _difference_per_hand(record)
)
MATCHPOINT_PERCENTAGE = TieBreak("matchpoint-percentage", lambda record, _: record.matchpoint_percentage)
"""Share of the matchpoints that could be won with the prepared hands played."""
FEWEST_BYES = TieBreak("fewest-byes", lambda record, _: -record.byes)

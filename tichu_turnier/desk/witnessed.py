"""How can the hand of a slip that somebody asks about have been played, moment by moment?"""

from tichu_turnier.desk.entry_witness import AskedHand
from tichu_turnier.rules.calls import TWO_PLAYERS
from tichu_turnier.rules.position import Position
from tichu_turnier.rules.two.position import Position as PositionOfTwo
from tichu_turnier.rules.two.witness import witness_of_two
from tichu_turnier.rules.witness import witness_of


def positions_of(hand: AskedHand) -> tuple[Position, ...] | tuple[PositionOfTwo, ...]:
    """A hand that went as this line says; nothing where none can."""
    if hand.rules.players == TWO_PLAYERS:
        of_two = witness_of_two(hand.report, hand.rules, seed=hand.number)
        return () if of_two is None else of_two.positions
    played = witness_of(hand.report, hand.rules, seed=hand.number)
    return () if played is None else played.positions

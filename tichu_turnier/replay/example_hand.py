"""How can the hand of a slip that somebody asks about have been played, moment by moment?"""

from tichu_turnier.entry.example_hand import AskedHand
from tichu_turnier.replay.game_log import Positions
from tichu_turnier.rules.calls import SIX_PLAYERS, TWO_PLAYERS
from tichu_turnier.rules.engine.example_hand import witness_of
from tichu_turnier.rules.six.example_hand import witness_of_six
from tichu_turnier.rules.two.example_hand import witness_of_two


def positions_of(hand: AskedHand) -> Positions:
    """A hand that went as this line says; nothing where none can."""
    if hand.rules.players == TWO_PLAYERS:
        of_two = witness_of_two(hand.report, hand.rules, seed=hand.number)
        return () if of_two is None else of_two.positions
    if hand.rules.players == SIX_PLAYERS:
        of_six = witness_of_six(hand.report, hand.rules, seed=hand.number)
        return () if of_six is None else of_six.positions
    played = witness_of(hand.report, hand.rules, seed=hand.number)
    return () if played is None else played.positions

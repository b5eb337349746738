"""What does a hand with Booster cards bring, where that is not what it brings without them?

Of all cards that are publicly known two change the score, and neither brings points that no hand of Tichu can
bring: Back to the Roots takes the special cards out of the hand, Superpartner moves a Tichu to the partner.
"""

from tichu_turnier.rules.calls import SEATS, Call, Calls, with_call

CARD_POINTS_WITHOUT_SPECIAL_CARDS = (0, 100)
"""The least and the most card points of a side in a hand from which Back to the Roots took Dragon (25) and
Phoenix (-25): all together are still 100, and no card counts less than nothing.

Booster FAQ, Ouvert: after Back to the Roots the Mah Jong is out of the hand; that the other special cards are
too we conclude from the name, the text of the card is not public."""


def handed_over(calls: Calls, seat: int) -> Calls:
    """The calls after the player of this seat gave his Tichu to his partner; without a Tichu as they were.

    A partner who has called keeps his own, and the other one is not counted: there is never more than one
    (Booster FAQ: Superpartner).
    """
    if calls[seat] is not Call.TICHU:
        return calls
    partner = (seat + 2) % len(SEATS)
    kept = Call.TICHU if calls[partner] is Call.NONE else calls[partner]
    return with_call(with_call(calls, seat, Call.NONE), partner, kept)

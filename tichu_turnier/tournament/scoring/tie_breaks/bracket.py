"""Tie-break: how far an entrant came in the knock-out.

Those who go out in the same round share the place; the losers of the semi-finals may play for the third.
"""

from tichu_turnier.tournament.scoring.record import Record
from tichu_turnier.tournament.scoring.tie_break import TieBreak, TieBreakContext


def _value(record: Record, field: TieBreakContext) -> int:
    """The place with its sign turned; who is not in the bracket comes last."""
    return -field.places.get(record.entrant, len(field.places) + 1)


BRACKET = TieBreak("bracket", _value, needs_bracket=True)

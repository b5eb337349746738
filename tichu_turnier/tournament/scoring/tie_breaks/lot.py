"""Tie-break: the lot, when everything else is equal.

From the recorded seed of the first draw and the number of the entrant: anybody can draw it again.
"""

from random import Random

from tichu_turnier.tournament.scoring.record import Record
from tichu_turnier.tournament.scoring.tie_break import TieBreak, TieBreakContext

_TICKETS = 10**9


def _value(record: Record, field: TieBreakContext) -> int:
    return Random(f"lot {field.seed} {record.entrant}").randrange(_TICKETS) if len(field.tied) > 1 else 0


LOT = TieBreak("lot", _value)

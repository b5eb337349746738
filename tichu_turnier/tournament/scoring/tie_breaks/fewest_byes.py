"""Tie-break: who sat out less often."""

from tichu_turnier.tournament.scoring.tie_break import TieBreak

FEWEST_BYES = TieBreak("fewest-byes", lambda record, _: -record.byes)

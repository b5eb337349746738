"""Tie-break: hands won."""

from tichu_turnier.tournament.scoring.tie_break import TieBreak

HANDS_WON = TieBreak("hands-won", lambda record, _: record.hands_won)

"""Tie-break: matches won."""

from tichu_turnier.tournament.scoring.tie_break import TieBreak

MATCHES_WON = TieBreak("matches-won", lambda record, _: record.matches_won)

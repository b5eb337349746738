"""Tie-break: fulfilled calls."""

from tichu_turnier.tournament.scoring.tie_break import TieBreak

CALLS_MADE = TieBreak("calls-made", lambda record, _: record.calls_made)

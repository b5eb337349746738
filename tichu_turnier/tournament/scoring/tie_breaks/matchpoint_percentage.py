"""Tie-break: share of the matchpoints that could be won with the prepared hands played."""

from tichu_turnier.tournament.scoring.tie_break import TieBreak

MATCHPOINT_PERCENTAGE = TieBreak("matchpoint-percentage", lambda record, _: record.matchpoint_percentage)

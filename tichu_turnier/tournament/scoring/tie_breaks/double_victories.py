"""Tie-break: double victories."""

from tichu_turnier.tournament.scoring.tie_break import TieBreak

DOUBLE_VICTORIES = TieBreak("double-victories", lambda record, _: record.double_victories)

"""Tie-break: victory points of the best round."""

from tichu_turnier.tournament.scoring.tie_break import TieBreak

BEST_ROUND = TieBreak("best-round", lambda record, _: record.best_round)

"""Tie-break: own Tichu points.

BrettspielWelt help, `turnier`; Turnierregel DTM.
"""

from tichu_turnier.tournament.scoring.tie_break import TieBreak

TICHU_POINTS = TieBreak("tichu-points", lambda record, _: record.tichu_points)

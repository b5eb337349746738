"""What somebody gets for a round without a table: told once where it is nothing."""

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.snapshot import ByeCredit, Tournament

_NO_MATTER = "per-hand"
"""Where that ranks first, who plays less loses nothing."""


def worth_of_resting(tournament: Tournament) -> Finding | None:
    """That whoever rests gets nothing, once somebody does; None where it is decided or loses nobody a round.

    In a bracket a bye leads on, and where everybody meets everybody each rests as often.
    """
    regulations, way = tournament.regulations, format_of(tournament.regulations.format)
    rests = any(drawn.sitting_out for drawn in tournament.rounds)
    if not rests or regulations.bye_credit is not ByeCredit.NONE or way.decides_who_meets:
        return None
    if _NO_MATTER in (*regulations.tie_breaks, "")[0]:
        return None
    return Finding("open-rests", Severity.WARNING, {}, ("evening", "rests"))

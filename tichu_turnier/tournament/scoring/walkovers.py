"""Matches that were won without play, because the other side had not come: what one brings, and which are."""

from collections.abc import Iterator

from tichu_turnier.rules.scoring import ALL_CARD_POINTS
from tichu_turnier.tournament.model.snapshot import (
    Regulations,
    ResultKey,
    ScoringUnit,
    Totals,
    Tournament,
)
from tichu_turnier.tournament.tables.table import table_of

_USUAL_TARGET = 1000
"""What a walkover brings where neither a target nor a number of hands says it."""


def walkover_points(regulations: Regulations) -> int:
    """What the side that is there gets where the other has not come, in whole hands."""
    points = regulations.rules.target_score or regulations.hands_planned * ALL_CARD_POINTS or _USUAL_TARGET
    return -(-points // ALL_CARD_POINTS) * ALL_CARD_POINTS


def is_walkover(tournament: Tournament, at: ResultKey) -> bool:
    """Whether a match stands as one that was won without play.

    That is, one entrant against another, no hand played, and just what a walkover brings against nothing:
    so it is also told of one that was typed as totals.
    """
    result, seating = tournament.results.get(at), tournament.seating(*at)
    if result is None or seating is None or tournament.regulations.scoring.unit is not ScoringUnit.MATCH:
        return False
    report, table = result.report, table_of(seating, tournament.regulations)
    if not isinstance(report, Totals) or report.hands_played or any(len(side) > 1 for side in table.sides):
        return False
    return sorted(report.totals) == [0, walkover_points(table.regulations)]


def walkovers(tournament: Tournament) -> Iterator[ResultKey]:
    """Round and table of each, in order."""
    return (at for at in sorted(tournament.results) if is_walkover(tournament, at))

"""Tell where a director went other ways than lot, audit and regulations, as FIDE asks of pairing programs."""

from tichu_turnier.tournament.changes.results import totals_text
from tichu_turnier.tournament.model.deviation import Deviation, DeviationKind
from tichu_turnier.tournament.model.snapshot import Tournament


def deviations(tournament: Tournament) -> tuple[Deviation, ...]:
    """Lots drawn by hand, exchanged seats, accepted objections, and what was noted, round by round."""
    kinds, found = list(DeviationKind), list(tournament.noted)
    for drawn in tournament.rounds:
        if drawn.seed is None:
            found.append(Deviation(DeviationKind.HAND_DRAW, drawn.number))
        if drawn.exchanged:
            found.append(Deviation(DeviationKind.EXCHANGE, drawn.number))
    for (number, table), result in tournament.results.items():
        if result.accepted_because:
            totals, reason = totals_text(result.report), result.accepted_because
            found.append(Deviation(DeviationKind.ACCEPTED, number, table, after=totals, reason=reason))
    return tuple(sorted(found, key=lambda each: (each.round, kinds.index(each.kind), each.table)))

"""Tell where a director went other ways than lot, audit and regulations, as FIDE asks of pairing programs."""

from collections.abc import Iterator

from tichu_turnier.tournament.changes.results import totals_text
from tichu_turnier.tournament.model.deviation import Deviation, DeviationKind
from tichu_turnier.tournament.model.snapshot import Tournament


def deviations(tournament: Tournament) -> tuple[Deviation, ...]:
    """Lots drawn by hand, exchanged seats, accepted objections, and what was noted, round by round."""
    kinds = list(DeviationKind)
    found = (*_draws(tournament), *_accepted(tournament), *tournament.noted)
    return tuple(sorted(found, key=lambda each: (each.round, kinds.index(each.kind), each.table)))


def _draws(tournament: Tournament) -> Iterator[Deviation]:
    for drawn in tournament.rounds:
        if drawn.seed is None:
            yield Deviation(DeviationKind.HAND_DRAW, drawn.number)
        if drawn.exchanged:
            yield Deviation(DeviationKind.EXCHANGE, drawn.number)


def _accepted(tournament: Tournament) -> Iterator[Deviation]:
    for (number, table), result in tournament.results.items():
        if result.accepted_because:
            totals, reason = totals_text(result.report), result.accepted_because
            yield Deviation(DeviationKind.ACCEPTED, number, table, after=totals, reason=reason)

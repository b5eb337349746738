"""Deviations in words, a line each."""

from collections.abc import Iterator

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.insight.deviations import deviations
from tichu_turnier.tournament.model.deviation import Deviation
from tichu_turnier.tournament.model.snapshot import Tournament


def deviation_lines(tournament: Tournament, texts: Texts) -> Iterator[tuple[Deviation, str]]:
    """Every deviation with its words, in the order of the rounds."""
    for each in deviations(tournament):
        sides = {"before": each.before or "–", "after": each.after or "–"}
        yield (
            each,
            texts(f"deviation-{each.kind}", round=each.round, table=each.table, **sides, reason=each.reason),
        )

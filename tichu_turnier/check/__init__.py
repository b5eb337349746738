"""A second opinion on an exported tournament, written from the printed rules and the documents alone.

It imports nothing else of ours, so that a fault of the program cannot hide in it. From the facts of an export
(who, the regulations, seats, results, penalties) it recomputes what stands in its `claims`, and whether every
draw is legal. `NOT_CHECKED` says what it takes as given.
"""

from collections.abc import Iterator

from tichu_turnier.check.claims import check_quality, check_results, check_standings
from tichu_turnier.check.draws import check_draws
from tichu_turnier.check.facts import Facts, UnreadableError, facts_of, read
from tichu_turnier.check.known import NotRecomputed, not_recomputed
from tichu_turnier.check.report import Difference, as_json, line
from tichu_turnier.check.season import check_evenings, check_season

NOT_CHECKED = (
    "whether fewer people could meet again, beyond partners and teams, and whether bounds are the highest",
    "whether people of one club could have been kept apart",
    "who was there when a round was drawn, where check-in is used",
    "how far everybody came in a bracket, from the round on that what changed behind its draw turned",
    "order of the seeds, and who has a bye in a bracket",
    "how near to each other in points a Swiss draw pairs",
    "strength, prospects, the value against partners, prizes and what was paid",
    "the journal, and with it what was true earlier and has been changed since",
)


def check(facts: Facts) -> tuple[Difference, ...]:
    """Everything that is not as it should be: draws first, then results, quality and standings."""
    return tuple(_differences(facts))


def _differences(facts: Facts) -> Iterator[Difference]:
    yield from check_draws(facts)
    yield from check_results(facts)
    yield from check_quality(facts)
    yield from check_standings(facts)


__all__ = [
    "NOT_CHECKED",
    "Difference",
    "Facts",
    "NotRecomputed",
    "UnreadableError",
    "as_json",
    "check",
    "check_evenings",
    "check_season",
    "facts_of",
    "line",
    "not_recomputed",
    "read",
]

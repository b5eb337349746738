"""An earlier state of the tournament, and what is different in a later one, in words."""

from collections.abc import Iterable
from dataclasses import dataclass

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.results import totals_text
from tichu_turnier.tournament.insight.comparison import Difference, Side, differences
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.words.listings.listing import Align, Cell, Listing, headed, number
from tichu_turnier.words.listings.standings import Face, standings_listing


@dataclass(frozen=True, slots=True)
class PastState:
    """Everything in words, to be shown in tables."""

    state: Tournament
    ranking: Listing
    results: Listing
    changed: Listing
    """What, how it is in this state, how it is in the other."""


def past_state(state: Tournament, later: Tournament, texts: Texts) -> PastState:
    """An earlier state, and what is different in a later one."""
    rows = standings(state) if state.rounds else ()
    ranking = standings_listing(rows, state, texts, Face.PAST)
    changed = changes_listing(differences(state, later), texts)
    return PastState(state, ranking, _results(state, texts), changed)


def changes_listing(found: Iterable[Difference], texts: Texts) -> Listing:
    """Differences, a line each: what, how it is in the one state, how in the other."""
    keys = ("journal-what", "compare-before", "compare-after")
    rows = tuple(tuple(map(Cell, difference_words(each, texts))) for each in found)
    return Listing(tuple(headed(key, texts, weight=1) for key in keys), rows)


def _results(state: Tournament, texts: Texts) -> Listing:
    columns = (
        headed("penalty-round", texts, Align.RIGHT),
        headed("compare-table", texts, Align.RIGHT),
        headed("compare-who", texts, weight=1),
        headed("compare-score", texts, Align.RIGHT),
    )
    found: list[tuple[Cell, ...]] = []
    for drawn in state.rounds:
        for seating in drawn.tables:
            result = state.results.get((drawn.number, seating.table))
            score = texts("compare-none") if result is None else totals_text(result.report)
            sides = table_of(seating, state.regulations).sides
            people = " : ".join(" + ".join(map(state.name_of, side)) for side in sides)
            found.append((number(drawn.number), number(seating.table), Cell(people), Cell(score)))
    return Listing(columns, tuple(found))


def difference_words(each: Difference, texts: Texts) -> tuple[str, str, str]:
    return texts(each.what, **each.args), _side(each.before, texts), _side(each.after, texts)


def _side(side: Side, texts: Texts) -> str:
    return texts(side.key, **side.args) if side.key else side.text or texts("compare-none")

"""An earlier state of the tournament, and what is different in a later one, in words."""

from dataclasses import dataclass

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.results import totals_text
from tichu_turnier.tournament.insight.comparison import Difference, Side, differences
from tichu_turnier.tournament.model.snapshot import Seating, Tournament
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.numbers import amount
from tichu_turnier.words.penalties import penalty_notes

Cells = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PastState:
    """Everything in words, to be shown in tables."""

    state: Tournament
    ranking: tuple[Cells, ...]
    """Place, name, victory points, Tichu points, hands, penalties."""
    results: tuple[Cells, ...]
    """Round, table, who, result."""
    changed: tuple[Cells, ...]
    """What, how it is in this state, how it is in the other."""


def past_state(state: Tournament, later: Tournament, texts: Texts) -> PastState:
    """An earlier state, and what is different in a later one."""
    changed = tuple(difference_words(each, texts) for each in differences(state, later))
    return PastState(state, _ranking(state, texts), _results(state, texts), changed)


def _ranking(state: Tournament, texts: Texts) -> tuple[Cells, ...]:
    point = texts("sheets-decimal-point")
    return tuple(
        (
            row.shown_place,
            row.entrant.name,
            amount(row.record.victory_points, point),
            amount(row.record.tichu_points, point),
            str(row.record.hands),
            penalty_notes(row.penalties, texts),
        )
        for row in (standings(state) if state.rounds else ())
    )


def _results(state: Tournament, texts: Texts) -> tuple[Cells, ...]:
    """Every table of every round, with a dash where it still owed its result."""
    found: list[Cells] = []
    for drawn in state.rounds:
        for seating in drawn.tables:
            result = state.results.get((drawn.number, seating.table))
            score = texts("compare-none") if result is None else totals_text(result.report)
            found.append((str(drawn.number), str(seating.table), _people(seating, state), score))
    return tuple(found)


def _people(seating: Seating, state: Tournament) -> str:
    sides = (dict.fromkeys(seating.first_seats[side::2]) for side in (0, 1))
    return " : ".join(" + ".join(state.entrants[who].name for who in side) for side in sides)


def difference_words(each: Difference, texts: Texts) -> tuple[str, str, str]:
    """What differs, how it is in the one state, how in the other."""
    return texts(each.what, **each.args), _side(each.before, texts), _side(each.after, texts)


def _side(side: Side, texts: Texts) -> str:
    return texts(side.key, **side.args) if side.key else side.text or texts("compare-none")

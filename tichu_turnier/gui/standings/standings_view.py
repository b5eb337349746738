"""What does the table of the standings show, computed beside the GUI thread?"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from tichu_turnier.gui.standings.standings_details import details_of, hopes
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.insight.prospects import Prospect
from tichu_turnier.tournament.model.snapshot import EntrantId, Result, Tournament
from tichu_turnier.tournament.scoring.ranking import Row
from tichu_turnier.tournament.scoring.standings import standings


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the table."""

    row: Row
    accepted: tuple[Result, ...]
    """Its results that were accepted although the audit objects."""
    prospect: Prospect | None = None
    adjusted: Fraction | None = None
    moved: int | None = None
    """Places gained since the round before; None where there is nothing to compare with."""
    pinned: bool = False
    penalties: str = ""
    """What the director decided about this entrant, in a few words."""


@dataclass(frozen=True, slots=True)
class View:
    """All that is computed for the table."""

    lines: tuple[Line, ...] = ()
    hopes: str = ""
    """Who can still win."""


def view_of(tournament: Tournament, after: int | None, texts: Texts, *, more: bool = False) -> View:
    """The standings after a round (None: everything so far); empty before the first draw."""
    if not tournament.rounds:
        return View()
    rows = standings(tournament, after)
    details = details_of(tournament, after, wanted=more)
    last = len(tournament.rounds) if after is None else after
    disputed = [r for r in tournament.results.values() if r.disputed and r.round <= last]
    lines = (
        Line(
            row,
            tuple(r for r in disputed if _plays(tournament, r, row)),
            details.prospects.get(row.entrant.id),
            details.adjusted.get(row.entrant.id),
            penalties=_penalties(row, texts),
        )
        for row in rows
    )
    return View(tuple(lines), hopes(details, rows, texts))


def _penalties(row: Row, texts: Texts) -> str:
    from tichu_turnier.words.penalties import penalty_notes

    return penalty_notes(row.penalties, texts) if row.penalties else ""


def moved_lines(lines: Iterable[Line], moved: Mapping[EntrantId, int]) -> tuple[Line, ...]:
    """The lines with how many places everybody has gained."""
    return tuple(replace(line, moved=moved.get(line.row.entrant.id)) for line in lines)


def moved_words(moved: int | None) -> str:
    """`▲3`, `▼2`, or `=` for whoever stands where he stood."""
    if moved is None:
        return ""
    return "=" if not moved else f"{'▲' if moved > 0 else '▼'}{abs(moved)}"


def _plays(tournament: Tournament, result: Result, row: Row) -> bool:
    drawn = tournament.round(result.round)
    seating = None if drawn is None else drawn.seating(result.table)
    return seating is not None and row.entrant.id in seating.entrants()

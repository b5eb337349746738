"""What the table of the standings shows, computed beside the GUI thread."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from PySide6.QtCore import Signal

from tichu_turnier.gui.bridge import Bridge, BridgePart
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.insight.prospects import Prospect, prospects
from tichu_turnier.tournament.model.snapshot import EntrantId, Result, Tournament
from tichu_turnier.tournament.scoring.partner_adjusted import partner_adjusted
from tichu_turnier.tournament.scoring.ranking import Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings.standings import Line

_MOST_NAMES = 6
_TALKED_ABOUT = 2
"""Who can still win is of interest once so many rounds, or fewer, have no results yet."""


class Pins(BridgePart):
    """The pinned entrants of the tournament that is open; they outlive a change of language."""

    changed = Signal()

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self.pinned: frozenset[EntrantId] = frozenset()
        self._of = bridge.desk
        bridge.changed.connect(self._look)

    def toggle(self, entrants: Iterable[EntrantId]) -> None:
        """Pins these; where all of them are pinned already, lets them go."""
        chosen = frozenset(entrants)
        self.pinned = self.pinned - chosen if chosen <= self.pinned else self.pinned | chosen
        self.changed.emit()

    def _look(self) -> None:
        if self._bridge.desk is not self._of:
            self._of = self._bridge.desk
            self.pinned = frozenset()
            self.changed.emit()


@dataclass(frozen=True, slots=True)
class View:
    """All that is computed for the table."""

    lines: tuple[Line, ...] = ()
    hopes: str = ""


@dataclass(frozen=True, slots=True)
class Details:
    """What is computed beside the standings, where it is wanted."""

    prospects: Mapping[EntrantId, Prospect] = field(default_factory=dict)
    """Which places are still open; empty when all is over, or for the standings of a round that is past."""
    adjusted: Mapping[EntrantId, Fraction] = field(default_factory=dict)


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
        )
        for row in rows
    )
    return View(tuple(lines), hopes(details, rows, texts))


def moved_lines(lines: Iterable[Line], moved: Mapping[EntrantId, int]) -> tuple[Line, ...]:
    return tuple(replace(line, moved=moved.get(line.row.entrant.id)) for line in lines)


def _plays(tournament: Tournament, result: Result, row: Row) -> bool:
    seating = tournament.seating(result.round, result.table)
    return seating is not None and row.entrant.id in seating.entrants()


def details_of(tournament: Tournament, after: int | None, *, wanted: bool) -> Details:
    """All of it when it is wanted; else only who can still win, and only near the end."""
    played = sum(not tournament.missing(drawn.number) for drawn in tournament.rounds)
    near = planned_rounds(tournament) - played <= _TALKED_ABOUT
    open_places = prospects(tournament) if after is None and (wanted or near) else {}
    over = all(each.best == each.worst for each in open_places.values())
    return Details({} if over else open_places, partner_adjusted(tournament, after) if wanted else {})


def hopes(details: Details, rows: Sequence[Row], texts: Texts) -> str:
    """Who can still win, as long as that is not everybody; empty when there is nothing to say."""
    names = [row.entrant.name for row in rows if _can_win(details, row)]
    if not names or len(names) == len(details.prospects):
        return ""
    if len(names) == 1:
        return texts("standings-has-won", name=names[0])
    shown = ", ".join(names[:_MOST_NAMES]) + (" …" if len(names) > _MOST_NAMES else "")
    return texts("standings-can-win", count=len(names), names=shown)


def _can_win(details: Details, row: Row) -> bool:
    found = details.prospects.get(row.entrant.id)
    return found is not None and found.can_win

"""Whom is a penalty most likely about, as the window stands: who or which table is chosen there?"""

from typing import NamedTuple

from PySide6.QtWidgets import QTableView

from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.results.results_screen import ResultsScreen
from tichu_turnier.gui.screen import Screen
from tichu_turnier.tournament.model.penalty import PenaltyKind
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId
from tichu_turnier.words.listings.standings import Line


class PenaltyTarget(NamedTuple):
    """What the dialog begins with."""

    entrant: EntrantId | None = None
    round: int | None = None
    kind: PenaltyKind | None = None
    """What is proposed; None leaves the kind as it was."""
    reason: str = ""


def aim_of(screen: Screen) -> PenaltyTarget:
    """Of what is chosen on a screen; on the slips whoever sits on seat 0 of the table."""
    if isinstance(screen, ResultsScreen):
        return _of_slip(screen)
    for table in screen.findChildren(QTableView):
        chosen = table.chosen() if isinstance(table, Table) and table.isVisible() else ()
        for row in chosen[:1]:
            if isinstance(row, Entrant):
                return PenaltyTarget(row.id)
            if isinstance(row, Line):
                return PenaltyTarget(row.row.entrant.id)
    return PenaltyTarget()


def _of_slip(screen: ResultsScreen) -> PenaltyTarget:
    state = screen.state
    if state is None or state.drawn is None or state.table is None:
        return PenaltyTarget()
    seating = state.drawn.seating(state.table)
    return PenaltyTarget(None if seating is None else seating.seats[0], state.round)

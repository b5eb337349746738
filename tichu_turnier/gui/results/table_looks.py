"""Colour and sign of each state of a table in the list."""

from PySide6.QtGui import QIcon

from tichu_turnier.entry.state import TableRow, TableState
from tichu_turnier.gui.common.painting import icon

LOOKS = {
    TableState.OPEN: ("muted", ""),
    TableState.DRAFT: ("note", ""),
    TableState.REFUSED: ("error", ""),
    TableState.SAVING: ("note", ""),
    TableState.ASKED: ("warning", "warning"),
    TableState.ENTERED: ("ok", "check"),
    TableState.ACCEPTED: ("warning", "warning"),
    TableState.NO_FIRST: ("muted", ""),
    TableState.AGREES: ("ok", "check"),
    TableState.DIFFERS: ("error", "error"),
    TableState.SETTLED: ("ok", ""),
}


def sign_of(row: TableRow) -> QIcon | None:
    """A sign besides the colour, for those who cannot tell colours apart."""
    color, sign = LOOKS[row.state]
    return icon(sign, color) if sign else None

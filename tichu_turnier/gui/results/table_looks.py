"""Colour and sign of each state of a table in the list."""

from tichu_turnier.entry.state import TableState

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

"""Which hand of a slip is meant when somebody asks how it can have been played, and who sat where in it?"""

from dataclasses import dataclass

from tichu_turnier.entry.keys import column_seats
from tichu_turnier.entry.state import EntryState
from tichu_turnier.entry.view import names_at
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.tables.table_rotation import seats_of_hand


@dataclass(frozen=True, slots=True)
class AskedHand:
    """One line of a slip."""

    number: int
    """On the slip, from 1."""
    report: HandReport
    rules: RuleSet
    names: tuple[str, ...]
    """By the seats."""

    @property
    def not_shown(self) -> Finding:
        """What there is to say when it cannot be shown: it is impossible, or cards were out of it."""
        if self.report.special_cards_out:
            return Finding("booster-no-witness", Severity.NOTE)
        return Finding("witness-none", Severity.NOTE, {"hand": self.number})


def asked_hand(state: EntryState) -> AskedHand | None:
    """The line typed into, else the nearest one with points; None where there is none."""
    form, seating = state.shown_form, state.seating
    if form is None or seating is None or form.by_totals:
        return None
    hands, tournament = form.hands, state.tournament
    for row in hands.nearest_rows():
        report = hands.rows[row].report(hands.rules)
        if report is not None and report.awarded is None:
            seats = seats_of_hand(seating, row, tournament.regulations)
            names = names_at(tournament, seats)
            by_seat = dict(zip(column_seats(len(names)), names, strict=True))
            return AskedHand(row + 1, report, hands.rules, tuple(by_seat[seat] for seat in sorted(by_seat)))
    return None

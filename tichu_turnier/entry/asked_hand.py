"""The hand of a slip of which somebody asks how it can have been played."""

from dataclasses import dataclass

from tichu_turnier.entry.state import EntryState
from tichu_turnier.entry.view import by_seats, names_at
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class AskedHand:
    """The line of a slip of which somebody asks how it can have gone."""

    number: int
    """On the slip, from 1."""
    report: HandReport
    rules: RuleSet
    names: tuple[str, ...]

    @property
    def not_shown(self) -> Finding:
        """What there is to say when it cannot be shown: it is impossible, or cards were out of it."""
        if self.report.special_cards_out:
            return Finding("booster-no-witness", Severity.NOTE)
        return Finding("witness-none", Severity.NOTE, {"hand": self.number})


def asked_hand(state: EntryState) -> AskedHand | None:
    form, seating = state.shown_form, state.seating
    if form is None or seating is None or form.by_totals:
        return None
    hands, tournament = form.hands, state.tournament
    for row in hands.nearest_rows():
        report = hands.rows[row].report(hands.rules)
        if report is not None and report.awarded is None:
            names = by_seats(names_at(tournament, seating, row))
            return AskedHand(row + 1, report, hands.rules, tuple(names[seat] for seat in sorted(names)))
    return None

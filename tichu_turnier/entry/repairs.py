"""Suggest what was meant where a slip cannot be right, and take the suggestion over.

Only the nearest faulty line is helped, so that three keys are enough: the line typed into, else the nearest
one above, else the first below.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain, product

from tichu_turnier.entry.form import Form
from tichu_turnier.entry.hand import BONUS_QUESTION, DOUBLE_QUESTION, HandEntry, entry_of
from tichu_turnier.entry.keys import REPAIR_KEYS, Mark, Outcome
from tichu_turnier.entry.totals_form import FAR, totals_form_of
from tichu_turnier.rules.audit.digit_errors import meant_by
from tichu_turnier.rules.audit.entry_errors import ERROR_PATTERNS, Suggestion, key_of_double, nearest
from tichu_turnier.rules.audit.match_audit import SuggestedTotals, nearest_totals
from tichu_turnier.rules.calls import (
    NO_CALLS,
    SEATS,
    Call,
    call_at,
    call_points,
    callers,
    calls_of,
    known_calls,
    side_of,
)
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.model.snapshot import Totals, Tournament
from tichu_turnier.tournament.scoring.match_reports import likely_hands
from tichu_turnier.tournament.tables.table_count import rules_at_tables

_KEPT = 1000


@dataclass(frozen=True, slots=True)
class Repairs:
    """What may have been meant in one line, or by both totals; the likeliest first, perhaps nothing."""

    row: int
    """Index of the line; 0 for totals."""
    suggestions: tuple[Suggestion | SuggestedTotals, ...]


def repairs_of(form: Form) -> Repairs | None:
    """What may have been meant in the faulty line that is nearest; None where no line is faulty."""
    if form.by_totals:
        report = form.totals.report()
        if report is None or not (form.totals.at_save or any(form.totals.findings(typing=True))):
            return None
        found = nearest_totals(report.a, report.b, likely_hands(report), form.hands.rules)
        return Repairs(0, found[: len(REPAIR_KEYS)])
    hands = form.hands
    for row in hands.nearest_rows():
        suggestions = _of_hand(hands.rows[row], hands.rules, typing=hands.half_typed(row))
        if suggestions is not None:
            return Repairs(row, suggestions)
    for row in hands.nearest_rows():
        entry = hands.rows[row]
        if any(found.key == BONUS_QUESTION for found in entry.findings(hands.rules)):
            return Repairs(row, tuple(_with_bonus(entry, hands.rules)))
    return None


def repaired_by(form: Form, number: int) -> Form:
    """The form with one of the suggestions taken over; as it was where there are not so many."""
    found = repairs_of(form)
    if found is None or number >= len(found.suggestions):
        return form
    meant = found.suggestions[number]
    if isinstance(meant, SuggestedTotals):
        hands = int(form.totals.typed[-1] or 0)
        totals = totals_form_of(Totals(meant.a, meant.b, hands), form.hands.rules)
        return replace(form, totals=totals.go(FAR))
    typed, row = form.hands, found.row
    rows = (*typed.rows[:row], entry_of(meant.report, typed.rules), *typed.rows[row + 1 :])
    return replace(form, hands=replace(typed, rows=rows, side=0, anew=True, arrived=True))


def warm_up_for(tournament: Tournament) -> None:
    """Makes the tables of what is possible before the first suggestion is asked for."""
    for rules in rules_at_tables(tournament.regulations):
        nearest(HandReport(0, 0), rules)
        nearest_totals(0, 5, likely_hands(Totals(0, 0)), rules)


@lru_cache(maxsize=_KEPT)
def _of_hand(row: HandEntry, rules: RuleSet, *, typing: bool) -> tuple[Suggestion, ...] | None:
    blocking = [finding for finding in row.findings(rules, typing=typing) if finding.blocks]
    report = row.report(rules)
    if not blocking or report is None or blocking[0].key == DOUBLE_QUESTION:
        return None
    found: dict[HandReport, Suggestion] = {}
    for suggestion in chain(_of_row(row, rules), iter(nearest(report, rules))):
        found.setdefault(suggestion.report, suggestion)
        if len(found) == len(REPAIR_KEYS):
            break
    return tuple(found.values())


def _with_bonus(row: HandEntry, rules: RuleSet) -> Iterator[Suggestion]:
    """The points typed were those of the cards alone."""
    meant = row.as_card_points(rules)
    report = None if meant is None else meant.report(rules)
    if report is not None:
        yield Suggestion(report, "audit-desk-call-left-out", {"a": report.a, "b": report.b})


Idea = tuple[HandEntry, str, dict[str, str | int]]
"""How the line may have been meant, the text that says why, and its values besides the points."""


def _of_row(row: HandEntry, rules: RuleSet) -> Iterator[Suggestion]:
    """What only the line as it was typed can tell, as far as nothing speaks against it."""
    for meant, why, args in _ideas(row, rules):
        report = meant.report(rules)
        right = all(each.key in (DOUBLE_QUESTION, BONUS_QUESTION) for each in meant.findings(rules))
        if report is not None and right:
            yield Suggestion(report, why, {"a": report.a, "b": report.b, **args})


def _ideas(row: HandEntry, rules: RuleSet) -> Iterator[Idea]:
    sides = [side for side in (0, 1) if row.typed[side].strip("-")]
    if row.lost_and_first:
        yield from _of_lost_and_first(row)
    elif len(row.made) > 1:
        for seat in sorted(row.made):  # the other call was meant to move, or was lost
            alone = (call if each == seat else Call.NONE for each, call in enumerate(row.calls))
            one = replace(row, made=frozenset([seat]))
            yield replace(one, calls=calls_of(alone)), "audit-desk-one-call", {"who": seat}
            yield one, "audit-desk-one-made", {"who": seat}
    elif not sides:
        yield from _of_outcome(row)
    elif len(sides) == 1:
        if row.double is not None and row.double is not Double.NO:
            yield replace(row, typed=("", "")), key_of_double(rules), {}
            yield replace(row, double=Double.NO), key_of_double(rules), {}
        yield from _of_booster(row, rules)
        yield from _of_outcome(row)
        yield from _of_call(row, sides[0], rules)
        yield from _of_number(row, sides[0], rules)


def _of_lost_and_first(row: HandEntry) -> Iterator[Idea]:
    """Of a call that is said to be lost and whose player is said to have gone out first: only one of both."""
    seat = row.first or 0
    call = call_at(row.calls, seat)
    lost = {"who": seat, "call": call.value, "outcome": Outcome.LOST.value}
    yield replace(row, first=None), "audit-slip-not-first", lost
    yield _with_mark(row, Mark(seat, Outcome.MADE, call), "audit-slip-made-for-lost")


def _of_outcome(row: HandEntry) -> Iterator[Idea]:
    """A made call was marked as lost, or the other way round: then the other side comes out differently."""
    for seat, call in enumerate(row.calls):
        if call is not Call.NONE:
            outcome = Outcome.LOST if seat in row.made else Outcome.MADE
            yield _with_mark(row, Mark(seat, outcome, call), "audit-slip-made-for-lost")


def _of_booster(row: HandEntry, rules: RuleSet) -> Iterator[Idea]:
    """The Tichu of a player stands with the partner, as Superpartner has it, or no special cards were out."""
    for seat, moved in row.handed_over(rules):
        yield moved, "audit-slip-super-partner", {"who": (seat + 2) % len(SEATS)}
    if row.special_cards_out:
        yield row.with_roots(), "audit-slip-special-cards", {}


def _of_call(row: HandEntry, side: int, rules: RuleSet) -> Iterator[Idea]:
    seats = [seat for seat in callers(rules) if side_of(seat) == side]
    calls = product(known_calls(rules)[1:], (Outcome.MADE, Outcome.LOST), seats)
    for call, outcome, seat in calls if row.calls == NO_CALLS else ():
        yield _with_mark(row, Mark(seat, outcome, call), "audit-slip-call-not-booked")


def _of_side(row: HandEntry, side: int) -> Iterator[Idea]:
    """The points, or the only call, belong to the other side."""
    moved = replace(row, typed=(row.typed[1], row.typed[0]))
    yield moved, "audit-slip-sides-swapped", {}
    called = [seat for seat, call in enumerate(row.calls) if call is not Call.NONE]
    for seat in (each for each in SEATS if side_of(each) == side) if len(called) == 1 else ():
        call, made = row.calls[called[0]], called[0] in row.made
        outcome = Outcome.MADE if made else Outcome.LOST
        bare = replace(row, calls=NO_CALLS, made=frozenset())
        yield _with_mark(bare, Mark(seat, outcome, call), "audit-slip-call-other-side")


def _with_mark(row: HandEntry, mark: Mark, why: str) -> Idea:
    args = {"who": mark.seat, "call": mark.call.value, "outcome": mark.outcome.value}
    return row.with_mark(mark), why, args


def _of_number(row: HandEntry, side: int, rules: RuleSet) -> Iterator[Idea]:
    """Other numbers for the only side that was typed, or the other side: what is left follows."""
    number = int(row.typed[side])
    if calls := call_points(row.calls, row.first_out, rules)[side]:
        yield row.with_typed(side, str(number + calls)), "audit-desk-call-left-out", {}
    yield from _of_side(row, side)
    for pattern in ERROR_PATTERNS:
        if pattern.in_number is not None:
            for new in meant_by(number, pattern.in_number):
                yield row.with_typed(side, str(new)), pattern.key, {}

"""Do rows hold a snapshot without loss, and a difference exactly what is different?"""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from tests.cases import ALL
from tests.store.examples import evening, reported
from tests.store.strategies import neighbours
from tichu_turnier.store.difference import (
    apply,
    by_table,
    dangling,
    difference,
    mismatches,
    rows_of,
    shared,
    tournament_of,
)
from tichu_turnier.store.fields import TABLES
from tichu_turnier.store.journal import TYPED, changes_as_text, changes_of_text

pytestmark = pytest.mark.files_only("rows, no store")


def folds(tournament):
    """Equality of times ignores which of two equal times is meant."""
    return [(slot.start.fold, slot.end.fold) for slot in tournament.timetable.slots]


@settings(max_examples=25 if ALL else 10)
@given(neighbours())
def test_rows_hold_a_snapshot_and_a_difference_leads_from_one_to_the_other_and_back(pair):
    """And survives the journal; rows refer only to rows."""
    before, after = pair
    rows, changes = rows_of(before), difference(before, after)
    assert dangling(rows) == ()
    again = tournament_of(by_table(rows))
    assert (again, folds(again), difference(before, again)) == (before, folds(before), ())
    assert mismatches(rows, changes) == ()
    apply(rows, changes)
    assert rows == rows_of(after)
    apply(rows, [change.reversed for change in changes])
    assert rows == rows_of(before)
    assert changes_of_text(*changes_as_text(changes)) == changes


def test_one_corrected_hand_is_one_row():
    before = reported(evening(), 1, 50, 60, 70)
    after = reported(before, 1, 50, 65, 70)
    (change,) = difference(before, after)
    assert (change.table, change.key) == ("result_report_hands", (1, 1, 2))
    assert change.before is not None
    assert change.after == {**change.before, "a": 65, "b": 35}


def test_a_fold_alone_is_a_difference():
    before = evening()
    first, *others = before.timetable.slots
    later = replace(first, start=first.start.replace(fold=1))
    after = replace(before, timetable=replace(before.timetable, slots=(later, *others)))
    assert [change.key for change in difference(before, after)] == [(1,)]


def test_shared_keeps_the_old_values():
    old = reported(reported(evening(), 1, 50), 2, 40)
    new = tournament_of(by_table(rows_of(reported(old, 2, 45))))
    joined = shared(old, new)
    assert joined == new
    assert joined.results[1, 1] is old.results[1, 1]
    assert joined.results[1, 2] is not old.results[1, 2]
    assert joined.entrants[1] is old.entrants[1]
    assert joined.rounds[0] is old.rounds[0]


def test_rows_of_a_removed_round_point_nowhere():
    rows = rows_of(reported(evening(), 1, 50))
    del rows["round_tables", (1, 1)]
    assert dangling(rows) == (("result", (1, 1)),)


WRITTEN_BY_THE_PROGRAM = """at away awarded banned_until booster_tables bye_credit calls club day double end
entry_currency entry_here_by format kind lot lot_from mode odd_numbers preset report
rules_both_grand_tichus rules_direction scoring_unit second_pass second_pass_first second_pass_second
start state state_since_boot to to_key unit zone"""
"""Texts in which nobody is named: words of the program, days and times, names of clubs."""


def test_every_text_in_which_somebody_can_be_named_is_kept_apart():
    """A new column of text stands in `TYPED`, or above, or else nobody named in it can be forgotten."""
    texts = {
        (table.name, column.name)
        for table in TABLES.values()
        for column in table.item.columns
        if column.kind is str and column.name not in WRITTEN_BY_THE_PROGRAM.split()
    }
    typed = {(table, column) for table, columns in TYPED.items() for column in columns}
    assert texts - {("regulations_tie_breaks", "value"), ("entrant_persons", "value")} == typed

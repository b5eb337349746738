"""Does everything that is said of one of two people with the same name say which?"""

from dataclasses import replace

import pytest

from tests.evenings import drawn, evening
from tichu_turnier.desk.check_in import arrival_note, by_name
from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes import (
    AddEntrants,
    CheckIn,
    EditEntrant,
    KeepApart,
    NeedTable,
    SetEntryTerms,
    SetWaiting,
    Substitute,
    SubstituteFromZero,
)
from tichu_turnier.tournament.draws.repair_round import moved
from tichu_turnier.tournament.draws.side_conditions import condition_findings
from tichu_turnier.tournament.model.entry_terms import EntryTerms
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.tournament.registration.overview import places_open, who_waits

WOLF, OTHER = NewEntrant("Wolf", club="Bern"), NewEntrant("Wolf", club="Thun")


def wolves(preset="club-evening", people=7, **changed):
    """People of other names, and a Wolf of Bern; a Wolf of Thun is added by the tests."""
    return AddEntrants((WOLF,)).apply(evening(preset, people, **changed))


def said(found):
    return [str(value) for finding in found for value in finding.args.values() if "Wolf" in str(value)]


def test_the_journal_says_who_was_registered_renamed_and_replaced():
    one = wolves()
    assert AddEntrants((OTHER,)).words(one)["name"] == "Wolf (Thun)"
    both = AddEntrants((OTHER, NewEntrant("Fuchs"))).apply(one)
    assert AddEntrants((NewEntrant("Wolf"),)).words(both)["name"] == "Wolf"
    named = replace(both.entrants[10], name="Wolf", club="Chur")
    assert EditEntrant(named).words(both) == {"before": "Fuchs", "name": "Wolf (Chur)"}
    clubbed = EditEntrant(replace(both.entrants[10], club="Chur")).apply(both)
    assert Substitute(10, "Wolf").words(clubbed)["name"] == "Wolf (Chur)"
    assert SubstituteFromZero(10, "Wolf").words(clubbed)["name"] == "Wolf (Chur)"
    assert Substitute(9, "Dachs").words(both)["before"] == "Wolf (Thun)"


def test_the_waiting_list_says_which_of_them_is_next():
    full = SetEntryTerms(EntryTerms(room_for=8)).apply(wolves())
    assert said(AddEntrants((OTHER,)).findings(full)) == ["Wolf", "Wolf (Thun)"], (
        "the first is about the name"
    )
    waits = AddEntrants((OTHER, NewEntrant("Fuchs"))).apply(full)
    assert said(SetWaiting(10, waiting=False).findings(waits)) == ["Wolf (Thun)"]
    roomy = SetEntryTerms(EntryTerms(room_for=20)).apply(waits)
    assert said(places_open(roomy)) == ["Wolf (Thun)"]
    assert said(AddEntrants(tuple(NewEntrant(f"Maus {n}") for n in range(20))).findings(roomy)) == [
        "Wolf (Thun)"
    ]
    last = full.with_entrants(replace(OTHER.numbered(9), waiting=True))
    assert said(who_waits(last)) == ["Wolf (Thun)"]


def test_a_bracket_that_is_drawn_says_who_comes_too_late():
    begun = drawn(wolves("knock-out", 3), 1, 1)
    late = AddEntrants((replace(OTHER, members=("Wolf", "Dachs")),))
    assert said(late.too_late(begun)) == ["Wolf (Thun)"]


def test_the_door_says_whom_it_found():
    both = AddEntrants((OTHER,)).apply(wolves())
    found = by_name(both, "wolf", [both.entrants[8], both.entrants[9]])
    assert isinstance(found, Finding)
    assert found.args["names"] == "Wolf (Bern), Wolf (Thun)"
    here = CheckIn((9,)).apply(both)
    assert said(arrival_note(here, here.entrants[9])) == ["Wolf (Thun)"]
    waits = SetWaiting(9, waiting=True).apply(both)
    assert said(arrival_note(waits, waits.entrants[9])) == ["Wolf (Thun)"]


@pytest.mark.parametrize("apart", [True, False])
def test_the_draw_says_whose_wish_it_does_not_keep(apart):
    both = drawn(AddEntrants((OTHER,)).apply(wolves(people=6)), 1, 1)
    seating = both.rounds[0].table_of(7)
    mate = next(who for who in seating.entrants() if who != 7)
    wish = KeepApart(7, mate) if apart else NeedTable(7, seating.table + 1)
    assert "Wolf (Bern)" in said(condition_findings(wish.apply(both), both.rounds[0]))


def test_whoever_has_to_move_is_named():
    both = drawn(AddEntrants((OTHER,)).apply(wolves(people=6)), 1, 1)
    left, right = both.rounds[0].tables
    exchanged = replace(both.rounds[0], tables=(replace(left, table=2), replace(right, table=1)))
    names = said(moved(both, both.with_round(exchanged)))
    assert sorted(names) == ["Wolf (Bern)", "Wolf (Thun)"]

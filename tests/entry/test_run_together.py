"""A number of a table that stands among the hands is asked about before two slips are saved as one."""

import pytest

from tests.entry.test_held_back import EIGHT, a_points
from tests.entry.typing_keys import NINE, club, pairs, saved, typed
from tests.evenings import drawn, evening, keys
from tichu_turnier.entry.following import follow
from tichu_turnier.entry.hold import Hold
from tichu_turnier.entry.state import EntryState, start_entry
from tichu_turnier.finding import Severity
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import Totals

FOUR = "".join(f"{table}⏎{NINE}" for table in (1, 2, 3)) + f"4⏎{EIGHT}"
SHORT = "1⏎65⏎70⏎55⏎60⏎⏎2⏎65⏎30⏎20⏎45⏎⏎3⏎65⏎60⏎70⏎40⏎⏎4⏎"


def planned(script: str) -> EntryState:
    """Twelve tables; the slip of the fourth lies open, its ninth hand is left out."""
    return typed(start_entry(club(12)), FOUR + script)


def by_the_clock(script: str) -> EntryState:
    """Twelve tables; three of them have played four hands each, the fourth is typed."""
    return typed(start_entry(pairs(12)), SHORT + script)


def test_the_number_of_the_next_table_is_no_last_hand_yet() -> None:
    state = planned("5⏎")
    assert (1, 4) not in state.saving
    (asked,) = state.notice
    assert (asked.key, asked.severity) == ("entry-hand-or-next", Severity.QUESTION)
    assert asked.args == {"hand": 9, "points": 5}


@pytest.mark.parametrize("after", ["60⏎70⏎", "⏎", "⏎60⏎70⏎⏎", "10⏎50⏎", "u⏎", "⎋⏎⏎60⏎", "60⏎+⏎", "60⏎n⏎"])
def test_nothing_typed_blindly_behind_it_saves_the_slip(after: str) -> None:
    assert (1, 4) not in planned(f"5⏎{after}").saving
    assert (1, 4) not in by_the_clock(f"65⏎70⏎5⏎60⏎70⏎⏎{after}").saving


def test_one_key_says_that_it_is_a_hand() -> None:
    assert planned("5⏎+").saving[1, 4].change.report.totals == (8 * 65 + 5, 8 * 35 + 95)
    assert by_the_clock("65⏎5⏎60⏎70⏎80⏎⏎+").saving[1, 4].change.report.hands_played == 5


def test_one_key_says_that_it_was_the_table_and_leads_to_the_hand() -> None:
    assert planned("5⏎n70⏎").saving[1, 4].change.report.totals == (8 * 65 + 70, 8 * 35 + 30)
    state = by_the_clock("65⏎5⏎60⏎70⏎80⏎⏎n")
    assert (state.form.hands.cursor, state.held) == (1, Hold.OPEN)


@pytest.mark.parametrize("last", ["10", "5h", "-5", "95", "u", "15"])
def test_any_other_last_hand_is_saved_by_its_enter(last: str) -> None:
    assert (1, 4) in planned(f"{last}⏎").saving


def test_a_result_that_came_from_elsewhere_meanwhile_answers_nothing() -> None:
    state = planned("")
    there = EnterResult(1, 4, Totals(600, 300, 9)).apply(state.tournament)
    assert keys(typed(follow(state, there), "5⏎").notice) == ["entry-hand-or-next"]


def test_out_of_turn_the_number_of_any_table_that_owes_is_asked_about() -> None:
    for last, asked in (("5", True), ("10", True), ("15", False)):
        state = typed(start_entry(club(12)), f"7⏎{EIGHT}{last}⏎")
        assert bool(state.saving) is not asked


def test_by_the_clock_only_what_stands_between_hands_of_a_long_slip_is_asked_about() -> None:
    assert keys(by_the_clock("65⏎70⏎5⏎60⏎70⏎⏎").notice) == ["entry-hand-or-next"]
    for script in ("65⏎5⏎60⏎⏎", "65⏎70⏎60⏎5⏎⏎", "65⏎70⏎10⏎60⏎⏎", "65⏎70⏎5h60⏎⏎"):
        assert (1, 4) in by_the_clock(script).saving


def test_who_went_there_blindly_is_asked_once_more() -> None:
    state = planned("5⏎60⏎")
    assert (state.held, keys(state.notice)) == (Hold.MISSED, ["entry-held-next"])
    state = planned("5⏎60⏎↑⇲⏎")
    assert keys(state.notice) == ["entry-hand-or-next"]
    assert (1, 4) in typed(state, "+").saving


@pytest.mark.parametrize("script", ["⏎⏎50⏎", "⏎⏎⏎5⏎", "⏎⏎0⏎", "⏎⏎65⏎", "⏎⏎-15⏎"])
def test_a_number_behind_enter_too_often_is_asked_about(script: str) -> None:
    """The first Enter opened the table on offer: what comes next may be the number of one."""
    for make in (club, pairs):
        state = typed(start_entry(make()), script)
        assert keys(state.notice) == ["entry-hand-or-table"]
        assert typed(state, "i⏎5⏎85⏎35⏎⏎").saving == {}
        number = script.strip("⏎")
        assert a_points(typed(state, "70⏎→"))[:2] == [number, "70"]
    totals = typed(start_entry(pairs()), f"④{script}")
    assert keys(totals.notice) == ["entry-total-or-table"]


@pytest.mark.parametrize("script", ["4⏎⏎⏎50⏎", "⏎50⏎", "⏎⏎115⏎", "⏎⏎↓↑50⏎"])
def test_who_named_the_table_or_types_what_is_none_is_not_asked(script: str) -> None:
    state = typed(start_entry(pairs()), script)
    assert (state.notice, state.form.hands.cursor) == ((), 1)


def test_a_table_and_its_total_behind_enter_too_often_are_asked_about() -> None:
    """`2⏎25⏎` without the first Enter; who types a total that begins with no such table goes on."""
    for script, asked in (("⏎⏎⏎225⏎", ["entry-total-or-table"]), ("⏎⏎⏎925⏎", []), ("⏎225⏎", [])):
        assert keys(typed(start_entry(pairs()), f"④{script}").notice) == asked


def test_a_slip_by_the_clock_that_ends_much_too_early_is_asked_about() -> None:
    """Enter bounced behind the first hand: neither it nor the rest, behind a table's number, is saved."""
    for script in (f"{SHORT}60⏎⏎", "⏎60⏎⏎", "⏎65⏎60⏎⏎"):
        state = typed(start_entry(pairs(12)), script)
        assert keys(state.notice) == ["entry-few-hands"]
        assert typed(state, "10⏎45⏎70⏎⏎").saving == state.saving
        assert keys(typed(state, "10⏎").notice) == ["entry-held-whole"]
        table = state.table
        assert (1, table) in typed(state, "+").saving
        assert typed(state, "n45⏎55⏎70⏎⏎").saving[1, table].change.report.hands_played > 3
    assert by_the_clock("60⏎70⏎65⏎⏎").notice == ()
    assert typed(start_entry(pairs(12)), "⏎65⏎60⏎55⏎45⏎⏎").notice == ()


def test_what_is_usual_is_one_number_and_says_of_what() -> None:
    """«3 hands in 50 minutes: about 9 are usual», and behind Enter «about 6 are usual here»."""
    state = start_entry(pairs(12))
    for table in (1, 2):
        state = saved(typed(state, f"{table}⏎" + "65⏎" * 6 + "⏎"))
    asked = typed(state, "3⏎60⏎70⏎60⏎⏎")
    said = [each.args["usual"] for each in asked.objections if each.key == "audit-desk-few-hands"]
    assert (said, asked.notice[0].args) == ([9], {"played": 3, "usual": 9, "by": "clock"})
    for table in (3, 4, 5):
        state = saved(typed(state, f"{table}⏎" + "65⏎" * 12 + "⏎"))
    asked = typed(state, "6⏎" + "65⏎" * 5 + "⏎")
    assert asked.notice[0].args == {"played": 5, "usual": 12, "by": "tables"}


def test_a_match_to_a_target_that_nobody_reached_is_asked_about() -> None:
    cup = drawn(evening("knock-out", 8), 7, 1)
    for script in ("1⏎60⏎40⏎70⏎⏎", "④1⏎600⏎400⏎"):
        state = typed(start_entry(cup), script)
        assert keys(state.notice) == ["entry-unfinished"]
        assert state.notice[0].args == {"target": 1000}
        assert typed(state, "2⏎300⏎700⏎⏎").saving == {}
        assert (1, 1) in typed(state, "+").saving
    assert typed(start_entry(cup), "④1⏎1100⏎400⏎").saving
    assert typed(state, "n1200⏎⏎").saving[1, 1].change.report.totals == (1200, 400)

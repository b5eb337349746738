"""Where a line cannot be right, corrections are suggested, and one key takes one over."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.entry.typing_keys import club, pairs, typed
from tichu_turnier.entry.form import Form
from tichu_turnier.entry.keys import REPAIR_KEYS
from tichu_turnier.entry.state import start_entry
from tichu_turnier.entry.view import stage_views, totals_view
from tichu_turnier.rules.audit.hand_audit import audit_hand
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.hand_line import hand_text

FIRST = [
    *((club, "80⇥50⏎", "50:50 Dno"), (club, "73⏎", "70:30 Dno"), (club, "145⏎", "145:55 T0+ Dno")),
    *((club, "⇥165⏎", "35:165 T1+ Dno"), (club, "-60⏎", "-60:60 T0- Dno"), (club, "65s⏎", "165:35 T0+ Dno")),
    *((club, "65sd⏎", "65:35 T0+ T2- Dno"), (club, "165x⏎", "165:35 T0+ Dno")),
    *((club, "-65s⏎", "-65:65 T0- Dno"), (club, "uf⏎", "100:-100 T1- D02"), (club, "u5⏎", "100:0 D02")),
    *((club, "145f⏎", "55:145 T1+ Dno"), (club, "145fs⏎", "145:55 T0+ Dno")),
    *((club, "xhu⏎", "0:0 T0- D02"), (club, "165xh⏎", "165:35 T0+ Dno"), (club, "-35xh⏎", "-35:35 T0- Dno")),
    *((pairs, "-180⏎", "-180:80 G0- Dno"), (pairs, "20⇥280⏎", "20:280 G1+ Dno")),
]


def form_after(state, script: str) -> Form:
    form = typed(state, script).form
    assert form is not None
    return form


@pytest.mark.parametrize(("evening", "script", "meant"), FIRST)
def test_the_likeliest_is_one_key_away(evening, script, meant) -> None:
    form = form_after(start_entry(evening(1)), f"⏎{script}e")
    (hand,) = form.hands.readable().hands[:1]
    assert hand_text(hand) == meant
    assert form.hands.cursor == 1


def test_a_question_with_its_own_keys_has_no_suggestions() -> None:
    state = typed(start_entry(club(1)), "⏎100⏎")
    assert [finding.key for finding in state.findings] == ["hand-double-or-not"]
    assert state.repairs is None
    assert form_after(state, "e") == state.form


def lines_of(state):
    return [line for stage in stage_views(state) for line in stage.lines]


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("65⏎40⏎7⏎70⏎30⏎⏎", ["hand-step"]),  # "hand 3 is not clear", and not why
        ("65⏎40⏎7⏎↑", ["hand-step"]),
        ("65⏎40⏎s⏎70⏎30⏎⏎", ["entry-points-missing"]),
        ("65⏎40⏎7⎋⎋1⏎", ["hand-step"]),  # left half typed, or the program ended
        ("65⏎40⏎s⎋⎋1⏎", ["entry-points-missing"]),
        ("65⏎40⏎7⏎70⏎30⏎⏎←", ["hand-step"]),
        ("65⏎40⏎7⏎70⏎30⏎⏎←6", []),  # may become 65
        ("65⏎40⏎s", []),
    ],
)
def test_the_line_in_which_the_cursor_is_stopped_says_why(script: str, said: list[str]) -> None:
    state = typed(start_entry(pairs(1)), f"⏎{script}")
    line = next(each for each in lines_of(state) if each.current)
    assert (line.number, [finding.key for finding in line.findings]) == (3, said)


def test_a_gap_to_which_saving_leads_says_that_the_hand_is_missing() -> None:
    state = typed(start_entry(club(1)), "⏎65⏎↓70⏎⇲⏎")
    line = next(each for each in lines_of(state) if each.current)
    assert (line.number, [finding.key for finding in line.findings]) == (2, ["entry-hand-empty"])


def test_keys_that_do_nothing_yet_are_not_offered_but_the_one_before_them() -> None:
    state = typed(start_entry(pairs(1)), "⏎65⏎-70d⏎40⏎⏎")
    assert [repair.key for repair in lines_of(state)[1].repairs][:1] == ["E"]
    missed = typed(state, "2⏎40⏎")
    line = lines_of(missed)[1]
    assert not [repair for repair in line.repairs if repair.key in "ERT"]
    assert line.findings[-1].key == "entry-look-first"
    assert typed(missed, "e").form.hands.rows == missed.form.hands.rows
    looked = typed(missed, "←")
    assert [repair.key for repair in lines_of(looked)[1].repairs][:1] == ["E"]
    assert not [each for each in lines_of(typed(looked, "e"))[1].findings if each.blocks]
    asked = lines_of(typed(start_entry(club(1)), "⏎65⏎100⏎⇲⏎2⏎40⏎"))[1]
    assert [each.key for each in asked.findings][-2:] == ["hand-double-or-not", "entry-look-first"]


def test_only_the_nearest_faulty_line_is_helped() -> None:
    state = typed(start_entry(club(1)), "⏎73⏎50⏎80⇥50⏎40⏎")
    assert state.repairs.row == 2
    lines = [line for stage in stage_views(state) for line in stage.lines]
    assert [line.number for line in lines if line.repairs] == [3]
    state = typed(state, "e")
    assert state.repairs.row == 0
    assert typed(state, "e").repairs is None


def test_nothing_is_suggested_while_a_number_can_still_become_right() -> None:
    assert typed(start_entry(club(1)), "⏎6").repairs is None
    assert typed(start_entry(club(1)), "⏎65").repairs is None


def test_a_key_without_a_suggestion_changes_nothing() -> None:
    state = typed(start_entry(club(1)), "⏎65⏎")
    for key in REPAIR_KEYS:
        assert typed(state, key).form == state.form


def test_names_stand_for_seats_and_the_reason_is_offered_too() -> None:
    state = typed(start_entry(club(1)), "⏎145⏎⇲⏎")
    repairs = stage_views(state)[0].lines[0].repairs
    assert [repair.key for repair in repairs] == ["E", "R", "T", "F8"]
    assert [repair.meant.args["who"] for repair in repairs[:2]] == ["Tier 1", "Tier 2"]


def test_repairing_leads_back_to_save() -> None:
    state = typed(start_entry(club(1)), "⏎65⏎80⇥50⏎⇲⏎")
    assert state.repairing
    state = typed(state, "e⏎⏎")
    assert [hand.a for hand in state.pending_change.report.hands] == [65, 50]


def test_totals_that_so_many_hands_cannot_bring_are_refused() -> None:
    state = typed(start_entry(pairs(1)), "⏎④2640⏎360⇥3⇲")
    assert [finding.key for finding in state.findings] == ["audit-match-hands"]
    assert typed(state, "⏎").pending_change is None


def test_totals_may_have_been_meant_otherwise() -> None:
    state = typed(start_entry(pairs(1)), "⏎④640⏎355⇥10⇥")
    view = totals_view(state)
    assert [(repair.key, repair.meant.args["a"], repair.meant.args["b"]) for repair in view.repairs[:1]] == [
        ("E", 645, 355)
    ]
    state = typed(state, "e⏎")
    assert state.pending_change.report.totals == (645, 355)


@given(st.integers(-450, 450), st.integers(-450, 450), st.text("sdfgxcvbhjklSDFG", max_size=2))
def test_whatever_is_suggested_is_possible(a, b, marks) -> None:
    tournament = pairs(1)
    state = typed(start_entry(tournament), f"⏎{a}⇥{b}{marks}⏎")
    for suggestion in () if state.repairs is None else state.repairs.suggestions:
        report = getattr(suggestion, "report", None)
        assert isinstance(report, HandReport)
        found = audit_hand(report, tournament.regulations.rules)
        assert not [finding for finding in found if finding.key != "hand-double-or-not"]


def test_a_hand_that_hardly_ever_happens_is_hinted_at_and_saved_all_the_same() -> None:
    state = typed(start_entry(club(1)), "⏎50scvb⏎⇲")
    assert [finding.key for finding in state.findings] == ["result-hands-missing", "audit-desk-rare-hand"]
    assert not state.acceptable
    assert typed(state, "⏎").pending_change is not None

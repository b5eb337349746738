"""Whole tables typed key by key: what is saved, what is held up, what is never lost."""

from dataclasses import replace

import pytest

from tests.entry.typing_keys import NINE, club, pairs, saved, typed
from tests.evenings import keys
from tichu_turnier.entry.following import follow
from tichu_turnier.entry.form import form_of
from tichu_turnier.entry.hold import Hold
from tichu_turnier.entry.moves import accept, to_round
from tichu_turnier.entry.session import press, refused
from tichu_turnier.entry.state import start_entry
from tichu_turnier.finding import Finding
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import TOURNAMENT_RULES
from tichu_turnier.rules.scoring import counted, settled
from tichu_turnier.tournament.changes.results import ClearObjections, EnterResult
from tichu_turnier.tournament.model.mappings import removed
from tichu_turnier.tournament.model.snapshot import Hands, Tournament


def test_what_there_is_to_say_about_a_slip_is_read_before_it_is_saved() -> None:
    state = typed(start_entry(club()), f"⏎{NINE[:-3]}200⏎")
    assert state.pending_change is None
    assert keys(state.findings) == ["entry-needs-call"]


def test_the_offer_goes_round_and_a_number_chooses() -> None:
    state = typed(start_entry(club()), f"4⏎{NINE}")
    assert state.offered == 1
    state = typed(state, f"3⏎{NINE}")
    assert state.owing == (1, 2)
    jumped = typed(state, "⏎65")
    assert (jumped.form, jumped.held, keys([jumped.unsure])) == (None, Hold.MISSED, ["entry-offer-jumped"])
    assert typed(state, "↓⏎").table == 1
    state = typed(state, f"1⏎{NINE}⏎{NINE}")
    assert state.offered is None
    assert len(state.saving) == 4


@pytest.mark.parametrize(
    ("script", "table", "said"),
    [
        ("99⏎", None, "result-no-such-table"),
        ("⏎65⏎100⏎70⏎⇲⏎", 1, "hand-double-or-not"),
        ("⏎65⏎⏎", 1, "entry-hand-waits"),
        ("⏎⇲⏎", 1, "result-no-hands"),
    ],
)
def test_what_cannot_be_saved_is_said(script: str, table: int | None, said: str) -> None:
    state = typed(start_entry(club()), script)
    assert (state.pending_change, state.table, state.notice[0].key) == (None, table, said)
    assert said != "hand-double-or-not" or state.form.hands.cursor == 1  # the fault is gone to


def test_repairing_goes_from_fault_to_fault_and_back_to_save() -> None:
    state = typed(start_entry(club()), "⏎65⏎100⏎70⏎73⏎⇲⏎n⏎←75⏎")
    assert state.form.part.at_save
    state = press(state, "enter")
    assert [hand.a for hand in state.pending_change.report.hands] == [65, 100, 70, 75]


def test_open_number_of_hands_ends_at_the_empty_line() -> None:
    state = typed(start_entry(pairs()), "⏎65⏎265S⏎⏎+")
    assert state.pending_change.report.totals == (330, 70)


def test_enter_too_often_puts_no_total_into_another_field() -> None:
    """window.md 12: after a save the next table is open; Enter, as learned with hands, changes nothing."""
    state = typed(start_entry(pairs()), "⏎④640⏎360⏎" + "⏎⏎510⏎490⏎")
    assert state.pending_change.report.totals == (510, 490)
    assert typed(start_entry(pairs()), "⏎④640⏎360⇥⇥").form.totals.cursor == 0


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("④640⏎3", []),
        ("④640⏎355⇥", ["result-total-sum"]),
        ("④640⏎355⇥1", ["result-total-sum"]),
        ("④642⏎358⇥", ["result-total-step"]),
        ("④640⏎357⇥", ["result-total-step"]),
        ("④640⏎⏎⏎", []),
        ("④640⏎360⇲", ["result-hands-unknown"]),
    ],
)
def test_totals_are_checked(script: str, expected: list[str]) -> None:
    assert keys(typed(start_entry(pairs()), f"⏎{script}").findings) == expected


def test_totals_in_another_order() -> None:
    state = typed(start_entry(pairs()), "④⎋3⏎640⏎360⏎")
    assert list(state.saving) == [(1, 3)]
    assert (state.table, state.offered) == (None, 4)


def test_refused_totals_come_back_before_the_next_ones() -> None:
    state = typed(start_entry(pairs()), "④640⏎360⏎")
    change = state.pending_change
    assert isinstance(change, EnterResult)
    back = refused(state, change, (Finding("store-disk-full"),))
    assert (back.table, back.notice[0].key) == (1, "store-disk-full")
    busy = refused(typed(state, "500"), change, (Finding("store-disk-full"),))
    assert busy.table == 2
    busy = typed(busy, "⏎500⏎⏎")
    assert (busy.table, busy.notice[0].key) == (1, "store-disk-full")
    assert busy.shown_form.totals.typed[:2] == ("640", "360")


def test_after_totals_the_next_slip_is_typed_by_totals_too() -> None:
    tournament = saved(typed(start_entry(pairs()), "④640⏎360⏎")).tournament
    assert typed(start_entry(tournament), "⏎").form == typed(start_entry(pairs()), "④⏎").form


def test_no_totals_without_a_table_or_where_hands_score() -> None:
    assert keys(typed(start_entry(pairs()), "77④").notice) == ["result-no-such-table"]
    assert keys(typed(start_entry(club()), "④").notice) == ["result-needs-hands"]


def test_changing_between_hands_and_totals_loses_neither() -> None:
    state = typed(start_entry(pairs()), "⏎65⏎70④640④")
    assert len(state.form.hands.filled) == 2
    assert state.form.totals.typed[0] == "640"


def test_a_correction_shows_what_was_entered() -> None:
    state = saved(typed(start_entry(club()), f"⏎{NINE}"))
    state = typed(state, "1⏎")
    assert state.form == form_of(state.before.report, state.tournament.regulations)
    state = typed(state, "←75⏎↓↓↓↓↓↓↓↓⏎")
    assert isinstance(state.pending_change.report, Hands)
    assert state.pending_change.report.hands[0] == settled(counted(75), TOURNAMENT_RULES)
    before = state.tournament.results[1, 1].report
    assert isinstance(before, Hands)
    assert state.pending_change.report.hands[1:] == before.hands[1:]


def test_an_unchanged_correction_saves_nothing() -> None:
    state = saved(typed(start_entry(club()), f"⏎{NINE}"))
    state = typed(state, "1⏎↓↓↓↓↓↓↓↓↓⏎")
    assert (state.table, state.pending_change, state.offered) == (None, None, 2)


REFUSAL = (Finding("result-no-such-table"),)


def test_a_refusal_does_not_take_keys_away_from_the_next_table() -> None:
    state = typed(start_entry(club()), f"⏎{NINE}")
    change = state.pending_change
    assert change is not None
    state = refused(typed(state, "⏎55⏎60"), change, REFUSAL)
    assert state.table == 2
    state = typed(state, "⎋⎋")
    assert state.offered == 1
    state = press(state, "enter")
    assert len(state.form.hands.filled) == 9
    assert state.notice == REFUSAL


@pytest.mark.parametrize("lines", ["65⇥40⏎", "65⇥40⏎50⏎50⏎50⏎50⏎50⏎50⏎50⏎"])
def test_a_slip_with_hands_still_to_come_cannot_be_accepted(lines: str) -> None:
    state = typed(start_entry(club()), f"⏎{lines}")
    assert not state.acceptable
    assert accept(state, "Slip signed by all four").pending_change is None
    assert typed(state, "50").acceptable == ("50" in lines)


def test_what_was_accepted_is_left_as_it_is_and_accepted_once_only() -> None:
    state = typed(start_entry(club()), "⏎65⇥40⏎⇲⏎")
    assert accept(state, "  ").pending_change is None
    state = accept(state, "Slip signed by all four")
    entered = state.pending_change.apply(state.tournament)
    accepted = typed(start_entry(entered), "1⏎")
    assert (accepted.clearable, accepted.acceptable) == (True, False)
    left = typed(accepted, "⇲⏎")
    assert (left.table, left.pending_change, left.notice) == (None, None, ())
    cleared = typed(start_entry(ClearObjections(1, 1).apply(entered)), "1⏎")
    assert (cleared.clearable, cleared.acceptable) == (False, False)


@pytest.mark.parametrize("script", ["65", "165sd⇲⏎", "65⏎⏎70⇲⏎", "-⇲⏎", "", "⇲⏎"])
def test_what_needs_no_reason_or_helps_by_none(script: str) -> None:
    state = typed(start_entry(club()), f"⏎{script}")
    assert not state.acceptable
    assert accept(state, "because").pending_change is None


def test_running_totals_per_person() -> None:
    state = typed(start_entry(club()), "⏎65⏎u⏎50⏎30")
    shares = state.running_totals
    a, c, b, d = state.seating.seats
    assert [(shares[who].victory_points, shares[who].tichu_points) for who in (a, b, c, d)] == [
        (6, 65 + 100 + 50 + 30),
        (8, 65 + 100 + 50 + 70),
        (1, 35 + 0 + 50 + 30),
        (3, 35 + 0 + 50 + 70),
    ]


def test_rounds_are_turned_by_page_keys() -> None:
    state = start_entry(club(rounds=2))
    assert state.round == 2
    assert typed(state, "⇞").round == 1
    assert typed(state, "⇟").round == 2
    totals = typed(start_entry(pairs(rounds=2)), "④⏎640⏎360⏎⏎⇞")  # the next slip is open by itself, and empty
    assert (totals.round, totals.table) == (1, None)
    begun = typed(totals, "2⏎5⇞")
    assert (begun.round, begun.table) == (1, 2)


def test_a_new_draw_is_what_is_typed_next() -> None:
    state = follow(start_entry(club(rounds=1)), club(rounds=2))
    assert state.round == 2
    busy = follow(typed(start_entry(club(rounds=1)), "⏎65"), club(rounds=2))
    assert (busy.round, busy.table) == (1, 1)


def test_a_new_draw_is_typed_next_even_after_a_correction() -> None:
    two = club(tables=1, rounds=2)
    report = Hands((HandReport(70, 30),))
    for number in (1, 2):
        two = EnterResult(number, 1, report).apply(two)
    corrected = to_round(start_entry(two), 1)
    third = replace(two, rounds=(*two.rounds, replace(two.rounds[0], number=3)))
    assert follow(corrected, third).round == 3
    owing = to_round(start_entry(replace(two, results=removed(two.results, (1, 1)))), 1)
    assert follow(owing, replace(third, results=owing.tournament.results)).round == 1


def test_no_round_is_drawn_yet() -> None:
    state = typed(start_entry(club(rounds=0)), "5⏎65⏎")
    assert (state.table, state.offered, state.findings) == (None, None, ())


def test_undo_in_a_slip_takes_back_one_key_after_the_other() -> None:
    opened = typed(start_entry(club()), "⏎")
    state = typed(opened, "65⏎u ↓ 7")
    assert [row.typed for row in state.form.hands.rows[:3]] == [("65", ""), ("", ""), ("7", "")]
    state = typed(state, "↶")
    assert (state.form.hands.cursor, state.form.hands.rows[2].empty) == (2, True)
    state = typed(state, "↶")
    assert (state.form.hands.cursor, state.form.hands.rows[1].empty) == (1, True)
    state = typed(state, "↶8")
    assert state.form.hands.rows[0].typed == ("68", "")
    state = typed(state, "↶↶")
    assert (state.form.hands.rows, state.notice) == (opened.form.hands.rows, ())
    assert keys(typed(state, "↶").notice) == ["entry-nothing-to-undo"]


def test_undo_reaches_neither_another_slip_nor_a_saved_one() -> None:
    state = saved(typed(start_entry(club()), f"⏎{NINE}"))
    state = typed(state, "⏎60⎋⎋ 3⏎")
    assert keys(typed(state, "↶").notice) == ["entry-nothing-to-undo"]
    assert typed(state, "↶ ⎋2⏎ ↶").form.hands.rows[0].typed == ("60", "")
    assert typed(state, "⎋ 34↶").typed_table == "3"
    assert list(typed(start_entry(pairs()), "④640⏎360⏎5↶↶↶").saving) == [(1, 1)]


@pytest.mark.parametrize("keys", ["④", "④55⏎", "④55⏎⎋⎋1⏎"])
def test_undo_leads_from_hands_back_to_the_totals_that_are_saved(keys: str) -> None:
    """Nothing was there to be taken back, and the correction stayed begun."""
    state = typed(saved(typed(start_entry(pairs()), "④640⏎360⏎")), f"⎋1⏎{keys}↶↶↶↶↶↶")
    assert (state.begun, state.form.by_totals) == (False, True)
    assert typed(state, "⎋").drafts == {}


@pytest.mark.parametrize(("script", "hand"), [("55⏎", (55, 45)), ("⇥55⏎", (45, 55)), ("→55⏎", (45, 55))])
def test_what_is_typed_behind_the_end_of_a_slip_is_the_hand_that_is_missing(script: str, hand) -> None:
    """Two digits behind End were swallowed, and Enter saved eight hands; a Tab, and they were of the left."""
    change = typed(start_entry(club()), f"⏎{NINE.removesuffix('50⏎')}⇲{script}").pending_change
    assert change is not None
    assert (change.report.hands[8].a, change.report.hands[8].b) == hand


@pytest.mark.parametrize(
    ("script", "typed_totals"),
    [("④640⇲360", ("640", "360", "")), ("④⇥360⇲640", ("640", "360", "")), ("④⇲640⏎360", ("640", "360", ""))],
)
def test_digits_behind_the_end_go_to_the_total_that_is_missing(
    script: str, typed_totals: tuple[str, str, str]
) -> None:
    assert typed(start_entry(pairs()), f"⏎{script}").form.totals.typed == typed_totals


def test_a_gap_is_the_missing_hand_where_no_line_is_left_behind() -> None:
    state = typed(start_entry(club()), f"⏎{NINE.removesuffix('⏎')}↑↑⌦⇲55")
    assert (state.form.hands.cursor, state.form.hands.rows[6].typed) == (6, ("55", ""))


@pytest.mark.parametrize(
    ("tournament", "script", "said"),
    [
        (pairs(), "④640⏎360⇲7", "entry-all-typed"),
        (club(), f"{NINE.removesuffix('⏎')}⇲5", "entry-all-typed"),
        (club(), f"{NINE.removesuffix('⏎')}⇲S", "entry-all-typed"),
        (club(), f"{NINE.removesuffix('⏎')}⇲u", "entry-all-typed"),
        (club(), "99999", "entry-too-long"),
        (club(), "-99999", "entry-too-long"),
        (pairs(), "④6403605", "entry-too-long"),
    ],
)
def test_what_is_not_taken_is_refused_in_words(tournament: Tournament, script: str, said: str) -> None:
    state = typed(start_entry(tournament), f"⏎{script}")
    assert keys(state.notice) == [said]
    before = typed(start_entry(tournament), f"⏎{script[:-1]}")
    assert (state.form, before.notice) == (before.form, ())


@pytest.mark.parametrize("script", ["00", "④00", "④640⇥0⇥00"])
def test_nothing_is_said_of_noughts_that_say_nothing(script: str) -> None:
    assert typed(start_entry(pairs()), f"⏎{script}").notice == ()


def test_totals_too_long_for_any_match_are_seen_and_not_saved() -> None:
    state = typed(start_entry(pairs()), "⏎④640360⏎")
    assert keys(state.notice) == ["entry-total-far"]
    state = typed(state, "0⏎")
    assert (state.pending_change, state.form.totals.typed[:2]) == (None, ("640360", ""))
    assert any(finding.blocks for finding in state.findings)

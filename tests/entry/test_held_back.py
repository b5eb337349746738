"""What stands on a slip already is changed only by who goes there; what is typed blindly is lost aloud."""

from dataclasses import replace

import pytest

from tests.entry.typing_keys import NINE, club, keys_of, pairs, saved, typed
from tests.evenings import keys
from tests.tournament.draws.test_duplicate import golden
from tichu_turnier.entry.drafts import unsaved_forms
from tichu_turnier.entry.following import follow
from tichu_turnier.entry.hold import Hold
from tichu_turnier.entry.moves import open_table, to_line, to_round
from tichu_turnier.entry.session import EntrySession, press, refused
from tichu_turnier.entry.settling import clicked
from tichu_turnier.entry.state import EntryState, start_entry
from tichu_turnier.entry.view import review, stage_views, totals_view
from tichu_turnier.finding import Finding
from tichu_turnier.rules.scoring import counted
from tichu_turnier.tournament.changes import ClearResult, EnterResult, EnterSecond, LockRound
from tichu_turnier.tournament.model.snapshot import Hands, Totals, Tournament

EIGHT = "65⏎" * 8


def a_points(state: EntryState) -> list[str]:
    assert state.form is not None
    return [row.typed[0] for row in state.form.hands.rows]


@pytest.mark.parametrize(
    "after", ["⏎40⏎", "2⏎40⏎", "40⏎", "⏎⏎40⏎", "⏎u⏎40⏎", "⏎165s⏎", "⏎40⏎100n⏎", "⏎40+⏎", "7⏎e⏎"]
)
def test_nothing_of_the_next_slip_gets_into_one_that_was_refused(after: str) -> None:
    """window1.md A1: `100 ⏎`, then `⏎ 40 ⏎` of the next slip, was saved as 40:60."""
    state = typed(start_entry(club()), f"⏎{EIGHT}100⏎")
    assert keys(state.notice) == ["hand-double-or-not"]
    later = typed(state, after)
    assert (later.table, a_points(later)[8], later.saving) == (1, "100", {})
    assert later.held is Hold.MISSED
    assert later.form.hands.rows == state.form.hands.rows


@pytest.mark.parametrize(("answer", "double"), [("n⏎", "no"), ("+⏎", "02"), ("⏎n⏎", "no"), ("40↑n⇲⏎", "no")])
def test_what_was_asked_is_answered_and_saved(answer: str, double: str) -> None:
    state = typed(start_entry(club()), f"⏎{EIGHT}100⏎{answer}")
    assert state.saving[1, 1].change.report.hands[8].double.value == double


def test_what_was_not_taken_says_so_at_the_cursor() -> None:
    state = typed(start_entry(club()), f"⏎{EIGHT}100⏎⏎4")
    state = typed(state, "0")
    assert keys(state.notice) == ["entry-held-refused"]
    at_line = typed(start_entry(club()), f"⏎{EIGHT}100⏎4")
    line = next(line for stage in stage_views(at_line) for line in stage.lines if line.current)
    assert (line.number, keys(line.findings)[0]) == (9, "entry-held-refused")
    totals = typed(start_entry(pairs()), "⏎④640⏎350⏎4")
    assert keys(totals_view(totals).findings)[0] == "entry-held-refused"


@pytest.mark.parametrize("way", ["←", "→", "↑"])
def test_whoever_goes_there_types_again(way: str) -> None:
    state = typed(start_entry(club()), f"⏎{EIGHT}100⏎40")
    assert state.held is Hold.MISSED
    assert typed(state, f"{way}5").form.hands.rows != state.form.hands.rows
    assert to_line(state, 8).held is Hold.OPEN


@pytest.mark.parametrize("key", "⇥:.,⌫⌦⎀↶④⇱⇲")
def test_no_key_of_a_typist_leads_back_into_what_was_not_taken(key: str) -> None:
    """`35 ⏎ Tab 60 ⏎ … Tab 30 ⏎` of the next slip: its second hand was saved as hand 2 of the one before."""
    state = typed(start_entry(club()), f"⏎{EIGHT}100⏎40")
    later = typed(state, f"{key}60⏎70⏎{key}30⏎⏎")
    assert (later.form.hands.rows, later.held) == (state.form.hands.rows, Hold.MISSED)
    assert (keys(later.notice), later.saving) == (["entry-held-refused"], {})


@pytest.mark.parametrize("key", "⇥:.,")
def test_tab_is_typed_as_digits_are(key: str) -> None:
    """Where nothing was typed since either: Enter, and the first hand of the next slip by its right side."""
    state = typed(start_entry(club()), f"⏎{EIGHT}100⏎⏎")
    later = typed(state, f"{key}75⏎")
    assert (later.form.hands.rows, later.held) == (state.form.hands.rows, Hold.MISSED)


def test_a_question_before_saving_is_not_passed_by_tab() -> None:
    """Three hands where nine are usual: `60 ⏎ Tab 75 ⏎ ⏎ …` of the next slip made five hands of them."""
    state = start_entry(pairs())
    for table in (1, 2):
        state = saved(typed(state, f"{table}⏎" + "65⏎" * 9 + "⏎"))
    asked = typed(state, "3⏎60⏎70⏎60⏎⏎")
    assert keys(asked.notice) == ["entry-few-hands"]
    for blind in ("60⏎⇥75⏎⏎⏎", "⏎⇥75⏎⏎⏎", "4⏎60⏎⌫⇥75⏎⏎⇲⏎⏎"):
        later = typed(asked, blind)
        assert (a_points(later), later.saving) == (["60", "70", "60", ""], {})
        assert set(keys(later.notice)) <= {"entry-few-hands", "entry-held-whole"}
    assert typed(asked, "60⏎⇥75⏎↓⏎+").saving[1, 3].change.report.hands_played == 3


def test_a_hand_left_without_points_takes_none_of_another_slip() -> None:
    """The slip of nine hands whose second one was a Tichu without points was saved with 140:60 there."""
    state = typed(start_entry(club()), "2⏎65⏎s⏎50⏎60⏎70⏎40⏎45⏎55⏎20⏎")
    before = a_points(state)
    later = typed(state, "35⏎⇥60⏎70⏎55⏎25⏎⇥30⏎")
    assert (a_points(later), later.saving) == (before, {})


@pytest.mark.parametrize("blind", ["6⌫5⏎70⏎", "6⌦5⏎70⏎", "6↶5⏎", "6④5⏎"])
def test_a_digit_taken_back_where_no_table_was_found_opens_none(blind: str) -> None:
    """`9 ⏎ 6 Backspace 5 ⏎`: there is no table 9, and the points of its first hand opened table 5."""
    state = typed(start_entry(club(tables=8)), f"9⏎{blind}")
    assert (state.form, state.held) == (None, Hold.MISSED)


def test_end_and_enter_behind_what_was_not_taken_save_no_half_slip() -> None:
    """The next slip, a short one, ends by End and Enter: the half typed one it fell on was saved."""
    state = typed(start_entry(club()), "⏎65⏎70⏎⎋⎋1⏎")
    assert typed(state, "40⏎50⏎⇲⏎").saving == {}


TOTALS = [
    ("④400⏎600⏎2⏎400⏎600⏎⏎", {1: (400, 600), 2: (400, 600)}),  # window2.md A2: the loser was saved as winner
    ("④400⏎600⏎400⏎600⏎", {1: (400, 600), 2: (400, 600)}),  # 8 keys a slip
    ("④400⏎600⏎⏎400⏎600⏎", {1: (400, 600), 2: (400, 600)}),
    ("④400⏎600⏎-50⏎1050⏎", {1: (400, 600), 2: (-50, 1050)}),
    ("④⏎2⏎400⏎600⏎⏎", {}),  # two is no total: refused at once
    ("④⏎2⇥400⏎600⏎", {}),
    ("④400⏎650⏎2⏎400⏎600⏎", {}),
    ("④400⏎60⏎0⏎⏎", {}),
    ("④400600⏎⏎500⏎500⏎", {}),
    ("④⎋0⏎1000⏎400⏎600⏎", {}),
    ("④9⏎400⏎600⏎⏎", {}),
    ("④⎋50⏎450⏎550⏎", {}),
    ("④⎋1640⏎360⏎", {}),  # `1 ⏎` without its Enter, or 1640
    ("④⎋1640⏎←⏎360⏎", {1: (1640, 360)}),
    ("④⎋12640⏎360⏎", {}),
    ("④⎋1035⏎165⏎", {1: (1035, 165)}),
    ("④⎋640⏎360⏎1640⏎360⏎", {1: (640, 360), 2: (1640, 360)}),
    ("④⏎0⏎1000⏎", {1: (0, 1000)}),
    ("④400⏎600⏎1⏎500⏎500⏎⏎", {1: (400, 600)}),  # entered already
    ("④400⏎600⏎1⏎←500⇥500⏎", {1: (500, 500)}),  # corrected
    ("④2⏎400⏎600⏎", {2: (400, 600)}),  # F4 takes no table
    ("④④⏎④400⏎600⏎400⏎600⏎", {1: (400, 600), 2: (400, 600)}),
    ("④1820⏎380⏎", {}),  # `1 ⏎` without its Enter, as without F4
]
OF_TWELVE = [
    ("④5820⏎380⏎", {}),  # table 5, its Enter left out: was saved as 5820:380 of table 1
    ("④10⏎190⏎810⏎", {10: (190, 810)}),  # was saved as 10:190 of table 1
    ("④⏎10⏎190⏎810⏎", {}),  # an Enter too many, then the number of a table
    ("④⏎5⏎95⏎1105⏎", {}),
    ("④5⏎5⏎95⏎1105⏎", {}),  # the number twice
    ("④⏎10⏎⎋⏎190⏎810⏎", {}),  # nor does Enter lead back to an empty slip of table 1
    ("④⏎10⏎190⏎810⏎⎋⏎400⏎600⏎", {}),
    ("④⏎10⏎←⏎190⏎", {1: (10, 190)}),
    ("④⏎10⏎190⎋⎋10⏎190⏎810⏎1⏎400⏎600⏎", {10: (190, 810), 1: (400, 600)}),  # no ten is left at table 1
    ("④10⏎190⏎810⏎1⏎10⏎190⏎", {10: (190, 810), 1: (10, 190)}),  # table 10 is in: ten is a total
]
OF_THE_RIGHT = [
    ("④2⏎690⏎10⏎300⏎700⏎", {}),  # the right total forgotten: was 690:10 of table 2, 300:700 of table 3
    ("④2⏎595⏎5⏎95⏎1105⏎", {}),
    ("④2⏎690⏎10⇥⏎", {}),
    ("④2⏎690⏎10⏎→⏎", {2: (690, 10)}),  # it is the total
    ("④2⏎690⏎10⏎300⏎→⏎", {2: (690, 10)}),
    ("④2⏎690⏎10⏎⌦210⏎", {2: (690, 210)}),
    ("④2⏎690⏎10⏎⎋⎋10⏎300⏎700⏎2⏎→210⏎", {10: (300, 700), 2: (690, 210)}),  # 690 stays, ten is no total
    ("④10⏎300⏎700⏎2⏎690⏎10⏎", {10: (300, 700), 2: (690, 10)}),  # table 10 is in
    ("④5⏎595⏎5⏎", {5: (595, 5)}),  # its own number
    ("④2⏎500⏎500⏎2⏎→10⏎300⏎", {2: (500, 500)}),  # a correction, or the next slip
    ("④2⏎490⏎510⏎2⏎→10⏎→⏎", {2: (490, 10)}),
    ("④2⏎490⏎510⏎2⏎→10⏎⎋⎋10⏎300⏎700⏎", {2: (490, 510), 10: (300, 700)}),
    ("④2⏎490⏎510⏎2⏎←10⏎300⏎", {2: (490, 510)}),
]


@pytest.mark.parametrize(("script", "expected"), TOTALS)
def test_totals_are_typed_as_hands_are(script: str, expected: dict[int, tuple[int, int]]) -> None:
    assert totals_saved(pairs(), script) == expected


@pytest.mark.parametrize(("script", "expected"), OF_TWELVE + OF_THE_RIGHT)
def test_the_number_of_a_table_is_no_total(script: str, expected: dict[int, tuple[int, int]]) -> None:
    assert totals_saved(pairs(12), script) == expected


def test_a_second_entry_asks_about_the_right_total_too() -> None:
    first = pairs(12)
    for table in range(1, 13):
        first = EnterResult(1, table, Totals(690, 10, 0)).apply(first)
    state = typed(start_entry(first, second=True), "2⏎690⏎10⏎")
    assert (keys(state.notice), state.notice[0].args) == (
        ["entry-total-or-table"],
        {"points": 10, "key": "→"},
    )
    assert typed(state, "300⏎700⏎").saving == {}
    assert typed(state, "→⏎").saving[1, 2].change.report.totals == (690, 10)


def totals_saved(tournament: Tournament, script: str) -> dict[int, tuple[int, int]]:
    state = start_entry(tournament)
    for key in keys_of(script):
        state = press(state, key)
        state = saved(state) if state.pending_change is not None else state
    return {table: result.report.totals for (_, table), result in state.tournament.results.items()}


def test_a_first_total_that_cannot_be_one_is_refused_in_words() -> None:
    for script, said in (
        ("7⏎", "result-total-step"),
        ("99995⏎", "entry-total-far"),
        ("-3⏎", "result-total-step"),
    ):
        state = typed(start_entry(pairs()), f"⏎④{script}")
        assert (keys(state.notice), state.form.totals.cursor) == ([said], 0)
        assert keys(typed(state, "4").findings) == [said]


def test_a_table_that_is_entered_stays_as_it_is_under_the_wrong_slip() -> None:
    state = saved(typed(start_entry(club()), f"⏎{NINE}"))
    typed_on = typed(state, "1⏎" + "40⏎" * 9)
    assert (typed_on.table, typed_on.begun, typed_on.saving) == (1, False, {})
    assert keys(typed_on.notice) == ["entry-held-entered"]
    assert typed_on.notice[0].args == {"table": 1, "a": 590, "b": 410}
    assert (typed(typed_on, "⎋⎋⏎").form, typed(typed_on, "⎋⎋2⏎").table) == (None, 2)
    only_looked = typed(state, "1⏎⎋2⏎")
    assert only_looked.table == 2


def test_a_stray_esc_in_a_slip_that_is_not_taken_makes_no_table_of_its_points() -> None:
    """`3 ⏎ 85 ⏎ 51 Esc 5 ⏎`, table 3 entered by a phone: table 5 got the totals of the next slip."""
    script = "④3⏎85⏎515⏎3⏎85⏎51⎋5⏎⏎1250⏎-950⏎"
    assert totals_saved(pairs(12), script) == {3: (85, 515)}
    state = reported(start_entry(club(12)), 3)
    state = typed(state, "3⏎65⏎7⎋5⏎95⏎")
    assert (state.form, state.held, keys(state.notice)) == (None, Hold.MISSED, ["entry-held-choice"])
    back = typed(reported(start_entry(club(12)), 3), "3⏎65⏎7⎋⏎")
    assert (back.table, back.held) == (None, Hold.CLOSED)  # a second Enter would save what stands there


def test_what_is_half_typed_is_not_typed_over_when_it_comes_back() -> None:
    state = typed(start_entry(club()), "⏎65⏎70⏎⎋⎋1⏎40⏎50⏎")
    assert a_points(state)[:3] == ["65", "70", ""]
    assert a_points(typed(state, "↓⇲50"))[:3] == ["65", "70", "50"]


def test_after_esc_in_a_begun_slip_hands_are_no_tables() -> None:
    state = typed(start_entry(club(tables=12)), "⏎65⏎7⎋0⏎10⏎u⏎5⏎")
    assert (state.table, state.form, state.held) == (None, None, Hold.MISSED)
    assert typed(state, "⎋⎋10⏎").table == 10
    assert typed(state, "⎋05⏎10⏎").table is None  # one Esc may be a slip of the finger
    assert typed(start_entry(club(tables=12)), "⏎65⎋⏎").table == 1


@pytest.mark.parametrize("script", ["99⏎10⏎", "0⏎10⏎", "3u⏎", "3+⏎", "-5⏎", "zzz⏎10⏎"])
def test_where_no_table_was_found_the_slip_is_not_typed_into_another(script: str) -> None:
    state = typed(start_entry(club(tables=12)), script)
    assert (state.form, state.held) == (None, Hold.MISSED)
    assert typed(state, "⎋⎋↓⏎").table == typed(state, "⎋⎋1⏎").table == 1
    assert (typed(state, "⎋⏎").form, keys([typed(state, "⎋").unsure])) == (None, ["entry-offer-missed"])


@pytest.mark.parametrize("script", ["65⏎⏎", "65⏎↓70⏎↑↑⏎"])
def test_enter_does_not_go_past_a_hand_that_is_missing(script: str) -> None:
    state = typed(start_entry(club()), f"⏎{script}")
    assert (keys(state.notice), state.held) == (["entry-hand-waits"], Hold.CLOSED)
    assert a_points(typed(state, "40⏎50⏎")) == a_points(state)
    assert a_points(typed(state, "←40"))[1] == "40"


def test_a_short_slip_is_saved_by_end_and_enter() -> None:
    state = typed(start_entry(club()), "⏎" + "65⏎" * 7 + "⇲⏎")
    assert state.saving[1, 1].change.report.hands_played == 7
    assert typed(start_entry(club()), "⏎" + "65⏎" * 7 + "⏎" * 5 + "40⏎50⏎⏎").saving == {}


def test_enter_too_often_before_a_slip_or_a_total_changes_nothing() -> None:
    assert typed(start_entry(club()), f"1⏎⏎⏎{NINE}").saving
    assert typed(start_entry(pairs()), "1⏎⏎⏎65⏎⏎+").saving
    assert typed(start_entry(club()), f"⏎⏎⏎{NINE}→⏎").saving  # 65 may have been meant as a number
    assert typed(start_entry(pairs()), "⏎⏎⏎165s⏎⏎+").saving
    assert typed(start_entry(pairs()), "④⏎⏎400⏎600⏎").saving


@pytest.mark.parametrize(
    ("script", "said", "points"),
    [
        ("⏎65⏎⏎40⏎u⏎", "entry-held-waits", ["65", "40", "", ""]),
        ("⏎65⏎⏎⏎40⏎⏎u⏎", "entry-held-waits", ["65", "40", "", ""]),
        ("⏎65⏎⏎40⏎u⏎55⏎65s⏎55⏎100n⏎-15⏎50⏎⏎2⏎40⏎", "entry-held-waits", ["65", "40", "", "55"]),
    ],
)
def test_what_is_typed_behind_an_enter_too_many_is_kept(script: str, said: str, points: list[str]) -> None:
    """window: the slip said that something stood there where nothing stood, and the hands were lost."""
    state = typed(start_entry(club()), script)
    assert (keys(state.notice), a_points(state)[:2], state.saving) == ([said], ["65", ""], {})
    assert state.notice[0].args == {"hand": 2}
    over = typed(state, "→")
    over = typed(over, "→") if over.kept_keys else over
    assert (a_points(over)[:4], over.saving) == (points, {})
    assert a_points(typed(state, "←45"))[:3] == ["65", "45", ""]


def test_behind_an_enter_on_a_missing_total_the_next_slip_is_no_total() -> None:
    """`1150 ⏎` without the other total, then `⏎ 50 ⏎ 1150 ⏎` of the next slip, was saved as 1150:50."""
    state = typed(start_entry(pairs()), "④1⏎1150⏎⏎")
    assert (keys(state.notice), state.notice[0].args) == (["entry-total-waits"], {"key": "→"})
    missed = typed(state, "50⏎1150⏎")
    assert (keys(missed.notice), missed.saving) == (["entry-held-total"], {})
    assert typed(missed, "→⏎").saving[1, 1].change.report.totals == (1150, 50)
    assert typed(missed, "←250⏎").saving[1, 1].change.report.totals == (1150, 250)
    assert typed(state, "→250⏎").saving[1, 1].change.report.totals == (1150, 250)


@pytest.mark.parametrize(
    ("script", "key", "typed_over"),
    [
        ("④1⏎600⏎405⏎2⏎", "→", ("600", "400")),
        ("④1⏎600⏎403⏎2⏎", "→", ("600", "400")),
        ("④1⏎605⏎400⏎2⏎", "→", ("605", "400")),
    ],
)
def test_before_the_keys_that_mend_comes_the_arrow_that_stays_at_a_total(
    script: str, key: str, typed_over: tuple[str, str]
) -> None:
    """At a wrong right-hand total it said ←, which leads to the left one: typing on changed that."""
    state = typed(start_entry(pairs()), script)
    shown = totals_view(state)
    assert [each.args for each in shown.findings if each.key == "entry-look-first"] == [{"key": key}]
    assert typed(state, f"{key}400").form.totals.typed[:2] == typed_over


def test_before_the_keys_that_mend_comes_the_arrow_that_stays_at_the_side_of_a_hand() -> None:
    state = typed(start_entry(club()), f"⏎{'65⏎' * 8}⇥63⏎2⏎")
    line = next(line for stage in stage_views(state) for line in stage.lines if line.current)
    assert [each.args for each in line.findings if each.key == "entry-look-first"] == [{"key": "→"}]
    assert typed(state, "→65").form.hands.rows[8].typed == ("", "65")


def test_a_line_that_enter_comes_to_is_not_typed_over() -> None:
    state = typed(start_entry(club()), "⏎65⏎70⏎↑↑75⏎")
    assert state.held is Hold.PASSING
    assert a_points(typed(state, "40⏎"))[:3] == ["75", "70", ""]
    assert a_points(typed(state, "⏎40"))[:3] == ["75", "70", "40"]


def test_a_question_is_answered_on_the_line_that_is_typed() -> None:
    """`10n` for `100n` answered the question of an earlier hand."""
    state = typed(start_entry(club()), "⏎100⏎10n")
    assert state.form.hands.rows[0].double is None
    assert typed(start_entry(club()), "⏎100⏎n").form.hands.rows[0].double is not None


FULL = (Finding("store-disk-full"),)


def test_what_the_desk_refused_comes_back_and_is_not_typed_over() -> None:
    state = typed(start_entry(club()), f"⏎{NINE}")
    back = refused(state, state.pending_change, FULL)
    assert (back.table, back.held) == (1, Hold.CLOSED)
    assert typed(back, "⏎40⏎50⏎").form.hands.rows == back.form.hands.rows
    assert typed(back, "⇲⏎").pending_change is not None


def test_a_refusal_is_over_once_the_slip_is_as_it_was_entered() -> None:
    """window2.md A9: a slip stayed refused until the file was opened again."""
    state = saved(typed(start_entry(club()), f"⏎{NINE}"))
    state = typed(state, "1⏎←70⇲⏎")
    state = refused(state, state.pending_change, FULL)
    assert (1, 1) in state.refusals
    assert typed(state, "↶⎋").refusals == {}


def test_a_locked_round_says_so_before_a_correction_is_typed() -> None:
    state = saved(typed(start_entry(club()), f"⏎{NINE}"))
    locked = follow(state, LockRound(1, locked=True).apply(state.tournament))
    opened = typed(locked, "1⏎")
    assert (keys(opened.notice), opened.held) == (["result-round-locked"], Hold.CLOSED)


def of_totals() -> Tournament:
    first = pairs()
    for table in (1, 2, 3):
        first = EnterResult(1, table, Totals(600, 400, 0)).apply(first)
    return first


def test_a_second_pass_is_typed_as_the_first_one_was() -> None:
    """window2.md B2: after a round by totals the second entry asked for hands."""
    session = EntrySession(of_totals())
    session.to_other_pass()
    for key in keys_of("⏎610⏎390⏎2⏎600⏎400⏎600⏎400⏎"):
        change = session.apply(press, key)
        if isinstance(change, EnterSecond):
            session.follow(change.apply(session.state.tournament))
            session.answered(change)
    seconds = [result.second_pass.second.totals for result in session.state.tournament.results.values()]
    assert seconds == [(610, 390), (600, 400), (600, 400)]
    by_hands = EnterResult(1, 1, Hands((counted(55),))).apply(pairs())
    assert not typed(start_entry(by_hands, second=True), "⏎").form.by_totals


def test_the_number_of_a_table_that_differs_shows_both_passes() -> None:
    """window2.md A4: it gave an empty form, E and R typed names."""
    differs = EnterSecond(1, 2, Totals(610, 390, 0)).apply(of_totals())
    state = typed(start_entry(differs, second=True), "2⏎")
    assert (state.held, review(state).table) == (Hold.CLOSED, 2)
    assert typed(state, "610⏎").form.untouched
    for key, second in (("e", False), ("r", True)):
        assert press(state, key).pending_change.second is second
    for missed in (typed(state, "610⏎"), typed(state, "610⏎e"), typed(state, "sr")):
        assert (missed.held, keys(missed.notice)) == (Hold.MISSED, ["entry-held-differs"])
        assert (missed.notice[0].args["first"], review(missed).table) == ("E", 2)
        for key, second in (("e", False), ("r", True)):
            for after in (clicked(missed, key), press(typed(missed, "⎋"), key)):
                assert (after.pending_change.second, after.form, after.held) == (second, None, Hold.OPEN)
    anew = typed(state, "←600⏎400⏎")
    assert isinstance(anew.pending_change, EnterSecond)


def test_where_the_next_result_came_from_elsewhere_enter_takes_no_table() -> None:
    state = saved(typed(start_entry(club(5)), f"⏎{NINE}"))
    report = state.tournament.results[1, 1].report
    came = follow(state, EnterResult(1, 2, report).apply(state.tournament))
    assert (keys([came.unsure]), came.offered) == (["entry-offer-gone"], 3)
    assert (typed(came, "⏎40⏎50⏎").form, typed(came, "↓⏎").table, typed(came, "3⏎").table) == (None, 3, 3)
    typing = typed(state, "⏎65⏎")
    while_typing = follow(typing, EnterResult(1, 3, report).apply(typing.tournament))
    later = saved(typed(while_typing, "↑" + NINE))
    assert keys([later.unsure]) == ["entry-offer-gone"]


@pytest.mark.parametrize("correction", ["3⏎←70⇲⏎", "3⏎⎋", "3⏎⇲⏎"])
def test_a_correction_makes_the_next_table_no_surer(correction: str) -> None:
    """`14 ⏎` for `1 ⏎`, corrected: the slips of tables 2, 3, 4 were saved for tables 15, 1, 2."""
    jumped = saved(typed(start_entry(club(5)), f"3⏎{NINE}"))
    assert keys([jumped.unsure]) == ["entry-offer-jumped"]
    state = typed(jumped, correction)
    state = saved(state) if state.pending_change is not None else state
    assert (state.table, keys([state.unsure])) == (None, ["entry-offer-jumped"])
    assert (typed(state, "⏎65⏎").form, typed(state, "2⏎").table) == (None, 2)
    typing = reported(typed(jumped, "3⏎"), 5)
    assert keys([typed(typing, "⎋").unsure]) == ["entry-offer-jumped"]


def test_a_slip_whose_people_have_left_the_table_is_not_typed_on_elsewhere() -> None:
    state = typed(start_entry(club(12)), "⏎65⏎")
    (drawn,) = state.tournament.rounds
    one, two, *rest = drawn.tables
    swapped = (replace(one, seats=two.seats), replace(two, seats=one.seats), *rest)
    other = replace(state.tournament, rounds=(replace(drawn, tables=swapped),))
    state = typed(follow(state, other), "10⏎50⏎")
    assert (state.form, state.held) == (None, Hold.MISSED)


def test_boards_and_adjusted_scores_too() -> None:
    entry = start_entry(ClearResult(3, 1).apply(golden()))
    state = typed(open_table(to_round(entry, 3), 1), "80⏎103⏎")
    assert keys(typed(state, "p").notice) == ["entry-held-refused"]
    assert typed(state, "⏎p⏎80⏎25⏎").form.hands.rows == state.form.hands.rows


def reported(state: EntryState, table: int, *points: int) -> EntryState:
    """After a phone has reported a table."""
    report = Hands(tuple(counted(each) for each in points or (60,) * 9))
    return follow(state, EnterResult(1, table, report).apply(state.tournament))


def test_a_correction_is_not_typed_into_an_older_draft() -> None:
    """A phone's nine hands became the five that were half typed before, one of them corrected."""
    state = reported(typed(start_entry(club()), "⏎" + "65⏎" * 5 + "⎋⎋"), 1)
    opened = typed(state, "1⏎")
    assert (a_points(opened), keys(opened.notice)) == (["60"] * 9, ["entry-draft-older"])
    (change,) = [kept.change for kept in typed(opened, "↓↓40⇲⏎").saving.values()]
    assert [hand.a for hand in change.report.hands] == [60, 60, 40, *[60] * 6]


def test_an_older_draft_is_kept_until_somebody_gives_it_up() -> None:
    state = reported(typed(start_entry(club()), "⏎" + "65⏎" * 5 + "⎋⎋"), 1)
    left = typed(state, "1⏎⎋")
    for each in (state, typed(state, "1⏎"), left):
        assert [len(form.hands.filled) for form in unsaved_forms(each).values()] == [5]
    back = typed(left, "1⏎↶")
    assert a_points(back)[4:6] == ["65", ""]
    assert a_points(typed(back, "⎋⎋1⏎"))[4:6] == ["65", ""]
    assert not unsaved_forms(typed(back, "↶⎋"))


def test_a_result_that_comes_while_its_empty_slip_is_open_ends_it() -> None:
    """Enter and Ctrl+Enter led nowhere until Esc, and the slip looked empty."""
    state = reported(typed(start_entry(club()), "⏎"), 1)
    assert (state.form, keys(state.notice), state.offered) == (None, ["entry-came-in-front"], 2)
    assert typed(state, "65⏎70⏎").form is typed(state, "⏎65⏎").form is None
    assert typed(state, "⎋2⏎").table == typed(state, "↓⏎").table == 2
    for table in (2, 3, 4):
        state = reported(state, table)
    assert (state.owing, state.selected, state.unsure) == ((), None, None)


def test_a_result_that_is_looked_at_follows_what_is_typed_elsewhere() -> None:
    state = typed(reported(start_entry(club()), 1), "1⏎")
    after = reported(state, 1, *(70,) * 9)
    assert (after.begun, a_points(after)) == (False, ["70"] * 9)
    typing = typed(state, "←5")
    assert a_points(reported(typing, 1, *(70,) * 9))[0] == "5"

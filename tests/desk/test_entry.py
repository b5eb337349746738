"""Results typed key by key: what comes out, what is objected to, what is never lost."""

from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tichu_turnier.desk.entry import EntryState, hand_text, parse_hand, start_entry
from tichu_turnier.desk.entry_form import form_of
from tichu_turnier.desk.entry_hand import entry_of
from tichu_turnier.desk.entry_keys import COLUMN_SEATS, DOUBLE_KEYS, FIRST_KEYS, LOST_KEYS, MADE_KEYS, NO_KEY
from tichu_turnier.rules.audit import audit_hand
from tichu_turnier.rules.calls import SEATS, Call
from tichu_turnier.rules.finding import Finding
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.ruleset import PRINTED_RULES, TOURNAMENT_RULES, RuleSet
from tichu_turnier.rules.scoring import counted, double_victory, settled
from tichu_turnier.tournament.changes.results import EnterResult
from tichu_turnier.tournament.model import (
    Entrant,
    EntrantId,
    Hands,
    Round,
    Seating,
    Totals,
    Tournament,
    Unit,
    frozen,
)
from tichu_turnier.tournament.presets import CLUB_EVENING, TREIBHAUS

NAMES = {
    "⏎": "enter",
    "⇥": "tab",
    "⌫": "backspace",
    "⌦": "delete",
    "⎀": "insert",
    "⎋": "escape",
    "↑": "up",
    "↓": "down",
    "←": "left",
    "→": "right",
    "④": "f4",
    "⇱": "home",
    "⇲": "end",
    "⇞": "pageup",
    "⇟": "pagedown",
}


def keys_of(script: str) -> list[str]:
    """Key names of a script: one character a key, capitals with Shift, blanks only for the eye."""
    return [
        NAMES.get(key, f"shift+{key.lower()}" if key.isalpha() and key.isupper() else key)
        for key in script
        if key != " "
    ]


def typed(state: EntryState, script: str) -> EntryState:
    for key in keys_of(script):
        state = state.press(key)
    return state


def club(tables: int = 4, rounds: int = 1) -> Tournament:
    return _drawn(CLUB_EVENING.tournament("Klub", date(2026, 3, 4), "", "Europe/Zurich"), tables, rounds)


def pairs(tables: int = 4) -> Tournament:
    return _drawn(TREIBHAUS.tournament("Haus", date(2026, 3, 4), "", "Europe/Zurich"), tables, 1)


def _drawn(tournament: Tournament, tables: int, rounds: int) -> Tournament:
    size = 4 if tournament.regulations.unit is Unit.PLAYER else 2
    ids = [EntrantId(number) for number in range(1, tables * size + 1)]
    entrants = frozen((number, Entrant(number, f"Tier {number}")) for number in ids)
    seatings = []
    for table in range(tables):
        four = ids[table * size : (table + 1) * size]
        a, b, c, d = four if size == 4 else (four[0], four[0], four[1], four[1])
        seatings.append(Seating(table + 1, (a, c, b, d)))
    drawn = tuple(Round(number, tuple(seatings)) for number in range(1, rounds + 1))
    return replace(tournament, entrants=entrants, rounds=drawn)


def only_hand(state: EntryState) -> HandReport:
    assert state.form is not None
    report = state.form.hands.readable()
    assert len(report.hands) == 1
    return report.hands[0]


TURNIERMODUS = [
    ("65", "65:35 Dno"),
    ("→65", "35:65 Dno"),
    ("⇥65", "35:65 Dno"),
    (":65", "35:65 Dno"),
    ("65⇥35", "65:35 Dno"),
    ("65j", "65:35 F2 Dno"),
    ("65jj", "65:35 Dno"),
    ("65jk", "65:35 F1 Dno"),
    ("-15", "-15:115 Dno"),
    ("15-", "-15:115 Dno"),
    ("15--", "15:85 Dno"),
    ("165s", "165:35 T0+ Dno"),
    ("s165", "165:35 T0+ Dno"),
    ("165sss", "165:35 T0+ Dno"),
    ("145db", "145:-45 T2+ T3- Dno"),
    ("-35x", "-35:35 T0- Dno"),
    ("-35xj", "-35:35 T0- F2 Dno"),
    ("165xs", "165:35 T0+ Dno"),
    ("165xh", "165:35 T0+ Dno"),
    ("u", "100:0 D02"),
    ("/", "100:0 D02"),
    ("i", "0:100 D13"),
    ("*", "0:100 D13"),
    ("us", "200:0 T0+ D02"),
    ("uxd", "100:0 T0- T2+ D02"),
    ("uuu", "100:0 D02"),
    ("ui", "0:100 D13"),
    ("100u", "100:0 D02"),
    ("100+", "100:0 D02"),
    ("100n", "100:0 Dno"),
    ("0+", "0:100 D13"),
    ("0n", "0:100 Dno"),
    ("007", "7:93"),
    ("66⌫5", "65:35 Dno"),
    ("66⌫⌫⌫70", "70:30 Dno"),
]
PRINTED = [
    ("200", "200:0 D02"),
    ("265S", "265:35 G0+ Dno"),
    ("-180C", "-180:80 G2- Dno"),
    ("iF", "0:400 G1+ D13"),
    ("0⇥200", "0:200 D13"),
    ("100", "100:0 Dno"),
]


@pytest.mark.parametrize(("script", "expected"), TURNIERMODUS)
def test_a_hand_of_the_turniermodus(script: str, expected: str) -> None:
    state = typed(start_entry(club()), f"⏎{script}")
    assert hand_text(only_hand(state)) == expected


@pytest.mark.parametrize(("script", "expected"), PRINTED)
def test_a_hand_by_the_printed_rules(script: str, expected: str) -> None:
    state = typed(start_entry(pairs()), f"⏎{script}")
    assert hand_text(only_hand(state)).startswith(expected)


FINDINGS = [
    ("", []),
    ("1", []),
    ("14", []),
    ("145", ["entry-needs-call"]),
    ("145s", []),
    ("143", ["hand-step"]),
    ("37", ["hand-step"]),
    ("12", []),
    ("12⏎", ["hand-step"]),
    ("-", []),
    ("-⏎", ["entry-points-missing"]),
    ("-25", []),
    ("-30", ["entry-needs-call"]),
    ("300", ["hand-card-points"]),
    ("100", ["hand-double-or-not"]),
    ("0", ["hand-double-or-not"]),
    ("100⏎", ["hand-double-or-not"]),
    ("100⏎n", []),
    ("100⏎65⏎n", []),
    ("165sd", ["entry-two-calls-made"]),
    ("165sj", ["entry-made-not-first"]),
    ("165S", ["hand-grand-tichu"]),
    ("uk", ["hand-double-other-side"]),
    ("65u", ["hand-double-points"]),
    ("65⇥45", ["hand-sum"]),
    ("x", []),
    ("x⏎", ["entry-points-missing"]),
    ("65⏎⏎70⏎", ["entry-hand-empty"]),
]


@pytest.mark.parametrize(("script", "expected"), FINDINGS)
def test_what_is_named_at_once(script: str, expected: list[str]) -> None:
    state = typed(start_entry(club()), f"⏎{script}")
    assert [finding.key for finding in state.findings] == expected


def test_an_impossible_number_is_named_while_it_is_typed() -> None:
    """230 and more cannot be reached by one side of the Turniermodus, so 23 is no beginning."""
    assert typed(start_entry(club()), "⏎23").findings[0].key == "hand-step"
    assert not typed(start_entry(club()), "⏎22").findings


def test_findings_say_where() -> None:
    finding = typed(start_entry(club()), "⏎65⏎37⏎").findings[0]
    assert finding.where[:2] == ("hand", 2)
    assert finding.args["hand"] == 2


NINE = "65⏎70⏎u⏎165s⏎55⏎100n⏎-15⏎i⏎50⏎"


def test_nine_hands_and_two_more_keys_save_a_table() -> None:
    state = typed(start_entry(club()), f"⏎{NINE}")
    assert state.outbox is None
    assert not [finding for finding in state.findings if finding.blocks]
    state = state.press("enter")
    assert isinstance(state.outbox, EnterResult)
    assert isinstance(state.outbox.report, Hands)
    assert [hand_text(hand) for hand in state.outbox.report.hands][:4] == [
        "65:35 Dno",
        "70:30 Dno",
        "100:0 D02",
        "165:35 T0+ Dno",
    ]
    assert (state.table, state.offered) == (None, 2)


def test_the_offer_goes_round_and_a_number_chooses() -> None:
    state = typed(start_entry(club()), f"4⏎{NINE}⏎")
    assert state.offered == 1
    state = typed(state, f"3⏎{NINE}⏎")
    assert state.owing == (1, 2)
    state = typed(state, f"⏎{NINE}⏎⏎{NINE}⏎")
    assert state.offered is None
    assert len(state.saving) == 4


def test_keys_typed_ahead_reach_the_next_table() -> None:
    state = start_entry(club())
    sent = []
    for key in keys_of(f"⏎{NINE}⏎⏎{NINE}⏎7"):
        state = state.press(key)
        if state.outbox is not None:
            sent.append(state.outbox.table)
    assert sent == [1, 2]
    assert state.typed_table == "7"


def test_an_unknown_table_is_named() -> None:
    state = typed(start_entry(club()), "99⏎")
    assert state.notice[0].key == "result-no-such-table"
    assert state.table is None


def test_a_fault_stops_saving_and_takes_the_cursor_there() -> None:
    state = typed(start_entry(club()), "⏎65⏎100⏎70⏎⏎⏎⏎⏎⏎⏎⏎")
    assert state.outbox is None
    assert state.form is not None
    assert state.form.hands.cursor == 1
    assert state.notice[0].key == "hand-double-or-not"


def test_repairing_goes_from_fault_to_fault_and_back_to_save() -> None:
    state = typed(start_entry(club()), "⏎65⏎100⏎70⏎73⏎⇲⏎n⏎75⏎")
    assert state.form is not None
    assert state.form.part.at_save
    state = state.press("enter")
    assert state.outbox is not None
    assert [hand.a for hand in state.outbox.report.hands] == [65, 100, 70, 75]


def test_end_and_home() -> None:
    state = typed(start_entry(club()), "⏎65⇲")
    assert state.form is not None
    assert state.form.part.at_save
    state = typed(state, "⇱70")
    assert state.form is not None
    assert state.form.hands.rows[0].typed[0] == "70"


def test_fewer_hands_than_planned_only_warn() -> None:
    state = typed(start_entry(club()), "⏎65⏎70⏎⏎⏎⏎⏎⏎⏎⏎")
    assert [finding.key for finding in state.findings] == ["result-hands-missing"]
    state = state.press("enter")
    assert state.outbox is not None


def test_nothing_typed_is_not_saved() -> None:
    state = typed(start_entry(club()), "⏎" + "⏎" * 10)
    assert state.outbox is None
    assert state.notice[0].key == "result-no-hands"


def test_open_number_of_hands_ends_at_the_empty_line() -> None:
    state = typed(start_entry(pairs()), "⏎65⏎265S⏎⏎")
    assert state.outbox is not None
    assert state.outbox.report.totals == (330, 70)


def test_both_totals() -> None:
    state = typed(start_entry(pairs()), "⏎④640⏎360⏎10⏎⏎")
    assert state.outbox is not None
    assert state.outbox.report == Totals(640, 360, 10)
    state = typed(state, "⏎-120⏎820⏎⏎⏎")
    assert state.outbox is not None
    assert state.outbox.report == Totals(-120, 820, 0)


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("④640⏎3", []),
        ("④640⏎355⏎", ["result-total-sum"]),
        ("④642⏎358⏎", ["result-total-step", "result-total-step"]),
        ("④640⏎⏎⏎", ["entry-total-missing"]),
        ("④640⏎360⏎⏎", ["result-hands-unknown"]),
    ],
)
def test_totals_are_checked(script: str, expected: list[str]) -> None:
    assert [finding.key for finding in typed(start_entry(pairs()), f"⏎{script}").findings] == expected


def test_hands_are_needed_where_hands_score() -> None:
    state = typed(start_entry(club()), "⏎④")
    assert state.notice[0].key == "result-needs-hands"


def test_changing_between_hands_and_totals_loses_neither() -> None:
    state = typed(start_entry(pairs()), "⏎65⏎70④640④")
    assert state.form is not None
    assert len(state.form.hands.filled) == 2
    assert state.form.totals.typed[0] == "640"


def saved(state: EntryState) -> EntryState:
    assert state.outbox is not None
    change = state.outbox
    state = state.with_tournament(change.apply(state.tournament)).saved(change)
    assert state.outbox is None
    return state


def test_a_correction_shows_what_was_entered() -> None:
    state = saved(typed(start_entry(club()), f"⏎{NINE}⏎"))
    state = typed(state, "1⏎")
    assert state.before is not None
    assert state.form == form_of(state.before.report, state.tournament.regulations)
    state = typed(state, "75⏎↓↓↓↓↓↓↓↓⏎")
    assert state.outbox is not None
    assert isinstance(state.outbox.report, Hands)
    assert state.outbox.report.hands[0] == settled(counted(75), TOURNAMENT_RULES)
    before = state.tournament.results[1, 1].report
    assert isinstance(before, Hands)
    assert state.outbox.report.hands[1:] == before.hands[1:]


def test_an_unchanged_correction_saves_nothing() -> None:
    state = saved(typed(start_entry(club()), f"⏎{NINE}⏎"))
    state = typed(state, "1⏎↓↓↓↓↓↓↓↓↓⏎")
    assert (state.table, state.outbox, state.offered) == (None, None, 2)


def test_leaving_a_form_keeps_what_was_typed() -> None:
    state = typed(start_entry(club()), "⏎65⏎70⎋3⏎55⎋1⏎")
    assert state.form is not None
    assert [row.typed[0] for row in state.form.hands.filled] == ["65", "70"]
    assert set(state.drafts) == {(1, 1), (1, 3)}


def test_a_form_taken_up_again_begins_a_new_number() -> None:
    state = typed(start_entry(club()), "⏎65⏎70⎋⏎75")
    assert state.form is not None
    assert [row.typed[0] for row in state.form.hands.filled] == ["65", "75"]


REFUSAL = (Finding("result-no-such-table"),)


def test_a_refused_save_comes_back_with_everything_typed() -> None:
    state = typed(start_entry(club()), f"⏎{NINE}⏎")
    assert state.outbox is not None
    form = state.saving[1, 1].form
    state = state.refused(state.outbox, REFUSAL)
    assert (state.table, state.notice) == (1, REFUSAL)
    assert state.form is not None
    assert state.form.hands.rows == form.hands.rows


def test_a_refusal_does_not_take_keys_away_from_the_next_table() -> None:
    state = typed(start_entry(club()), f"⏎{NINE}⏎")
    change = state.outbox
    assert change is not None
    state = typed(state, "⏎55⏎60").refused(change, REFUSAL)
    assert state.table == 2
    state = typed(state, "⎋")
    assert state.offered == 1
    state = state.press("enter")
    assert state.form is not None
    assert len(state.form.hands.filled) == 9
    assert state.notice == REFUSAL


def test_the_director_accepts_with_a_reason() -> None:
    state = typed(start_entry(club()), "⏎65⇥40⏎")
    assert state.acceptable
    assert state.accepted("  ").outbox is None
    state = state.accepted("Slip signed by all four")
    assert state.outbox is not None
    assert state.outbox.accepted_because == "Slip signed by all four"
    assert not state.outbox.findings(state.tournament)


@pytest.mark.parametrize("script", ["65", "165sd", "65⏎⏎70", "-", ""])
def test_what_needs_no_reason_or_helps_by_none(script: str) -> None:
    state = typed(start_entry(club()), f"⏎{script}")
    assert not state.acceptable
    assert state.accepted("because").outbox is None


def test_running_totals_per_person() -> None:
    state = typed(start_entry(club()), "⏎65⏎u⏎50⏎30")
    shares = state.running_totals
    assert state.seating is not None
    a, c, b, d = state.seating.seats
    assert [(shares[who].victory_points, shares[who].tichu_points) for who in (a, b, c, d)] == [
        (6, 65 + 100 + 50 + 30),
        (8, 65 + 100 + 50 + 70),
        (1, 35 + 0 + 50 + 30),
        (3, 35 + 0 + 50 + 70),
    ]


def test_lines_are_put_in_and_taken_out() -> None:
    state = typed(start_entry(club()), "⏎65⏎55⏎↑↑⎀70⏎")
    assert state.form is not None
    assert [row.typed[0] for row in state.form.hands.filled] == ["70", "65", "55"]
    state = typed(state, "⌦⌦")
    assert state.form is not None
    assert [row.typed[0] for row in state.form.hands.filled] == ["70", "55"]
    assert len(state.form.hands.rows) == 9


def test_rounds_are_turned_by_page_keys() -> None:
    state = start_entry(club(rounds=2))
    assert state.round == 2
    assert typed(state, "⇞").round == 1
    assert typed(state, "⇟").round == 2


def test_a_new_draw_is_what_is_typed_next() -> None:
    state = start_entry(club(rounds=1)).with_tournament(club(rounds=2))
    assert state.round == 2
    busy = typed(start_entry(club(rounds=1)), "⏎65").with_tournament(club(rounds=2))
    assert (busy.round, busy.table) == (1, 1)


def test_no_round_is_drawn_yet() -> None:
    state = typed(start_entry(club(rounds=0)), "5⏎65⏎")
    assert (state.table, state.offered, state.findings) == (None, None, ())


HAND = st.tuples(
    st.tuples(*[st.sampled_from([Call.NONE, Call.NONE, *Call])] * 4),
    st.sampled_from([None, *SEATS]),
    st.sampled_from([None, *SEATS]),
    st.one_of(st.integers(-5, 25), st.sampled_from([Double.SIDE_02, Double.SIDE_13])),
    st.booleans(),
)


def legal(hand: tuple[object, ...], rules: RuleSet) -> HandReport | None:
    calls, first, first_without_call, what, _ = hand
    if not rules.grand_tichu:
        calls = tuple(Call.TICHU if call is Call.GRAND_TICHU else call for call in calls)
    first = first if first is not None else first_without_call
    report = (
        counted(what * 5, calls, first)
        if isinstance(what, int)
        else double_victory(what.side, rules, calls, first)
    )
    return None if any(finding.blocks for finding in audit_hand(report, rules)) else report


def shortest(report: HandReport, *, other_side: bool) -> str:
    """How a hand is typed from a slip: marks, then the points of one side."""
    columns = {seat: column for column, seat in enumerate(COLUMN_SEATS)}
    keys = ""
    for seat in SEATS:
        made = report.first_out == seat
        if report.calls[seat] is not Call.NONE:
            key = (MADE_KEYS if made else LOST_KEYS)[columns[seat]]
            keys += key.upper() if report.calls[seat] is Call.GRAND_TICHU else key
        elif made:
            keys += FIRST_KEYS[columns[seat]]
    side = None if report.double is None else report.double.side
    if side is not None:
        return keys + DOUBLE_KEYS[side]
    keys += f"⇥{report.b}" if other_side else str(report.a)
    return keys + NO_KEY


@pytest.mark.parametrize("rules", [PRINTED_RULES, TOURNAMENT_RULES], ids=["printed", "turniermodus"])
@given(hand=HAND)
def test_any_possible_hand_can_be_typed(rules: RuleSet, hand: tuple[object, ...]) -> None:
    report = legal(hand, rules)
    if report is None:
        return
    tournament = pairs() if rules is PRINTED_RULES else club()
    script = shortest(report, other_side=bool(hand[4]))
    state = typed(start_entry(tournament), f"⏎{script}")
    assert not state.findings
    assert only_hand(state) == report
    assert entry_of(report, rules).report(rules) == report


@given(st.lists(st.sampled_from([*"0123456789-sdfgxcvbhjklui+n⏎⇥⌫⌦⎀⎋↑↓←→④⇞⇟⇱⇲SX"]), max_size=60))
def test_any_keys_at_all_leave_a_sane_state(script: list[str]) -> None:
    for tournament in (club(2), pairs(2)):
        state = start_entry(tournament)
        for key in keys_of("".join(script)):
            state = state.press(key)
            assert all(finding.key for finding in state.findings)
            assert state.running_totals or state.seating is None
            if state.outbox is not None:
                assert not [f for f in state.outbox.findings(tournament) if f.blocks]
                state = saved(state)


def test_notation_and_keys_agree() -> None:
    state = typed(start_entry(club()), "⏎145db")
    assert only_hand(state) == settled(parse_hand("145:-45 T2+ T3-", TOURNAMENT_RULES), TOURNAMENT_RULES)

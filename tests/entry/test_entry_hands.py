"""One hand typed key by key: what comes out, and what is named at once."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.entry.typing_keys import club, keys_of, marks, only_hand, pairs, saved, typed
from tests.evenings import keys
from tichu_turnier.entry.hand import BONUS_QUESTION, entry_of
from tichu_turnier.entry.keys import DOUBLE_KEYS, Step
from tichu_turnier.entry.session import press
from tichu_turnier.entry.state import start_entry
from tichu_turnier.entry.view import stage_views
from tichu_turnier.rules.audit.hand_audit import audit_hand
from tichu_turnier.rules.calls import SEATS, Call
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.hand_line import hand_text
from tichu_turnier.rules.ruleset import PRINTED_RULES, TOURNAMENT_RULES, RuleSet
from tichu_turnier.rules.scoring import counted, double_victory

TURNIERMODUS = [
    *(("65", "65:35 Dno"), ("→65", "35:65 Dno"), ("⇥65", "35:65 Dno"), (":65", "35:65 Dno")),
    *(("65⇥35", "65:35 Dno"), ("65j", "65:35 F2 Dno"), ("65jj", "65:35 Dno"), ("65jk", "65:35 F1 Dno")),
    *(("-15", "-15:115 Dno"), ("15-", "-15:115 Dno"), ("15--", "15:85 Dno"), ("165s", "165:35 T0+ Dno")),
    *(("s165", "165:35 T0+ Dno"), ("165sss", "165:35 T0+ Dno"), ("145db", "145:-45 T2+ T3- Dno")),
    *(("-35x", "-35:35 T0- Dno"), ("-35xj", "-35:35 T0- F2 Dno"), ("165xs", "165:35 T0+ Dno")),
    *(
        ("165sh", "165:35 T0+ Dno"),
        ("-35xhh", "-35:35 T0- Dno"),
        ("u", "100:0 D02"),
        ("/", "100:0 D02"),
        ("i", "0:100 D13"),
    ),
    *(("*", "0:100 D13"), ("us", "200:0 T0+ D02"), ("uxd", "100:0 T0- T2+ D02"), ("uuu", "100:0 D02")),
    *(("ui", "0:100 D13"), ("100u", "100:0 D02"), ("100+", "100:0 D02"), ("100n", "100:0 Dno")),
    *(("0+", "0:100 D13"), ("0n", "0:100 Dno"), ("007", "7:93"), ("66⌫5", "65:35 Dno")),
    ("66⌫⌫⌫70", "70:30 Dno"),
]
PRINTED = [
    *(("200", "200:0 D02"), ("265S", "265:35 G0+ Dno"), ("-180C", "-180:80 G2- Dno")),
    *(("iF", "0:400 G1+ D13"), ("0⇥200", "0:200 D13"), ("100", "100:0 Dno")),
]


@pytest.mark.parametrize(
    ("evening", "script", "expected"),
    [*((club, *each) for each in TURNIERMODUS), *((pairs, *each) for each in PRINTED)],
)
def test_what_the_keys_of_a_hand_say(evening, script: str, expected: str) -> None:
    assert hand_text(only_hand(typed(start_entry(evening()), f"⏎{script}"))) == expected


NAMED = {
    "": ["", "1", "14", "145s", "22", "12", "-", "-25", "100⏎n", "100⏎65⏎n", "x"],
    "entry-needs-call": ["145", "-30"],
    "entry-points-missing": ["-⏎", "x⏎"],
    "entry-hand-empty": ["65⏎↓70⏎"],
    "entry-two-calls-made": ["165sd"],
    "entry-made-not-first": ["165sj"],
    "entry-lost-yet-first": ["165xh", "xhu", "hxu", "ixh", "vki", "vik", "xh150", "-35xh"],
    "hand-step": ["143", "37", "12⏎", "23"],  # no side of the Turniermodus can reach 230 and more
    "hand-card-points": ["300"],
    "hand-double-or-not": ["100", "0", "100⏎"],
    "hand-grand-tichu": ["165S"],
    "hand-double-other-side": ["uk"],
    "hand-double-points": ["65u"],
    "hand-sum": ["65⇥45"],
}


@pytest.mark.parametrize(
    ("key", "script"), [(key, each) for key, scripts in NAMED.items() for each in scripts]
)
def test_what_is_named_at_once(key: str, script: str) -> None:
    assert keys(typed(start_entry(club()), f"⏎{script}").findings) == ([key] if key else [])


@pytest.mark.parametrize(
    ("script", "points"),
    [
        ("65h70⏎", ["65", "70"]),
        ("-15l70⏎", ["-15", "70"]),
        ("⇥0hn70⏎", ["", "70"]),
        ("6h5⏎", ["65"]),
        ("18s0⏎", ["180"]),
        ("s165⏎", ["165"]),
        ("65hh0⏎", ["650"]),
        ("u⏎70⏎", ["", "70"]),
        ("65⏎↑s170", ["170"]),  # a line that is corrected is not left by itself
        ("65⏎" * 8 + "65h0", [*["65"] * 8, "650"]),  # the last one by Enter only
        ("65⏎70⎋⎋3⏎55⎋⎋1⏎", ["65", "70"]),  # what was left is there again
        ("65⏎70⎋⏎←75", ["65", "75"]),  # and a new number begins
        ("65⏎55⏎↑↑⎀70⏎", ["70", "65", "55"]),
        ("65⏎55⏎↑↑⎀70⏎⌦⌦", ["70", "55"]),
    ],
)
def test_in_which_line_digits_go(script: str, points: list[str]) -> None:
    """Behind points with marks they begin the next hand."""
    form = typed(start_entry(club()), f"⏎{script}").form
    assert [row.typed[0] for row in form.hands.filled] == points


def test_findings_say_where() -> None:
    finding = typed(start_entry(club()), "⏎65⏎37⏎").findings[0]
    assert finding.where[:2] == ("hand", 2)
    assert finding.args["hand"] == 2


HAND = st.tuples(
    st.tuples(*[st.sampled_from([Call.NONE, Call.NONE, *Call])] * 4),
    st.sampled_from([None, *SEATS]),
    st.sampled_from([None, *SEATS]),
    st.one_of(st.integers(-5, 25), st.sampled_from([Double.SIDE_02, Double.SIDE_13])),
    st.booleans(),
)


def legal(hand: tuple[Any, ...], rules: RuleSet) -> HandReport | None:
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
    side = None if report.double is None else report.double.side
    if side is not None:
        return marks(report) + DOUBLE_KEYS[side]
    return marks(report) + (f"⇥{report.b}" if other_side else str(report.a)) + Step.NO


@pytest.mark.parametrize("rules", [PRINTED_RULES, TOURNAMENT_RULES], ids=["printed", "turniermodus"])
@given(hand=HAND)
def test_any_possible_hand_can_be_typed(rules: RuleSet, hand: tuple[object, ...]) -> None:
    report = legal(hand, rules)
    if report is None:
        return
    tournament = pairs() if rules is PRINTED_RULES else club()
    script = shortest(report, other_side=bool(hand[4]))
    state = typed(start_entry(tournament), f"⏎{script}")
    assert {finding.key for finding in state.findings} <= {BONUS_QUESTION}
    assert only_hand(state) == report
    assert entry_of(report, rules).report(rules) == report


@given(st.lists(st.sampled_from([*"0123456789-sdfgxcvbhjklui+n⏎⇥⌫⌦⎀⎋↑↓←→④⇞⇟⇱⇲SX"]), max_size=60))
def test_any_keys_at_all_leave_a_sane_state(script: list[str]) -> None:
    for tournament in (club(2), pairs(2)):
        state = start_entry(tournament)
        for key in keys_of("".join(script)):
            state = press(state, key)
            assert all(finding.key for finding in state.findings)
            assert state.running_totals or state.seating is None
            if state.pending_change is not None:
                assert not [f for f in state.pending_change.findings(tournament) if f.blocks]
                state = saved(state)


def test_insert_never_pushes_a_typed_hand_off_a_full_slip() -> None:
    state = typed(start_entry(club()), f"⏎{'65⏎' * 8}65⇱")
    full = state.form.hands.rows
    assert typed(state, "⎀").form.hands.rows == full
    roomy = typed(state, "⇲↑⌦ ⇱⎀").form.hands.rows
    assert (len(roomy), roomy[0].empty, roomy[1:]) == (9, True, full[:8])
    assert typed(state, "⇱⌦⌦").form.hands.rows[:7] == full[1:8]
    assert len(typed(state, "⇱⌦⌦").form.hands.rows) == 9


def test_the_cards_of_a_hand_with_a_call_stand_beside_the_line_that_is_typed() -> None:
    state = typed(start_entry(pairs()), "⏎160s")
    (said,) = stage_views(state)[0].lines[0].findings
    assert (said.key, dict(said.args)) == ("entry-cards", {"one": 60, "other": 40})
    assert not stage_views(typed(state, "⏎"))[0].lines[0].findings


@pytest.mark.parametrize(
    ("script", "cards", "meant"),
    [
        ("80s", (-20, 120), (180, 20)),
        ("s80", (-20, 120), (180, 20)),
        ("20x", (120, -20), (-80, 80)),
        ("⇥80f", (120, -20), (20, 180)),
        ("160s", None, None),
        ("70s", None, None),
        ("80", None, None),
        ("80⇥20s", None, None),
    ],
)
def test_points_that_may_be_without_the_call_are_asked_about(script, cards, meant) -> None:
    """window.md 8: the cards stand beside the points, E takes them as points without the call."""
    state = typed(start_entry(pairs()), f"⏎{script}")
    asked = [finding.args for finding in state.findings if finding.key == BONUS_QUESTION]
    assert asked == ([] if cards is None else [{"hand": 1, "one": cards[0], "other": cards[1]}])
    if cards is not None:
        other = only_hand(typed(state, "e"))
        assert (other.a, other.b) == meant
        assert not typed(state, "e").findings
        before = only_hand(state)
        assert only_hand(typed(state, "⏎")) == before, "nothing is blocked"

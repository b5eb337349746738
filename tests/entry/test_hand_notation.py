"""Hands in one line, as they are typed at the command line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.evenings import refused
from tichu_turnier.entry.hand_notation import calls_added, parse_hand
from tichu_turnier.finding import Refusal
from tichu_turnier.rules.audit.hand_audit import audit_hand
from tichu_turnier.rules.calls import Call, Calls
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.hand_line import hand_text
from tichu_turnier.rules.ruleset import PRINTED_RULES, TOURNAMENT_RULES
from tichu_turnier.rules.scoring import counted, double_victory

N, T = Call.NONE, Call.TICHU

READ = {
    "55:45": ["55:45", " 55 : 45 ", "55", ":45"],
    "37:63": ["37:63"],
    "155:45 T0+": ["155:45 T0+", "155 t0+"],
    "-45:45 T0-": ["-45:45 T0-", ":45 T0-"],
    "-45:45 T0- F1": ["−45:45, T0- F1"],
    "145:-45 T2+ T3-": ["145:-45 T2+ T3-"],
    "95:5 T0+ T1-": ["95:5 T0+ T1-"],
    "0:100 F1 D13": ["0:100 D13 F1"],
    "0:100 D13": ["D13", "D13 D13"],
    "200:-100 T1- T2+ D02": ["D02 T2+ T1-"],
    "100:0": ["100:0"],
    "100:0 Dno": ["100:0 Dno"],
}
WITHOUT_CALLS = {
    "155:45 T0+": ["55:45 T0+", "155:45 T0+"],
    "-45:45 T0-": ["55:45 T0- "],
    "155:-55 T2+ T3-": ["55:45 T2+ T3-"],
}
PRINTED = {"200:0 D02": ["200:0 D02"], "0:400 G1+ D13": ["D13 G1+"], "-180:80 G2-": ["-180:80 G2-"]}
REFUSED = [
    ("", "entry-notation-points"),
    ("T0+", "entry-notation-points"),
    ("55:45 T6+", "entry-notation-word"),
    ("55:45:10", "entry-notation-word"),
    ("55:45 60:40", "entry-notation-word"),
    ("99999:1", "entry-notation-word"),
    ("255:45 T0+ T1+", "entry-two-calls-made"),
    ("155:45 T0+ T0-", "entry-notation-call-twice"),
    ("155:45 T0+ F1", "entry-notation-first"),
    ("55:45 F1 F2", "entry-notation-word"),
    ("D02 D13", "entry-notation-word"),
    ("155:45 T0- F0", "entry-notation-failed-first"),
]


def rows(table: dict[str, list[str]]) -> list[tuple[str, str]]:
    return [(text, line) for line, texts in table.items() for text in texts]


@pytest.mark.parametrize(("text", "line"), rows(READ))
def test_turniermodus(text: str, line: str) -> None:
    assert hand_text(parse_hand(text, TOURNAMENT_RULES)) == line


@pytest.mark.parametrize(("text", "line"), rows(WITHOUT_CALLS))
def test_points_without_their_calls_are_made_whole_when_asked_for(text: str, line: str) -> None:
    assert hand_text(calls_added(parse_hand(text, TOURNAMENT_RULES), TOURNAMENT_RULES)) == line


@pytest.mark.parametrize(("text", "line"), rows(PRINTED))
def test_printed_rules(text: str, line: str) -> None:
    assert hand_text(parse_hand(text, PRINTED_RULES)) == line


def test_what_a_line_says_as_a_value() -> None:
    called = HandReport(200, -100, (N, T, T, N), 2, Double.SIDE_02)
    assert parse_hand("D02 T2+ T1-", TOURNAMENT_RULES) == called
    assert parse_hand("−45:45, T0- F1", TOURNAMENT_RULES) == HandReport(-45, 45, (T, N, N, N), 1)


@pytest.mark.parametrize(("text", "key"), REFUSED)
def test_refused(text: str, key: str) -> None:
    assert key in refused(parse_hand, text, TOURNAMENT_RULES)


def test_all_faults_at_once() -> None:
    assert refused(parse_hand, "55;45 X T0+ T2+", TOURNAMENT_RULES) == [
        "entry-notation-word",
        "entry-notation-word",
        "entry-two-calls-made",
        "entry-notation-points",
    ]


@given(st.text(max_size=30))
def test_anything_is_read_or_refused(text: str) -> None:
    try:
        report = parse_hand(text, PRINTED_RULES)
    except Refusal:
        return
    assert parse_hand(hand_text(report), PRINTED_RULES).calls == report.calls


CALLS: st.SearchStrategy[Calls] = st.tuples(*[st.sampled_from(list(Call))] * 4)  # type: ignore[assignment]


@given(CALLS, st.integers(-5, 25), st.sampled_from([None, 0, 1, 2, 3]), st.sampled_from([None, *Double]))
def test_a_possible_hand_survives_writing_and_reading(
    calls: Calls, fives: int, first: int | None, double: Double | None
) -> None:
    rules = PRINTED_RULES
    side = None if double is None else double.side
    report = counted(fives * 5, calls, first) if side is None else double_victory(side, rules, calls, first)
    if any(finding.blocks for finding in audit_hand(report, rules)):
        return
    assert parse_hand(hand_text(report), rules) == report

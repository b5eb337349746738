"""A hand of Tichu for Two is typed with one key a call, and read in one line."""

import pytest

from tests.entry.typing_keys import only_hand, typed
from tests.evenings import ANIMALS, fresh, listed
from tichu_turnier.entry.hand import entry_of
from tichu_turnier.entry.hand_notation import parse_hand
from tichu_turnier.entry.state import EntryState, start_entry
from tichu_turnier.entry.view import stage_views
from tichu_turnier.finding import Refusal
from tichu_turnier.rules.audit.readings import possible_pairs, readings
from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.hand_line import hand_text
from tichu_turnier.rules.ruleset import PRINTED_RULES, TWO_RULES
from tichu_turnier.tournament.changes import PublishDraw
from tichu_turnier.tournament.draws.plan import round_from_plan
from tichu_turnier.tournament.model.presets import TWO_SWISS
from tichu_turnier.transfer.results_file import results_of

KEYS = [
    *(("65", "65:35 Dno"), ("165s", "165:35 T0+ Dno"), ("265S", "265:35 G0+ Dno")),
    *(("115d", "115:35 S0+ Dno"), ("115D", "115:35 S0+ Dno"), ("115sd", "115:35 S0+ Dno")),
    *(("265sdS", "265:35 G0+ Dno"), ("15c", "15:35 S0- Dno"), ("-35x", "-35:35 T0- Dno")),
    *(("65f", "65:135 T1+ Dno"), ("65g", "65:85 S1+ Dno"), ("65b", "65:-15 S1- Dno")),
    *(("115db", "115:-15 S0+ S1- Dno"), ("65h", "65:35 F0 Dno"), ("65j", "65:35 F0 Dno")),
    *(("65k", "65:35 F1 Dno"), ("65l", "65:35 F1 Dno"), ("uc", "150:0 S0- D02")),
    *(("ig", "0:250 S1+ D13"), ("iF", "0:400 G1+ D13")),
]


def at_table() -> EntryState:
    """Two people at their table."""
    tournament = listed(fresh(TWO_SWISS), ANIMALS[:2])
    return start_entry(PublishDraw(round_from_plan(tournament, 1, [[[1], [2]]])).apply(tournament))


@pytest.mark.parametrize(("script", "expected"), KEYS)
def test_one_key_a_call(script: str, expected: str) -> None:
    state = typed(at_table(), f"⏎{script}")
    assert hand_text(only_hand(state)) == expected


def test_the_slip_has_a_column_for_small_tichus() -> None:
    (stage,) = stage_views(typed(at_table(), "⏎115dv⏎"))
    assert stage.names == ("Adler", "", "Biber", "")
    calls = [mark.call for mark in stage.lines[0].marks]
    assert calls == [Call.NONE, Call.SMALL_TICHU, Call.TICHU, Call.NONE]


def test_totals_may_end_in_fifty() -> None:
    state = typed(at_table(), "⏎④1005⏎645⏎")
    assert not state.findings
    state = typed(at_table(), "⏎④1005⏎640⏎")
    assert [finding.key for finding in state.findings] == ["two-total-sum"]


def test_every_legal_hand_can_be_written_and_typed() -> None:
    for a, b in sorted(possible_pairs(TWO_RULES)):
        for reading in readings(HandReport(a, b), TWO_RULES, calls_known=False):
            report = reading.report(TWO_RULES)
            assert parse_hand(hand_text(report), TWO_RULES) == report
            assert entry_of(report, TWO_RULES).report(TWO_RULES) == report


def test_a_table_of_four_has_no_small_tichus() -> None:
    assert parse_hand("105:45 S0+", PRINTED_RULES).calls[0] is Call.SMALL_TICHU, "the audit says no"
    with pytest.raises(Refusal):
        parse_hand("105:45 K0+", TWO_RULES)


def test_results_from_a_file() -> None:
    line = '{"round": 1, "table": 1, "hands": [{"a": 105, "b": 45, "calls": {"0": "small"}, "first_out": 0}]}'
    (read,) = results_of(line, lambda *_: TWO_RULES)[0]
    assert not read.findings
    assert read.change.report.totals == (105, 45)

"""Are sums that do not close found?"""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.evenings import drawn, evening
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.finding import Severity
from tichu_turnier.rules.calls import lost_call
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.draws.rotation.lots import generator
from tichu_turnier.tournament.model.presets import CLUB_EVENING, PRESETS
from tichu_turnier.tournament.model.snapshot import ByeCredit, Hands
from tichu_turnier.tournament.scoring.invariants import closed_sum_findings
from tichu_turnier.tournament.scoring.standings import standings


def played(preset, entrants, seed, credit=ByeCredit.NONE):
    tournament = evening(preset.key, entrants, bye_credit=credit)
    for number in range(1, preset.regulations.rounds + 1):
        tournament = drawn(tournament, seed, 1)
        for table in tournament.missing(number):
            report = possible_match(generator(seed, number, table), preset.regulations)
            tournament = EnterResult(number, table, report).apply(tournament)
    return tournament


SIZES = (8, 9, 12, 13, 17)
"""With and without byes; plans for fewer players are searched for seconds."""


@given(st.sampled_from(PRESETS), st.sampled_from(SIZES), st.integers(0, 99), st.sampled_from(ByeCredit))
def test_every_evening_closes(preset, entrants, seed, credit):
    found = closed_sum_findings(played(preset, entrants, seed, credit))
    assert [finding for finding in found if finding.severity is not Severity.NOTE] == []


@given(st.integers(1, 6), st.integers(0, 999))
def test_sums_of_the_turniermodus(tables, seed):
    """Four victory points a hand, two more for a double victory, none more where its side lost a call."""
    tournament = played(CLUB_EVENING, 4 * tables, seed)
    hands = [hand for result in tournament.results.values() for hand in result.report.hands]
    doubles = [hand for hand in hands if hand.double.side is not None]
    cheaper = [hand for hand in doubles if lost_call(hand.calls, hand.first_out, hand.double.side)]
    records = [row.record for row in standings(tournament)]
    assert len(hands) == 27 * tables
    expected = 4 * len(hands) + 2 * len(doubles) - 2 * len(cheaper)
    assert sum(each.victory_points for each in records) == expected
    assert sum(each.hands for each in records) == 4 * len(hands)
    assert sum(each.tichu_points for each in records) == 2 * sum(hand.a + hand.b for hand in hands)


def with_hand(tournament, hand, reason=""):
    old = tournament.results[1, 1]
    result = replace(old, report=Hands((hand, *old.report.hands[1:])), accepted_because=reason)
    return replace(tournament, results={**tournament.results, (1, 1): result})


@pytest.mark.parametrize(
    ("reason", "keys"), [("", ["verify-result", "hand-card-points"]), ("unterschrieben", ["verify-disputed"])]
)
def test_an_impossible_result_is_named_unless_somebody_accepted_it(reason, keys):
    tournament = with_hand(played(CLUB_EVENING, 8, 1), HandReport(130, -30), reason)
    found = [finding for finding in closed_sum_findings(tournament) if finding.severity is not Severity.NOTE]
    assert [finding.key for finding in found] == keys
    assert found[-1].where == (("round", 1, "table", 1, "hand", 1) if not reason else ())


def test_a_table_where_somebody_sits_twice_does_not_close():
    tournament = played(CLUB_EVENING, 8, 1)
    first = tournament.rounds[0]
    a, b, _, d = first.tables[0].seats
    tables = (replace(first.tables[0], seats=(a, b, a, d)), *first.tables[1:])
    damaged = replace(tournament, rounds=(replace(first, tables=tables), *tournament.rounds[1:]))
    found = closed_sum_findings(damaged)
    wrong = {"verify-table-sum", "verify-table-victory-points", "verify-seat-twice"}
    assert {finding.key for finding in found if finding.severity is not Severity.NOTE} == wrong

"""Does each preset answer the house rules as its source does?"""

from dataclasses import replace
from datetime import date

import pytest

from tichu_turnier.rules.house_rules import HOUSE_RULES
from tichu_turnier.rules.scoring import counted
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.presets import PRESETS, TREIBHAUS, preset
from tichu_turnier.tournament.model.slots import SlotKind
from tichu_turnier.tournament.model.snapshot import Hands, Totals
from tichu_turnier.tournament.scoring.match_reports import audit_match

PRINTED = {
    "grand-tichu": "yes",
    "both-grand-tichus": "count",
    "double-value": "200",
    "double-losers": "pay",
    "target-score": "none",
    "running-hand": "finish",
    "wish-required": "no",
    "bomb-exempt-from-wish": "no",
    "last-dragon-trick": "given",
    "direction": "right",
    "booster": "no",
}
TURNIER = {"grand-tichu": "no", "double-value": "100", "bomb-exempt-from-wish": "yes"}
OWN = {
    "club-evening": TURNIER,
    "turnier": TURNIER,
    "treibhaus": {"both-grand-tichus": "withdraw"},
    "dtm": {"grand-tichu": "no", "double-value": "100", "last-dragon-trick": "kept"},
    "whist": TURNIER,
    "league-evening": {},
    "swiss": {},
    "round-robin": {"target-score": "1000"},
    "knock-out": {"target-score": "1000"},
    "groups-knock-out": {"target-score": "1000"},
    "double-elimination": {"target-score": "500"},
    "duplicate": {},
    "two-round-robin": {"target-score": "1000"},
    "two-swiss": {"target-score": "1000"},
    "two-knock-out": {"target-score": "1000"},
}
"""What differs from the printed rules: Treibhaus FAQ, BrettspielWelt help `turnier`, Turnierregel DTM."""


def test_every_preset_is_checked():
    assert list(OWN) == [known.key for known in PRESETS]


@pytest.mark.parametrize("key", OWN)
def test_answers(key):
    rules = preset(key).regulations.rules
    assert {rule.key: rule.read(rules) for rule in HOUSE_RULES} == {**PRINTED, **OWN[key]}


# reported hands (card points of seats 0+2) or totals, under a target of 500 -> findings
TO_500 = """
100 100 100 100 100        -> -
100 100 100 100 100 0      -> result-after-target
100 100 100 100            -> result-target-not-reached
50 50 50 50 50 50 50 50 50 50      -> result-target-undecided
50 50 50 50 50 50 50 50 50 50 100  -> -
510:390/9                  -> -
500:500/10                 -> result-target-undecided
400:200/6                  -> result-target-not-reached
"""


@pytest.mark.parametrize("line", TO_500.strip().splitlines())
def test_a_match_to_500(line):
    given, found = (part.strip() for part in line.split("->"))
    to_500 = replace(TREIBHAUS.regulations, rules=replace(TREIBHAUS.regulations.rules, target_score=500))
    if ":" in given:
        totals, hands = given.split("/")
        a, b = totals.split(":")
        report = Totals(int(a), int(b), int(hands))
    else:
        report = Hands(tuple(counted(int(points)) for points in given.split()))
    assert [each.key for each in audit_match(report, to_500)] == [found] * (found != "-")
    assert audit_match(report, TREIBHAUS.regulations) == ()


@pytest.mark.parametrize("known", PRESETS, ids=lambda known: known.key)
def test_format_and_timetable_fit(known):
    tournament = known.tournament("Abend", date(2026, 11, 21), "Luzern", "Europe/Zurich")
    rounds = [slot.round for slot in tournament.timetable.slots if slot.kind is SlotKind.ROUND]
    assert rounds == list(range(1, known.regulations.rounds + 1))
    assert format_of(known.regulations.format).unit is known.regulations.unit

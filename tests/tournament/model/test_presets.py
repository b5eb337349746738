"""Does each preset answer the house rules as its source, and what is taken over from an older evening?"""

from dataclasses import fields, replace
from datetime import date, datetime, time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.store.strategies import tournaments
from tichu_turnier.rules.house_rules import HOUSE_RULES
from tichu_turnier.rules.scoring import counted
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.copy_setup import lengths, like, timetable_like
from tichu_turnier.tournament.model.presets import PRESETS, TREIBHAUS, preset
from tichu_turnier.tournament.model.slots import SlotKind
from tichu_turnier.tournament.model.snapshot import Hands, Totals, Tournament
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


DAY = date(2027, 1, 16)
ZONE = "Europe/Zurich"
KEPT = {"regulations", "timetable", "prizes", "place"}
FRESH = {"rounds", "results", "clock", "penalties", "noted", "standings_held", "screens", "half_typed"}
FRESH |= {"identity", "typed_again"}


@settings(max_examples=12)  # each is a whole tournament
@given(tournaments(), st.booleans())
def test_nothing_that_was_played_is_taken_over(old, people):
    new = like(old, "Neu", old.day, people=people)
    blank = Tournament("Neu", old.day, old.place.strip(), new.regulations, old.timetable)
    assert replace(new, entrants=blank.entrants, prizes=()) == blank
    assert new.prizes == old.prizes
    assert new.regulations == replace(old.regulations, board_seed=0)
    assert list(new.entrants) == (list(old.entrants) if people else [])
    for each in new.entrants.values():
        before = old.entrants[each.id]
        assert (each.name, each.members, each.club) == (before.name, before.members, before.club)
        assert (each.apart_from, each.needs_table) == (before.apart_from, before.needs_table)
        told = (each.checked_in, each.withdrawn_from, each.payments, each.away)
        assert told == (False, None, (), ())
        assert not each.waiting or old.regulations.entry.room_for  # who does not find room waits
        assert (each.first_round, each.seeding) == (1, 0)
    assert {each.name for each in fields(Tournament)} == KEPT | FRESH | {"name", "day", "entrants"}


def starts(timetable):
    return [f"{slot.start:%d. %H:%M}" for slot in timetable.slots if slot.kind is SlotKind.ROUND]


def test_the_programme_is_that_of_the_old_day_on_the_new_one():
    old = preset("club-evening").tournament("Alt", date(2026, 11, 21), "Treibhaus", ZONE)
    assert like(old, "Neu", DAY).timetable == preset("club-evening").timetable(DAY, ZONE)


def test_the_printed_times_stay_as_long_as_they_fit():
    printed = preset("club-evening").timetable(DAY, ZONE)
    assert timetable_like(printed, DAY, 3) == printed
    assert starts(timetable_like(printed, DAY, 3, start=time(20))) == ["16. 20:00", "16. 21:10", "16. 22:30"]
    summer = timetable_like(printed, date(2027, 7, 3), 3, start=time(19))
    assert starts(summer) == ["03. 19:00", "03. 20:10", "03. 21:30"]
    assert starts(timetable_like(printed, date(2027, 2, 20), 3)) == ["20. 19:15", "20. 20:25", "20. 21:45"]


def test_other_lengths_or_rounds_make_a_regular_evening():
    printed = preset("club-evening").timetable(DAY, ZONE)
    assert starts(timetable_like(printed, DAY, 4)) == ["16. 19:15", "16. 20:25", "16. 21:35", "16. 22:45"]
    assert starts(timetable_like(printed, DAY, 3, length=45, pause=10)) == [
        "16. 19:15",
        "16. 20:10",
        "16. 21:05",
    ]
    assert starts(timetable_like(printed, DAY, 2, start=time(23, 30))) == ["16. 23:30", "17. 00:40"]


def test_every_preset_says_how_long_its_rounds_and_breaks_are():
    said = {each.key: lengths(each.timetable(DAY, ZONE)) for each in PRESETS}
    assert (said["club-evening"], said["dtm"], said["league-evening"]) == ((50, 20), (30, 10), (140, 20))
    begins = {each.timetable(DAY, ZONE).slots[0].start for each in PRESETS}
    assert min(begins) == datetime.combine(DAY, time(10))

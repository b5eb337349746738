"""Does a whole tournament come back from JSON as the very same; do tables of numbers keep their columns?"""

import csv
import json
import os
import re
from dataclasses import replace
from datetime import datetime
from functools import reduce
from io import StringIO
from operator import getitem
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.evenings import drawn
from tests.random_evenings import random_evening
from tests.store.examples import evening, reported
from tests.store.strategies import tournaments
from tests.tournament.tables.test_odd_tables import SIX_AT_A_TABLE, odd
from tichu_turnier.desk.generator import played_match
from tichu_turnier.finding import Refusal
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.sheets.formats.csv_text import statistics
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.clock import Moment, RoundClock, Running
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.slots import Slot, SlotKind, Timetable
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.transfer.tournament_json import _tournament, export_json, facts, import_json

SIMPLE = st.none() | st.booleans() | st.integers() | st.text()


def running():
    tournament = reported(evening(), 1, 55, 60)
    autumn = datetime(2026, 10, 25, 2, 30, fold=1)  # noqa: DTZ001 -- naive on purpose
    table = Timetable("Europe/Zurich", (Slot(SlotKind.ROUND, autumn, autumn, 1, 15, "Zweite Stunde"),))
    clock = RoundClock(1, 3000, Running(Moment(1.5, 2.25, "boot"), 0.125))
    return replace(tournament, timetable=table, clock=clock)


@settings(max_examples=25)
@given(tournaments())
def test_every_tournament_comes_back(before):
    text = json.dumps(facts(before))
    data = json.loads(text)
    assert (data.pop("format"), data.pop("version")) == ("tichu-turnier", 1)
    after = _tournament(data)
    assert after == before
    assert [s.start.fold for s in after.timetable.slots] == [s.start.fold for s in before.timetable.slots]
    assert json.dumps(facts(after)) == text


def changed(path, value):
    """An export with another value at a path such as `entrants[0].name`; nothing there where it is `...`."""
    data = json.loads(export_json(running()))
    *folders, last = [int(step) if step.isdigit() else step for step in re.findall(r"\w+", path)]
    inside = reduce(getitem, folders, data)
    if value is ...:
        del inside[last]
    else:
        inside[last] = value
    return json.dumps(data)


def test_exports_from_before_the_house_rules_are_read():
    """They knew two; the others are as printed."""
    after = import_json(changed("regulations.rules", {"grand_tichu": False, "double_value": 100}))
    assert after.regulations.rules == RuleSet(grand_tichu=False, double_value=100)


def refused(text):
    with pytest.raises(Refusal) as refusal:
        import_json(text)
    return [(finding.key, finding.args.get("path")) for finding in refusal.value.findings]


RULES = "regulations.rules"
HAND = "results[0].report.hands[0]"


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("name", 5, ""),
        ("day", "gestern", ""),
        ("weather", "Regen", ""),
        ("regulations.rounds", True, ""),
        ("regulations.rounds", 1.5, ""),
        ("regulations.rounds", 10**9, ""),
        ("regulations.rounds", -5, ""),
        ("regulations.hands_per_stage", 10**8, ""),
        ("regulations.stages", 10**6, ""),
        ("regulations.knock_out.groups", 10**6, ""),
        ("regulations.dropped_rounds", -1, ""),
        ("regulations.entry.fee", 10**12, ""),
        ("regulations.unit", "herd", ""),
        ("regulations.format", "jass", ""),
        ("regulations.tie_breaks", ["luck"], ""),
        (RULES, {"double_value": 150}, f"{RULES}.double-value"),
        (RULES, {"target_score": 77}, f"{RULES}.target-score"),
        (RULES, {"direction": "up"}, f"{RULES}.direction"),
        ("entrants[0].id", 2, "entrants"),
        ("entrants[0].id", 0, ""),
        ("entrants[0].id", 10**12, ""),
        ("entrants[0].herd", 2, ""),
        ("entrants[0].name", "Katze" * 200_000, ""),
        ("entrants[0].name", "Katze\0", ""),
        ("entrants[0].name", "Katze\ud800", ""),
        ("entrants[0].away", list(range(30_000)), ""),
        ("entrants[1].apart_from", [77], ""),
        ("entrants[1].apart_from", [2], ""),
        ("rounds[0].number", 2, ""),
        ("rounds[0].seed", -1, ""),
        ("rounds[0].tables[1].table", 1, "rounds[0].tables"),
        ("rounds[0].tables[0].seats", [1, 2, 3], ""),
        ("rounds[0].tables[0].seats[0]", 77, "rounds[0]"),
        ("results[0].table", 9, "results"),
        ("results[0].report.kind", "Chess", ""),
        (f"{HAND}.a", 2**64, ""),
        (f"{HAND}.a", 10**9, ""),
        (f"{HAND}.first_out", 7, ""),
        ("clock.round", 5, ""),
        ("clock.state.since.wall", "noon", ""),
        ("timetable.slots[0].start", "2026-10-25T02:30:00Z", ""),
    ],
)
def test_what_does_not_fit_is_named(path, value, named):
    found = refused(changed(path, value))
    assert {("import-json-value", named or path), ("import-json-unknown", path)} & set(found)


@pytest.mark.parametrize("path", ["name", "entrants[0].name"])
def test_what_is_missing_is_named(path):
    assert ("import-json-missing", path) in refused(changed(path, ...))


def test_everything_is_named_at_once():
    text = changed("entrants[0].name", 5)
    text = text.replace('"place": "', '"places": "')
    assert set(refused(text)) == {
        ("import-json-value", "entrants[0].name"),
        ("import-json-unknown", "places"),
        ("import-json-missing", "place"),
    }


@pytest.mark.parametrize("text", ["", "hello", "[", "[" * 5000])
def test_no_json(text):
    assert refused(text) == [("import-not-json", None)]


@pytest.mark.parametrize("text", ["[]", "{}", '"x"', '{"format": "jass"}', "null"])
def test_json_of_others(text):
    assert refused(text) == [("import-json-foreign", None)]


def test_newer_versions():
    assert refused(changed("version", 2)) == [("import-json-version", None)]


@settings(max_examples=50)
@given(st.recursive(SIMPLE, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)))
def test_any_json_is_refused_and_never_raises(data):
    whole = {"format": "tichu-turnier", "version": 1, "name": data, "entrants": data, "regulations": data}
    assert refused(json.dumps(whole))


def test_every_line_has_the_same_columns():
    tournament = drawn(odd("dtm", 10, SIX_AT_A_TABLE), 1, 1)
    for seating in tournament.rounds[0].tables:
        report = played_match(Random(seating.table), table_of(seating, tournament.regulations).regulations)
        change = EnterResult(1, seating.table, report)
        assert not [found for found in change.findings(tournament) if found.blocks]
        tournament = change.apply(tournament)
    for part, count in (("results", 2), ("hands", 8)):
        text = statistics(tournament, part, "csv", "en").decode("utf-8-sig")
        rows = list(csv.DictReader(StringIO(text)))
        assert len(rows) == count
        assert all({"id_4", "name_5"} <= row.keys() and None not in row for row in rows)
        at_six = [row for row in rows if row["name_5"]]
        assert 0 < len(at_six) < count
    assert all(row["call_5"] in ("none", "tichu") for row in rows)


COUNT = int(os.environ.get("TICHU_ROUND_TRIPS", "15"))
"""So many random evenings; all presets have their turn, again and again."""


@pytest.mark.parametrize("number", range(COUNT))
def test_random_evenings_come_back_to_the_last_byte_in_whichever_order_they_came_about(number):
    before = random_evening(number)
    text = export_json(before)
    after = import_json(text)
    assert after == before
    other = replace(
        after,
        entrants=frozen(reversed(before.entrants.items())),
        results=frozen(reversed(before.results.items())),
        penalties=frozen(reversed(before.penalties.items())),
    )
    assert list(other.entrants) != list(before.entrants)
    assert export_json(other) == text

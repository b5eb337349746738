"""Does a damaged or foreign export get a sentence, whatever it is, and never a traceback?"""

import copy
import json
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from benchmarks.opinions import played
from tests.cases import ALL
from tests.check.evenings import bracket, swiss_of_five, turnier_of_four
from tichu_turnier.check import UnreadableError, as_json, check, facts_of, line, not_recomputed, read
from tichu_turnier.transfer.tournament_json import export_json

EVENINGS = 12 if ALL else 5
MUTATIONS = settings(
    max_examples=60 if ALL else 25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
KEYS = ("id", "round", "number", "seats", "rows", "report", "kind", "place", "table", "who")
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 20),
    st.sampled_from([10**6, 10**12, -1, 2**70, 1e300, float("nan"), float("inf"), 0.5]),
    st.sampled_from(["", "x", "Hands", "Totals", "tichu", "02", "avg", "swiss", "\ud800", "knock-out"]),
    st.lists(st.integers(0, 9), max_size=5),
    st.just({}),
)


@cache
def genuine(number):
    """A right export: of an evening of any format, or one reckoned on paper."""
    if number < EVENINGS:
        *_, (_, now) = played(number)
        return export_json(now)
    by_hand = (
        swiss_of_five(),
        turnier_of_four(),
        bracket(4, ["1-4 500:300 2-3 400:600"], format="knock-out"),
    )
    return json.dumps(by_hand[number - EVENINGS])


def opinion(data):
    """Everything that is said of an export, or the sentence why it is none."""
    try:
        facts = facts_of(data)
    except UnreadableError as error:
        return str(error)
    found = check(facts)
    assert json.dumps(as_json([("x.json", facts, found)])).encode()
    return "".join(line(facts, each) for each in found) + str(not_recomputed(facts))


def places(data, way=()):
    """Where something stands in an export."""
    steps = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for step, each in steps:
        yield (*way, step)
        yield from places(each, (*way, step))


def damaged(draw, data):
    """One to three things altered, left out or exchanged."""
    for _ in range(draw(st.integers(1, 3))):
        ways = [way for way in places(data) if way[0] not in {"timetable", "prizes", "screens", "entry"}]
        *way, last = draw(st.sampled_from(ways))
        inside = data
        for step in way:
            inside = inside[step]
        if draw(st.booleans()):
            inside[last] = draw(VALUES)
        elif isinstance(inside, list) and draw(st.booleans()):
            inside.append(inside[0])
        elif isinstance(inside, list) and draw(st.booleans()):
            inside.reverse()
        else:
            del inside[last]
    return data


@given(st.data(), st.integers(0, EVENINGS + 2))
@MUTATIONS
def test_a_damaged_export_gets_a_sentence(data, number):
    assert isinstance(opinion(damaged(data.draw, json.loads(genuine(number)))), str)


@given(st.recursive(VALUES, lambda inner: st.dictionaries(st.sampled_from(KEYS), inner) | st.lists(inner)))
@MUTATIONS
def test_what_is_no_export_gets_a_sentence(anything):
    assert isinstance(opinion(anything), str)
    assert isinstance(opinion({"format": "tichu-turnier", "rounds": anything}), str)
    data = swiss_of_five()
    assert isinstance(opinion(data | {"claims": anything}), str)


@pytest.mark.parametrize("kept", [0.0, 0.3, 0.9, 0.999])
def test_half_an_export_gets_a_sentence(tmp_path, kept):
    text, path = genuine(3), tmp_path / "half.json"
    path.write_text(text[: int(len(text) * kept)], encoding="utf-8")
    with pytest.raises(UnreadableError, match=r"half\.json"):
        read(path)


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("entrants.0.id", "1", r"entrants\[0\]\.id: '1' stands there, but a whole number"),
        ("entrants.1.id", 1, "entrants: 1 stands there, but each once should"),
        ("rounds.1.number", 1, r"rounds: \[1, 1\] stands there"),
        ("rounds.0.tables.0.seats", [1, 2, 1], r"rounds\[0\]\.tables\[0\]\.seats: \[1, 2, 1\] stands there"),
        ("results.0.report.a", None, r"results\[0\]\.report\.a: None stands there"),
        (
            "claims.standings.0.rows.0.place",
            2.5,
            r"claims\.standings\[0\]\.rows\[0\]\.place: 2\.5 stands there",
        ),
        ("regulations.hands_per_stage", 10**9, r"regulations\.hands_per_stage: 1000000000 stands there"),
        ("regulations.tie_breaks", "lot", "regulations.tie_breaks: 'lot' stands there, but a list"),
    ],
)
def test_the_sentence_says_where_and_what(path, value, sentence):
    data = swiss_of_five()
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    place = data
    for step in way:
        place = place[step]
    place[last] = value
    with pytest.raises(UnreadableError, match=sentence):
        facts_of(data)


def test_who_is_on_no_list_is_named_wherever_they_stand():
    data = copy.deepcopy(swiss_of_five())
    data["rounds"][0]["sitting_out"] = [99]
    data["rounds"][1]["tables"][0]["seats"] = [1, 77, 1, 77]
    ruling = {"kind": "warning", "who": [55], "amount": 0, "against": 0, "round": 1, "hand": 0}
    data["penalties"] = [ruling | {"number": 1}]
    found = {(each.kind, each.entrant) for each in check(facts_of(data))}
    assert {("not-playing", 99), ("not-playing", 77), ("ruling", 55)} <= found


def test_a_team_in_no_group_is_named():
    lines = ["1-3 500:400 2-4 500:400", "1-2 500:400 3-5 500:400"]
    one = {"third_place": True, "best_of_three_from": 0, "groups": 1, "advancing": 2}
    data = bracket(5, lines, format="groups-knock-out", knock_out=one)
    data["rounds"][0]["sitting_out"] = []
    assert ("across-groups", 3) in {(each.kind, each.entrant) for each in check(facts_of(data))}

"""Does the second opinion know all that the program lists, and name what it does not know?"""

import json
from dataclasses import fields, replace

import pytest

from benchmarks.opinions import played
from tests.cases import some
from tests.check.evenings import swiss_of_five
from tests.evenings import drawn, evening
from tichu_turnier.check import check, facts_of, known, not_recomputed
from tichu_turnier.check.facts import Hand, Report
from tichu_turnier.check.scores import possible
from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.hand import Award, Double, HandReport
from tichu_turnier.rules.house_rules import HOUSE_RULES, HouseRule
from tichu_turnier.rules.ruleset import BothGrandTichus, RuleSet
from tichu_turnier.tournament.draws.formats import FORMATS
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.knock_out import KnockOut
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.model.snapshot import (
    ByeCredit,
    Entrant,
    Hands,
    OddNumbers,
    Regulations,
    Result,
    Round,
    Scoring,
    ScoringUnit,
    Seating,
    Totals,
    Tournament,
    Unit,
)
from tichu_turnier.tournament.scoring.match_reports import audit_match
from tichu_turnier.tournament.scoring.tie_breaks import TIE_BREAKS
from tichu_turnier.tournament.tables.table import regulations_at
from tichu_turnier.transfer.tournament_json import export_json

CHAIN = ["victory-points", "tichu-difference", "tichu-points"]


def names(kind):
    return {field.name for field in fields(kind)}


def told(data):
    return [(each.kind, each.name) for each in not_recomputed(facts_of(data))]


def exported(tournament):
    return json.loads(export_json(tournament))


@pytest.mark.parametrize(
    ("listed", "here"),
    [
        ({each.key for each in TIE_BREAKS}, known.CRITERIA),
        ({each.key for each in FORMATS}, known.FORMATS),
        ({str(each) for each in Unit}, known.UNITS),
        ({preset.regulations.rules.players for preset in PRESETS}, known.PLAYERS),
        ({str(each) for each in ScoringUnit}, known.SCORING),
        ({str(each) for each in ByeCredit}, known.BYES),
        ({str(each) for each in OddNumbers}, known.ODD_NUMBERS),
        ({str(each) for each in PenaltyKind}, known.PENALTIES),
        ({Hands.__name__, Totals.__name__}, known.KINDS),
        ({str(each): each.value_in_points for each in Call}, known.CALLS),
        ({None, *map(str, Double)}, known.DOUBLES),
        ({str(each): each.percent for each in Award}, known.AWARDS),
        ({str(each) for each in BothGrandTichus}, known.BOTH_GRAND_TICHUS),
        ({"players", *(rule.field for rule in HOUSE_RULES)}, known.RULES),
        (names(RuleSet), known.RULES),
    ],
)
def test_what_the_program_lists_is_known(listed, here):
    assert listed == here


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("regulations", Regulations),
        ("regulations.scoring", Scoring),
        ("regulations.knock_out", KnockOut),
        ("entrants", Entrant),
        ("rounds", Round),
        ("rounds.tables", Seating),
        ("results", Result),
        ("results.report.hands", HandReport),
        ("penalties", Penalty),
    ],
)
def test_every_field_of_an_export_is_known(path, kind):
    assert known.FIELDS[path] == names(kind)
    assert known.FIELDS[""] == names(Tournament) - {"half_typed", "typed_again"} | {
        "format",
        "version",
        "claims",
        "deviations",
    }


@pytest.mark.parametrize("seed", range(len(PRESETS)))
def test_nothing_is_left_out_of_an_evening_of_any_preset(seed):
    for _, now in played(seed):
        assert told(exported(now)) == []


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("regulations.tie_breaks", [*CHAIN, "fewest-lost"], ("tie-break", "fewest-lost")),
        ("regulations.format", "danish", ("format", "danish")),
        ("regulations.unit", "trio", ("unit", "trio")),
        ("regulations.odd_numbers", "seven", ("odd-numbers", "seven")),
        ("regulations.bye_credit", "median", ("bye-credit", "median")),
        ("regulations.scoring.unit", "trick", ("scoring", "trick")),
        ("regulations.rules.players", 8, ("players", "8")),
        ("regulations.rules.both_grand_tichus", "twice", ("both-grand-tichus", "twice")),
        ("regulations.rules.lost_calls_free", True, ("field", "regulations.rules.lost_calls_free")),
        ("regulations.handicap", 3, ("field", "regulations.handicap")),
        ("entrants.0.head_start", 100, ("field", "entrants.head_start")),
        ("rounds.0.tables.0.seventh", 4, ("field", "rounds.tables.seventh")),
        ("results.0.report.kind", "Tricks", ("result", "Tricks")),
        ("claims.standings.1.rows.0.elo", 1500, ("field", "claims.standings.rows.elo")),
        ("claims.draws.0.quality.neighbours", 3, ("field", "claims.draws.quality.neighbours")),
        ("claims.medals", [1], ("field", "claims.medals")),
        ("medals", [1], ("field", "medals")),
        ("claims.standings", [], ("no-standings", "2")),
        ("claims.draws", [], ("no-quality", "1")),
    ],
)
def test_what_is_not_known_is_called_by_its_name(path, value, named):
    data = swiss_of_five()
    *way, last = path.split(".")
    place = data
    for step in way:
        place = place[int(step) if step.isdigit() else step]
    before = told(data)
    place[last] = value
    assert named in told(data)
    assert named not in before
    assert check(facts_of(data)) == ()


def with_a_hand(**changed):
    """An evening of four with one hand, as a table reports it."""
    tournament = drawn(evening("dtm", 4, hands_per_stage=1), 1, 1)
    data = exported(tournament)
    hand = {"a": 60, "b": 40, "calls": ["none"] * 4, "first_out": None, "double": "no"}
    hand |= {"awarded": None, "special_cards_out": False} | changed
    report = {"kind": "Hands", "hands": [hand]}
    data["results"] = [{"round": 1, "table": 1, "report": report, "accepted_because": ""}]
    return data | {"claims": {}}


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"calls": ["giant", "none", "none", "none"]}, ("call", "giant")),
        ({"double": "24"}, ("double", "24")),
        ({"awarded": ["avg+++", "avg"]}, ("award", "avg+++")),
        ({"stolen": 5}, ("field", "results.report.hands.stolen")),
    ],
)
def test_what_is_not_known_about_a_hand(changed, named):
    data = with_a_hand(**changed)
    assert named in told(data)
    assert check(facts_of(data)) == ()


def test_a_ruling_of_another_kind_is_called_by_its_name_and_no_points_are_compared_from_it_on():
    data = swiss_of_five()
    ruling = {"number": 1, "kind": "head-start", "who": [1], "amount": 5, "against": 0, "round": 2, "hand": 0}
    data["penalties"] = [ruling]
    assert ("penalty", "head-start") in told(data)
    data["claims"]["standings"][1]["rows"][0]["victory_points"] = 9
    assert check(facts_of(data)) == ()
    data["claims"]["standings"][0]["rows"][0]["victory_points"] = 9
    assert {each.kind for each in check(facts_of(data))} >= {"victory-points"}


def slips(players):
    """Hands as anybody may report them, right and wrong, for a table of so many."""
    calls = ([Call.NONE] * 4, [Call.TICHU, *[Call.NONE] * 3], [Call.GRAND_TICHU, Call.NONE] * 2)
    if players == 2:
        calls = (*calls[:2], [Call.SMALL_TICHU, Call.GRAND_TICHU, Call.NONE, Call.NONE])
    points = (
        *((60, 40), (100, 0), (0, 100), (200, 0), (300, 0), (160, 40), (-40, 40), (200, -100), (0, -100)),
        *((285, 15), (85, 15), (110, 40), (400, 0), (0, -50), (62, 38), (-140, 40), (125, -25)),
    )
    for called in calls:
        for a, b in points:
            for first in (None, 0, 1, 2):
                for double in (None, *Double):
                    yield HandReport(a, b, tuple(called), first, double, special_cards_out=a == 125)


EVERY_TABLE = [("dtm", 4), ("dtm", 6), ("dtm", 5), ("dtm", 3), ("two-swiss", 2)]
EVERY_ANSWER = [(rule, answer) for rule in HOUSE_RULES for answer in rule.answers]
HERE = [(*table, *answer) for answer in EVERY_ANSWER for table in EVERY_TABLE]


@pytest.mark.parametrize(
    ("preset", "people", "rule", "answer"),
    some(HERE, 1 + (len(HERE) - 1) // 3),
    ids=lambda each: each.key if isinstance(each, HouseRule) else str(each),
)
def test_both_say_the_same_of_a_hand_at_any_table_by_any_house_rule(preset, people, rule, answer):
    odd = {6: OddNumbers.SIX, 5: OddNumbers.FIVE, 3: OddNumbers.THREE}.get(people, OddNumbers.REST)
    tournament = evening(preset, people, odd_numbers=odd, hands_per_stage=0)
    rules = replace(tournament.regulations.rules, grand_tichu=True, double_value=200)
    changed = replace(tournament.regulations, rules=rule.write(rules, answer))
    tournament = drawn(replace(tournament, regulations=changed), 1, 1)
    facts = facts_of(exported(tournament))
    table, here = facts.rounds[0].tables[0], regulations_at(tournament, 1, 1)
    assert len(table.entrants()) == people
    for slip in slips(here.rules.players):
        calls, double = tuple(map(str, slip.calls)), None if slip.double is None else str(slip.double)
        hand = Hand(slip.a, slip.b, calls, slip.first_out, double, None, slip.special_cards_out)
        found = audit_match(Hands((slip,)), here)
        report = Report("Hands", (hand,), (slip.a, slip.b), 1, accepted=False)
        assert possible(facts, table, report) is not any(each.blocks for each in found), slip

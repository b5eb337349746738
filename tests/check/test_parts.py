"""Does the second opinion know what can be scored, who sits where, who can be paired and who is out?"""

from itertools import combinations
from random import Random

import pytest

from tests.check.evenings import RULES, bracket, export, hand, swiss_of_five, totals
from tichu_turnier.check import check_season
from tichu_turnier.check.brackets import levels, top_to_bottom
from tichu_turnier.check.draws import check_draws
from tichu_turnier.check.facts import facts_of
from tichu_turnier.check.matching import can_pair_all
from tichu_turnier.check.scores import possible
from tichu_turnier.check.seats import places, planned_hands
from tichu_turnier.check.shares import shares_of


def fits(report, **regulations):
    facts = facts_of(export(2, [([(1, 2)],)], [(1, 1, report)], **regulations))
    return possible(facts, facts.rounds[0].tables[0], facts.results[1, 1])


@pytest.mark.parametrize(
    ("one", "right"),
    [
        (hand(125, -25), True),
        (hand(130, -30), False),
        (hand(62, 38), False),
        (hand(60, 30), False),
        (hand(200, 0, double="02"), True),
        (hand(0, 200, double="02"), False),
        (hand(200, 0, double="02", first_out=1), False),
        (hand(160, 40, "T0", 0), True),
        (hand(60, 40, "T0"), False),
        (hand(-40, 40, "T0"), True),
        (hand(400, 0, "G2", 2, "02"), True),
        (hand(100, 0, "T0 T2", 0), True),
        (hand(100, 0, "T0 T2"), False),
        (hand(160, 40, "T0"), False),
        (hand(150, 50, "T0 T1"), False),
        (hand(150, 50, "T0 T2"), False),
        (hand(160, -60, "T0 T1", 0), True),
    ],
)
def test_hands(one, right):
    assert fits({"kind": "Hands", "hands": [one]}) is right


@pytest.mark.parametrize(
    ("one", "pays", "free"),
    [
        (hand(200, -100, "T1", 0, "02"), True, False),
        (hand(200, 0, "T1", 0, "02"), False, True),
        (hand(100, 0, "T2 T1", 0, "02"), False, True),
        (hand(0, 100, "T1", 0, "no"), False, False),
        (totals(400, -400, 1), True, False),
    ],
)
def test_what_losers_of_a_double_victory_pay(one, pays, free):
    report = one if "kind" in one else {"kind": "Hands", "hands": [one]}
    assert fits(report) is pays
    assert fits(report, rules=RULES | {"double_losers_pay": False}) is free


@pytest.mark.parametrize(
    ("a", "b", "hands", "right"),
    [
        (400, 0, 1, True),
        (405, -5, 1, False),
        (800, 0, 2, True),
        (900, 0, 2, False),
        (605, 400, 0, False),
        (605, 395, 8, True),
    ],
)
def test_totals(a, b, hands, right):
    assert fits(totals(a, b, hands)) is right


def test_a_match_does_not_go_on_after_the_target():
    report = {"kind": "Hands", "hands": [hand(400, 0, "G0", 0, "02"), hand(50, 50)]}
    assert fits(report)
    assert not fits(report, rules=RULES | {"target_score": 300})
    assert not fits(
        {"kind": "Hands", "hands": [hand(400, 0, "G0", 0, "02")]}, rules=RULES | {"grand_tichu": False}
    )


def table_of(hands, **places_of):
    data = export(6, [([(1, 2, 3, 4)],)], [], unit="player", stages=3, hands_per_stage=hands)
    data["rounds"][0]["tables"][0] |= places_of
    facts = facts_of(data)
    return facts, facts.rounds[0].tables[0]


def test_partners_change_as_the_slip_says():
    facts, table = table_of(3)
    assert [places(facts, table, hand).sides()[0] for hand in (0, 3, 6)] == [(1, 3), (1, 2), (1, 4)]
    facts, table = table_of(3, fifth=5)
    assert planned_hands(facts, table) == 10
    resting = [({1, 2, 3, 4, 5} - {*places(facts, table, hand).seats}).pop() for hand in range(0, 10, 2)]
    assert resting == [5, 1, 2, 4, 3]
    facts, table = table_of(3, seats=[1, 2, 1, 3])
    assert [places(facts, table, hand).sides() for hand in (0, 3, 6)] == [
        ((1,), (2, 3)),
        ((2,), (3, 1)),
        ((3,), (1, 2)),
    ]


def test_the_clearest_stage_brings_most_and_a_tie_half_to_everybody():
    report = {"kind": "Hands", "hands": [hand(100, 0), hand(50, 50), hand(60, 40)]}
    stages = {"unit": "player", "stages": 3, "hands_per_stage": 1, "scores": "margin"}
    shares = shares_of(facts_of(export(4, [([(1, 2, 3, 4)],)], [(1, 1, report)], **stages)), 1)
    brought = {who: share.victory for who, share in shares[1, 1].items()}
    assert brought == {1: 5.5, 2: 0.5, 3: 3.5, 4: 2.5}


@pytest.mark.parametrize(("turns", "met"), [({"fifth": 5}, 2), ({"fifth": 5, "sixth": 6}, 4)])
def test_at_odd_tables_everybody_plays_with_everybody_as_often(turns, met):
    facts, table = table_of(4 if met == 2 else 10, **turns)
    hands = range(planned_hands(facts, table) if met == 2 else 10)
    together = [
        frozenset(pair)
        for h in hands
        for side in places(facts, table, h).sides()
        for pair in combinations(side, 2)
    ]
    people = table.entrants()
    counts = {together.count(frozenset(pair)) for pair in combinations(people, 2)}
    assert len(counts) == 1


def test_pairs_are_found_when_there_are_any():
    chance = Random(5)
    for _ in range(300):
        size = chance.choice([2, 4, 6, 8])
        allowed = {pair for pair in combinations(range(size), 2) if chance.random() < 0.4}
        found = can_pair_all(range(size), lambda a, b, allowed=allowed: (min(a, b), max(a, b)) in allowed)
        assert found is (_pairings(tuple(range(size)), allowed))


def _pairings(people, allowed):
    if not people:
        return True
    first, *others = people
    return any(
        (first, other) in allowed and _pairings(tuple(each for each in others if each != other), allowed)
        for other in others
    )


@pytest.mark.parametrize(
    ("teams", "matches", "regulations", "right"),
    [
        (
            4,
            ["1-4 1000:600 2-3 500:1000", "1-3 1000:800 4-2 1000:900"],
            {"format": "knock-out"},
            [1, 4, 2, 3],
        ),
        (5, ["4-5 1000:700", "1-4 880:1120 2-3 1000:500"], {"format": "knock-out"}, [3, 1, 3, 1, 5]),
        (
            4,
            [
                "1-4 500:300 2-3 400:600",
                "1-3 500:400 2-4 200:500",
                "3-4 560:440",
                "1-3 300:700",
                "1-3 600:500",
            ],
            {"format": "double-elimination"},
            [1, 4, 2, 3],
        ),
    ],
)
def test_how_far_teams_came(teams, matches, regulations, right):
    facts = facts_of(bracket(teams, matches, **regulations))
    last = len(matches)
    assert [*levels(facts, shares_of(facts, last), last).values()] == right


def test_who_is_disqualified_loses_the_match_of_that_round_alone():
    data = bracket(4, ["1-4 1000:600 2-3 500:1000", "1-3 1000:800 4-2 1000:900"], format="knock-out")
    who = {"number": 1, "kind": "disqualification", "who": [1], "amount": 0, "against": 0, "hand": 0}
    data["penalties"] = [who | {"round": 1}]
    for gone, upto, right in ((2, 1, [4, 3, 1, 1]), (3, 2, [2, 4, 1, 3])):
        data["entrants"][0]["withdrawn_from"] = gone
        facts = facts_of(data)
        assert [*levels(facts, shares_of(facts, upto), upto).values()] == right


def test_a_match_of_somebody_who_is_out_counts_for_neither():
    facts = facts_of(bracket(4, ["1-4 1000:600 2-3 500:1000", "1-2 300:800"], format="knock-out"))
    assert [*levels(facts, shares_of(facts, 2), 2).values()] == [1, 3, 1, 3]


@pytest.mark.parametrize(
    ("ruled", "corrected", "found"), [(None, 2, 1), (2, None, 1), (1, None, 0), (None, 1, 0)]
)
def test_who_is_out_is_not_drawn_but_where_a_ruling_came_after_the_draw(ruled, corrected, found):
    data = bracket(4, ["1-4 1000:600 2-3 500:1000", "1-2 300:800"], format="knock-out")
    penalty = {"number": 1, "kind": "victory-points", "who": [3], "amount": 1, "against": 0, "hand": 0}
    data["penalties"] = [] if ruled is None else [penalty | {"round": ruled}]
    data["deviations"] = [] if corrected is None else [{"kind": "correction", "round": corrected}]
    assert [each.kind for each in check_draws(facts_of(data))].count("out-already") == found


@pytest.mark.parametrize(("fourth", "found"), [("1-5 500:400", 0), ("3-5 500:400", 1)])
def test_a_rematch_in_a_group_is_told_where_it_could_be_spared(fourth, found):
    lines = ["1-3 500:400 2-4 500:400", "1-2 500:400", "1-4 500:400", fourth, "1-3 500:400 2-5 500:400"]
    one = {"third_place": True, "best_of_three_from": 0, "groups": 1, "advancing": 2}
    data = bracket(5, lines, format="groups-knock-out", knock_out=one)
    assert [each.kind for each in check_draws(facts_of(data))].count("rematch") == found


@pytest.mark.parametrize(
    ("method", "best", "points"),
    [
        ("victory-points", None, {1: 8, 4: 6, 2: 4, 5: 4, 3: 2}),
        ("place-points", None, {1: 200, 4: 160, 2: 120, 5: 80, 3: 40}),
        ("place-points", 1, {1: 100, 4: 80, 2: 60, 5: 40, 3: 20}),
        ("ranking-list", 1, {1: 6.25, 4: 11.25, 2: 0.9375, 5: 2.5, 3: 0.078125}),
    ],
)
def test_a_season_of_two_equal_evenings(method, best, points):
    evenings = [facts_of(swiss_of_five())] * 2
    place = {who: 1 + sum(other > mine for other in points.values()) for who, mine in points.items()}
    rows = [{"place": place[who], "name": f"Team {who}", "points": points[who]} for who in points]
    claim = {"method": method, "best": best, "rows": rows}
    assert list(check_season(evenings, claim)) == []
    rows[0] |= {"points": 7, "place": 5}
    rows.pop()
    kinds = sorted(each.kind for each in check_season(evenings, claim))
    assert kinds == [f"season-{method}", f"season-{method}", f"season-{method}-place"]


def test_who_leaves_before_a_stage_in_which_then_nobody_meets_is_out_alone():
    lines = ["1-4 900:100 2-5 900:100 3-6 900:100", "2-3 900:100"]
    data = bracket(6, lines, format="knock-out")
    data["entrants"][0]["withdrawn_from"] = 2
    facts = facts_of(data)
    assert [*levels(facts, shares_of(facts, 2), 2).values()] == [3, 1, 2, 4, 4, 4]


def test_groups_send_on_their_best():
    lines = [
        "1-4 1000:600 2-3 1000:600",
        "1-5 1000:600 2-6 1000:600",
        "4-5 1000:600 3-6 1000:500",
        "1-2 900:1100",
    ]
    one = {"third_place": True, "best_of_three_from": 0, "groups": 2, "advancing": 1}
    facts = facts_of(bracket(6, lines, format="groups-knock-out", knock_out=one))
    assert levels(facts, shares_of(facts, 4), 4) == {1: 2, 2: 1, 3: 3, 4: 3, 5: 3, 6: 3}


def test_in_a_bracket_that_was_drawn_by_hand_byes_come_first():
    drawn = facts_of(export(6, [([(1, 2)], (3, 4, 5, 6))], [], format="knock-out")).rounds[0]
    assert top_to_bottom(drawn) == {3: 0, 4: 2, 5: 4, 6: 6, 1: 8, 2: 9}

"""Does the second opinion name just what was altered in a right export?"""

from fractions import Fraction

import pytest

from tests.check.evenings import export, hand, swiss_of_five, turnier_of_four
from tichu_turnier.check import check, facts_of
from tichu_turnier.check.shares import matchpoints


def named(data):
    return [(each.kind, each.round, each.table, each.entrant) for each in check(facts_of(data))]


@pytest.mark.parametrize("evening", [swiss_of_five, turnier_of_four])
def test_nothing_differs_in_a_right_export(evening):
    assert named(evening()) == []


def row(data, after_round, who):
    rows = data["claims"]["standings"][after_round - 1]["rows"]
    return next(row for row in rows if row["id"] == who)


@pytest.mark.parametrize(
    ("field", "value", "kind"),
    [
        ("place", 4, "place"),
        ("victory_points", 3, "victory-points"),
        ("tichu_points", 1205, "tichu-points"),
        ("hands", 15, "hands"),
        ("byes", 1, "byes"),
        ("decided_by", "tichu-points", "decided-by"),
    ],
)
def test_one_number_of_the_standings(field, value, kind):
    data = swiss_of_five()
    row(data, 2, 2)[field] = value
    assert named(data) == [(kind, 2, None, 2)]


def test_one_tie_break():
    data = swiss_of_five()
    row(data, 1, 5)["tie_breaks"]["tichu-difference"] = 10
    assert named(data) == [("tichu-difference", 1, None, 5)]
    data = turnier_of_four()
    row(data, 1, 1)["tie_breaks"]["calls-made"] = 0
    assert named(data) == [("calls-made", 1, None, 1)]


@pytest.mark.parametrize(
    ("field", "value", "kind"),
    [("score", [601, 400], "score"), ("hands_played", 9, "hands-played"), ("possible", False, "possible")],
)
def test_one_claim_about_a_result(field, value, kind):
    data = swiss_of_five()
    data["claims"]["results"][0][field] = value
    assert named(data) == [(kind, 1, 1, None)]


def test_what_a_match_brought():
    data = swiss_of_five()
    data["claims"]["results"][0]["brings"][0]["victory_points"] = 1
    assert named(data) == [("match-victory-points", 1, 1, 1)]


@pytest.mark.parametrize(("where", "kind"), [("quality", "table-repeats"), ("bound", "bound-table-repeats")])
def test_figures_of_a_draw(where, kind):
    data = swiss_of_five()
    data["claims"]["draws"][1][where]["table_repeats"] = 5
    assert named(data) == [(kind, 2, None, None)]


def test_a_score_that_cannot_be():
    data = swiss_of_five()
    del data["claims"]["results"]
    data["results"][0]["report"]["a"] = 605
    assert ("score", 1, 1, None) in named(data)
    data["results"][0]["accepted_because"] = "signed by all"
    assert ("score", 1, 1, None) not in named(data)


def without_claims(change):
    data = swiss_of_five()
    data["claims"] = {}
    change(data)
    return named(data)


def test_a_seat_taken_twice_and_somebody_without_one():
    def change(data):
        data["rounds"][1]["tables"][1]["seats"] = [3, 1, 3, 1]

    assert without_claims(change) == [("seated-twice", 2, 2, 1), ("left-out", 2, None, 2)]


def test_somebody_who_is_not_there():
    def change(data):
        data["entrants"][1]["withdrawn_from"] = 2

    assert without_claims(change) == [("not-playing", 2, 2, 2)]


def test_a_rematch_that_could_be_avoided():
    def change(data):
        data["rounds"][1] |= {"sitting_out": [3]}
        data["rounds"][1]["tables"][0]["seats"] = [1, 2, 1, 2]
        data["rounds"][1]["tables"][1]["seats"] = [4, 5, 4, 5]

    assert without_claims(change) == [("rematch", 2, 1, 1)]


def test_a_rematch_drawn_by_hand_is_the_matter_of_who_drew_it():
    def change(data):
        data["rounds"][1] |= {"sitting_out": [3], "seed": None}
        data["rounds"][1]["tables"][0]["seats"] = [1, 2, 1, 2]
        data["rounds"][1]["tables"][1]["seats"] = [4, 5, 4, 5]

    assert without_claims(change) == []


def test_a_second_bye_before_others_had_one():
    def change(data):
        data["rounds"][1] |= {"sitting_out": [5]}
        data["rounds"][1]["tables"][0]["seats"] = [1, 4, 1, 4]

    assert without_claims(change) == [("bye-again", 2, None, 5)]


def test_people_to_be_kept_apart_and_the_table_that_somebody_needs():
    def change(data):
        data["entrants"][2]["apart_from"] = [2]
        data["entrants"][0]["needs_table"] = 2

    assert without_claims(change) == [
        ("needs-table", 1, 1, 1),
        ("needs-table", 2, 1, 1),
        ("keep-apart", 2, 2, 3),
    ]


def boards(first_of_round_2, *results):
    """Two rounds at two tables with two boards each."""
    drawn = [([(1, 2), (3, 4)],), ([(1, 3), (2, 4)],)]
    data = export(4, drawn, results, format="duplicate", scores="matchpoints", hands_per_stage=2)
    for number, each in enumerate(data["rounds"]):
        for table in each["tables"]:
            table["first_board"] = first_of_round_2 if number else 5
    return data


@pytest.mark.parametrize(("first", "twice"), [(3, 0), (4, 4), (6, 4), (7, 0)])
def test_nobody_plays_a_board_twice(first, twice):
    kinds = [kind for kind, *_ in named(boards(first))]
    assert kinds.count("board-twice") == twice


def test_a_hand_that_a_director_awarded_counts_so_much_of_what_could_be_had():
    hands = (hand(50, 50) | {"awarded": ["avg+", "avg-"]}, hand(60, 40))
    results = ((1, table, {"kind": "Hands", "hands": [one]}) for table, one in enumerate(hands, start=1))
    facts = facts_of(boards(7, *results))
    found = matchpoints(facts, facts.results)
    assert found[1, 1] == {1: (Fraction(6, 5), 2), 2: (Fraction(4, 5), 2)}
    assert found[1, 2] == {3: (1, 2), 4: (1, 2)}

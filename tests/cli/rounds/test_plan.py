"""Does `plan` draw whole events without a tournament, and say honestly how good they are?"""

from collections import Counter

import pytest

from tichu_turnier.tournament.draws.formats import FORMATS
from tichu_turnier.tournament.model.snapshot import Unit


@pytest.mark.parametrize("known", FORMATS, ids=lambda known: known.key)
@pytest.mark.parametrize("entrants", [0, 1, 5, 18])
def test_every_format_plans_for_any_number(done, known, entrants):
    plan = done(
        "plan", "--format", known.key, "--entrants", entrants, "--rounds", 4, "--seed", 1, "--json"
    ).json
    size = 2 if known.unit is Unit.PARTNERSHIP or known.key.startswith("two-") else 4
    assert len(plan["rounds"]) == 4
    for tables, resting in zip(plan["rounds"], plan["sitting_out"], strict=True):
        seated = [entrant for table in tables for side in table for entrant in side]
        if known.bracket is None:
            assert sorted([*seated, *resting]) == list(range(entrants))
            assert len(resting) == entrants % size
        assert len({*seated, *resting}) == len(seated) + len(resting)
        assert all(len(side) == size // 2 for table in tables for side in table)
    assert plan["quality"].keys() == plan["bound"].keys()
    assert all(plan["quality"][key] >= plan["bound"][key] for key in plan["quality"])


def test_the_figures_are_those_of_the_best_rounds_known(done):
    plan = done("plan", "--format", "individual", "--entrants", 16, "--rounds", 8, "--seed", 5, "--json").json
    figures = {"partner_repeats": 0, "opponent_repeats": 9, "meeting_repeats": 72, "sit_out_spread": 0}
    assert plan["quality"].items() >= figures.items()
    assert plan["bound"]["opponent_repeats"] <= 8


def test_the_tables_of_a_plan_stand_in_the_order_of_their_numbers(done):
    plan = done("plan", "--format", "individual", "--entrants", 64, "--rounds", 6, "--seed", 3, "--json").json
    visits = Counter(
        (who, number)
        for tables in plan["rounds"]
        for number, table in enumerate(tables)
        for side in table
        for who in side
    )
    assert max(visits.values()) == 1
    assert plan["quality"]["table_repeats"] == 0


def test_the_same_seed_gives_the_same_plan_and_none_another_one(done):
    words = ("plan", "--format", "whist", "--entrants", 13, "--rounds", 13)
    assert done(*words, "--seed", 4).out == done(*words, "--seed", 4).out
    assert done(*words).out != done(*words).out
    assert "Runde 13" in done(*words).out
    assert "Startzahl: 4" in done(*words, "--seed", 4).out


@pytest.mark.parametrize(
    ("key", "entrants", "rounds", "words"),
    [("indivdual", 8, 3, "individual"), ("fours", 2001, 3, "2000"), ("fours", 8, 0, "200")],
)
def test_what_cannot_be_planned_is_said(call, key, entrants, rounds, words):
    answer = call("plan", "--format", key, "--entrants", entrants, "--rounds", rounds)
    assert answer.code == 2
    assert words in answer.err

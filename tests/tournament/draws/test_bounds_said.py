"""Does any sentence say "fewer is impossible" of what another draw undercuts?"""

import json
import os
from collections import Counter, defaultdict
from dataclasses import asdict, replace

import pytest

from tests.cases import some
from tests.evenings import drawn, evening
from tichu_turnier.tournament.draws.fairness import evening_figures
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.draws.rotation.quality import ALWAYS, SAME_GROUPS, quality
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId

WHOLE = os.environ.get("TICHU_BOUNDS") == "all"
"""`TICHU_BOUNDS=all`: 5 to 40 people, 3 to 10 rounds, 20 seeds, which takes an hour."""
PEOPLE = range(5, 41) if WHOLE else (5, 7, 12, 17)
ROUNDS = range(3, 11) if WHOLE else (3, 5)
SEEDS = range(20 if WHOLE else 2)


@pytest.mark.parametrize("people", PEOPLE)
@pytest.mark.parametrize("preset", ["club-evening", "dtm"])
def test_no_other_seed_undercuts_what_is_said_to_be_impossible(preset, people):
    for rounds in ROUNDS:
        reached, said = defaultdict(list), defaultdict(list)
        for seed in SEEDS:
            for figure in evening_figures(drawn(evening(preset, people, rounds=rounds), 100 * seed)):
                reached[figure.key].append(figure.value)
                if figure.scope == ALWAYS and not figure.if_even:
                    said[figure.key].append(figure.least)
        for key, least in said.items():
            assert max(least) <= min(reached[key]), (rounds, key)


@pytest.mark.parametrize("name", ["individual_best", "better_schedules"])
def test_what_the_best_known_rounds_reach_is_not_called_impossible(shared_data, name):
    """Of as many people and rounds, whoever rests in them."""
    schedules = json.loads((shared_data / "rotation" / f"{name}.json").read_text("utf-8"))["schedules"]
    sizes = {key: tuple(map(int, key.split("x"))) for key in schedules}
    most = 1600 if WHOLE else 60
    small = [key for key, (people, rounds) in sizes.items() if people <= 40 and people * rounds <= most]
    for key, each in ((key, schedules[key]) for key in (small if WHOLE else some(small, 12))):
        people, rounds = sizes[key]
        known = [[((tuple(one), tuple(other)),) for one, other in tables] for tables in each["rounds"]]
        best = asdict(quality(known))
        for figure in evening_figures(drawn(evening("dtm", people, rounds=rounds), 5)):
            if figure.scope == ALWAYS and not figure.if_even and "repeats" in figure.key:
                assert figure.least <= best[figure.key.replace("-", "_")], (key, figure)


def test_what_is_proved_of_these_tables_is_said_of_these_tables():
    """22 people: with other groups nobody comes back to a table, with these somebody has to."""
    whole = drawn(evening("club-evening", 22, rounds=6), 7, 2)
    figure = next(each for each in evening_figures(whole) if each.key == "table-repeats")
    assert figure.scope == SAME_GROUPS


def test_the_second_round_reaches_what_another_planned_one_does():
    """Of 22 people hardly anybody comes back to a table in the second round; by lot it was half of them."""
    returns = Counter[int]()
    for first in range(1, 9):
        before = drawn(evening("club-evening", 22), first, 1)
        for seed in range(1, 6):
            after = replace(before, rounds=(*before.rounds, next_round(before, seed)))
            returns[evening_figures(after)[-1].value] += 1
    assert returns[0] >= 28
    assert returns[0] + returns[1] == 40


def test_of_rests_nothing_is_said_where_somebody_came_later():
    """Who is here all the time rested 0 or 1 times; had the newcomer rested, nobody of them would have."""
    before = drawn(evening("club-evening", 8), 5, 1)
    late = before.with_entrants(Entrant(EntrantId(9), "Uhu", first_round=2))
    rests = next(each for each in evening_figures(drawn(late, 5, 1)) if each.key == "sit-out-spread")
    assert rests.least == 0

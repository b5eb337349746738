"""Does another seed give another draw in every round, after late arrivals too, and none that is worse?"""

import os
from dataclasses import replace

import pytest

from tests.cases import ALL, some
from tests.evenings import drawn, evening
from tichu_turnier.tournament.draws.again import drawn_people
from tichu_turnier.tournament.draws.format import quality_of
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId

SEEDS = range(10)
EVERY_FIELD = os.environ.get("TICHU_AGAIN") == "all"
"""`TICHU_AGAIN=all` tries all fields from 8 to 40, which takes some minutes."""
FIELDS = range(12, 41) if EVERY_FIELD else (12, 15, 19, 20, 22, 33)
FEW = {("fours", 15), ("fours", 16), ("individual", 15)}
"""Where there are few third rounds in which nobody meets again."""


def seated(round_):
    """Who is at a table with whom, and who rests."""
    return frozenset(frozenset(each.entrants()) for each in round_.tables), frozenset(round_.sitting_out)


def others(tournament):
    return {seated(next_round(tournament, seed)) for seed in SEEDS}


@pytest.mark.parametrize("people", FIELDS)
@pytest.mark.parametrize("preset", ["club-evening", "dtm"])
def test_ten_seeds_give_at_least_eight_draws(preset, people):
    tournament = evening(preset, people, rounds=3)
    way = tournament.regulations.format
    for number in (1, 2, 3):
        least = 5 if number == 3 and (way, people) in FEW else 8
        assert len(others(tournament)) >= least, number
        tournament = drawn(tournament, 40 + number, 1)


@pytest.mark.parametrize(
    ("preset", "people", "rounds"),
    [("dtm", 13, 4), ("dtm", 14, 4), ("club-evening", 13, 4), ("dtm", 28, 6)],
)
def test_a_tight_field_has_many_third_rounds_too(preset, people, rounds):
    """Where hardly any change of names leaves what was played as it is, other rounds are searched."""
    assert len(others(drawn(evening(preset, people, rounds=rounds), 41, 2))) >= 8


def test_near_the_best_known_rounds_there_are_others_with_other_partners():
    """A walk finds them, where neither other names nor a search from anew lead to more than those planned."""
    tournament = drawn(evening("dtm", 14, rounds=5), 41, 2)
    found = {drawn_people(next_round(tournament, seed), tournament.regulations) for seed in SEEDS}
    assert len(found) > 3


@pytest.mark.parametrize(
    ("preset", "people", "exist"),
    some(
        [
            *(("club-evening", 5, 3), ("club-evening", 6, 1), ("club-evening", 7, 3), ("club-evening", 8, 8)),
            *(("dtm", 5, 1), ("dtm", 6, 1), ("dtm", 7, 6), ("dtm", 8, 2)),
        ],
        4,
    ),
)
def test_the_smallest_fields_have_all_third_rounds_that_are_as_good(preset, people, exist):
    """So many there are: counted over all ways of seating so many people."""
    tournament = drawn(evening(preset, people, rounds=3), 41, 2)
    found = {drawn_people(next_round(tournament, seed), tournament.regulations) for seed in range(60)}
    assert len(found) == exist


@pytest.mark.parametrize("people", [20, 21, 22, 23])
def test_a_late_arrival_is_drawn_in_by_the_new_seed(people):
    """Who comes for the second round does not fix who sits with whom, nor who rests."""
    tournament = drawn(evening("club-evening", people, rounds=3), 3, 1)
    late = Entrant(EntrantId(people + 1), "Uhu", first_round=2)
    tournament = tournament.with_entrants(late)
    found = [next_round(tournament, seed) for seed in SEEDS]
    assert len(set(map(seated, found))) >= 8
    if (people + 1) % 4:
        assert len({each.sitting_out for each in found}) >= 4


@pytest.mark.parametrize(
    ("preset", "people", "rounds", "most"),
    [
        ("club-evening", 9, 5, 25),
        ("club-evening", 16, 5, 0),
        ("club-evening", 18, 6, 5),
        ("club-evening", 20, 5, 0),
        ("club-evening", 24, 7, 0),
        ("club-evening", 19, 8, 25),
        ("dtm", 19, 6, 0),
        ("dtm", 19, 8, 25),
        ("dtm", 20, 6, 6),
        ("dtm", 29, 8, 2),
    ],
)
def test_an_evening_of_many_seeds_is_as_good_as_its_plan(preset, people, rounds, most):
    """Each round is drawn by a seed of its own, and the whole evening still reaches what its plan did."""
    for seed in (5, 81) if ALL else (5,):
        whole = drawn(evening(preset, people, rounds=rounds), seed)
        assert quality_of(whole).meeting_repeats <= most
        assert quality_of(whole).sit_out_spread <= 1


def test_the_plan_goes_on_where_two_tables_change_their_numbers_or_a_wish_comes_later():
    whole = drawn(evening("club-evening", 20, rounds=5), 5, 2)
    one, other = whole.rounds[0].tables[0].entrants()[:2]
    wished = whole.with_entrants(replace(whole.entrants[max(one, other)], apart_from=(min(one, other),)))
    (first, second, *tables), swapped = whole.rounds[0].tables, whole.rounds[0]
    numbered = (replace(second, table=first.table), replace(first, table=second.table), *tables)
    swapped = whole.with_round(replace(swapped, tables=numbered, exchanged=True))
    for tournament in (whole, wished, swapped):
        assert quality_of(drawn(tournament, 50, 3)).meeting_repeats == 0

"""Are wishes heeded in formats that follow tables, too, and is everything said that a draw could not keep?"""

from dataclasses import replace

import pytest

from tests.cases import ALL
from tests.evenings import drawn, evening, told
from tichu_turnier.tournament.changes import PublishDraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import EntrantId, Result, SecondPass, Totals

SEEDS = range(20 if ALL else 8)


def wishing(tournament, one, other):
    """Two who are not to meet."""
    return tournament.with_entrants(replace(tournament.entrants[EntrantId(other)], apart_from=(one,)))


def met(tournament, one, other):
    return any({one, other} <= set(each.entrants()) for drawn in tournament.rounds for each in drawn.tables)


@pytest.mark.parametrize(
    ("preset", "people", "rounds"),
    [
        *(("duplicate", 8, 5), ("duplicate", 12, 5), ("duplicate", 9, 4)),
        *(("round-robin", 8, 3), ("round-robin", 12, 5), ("two-round-robin", 8, 3), ("round-robin", 9, 4)),
    ],
)
def test_two_who_are_kept_apart_do_not_meet_where_not_everybody_must(preset, people, rounds):
    for seed in SEEDS:
        tournament = wishing(evening(preset, people, rounds=rounds), 1, 2)
        assert not met(drawn(tournament, 100 * seed), 1, 2)


def test_everybody_is_the_reason_only_where_everybody_meets():
    for rounds, why in ((7, "everybody"), (3, "lot")):
        tournament = evening("round-robin", 8, rounds=rounds)
        first = next_round(tournament, 3)
        one, other = sorted(first.tables[0].entrants())
        (said,) = [
            each
            for each in PublishDraw(first).findings(wishing(tournament, one, other))
            if each.key == "conditions-meet"
        ]
        assert said.args["why"] == why


@pytest.mark.parametrize("preset", ["duplicate", "round-robin"])
def test_clubs_are_kept_apart_in_the_first_round(preset):
    for seed in SEEDS:
        tournament = evening(preset, 8, rounds=5, clubs_apart_rounds=1)
        mates = (replace(tournament.entrants[EntrantId(who)], club="Nord") for who in (1, 2))
        assert not met(drawn(tournament.with_entrants(*mates), seed, 1), 1, 2)


def test_a_wish_that_comes_later_does_not_end_the_movement():
    before = drawn(evening("duplicate", 8, rounds=6), 4, 2)
    whole = drawn(wishing(before, 1, 2), 9, 4)
    boards = [{each.first_board for each in round_.tables} for round_ in whole.rounds]
    assert all(len(each) == 4 for each in boards)


def test_a_draw_by_standings_says_which_slips_are_in_doubt():
    tournament = drawn(evening("swiss", 4), 1, 1)
    one, other = (each.table for each in tournament.rounds[0].tables)
    differs = SecondPass(Totals(600, 400, 10), Totals(400, 600, 10))
    results = {
        (1, one): Result(1, one, Totals(600, 400, 10), second_pass=differs),
        (1, other): Result(1, other, Totals(550, 450, 10), note="Tisch 2?"),
    }
    tournament = replace(tournament, results=frozen(results.items()))
    found = told(PublishDraw(next_round(tournament, 2)), tournament)
    assert {"draw-result-differs", "draw-result-asked"} <= set(found)

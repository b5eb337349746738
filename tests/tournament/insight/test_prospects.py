"""Who can still win, also where losers are out, and what do the partners say?"""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.evenings import fresh, listed
from tests.tournament.draws.test_knock_outs import ANIMALS, drawn, entered, field
from tests.tournament.scoring.test_standings import evening
from tests.tournament.scoring.test_tie_breaks import table_evening
from tichu_turnier.tournament.changes import EnterResult, Withdraw
from tichu_turnier.tournament.draws.formats import due
from tichu_turnier.tournament.draws.rotation.lots import generator, pick
from tichu_turnier.tournament.insight.prospects import prospects
from tichu_turnier.tournament.model.mappings import frozen, replaced
from tichu_turnier.tournament.model.presets import (
    CLUB_EVENING,
    DOUBLE_ELIMINATION,
    DTM,
    GROUPS_KNOCK_OUT,
    KNOCK_OUT,
)
from tichu_turnier.tournament.model.snapshot import ByeCredit, Result, Scoring, ScoringUnit, Totals
from tichu_turnier.tournament.scoring.partner_adjusted import partner_adjusted
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings.standings import plain_rows


def four_alone(tournament):
    """With nobody on the list but the first four."""
    return replace(tournament, entrants=frozen(list(tournament.entrants.items())[:4]))


ROUNDS = ("1-2 600:400 3-4 600:400", "1-3 600:400 2-4 600:400", "1-4 ? 2-3 ?")
"""Before the last matches 1 has four victory points, 2 and 3 have two, 4 has none; a victory brings two."""


SIXES = "1234 60 60 60 60, 5678 60 60 60 60"
NINE, MARGIN = "1234 " + " ".join(["60"] * 9), Scoring(unit=ScoringUnit.MARGIN)
CHAMPION = "1-2 9000:100 3-4 600:400"
CASES = {
    "matches that are left decide": (evening(4, *ROUNDS, rounds=3), "1:1-3 2:1-4 3:1-4 4:2-4"),
    "rounds not drawn yet are open too": (evening(4, *ROUNDS[:1], rounds=2), "1:1-4 2:1-4 3:1-4 4:1-4"),
    "drawn or not": (evening(4, *ROUNDS[:2], rounds=3), "1:1-3 2:1-4 3:1-4 4:2-4"),
    "with the last result it is the place": (evening(4, *ROUNDS[:2], rounds=2), "1:1-1 2:2-2 3:2-2 4:4-4"),
    "who has left keeps what he has": (
        Withdraw(4, 3).apply(evening(4, *ROUNDS[:2], rounds=3)),
        "1:1-3 2:1-3 3:1-3 4:4-4",
    ),
    # After four of eight hands 1 and 3 lead by 8 to 0; four hands bring 12 at most, 0 at least.
    "a hand brings three at most": (
        table_evening(DTM, SIXES, rounds=2),
        "1:1-8 2:1-8 3:1-8 4:1-8 5:1-8 6:1-8 7:1-8 8:1-8",
    ),
    "after three of four rounds": (
        table_evening(DTM, *[SIXES] * 3, rounds=4),
        "1:1-4 2:5-8 3:1-4 4:5-8 5:1-4 6:5-8 7:1-4 8:5-8",
    ),
    # The first wins every stage as clearly, two victory points each; the others have two from one round.
    "a round of three margins brings six at most": (
        four_alone(table_evening(CLUB_EVENING, NINE, scoring=MARGIN, rounds=2)),
        "1:1-4 2:1-4 3:1-4 4:1-4",
    ),
    "after two of three rounds": (
        four_alone(table_evening(CLUB_EVENING, *[NINE] * 2, scoring=MARGIN, rounds=3)),
        "1:1-1 2:2-4 3:2-4 4:2-4",
    ),
    "who has not played yet may still come": (
        table_evening(CLUB_EVENING, *[NINE] * 2, scoring=MARGIN, rounds=3),
        "1:1-1 2:2-8 3:2-8 4:2-8 5:2-8 6:2-8 7:2-8 8:2-8",
    ),
    "the lead may be too large": (
        evening(4, *["1-2 600:400 3-4 500:500"] * 3, rounds=4),
        "1:1-1 2:4-4 3:2-3 4:2-3",
    ),
    "eight hands bring 3200 Tichu points at most": (
        evening(4, CHAMPION, rounds=2, hands_per_stage=8, tie_breaks=("tichu-points",)),
        "1:1-1 2:2-4 3:2-4 4:2-4",
    ),
    "other criteria have no bounds": (
        evening(4, CHAMPION, rounds=2, tie_breaks=("best-round",)),
        "1:1-4 2:1-4 3:1-4 4:1-4",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_which_places_are_open(case):
    tournament, expected = CASES[case]
    found = prospects(tournament)
    told = [f"{who}:{found[who].best}-{found[who].worst}" for who in tournament.entrants if who in found]
    assert told == expected.split()
    assert [each.can_win for each in found.values()] == [each.best == 1 for each in found.values()]


scores = st.integers(-20, 20).map(lambda margin: (500 + 5 * margin, 500 - 5 * margin))


@given(
    st.lists(scores, min_size=6, max_size=6), st.sampled_from(ByeCredit), st.integers(0, 1), st.integers(0, 5)
)
def test_nobody_ends_outside_of_what_was_possible(results, credit, dropped, known):
    """Five teams, one rests each round; wherever it is stopped, what comes out was within reach."""
    lines = ("1-2 ? 3-4 ? bye 5", "1-3 ? 2-5 ? bye 4", "1-5 ? 4-2 ? bye 3")
    chosen = {"bye_credit": credit, "flat_victory_points": 1, "rounds": 3, "dropped_rounds": dropped}
    tournament = evening(5, *lines, **chosen)
    keys = [(turn.number, seating.table) for turn in tournament.rounds for seating in turn.tables]
    before = tournament
    for index, (key, (a, b)) in enumerate(zip(keys, results, strict=True)):
        before = tournament if index == known else before
        result = Result(*key, Totals(a, b, 10))
        tournament = replace(tournament, results=replaced(tournament.results, key, result))
    possible = prospects(before)
    for row in standings(tournament):
        assert possible[row.entrant.id].best <= row.place <= possible[row.entrant.id].worst


def test_partners_are_taken_at_what_they_win_with_others():
    # Two hands each, two victory points a hand: 1 and 3 win, then 1 and 2, then 2 and 3.
    tournament = table_evening(DTM, "1234 60 60", "1324 60 60", "1243 40 40")
    adjusted = partner_adjusted(tournament)
    # 1 has 8 in six hands; without him 3 and 2 have 4 in four, 4 nothing. 4 has nothing, all others 8.
    assert adjusted[1] == Fraction(8, 6) - Fraction(1 + 1 + 0, 3)
    assert adjusted[4] == 0 - 2
    assert adjusted[1] == adjusted[2] == adjusted[3]
    assert {row["id"]: row["partner_adjusted"] for row in plain_rows(tournament)} == pytest.approx(adjusted)


def test_fixed_partners_are_not_adjusted():
    assert partner_adjusted(evening(4, *ROUNDS)) == {}


def test_rounds_after_the_one_asked_for_do_not_count():
    tournament = table_evening(DTM, "1234 60 60", "1324 60 60")
    assert partner_adjusted(tournament, 1) == {}
    assert partner_adjusted(tournament, 2).keys() == {1, 2, 3, 4}


def in_order(tournament):
    """The open places in the order of the list."""
    found = prospects(tournament)
    return " ".join(f"{found[who].best}-{found[who].worst}" for who in sorted(found))


def test_who_is_out_can_win_no_more():
    tournament = entered(drawn(field(KNOCK_OUT, ANIMALS[:6])), "1000:400", "300:1100")
    names = {entrant.name: prospects(tournament)[who] for who, entrant in tournament.entrants.items()}
    assert [name for name, each in names.items() if each.can_win] == ["Adler", "Biber", "Elster", "Gans"]
    assert {(each.best, each.worst) for each in names.values()} == {(1, 4), (5, 5)}


def test_the_final_and_the_match_for_the_third_place():
    tournament = entered(drawn(field(KNOCK_OUT, ANIMALS[:4])), "1000:400")
    assert in_order(tournament) == "1-2 1-4 1-4 3-4"
    tournament = drawn(entered(tournament, "1000:400", "1000:400"))
    assert in_order(tournament) == "1-2 1-2 3-4 3-4"
    assert in_order(EnterResult(2, 2, Totals(400, 1000)).apply(tournament)) in (
        "1-2 1-2 3-3 4-4",
        "1-2 1-2 4-4 3-3",
    )
    assert in_order(entered(tournament, "400:1000", "400:1000"))[:7] == "2-2 1-1"


def test_who_was_beaten_in_the_same_round_stays_in_the_order_of_points():
    tournament = field(KNOCK_OUT, ANIMALS)
    chain = ("bracket", "tichu-points")
    tournament = replace(tournament, regulations=replace(tournament.regulations, tie_breaks=chain))
    tournament = entered(drawn(tournament), "1000:100", "1000:400", "1000:300", "1000:200")
    assert in_order(tournament).split().count("1-4") == 4
    assert {"5-5", "6-6", "7-7", "8-8"} <= set(in_order(tournament).split())


def test_in_groups_everything_is_open_and_then_only_for_those_who_go_on():
    tournament = field(GROUPS_KNOCK_OUT)
    assert set(in_order(tournament).split()) == {"1-8"}
    for _ in range(3):
        tournament = drawn(tournament)
        tournament = entered(tournament, *["1000:100"] * 4)
    assert sorted(in_order(tournament).split())[:4] == ["1-4"] * 4
    assert "1-8" not in in_order(tournament)


@settings(max_examples=12, deadline=None)
@given(
    st.sampled_from([KNOCK_OUT, GROUPS_KNOCK_OUT, DOUBLE_ELIMINATION]),
    st.integers(2, 12),
    st.integers(0, 99),
    st.sampled_from([0, 4]),
    st.booleans(),
)
def test_nobody_ends_outside_of_what_a_bracket_leaves(preset, teams, seed, best_of_three_from, third_place):
    """Wherever it is stopped, also in the middle of a round; now and then somebody leaves."""
    how = {"best_of_three_from": best_of_three_from, "third_place": third_place}
    wanted = replace(preset.regulations.knock_out, **how)
    tournament = listed(fresh(preset, knock_out=wanted), [f"Team {n}" for n in range(teams)])
    lots, before = generator(seed, 1), [tournament]
    while due(tournament):
        tournament = drawn(tournament, seed)
        for seating in tournament.rounds[-1].tables:
            score = Totals(*pick(lots, ((1000, 400), (400, 1000))))
            tournament = EnterResult(len(tournament.rounds), seating.table, score).apply(tournament)
            before.append(tournament)
    for stopped in before:
        possible = prospects(stopped)
        for row in standings(tournament):
            assert possible[row.entrant.id].best <= row.place <= possible[row.entrant.id].worst
    assert all(each.best == each.worst for each in prospects(tournament).values())


def test_who_leaves_can_win_no_more():
    tournament = entered(drawn(field(KNOCK_OUT, ANIMALS)), *["1000:400"] * 4)
    tournament = Withdraw(1, 2).apply(tournament)
    assert not prospects(tournament)[1].can_win


@pytest.mark.parametrize("preset", [KNOCK_OUT, GROUPS_KNOCK_OUT, DOUBLE_ELIMINATION])
def test_before_the_first_draw_everything_is_open(preset):
    assert set(in_order(field(preset)).split()) == {"1-8"}

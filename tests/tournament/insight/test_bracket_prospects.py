"""Which places are still open where losers are out?"""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.evenings import fresh, listed
from tests.tournament.draws.test_knock_outs import ANIMALS, drawn, entered, field
from tichu_turnier.tournament.changes import EnterResult, Withdraw
from tichu_turnier.tournament.draws.formats import due
from tichu_turnier.tournament.draws.rotation.lots import generator, pick
from tichu_turnier.tournament.insight.prospects import prospects
from tichu_turnier.tournament.model.presets import DOUBLE_ELIMINATION, GROUPS_KNOCK_OUT, KNOCK_OUT
from tichu_turnier.tournament.model.snapshot import Totals
from tichu_turnier.tournament.scoring.standings import standings


def shown(tournament):
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
    assert shown(tournament) == "1-2 1-4 1-4 3-4"
    tournament = drawn(entered(tournament, "1000:400", "1000:400"))
    assert shown(tournament) == "1-2 1-2 3-4 3-4"
    assert shown(EnterResult(2, 2, Totals(400, 1000)).apply(tournament)) in (
        "1-2 1-2 3-3 4-4",
        "1-2 1-2 4-4 3-3",
    )
    assert shown(entered(tournament, "400:1000", "400:1000"))[:7] == "2-2 1-1"


def test_who_was_beaten_in_the_same_round_stays_in_the_order_of_points():
    tournament = field(KNOCK_OUT, ANIMALS)
    chain = ("bracket", "tichu-points")
    tournament = replace(tournament, regulations=replace(tournament.regulations, tie_breaks=chain))
    tournament = entered(drawn(tournament), "1000:100", "1000:400", "1000:300", "1000:200")
    assert shown(tournament).split().count("1-4") == 4
    assert {"5-5", "6-6", "7-7", "8-8"} <= set(shown(tournament).split())


def test_in_groups_everything_is_open_and_then_only_for_those_who_go_on():
    tournament = field(GROUPS_KNOCK_OUT)
    assert set(shown(tournament).split()) == {"1-8"}
    for _ in range(3):
        tournament = drawn(tournament)
        tournament = entered(tournament, *["1000:100"] * 4)
    assert sorted(shown(tournament).split())[:4] == ["1-4"] * 4
    assert "1-8" not in shown(tournament)


@settings(max_examples=12, deadline=None)
@given(
    st.sampled_from([KNOCK_OUT, GROUPS_KNOCK_OUT, DOUBLE_ELIMINATION]),
    st.integers(2, 12),
    st.integers(0, 99),
    st.sampled_from([0, 4]),
    st.booleans(),
)
def test_nobody_ends_outside_of_what_was_possible(preset, teams, seed, best_of_three_from, third_place):
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
    assert set(shown(field(preset)).split()) == {"1-8"}

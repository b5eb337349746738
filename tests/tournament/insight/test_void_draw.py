"""Is it told that a draw does not follow from the results any more?"""

import pytest

from tests.evenings import drawn, evening, keys
from tichu_turnier.tournament.changes import (
    EnterResult,
    PublishDraw,
    SetTimetable,
    WaiveOpenPoint,
    Withdraw,
    WithdrawDraw,
)
from tichu_turnier.tournament.draws.formats import next_round, planned_rounds
from tichu_turnier.tournament.insight.open_points import open_points
from tichu_turnier.tournament.insight.programme import fitted
from tichu_turnier.tournament.insight.void_draw import void_draw
from tichu_turnier.tournament.model.snapshot import Totals

FIRST, SECOND = Totals(1000, 400), Totals(400, 1000)


def played(tournament, rounds, report=FIRST):
    """So many more rounds, drawn and won by the first at each table."""
    for _ in range(rounds):
        number = len(tournament.rounds) + 1
        tournament = PublishDraw(next_round(tournament, number)).apply(tournament)
        for seating in tournament.rounds[-1].tables:
            tournament = EnterResult(number, seating.table, report).apply(tournament)
    return tournament


def corrected(tournament, number, table=1):
    old = tournament.results[number, table].report
    return EnterResult(number, table, SECOND if old == FIRST else FIRST).apply(tournament)


BRACKETS = [
    ("knock-out", 11, 2),
    ("knock-out", 8, 1),
    ("two-knock-out", 6, 1),
    ("double-elimination", 8, 1),
    ("double-elimination", 7, 2),
    ("knock-out", 4, 1),
]


@pytest.mark.parametrize(("key", "people", "before"), BRACKETS)
def test_who_is_out_after_a_correction_does_not_play_on(key, people, before):
    semis = drawn(played(evening(key, people), before), 9, 1)
    assert void_draw(semis) is None
    table = next(
        seating
        for seating in semis.rounds[before - 1].tables
        if {seating.seats[0], seating.seats[1]} & semis.rounds[-1].people()
    )
    wrong = corrected(semis, before, table.table)
    found = void_draw(wrong)
    if key == "double-elimination" and found is None:  # both play on, among other losers
        return
    assert (found.key, found.args["round"], found.where) == ("open-void", before + 1, ("draw",))
    assert table.seats[0] in semis.rounds[-1].people()
    point = next(each for each in open_points(wrong) if each.key == "open-void")
    assert keys(WaiveOpenPoint(point, "egal").findings(wrong)) == ["open-blocks"]
    assert void_draw(WithdrawDraw(before + 1).apply(wrong)) is None


def test_groups_decide_who_plays_the_first_round_after_them():
    groups = played(evening("groups-knock-out", 8), 3)
    semis = drawn(groups, 9, 1)
    assert void_draw(semis) is None
    through = semis.rounds[-1].people()
    first = [(key, result) for key, result in semis.results.items()]
    turned = semis
    for (number, table), _ in first:
        if turned.seating(number, table).seats[0] in through:
            turned = corrected(turned, number, table)
    assert void_draw(turned).key == "open-void"


def test_a_match_that_a_correction_made_level_leaves_nobody_in_the_next_round():
    semis = drawn(played(evening("knock-out", 8), 1), 9, 1)
    level = EnterResult(1, 1, Totals(1000, 1000)).apply(semis)
    assert (void_draw(level).key, void_draw(level).args["count"]) == ("open-void", 1)


def test_results_of_a_void_round_go_first():
    final = played(evening("knock-out", 4), 2)
    found = void_draw(corrected(final, 1))
    assert (found.args["begun"], found.where) == ("yes", ("results", 2))


def test_whoever_left_since_makes_no_draw_void():
    semis = drawn(played(evening("knock-out", 8), 1), 9, 1)
    away = Withdraw(semis.rounds[-1].tables[0].seats[0], 3).apply(semis)
    assert void_draw(away) is None


def test_a_swiss_round_drawn_by_old_results_is_told_until_it_is_played():
    second = drawn(played(evening("swiss", 8), 1), 9, 1)
    turned = corrected(second, 1)
    (point,) = open_points(turned)
    assert (point.key, point.args["begun"]) == ("open-drawn-before", "no")
    assert open_points(WaiveOpenPoint(point, "schon am Platz").apply(turned)) == ()
    assert void_draw(EnterResult(2, 1, FIRST).apply(turned)) is None
    assert void_draw(second) is None


@pytest.mark.parametrize(
    "key", ["knock-out", "two-knock-out", "double-elimination", "groups-knock-out", "swiss"]
)
@pytest.mark.parametrize("people", [5, 8, 11])
def test_an_evening_without_a_correction_is_never_told_so(key, people):
    now = evening(key, people)
    while len(now.rounds) < planned_rounds(now) and (not now.rounds or len(now.rounds) < 9):
        now = drawn(now, 5, 1)
        now = SetTimetable(fitted(now)).apply(now)
        assert not {"open-void", "open-drawn-before", "rounds-lacking"} & {*keys(open_points(now))}
        for seating in now.rounds[-1].tables:
            now = EnterResult(now.rounds[-1].number, seating.table, FIRST).apply(now)
        assert void_draw(now) is None

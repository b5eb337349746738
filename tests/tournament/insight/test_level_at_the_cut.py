"""Is it told where nothing but the lot says who goes on from a group?"""

from tests.evenings import drawn, evening, keys
from tichu_turnier.tournament.changes import EnterResult, WaiveOpenPoint
from tichu_turnier.tournament.insight.open_points import after_draw, open_points
from tichu_turnier.tournament.model.snapshot import Totals


def level_match(_one, _other):
    return Totals(500, 500)


def lower_number_wins(one, other):
    return Totals(1000, 100 * other) if one < other else Totals(100 * one, 1000)


def groups_played(report):
    """Two groups of four through all their rounds, each match as `report` says for the numbers of both."""
    now = evening("groups-knock-out", 8)
    for number in range(1, 4):
        now = drawn(now, number, 1)
        for seating in now.rounds[-1].tables:
            now = EnterResult(number, seating.table, report(*seating.seats[:2])).apply(now)
    return now


def test_all_level_in_both_groups_is_told_before_the_draw_and_after_it():
    level = groups_played(level_match)
    found = [point for point in open_points(level) if point.key == "open-cut"]
    assert [point.args["group"] for point in found] == ["A", "B"]
    semis = drawn(level, 5, 1)
    assert [each.key for each in after_draw(semis)].count("open-cut") == 2
    through = semis.rounds[-1].people()
    names = {semis.name_of(who) for who in through}
    assert {each.args["name"] for each in found} <= names
    assert not {each.args["other"] for each in found} & names
    for point in found:
        semis = WaiveOpenPoint(point, "Los gezogen").apply(semis)
    assert "open-cut" not in keys((*open_points(semis), *after_draw(semis)))


def test_nothing_is_told_where_points_decide_or_the_knock_out_is_under_way():
    clear = groups_played(lower_number_wins)
    assert "open-cut" not in keys(open_points(clear))
    level = drawn(groups_played(level_match), 5, 1)
    begun = EnterResult(4, 1, Totals(1000, 500)).apply(level)
    assert "open-cut" not in keys(open_points(begun))

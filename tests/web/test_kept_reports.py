"""Does what phones have reported end with the table it was made for?"""

import pytest

from tests.evenings import NINE, drawn, evening, refused
from tichu_turnier.desk.desk import Desk
from tichu_turnier.tournament.changes import PublishDraw, SwapSeats, WithdrawDraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.draws.seat_swap import TwoEntrants
from tichu_turnier.web.reports import Reports, State, TableReport, state_of


@pytest.fixture
def desk(tmp_path):
    with Desk.create(tmp_path / "abend.tichu", drawn(evening("club-evening", 8), 7, 1), "Eule") as desk:
        yield desk


def people(desk):
    """Everybody at table 1, partners opposite."""
    return desk.tournament.seating(1, 1).seats


def drawn_anew(desk):
    """Others sit at table 1."""
    before = {*people(desk)}
    desk.do(WithdrawDraw(1))
    seed = next(seed for seed in range(99) if {*next_round(desk.tournament, seed).tables[0].seats} != before)
    desk.do(PublishDraw(next_round(desk.tournament, seed)))


def test_a_report_is_nobody_s_once_others_sit_there(desk):
    reports = Reports(desk)
    reports.send(TableReport(1, 1, people(desk)[0], NINE))
    drawn_anew(desk)
    a, b, *_ = people(desk)
    assert (reports.all(), reports.of((1, 1)), reports.for_the_desk()) == ((), None, {})
    assert refused(reports.check, (1, 1), a, 500) == ["web-nothing-to-check"]
    reports.take((1, 1))
    assert desk.tournament.results == {}
    reports.send(TableReport(1, 1, b, NINE))
    (told,) = reports.all()
    assert (told.by, told.checked_by, state_of(desk.tournament, told)) == (b, None, State.WAITS)
    assert Reports(desk).all() == (told,), "kept beside the file"


def test_a_report_is_there_again_when_the_same_people_are(desk):
    reports = Reports(desk)
    reports.send(TableReport(1, 1, people(desk)[0], NINE))
    (told,) = reports.all()
    drawn_anew(desk)
    desk.undo()
    assert reports.all() == ()
    desk.undo()
    assert reports.all() == (told,)


@pytest.mark.parametrize("seat", [1, 3])
def test_who_counted_differently_may_change_tables(desk, seat):
    reports = Reports(desk)
    who, *_ = people(desk)
    reports.send(TableReport(1, 1, who, NINE))
    reports.check((1, 1), people(desk)[1], 10)
    assert reports.for_the_desk() == {(1, 1): "differs"}
    desk.do(SwapSeats(1, TwoEntrants(people(desk)[seat], desk.tournament.seating(1, 2).seats[0])))
    assert (reports.for_the_desk(), reports.all()) == ({}, ())

"""Can two places be exchanged in the seat plan, by keys and by hand, with the cost said before?"""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.gui.draw.test_draw_screen import at_draw, draw, publish
from tichu_turnier.gui.draw.seat_plan_layout import Place, PlanTable, Spot, beside, grid
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.changes import EnterResult, KeepApart, SwapSeats
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.draws.seat_swap import TwoTables, swapped
from tichu_turnier.tournament.model.snapshot import Hands

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


def people(count=16):
    return [
        PlanTable(f"Tisch {n}", (Spot(Place(n), "A", 0), Spot(Place(n + 100), "B", 1)), Place(n, True))
        for n in range(1, count + 1)
    ]


def test_arrows_lead_from_name_to_name_and_to_the_next_table():
    plan = grid(people(6), 10.0, 330.0)
    assert plan.across == 3
    area = {place: plan.area_of(place) for place, _ in plan.places()}
    names = [each for each in plan.places() if not each[0].whole_table]
    assert beside(plan.places(), area[Place(1, True)], 0, 1) == Place(1)
    assert beside(plan.places(), area[Place(1)], 1, 0) == Place(2)
    assert beside(plan.places(), area[Place(102)], 0, 1) == Place(5, True)
    assert beside(names, area[Place(102)], 0, 1) == Place(5)
    assert beside(plan.places(), area[Place(3)], 1, 0) is None
    assert plan.at(area[Place(105)].center()) == Place(105)
    assert list(plan.rows(plan.area(3).top(), plan.area(3).bottom())) == [3, 4, 5]


def test_tables_are_as_wide_as_all_have_room_below():
    low, high = grid(people(6), 10.0, 330.0, 100.0), grid(people(6), 10.0, 330.0, 400.0)
    assert (low.across, high.across) == (3, 2)
    assert low.wide < high.wide
    assert high.height <= 400
    assert grid(people(6), 10.0, 330.0, 4000.0).across == 2  # wide enough


def on_trial(director, count=16, seed=3):
    screen = at_draw(director, count)
    draw(director, screen, seed)
    director.qtbot.waitUntil(lambda: not screen.swaps._ledger.busy)
    return screen


def seated(screen, table, seat=0):
    return Place(screen.trial.seating(table).seats[seat])


def test_two_people_are_exchanged_with_keys_alone(director):
    screen = on_trial(director)
    plan, before = screen.views.plan, screen.trial
    director.control(screen, Qt.Key.Key_G)
    assert plan.hasFocus()
    director.type(plan, "adl")
    assert plan.name_of(plan.current) == "Adler"
    director.type(plan, key=Qt.Key.Key_Space)
    assert "Adler tauscht mit" in screen.views.words.text()
    director.type(plan, "fuchs")
    assert "Adler ⇄ Fuchs: kostet nichts" in screen.views.words.text()
    director.type(plan, key=Qt.Key.Key_Space)
    director.wait(lambda: screen.trial != before)
    places = {who: seating.table for seating in screen.trial.tables for who in seating.seats}
    old = {who: seating.table for seating in before.tables for who in seating.seats}
    assert (places[2], places[7]) == (old[7], old[2])
    assert "getauscht" in screen.views.words.text()
    director.control(plan, Qt.Key.Key_Z)
    director.wait(lambda: screen.trial is before)
    assert director.tournament.rounds == ()
    director.control(plan, Qt.Key.Key_Z)
    # Nothing is left on trial: now it is the desk that takes something back.
    director.wait(lambda: not director.tournament.entrants[2].checked_in)


def drag(plan, one, other):
    """Presses on one place, moves in small steps, lets go on the other."""
    start, end, view = plan.middle_of(one), plan.middle_of(other), plan.viewport()
    QTest.mousePress(view, LEFT, NONE, start)
    for step in range(1, 6):
        QTest.mouseMove(view, start + (end - start) * step / 5)
    QTest.qWait(1)


def test_two_people_are_exchanged_by_dragging_where_it_is_allowed(director):
    screen = on_trial(director)
    plan, before = screen.views.plan, screen.trial
    one, other = seated(screen, 1), seated(screen, 4, 2)
    drag(plan, one, other)
    assert (plan.carried, plan.target) == (one, other)
    assert "kostet nichts" in screen.views.words.text()
    QTest.mouseRelease(plan.viewport(), LEFT, NONE, plan.middle_of(other))
    director.wait(lambda: screen.trial != before)
    assert screen.trial.seating(1).seats[0] == other.number
    assert set(plan._moved) == {one.number, other.number}
    assert (screen.trial.seed, screen.trial.exchanged) == (3, True)
    assert screen.panel.seed_words.text() == "Startzahl, dann getauscht"
    drag(plan, one, other)
    QTest.mouseRelease(plan.viewport(), LEFT, NONE, QPoint(2, plan.viewport().height() - 2))
    assert plan.carried is None
    assert screen.trial.seating(1).seats[0] == other.number
    after, one, other = screen.trial, seated(screen, 1), seated(screen, 2)
    director.do(KeepApart(one.number, seated(screen, 2, 1).number))
    drag(plan, one, other)
    assert "sollen sich nicht begegnen" in screen.views.words.text()
    QTest.mouseRelease(plan.viewport(), LEFT, NONE, plan.middle_of(other))
    assert screen.trial is after


@pytest.mark.parametrize("way", ["button", "menu", "key"])
def test_undo_says_and_takes_back_the_swap_on_trial(director, way):
    """Ctrl+Z took back the swap, the button beside it a name that was changed before."""
    screen = on_trial(director)
    plan, header = screen.views.plan, director.window.workspace.header
    names, drawn, before = header.undo.accessibleName(), screen.trial, director.tournament
    one, other = seated(screen, 1), seated(screen, 4, 2)
    drag(plan, one, other)
    QTest.mouseRelease(plan.viewport(), LEFT, NONE, plan.middle_of(other))
    director.wait(lambda: screen.trial is not drawn)
    assert header.undo.accessibleName() == "Rückgängig: Plätze getauscht, noch nicht veröffentlicht"
    director.screen("entrants")
    assert header.undo.accessibleName() == names
    director.screen("draw")
    plan.setFocus()
    if way == "button":
        director.click(header.undo)
    elif way == "menu":
        director.window.menu.undo.trigger()
    else:
        director.control(plan, Qt.Key.Key_Z)
    assert screen.trial is drawn
    assert header.undo.accessibleName() == names
    director.wait()
    assert director.tournament is before


def test_a_published_draw_is_changed_by_the_desk(director):
    screen = on_trial(director)
    publish(director, screen)
    director.qtbot.waitUntil(lambda: not screen.swaps._ledger.busy)
    plan, before = screen.views.plan, director.tournament.rounds[0]
    plan.setFocus()
    plan.current = Place(1, whole_table=True)
    director.type(plan, key=Qt.Key.Key_Space)
    director.type(plan, key=Qt.Key.Key_End)
    assert "Tisch 1 ⇄ Tisch 4" in screen.views.words.text()
    assert "schon veröffentlicht: 8 Plätze" in screen.views.words.text()
    director.type(plan, key=Qt.Key.Key_Space)
    director.wait(lambda: director.tournament.rounds[0] != before)
    assert director.tournament.rounds[0] == swapped(before, TwoTables(1, 4))
    assert any("8 veröffentlichte Plätze" in words for words in director.said)
    director.do(EnterResult(1, 1, Hands((HandReport(60, 40),) * 9)))
    assert not screen.panel.others["withdraw"].isVisible()
    director.type(plan, key=Qt.Key.Key_Space)
    director.type(plan, key=Qt.Key.Key_Right)
    assert "schon ein Resultat" in screen.views.words.text()
    director.undo(2)
    director.wait(lambda: director.tournament.rounds[0] == before)
    assert before.seed == 3
    assert not SwapSeats(1, TwoTables(1, 4)).findings(director.tournament)[0].blocks


def test_withdrawn_by_one_key_and_drawn_again_with_the_same_seed(director):
    screen = on_trial(director, seed=4711)
    drawn = screen.trial
    assert director.tournament.rounds == ()
    assert drawn == next_round(director.tournament, 4711)
    director.control(screen.views.plan, Qt.Key.Key_Return)
    director.wait(lambda: len(director.tournament.rounds) == 1)
    assert "gilt" in screen.panel.state.text()
    assert "4711" in screen.panel.seed.text()
    director.control(screen.views.plan, Qt.Key.Key_Delete)
    screen.do("withdraw")  # as if asked for twice: there may be nothing to take back any more
    director.wait(lambda: director.tournament.rounds == ())
    screen.do("withdraw")
    desk = director.window.bridge.desk
    assert desk.at_revision(desk.revision - 1).rounds == (drawn,)
    assert screen.panel.seed.value() == 4711
    director.control(screen.views.plan, Qt.Key.Key_Return)
    director.wait(lambda: screen.trial is not None)
    assert screen.trial == drawn
    director.type(screen.views.plan, key=Qt.Key.Key_F3)
    director.wait(lambda: screen.trial != drawn)

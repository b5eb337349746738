"""Does the evening screen say which tables are slow, and when the evening will be over?"""

from datetime import UTC, datetime

import pytest

from tests.gui.driving import Director
from tests.gui.evening.test_evening_screen import HANDS, at, draw_next, set_time
from tichu_turnier.desk.history import entry_times
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, ClearResult, EnterResult
from tichu_turnier.tournament.registration.entrants import NewEntrant


@pytest.fixture
def evening(director: Director) -> Director:
    """Six tables in their first round since 19:15; the desk's time follows the watch."""
    director.make()
    director.do(AddEntrants(tuple(NewEntrant(f"Tier {number}") for number in range(1, 25))))
    director.do(CheckIn(tuple(range(1, 25))))
    draw_next(director)
    return director


def report(director: Director, time: str, *tables: int) -> None:
    moment = at(time)
    director.window.bridge.desk._now = lambda: datetime.fromtimestamp(moment.wall, UTC)
    set_time(director, moment)
    director.do(*(EnterResult(len(director.tournament.rounds), table, HANDS) for table in tables))


def test_slow_tables_come_first_and_the_end_is_foretold(evening: Director) -> None:
    set_time(evening, at("19:15"))
    screen = evening.screen("evening")
    assert screen.tonight.finish.text() == "Voraussichtlich fertig um 22:50, wie geplant"
    report(evening, "20:10", 1, 2, 4, 6)
    evening.wait()
    assert [(row.table, row.slow) for row in screen.model.rows] == [(3, 0), (5, 0)]
    set_time(evening, at("20:18"))
    assert [(row.table, row.slow) for row in screen.model.rows] == [(3, 8), (5, 8)]
    report(evening, "20:40", 3, 5)
    evening.wait()
    assert screen.model.rows == ()
    assert screen.tonight.finish.text() == "Voraussichtlich fertig um 23:40 (geplant 22:50)"


def test_the_times_of_results_are_read_in_the_journal(evening: Director) -> None:
    report(evening, "20:10", 1, 2)
    report(evening, "20:30", 1)
    evening.do(ClearResult(1, 2))
    desk = evening.window.bridge.desk
    assert entry_times(desk.journal()) == {(1, 1): at("20:10").wall}
    evening.window.bridge.undo()
    evening.wait()
    assert set(entry_times(desk.journal())) == {(1, 1), (1, 2)}

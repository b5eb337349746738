"""Do rounds and rows of the timetable know each other, and does one step fit them?"""

import pytest

from tests.evenings import drawn, evening, keys
from tichu_turnier.tournament.changes import EnterResult, SetTimetable
from tichu_turnier.tournament.changes.details import fitting_changes
from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.insight.evening import Play, StartRound
from tichu_turnier.tournament.insight.open_points import open_points
from tichu_turnier.tournament.insight.programme import (
    line_of,
    programme,
    round_findings,
    timetable_findings,
)
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.model.slots import SlotKind
from tichu_turnier.tournament.model.snapshot import Totals
from tichu_turnier.tournament.model.timetable import findings, parse_row, with_rows
from tichu_turnier.tournament.model.timetable_rounds import round_rows, with_rounds


def times(timetable):
    """Each row as `11:00 R`, the first letter of what it is."""
    return [f"{slot.start:%H:%M} {slot.kind.value[0].upper()}" for slot in timetable.slots]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_the_timetable_of_a_preset_does_not_complain_of_itself(preset):
    assert timetable_findings(evening(preset.key, 0)) == ()


NEEDED = {
    ("groups-knock-out", 9): ("rounds-lacking", 7, 5, "16:50", "19:10"),
    ("groups-knock-out", 14): ("rounds-lacking", 9, 5, "16:50", "21:30"),
    ("knock-out", 18): ("rounds-lacking", 5, 4, "18:00", "19:15"),
    ("knock-out", 5): ("rounds-over", 3, 4, "18:00", "16:45"),
    ("double-elimination", 14): ("rounds-lacking", 8, 7, "16:50", "17:40"),
    ("round-robin", 9): ("rounds-everybody", 9, 7, "18:10", "20:30"),
    ("round-robin", 5): ("rounds-everybody", 5, 7, "18:10", "15:50"),
}
"""What is told after the first draw, the rounds needed, the rows, the end as it was and as it fits."""


@pytest.mark.parametrize(("key", "people"), NEEDED)
def test_rounds_without_a_row_are_told_with_what_they_mean_for_the_end(key, people):
    now = drawn(evening(key, people), 3, 1)
    (told,) = round_findings(now)
    args = told.args
    assert (told.key, args["needed"], args["rows"], args["ends"], args["end"]) == NEEDED[key, people]
    for change in fitting_changes(now):
        now = change.apply(now)
    assert len(round_rows(now.timetable)) == planned_rounds(now) == args["needed"]
    assert (round_findings(now), findings(now.timetable), fitting_changes(now)) == ((), (), ())
    assert f"{now.timetable.slots[-1].end:%H:%M}" == args["end"]


FITTING = [
    ("club-evening", 12),
    ("swiss", 13),
    ("round-robin", 8),
    ("knock-out", 16),
    ("duplicate", 9),
    ("two-knock-out", 9),
]


@pytest.mark.parametrize(("key", "people"), FITTING)
def test_nothing_is_told_where_every_round_has_its_row(key, people):
    assert round_findings(drawn(evening(key, people), 3, 1)) == ()


def test_before_the_first_draw_more_may_still_come():
    assert round_findings(evening("knock-out", 5)) == round_findings(evening("round-robin", 4)) == ()
    assert keys(round_findings(evening("knock-out", 18))) == ["rounds-lacking"]


def test_too_few_rows_are_an_open_point_until_it_is_over():
    final = evening("knock-out", 2)
    none = with_rounds(final.timetable, 1)
    assert keys(open_points(drawn(evening("knock-out", 18), 3, 1))) == ["rounds-lacking"]
    longer = SetTimetable(with_rounds(final.timetable, 3)).apply(drawn(final, 1, 1))
    assert keys(round_findings(longer)) == ["rounds-over"]
    assert round_findings(EnterResult(1, 1, Totals(1000, 300)).apply(longer)) == ()
    assert times(none) == ["13:00 R", "14:00 B", "14:15 P"]


def test_a_round_without_a_row_stands_behind_the_last_and_is_marked_when_it_is_played():
    now = drawn(evening("knock-out", 18), 3, 1)
    lines = programme(now)
    rounds = [line.round for line in lines]
    assert rounds == [1, 0, 2, 0, 3, 0, 4, 5, 0, 0]
    assert lines[7].row is None
    assert [line_of(lines, now, step) for step in (Play(1), Play(5), StartRound(5))] == [0, 7, 7]


def test_a_meal_stays_where_rounds_go_and_the_usual_break_comes_with_more():
    treibhaus = evening("treibhaus", 8)
    timetable = treibhaus.timetable
    assert times(timetable) == ["19:15 R", "20:05 B", "20:25 R", "21:15 B", "21:45 R", "22:35 B", "22:50 P"]
    assert times(with_rounds(timetable, 4))[4:] == ["21:45 R", "22:35 B", "22:55 R", "23:45 B", "00:00 P"]
    assert times(with_rounds(timetable, 2)) == ["19:15 R", "20:05 B", "20:25 R", "21:15 B", "21:30 P"]
    meal = parse_row("21:15-21:45 Suppe", treibhaus.day, timetable.slots[2], SlotKind.BREAK)
    with_meal = with_rows(timetable, 3, 4, meal)
    shorter = with_rounds(with_meal, 2)
    assert times(shorter) == ["19:15 R", "20:05 B", "20:25 R", "21:15 B", "21:45 B", "22:00 P"]
    assert findings(shorter) == ()
    assert times(with_rounds(with_meal, 4))[5:] == ["22:35 B", "22:55 R", "23:45 B", "00:00 P"]

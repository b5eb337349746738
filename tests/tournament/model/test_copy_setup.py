"""Is nothing of an older evening taken over but what was wished, and do printed times stay while they fit?"""

from dataclasses import fields, replace
from datetime import date, datetime, time

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.store.strategies import tournaments
from tichu_turnier.tournament.model.copy_setup import lengths, like, timetable_like
from tichu_turnier.tournament.model.presets import PRESETS, preset
from tichu_turnier.tournament.model.slots import SlotKind
from tichu_turnier.tournament.model.snapshot import Tournament

DAY = date(2027, 1, 16)
ZONE = "Europe/Zurich"
KEPT = {"regulations", "timetable", "prizes", "place"}
FRESH = {"rounds", "results", "clock", "penalties", "noted"}


@settings(max_examples=12)  # each is a whole tournament
@given(tournaments(), st.booleans())
def test_nothing_that_was_played_is_taken_over(old, people):
    new = like(old, "Neu", old.day, people=people)
    blank = Tournament("Neu", old.day, old.place.strip(), new.regulations, old.timetable)
    assert replace(new, entrants=blank.entrants, prizes=()) == blank
    assert new.prizes == old.prizes
    assert new.regulations == replace(old.regulations, board_seed=0)
    assert list(new.entrants) == (list(old.entrants) if people else [])
    for each in new.entrants.values():
        before = old.entrants[each.id]
        assert (each.name, each.members, each.club) == (before.name, before.members, before.club)
        assert (each.apart_from, each.needs_table) == (before.apart_from, before.needs_table)
        told = (each.checked_in, each.withdrawn_from, each.payments, each.away, each.waiting)
        assert told == (False, None, (), (), False)
        assert (each.first_round, each.seeding) == (1, 0)
    assert {each.name for each in fields(Tournament)} == KEPT | FRESH | {"name", "day", "entrants"}


def starts(timetable):
    return [f"{slot.start:%d. %H:%M}" for slot in timetable.slots if slot.kind is SlotKind.ROUND]


def test_the_programme_is_that_of_the_old_day_on_the_new_one():
    old = preset("club-evening").tournament("Alt", date(2026, 11, 21), "Treibhaus", ZONE)
    assert like(old, "Neu", DAY).timetable == preset("club-evening").timetable(DAY, ZONE)


def test_the_printed_times_stay_as_long_as_they_fit():
    printed = preset("club-evening").timetable(DAY, ZONE)
    assert timetable_like(printed, DAY, 3) == printed
    assert starts(timetable_like(printed, DAY, 3, start=time(20))) == ["16. 20:00", "16. 21:10", "16. 22:30"]
    summer = timetable_like(printed, date(2027, 7, 3), 3, start=time(19))
    assert starts(summer) == ["03. 19:00", "03. 20:10", "03. 21:30"]
    assert starts(timetable_like(printed, date(2027, 2, 20), 3)) == ["20. 19:15", "20. 20:25", "20. 21:45"]


def test_other_lengths_or_rounds_make_a_regular_evening():
    printed = preset("club-evening").timetable(DAY, ZONE)
    assert starts(timetable_like(printed, DAY, 4)) == ["16. 19:15", "16. 20:25", "16. 21:35", "16. 22:45"]
    assert starts(timetable_like(printed, DAY, 3, length=45, pause=10)) == [
        "16. 19:15",
        "16. 20:10",
        "16. 21:05",
    ]
    assert starts(timetable_like(printed, DAY, 2, start=time(23, 30))) == ["16. 23:30", "17. 00:40"]


def test_every_preset_says_how_long_its_rounds_and_breaks_are():
    said = {each.key: lengths(each.timetable(DAY, ZONE)) for each in PRESETS}
    assert (said["club-evening"], said["dtm"], said["league-evening"]) == ((50, 20), (30, 10), (140, 20))
    begins = {each.timetable(DAY, ZONE).slots[0].start for each in PRESETS}
    assert min(begins) == datetime.combine(DAY, time(10))

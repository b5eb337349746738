"""Is the timetable a calendar that every program takes, whatever the tournament is called?"""

from dataclasses import replace
from datetime import UTC, datetime

from icalendar import Calendar

from tests.sheets.evenings import evening
from tichu_turnier.sheets.formats.calendar_file import calendar
from tichu_turnier.texts import Texts


def test_names_cannot_write_lines_of_their_own():
    named = replace(evening("club-evening", 8), name="Otter\r\nEND:VEVENT; \\, &", place="\nGeo:1\u2028x")
    content = calendar(named, Texts("de"), datetime(2026, 11, 21, tzinfo=UTC))
    events = Calendar.from_ical(content).walk("VEVENT")
    assert len(events) == 4
    assert {event["location"] for event in events} == {" Geo:1 x"}
    assert events[0]["summary"] == "Otter END:VEVENT; \\, &: Runde 1"
    assert b"\nEND:VEVENT; " not in content

"""The screen of the timetable."""

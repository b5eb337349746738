"""Screen timetable."""

from tichu_turnier.gui.screen import Screen


class TimetableScreen(Screen):
    """To be filled."""

    key = "timetable"

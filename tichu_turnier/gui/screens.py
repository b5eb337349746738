"""The screens of the window, in the order of an evening."""

from tichu_turnier.gui.draw.draw_screen import DrawScreen
from tichu_turnier.gui.entrants.entrants_screen import EntrantsScreen
from tichu_turnier.gui.evening.evening_screen import EveningScreen
from tichu_turnier.gui.journal.journal_screen import JournalScreen
from tichu_turnier.gui.printing.printing_screen import SheetsScreen
from tichu_turnier.gui.results.results_screen import ResultsScreen
from tichu_turnier.gui.screen import Screen
from tichu_turnier.gui.standings.standings_screen import StandingsScreen
from tichu_turnier.gui.timetable.timetable_screen import TimetableScreen

SCREENS: tuple[type[Screen], ...] = (
    EveningScreen,
    EntrantsScreen,
    TimetableScreen,
    DrawScreen,
    ResultsScreen,
    StandingsScreen,
    SheetsScreen,
    JournalScreen,
)
"""In the order of the menu."""

"""Which screens does the window have, in the order of an evening?"""

from tichu_turnier.gui.screen import Screen

SCREENS: tuple[type[Screen], ...]
"""In the order of the menu; loaded on first use, so that each screen can be loaded without the others."""


def __getattr__(name: str) -> object:
    """Python asks here for what the module has not, which is `SCREENS`."""
    if name != "SCREENS":
        raise AttributeError(name)
    from tichu_turnier.gui.screens.draw import DrawScreen
    from tichu_turnier.gui.screens.entrants import EntrantsScreen
    from tichu_turnier.gui.screens.evening import EveningScreen
    from tichu_turnier.gui.screens.journal import JournalScreen
    from tichu_turnier.gui.screens.results import ResultsScreen
    from tichu_turnier.gui.screens.sheets import SheetsScreen
    from tichu_turnier.gui.screens.standings import StandingsScreen
    from tichu_turnier.gui.screens.timetable import TimetableScreen

    return (
        EveningScreen,
        EntrantsScreen,
        TimetableScreen,
        DrawScreen,
        ResultsScreen,
        StandingsScreen,
        SheetsScreen,
        JournalScreen,
    )

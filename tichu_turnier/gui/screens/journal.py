"""Screen journal."""

from tichu_turnier.gui.screen import Screen


class JournalScreen(Screen):
    """To be filled."""

    key = "journal"

"""Screen entrants."""

from tichu_turnier.gui.screen import Screen


class EntrantsScreen(Screen):
    """To be filled."""

    key = "entrants"

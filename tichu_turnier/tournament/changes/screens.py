"""Choose what the screens of the hall show."""

import re
from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.changes.results import one_line
from tichu_turnier.tournament.model.hall_screen import HallScreen, RoomMode
from tichu_turnier.tournament.model.snapshot import Tournament

MOST_SCREENS = 50
_NAME = re.compile(r"[\w .-]{1,24}")


def can_be_screen(name: str) -> bool:
    """Whether a screen may be called so: the name stands in its address."""
    return _NAME.fullmatch(name) is not None


@dataclass(frozen=True, slots=True)
class SteerScreen:
    """The screen of that name shows this from now on; one that nobody has chosen for is new."""

    key: ClassVar[str] = "steer-screen"
    name: str
    mode: RoomMode
    message: str = ""

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if not can_be_screen(self.name):
            return (Finding("screens-name-unfit", args={"name": self.name}),)
        known = {each.name for each in tournament.screens}
        if self.name not in known and len(known) >= MOST_SCREENS:
            return (Finding("screens-too-many", args={"most": MOST_SCREENS}),)
        return ()

    def apply(self, tournament: Tournament) -> Tournament:
        screens = {each.name: each for each in tournament.screens}
        screens[self.name] = HallScreen(self.name, self.mode, one_line(self.message))
        return replace(tournament, screens=tuple(screens.values()))

    def words(self, _: Tournament) -> Words:
        return {"name": self.name, "mode": self.mode.value, "message": one_line(self.message)}

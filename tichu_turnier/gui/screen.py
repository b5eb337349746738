"""What every screen of the window is given, and what it answers to."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.parts import Ground
from tichu_turnier.gui.settings_keeper import SettingsKeeper
from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from tichu_turnier.sheets import Sheet
    from tichu_turnier.tournament.model.snapshot import Tournament


class Navigator(Protocol):
    """Where the window is, and the ways to somewhere else."""

    @property
    def places(self) -> tuple[str, ...]:
        """The keys of all screens in the order of the sidebar; none without a tournament."""

    @property
    def front(self) -> "Screen | None":
        """The screen in front; None on the start page."""

    @property
    def start_page(self) -> QWidget:
        """The page on which one begins without a tournament."""

    @property
    def least_width(self) -> int:
        """Pixels that the screen in front needs with all that stands beside it; 0 on the start page."""

    @property
    def wished_width(self) -> int:
        """Pixels with which its letters are as large as they are wished."""

    def go(self, key: str) -> None:
        """Goes to another screen by its key; `sheets/ranking` navigates to `ranking` on `sheets`."""

    def screen_of(self, key: str) -> "Screen | None":
        """The screen with this key; None without a tournament."""

    def open(self, path: Path) -> None:
        """Opens a tournament file and shows it."""

    def make(self, path: Path, tournament: "Tournament") -> None:
        """Makes a tournament file and shows it."""

    def leave(self) -> None:
        """Closes the tournament and shows the start page."""

    def undo(self) -> None:
        """Takes back what the header says that it would: a step of the screen in front, else of the desk."""

    def show_paper(self, sheet: "Sheet", about: str) -> None:
        """Shows a sheet that stands on no menu as it will be printed, and who or what it is about."""


@dataclass(frozen=True, slots=True)
class Context:
    """What screens and menus get to work with; a new language means new ones of all of them."""

    bridge: Bridge
    texts: Texts
    keeper: SettingsKeeper
    navigator: Navigator
    parent: QWidget
    """The window; for a screen what it stands on: the style sheet dresses it once instead of three times."""


class Screen(Ground):
    """One screen: its title is the text `screen-<key>`, its tip the text `screen-<key>-tip`."""

    key: ClassVar[str]
    tournament: "Tournament"
    """What is shown; from the first `show_tournament` on, which follows when a screen is made."""

    own_step_changed = Signal()
    """Undo would take back something else while this is in front."""
    own_step = ""
    """What undo takes back here before the desk is asked, in words: something that is not saved yet."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.parent)
        self.context = context
        self.bridge = context.bridge
        self.texts = context.texts
        self.go = context.navigator.go

    @property
    def wished_width(self) -> int:
        """Pixels with which its letters are as large as they are wished; 0 where they always are."""
        return 0

    def show_own_step(self, words: str) -> None:
        if words != self.own_step:
            self.own_step = words
            self.own_step_changed.emit()

    def undo_own(self) -> None:
        """Takes back the own step."""

    def show_tournament(self, tournament: "Tournament") -> None:
        """Shows this snapshot; called when it comes to the front and, while visible, after each change."""

    def navigate(self, what: str) -> None:
        """Brings something on this screen to the front, e.g. a sheet by its key; by default nothing."""

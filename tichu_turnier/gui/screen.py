"""What does every screen of the window have in common?"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.settings import Settings
from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from tichu_turnier.sheets import Sheet
    from tichu_turnier.tournament.model.snapshot import Tournament


@dataclass(frozen=True, slots=True)
class Context:
    """What a screen gets to work with; a new language means new screens."""

    bridge: Bridge
    texts: Texts
    settings: Settings
    go: Callable[[str], None]
    """Goes to another screen by its key; `sheets/ranking` goes to `sheets` and chooses `ranking` there."""
    ground: QWidget | None = None
    """What a screen stands on; made there, it is dressed by the style sheet once instead of three times."""
    keep_paper: Callable[[Settings], None] = lambda _: None
    """Keeps what these settings say about the look of paper."""
    show_paper: "Callable[[Sheet, str], None]" = lambda *_: None
    """Shows a sheet that stands on no menu as it will be printed, and who or what it is about."""


class Screen(QWidget):
    """One screen: builds widgets, turns input into one change, shows a snapshot.

    Its title is the text `screen-<key>`, its tip the text `screen-<key>-tip`.
    """

    key: ClassVar[str]

    def __init__(self, context: Context) -> None:
        super().__init__(context.ground)
        self.context = context
        self.bridge = context.bridge
        self.texts = context.texts
        self._first: QWidget | None = None

    def setFocusProxy(self, part: QWidget) -> None:
        """Who gets the keyboard with the screen; Qt is not told, else Tab would skip what is before it."""
        self._first = part

    def focusProxy(self) -> QWidget | None:
        """Who gets the keyboard with the screen."""
        return self._first

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Gives the keyboard to the part that wants it first."""
        if self._first is None:
            super().setFocus(reason)
        else:
            self._first.setFocus(reason)

    def furnish(self) -> Iterator[int]:
        """Whatever the constructor has left to do, in steps for `Idle`; by default nothing."""
        yield from ()

    def show_tournament(self, tournament: "Tournament") -> None:
        """Shows this snapshot; called when it comes to the front and, while visible, after each change."""

    def choose(self, what: str) -> None:
        """Brings something on this screen to the front, e.g. a sheet by its key; by default nothing."""

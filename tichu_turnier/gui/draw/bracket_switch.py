"""Does the list of tables stand in front, or the bracket?"""

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.latest_only import Latest
from tichu_turnier.gui.common.parts import button
from tichu_turnier.gui.draw.bracket_view import BracketView
from tichu_turnier.sheets.document import Bracket
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament

_KEY = "Ctrl+B"


class BracketSwitch(QStackedWidget):
    """A list, and where losers are out the bracket in its place; `button` and Ctrl+B change over."""

    def __init__(self, bridge: Bridge, texts: Texts, front: QWidget, screen: QWidget) -> None:
        super().__init__()
        self._texts = texts
        self._latest: Latest[Bracket | None] = Latest(bridge, self)
        self._shown: Tournament | None = None
        self.addWidget(front)
        self.view = BracketView()
        self.view.setAccessibleName(texts("sheets-bracket"))
        self.addWidget(self.view)
        self.button = button(texts("sheets-bracket"), self._turn, tip=f"{texts('bracket-tip')} ({_KEY})")
        self.button.setObjectName("show-bracket")
        self.button.setCheckable(True)
        self.button.hide()
        QShortcut(QKeySequence(_KEY), screen).activated.connect(self.button.click)

    def show_tournament(self, tournament: Tournament) -> None:
        """Has the picture of this snapshot drawn; there is none where everybody plays all rounds."""
        if tournament is self._shown:
            return
        self._shown = tournament
        self._latest.ask(lambda: bracket_of(tournament, self._texts), self._show)

    def leave(self) -> None:
        """The list comes back to the front."""
        self.button.setChecked(False)
        self.setCurrentIndex(0)

    def _show(self, bracket: Bracket | None) -> None:
        self.button.setVisible(bracket is not None)
        if bracket is None:
            self.button.setChecked(False)
        else:
            self.view.show_bracket(bracket)
        self._turn()

    def _turn(self) -> None:
        self.setCurrentIndex(int(self.button.isChecked()))
        if self.button.isChecked() and self.button.hasFocus():
            self.view.setFocus()


def bracket_of(tournament: Tournament, texts: Texts) -> Bracket | None:
    """The bracket with its words; None where there is none."""
    from tichu_turnier.sheets.bracket_words import bracket_words
    from tichu_turnier.tournament.draws.bracket_picture import picture_of

    picture = picture_of(tournament)
    return None if picture is None else bracket_words(tournament, picture, texts)

"""Says that rounds and rows of the timetable differ, and fits them."""

from PySide6.QtWidgets import QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.fields import button
from tichu_turnier.gui.common.parts import column, label, restyle
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.details import fitting_changes
from tichu_turnier.tournament.insight.programme import round_findings
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.words import finding_words


class FitRounds(QWidget):
    """The sentence and the button; not there while every round has its row."""

    def __init__(self, bridge: Bridge, texts: Texts) -> None:
        super().__init__()
        self._bridge, self._texts = bridge, texts
        self.words = label("", "warning", wrap=True, name="rounds-and-rows")
        self.fit = button(texts("rounds-fit"), self.do, tip=texts("rounds-fit-tip"), name="rounds-fit")
        layout = column(self.words, self.fit, gap=6)
        layout.setContentsMargins(0, 0, 0, 0)
        self.setLayout(layout)
        self.hide()

    def show_tournament(self, tournament: Tournament) -> None:
        found = round_findings(tournament)
        self.words.setText(" ".join(finding_words(self._texts, each) for each in found))
        restyle(self.words, "role", found[0].severity.value if found else "warning")
        self.setVisible(bool(found))

    def do(self) -> None:
        """One after the other: the rules name the rounds, then the timetable has them."""
        tournament = self._bridge.tournament
        for change in () if tournament is None else fitting_changes(tournament):
            self._bridge.do(change)

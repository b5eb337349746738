"""In which of the rounds to come is somebody here?"""

from PySide6.QtWidgets import QCheckBox, QDialog, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.parts import MARGIN, button, column, in_letters, label, line
from tichu_turnier.gui.help.f1 import help_with_f1
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import SetPresence
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament

_WIDTH = 400


class PresenceDialog(QDialog):
    """A box to tick for every round; those that have been drawn cannot be changed any more."""

    def __init__(
        self, bridge: Bridge, texts: Texts, tournament: Tournament, entrant: Entrant, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.finished.connect(self.deleteLater)
        self._bridge, self._texts = bridge, texts
        self._tournament, self._entrant = tournament, entrant
        self.setWindowTitle(texts("presence-menu"))
        help_with_f1(self, texts, lambda: "screen-entrants")
        drawn = len(tournament.rounds)
        self.boxes: list[QCheckBox] = []
        for number in range(1, tournament.regulations.rounds + 1):
            box = QCheckBox(texts("presence-round", round=number))
            box.setObjectName(f"round-{number}")
            box.setChecked(entrant.plays_in(number))
            box.setEnabled(number > drawn)
            self.boxes.append(box)
        self._lay_out()
        self.setMinimumWidth(in_letters(_WIDTH))

    def apply(self) -> None:
        """Says it, and closes; a refusal leaves the window open."""
        here = tuple(number for number, box in enumerate(self.boxes, 1) if box.isChecked())
        change = SetPresence(self._entrant.id, here)
        found = change.findings(self._tournament)
        self._problem.setText(" ".join(self._texts(f.key, **f.args) for f in found))
        self._problem.setVisible(bool(found))
        if not found:
            self._bridge.do(change)
            self.accept()

    def _lay_out(self) -> None:
        texts = self._texts
        self._problem = label("", "error", wrap=True)
        self._problem.hide()
        save = button(texts("regulations-save"), self.apply, "primary", "check")
        save.setDefault(True)
        save.setObjectName("save")
        which = label(texts("presence-which", name=self._entrant.name), "heading", wrap=True)
        layout = column(which, *self.boxes, margin=MARGIN, gap=8)
        if self._tournament.rounds:
            layout.addWidget(label(texts("presence-drawn"), "hint"))
        layout.addWidget(self._problem)
        layout.addLayout(line(None, button(texts("regulations-cancel"), self.reject), save, gap=8))
        self.setLayout(layout)

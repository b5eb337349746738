"""Dialogs about one entrant: in which rounds, by whom replaced, at which table."""

from PySide6.QtWidgets import QCheckBox, QDialog, QFormLayout, QInputDialog, QLineEdit, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.parts import MARGIN, button, column, in_letters, label, line
from tichu_turnier.gui.help.f1 import help_with_f1
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import NeedTable, SetPresence, Substitute, SubstituteFromZero
from tichu_turnier.tournament.changes.side_conditions import MOST_TABLES
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament
from tichu_turnier.tournament.registration.entrants import team_name

_WIDTH = 400


class SubstituteDialog(QDialog):
    """Asks for the new name, or the two new names of a partnership."""

    def __init__(self, bridge: Bridge, texts: Texts, entrant: Entrant, parent: QWidget) -> None:
        super().__init__(parent)
        self.finished.connect(self.deleteLater)
        self.bridge = bridge
        self.entrant = entrant
        self.setWindowTitle(texts("entrants-substitute"))
        help_with_f1(self, texts, lambda: "screen-entrants")
        self.setMinimumWidth(440)
        names = entrant.members or ("",)
        self.fields = tuple(QLineEdit(name) for name in names)
        form = QFormLayout()
        keys = ("entrants-member-1", "entrants-member-2") if entrant.members else ("entrants-name",)
        for key, field in zip(keys, self.fields, strict=False):
            form.addRow(texts(key), field)
        self.takes_points = QCheckBox(texts("entrants-substitute-inherits"))
        self.takes_points.setChecked(True)
        form.addRow("", self.takes_points)
        form.addRow("", label(texts("entrants-substitute-inherits-tip"), "hint", wrap=True))
        take = button(texts("entrants-substitute-take"), self._take, "primary")
        take.setDefault(True)
        layout = column(margin=MARGIN)
        layout.addWidget(label(texts("entrants-substitute-for", name=entrant.name), wrap=True))
        layout.addLayout(form)
        layout.addLayout(line(None, button(texts("regulations-cancel"), self.reject), take, gap=8))
        self.setLayout(layout)
        self.fields[0].selectAll()

    def _take(self) -> None:
        names = tuple(field.text() for field in self.fields)
        members = names if self.entrant.members else ()
        name = team_name(*names[:2]) if members else names[0]
        change = Substitute if self.takes_points.isChecked() else SubstituteFromZero
        self.bridge.do(change(self.entrant.id, name, members), self.accept)


class TableWishDialog(QInputDialog):
    """Asks for the number of the table; 0 for any."""

    def __init__(self, bridge: Bridge, texts: Texts, entrant: Entrant, parent: QWidget) -> None:
        super().__init__(parent)
        self.finished.connect(self.deleteLater)
        self.setWindowTitle(texts("conditions-need-table"))
        help_with_f1(self, texts, lambda: "screen-entrants")
        self.setLabelText(texts("conditions-which-table", name=entrant.name))
        self.setInputMode(QInputDialog.InputMode.IntInput)
        self.setIntRange(0, MOST_TABLES)
        self.setIntValue(entrant.needs_table or 0)
        self.setOkButtonText(texts("regulations-save"))
        self.setCancelButtonText(texts("regulations-cancel"))
        self.intValueSelected.connect(lambda table: bridge.do(NeedTable(entrant.id, table or None)))


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

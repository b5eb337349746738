"""Who takes over the seat of somebody who has to leave, and the points?"""

from PySide6.QtWidgets import QCheckBox, QDialog, QFormLayout, QLineEdit, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.parts import MARGIN, button, column, label, line
from tichu_turnier.gui.help.f1 import help_with_f1
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import Substitute, SubstituteFromZero
from tichu_turnier.tournament.model.snapshot import Entrant
from tichu_turnier.tournament.registration.entrants import team_name


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

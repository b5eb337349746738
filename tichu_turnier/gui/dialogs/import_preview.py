"""What would a list bring, line by line, before anybody is registered?"""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.icons import icon
from tichu_turnier.gui.table_model import RIGHT, Column, RowsModel
from tichu_turnier.gui.widgets.parts import MARGIN, button, column, label, line
from tichu_turnier.gui.widgets.table import Table
from tichu_turnier.gui.wording import finding_words
from tichu_turnier.rules.finding import Severity
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import AddEntrants
from tichu_turnier.tournament.model import Tournament, Unit

if TYPE_CHECKING:
    from tichu_turnier.desk.importing import ImportLine, ImportPreview

_ORDER = tuple(Severity)
_GONE_MS = 60


class ImportDialog(QDialog):
    """Every line with what is said about it; only lines that nothing speaks against are registered."""

    def __init__(
        self, bridge: Bridge, texts: Texts, tournament: Tournament, source: Path | str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.finished.connect(self.deleteLater)
        self.bridge = bridge
        self.texts = texts
        self.tournament = tournament
        self.source = source
        self.preview: ImportPreview | None = None
        self.model: RowsModel[ImportLine] = RowsModel(self._columns(), texts, lambda row: row.number)
        self.table: Table[ImportLine] = Table(self.model)
        self.whole = label("", "hint", wrap=True)
        self.table.selectionModel().currentChanged.connect(self._say_whole)
        self.summary = label("", "heading", wrap=True)
        self.about = column(gap=4)
        self.take = button(texts("entrants-import-take", count=0), self._take, "primary", "check")
        self.take.setObjectName("take")
        self.take.setDefault(True)
        self.setWindowTitle(texts("entrants-import"))
        # Not every desktop gives the keyboard back by itself, and none while this dialog is still there.
        self.finished.connect(lambda _: QTimer.singleShot(_GONE_MS, parent, parent.activateWindow))
        self.resize(1100, 640)
        layout = column(margin=MARGIN)
        layout.addWidget(self.summary)
        layout.addLayout(self.about)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.whole)
        layout.addLayout(line(None, button(texts("regulations-cancel"), self.reject), self.take, gap=8))
        self.setLayout(layout)

    def start(self) -> None:
        """Reads the list beside the window, then opens."""
        source, unit = self.source, self.tournament.regulations.unit
        everybody = tuple(self.tournament.entrants.values())

        def job() -> "ImportPreview":
            from tichu_turnier.desk.importing import read_list

            return read_list(source, unit, everybody)

        self.bridge.work(job, self._show)

    def _show(self, preview: "ImportPreview") -> None:
        self.preview = preview
        count = len(preview.accepted())
        name = self.source.name if isinstance(self.source, Path) else self.texts("entrants-clipboard")
        total = len(preview.lines)
        self.summary.setText(self.texts("entrants-import-summary", name=name, count=count, total=total))
        for finding in preview.findings:
            words = label(finding_words(self.texts, finding), finding.severity.value, wrap=True)
            self.about.addWidget(words)
        self.take.setText(self.texts("entrants-import-take", count=count))
        self.take.setEnabled(count > 0)
        self.model.show(preview.lines)
        worst = next((line.number for line in preview.lines if not line.accepted), None)
        if worst is not None:
            self.table.choose(worst)
        self.open()
        (self.take if count else self.table).setFocus()

    def _columns(self) -> "list[Column[ImportLine]]":
        team = self.tournament.regulations.unit is Unit.PARTNERSHIP
        title = "entrants-team" if team else "entrants-name"
        columns: list[Column[ImportLine]] = [
            Column("", lambda _: "", icon=_mark, width=40),
            Column("entrants-line", lambda row: str(row.number), RIGHT, width=60),
            Column(title, lambda row: "" if row.new is None else row.new.name),
        ]
        if team:
            columns.append(Column("entrants-members", _members))
        return [
            *columns,
            Column("entrants-club", lambda row: "" if row.new is None else row.new.club, width=150),
            Column("entrants-objections", self._words, tip=self._words, color=_worst, share=3),
        ]

    def _say_whole(self) -> None:
        """The whole of what the chosen line is about, which its cell may cut off."""
        row = self.model.row(self.table.currentIndex())
        self.whole.setText("" if row is None else self._words(row))

    def _words(self, row: "ImportLine") -> str:
        return " ".join(finding_words(self.texts, finding) for finding in row.findings)

    def _take(self) -> None:
        if self.preview is not None:
            self.bridge.do(AddEntrants(self.preview.accepted()), self.accept)


def _members(row: "ImportLine") -> str:
    return "" if row.new is None else ", ".join(row.new.members)


def _mark(row: "ImportLine") -> QIcon:
    return icon(_worst(row) or "check", _worst(row) or "ok")


def _worst(row: "ImportLine") -> str:
    """The weightiest severity of a line, also the name of its colour and picture; empty without any."""
    return min((f.severity for f in row.findings), key=_ORDER.index, default="")

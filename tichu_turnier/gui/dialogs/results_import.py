"""Which results would a file bring, table by table, before they are entered?"""

from pathlib import Path
from typing import TYPE_CHECKING

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
from tichu_turnier.tournament.model import ResultKey, Tournament

if TYPE_CHECKING:
    from tichu_turnier.desk.import_results import ResultLine
    from tichu_turnier.desk.result_preview import ResultsPreview

_ORDER = tuple(Severity)


class ResultsImportDialog(QDialog):
    """A line a table with what the audit says; only results that nothing speaks against are entered."""

    def __init__(
        self,
        bridge: Bridge,
        texts: Texts,
        tournament: Tournament,
        source: tuple[Path, ResultKey | None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.finished.connect(self.deleteLater)
        self.bridge, self.texts, self.tournament = bridge, texts, tournament
        self.file, self.place = source
        self.preview: ResultsPreview | None = None
        self.model: RowsModel[ResultLine] = RowsModel(self._columns(), texts, lambda row: row.number)
        self.table: Table[ResultLine] = Table(self.model)
        self.table.selectionModel().currentChanged.connect(self._say_whole)
        self.summary = label("", "heading", wrap=True)
        self.about = column(gap=4)
        self.whole = label("", "hint", wrap=True)
        self.take = button(texts("files-in-take", count=0), self._take, "primary", "check")
        self.take.setObjectName("take")
        self.take.setDefault(True)
        self.setWindowTitle(texts("files-in-title"))
        self.resize(960, 560)
        layout = column(margin=MARGIN)
        layout.addWidget(self.summary)
        layout.addLayout(self.about)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.whole)
        layout.addLayout(line(None, button(texts("regulations-cancel"), self.reject), self.take, gap=8))
        self.setLayout(layout)

    def start(self) -> None:
        """Reads the file beside the window, then opens."""
        file, tournament, place = self.file, self.tournament, self.place

        def job() -> "ResultsPreview":
            from tichu_turnier.desk.result_preview import preview_results

            return preview_results(file, tournament, place)

        self.bridge.work(job, self._show)

    def _show(self, preview: "ResultsPreview") -> None:
        self.preview = preview
        count, total = len(preview.accepted()), len(preview.lines)
        key = "files-in-summary" if total else "files-in-nothing"
        self.summary.setText(self.texts(key, name=self.file.name, count=count, total=total))
        for finding in preview.findings:
            self.about.addWidget(label(finding_words(self.texts, finding), finding.severity.value, wrap=True))
        self.take.setText(self.texts("files-in-take", count=count))
        self.take.setEnabled(count > 0)
        self.table.setVisible(total > 0)
        self.about.addStretch(0 if total else 1)
        self.model.show(preview.lines)
        faulty = next((row.number for row in preview.lines if row.findings), None)
        if faulty is not None:
            self.table.choose(faulty)
        self.open()
        (self.take if count else self.table).setFocus()

    def _columns(self) -> "list[Column[ResultLine]]":
        return [
            Column("", lambda _: "", icon=_mark, width=40),
            Column("sheets-table", _table, RIGHT, width=70),
            Column("files-in-round", _round, RIGHT, width=70),
            Column("files-in-points", _score, RIGHT, width=120),
            Column("files-entry-hands", _hands, RIGHT, width=70),
            Column("entrants-objections", self._words, tip=self._words, color=_worst, share=3),
        ]

    def _say_whole(self) -> None:
        """The whole of what the chosen line is about, which its cell may cut off."""
        row = self.model.row(self.table.currentIndex())
        self.whole.setText("" if row is None else self._words(row))

    def _words(self, row: "ResultLine") -> str:
        return " ".join(finding_words(self.texts, finding) for finding in row.findings)

    def _take(self) -> None:
        """Enters one after the other: each is a line of the journal, and can be taken back by itself."""
        changes = () if self.preview is None else self.preview.accepted()
        for change in changes[:-1]:
            self.bridge.do(change)
        if changes:
            self.bridge.do(changes[-1], self.accept)


def _table(row: "ResultLine") -> str:
    return "" if row.change is None else str(row.change.table)


def _round(row: "ResultLine") -> str:
    return "" if row.change is None else str(row.change.round)


def _score(row: "ResultLine") -> str:
    if row.change is None:
        return ""
    a, b = row.change.report.totals
    return f"{a} : {b}".replace("-", "\N{MINUS SIGN}")


def _hands(row: "ResultLine") -> str:
    return "" if row.change is None else str(row.change.report.hands_played or "")


def _mark(row: "ResultLine") -> QIcon:
    return icon(_worst(row) or "check", _worst(row) or "ok")


def _worst(row: "ResultLine") -> str:
    """The weightiest severity of a line, also the name of its colour and picture; empty without any."""
    return min((f.severity for f in row.findings), key=_ORDER.index, default="")

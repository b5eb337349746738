"""The dialog that shows which results a file would bring, table by table, before they are entered."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.fields import tick_box
from tichu_turnier.gui.common.line_preview import LinePreview
from tichu_turnier.gui.common.table_model import RIGHT, Column
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.results import EnterResult
from tichu_turnier.tournament.model.snapshot import ResultKey, Tournament
from tichu_turnier.transfer.result_preview import ResultsPreview, preview_results
from tichu_turnier.transfer.results.lines import ResultLine


class ResultsImportDialog(LinePreview[ResultLine]):
    """A line a table with what the audit says; only results that nothing speaks against are entered."""

    def __init__(
        self,
        bridge: Bridge,
        texts: Texts,
        tournament: Tournament,
        source: tuple[Path, ResultKey | None],
        parent: QWidget,
    ) -> None:
        told: tuple[tuple[str, Callable[[EnterResult], str], int], ...] = (
            ("sheets-table", lambda change: str(change.table), 70),
            ("files-in-round", lambda change: str(change.round), 70),
            ("files-in-points", _score, 120),
            ("files-entry-hands", lambda change: str(change.report.hands_played or ""), 70),
        )
        columns = [Column(key, _of_change(words), RIGHT, width=width) for key, words, width in told]
        super().__init__(parent, texts, texts("files-in-title"), "screen-results", "files-in-take", columns)
        self.bridge, self._asked = bridge, (source[0], tournament, source[1])
        self.preview: ResultsPreview | None = None
        self.doubtful = tick_box("", on=False, name="doubtful")
        self.doubtful.toggled.connect(self._count)
        self.above.addWidget(self.doubtful)
        self.resize(960, 560)

    def start(self) -> None:
        self.bridge.run_background(partial(preview_results, *self._asked), self._show)

    def _show(self, preview: ResultsPreview) -> None:
        self.preview = preview
        waiting = len(preview.taken(doubtful=True)) - len(preview.taken())
        self.doubtful.setVisible(waiting > 0)
        self.doubtful.setText(self.texts("files-in-doubtful", count=waiting))
        count, total = len(preview.taken()), len(preview.lines)
        key = "files-in-summary" if total else "files-in-nothing"
        summary = self.texts(key, name=self._asked[0].name, count=count, total=total)
        faulty = next((row.number for row in preview.lines if row.findings), None)
        self.open_with(summary, preview.findings, preview.lines, count, faulty)

    def _taken(self) -> tuple[ResultLine, ...]:
        """The lines that are entered: those that wait only once somebody has said that they were meant so."""
        return () if self.preview is None else self.preview.taken(doubtful=self.doubtful.isChecked())

    def _count(self) -> None:
        count = len(self._taken())
        self.take.setText(self.texts("files-in-take", count=count))
        self.take.setEnabled(count > 0)

    def _take(self) -> None:
        """Enters one after the other: each is a line of the journal, and can be taken back by itself."""
        tournament = self._asked[1]
        changes = [change for line in self._taken() for change in line.changes(tournament)]
        for change in changes[:-1]:
            self.bridge.do(change)
        if changes:
            self.bridge.do(changes[-1], self.accept)
        else:
            self.accept()


def _of_change(words: Callable[[EnterResult], str]) -> Callable[[ResultLine], str]:
    """A column of what a line changes; empty where it cannot be read."""
    return lambda row: "" if row.change is None else words(row.change)


def _score(change: EnterResult) -> str:
    a, b = change.report.totals
    return f"{a} : {b}".replace("-", "\N{MINUS SIGN}")

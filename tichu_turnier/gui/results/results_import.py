"""The dialog that shows which results a file would bring, table by table, before they are entered."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.line_preview import LinePreview
from tichu_turnier.gui.common.table_model import RIGHT, Column
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.results import EnterResult
from tichu_turnier.tournament.model.snapshot import ResultKey, Tournament
from tichu_turnier.transfer.result_preview import ResultsPreview, preview_results
from tichu_turnier.transfer.results.lines import ResultLine


class ResultsImportDialog(LinePreview[ResultLine]):
    """A line a table with what the audit says; only results that nothing speaks against are entered.

    What can mean two things waits until somebody says on its line that it is meant as it is read.
    """

    grants = True

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
        about = texts("files-in-title"), "screen-results", "files-in-take"
        super().__init__(parent, texts, *about, columns, _place)
        self.bridge, self._asked = bridge, (source[0], tournament, source[1])
        self.preview: ResultsPreview | None = None
        self.resize(960, 560)

    def start(self) -> None:
        self.bridge.run_background(partial(preview_results, *self._asked), self._show)

    def _show(self, preview: ResultsPreview) -> None:
        self.preview = preview
        count, total = len(preview.taken()), len(preview.lines)
        key = "files-in-summary" if total else "files-in-nothing"
        summary = self.texts(key, name=self._asked[0].name, count=count, total=total)
        faulty = next((_place(row) for row in preview.lines if row.findings), None)
        self.open_with(summary, preview.findings, preview.lines, count, faulty)

    def waits(self, row: ResultLine) -> bool:
        """Whether a line would bring something if somebody said here that it is read rightly."""
        return row.waits and (bool(row.note) or not row.stands)

    def _taken(self) -> tuple[ResultLine, ...]:
        """The lines that are entered: those that wait only once somebody has said that they were meant so."""
        lines = () if self.preview is None else self.preview.taken(doubtful=True)
        return tuple(row for row in lines if row.accepted or self.is_granted(row))

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


def _place(row: ResultLine) -> tuple[int, ResultKey | None]:
    """What tells lines apart: in one of the source may stand several tables."""
    return row.number, None if row.change is None else row.change.at


def _of_change(words: Callable[[EnterResult], str]) -> Callable[[ResultLine], str]:
    """A column of what a line changes; empty where it cannot be read."""
    return lambda row: "" if row.change is None else words(row.change)


def _score(change: EnterResult) -> str:
    a, b = change.report.totals
    return f"{a} : {b}".replace("-", "\N{MINUS SIGN}")

"""The dialog that shows what a list of people would bring."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.line_preview import LinePreview
from tichu_turnier.gui.common.table_model import RIGHT, Column
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import AddEntrants
from tichu_turnier.tournament.model.snapshot import Tournament, Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant

if TYPE_CHECKING:
    from tichu_turnier.transfer.importing import ImportLine, ImportPreview

_GONE_MS = 60


class ImportDialog(LinePreview["ImportLine"]):
    """Every line with what is said about it; only lines that nothing speaks against are registered."""

    def __init__(
        self, bridge: Bridge, texts: Texts, tournament: Tournament, source: Path | str, parent: QWidget
    ) -> None:
        title, columns = texts("entrants-import"), _columns(tournament.regulations.unit)
        super().__init__(parent, texts, title, "screen-entrants", "entrants-import-take", columns)
        self.bridge, self.tournament, self.source = bridge, tournament, source
        self.preview: ImportPreview | None = None
        # Not every desktop gives the keyboard back by itself, and none while this dialog is still there.
        self.finished.connect(lambda _: QTimer.singleShot(_GONE_MS, parent, parent.activateWindow))
        self.resize(1100, 640)

    def start(self) -> None:
        source, unit = self.source, self.tournament.regulations.unit
        everybody = tuple(self.tournament.entrants.values())

        def job() -> "ImportPreview":
            from tichu_turnier.transfer.importing import read_list

            return read_list(source, unit, everybody)

        self.bridge.run_background(job, self._show)

    def _show(self, preview: "ImportPreview") -> None:
        self.preview = preview
        name = self.source.name if isinstance(self.source, Path) else self.texts("entrants-clipboard")
        count, total = len(preview.accepted()), len(preview.lines)
        summary = self.texts("entrants-import-summary", name=name, count=count, total=total)
        faulty = next((row.number for row in preview.lines if not row.accepted), None)
        self.open_with(summary, preview.findings, preview.lines, count, faulty)

    def _take(self) -> None:
        if self.preview is not None:
            self.bridge.do(AddEntrants(self.preview.accepted()), self.accept)


def _columns(unit: Unit) -> "list[Column[ImportLine]]":
    team = unit is Unit.PARTNERSHIP

    def told(words: Callable[[NewEntrant], str]) -> "Callable[[ImportLine], str]":
        return lambda row: "" if row.new is None else words(row.new)

    members: Column[ImportLine] = Column(
        "entrants-members", told(lambda new: ", ".join(new.members)), share=2
    )
    return [
        Column("entrants-line", lambda row: str(row.number), RIGHT, width=60),
        Column("entrants-team" if team else "entrants-name", told(lambda new: new.name), share=2),
        *([members] if team else []),
        Column("entrants-club", told(lambda new: new.club), width=150),
    ]

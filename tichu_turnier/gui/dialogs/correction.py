"""Is a correction accepted that changes ranks, or the draw of a round that people already know?"""

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QWidget

from tichu_turnier.desk.entry_moves import Entered
from tichu_turnier.gui.screen import Screen
from tichu_turnier.gui.widgets.parts import MARGIN, button, column, label, line
from tichu_turnier.gui.wording import finding_words
from tichu_turnier.rules.finding import Finding
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.results import EnterResult
from tichu_turnier.tournament.correction import comes_late, correction_findings

_WIDTH = 560


class CorrectionDialog(QDialog):
    """Shows what a correction changes, and asks whether it is to stand."""

    def __init__(
        self, texts: Texts, change: EnterResult, found: tuple[Finding, ...], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.finished.connect(self.deleteLater)
        self.setWindowTitle(texts("correction-title"))
        self.setMinimumWidth(_WIDTH)
        said = label("\n".join(finding_words(texts, finding) for finding in found), wrap=True)
        said.setObjectName("consequences")
        heading = texts("correction-heading", round=change.round, table=change.table)
        take = button(texts("correction-accept"), self.accept, "primary", "check")
        take.setObjectName("accept")
        take.setDefault(True)
        layout = column(label(heading, "heading", wrap=True), said, margin=MARGIN, gap=12)
        layout.addWidget(label(texts("correction-stays"), "hint", wrap=True))
        layout.addLayout(line(None, button(texts("correction-cancel"), self.reject), take, gap=8))
        self.setLayout(layout)


def review_correction(
    change: Entered,
    screen: Screen,
    accept: Callable[[], None],
    decline: Callable[[tuple[Finding, ...]], None],
) -> None:
    """Accepts what changes nothing else at once; else asks first, once it is known what that is."""
    tournament = screen.bridge.tournament
    if tournament is None or not isinstance(change, EnterResult) or not comes_late(tournament, change):
        accept()
        return
    entered = change

    def show(found: tuple[Finding, ...]) -> None:
        if not found:
            accept()
            return
        dialog = CorrectionDialog(screen.texts, entered, found, screen.window())
        dialog.accepted.connect(accept)
        dialog.rejected.connect(lambda: decline((Finding("correction-declined"),)))
        dialog.open()

    screen.bridge.work(lambda: correction_findings(tournament, entered), show)

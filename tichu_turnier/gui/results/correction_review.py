"""What does a correction change, and which key accepts or drops it?"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame

from tichu_turnier.entry.moves import Asked
from tichu_turnier.gui.common.parts import button, column, label, line
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.results import totals_text
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.words.findings import finding_words


class CorrectionReview(QFrame):
    """Covers the slip while a correction waits and nothing is typed; the slip keeps the keyboard."""

    accepted = Signal()
    dropped = Signal()

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.texts = texts
        self.heading = label("", "title", wrap=True)
        self.changes = label("", wrap=True)
        self.changes.setObjectName("consequences")
        self.take = button(texts("correction-accept"), self.accepted.emit, "primary", "check")
        self.leave = button(texts("correction-drop"), self.dropped.emit)
        for each in (self.take, self.leave):
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = column(
            self.heading, label(texts("correction-changes"), "hint"), self.changes, margin=16, gap=12
        )
        layout.addWidget(label(texts("correction-stays"), "hint", wrap=True))
        layout.addLayout(line(self.take, self.leave, None))
        layout.addWidget(label(texts("correction-edit"), "hint", wrap=True))
        layout.addStretch(1)
        self.setLayout(layout)

    def show_correction(self, tournament: Tournament, asked: Asked) -> None:
        """Shows the result before and after, and what else changes."""
        change = asked.change
        result = tournament.results.get((change.round, change.table))
        before = "" if result is None else totals_text(result.report)
        args = {"before": before, "after": totals_text(change.report)}
        self.heading.setText(self.texts("correction-heading", round=change.round, table=change.table, **args))
        self.changes.setText("\n".join(f"• {finding_words(self.texts, found)}" for found in asked.found))

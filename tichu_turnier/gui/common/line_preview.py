"""The dialog that shows a file line by line before anything of it is taken."""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from tichu_turnier.finding import Finding, worst
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import button
from tichu_turnier.gui.common.painting import icon
from tichu_turnier.gui.common.parts import MARGIN, clear_layout, column, label
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import Column, RowsModel
from tichu_turnier.texts import Texts
from tichu_turnier.words import finding_words


class PreviewedLine(Protocol):
    """One line, and what is to be said about it."""

    @property
    def number(self) -> int:
        """The line in the source."""

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What speaks against it, and what is good to know."""


L = TypeVar("L", bound=PreviewedLine)


class LinePreview(Dialog, Generic[L]):
    """The lines of a source with what is said about each; the button `take` goes on with them."""

    def __init__(
        self, parent: QWidget, texts: Texts, title: str, page: str, take: str, columns: Sequence[Column[L]]
    ) -> None:
        """`take` is a key of texts; how many lines would be taken is its `count`."""
        super().__init__(parent, texts, title, page)
        mark: Column[L] = Column("", lambda _: "", icon=_mark, width=40)
        objections: Column[L] = Column("entrants-objections", self._words, color=_worst, share=3)
        self.model: RowsModel[L] = RowsModel([mark, *columns, objections], texts, lambda row: row.number)
        self.table: Table[L] = Table(self.model)
        self.table.type_anywhere()
        self.table.selectionModel().currentChanged.connect(self._say_whole)
        self.summary = label("", "heading", wrap=True)
        self.about = column(gap=4)
        self.whole = label("", "hint", wrap=True)
        self._take_key = take
        self.take = button(texts(take, count=0), self._take, "primary", "check", name="take")
        self.above = column(gap=4)
        parts = (self.summary, self.about, self.above, self.table, self.whole, self.ending(self.take))
        self.setLayout(column(*parts, margin=MARGIN, grows=self.table))

    def open_with(
        self, summary: str, findings: Sequence[Finding], lines: Sequence[L], count: int, faulty: int | None
    ) -> None:
        """Opens, or shows other lines; `count` of them would be taken, and number `faulty` is to be seen."""
        self.summary.setText(summary)
        clear_layout(self.about)
        for finding in findings:
            self.about.addWidget(label(finding_words(self.texts, finding), finding.severity.value, wrap=True))
        self.take.setText(self.texts(self._take_key, count=count))
        self.take.setEnabled(count > 0)
        self.table.setVisible(bool(lines))
        self.about.addStretch(0 if lines else 1)
        self.model.show(lines)
        if self.isVisible():
            if not count and lines:
                self.table.choose(lines[0].number)
                self.table.setFocus()
            self._say_whole()
            return
        if faulty is not None:
            self.table.choose(faulty)
        self.open()
        (self.take if count else self.table).setFocus()

    def _take(self) -> None:
        raise NotImplementedError

    def _say_whole(self) -> None:
        """The whole of what the chosen line is about, which its cell may cut off."""
        row = self.model.row(self.table.currentIndex())
        self.whole.setText("" if row is None else self._words(row))

    def _words(self, row: L) -> str:
        return " ".join(finding_words(self.texts, finding) for finding in row.findings)


def _mark(row: PreviewedLine) -> QIcon:
    return icon(_worst(row) or "check", _worst(row) or "ok")


def _worst(row: PreviewedLine) -> str:
    """The weightiest severity of a line, also the name of its colour and picture; empty without any."""
    return worst(row.findings) or ""

"""The dialog that shows a file line by line before anything of it is taken."""

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QWidget

from tichu_turnier.finding import Finding, Severity, worst
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
    """The lines of a source with what is said about each; the button `take` goes on with them.

    A line that can mean two things waits until the space bar on it, or the button for all that wait, says
    that it is read rightly; where that is of use a subclass sets `grants`. Enter takes what the button says.
    """

    grants = False
    """Whether lines that wait can be taken as they are read."""

    def __init__(
        self,
        parent: QWidget,
        texts: Texts,
        title: str,
        page: str,
        take: str,
        columns: Sequence[Column[L]],
        key: Callable[[L], Hashable] = lambda row: row.number,
    ) -> None:
        """`take` is a key of texts, with the number of lines that would be taken; `key` tells lines apart."""
        super().__init__(parent, texts, title, page)
        mark: Column[L] = Column("", lambda _: "", icon=self._mark, width=40)
        objections: Column[L] = Column("entrants-objections", self._words, color=_worst, share=3)
        self.model: RowsModel[L] = RowsModel([mark, *columns, objections], texts, key)
        self.table: Table[L] = Table(self.model)
        self.table.type_anywhere()
        self.table.selectionModel().currentChanged.connect(self._say_whole)
        self.table.installEventFilter(self)
        self.granted: set[Hashable] = set()
        """The keys of lines that wait and are taken all the same."""
        self._sure = 0
        self.grant_all = button(
            texts("import-grant-all", count=0, taken=0), self._grant_all, name="grant-all"
        )
        self.grant_all.hide()
        self.summary = label("", "heading", wrap=True)
        self.about = column(gap=4)
        self.whole = label("", "hint", wrap=True)
        self._take_key = take
        self.take = button(texts(take, count=0), self._take, "primary", "check", name="take")
        self.above = column(gap=4)
        parts = (self.summary, self.about, self.above, self.table, self.whole, self.grant_all)
        self.setLayout(column(*parts, self.ending(self.take), margin=MARGIN, grows=self.table))

    def open_with(
        self,
        summary: str,
        findings: Sequence[Finding],
        lines: Sequence[L],
        count: int,
        faulty: Hashable | None,
    ) -> None:
        """Opens, or shows other lines; `count` of them would be taken, and `faulty` is to be seen.

        Where lines wait the keyboard is with the first of them: what is pressed next is about it.
        """
        self.summary.setText(summary)
        clear_layout(self.about)
        for finding in findings:
            self.about.addWidget(label(finding_words(self.texts, finding), finding.severity.value, wrap=True))
        self._sure = count
        self.table.setVisible(bool(lines))
        self.about.addStretch(0 if lines else 1)
        self.model.show(lines)
        self._count()
        waiting = next((self.model.key(row) for row in lines if self.waits(row)), None)
        first = waiting if waiting is not None else faulty
        opened = self.isVisible()
        if not opened and first is not None:
            self.table.choose(first)
        if opened and lines and (not count or waiting is not None):
            self.table.choose(self.model.key(lines[0]) if waiting is None else waiting)
            self.table.setFocus()
        self._say_whole()
        if not opened:
            self.open()
            (self.take if count and waiting is None else self.table).setFocus()

    def _take(self) -> None:
        raise NotImplementedError

    def waits(self, row: L) -> bool:
        """Whether a line can mean two things, and somebody may say here that it is read rightly."""
        return self.grants and worst(row.findings) is Severity.QUESTION

    def is_granted(self, row: L) -> bool:
        """Whether a line that waits is taken."""
        return self.waits(row) and self.model.key(row) in self.granted

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The space bar takes a line that waits, or leaves it; elsewhere it is a letter."""
        if watched is self.table and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space:
            row = self.model.row(self.table.currentIndex())
            if event.type() == QEvent.Type.KeyPress and row is not None and self.waits(row):
                self.granted ^= {self.model.key(row)}
                self._count()
                return True
        return super().eventFilter(watched, event)

    def _grant_all(self) -> None:
        """All lines that wait are taken; once more, and none is."""
        waiting = {self.model.key(row) for row in self.model.rows if self.waits(row)}
        self.granted = set() if waiting <= self.granted else waiting
        self._count()

    def _count(self) -> None:
        """Says how many would be taken, and how many lines wait, in one of which may stand two."""
        waiting = {row.number for row in self.model.rows if self.waits(row)}
        left = {row.number for row in self.model.rows if self.waits(row) and not self.is_granted(row)}
        taken = sum(self.is_granted(row) for row in self.model.rows)
        self.take.setText(self.texts(self._take_key, count=self._sure + taken))
        self.take.setEnabled(self._sure + taken > 0)
        counts = {"count": len(waiting), "taken": len(waiting - left)}
        self.grant_all.setText(self.texts("import-grant-all", **counts))
        self.grant_all.setVisible(bool(waiting))
        self.model.refresh()
        self._say_whole()

    def _say_whole(self) -> None:
        """The whole of what the chosen line is about, which its cell may cut off."""
        row = self.model.row(self.table.currentIndex())
        key = self.texts("import-grant-key") if row is not None and self.waits(row) else ""
        self.whole.setText("" if row is None else f"{self._words(row)} {key}".strip())

    def _mark(self, row: L) -> QIcon:
        if self.is_granted(row):
            return icon("check", "ok")
        return icon(_worst(row) or "check", _worst(row) or "ok")

    def _words(self, row: L) -> str:
        return " ".join(finding_words(self.texts, finding) for finding in row.findings)


def _worst(row: PreviewedLine) -> str:
    """The weightiest severity of a line, also the name of its colour and picture; empty without any."""
    return worst(row.findings) or ""

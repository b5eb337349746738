"""What happened this evening, and when?"""

from typing import TYPE_CHECKING

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLineEdit

from tichu_turnier.desk.search import search
from tichu_turnier.gui.icons import icon
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.gui.table_model import Column, RowsModel
from tichu_turnier.gui.widgets.parts import MARGIN, column, label, line
from tichu_turnier.gui.widgets.table import Table
from tichu_turnier.gui.wording import journal_words
from tichu_turnier.tournament.model import Tournament

if TYPE_CHECKING:
    from tichu_turnier.desk.history import JournalEntry

_REVERSALS = ("undo", "redo")


class JournalScreen(Screen):
    """Everything that was done, the latest on top; nothing can be changed here but by undo and redo."""

    key = "journal"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._entries: tuple[JournalEntry, ...] = ()
        self._asked = -1
        self.search = QLineEdit(placeholderText=self.texts("journal-search"), clearButtonEnabled=True)
        self.search.addAction(icon("search", "muted"), QLineEdit.ActionPosition.LeadingPosition)
        self.search.textChanged.connect(self._filter)
        self.model: RowsModel[JournalEntry] = RowsModel(self._columns(), self.texts, lambda row: row.revision)
        self.table: Table[JournalEntry] = Table(self.model)
        self.table.placeholder = self.texts("journal-nothing")
        layout = column(margin=MARGIN)
        layout.addLayout(line(label(self.texts("screen-journal"), "title"), None))
        layout.addWidget(label(self.texts("journal-hint"), "hint", wrap=True))
        layout.addWidget(self.search)
        layout.addWidget(self.table, 1)
        self.setLayout(layout)
        self.setFocusProxy(self.search)

    def show_tournament(self, tournament: Tournament) -> None:  # noqa: ARG002 -- every screen is told
        """Fetches the journal when there is something new in it."""
        desk = self.bridge.desk
        if desk is None or desk.revision == self._asked:
            return
        self._asked = desk.revision
        self.bridge.ask(lambda desk: desk.journal(), self._show)

    def _show(self, entries: "tuple[JournalEntry, ...]") -> None:
        self._entries = entries[::-1]
        self._filter()

    def _filter(self) -> None:
        self.model.show(search(self.search.text(), self._entries, self._words))

    def _columns(self) -> "list[Column[JournalEntry]]":
        return [
            Column("journal-at", _local_time, width=150, color=lambda _: "muted"),
            Column("", lambda _: "", icon=_mark, width=36),
            Column("journal-what", self._words, tip=self._words, color=_color),
            Column("journal-desk", lambda row: row.desk, width=90),
        ]

    def _words(self, entry: "JournalEntry") -> str:
        return journal_words(self.texts, entry.kind, entry.args)


def _mark(entry: "JournalEntry") -> QIcon | None:
    return icon(entry.kind, "muted") if entry.kind in _REVERSALS else None


def _color(entry: "JournalEntry") -> str:
    return "muted" if entry.kind in _REVERSALS else ""


def _local_time(entry: "JournalEntry") -> str:
    """As the clock in the room showed it."""
    return f"{entry.at.astimezone():%d.%m. %H:%M:%S}"

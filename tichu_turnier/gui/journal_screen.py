"""The screen of the journal: what happened, how it was then, and going back to it."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.history import (
    JournalEntry,
    Touched,
    about_entrant,
    about_table,
    standing,
    steps_to,
    touched,
)
from tichu_turnier.desk.search import search, words_of
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import button, clearable, on_keys, search_field
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.listing_columns import ListingPage
from tichu_turnier.gui.common.name_field import NameField
from tichu_turnier.gui.common.pages import Pages
from tichu_turnier.gui.common.painting import icon
from tichu_turnier.gui.common.parts import MARGIN, column, heading_width, label, line, size_for_letters
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RIGHT, Column, RowsModel
from tichu_turnier.gui.common.value_fields import number_field
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.sheets import Sheet
from tichu_turnier.sheets.document import Document
from tichu_turnier.sheets.other_documents import journal_document
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import RestoreState
from tichu_turnier.tournament.model.slots import to_wall
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.words.listings.comparison import PastState, past_state
from tichu_turnier.words.listings.journal import JournalLine, journal_words
from tichu_turnier.words.listings.listing import Listing
from tichu_turnier.words.rounds import rounds_called

_REVERSALS = ("undo", "redo")
_MOST_TABLES = 999
_TWO = 2
_WIDE, _HIGH = 56, 40
_PAGES = {"changed": "compare-same", "ranking": "standings-nothing", "results": "standings-nothing"}
"""What is said where one of the lists of a `PastState` is empty."""


class JournalScreen(Screen):
    """Everything that was done, the latest on top; each line can be looked at, gone to and restored."""

    key = "journal"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._entries: tuple[JournalEntry, ...] = ()
        self._standing: frozenset[int] = frozenset()
        self._desk: Desk | None = None
        self._touched: dict[int, Touched] = {}
        self._said: dict[int, str] = {}
        self._asked = -1
        self._dialog: PastStateDialog | None = None
        texts = self.texts
        self.search = search_field(texts, texts("journal-search"))
        self.who = NameField(lambda: tuple(self.tournament.entrants.values()), texts("history-who"))
        clearable(self.who, texts)
        every, table = texts("history-all-tables"), texts("history-table-prefix").strip()
        self.number = number_field(texts, 0, _MOST_TABLES, 0, before=table, instead=every)
        self.number.setAccessibleName(texts("compare-table"))
        self.model: RowsModel[JournalEntry] = RowsModel(self._columns(), texts, lambda row: row.revision)
        self.table: Table[JournalEntry] = Table(self.model, many=True, name="journal")
        self.look = button(texts("history-look"), self._look, "primary", tip=texts("history-look-tip"))
        self.compare = button(texts("history-compare"), self._look, tip=texts("history-compare-tip"))
        self.go_there = button("", self._go, tip=texts("history-go-tip"), name="go")
        words, tip = texts("sheets-screen-print"), texts("journal-print-tip")
        self.print = button(words, self._print, picture="sheets", tip=tip, name="print")
        self._lay_out()
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self.table.take_keyboard)
        self.who.entered.connect(self._filter)
        self.who.textChanged.connect(self._person_typed)
        self.number.valueChanged.connect(self._filter)
        self.table.selectionModel().selectionChanged.connect(self._show_buttons)
        self.table.doubleClicked.connect(self._look)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            on_keys(self.table, key, self._look, here=True)
        on_keys(self.table, Qt.Key.Key_Backspace, self._go, here=True)
        on_keys(self.search, Qt.Key.Key_Down, self.table.take_keyboard, here=True)
        on_keys(self, "Ctrl+F", self.search.setFocus)
        on_keys(self, "Ctrl+P", self.print.click)
        self._show_buttons()

    def show_tournament(self, tournament: Tournament) -> None:
        """Fetches the journal when there is something new in it."""
        self.tournament = tournament
        desk = self.bridge.desk
        if desk is not self._desk:
            self._desk, self._touched, self._said, self._asked = desk, {}, {}, -1
        if desk is None or desk.revision == self._asked:
            return
        self._asked = desk.revision
        known, said, texts = self._touched, self._said, self.texts
        self.bridge.run_on_desk(lambda desk: _read(desk, texts, known, said), self._show)

    def _show(self, entries: tuple[JournalEntry, ...]) -> None:
        known = len(self._entries)
        self._entries = entries[::-1]
        before, self._standing = self._standing, standing(entries)
        self._filter()
        if any(revision <= known for revision in before ^ self._standing):
            self.model.refresh()

    def _filter(self) -> None:
        rows = self._entries
        if self.number.value():
            wanted = about_table(self._touched, self.number.value())
            rows = tuple(row for row in rows if row.revision in wanted)
        if self.who.chosen is not None:
            wanted = about_entrant(self._touched, self.who.chosen, self.tournament)
            rows = tuple(row for row in rows if row.revision in wanted)
        self.table.placeholder = self.texts("history-nothing-found" if self._entries else "journal-nothing")
        self.model.show(search(self.search.text(), rows, self._words))
        self._show_buttons()

    def _look(self) -> None:
        chosen = [self._line(row, self._said_of(row)) for row in self.table.chosen()[:_TWO]]
        if chosen:
            later = chosen[0] if len(chosen) == _TWO else None
            self._dialog = self._dialog or PastStateDialog(self.bridge, self.texts, self)
            self._dialog.look(chosen[-1], later)

    def _go(self) -> None:
        chosen = self.table.chosen()
        if len(chosen) == 1:
            self.bridge.run_on_desk(lambda desk: desk.go_to(chosen[0].revision), lambda _: None)

    def _print(self) -> None:
        """What is listed, as a sheet, the oldest first."""
        rows, there_are = self.model.rows[::-1], len(self._entries)

        def make(tournament: Tournament, texts: Texts, _: int | None) -> Document:
            lines = [self._line(row, self._words(row)) for row in rows]
            return journal_document(tournament, lines, texts, there_are)

        self.context.navigator.show_paper(Sheet("journal", needs_round=False, make=make), "")

    def _show_buttons(self) -> None:
        chosen = self.table.chosen()
        self.look.setEnabled(len(chosen) == 1)
        self.compare.setEnabled(len(chosen) == _TWO)
        self.print.setEnabled(bool(self.model.rows))
        steps = steps_to(self._entries[::-1], chosen[0].revision) if len(chosen) == 1 else 0
        self.go_there.setEnabled(bool(steps))
        key = "history-undo-to" if (steps or -1) < 0 else "history-redo-to"
        self.go_there.setText(self.texts(key, count=abs(steps or 0)))

    def _columns(self) -> list[Column[JournalEntry]]:
        wide, day = heading_width(self.texts("history-line")), heading_width("21.11. 20:31")
        return [
            Column("history-line", lambda row: str(row.revision), RIGHT, width=wide, color=lambda _: "muted"),
            Column("journal-at", self._time, width=day, color=lambda _: "muted"),
            Column("", lambda _: "", icon=_mark, width=36),
            Column("journal-what", self._words, tip=self._words, color=self._color),
            Column("journal-desk", lambda row: row.desk, width=90),
        ]

    def _line(self, entry: JournalEntry, words: str) -> JournalLine:
        return JournalLine(entry.revision, self._time(entry), entry.desk, words)

    def _words(self, entry: JournalEntry) -> str:
        words = self._said_of(entry)
        return self.texts("history-taken-back", what=words) if self._taken_back(entry) else words

    def _said_of(self, entry: JournalEntry) -> str:
        return self._said.get(entry.revision) or journal_words(
            self.texts, entry.kind, entry.args, rounds_called(self.tournament, self.texts)
        )

    def _taken_back(self, entry: JournalEntry) -> bool:
        return entry.kind not in (*_REVERSALS, "create") and entry.revision not in self._standing

    def _color(self, entry: JournalEntry) -> str:
        return "muted" if entry.kind in _REVERSALS or self._taken_back(entry) else ""

    def _time(self, entry: JournalEntry) -> str:
        """As the clock in the room showed it; with the day where it was another one."""
        at = to_wall(entry.at, self.tournament.timetable.zone)
        return f"{at:%H:%M}" if at.date() == self.tournament.day else f"{at:%d.%m. %H:%M}"

    def _lay_out(self) -> None:
        title = line(label(self.texts("screen-journal"), "title"), None)
        hint = label(self.texts("journal-hint"), "hint", wrap=True)
        filters = line(self.search, self.who, self.number, gap=8)
        filters.setStretch(0, 3)
        filters.setStretch(1, 2)
        foot = Flow(self.go_there, None, self.print, self.compare, self.look)
        self.setLayout(column(title, hint, filters, self.table, foot, margin=MARGIN, grows=self.table))
        self.setFocusProxy(self.search)

    def _person_typed(self, text: str) -> None:
        if not text:
            self.who.choose(None)
            self._filter()


def _mark(entry: JournalEntry) -> QIcon | None:
    return icon(entry.kind, "muted") if entry.kind in _REVERSALS else None


def _read(
    desk: Desk, texts: Texts, known: dict[int, Touched], said: dict[int, str]
) -> tuple[JournalEntry, ...]:
    """The journal, on the desk's thread; what is new is put in words and looked through for the filters."""
    entries = desk.journal()
    new = [entry for entry in entries if entry.revision not in said]
    known |= {entry.revision: touched(entry) for entry in new}
    called = rounds_called(desk.tournament, texts)
    said |= {entry.revision: journal_words(texts, entry.kind, entry.args, called) for entry in new}
    for entry in new:
        words_of(said[entry.revision])  # as the search wants it, which remembers it
    return entries


class PastStateDialog(Dialog):
    """Standings and results as they were, and what another state has otherwise; it can be restored."""

    def __init__(self, bridge: Bridge, texts: Texts, parent: QWidget) -> None:
        super().__init__(parent, texts, "", "screen-journal", stays=True)
        self.bridge = bridge
        self._past = JournalLine(0, "", "", "")
        self.shown: PastState | None = None
        size_for_letters(self, _WIDE, _HIGH)
        self.title, self.what = label("", "heading"), label("", "hint", wrap=True)
        self._lists = {key: ListingPage(texts, texts(nothing)) for key, nothing in _PAGES.items()}
        self.pages = Pages({key: partial(self._lists.__getitem__, key) for key in _PAGES})
        tip = texts("compare-restore-tip")
        self.restore = button(texts("compare-restore"), self._restore, "primary", "back", tip, "restore")
        self._lay_out()

    def look(self, past: JournalLine, other: JournalLine | None) -> None:
        """Opens with the state after a line, beside that after a later one (None: beside now)."""
        texts, self._past, self.shown = self.texts, past, None
        title = texts("compare-title", line=past.number, time=past.at)
        self.setWindowTitle(title)
        self.title.setText(title)
        if other is None:
            self.what.setText(texts("compare-with-now", what=past.words))
        else:
            then = {"line": other.number, "time": other.at, "then": other.words}
            self.what.setText(texts("compare-with", what=past.words, **then))
        for page in self._lists.values():
            page.show_listing(Listing((), ()))
        self.restore.setEnabled(False)
        self.pages.go("changed")
        revision, later = past.number, None if other is None else other.number
        self.bridge.run_on_desk(lambda desk: _compared(desk, revision, later, texts), self._show)
        self.open()

    def _show(self, past: PastState) -> None:
        self.shown = past
        for key, page in self._lists.items():
            page.show_listing(getattr(past, key))
        count = self.texts("compare-count", count=len(past.changed.rows))
        self.pages.buttons["changed"].setText(count)
        self.restore.setEnabled(past.state != self.bridge.tournament)

    def _restore(self) -> None:
        if self.shown is not None:
            change = RestoreState(self._past.number, self.shown.state, self._past.at)
            self.bridge.do(change, self.accept)

    def _lay_out(self) -> None:
        texts = self.texts
        for key in _PAGES:  # a widget without a parent must not be left to whichever thread clears up
            self.pages.page(key)
        choose = [self.pages.add_button(key, texts(f"compare-page-{key}")) for key in _PAGES]
        close = button(texts("penalty-close"), self.accept)
        safe = label(texts("compare-safe"), "hint", wrap=True)
        foot = line(safe, close, self.restore, gap=8, grows=safe)
        head = (self.title, self.what, line(*choose, None, gap=8))
        self.setLayout(column(*head, self.pages, foot, margin=MARGIN, grows=self.pages))
        self.setTabOrder(close, self.restore)


def _compared(desk: Desk, revision: int, other: int | None, texts: Texts) -> PastState:
    later = desk.tournament if other is None else desk.at_revision(other)
    return past_state(desk.at_revision(revision), later, texts)

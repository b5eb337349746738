"""How did everything stand after a line of the journal, and shall it be so again?"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QDialog, QWidget

from tichu_turnier.desk.desk import Desk
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.pages import Page, Pages
from tichu_turnier.gui.common.parts import (
    MARGIN,
    button,
    column,
    heading_width,
    label,
    line,
    size_for_letters,
)
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import LEFT, RIGHT, Column, RowsModel
from tichu_turnier.gui.help.f1 import help_with_f1
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import RestoreState
from tichu_turnier.words.past_state import Cells, PastState, past_state

_WIDE, _HIGH = 56, 40
_PAGES = ("changed", "ranking", "results")
_RANKING = (
    ("sheets-place", 70),
    ("sheets-name", 0),
    ("sheets-victory-points", 120),
    ("sheets-tichu-points", 130),
    ("sheets-hands", 90),
    ("penalty-decision", 160),
)
_RESULTS = (("penalty-round", 80), ("compare-table", 80), ("compare-who", 0), ("compare-score", 130))
_CHANGED = (("journal-what", 0), ("compare-before", 0), ("compare-after", 0))
_NUMBERS = ("sheets-place", "sheets-victory-points", "sheets-tichu-points", "sheets-hands", "compare-score")


class Moment(NamedTuple):
    """A line of the journal."""

    revision: int
    time: str
    words: str


class Listing(Page):
    """A table that is only looked at."""

    def __init__(self, columns: Sequence[tuple[str, int]], texts: Texts, nothing: str) -> None:
        super().__init__()
        shown = [
            _column(key, place, heading_width(texts(key), width) if width else 0)
            for place, (key, width) in enumerate(columns)
        ]
        self.model: RowsModel[tuple[int, Cells]] = RowsModel(shown, texts, lambda row: row[0])
        self.table: Table[tuple[int, Cells]] = Table(self.model)
        self.table.placeholder = nothing
        self.setLayout(column(self.table))
        self.setFocusProxy(self.table)

    def show_rows(self, rows: Sequence[Cells]) -> None:
        """Shows these rows."""
        self.model.show(tuple(enumerate(rows)))


class PastStateDialog(QDialog):
    """Standings and results as they were, and what another state has otherwise; it can be restored."""

    def __init__(self, bridge: Bridge, texts: Texts, parent: QWidget) -> None:
        super().__init__(parent)
        help_with_f1(self, texts, lambda: "screen-journal")
        self.bridge, self.texts = bridge, texts
        self._past = Moment(0, "", "")
        self.shown: PastState | None = None
        size_for_letters(self, _WIDE, _HIGH)
        self.title, self.what = label("", "heading"), label("", "hint", wrap=True)
        self.ranking = Listing(_RANKING, texts, texts("standings-nothing"))
        self.results = Listing(_RESULTS, texts, texts("standings-nothing"))
        self.changed = Listing(_CHANGED, texts, texts("compare-same"))
        self.pages = Pages(
            {
                "changed": lambda: self.changed,
                "ranking": lambda: self.ranking,
                "results": lambda: self.results,
            }
        )
        self.restore = button(
            texts("compare-restore"), self._restore, "primary", "back", texts("compare-restore-tip")
        )
        self.restore.setObjectName("restore")
        self._lay_out()

    def look(self, past: Moment, other: Moment | None) -> None:
        """Opens with the state after a line, beside that after a later one (None: beside now)."""
        texts, self._past, self.shown = self.texts, past, None
        title = texts("compare-title", line=past.revision, time=past.time)
        self.setWindowTitle(title)
        self.title.setText(title)
        if other is None:
            self.what.setText(texts("compare-with-now", what=past.words))
        else:
            then = {"line": other.revision, "time": other.time, "then": other.words}
            self.what.setText(texts("compare-with", what=past.words, **then))
        for page in (self.ranking, self.results, self.changed):
            page.show_rows(())
        self.restore.setEnabled(False)
        self.pages.go(_PAGES[0])
        later = None if other is None else other.revision
        revision = past.revision
        self.bridge.ask(lambda desk: _compared(desk, revision, later, texts), self._show)
        self.open()

    def _show(self, past: PastState) -> None:
        self.shown = past
        self.ranking.show_rows(past.ranking)
        self.results.show_rows(past.results)
        self.changed.show_rows(past.changed)
        count = self.texts("compare-count", count=len(past.changed))
        self.pages.buttons["changed"].setText(count)
        self.restore.setEnabled(past.state != self.bridge.tournament)

    def _restore(self) -> None:
        if self.shown is not None:
            change = RestoreState(self._past.revision, self.shown.state, self._past.time)
            self.bridge.do(change, self.accept)

    def _lay_out(self) -> None:
        texts = self.texts
        for key in _PAGES:  # a widget without a parent must not be left to whichever thread clears up
            self.pages.page(key)
        choose = [self.pages.add_button(key, texts(f"compare-page-{key}")) for key in _PAGES]
        close = button(texts("penalty-close"), self.accept)
        layout = column(self.title, self.what, margin=MARGIN)
        layout.addLayout(line(*choose, None, gap=8))
        layout.addWidget(self.pages, 1)
        foot = line(label(texts("compare-safe"), "hint", wrap=True), close, self.restore, gap=8)
        foot.setStretch(0, 1)
        layout.addLayout(foot)
        self.setLayout(layout)
        self.setTabOrder(close, self.restore)


def _column(key: str, place: int, width: int) -> Column[tuple[int, Cells]]:
    def text(row: tuple[int, Cells]) -> str:
        return row[1][place]

    return Column(key, text, RIGHT if key in _NUMBERS else LEFT, tip=text, width=width)


def _compared(desk: Desk, revision: int, other: int | None, texts: Texts) -> PastState:
    """The state after a line of the journal, beside that after another (None: beside now)."""
    later = desk.tournament if other is None else desk.at_revision(other)
    return past_state(desk.at_revision(revision), later, texts)

"""The dialog that shows the tournament as it stood after a line of the journal."""

from functools import partial
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from tichu_turnier.desk.desk import Desk
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import button
from tichu_turnier.gui.common.listing_columns import ListingPage
from tichu_turnier.gui.common.pages import Pages
from tichu_turnier.gui.common.parts import MARGIN, column, label, line, size_for_letters
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import RestoreState
from tichu_turnier.words.listings.listing import Listing
from tichu_turnier.words.listings.past_state import PastState, past_state

_WIDE, _HIGH = 56, 40
_PAGES = ("changed", "ranking", "results")


class Moment(NamedTuple):
    """A line of the journal."""

    revision: int
    time: str
    words: str


class PastStateDialog(Dialog):
    """Standings and results as they were, and what another state has otherwise; it can be restored."""

    def __init__(self, bridge: Bridge, texts: Texts, parent: QWidget) -> None:
        super().__init__(parent, texts, "", "screen-journal", stays=True)
        self.bridge = bridge
        self._past = Moment(0, "", "")
        self.shown: PastState | None = None
        size_for_letters(self, _WIDE, _HIGH)
        self.title, self.what = label("", "heading"), label("", "hint", wrap=True)
        self.ranking = ListingPage(texts, texts("standings-nothing"))
        self.results = ListingPage(texts, texts("standings-nothing"))
        self.changed = ListingPage(texts, texts("compare-same"))
        pages = {"changed": self.changed, "ranking": self.ranking, "results": self.results}
        self.pages = Pages({key: partial(pages.__getitem__, key) for key in pages})
        tip = texts("compare-restore-tip")
        self.restore = button(texts("compare-restore"), self._restore, "primary", "back", tip, "restore")
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
            page.show_listing(Listing((), ()))
        self.restore.setEnabled(False)
        self.pages.go(_PAGES[0])
        later = None if other is None else other.revision
        revision = past.revision
        self.bridge.run_on_desk(lambda desk: _compared(desk, revision, later, texts), self._show)
        self.open()

    def _show(self, past: PastState) -> None:
        self.shown = past
        self.ranking.show_listing(past.ranking)
        self.results.show_listing(past.results)
        self.changed.show_listing(past.changed)
        count = self.texts("compare-count", count=len(past.changed.rows))
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
        safe = label(texts("compare-safe"), "hint", wrap=True)
        foot = line(safe, close, self.restore, gap=8, grows=safe)
        head = (self.title, self.what, line(*choose, None, gap=8))
        self.setLayout(column(*head, self.pages, foot, margin=MARGIN, grows=self.pages))
        self.setTabOrder(close, self.restore)


def _compared(desk: Desk, revision: int, other: int | None, texts: Texts) -> PastState:
    """The state after a line of the journal, beside that after another (None: beside now)."""
    later = desk.tournament if other is None else desk.at_revision(other)
    return past_state(desk.at_revision(revision), later, texts)

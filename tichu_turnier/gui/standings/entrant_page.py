"""The page of one entrant: every round of the evening."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.latest_only import Latest
from tichu_turnier.gui.common.listing_columns import ListingPage
from tichu_turnier.gui.common.pages import Page
from tichu_turnier.gui.common.parts import button, card, column, label
from tichu_turnier.gui.screen import Context
from tichu_turnier.gui.standings.entrant_history import EntrantView, entrant_view
from tichu_turnier.gui.standings.plots import PlacePlot
from tichu_turnier.gui.standings.standings_view import Pins
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament

_TABLE_SHARE, _PLOT_SHARE = 3, 2


class EntrantPage(Page):
    """Results, partners, opponents and calls round by round; Esc goes back to where one came from."""

    def __init__(self, context: Context, back: Callable[[], None]) -> None:
        super().__init__()
        self.texts = context.texts
        self._show_paper = context.navigator.show_paper
        self.pins = Pins.of(context.bridge)
        self._latest: Latest[EntrantView] = Latest(context.bridge, self)
        self._who: EntrantId | None = None
        self._asked: tuple[Tournament, EntrantId] | None = None
        self.name = label("", "title")
        self.name.setObjectName("entrant-name")
        self.summary = label("", "heading")
        self.facts = label("", wrap=True)
        self.penalties = label("", "warning", wrap=True)
        self.rounds = ListingPage(self.texts, "")
        self.table = self.rounds.table
        self.table.setWordWrap(True)
        self.places = PlacePlot(self.texts("course-places"))
        self._lay_out(back)
        self.setFocusProxy(self.table)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(back)

    def look_at(self, who: EntrantId) -> None:
        """Shows this entrant from now on."""
        self._who = who

    def show_tournament(self, tournament: Tournament) -> None:
        """Has the page for this snapshot computed."""
        who = self._who
        if who is None or who not in tournament.entrants or self._asked == (tournament, who):
            return
        self._asked = tournament, who
        self._latest.ask(lambda: entrant_view(tournament, who, self.texts), self._show)

    def _show(self, view: EntrantView) -> None:
        self.name.setText(view.name)
        self.summary.setText(view.summary)
        self.facts.setText("   ·   ".join(view.facts))
        self.penalties.setText(view.penalties)
        self.penalties.setVisible(bool(view.penalties))
        self.rounds.show_listing(view.rounds)
        self.table.resizeRowsToContents()
        self.places.show_plot(view.places)

    def _lay_out(self, back: Callable[[], None]) -> None:
        texts = self.texts
        go_back = button(texts("course-back"), back, picture="back", tip=texts("course-back-tip"))
        go_back.setObjectName("entrant-back")
        pin = button(texts("standings-pin"), self._pin, picture="pin", tip=texts("standings-pin-tip"))
        paper = button(
            texts("sheets-screen-print"), self._print, picture="sheets", tip=texts("course-print-tip")
        )
        paper.setObjectName("entrant-print")
        layout = column(self.facts, self.penalties)
        layout.insertLayout(0, Flow(go_back, self.name, None, self.summary, pin, paper, gap=12))
        QShortcut(QKeySequence("Ctrl+P"), self).activated.connect(paper.click)
        layout.addWidget(self.rounds, _TABLE_SHARE)
        framed = card()
        framed.setLayout(column(label(texts("course-places"), "heading"), self.places, margin=12, gap=4))
        layout.addWidget(framed, _PLOT_SHARE)
        self.setLayout(layout)

    def _print(self) -> None:
        """This evening on paper, to take home."""
        from tichu_turnier.sheets.entrant_reports import report_of

        if self._who is not None:
            self._show_paper(report_of(self._who), self.name.text())

    def _pin(self) -> None:
        if self._who is not None:
            self.pins.toggle([self._who])

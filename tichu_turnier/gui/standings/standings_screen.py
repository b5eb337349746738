"""The screen with the standings and the pages beside them."""

from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.pages import Pages
from tichu_turnier.gui.common.parts import MARGIN, column, label
from tichu_turnier.gui.prizes.prizes_page import PrizesPage
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.gui.standings.entrant_page import EntrantPage
from tichu_turnier.gui.standings.special_page import CoursePage, SpecialPage
from tichu_turnier.gui.standings.standings_table import StandingsTable
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament

_PAGES = ("table", "course", "special", "prizes")
_ENTRANT = "entrant"


class StandingsScreen(Screen):
    """The table, pictures, special lists and the prize-giving; somebody's own page opens from each."""

    key = "standings"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._from = "table"
        context = self.context
        self.board = StandingsTable(context, self.look_at)
        self.pages = Pages(
            {
                "table": lambda: self.board,
                "course": lambda: CoursePage(context),
                "special": lambda: SpecialPage(context, self.look_at),
                "prizes": lambda: PrizesPage(context),
                _ENTRANT: lambda: EntrantPage(context, self._back),
            }
        )
        layout = column(margin=MARGIN)
        layout.addLayout(self._head())
        layout.addWidget(self.pages, 1)
        self.setLayout(layout)
        self.setFocusProxy(self.pages)
        self.pages.go("table")

    def show_tournament(self, tournament: Tournament) -> None:
        """Shows this snapshot on the page in front; what stood there stays until the new is computed."""
        self.board.show_state(tournament)
        self.pages.show_tournament(tournament)

    def navigate(self, what: str) -> None:
        """Goes to one of the pages: `table`, `course`, `special`, `prizes`."""
        if what in self.pages.buttons:
            self.pages.go(what)

    def look_at(self, who: EntrantId) -> None:
        """Goes to the page of somebody."""
        page = self.pages.page(_ENTRANT)
        if isinstance(page, EntrantPage):
            page.look_at(who)
        if self.pages.where != _ENTRANT:
            self._from = self.pages.where
        self.pages.go(_ENTRANT)

    def _back(self) -> None:
        self.pages.go(self._from)

    def _head(self) -> Flow:
        texts, add = self.texts, self.pages.add_button
        pages = [add(key, texts(f"standings-page-{key}")) for key in _PAGES]
        return Flow(label(texts("screen-standings"), "title"), *pages, None, self.board.state)

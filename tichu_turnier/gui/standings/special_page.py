"""Pages beside the standings: pictures of how they came about, and special lists."""

from collections.abc import Callable

from tichu_turnier.gui.common.latest_only import Latest
from tichu_turnier.gui.common.listing_columns import columns_of
from tichu_turnier.gui.common.pages import Page
from tichu_turnier.gui.common.parts import button, card, column, label, line
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RowsModel
from tichu_turnier.gui.screen import Context
from tichu_turnier.gui.standings.entrant_history import CourseView, course_view
from tichu_turnier.gui.standings.plots import PlacePlot, PointsPlot
from tichu_turnier.gui.standings.standings_view import Pins
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.words.listings.special_lists import WINDOW, Line, fields, first_lines

_MOST_LINES = 5


class CoursePage(Page):
    """Places over the rounds and points of each round, as pictures."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.texts = context.texts
        self.pins = Pins.of(context.bridge)
        self._latest: Latest[CourseView] = Latest(context.bridge, self)
        self._asked: tuple[Tournament, frozenset[EntrantId]] | None = None
        self.hint = label("", "hint", wrap=True)
        self.places = PlacePlot(self.texts("course-places"))
        self.points = PointsPlot(self.texts("course-points"))
        layout = column(self.hint)
        for title, plot, share in (("course-places", self.places, 3), ("course-points", self.points, 2)):
            framed = card()
            inside = column(label(self.texts(title), "heading"), plot, margin=12, gap=4)
            inside.setStretch(1, 1)
            framed.setLayout(inside)
            layout.addWidget(framed, share)
        self.setLayout(layout)

    def show_tournament(self, tournament: Tournament) -> None:
        """Has the pictures of this snapshot computed."""
        pinned = self.pins.pinned
        if self._asked == (tournament, pinned):
            return
        self._asked = tournament, pinned
        self._latest.ask(lambda: course_view(tournament, pinned, self.texts), self._show)

    def _show(self, view: CourseView) -> None:
        key = "course-about-pinned" if self.pins.pinned else "course-about"
        self.hint.setText(self.texts(key if view.places.rounds else "course-nothing"))
        self.places.show_plot(view.places)
        self.points.show_plot(view.points)


class SpecialPage(Page):
    """The first few of each special list; `look_at` is told who was chosen with Enter."""

    def __init__(self, context: Context, look_at: Callable[[EntrantId], None]) -> None:
        super().__init__()
        self.texts = texts = context.texts
        self._latest: Latest[tuple[Line, ...]] = Latest(context.bridge, self)
        self._asked: Tournament | None = None
        self.model: RowsModel[Line] = RowsModel([], texts, lambda row: (row.key, row.what.entrant))
        self.table: Table[Line] = Table(self.model)
        self.table.placeholder = texts("special-nothing")
        self.table.activated.connect(lambda at: look_at(self.model.rows[at.row()].what.entrant))
        sheet = button(
            texts("standings-print"), lambda: context.navigator.go("sheets/special-lists"), picture="sheets"
        )
        layout = column()
        about = line(label(texts("special-about"), "hint", wrap=True), sheet)
        about.setStretch(0, 1)
        layout.addLayout(about)
        layout.addWidget(self.table, 1)
        self.setLayout(layout)
        self.setFocusProxy(self.table)

    def show_tournament(self, tournament: Tournament) -> None:
        """Has the lists of this snapshot computed."""
        if tournament is not self._asked:
            self._asked = tournament
            found = fields(tournament, self.texts)
            self.model.set_columns(columns_of({key: found[key] for key in WINDOW.split()}, self.texts))
            self.table.fit_columns()
            self._latest.ask(lambda: tuple(first_lines(tournament, _MOST_LINES)), self.model.show)

"""Pages beside the standings: pictures of how they came about, special lists, one entrant."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QWidget

from tichu_turnier.gui.bridge import Latest
from tichu_turnier.gui.common.fields import button, on_keys
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.listing_columns import ListingPage, columns_of
from tichu_turnier.gui.common.pages import Page
from tichu_turnier.gui.common.parts import card, column, label, line
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RowsModel
from tichu_turnier.gui.screen import Context
from tichu_turnier.gui.standings.entrant_history import CourseView, EntrantView, course_view, entrant_view
from tichu_turnier.gui.standings.plots import PlacePlot, PointsPlot
from tichu_turnier.gui.standings.standings_view import Pins
from tichu_turnier.sheets.entrant_reports import report_of
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.words.listings.special_lists import WINDOW, Line, fields, first_lines

_MOST_LINES = 5
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
        self.name = label("", "title", name="entrant-name")
        self.summary = label("", "heading")
        self.facts = label("", wrap=True)
        self.penalties = label("", "warning", wrap=True)
        self.rounds = ListingPage(self.texts, "")
        self.table = self.rounds.table
        self.table.setWordWrap(True)
        self.places = PlacePlot(self.texts("course-places"))
        self._lay_out(back)
        self.setFocusProxy(self.table)
        on_keys(self, Qt.Key.Key_Escape, back)

    def look_at(self, who: EntrantId) -> None:
        self._who = who

    def show_tournament(self, tournament: Tournament) -> None:
        who = self._who
        if who is not None and who in tournament.entrants:
            job = partial(entrant_view, tournament, who, self.texts)
            self._latest.ask_about((tournament, who), job, self._show)

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
        tip = texts("course-back-tip")
        go_back = button(texts("course-back"), back, picture="back", tip=tip, name="entrant-back")
        pin = button(texts("standings-pin"), self._pin, picture="pin", tip=texts("standings-pin-tip"))
        words, tip = texts("sheets-screen-print"), texts("course-print-tip")
        paper = button(words, self._print, picture="sheets", tip=tip, name="entrant-print")
        on_keys(self, "Ctrl+P", paper.click)
        head = Flow(go_back, self.name, None, self.summary, pin, paper, gap=12)
        layout = column(head, self.facts, self.penalties)
        layout.addWidget(self.rounds, _TABLE_SHARE)
        layout.addWidget(_framed(texts("course-places"), self.places), _PLOT_SHARE)
        self.setLayout(layout)

    def _print(self) -> None:
        if self._who is not None:
            self._show_paper(report_of(self._who), self.name.text())

    def _pin(self) -> None:
        if self._who is not None:
            self.pins.toggle([self._who])


class CoursePage(Page):
    """Places over the rounds and points of each round, as pictures."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.texts = context.texts
        self.pins = Pins.of(context.bridge)
        self._latest: Latest[CourseView] = Latest(context.bridge, self)
        self.hint = label("", "hint", wrap=True)
        self.places = PlacePlot(self.texts("course-places"))
        self.points = PointsPlot(self.texts("course-points"))
        layout = column(self.hint)
        layout.addWidget(_framed(self.texts("course-places"), self.places), 3)
        layout.addWidget(_framed(self.texts("course-points"), self.points), 2)
        self.setLayout(layout)

    def show_tournament(self, tournament: Tournament) -> None:
        pinned = self.pins.pinned
        job = partial(course_view, tournament, pinned, self.texts)
        self._latest.ask_about((tournament, pinned), job, self._show)

    def _show(self, view: CourseView) -> None:
        key = "course-about-pinned" if self.pins.pinned else "course-about"
        self.hint.setText(self.texts(key if view.places.rounds else "course-nothing"))
        self.places.show_plot(view.places)
        self.points.show_plot(view.points)


def _framed(title: str, plot: QWidget) -> QFrame:
    return card(column(label(title, "heading"), plot, margin=12, gap=4, grows=plot))


class SpecialPage(Page):
    """The first few of each special list; `look_at` is told who was chosen with Enter."""

    def __init__(self, context: Context, look_at: Callable[[EntrantId], None]) -> None:
        super().__init__()
        self.texts = texts = context.texts
        self._latest: Latest[tuple[Line, ...]] = Latest(context.bridge, self)
        self.model: RowsModel[Line] = RowsModel([], texts, lambda row: (row.key, row.what.entrant))
        self.table: Table[Line] = Table(self.model, nothing=texts("special-nothing"))
        self.table.activated.connect(lambda at: look_at(self.model.rows[at.row()].what.entrant))
        go = partial(context.navigator.go, "sheets/special-lists")
        sheet = button(texts("standings-print"), go, picture="sheets")
        about = label(texts("special-about"), "hint", wrap=True)
        self.setLayout(column(line(about, sheet, grows=about), self.table, grows=self.table))
        self.setFocusProxy(self.table)

    def show_tournament(self, tournament: Tournament) -> None:
        self._latest.ask_about(
            tournament,
            lambda: tuple(first_lines(tournament, _MOST_LINES)),
            lambda lines: self._show(tournament, lines),
        )

    def _show(self, tournament: Tournament, lines: tuple[Line, ...]) -> None:
        found = fields(tournament, self.texts)
        self.model.show(lines, columns_of(found, self.texts, keys=WINDOW.split()))

"""How did the evening go for those whom the director keeps an eye on?"""

from tichu_turnier.gui.common.latest_only import Latest
from tichu_turnier.gui.common.pages import Page
from tichu_turnier.gui.common.parts import card, column, label
from tichu_turnier.gui.screen import Context
from tichu_turnier.gui.standings.entrant_history import CourseView, course_view
from tichu_turnier.gui.standings.plots import PlacePlot, PointsPlot
from tichu_turnier.gui.standings.watched_entrants import Pins
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament


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

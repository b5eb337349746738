"""The pages beside the standings: charts over the rounds, special lists, interventions, one entrant."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from tichu_turnier.gui.bridge import Bridge, BridgePart, Latest
from tichu_turnier.gui.common.fields import button, on_keys
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.listing_columns import ListingPage, columns_of
from tichu_turnier.gui.common.pages import Page
from tichu_turnier.gui.common.parts import card, column, label, line
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RowsModel
from tichu_turnier.gui.screen import Context
from tichu_turnier.gui.standings.plots import NOTHING, Curve, PlacePlot, Plot, PointsPlot
from tichu_turnier.sheets.pictures import report_of
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.insight.entrant_history import (
    EntrantHistory,
    Places,
    histories,
    places_by_round,
)
from tichu_turnier.tournament.insight.pictures import MOST_CURVES, place_curves
from tichu_turnier.tournament.insight.prospects import prospects
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.scoring.ranking import Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings.history import best_words, summary_words
from tichu_turnier.words.listings.history import fields as fields_of_rounds
from tichu_turnier.words.listings.journal import deviation_listing
from tichu_turnier.words.listings.listing import Listing, listing
from tichu_turnier.words.listings.penalties import penalty_notes
from tichu_turnier.words.listings.special_lists import WINDOW, Line, fields, first_lines, special_notes
from tichu_turnier.words.numbers import amount
from tichu_turnier.words.rounds import withdrawn_words
from tichu_turnier.words.why import why_words

_MOST_LINES = 5
_MORE, _LESS = 3, 2
"""Shares of the room of the two parts of a page."""
_SPARE = ("course-calls-short", "sheets-hands", "papers-against")
_USUAL_CURVES = 5


class Pins(BridgePart):
    """The pinned entrants of the tournament that is open; they outlive a change of language."""

    changed = Signal()

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self.pinned: frozenset[EntrantId] = frozenset()
        bridge.began.connect(self._end)

    def toggle(self, entrants: Iterable[EntrantId]) -> None:
        """Pins these; where all of them are pinned already, lets them go."""
        chosen = frozenset(entrants)
        self.pinned = self.pinned - chosen if chosen <= self.pinned else self.pinned | chosen
        self.changed.emit()

    def _end(self) -> None:
        self.pinned = frozenset()
        self.changed.emit()


class ChartsView(NamedTuple):
    """Two plots of the same entrants."""

    places: Plot = NOTHING
    points: Plot = NOTHING


class EntrantView(NamedTuple):
    """The page of one entrant: what it says, round by round, and as a picture."""

    name: str
    summary: str
    facts: tuple[str, ...]
    why: tuple[str, ...]
    penalties: str
    rounds: Listing
    places: Plot


class EntrantPage(Page):
    """Results, partners, opponents and calls round by round; Esc goes back to where one came from."""

    def __init__(self, context: Context, back: Callable[[], None]) -> None:
        super().__init__()
        self.texts = texts = context.texts
        self._show_paper = context.navigator.show_paper
        self.pins = Pins.of(context.bridge)
        self._latest: Latest[EntrantView] = Latest(context.bridge, self)
        self._who: EntrantId | None = None
        self.name = label("", "title", name="entrant-name")
        self.summary = label("", "heading")
        self.facts = label("", wrap=True)
        self.why = label("", wrap=True, name="entrant-why")
        self.penalties = label("", "warning", wrap=True)
        self.rounds = ListingPage(self.texts, "")
        self.table = self.rounds.table
        self.table.setWordWrap(True)
        self.places = PlacePlot(texts("course-places"))
        tip = texts("course-back-tip")
        go_back = button(texts("course-back"), back, picture="back", tip=tip, name="entrant-back")
        pin = button(texts("standings-pin"), self._pin, picture="pin", tip=texts("standings-pin-tip"))
        words, tip = texts("sheets-screen-print"), texts("course-print-tip")
        paper = button(words, self._print, picture="sheets", tip=tip, name="entrant-print")
        on_keys(self, "Ctrl+P", paper.click)
        head = Flow(go_back, self.name, None, self.summary, pin, paper, gap=12)
        layout = column(head, self.why, self.facts, self.penalties)
        layout.addWidget(self.rounds, _MORE)
        layout.addWidget(_framed(texts("course-places"), self.places), _LESS)
        self.setLayout(layout)
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
        self.why.setText("\n".join(view.why))
        self.penalties.setText(view.penalties)
        self.penalties.setVisible(bool(view.penalties))
        self.rounds.show_listing(view.rounds, _SPARE)
        self.table.resizeRowsToContents()
        self.places.show_plot(view.places)

    def _print(self) -> None:
        if self._who is not None:
            self._show_paper(report_of(self._who), self.name.text())

    def _pin(self) -> None:
        if self._who is not None:
            self.pins.toggle([self._who])


class ChartsPage(Page):
    """Places over the rounds and points of each round, as pictures."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.texts = context.texts
        self.pins = Pins.of(context.bridge)
        self._latest: Latest[ChartsView] = Latest(context.bridge, self)
        self.hint = label("", "hint", wrap=True)
        self.places = PlacePlot(self.texts("course-places"))
        self.points = PointsPlot(self.texts("course-points"))
        layout = column(self.hint)
        layout.addWidget(_framed(self.texts("course-places"), self.places), _MORE)
        layout.addWidget(_framed(self.texts("course-points"), self.points), _LESS)
        self.setLayout(layout)

    def show_tournament(self, tournament: Tournament) -> None:
        pinned = self.pins.pinned
        job = partial(charts_view, tournament, pinned, self.texts)
        self._latest.ask_about((tournament, pinned), job, self._show)

    def _show(self, view: ChartsView) -> None:
        key = "course-about-pinned" if self.pins.pinned else "course-about"
        self.hint.setText(self.texts(key if view.places.rounds else "course-nothing"))
        self.places.show_plot(view.places)
        self.points.show_plot(view.points)


def _framed(title: str, plot: QWidget) -> QFrame:
    return card(column(label(title, "heading"), plot, margin=12, gap=4, grows=plot))


class DeviationsPage(ListingPage):
    """Where the director intervened, as it stands on the last page of the ranking."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts, texts("deviation-nothing"))
        self.texts = texts

    def show_tournament(self, tournament: Tournament) -> None:
        self.show_listing(deviation_listing(tournament, self.texts))


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
        self.about = label(texts("special-about"), "hint", wrap=True)
        self.setLayout(column(line(self.about, sheet, grows=self.about), self.table, grows=self.table))
        self.setFocusProxy(self.table)

    def show_tournament(self, tournament: Tournament) -> None:
        columns = columns_of(fields(tournament, self.texts), self.texts, keys=WINDOW.split())
        self.about.setText(special_notes(tournament, self.texts))
        job = partial(first_lines, tournament, _MOST_LINES)
        self._latest.ask_about(tournament, lambda: tuple(job()), lambda rows: self.model.show(rows, columns))


def charts_view(tournament: Tournament, pinned: frozenset[EntrantId], texts: Texts) -> ChartsView:
    places = places_by_round(tournament)
    ranked = [row.entrant.id for row in standings(tournament)]
    wanted = [who for who in ranked if who in pinned][:MOST_CURVES] or ranked[:_USUAL_CURVES]
    if not places:
        return ChartsView()
    found = histories(tournament, places, wanted)
    curves = tuple(_points_curve(tournament, found[who], len(places), texts) for who in wanted)
    most = max((value for curve in curves for value in curve.values if value is not None), default=1.0)
    shown = place_plot(tournament, places, wanted, texts)
    return ChartsView(shown, Plot(shown.rounds, curves, (), most))


def place_plot(
    tournament: Tournament, places: Sequence[Places], wanted: Iterable[EntrantId], texts: Texts
) -> Plot:
    """The places of these entrants, everybody else behind them."""
    found = place_curves(places, tournament.entrants, wanted)
    curves = tuple(Curve(own_name(tournament, who), curve) for who, curve in found.curves.items())
    rounds = tuple(texts("course-round", number=number) for number in range(1, len(places) + 1))
    return Plot(rounds, curves, found.behind, found.last)


def entrant_view(tournament: Tournament, who: EntrantId, texts: Texts) -> EntrantView:
    """Everything about one entrant; who was never drawn has only a name."""
    places = places_by_round(tournament)
    history = histories(tournament, places, [who])[who]
    rows = standings(tournament)
    row = next((row for row in rows if row.entrant.id == who), None)
    reach = prospects(tournament).get(who)
    columns = fields_of_rounds(tournament, texts, texts("course-owing"))
    return EntrantView(
        own_name(tournament, who),
        "" if row is None else summary_words(row, texts),
        () if row is None else tuple(_facts(row, history, tournament, texts)),
        tuple(why_words(rows, who, texts, reach)),
        "" if row is None else penalty_notes(row.penalties, texts),
        listing(columns, " ".join(columns), history.rounds, texts),
        place_plot(tournament, places, [who], texts),
    )


def _points_curve(tournament: Tournament, history: EntrantHistory, rounds: int, texts: Texts) -> Curve:
    brought = {number: match.victory_points for number, match in history.matches}
    points = [brought.get(number) for number in range(1, rounds + 1)]
    values = tuple(None if each is None else float(each) for each in points)
    words = tuple("–" if each is None else amount(each, texts) for each in points)
    return Curve(own_name(tournament, history.entrant), values, words)


def _facts(row: Row, history: EntrantHistory, tournament: Tournament, texts: Texts) -> Iterable[str]:
    entrant, matches = row.entrant, [match for _, match in history.matches]
    if entrant.members:
        yield " + ".join(entrant.members)
    if entrant.club:
        yield entrant.club
    for name in entrant.formerly:
        yield texts("sheets-formerly", name=name)
    if gone := withdrawn_words(tournament, entrant, texts):
        yield gone
    made, lost = sum(match.calls_made for match in matches), sum(match.calls_lost for match in matches)
    if made or lost:
        yield texts("course-calls", made=made, lost=lost)
    if doubles := sum(match.double_victories for match in matches):
        yield texts("course-doubles", count=doubles)
    yield from best_words(history, texts)
    if row.record.byes:
        yield texts("course-byes", count=row.record.byes)

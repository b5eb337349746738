"""The screen of the standings: their table, and the pages beside it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from tichu_turnier.desk.search import entrant_text, search
from tichu_turnier.entry.drafts import as_typed
from tichu_turnier.gui.bridge import Latest
from tichu_turnier.gui.common.fields import RoundChoice, button, on_keys, search_field
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.listing_columns import columns_of
from tichu_turnier.gui.common.pages import Page, Pages
from tichu_turnier.gui.common.parts import MARGIN, column, heading_width, label, restyle
from tichu_turnier.gui.common.speech import announce, announce_found
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RIGHT, Column, RowsModel
from tichu_turnier.gui.prizes.prizes_page import PrizesPage
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.gui.standings.pages import ChartsPage, DeviationsPage, EntrantPage, Pins, SpecialPage
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.insight.entrant_history import movement
from tichu_turnier.tournament.insight.prospects import Prospect, prospects
from tichu_turnier.tournament.model.snapshot import EntrantId, Result, Tournament
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.scoring.partner_adjusted import partner_adjusted
from tichu_turnier.tournament.scoring.ranking import Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings.standings import SPARE, Line, disputed_words, window_fields
from tichu_turnier.words.rounds import not_final, round_words, words_of_rounds
from tichu_turnier.words.why import why_words

_PAGES = ("table", "course", "special", "prizes", "deviations")
_ENTRANT = "entrant"
_MOST_TABLES = 12
_MOST_DISPUTED = 4
_MOST_WIDE = 210
_NO_TYPING = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
_MOST_NAMES = 6
_TALKED_ABOUT = 2
"""Who can still win is of interest once so many rounds, or fewer, have no results yet."""


class StandingsView(NamedTuple):
    """All that is computed for the table."""

    lines: tuple[Line, ...] = ()
    hopes: str = ""


def view_of(tournament: Tournament, after: int | None, texts: Texts, *, more: bool = False) -> StandingsView:
    """The standings after a round (None: everything so far); empty before the first draw."""
    if not tournament.rounds:
        return StandingsView()
    rows, open_ = standings(tournament, after), open_places(tournament, after, wanted=more)
    adjusted = partner_adjusted(tournament, after) if more else {}
    last = len(tournament.rounds) if after is None else after
    accepted: dict[EntrantId, tuple[Result, ...]] = {}
    for each in tournament.results.values():
        seating = tournament.seating(each.round, each.table)
        if each.disputed and each.round <= last and seating is not None:
            accepted |= {who: (*accepted.get(who, ()), each) for who in seating.entrants()}
    moved, found = movement(tournament, tuple(rows), after), [(row, row.entrant.id) for row in rows]
    lines = tuple(
        Line(row, accepted.get(who, ()), open_.get(who), adjusted.get(who), moved.get(who))
        for row, who in found
    )
    return StandingsView(lines, hopes(open_, rows, tournament, texts))


def open_places(tournament: Tournament, after: int | None, *, wanted: bool) -> Mapping[EntrantId, Prospect]:
    """Which places are still open; none when all is over, or for the standings of a round that is past.

    Far from the end they are computed only where they are wanted.
    """
    played = sum(not tournament.missing(drawn.number) for drawn in tournament.rounds)
    near = planned_rounds(tournament) - played <= _TALKED_ABOUT
    found = prospects(tournament) if after is None and (wanted or near) else {}
    return {} if all(each.best == each.worst for each in found.values()) else found


def hopes(
    open_: Mapping[EntrantId, Prospect], rows: Sequence[Row], tournament: Tournament, texts: Texts
) -> str:
    """Who can still win, as long as that is not everybody; empty when there is nothing to say.

    In the order of the standings; behind them who has not played yet.
    """
    ordered = dict.fromkeys((*(row.entrant.id for row in rows), *open_))
    names = [own_name(tournament, who) for who in ordered if (there := open_.get(who)) and there.can_win]
    if not names or len(names) == len(open_):
        return ""
    if len(names) == 1:
        return texts("standings-has-won", name=names[0])
    shown = ", ".join(names[:_MOST_NAMES]) + (" …" if len(names) > _MOST_NAMES else "")
    return texts("standings-can-win", count=len(names), names=shown)


class StandingsTable(Page):
    """The standings with search, pins and rounds; `look_at` is told who was chosen with Enter."""

    tournament: Tournament
    """What is shown; from the first `show_tournament` on."""

    def __init__(self, context: Context, look_at: Callable[[EntrantId], None]) -> None:
        super().__init__()
        self.context, self.texts = context, context.texts
        self.look_at = look_at
        self.pins = Pins.of(context.bridge)
        self.lines: tuple[Line, ...] = ()
        self._latest: Latest[StandingsView] = Latest(context.bridge, self)
        self._shape: tuple[object, ...] = ()
        self.state = label("", name="missing")
        self.disputed = label("", "warning", wrap=True, name="disputed")
        self.hopes = label("", wrap=True, name="hopes")
        self.why = label("", wrap=True, name="why")
        self.more = button(self.texts("standings-more"), self._ask, tip=self.texts("standings-more-tip"))
        self.more.setCheckable(True)
        self.search = search_field(self.texts, self.texts("standings-search"))
        self.rounds = RoundChoice(self.texts)
        self.model: RowsModel[Line] = RowsModel([], self.texts, lambda line: line.row.entrant.id)
        self.table: Table[Line] = Table(self.model, many=True, name="standings")
        tip = self.texts("standings-pin-tip")
        self.pin = button(self.texts("standings-pin"), self._pin, picture="pin", tip=tip)
        self._lay_out()
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self.table.take_keyboard)
        self.rounds.activated.connect(lambda _: self._ask())
        self.table.installEventFilter(self)
        self.table.activated.connect(lambda at: self.look_at(self.model.rows[at.row()].row.entrant.id))
        self.table.selectionModel().selectionChanged.connect(self._show_why)
        self.pins.changed.connect(self._filter)
        on_keys(self.table, QKeySequence.StandardKey.Copy, self.copy, here=True)
        on_keys(self.search, Qt.Key.Key_Down, self.table.take_keyboard, here=True)
        on_keys(self, "Ctrl+F", self.search.setFocus)

    def show_tournament(self, tournament: Tournament) -> None:
        """Has the standings of this snapshot computed; what stood there stays until they are there."""
        self.tournament = tournament
        self.rounds.show_rounds(len(tournament.rounds), whole=True)
        self._ask()

    def copy(self) -> None:
        """The chosen lines, else all, as text with tabs: for spreadsheets and messages."""
        lines = self.table.chosen() or self.model.rows
        if lines:
            QApplication.clipboard().setText("\n".join(map(self._copied, lines)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Letters that are typed into the table are searched for."""
        if watched is self.table and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            text = event.text()
            if text == " ":
                self._pin()
                return True
            if text.strip() and text.isprintable() and not event.modifiers() & _NO_TYPING:
                self.search.setFocus()
                self.search.insert(text)
                return True
        return False

    def _ask(self) -> None:
        tournament, after, more = self.tournament, self.rounds.number, self.more.isChecked()
        job = partial(view_of, tournament, after, self.texts, more=more)
        if self._latest.ask_about((tournament, after, more), job, self._show):
            self.show_state(tournament)

    def _show(self, view: StandingsView) -> None:
        self.lines = view.lines
        results = {(each.round, each.table): each for line in view.lines for each in line.accepted}
        words = [disputed_words(results[key], self.texts) for key in sorted(results)]
        if len(words) > _MOST_DISPUTED:
            more = self.texts("window-more", count=len(words) - _MOST_DISPUTED)
            words = [*words[:_MOST_DISPUTED], more]
        for part, told in ((self.hopes, view.hopes), (self.disputed, "\n".join(words))):
            part.setText(told)
            part.setVisible(bool(told))
        self._filter()

    def _filter(self) -> None:
        found = search(self.search.text(), self.lines, lambda line: entrant_text(line.row.entrant))
        self.table.placeholder = self.texts("standings-nobody" if self.lines else "standings-nothing")
        pinned = self.pins.pinned
        first = [replace(line, pinned=True) for line in self.lines if line.row.entrant.id in pinned]
        rows = [*first, *(line for line in found if line.row.entrant.id not in pinned)]
        self.model.show(rows, self._columns(pins=bool(first)))
        announce_found(self.search, [f"{line.row.shown_place} {line.row.entrant.name}" for line in rows])
        self._show_why()

    def _show_why(self) -> None:
        """Why the chosen line stands where it stands."""
        rows = [line.row for line in self.lines]
        chosen = self.table.chosen()[:1]
        words = (why_words(rows, line.row.entrant.id, self.texts, line.prospect) for line in chosen)
        self.why.setText("   ".join(sentence for each in words for sentence in each))
        self.why.setVisible(bool(self.why.text()))
        if self.table.hasFocus():
            announce(self.table, self.why.text())

    def _pin(self) -> None:
        self.pins.toggle(line.row.entrant.id for line in self.table.chosen())

    def show_state(self, tournament: Tournament) -> None:
        """Says which results are missing, be the table in front or not."""
        self.tournament = tournament
        last = len(tournament.rounds) if self.rounds.number is None else self.rounds.number
        owing = [(number, tables) for number in range(1, last + 1) if (tables := tournament.missing(number))]
        titles = words_of_rounds(tournament, self.texts, [number for number, _ in owing])
        words = [self._missing(title, tables) for title, (_, tables) in zip(titles, owing, strict=True)]
        if last and not words:
            title = round_words(tournament, self.texts, last)
            early = not_final(tournament, self.texts, range(1, last + 1))
            words = [self.texts("standings-complete", title=title), early]
        self.state.setText("   ".join(filter(None, words)))
        restyle(self.state, "role", "warning" if owing else "hint")

    def _missing(self, title: str, tables: tuple[int, ...]) -> str:
        shown = ", ".join(map(str, tables[:_MOST_TABLES])) + (" …" if len(tables) > _MOST_TABLES else "")
        return self.texts("standings-missing", title=title, count=len(tables), tables=shown)

    def _columns(self, *, pins: bool) -> list[Column[Line]] | None:
        """Those that have something to say, if they are others; clubs make room for what else can be told."""
        more, regulations = self.more.isChecked(), self.tournament.regulations
        found = window_fields(self.lines, self.tournament, self.texts, more=more)
        if not pins:
            found.pop("pinned", None)
        shape = (regulations.unit, regulations.tie_breaks, *found)
        if shape == self._shape:
            return None
        self._shape = shape
        words = [self.texts(f"tie-break-{key}") for key in (() if more else regulations.tie_breaks)]
        widest = max(map(heading_width, (self.texts("sheets-decided-by"), *words)))
        return columns_of(found, self.texts, {"decided-by": min(_MOST_WIDE, widest)}, spare=SPARE)

    def _copied(self, line: Line) -> str:
        cells = ((each.text(line), each.align) for each in self.model.columns if each.key)
        return "\t".join(text.replace("−", "-") if align == RIGHT else text for text, align in cells)

    def _lay_out(self) -> None:
        texts = self.texts
        copy = button(texts("standings-copy"), self.copy, tip=texts("standings-copy-tip"), name="copy")
        go = self.context.navigator.go
        sheet = button(texts("standings-print"), lambda: go("sheets/standings"), picture="sheets")
        tools = Flow(self.search, self.rounds, self.pin, self.more, copy, sheet)
        self.setLayout(column(tools, self.table, self.why, self.hopes, self.disputed, grows=self.table))
        for part in (self.why, self.hopes, self.disputed):
            part.hide()
        self.setFocusProxy(self.search)


class StandingsScreen(Screen):
    """The table, pictures, special lists and the prize-giving; the page of an entrant opens from each."""

    key = "standings"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._from = "table"
        context = self.context
        self.ranking = StandingsTable(context, self.look_at)
        self.pages = Pages(
            {
                "table": lambda: self.ranking,
                "course": lambda: ChartsPage(context),
                "special": lambda: SpecialPage(context, self.look_at),
                "prizes": lambda: PrizesPage(context),
                "deviations": lambda: DeviationsPage(context.texts),
                _ENTRANT: lambda: EntrantPage(context, self._back),
            }
        )
        texts, add = self.texts, self.pages.add_button
        pages = [add(key, texts(f"standings-page-{key}")) for key in _PAGES]
        head = Flow(label(texts("screen-standings"), "title"), *pages, None, self.ranking.state)
        self.setLayout(column(head, self.pages, margin=MARGIN, grows=self.pages))
        self.setFocusProxy(self.pages)
        self.pages.go("table")

    def show_tournament(self, tournament: Tournament) -> None:
        desk = self.context.bridge.desk
        told = tournament if desk is None else as_typed(desk.path, tournament)
        self.ranking.show_state(told)
        self.pages.show_tournament(told)

    def navigate(self, what: str) -> None:
        """Goes to one of the pages: `table`, `course`, `special`, `prizes`, `deviations`."""
        if what in self.pages.buttons:
            self.pages.go(what)

    def look_at(self, who: EntrantId) -> None:
        page = self.pages.page(_ENTRANT)
        if isinstance(page, EntrantPage):
            page.look_at(who)
        if self.pages.where != _ENTRANT:
            self._from = self.pages.where
        self.pages.go(_ENTRANT)

    def _back(self) -> None:
        self.pages.go(self._from)

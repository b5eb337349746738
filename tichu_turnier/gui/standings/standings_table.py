"""Who stands where now, and after each round, in a table?"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit

from tichu_turnier.desk.search import entrant_text, search
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.icons import icon
from tichu_turnier.gui.common.latest_only import Latest
from tichu_turnier.gui.common.pages import Page
from tichu_turnier.gui.common.parts import button, column, heading_width, label, set_role
from tichu_turnier.gui.common.round_choice import RoundChoice
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RIGHT, Column, RowsModel
from tichu_turnier.gui.screen import Context
from tichu_turnier.gui.standings.standings_details import against_partners, open_places, per_hand
from tichu_turnier.gui.standings.standings_view import Line, View, moved_lines, moved_words, view_of
from tichu_turnier.gui.standings.watched_entrants import Pins
from tichu_turnier.tournament.insight.entrant_history import movement
from tichu_turnier.tournament.model.snapshot import EntrantId, Result, ScoringUnit, Tournament, Unit
from tichu_turnier.tournament.tables.boards import has_boards
from tichu_turnier.words.numbers import amount, decimals

_MOST_TABLES = 12
_MOST_DISPUTED = 4
_MOST_WIDE = 210
_NO_TYPING = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class StandingsTable(Page):
    """The standings with search, pins and rounds; everything by keyboard.

    `look_at` is told who was chosen with Enter.
    """

    def __init__(self, context: Context, look_at: Callable[[EntrantId], None]) -> None:
        super().__init__()
        self.context, self.texts = context, context.texts
        self.look_at = look_at
        self.pins = Pins.of(context.bridge)
        self.tournament: Tournament | None = None
        self.lines: tuple[Line, ...] = ()
        self._latest: Latest[View] = Latest(context.bridge, self)
        self._movement: Latest[Mapping[EntrantId, int]] = Latest(context.bridge, self)
        self._moved: Mapping[EntrantId, int] = {}
        self._asked: tuple[Tournament, int | None, bool] | None = None
        self._shape: tuple[object, ...] = ()
        self._point = self.texts("sheets-decimal-point")
        self.state = label("")
        self.state.setObjectName("missing")
        self.disputed = label("", "warning", wrap=True)
        self.disputed.setObjectName("disputed")
        self.hopes = label("", wrap=True)
        self.hopes.setObjectName("hopes")
        self.more = button(self.texts("standings-more"), self._ask, tip=self.texts("standings-more-tip"))
        self.more.setCheckable(True)
        self.search = QLineEdit(placeholderText=self.texts("standings-search"), clearButtonEnabled=True)
        self.search.addAction(icon("search", "muted"), QLineEdit.ActionPosition.LeadingPosition)
        self.rounds = RoundChoice(self.texts)
        self.model: RowsModel[Line] = RowsModel([], self.texts, lambda line: line.row.entrant.id)
        self.table: Table[Line] = Table(self.model, many=True, name="standings")
        self.pin = button(
            self.texts("standings-pin"), self._pin, picture="pin", tip=self.texts("standings-pin-tip")
        )
        self._lay_out()
        self._connect()

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
        tournament = self.tournament
        if tournament is None:
            return
        after, more = self.rounds.number, self.more.isChecked()
        # Who merely comes back sees what stands here; computing it again would slow down the painting.
        if self._asked is not None and self._asked[0] is tournament and self._asked[1:] == (after, more):
            return
        if self._asked is not None and self._asked[1] != after:
            self._moved = {}
        self._asked = (tournament, after, more)
        self.show_state(tournament)
        self._latest.ask(lambda: view_of(tournament, after, self.texts, more=more), self._show)

    def _show(self, view: View) -> None:
        """Shows what was computed; how everybody moved is computed when that can be seen."""
        self.lines = moved_lines(view.lines, self._moved)
        self.hopes.setText(view.hopes)
        self.hopes.setVisible(bool(view.hopes))
        self._show_disputed()
        self._filter()
        if self._asked is not None:
            tournament, after, _ = self._asked
            rows = tuple(line.row for line in view.lines)
            self._movement.ask(lambda: movement(tournament, rows, after), self._show_moves)

    def _show_moves(self, moved: Mapping[EntrantId, int]) -> None:
        if moved != self._moved:
            self._moved = moved
            self.lines = moved_lines(self.lines, moved)
            self._filter()

    def _show_disputed(self) -> None:
        """Why lines are marked, each result once; only there where there is one."""
        results = {(each.round, each.table): each for line in self.lines for each in line.accepted}
        words = [self._disputed(results[key]) for key in sorted(results)]
        more = self.texts("window-more", count=len(words) - _MOST_DISPUTED)
        self.disputed.setText("\n".join([*words[:_MOST_DISPUTED], *([more] * (len(words) > _MOST_DISPUTED))]))
        self.disputed.setVisible(bool(words))

    def _disputed(self, result: Result) -> str:
        place = {"round": result.round, "table": result.table}
        return self.texts("standings-accepted", **place, reason=result.accepted_because)

    def _filter(self) -> None:
        found = search(self.search.text(), self.lines, lambda line: entrant_text(line.row.entrant))
        self.table.placeholder = self.texts("standings-nobody" if self.lines else "standings-nothing")
        pinned = self.pins.pinned
        first = [replace(line, pinned=True) for line in self.lines if line.row.entrant.id in pinned]
        if self.tournament is not None:
            self._show_columns(self.tournament, pins=bool(first))
        self.model.show([*first, *(line for line in found if line.row.entrant.id not in pinned)])

    def _pin(self) -> None:
        """The chosen lines stay on top from now on, or no longer."""
        self.pins.toggle(line.row.entrant.id for line in self.table.chosen())

    def show_state(self, tournament: Tournament) -> None:
        """How many tables are still missing, of the rounds that count here."""
        last = len(tournament.rounds) if self.rounds.number is None else self.rounds.number
        owing = [(number, tables) for number in range(1, last + 1) if (tables := tournament.missing(number))]
        words = [self._missing(number, tables) for number, tables in owing]
        if last and not words:
            words = [self.texts("standings-complete", round=last)]
        self.state.setText("   ".join(words))
        set_role(self.state, "role", "warning" if owing else "hint")

    def _missing(self, number: int, tables: tuple[int, ...]) -> str:
        shown = ", ".join(map(str, tables[:_MOST_TABLES])) + (" …" if len(tables) > _MOST_TABLES else "")
        return self.texts("standings-missing", round=number, count=len(tables), tables=shown)

    def _show_columns(self, tournament: Tournament, *, pins: bool) -> None:
        """Those that have something to say; clubs and byes make room for what else can be told."""
        regulations, more = tournament.regulations, self.more.isChecked()
        told = self._told(tournament, more=more)
        clubs = not told and any(line.row.entrant.club for line in self.lines)
        byes = not more and any(line.row.record.byes for line in self.lines)
        marks = any(line.accepted for line in self.lines)
        punished = any(line.penalties for line in self.lines)
        moves = any(line.moved is not None for line in self.lines)
        percents = has_boards(tournament)
        points = "boards-matchpoints" if percents else "sheets-victory-points"
        shown = (percents, clubs, byes, marks, moves, pins, punished, more)
        shape = (regulations.unit, regulations.tie_breaks, *shown, *told)
        if shape == self._shape:
            return
        self._shape = shape
        name = "sheets-partnership" if regulations.unit is Unit.PARTNERSHIP else "sheets-name"
        mark: Column[Line] = Column("", lambda _: "", icon=_mark, tip=self._accepted, width=36)
        club: Column[Line] = Column("sheets-club", lambda line: line.row.entrant.club, share=2, color=_color)
        told_of: Column[Line] = Column("penalty-decision", _penalties, tip=_penalties, share=3)
        bye = self._number("standings-byes", lambda line: str(line.row.record.byes or ""))
        self.model.set_columns(
            [
                *([Column("", lambda _: "", icon=_pin_mark, tip=self._pinned, width=36)] if pins else []),
                self._number("sheets-place", lambda line: line.row.shown_place),
                *([self._moves()] if moves else []),
                *([mark] if marks else []),
                Column(name, lambda line: line.row.entrant.name, tip=self._about, share=3, color=_color),
                *([club] if clubs else []),
                *([self._number("boards-percent", self._percent)] if percents else []),
                self._number(points, self._victory_points),
                self._number("sheets-tichu-points", self._tichu_points),
                self._number("sheets-hands", lambda line: str(line.row.record.hands)),
                *([bye] if byes else []),
                *(self._number(key, _TOLD[key](self._point)) for key in told),
                *([told_of] if punished else []),
                self._deciding(() if more else regulations.tie_breaks),
            ]
        )
        self.table.fit_columns()

    def _told(self, tournament: Tournament, *, more: bool) -> list[str]:
        """Further columns: all when asked for, else dropped rounds and where need be points per hand."""
        keys = ["standings-dropped", *(["standings-per-hand"] if self._hands_differ(tournament) else [])]
        return [
            key for key in _TOLD if (more or key in keys) and any(map(_TOLD[key](self._point), self.lines))
        ]

    def _hands_differ(self, tournament: Tournament) -> bool:
        """Whether people have played more and fewer hands, not only because tables are still missing."""
        hands = {line.row.record.hands for line in self.lines}
        over = not any(tournament.missing(drawn.number) for drawn in tournament.rounds)
        return over and len(hands) > 1 and tournament.regulations.scoring.unit is ScoringUnit.HAND

    def _number(self, key: str, text: Callable[[Line], str]) -> Column[Line]:
        return Column(key, text, RIGHT, width=heading_width(self.texts(key)))

    def _moves(self) -> Column[Line]:
        """Places gained or lost; an arrow says which, whatever the colours."""
        wide = heading_width(self.texts("standings-moved"))
        return Column("standings-moved", _moved, tip=self._about_move, color=_move_color, width=wide)

    def _about_move(self, line: Line) -> str:
        return "" if line.moved is None else self.texts("standings-moved-tip", count=line.moved)

    def _pinned(self, line: Line) -> str:
        return self.texts("standings-pinned") if line.pinned else ""

    def _deciding(self, chain: tuple[str, ...]) -> Column[Line]:
        """What parts the lines, as wide as the names of these criteria; longer ones are told by the tip."""
        words = [self.texts(f"tie-break-{key}") for key in chain]
        wide = min(_MOST_WIDE, max(map(heading_width, (self.texts("sheets-decided-by"), *words))))
        told = self._decided_by
        return Column("sheets-decided-by", told, tip=told, width=wide, color=lambda _: "muted")

    def _percent(self, line: Line) -> str:
        return decimals(line.row.record.matchpoint_percentage, self._point)

    def _victory_points(self, line: Line) -> str:
        return amount(line.row.record.victory_points, self._point)

    def _tichu_points(self, line: Line) -> str:
        return amount(line.row.record.tichu_points, self._point)

    def _decided_by(self, line: Line) -> str:
        return self.texts(f"tie-break-{line.row.decided_by}") if line.row.decided_by else ""

    def _accepted(self, line: Line) -> str:
        """Which results are disputed, and why they count all the same."""
        return "\n".join(map(self._disputed, line.accepted))

    def _about(self, line: Line) -> str:
        from tichu_turnier.words.names import shown_name

        entrant = line.row.entrant
        gone = entrant.withdrawn_from
        said = "" if gone is None else self.texts("sheets-withdrawn", round=gone)
        return "\n".join(filter(None, (shown_name(entrant), said)))

    def _copied(self, line: Line) -> str:
        """A line as text; a spreadsheet calculates only with the minus of the keyboard."""
        cells = ((each.text(line), each.align) for each in self.model.columns if each.key)
        return "\t".join(text.replace("−", "-") if align == RIGHT else text for text, align in cells)

    def _into_table(self) -> None:
        if self.model.rows:
            self.table.setFocus()
            if not self.table.chosen():
                self.table.selectRow(0)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self._into_table)
        self.rounds.activated.connect(lambda _: self._ask())
        self.table.installEventFilter(self)
        self.table.activated.connect(lambda at: self.look_at(self.model.rows[at.row()].row.entrant.id))
        self.pins.changed.connect(self._filter)
        keys = (
            (self.table, QKeySequence(QKeySequence.StandardKey.Copy), self.copy),
            (self.search, QKeySequence(Qt.Key.Key_Down), self._into_table),
        )
        for where, key, do in keys:
            shortcut = QShortcut(key, where, context=Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(do)
        QShortcut(QKeySequence("Ctrl+F"), self).activated.connect(self.search.setFocus)

    def _lay_out(self) -> None:
        texts = self.texts
        copy = button(texts("standings-copy"), self.copy, tip=texts("standings-copy-tip"))
        copy.setObjectName("copy")
        go = self.context.go
        sheet = button(texts("standings-print"), lambda: go("sheets/standings"), picture="sheets")
        layout = column()
        layout.addLayout(Flow(self.search, self.rounds, self.pin, self.more, copy, sheet))
        layout.addWidget(self.table, 1)
        for below in (self.hopes, self.disputed):
            layout.addWidget(below)
            below.hide()
        self.setLayout(layout)
        self.setFocusProxy(self.search)


_TOLD: Mapping[str, Callable[[str], Callable[[Line], str]]] = {
    "standings-dropped": lambda _: lambda line: ", ".join(map(str, line.row.record.dropped)),
    "standings-per-hand": lambda point: lambda line: per_hand(line.row, point),
    "standings-adjusted": lambda point: lambda line: against_partners(line.adjusted, point),
    "standings-open-places": lambda _: lambda line: open_places(line.prospect),
}
"""Further columns by heading: what stands in a line, for the decimal point of the language."""


def _mark(line: Line) -> QIcon | None:
    return icon("warning", "warning") if line.accepted else None


def _color(line: Line) -> str:
    return "muted" if line.row.entrant.withdrawn_from is not None else ""


def _penalties(line: Line) -> str:
    return line.penalties


def _moved(line: Line) -> str:
    return moved_words(line.moved)


def _move_color(line: Line) -> str:
    return "ok" if line.moved and line.moved > 0 else "muted"


def _pin_mark(line: Line) -> QIcon | None:
    return icon("pin", "accent") if line.pinned else None

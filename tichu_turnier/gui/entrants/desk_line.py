"""What is to be done at the registration desk, with dialogs for duplicates and for those who came alone."""

import secrets
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from tichu_turnier.gui.bridge import Bridge, Latest
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import button, on_keys
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.parts import MARGIN, column, label, line, plain_tip, restyle
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RIGHT, Column, RowsModel
from tichu_turnier.sheets.score_slips import slips_of
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import JoinRound, MatchSingles, SetAside, SetWaiting
from tichu_turnier.tournament.changes.joining import merging
from tichu_turnier.tournament.draws.repair_round import with_late_tables
from tichu_turnier.tournament.model.entry_terms import in_figures
from tichu_turnier.tournament.model.slots import to_wall
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Round, Seating, Tournament
from tichu_turnier.tournament.registration.entrants import PARTNERS
from tichu_turnier.tournament.registration.namesakes import own_name, own_names
from tichu_turnier.tournament.registration.overview import (
    Couple,
    cash_box,
    couples,
    free_places,
    is_late,
    missing,
    owed_by,
    singles,
    waiting,
)
from tichu_turnier.words.names import first_of

_NAMED = 12
_LOOK_MS = 10_000


class DeskLine(QFrame):
    """Buttons that are there while there is something to do; two of them show only their part of the list."""

    wanted = Signal()
    """Another part of the list is to be shown."""
    found_duplicates = Signal(object)
    """Which entrants may be listed twice (tuple of couples)."""
    tournament: Tournament
    """What is shown; from the first `show_tournament` on."""

    def __init__(self, bridge: Bridge, texts: Texts, show_paper: Callable[[Sheet, str], None]) -> None:
        super().__init__()
        self._bridge, self._texts, self._show_paper = bridge, texts, show_paper
        self._late: tuple[Seating, ...] = ()
        self._tables: Latest[Round | None] = Latest(bridge, self)
        self.duplicates: tuple[Couple, ...] = ()
        self._search: Latest[tuple[Couple, ...]] = Latest(bridge, self)
        self.now: Callable[[], datetime] = lambda: datetime.now(UTC)
        self.absent = self._chip("absent", self.wanted.emit, checkable=True)
        self.aside = self._chip("aside", self.set_aside, "Ctrl+M")
        self.alone = self._chip("alone", self._match, "Ctrl+J")
        self.up = self._chip("up", self._move_up, "Ctrl+U")
        self.twice = self._chip("twice", self._merge, "Ctrl+H")
        self.owing = self._chip("owing", self.wanted.emit, checkable=True)
        self.late = self._chip("late", self.let_in)
        restyle(self.late, "role", "primary")
        self._held, self._needed = False, set[QPushButton]()
        self._chips = (self.late, self.absent, self.aside, self.alone, self.up, self.twice, self.owing)
        self.setLayout(Flow(*self._chips))
        clock = QTimer(self, interval=_LOOK_MS)
        clock.timeout.connect(self.look)
        clock.start()

    def part(self, tournament: Tournament) -> tuple[Entrant, ...]:
        """The part of the list that is asked for; everybody where none is."""
        everybody = missing(tournament) if self.absent.isChecked() else tournament.entrants.values()
        return tuple(each for each in everybody if not self.owing.isChecked() or owed_by(tournament, each))

    def show_tournament(self, tournament: Tournament) -> None:
        """What is to be done in this snapshot; duplicates are looked for beside the window."""
        self.tournament = tournament
        self.look()
        texts, alone, waits = self._texts, singles(tournament), waiting(tournament)
        self._show(self.alone, texts("desk-alone", count=len(alone)), alone, there=bool(alone))
        free, first = max(0, free_places(tournament) or 0), own_name(tournament, waits[0].id) if waits else ""
        words = texts("desk-waiting", count=len(waits), free=free, name=first)
        self._show(self.up, words, waits, there=bool(waits))
        box, currency = cash_box(tournament), tournament.regulations.entry.currency
        amount = f"{currency} {in_figures(box.taken)}".strip()
        owing = [entrant for entrant in tournament.entrants.values() if owed_by(tournament, entrant)]
        words = texts("desk-cash", amount=amount, count=box.debtors)
        self._show(self.owing, words, owing, there=bool(box.taken or box.owed))
        self.owing.setEnabled(bool(owing))
        if not owing and self.owing.isChecked():
            self.show_everybody()
        self._tables.ask_about(tournament, lambda: with_late_tables(tournament), self._show_late)
        names = [(each.name, each.club, each.apart_from) for each in tournament.entrants.values()]
        self._search.ask_about(names, lambda: _duplicates(tournament), self._show_duplicates)
        self._show_duplicates(self.duplicates)

    def show_everybody(self) -> None:
        self.absent.setChecked(False)
        self.owing.setChecked(False)
        self.wanted.emit()

    def hold(self, *, still: bool) -> None:
        """While `still` nothing comes or goes: a list below that is clicked line by line would slide away."""
        self._held = still
        if not still:
            for chip in self._chips:
                chip.setVisible(chip in self._needed)
            self.setVisible(bool(self._needed))

    def set_aside(self) -> None:
        if self.aside in self._needed:
            self.absent.setChecked(False)
            self._bridge.do(SetAside(tuple(entrant.id for entrant in missing(self.tournament))))

    def let_in(self) -> None:
        """Those who came late play in the round that runs; the slips of their tables are there to print.

        Where they make no table that is refused with its reason.
        """
        if self._late:
            tables = {seating.table for seating in self._late}
            words = ", ".join(self._texts("exchange-table", table=number) for number in sorted(tables))
            self._bridge.do(JoinRound(), lambda: self._show_paper(slips_of(tables), words))
        elif self.tournament.rounds:
            self._bridge.do(JoinRound())

    def _chip(
        self, name: str, do: Callable[[], object], keys: str = "", *, checkable: bool = False
    ) -> QPushButton:
        chip = button("", do, name=name)
        chip.setCheckable(checkable)
        chip.setVisible(False)
        if keys:
            on_keys(self, keys, chip.click)
        return chip

    def look(self) -> None:
        """Who is expected and has not come, by the clock."""
        tournament = self.tournament
        absent, here_by = missing(tournament), tournament.regulations.entry.here_by
        late = is_late(tournament, to_wall(self.now(), tournament.timetable.zone))
        time = "" if here_by is None else f"{here_by:%H:%M}"
        begun = here_by is not None or tournament.roll_call
        there = bool(absent) and begun and not tournament.rounds
        state = "late" if late else "early" if time else "none"
        words = self._texts("desk-absent", count=len(absent), time=time, state=state)
        self._show(self.absent, words, absent, there=there)
        self._show(self.aside, self._texts("desk-aside"), absent, there=there)
        restyle(self.aside, "role", "primary" if late else "")

    def _show_late(self, drawn: Round | None) -> None:
        known = self.tournament
        old = set(known.rounds[-1].tables) if known.rounds else set()
        self._late = () if drawn is None else tuple(each for each in drawn.tables if each not in old)
        who = [known.entrants[each] for at in self._late for each in at.entrants()]
        tables = ", ".join(str(seating.table) for seating in self._late)
        number = 0 if drawn is None else drawn.number
        words = self._texts("desk-late", round=number, count=len(self._late), tables=tables)
        self._show(self.late, words, dict.fromkeys(who), there=bool(self._late))

    def _show_duplicates(self, found: tuple[Couple, ...]) -> None:
        entrants = self.tournament.entrants
        self.duplicates = tuple(couple for couple in found if all(who in entrants for who in couple))
        who = [entrants[one] for one, _ in self.duplicates]
        self._show(self.twice, self._texts("desk-twice", count=len(who)), who, there=bool(who))
        self.found_duplicates.emit(self.duplicates)

    def _show(self, chip: QPushButton, words: str, who: Iterable[Entrant], *, there: bool) -> None:
        names = own_names(self.tournament, [entrant.id for entrant in who])
        chip.setText(words)
        told = (self._texts(f"desk-{chip.objectName()}-tip"), "", *first_of(names, _NAMED))
        chip.setToolTip(plain_tip("\n".join(told)))
        if not there and chip.isChecked():
            chip.setChecked(False)
            self.wanted.emit()
        (self._needed.add if there else self._needed.discard)(chip)
        self.hold(still=self._held)

    def _move_up(self) -> None:
        if waits := waiting(self.tournament):
            self._bridge.do(SetWaiting(waits[0].id, waiting=False))

    def _match(self) -> None:
        if not self.alone.isHidden():
            SinglesDialog(self._bridge, self._texts, self.tournament, self.window()).open()

    def _merge(self) -> None:
        if self.duplicates:
            DuplicatesDialog(self._bridge, self._texts, self, self.window()).open()


def _duplicates(tournament: Tournament) -> tuple[Couple, ...]:
    from tichu_turnier.desk.similar import duplicates

    return duplicates(tournament)


class DuplicatesDialog(Dialog):
    """Two names a line: Enter makes one entrant of them, Delete says that they are two."""

    def __init__(self, bridge: Bridge, texts: Texts, desk: DeskLine, parent: QWidget) -> None:
        super().__init__(parent, texts, texts("doubles-title"), "screen-entrants")
        self._bridge, self._desk = bridge, desk
        self._two: set[Couple] = set()
        self.resize(720, 420)
        columns: list[Column[Couple]] = [
            Column("doubles-one", lambda row: self._words(row[0])),
            Column("doubles-other", lambda row: self._words(row[1])),
            Column("doubles-result", self._result),
        ]
        self.model = RowsModel(columns, texts, lambda row: row)
        self.table = Table(self.model, nothing=texts("doubles-none"))
        apart = button(texts("doubles-two"), self.are_two)
        merge = button(texts("doubles-merge"), self.merge, "primary", "check")
        foot = self.ending(merge, apart, cancel="doubles-close")
        hint = label(texts("doubles-hint"), wrap=True)
        self.setLayout(column(hint, self.table, foot, margin=MARGIN, grows=self.table))
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            on_keys(self.table, key, self.merge, here=True)
        on_keys(self.table, Qt.Key.Key_Delete, self.are_two, here=True)
        desk.found_duplicates.connect(self._show)
        self._show(desk.duplicates)
        self.table.setFocus()

    def merge(self) -> None:
        for couple in self.table.chosen():
            self._bridge.do(merging(self._desk.tournament, *couple))

    def are_two(self) -> None:
        """They are different after all: until the window is closed they are not asked about again."""
        self._two.update(self.table.chosen())
        self._show(self._desk.duplicates)

    def _show(self, found: tuple[Couple, ...]) -> None:
        self.model.show([couple for couple in found if couple not in self._two])
        if self.model.rows and not self.table.chosen():
            self.table.selectRow(0)

    def _result(self, couple: Couple) -> str:
        tournament = self._desk.tournament
        if not all(who in tournament.entrants for who in couple):
            return ""
        change = merging(tournament, *couple)
        if change.findings(tournament):
            return ""
        return change.apply(tournament).entrants[change.keep].name

    def _words(self, who: EntrantId) -> str:
        known = self._desk.tournament.entrants.get(who)
        return "" if known is None else " · ".join(filter(None, (str(who), known.name, known.club)))


class SinglesDialog(Dialog):
    """Everybody in one list, two by two: by registration, by lot, or as the director moves them."""

    def __init__(self, bridge: Bridge, texts: Texts, tournament: Tournament, parent: QWidget) -> None:
        super().__init__(parent, texts, texts("singles-title"), "screen-entrants")
        self._bridge, self._tournament = bridge, tournament
        self._order: list[Entrant] = []
        self.resize(640, 560)
        columns: list[Column[Entrant]] = [
            Column("singles-team", lambda row: str(self._couple(row) or "–"), RIGHT, width=70),
            Column("entrants-name", lambda row: row.name, color=self._color),
            Column("entrants-club", lambda row: row.club, color=self._color),
            Column("entrants-here", lambda row: "✓" if row.checked_in else "", width=56),
        ]
        self.model = RowsModel(columns, texts, lambda row: row.id)
        self.table = Table(self.model)
        self.how = label("", "hint")
        self.take = button("", self.match, "primary", "check")
        first = button(texts("singles-by-registration"), self._propose)
        lots = button(
            texts("singles-by-lot"), lambda: self._propose(1 + secrets.randbelow(10**6)), "", "redo"
        )
        up = button(texts("singles-up"), lambda: self.shift(-1))
        down = button(texts("singles-down"), lambda: self.shift(1))
        hint, foot = label(texts("singles-hint"), wrap=True), self.ending(self.take)
        tools = line(first, lots, self.how, None, up, down, gap=8)
        self.setLayout(column(hint, tools, self.table, foot, margin=MARGIN, grows=self.table))
        for keys, step in (("Alt+Up", -1), ("Alt+Down", 1)):
            on_keys(self.table, keys, partial(self.shift, step), here=True)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            on_keys(self.table, key, self.match, here=True)
        self._propose()
        self.table.setFocus()
        self.table.selectRow(0)

    def shift(self, step: int) -> None:
        for chosen in self.table.chosen():
            place = self._order.index(chosen)
            if 0 <= place + step < len(self._order):
                self._order.insert(place + step, self._order.pop(place))
                self._show()
                self.table.choose(chosen.id)

    def match(self) -> None:
        pairs = zip(self._order[::2], self._order[1::2], strict=False)
        change = MatchSingles(tuple((one.id, other.id) for one, other in pairs))
        if change.couples:
            self._bridge.do(change, self.accept)

    def _propose(self, seed: int | None = None) -> None:
        """By registration, or another draw with its seed to be read."""
        found = [who for couple in couples(self._tournament, seed) for who in couple]
        left = [entrant.id for entrant in singles(self._tournament) if entrant.id not in found]
        self._order = [self._tournament.entrants[who] for who in (*found, *left)]
        key = "singles-by-registration-said" if seed is None else "singles-by-lot-said"
        self.how.setText(self.texts(key, seed=seed or 0))
        self._show()

    def _show(self) -> None:
        self.model.show(self._order)
        whole = len(self._order) // PARTNERS
        self.take.setText(self.texts("singles-take", count=whole))
        self.take.setEnabled(whole > 0)

    def _couple(self, entrant: Entrant) -> int:
        """From 1; 0 for one who is left over."""
        couple = self._order.index(entrant) // PARTNERS + 1
        return couple if couple <= len(self._order) // PARTNERS else 0

    def _color(self, entrant: Entrant) -> str:
        return "" if self._couple(entrant) else "muted"

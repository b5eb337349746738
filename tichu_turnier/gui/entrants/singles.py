"""The dialog that brings those who came alone together."""

import secrets
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import button, on_keys
from tichu_turnier.gui.common.parts import MARGIN, column, label, line
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RIGHT, Column, RowsModel
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import MatchSingles
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament
from tichu_turnier.tournament.registration.entrants import PARTNERS
from tichu_turnier.tournament.registration.overview import couples, singles

_SEEDS = 10**6


@dataclass(frozen=True, slots=True)
class _Line:
    """One person of the proposal; two lines that follow each other are a couple."""

    place: int
    entrant: Entrant
    couple: int
    """From 1; 0 for one who is left over."""


class SinglesDialog(Dialog):
    """Everybody in one list, two by two: by registration, by lot, or as the director moves them."""

    def __init__(self, bridge: Bridge, texts: Texts, tournament: Tournament, parent: QWidget) -> None:
        super().__init__(parent, texts, texts("singles-title"), "screen-entrants")
        self._bridge, self._tournament = bridge, tournament
        self._order: list[Entrant] = []
        self.resize(640, 560)
        columns: list[Column[_Line]] = [
            Column("singles-team", lambda row: str(row.couple or "–"), RIGHT, width=70),
            Column("entrants-name", lambda row: row.entrant.name, color=_color),
            Column("entrants-club", lambda row: row.entrant.club, color=_color),
            Column("entrants-here", lambda row: "✓" if row.entrant.checked_in else "", width=56),
        ]
        self.model: RowsModel[_Line] = RowsModel(columns, texts, lambda row: row.entrant.id)
        self.table: Table[_Line] = Table(self.model)
        self.how = label("", "hint")
        self.take = button("", self.match, "primary", "check")
        self._lay_out()
        self.by_registration()
        self.table.setFocus()
        self.table.selectRow(0)

    def by_registration(self) -> None:
        self._propose(None)

    def by_lot(self) -> None:
        """Another draw, with its seed to be read."""
        self._propose(1 + secrets.randbelow(_SEEDS))

    def shift(self, step: int) -> None:
        chosen = self.table.chosen()
        if not chosen:
            return
        place, other = chosen[0].place, chosen[0].place + step
        if 0 <= other < len(self._order):
            self._order[place], self._order[other] = self._order[other], self._order[place]
            self._show()
            self.table.choose(chosen[0].entrant.id)

    def match(self) -> None:
        pairs = zip(self._order[::2], self._order[1::2], strict=False)
        change = MatchSingles(tuple((one.id, other.id) for one, other in pairs))
        if change.couples:
            self._bridge.do(change, self.accept)

    def _propose(self, seed: int | None) -> None:
        found = [who for couple in couples(self._tournament, seed) for who in couple]
        left = [entrant.id for entrant in singles(self._tournament) if entrant.id not in found]
        self._order = [self._tournament.entrants[who] for who in (*found, *left)]
        key = "singles-by-registration-said" if seed is None else "singles-by-lot-said"
        self.how.setText(self.texts(key, seed=seed or 0))
        self._show()

    def _show(self) -> None:
        whole = len(self._order) // PARTNERS
        self.model.show(
            tuple(
                _Line(place, entrant, place // PARTNERS + 1 if place < whole * PARTNERS else 0)
                for place, entrant in enumerate(self._order)
            )
        )
        self.take.setText(self.texts("singles-take", count=whole))
        self.take.setEnabled(whole > 0)

    def _lay_out(self) -> None:
        texts = self.texts
        first = button(texts("singles-by-registration"), self.by_registration)
        lots = button(texts("singles-by-lot"), self.by_lot, "", "redo")
        up = button(texts("singles-up"), lambda: self.shift(-1))
        down = button(texts("singles-down"), lambda: self.shift(1))
        hint, foot = label(texts("singles-hint"), wrap=True), self.ending(self.take)
        tools = line(first, lots, self.how, None, up, down, gap=8)
        self.setLayout(column(hint, tools, self.table, foot, margin=MARGIN, grows=self.table))
        for keys, step in (("Alt+Up", -1), ("Alt+Down", 1)):
            on_keys(self.table, keys, partial(self.shift, step), here=True)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            on_keys(self.table, key, self.match, here=True)


def _color(row: _Line) -> str:
    return "" if row.couple else "muted"

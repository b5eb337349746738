"""The dialog with what players scan to see their table and to report, and what they have reported."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import button
from tichu_turnier.gui.common.painting import qr_code
from tichu_turnier.gui.common.parts import column, label, line, size_for_letters
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import Column, RowsModel
from tichu_turnier.gui.hall.photos_dialog import PhotosButton
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import ResultKey, Tournament
from tichu_turnier.web.reports import Reports, State, TableReport, state_of

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk

_SQUARE = 6
"""Pixels of a square of the code."""
_WIDE, _HIGH = 46, 34


class PhonesDialog(Dialog):
    """Address and code, large; below, the tables that have reported but are not entered."""

    def __init__(self, bridge: Bridge, texts: Texts, reports: Reports, parent: QWidget) -> None:
        super().__init__(parent, texts, texts("phones-title"), "symptom-phones")
        self._bridge, self._reports = bridge, reports
        address = label(bridge.hosting.pages.address, "title", name="address")
        address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.by_itself = QCheckBox(texts("phones-by-itself"))
        self.by_itself.setObjectName("by-itself")
        self.by_itself.setChecked(reports.by_itself)
        self.by_itself.toggled.connect(self._set_rule)
        self.model: RowsModel[TableReport] = RowsModel(_columns(bridge, texts), texts, _key)
        self.table: Table[TableReport] = Table(self.model)
        self.table.setAccessibleName(texts("phones-reports"))
        self.take = button(texts("phones-take"), lambda: self._with_chosen(reports.take), name="take")
        self.drop = button(texts("phones-drop"), lambda: self._with_chosen(reports.drop), name="drop")
        self.photos = PhotosButton(bridge, texts)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._chosen())
        end = button(texts("phones-end"), self._end, name="end")
        close = button(texts("hall-close"), self.accept, "primary", name="close")
        close.setDefault(True)
        words = column(label(texts("phones-how"), "hint", wrap=True), address, self.by_itself, None, gap=12)
        head = line(_picture(bridge.hosting.pages.address, texts), gap=24)
        head.addLayout(words, 1)
        self.setLayout(
            column(
                head,
                label(texts("phones-reports"), "heading"),
                self.table,
                line(self.take, self.drop, self.photos, None, end, close, gap=8),
                margin=24,
                gap=12,
            )
        )
        size_for_letters(self, _WIDE, _HIGH)
        bridge.hosting.pages.reported.connect(self._show, Qt.ConnectionType.QueuedConnection)
        bridge.changed.connect(self._show)
        self._show()
        close.setFocus()

    def _show(self, _: Tournament | None = None) -> None:
        rows = self._reports.all()
        self.model.show(rows)
        for each in (self.take, self.drop):
            each.setEnabled(bool(rows))
        if rows and not self.table.chosen():
            self.table.choose(_key(rows[0]))
        self._chosen()

    def _chosen(self) -> None:
        self.photos.hide()
        for each in self.table.chosen()[:1]:
            self.photos.show_table(_key(each))

    def _set_rule(self, on: bool) -> None:
        self._reports.by_itself = on

    def _with_chosen(self, do: Callable[[ResultKey], None]) -> None:
        for key in map(_key, self.table.chosen()):
            self._bridge.run_on_desk(partial(_on_desk, do, key), lambda _: None)

    def _end(self) -> None:
        self._bridge.run_on_desk(lambda _: self._bridge.hosting.pages.close(), self._ended)

    def _ended(self, _: None) -> None:
        self.accept()


def _key(report: TableReport) -> ResultKey:
    return report.round, report.table


def _on_desk(do: Callable[[ResultKey], None], key: ResultKey, _: "Desk") -> None:
    do(key)


def _columns(bridge: Bridge, texts: Texts) -> list[Column[TableReport]]:
    def state(each: TableReport) -> str:
        tournament = bridge.tournament
        known = State.WAITS if tournament is None else state_of(tournament, each)
        return texts(f"phones-{known.value}", points=each.points)

    def reported(each: TableReport) -> str:
        return " : ".join(map(str, each.report.totals))

    return [
        Column("sheets-table", lambda each: f"{each.round}/{each.table}"),
        Column("phones-reported", reported, share=2),
        Column("phones-state", state, share=4),
    ]


def _picture(address: str, texts: Texts) -> QLabel:
    shown = QLabel()
    shown.setPixmap(qr_code(address, _SQUARE))
    shown.setAccessibleName(texts("phones-code", address=address))
    shown.setAlignment(Qt.AlignmentFlag.AlignTop)
    return shown


def open_phones(bridge: Bridge, texts: Texts, parent: QWidget) -> None:
    """Serves the pages of the open tournament, if they are not yet, and shows how to get there."""

    def show(_: None) -> None:
        if bridge.hosting.pages.reports is not None:
            PhonesDialog(bridge, texts, bridge.hosting.pages.reports, parent).open()

    bridge.run_on_desk(bridge.hosting.pages.open, show)

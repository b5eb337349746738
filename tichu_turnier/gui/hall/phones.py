"""The dialogs of phones: what players scan, what they have reported, and their photos of a slip."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QHideEvent, QImageReader, QPixmap
from PySide6.QtWidgets import QScrollArea, QWidget

from tichu_turnier.files.slip_photos import SlipPhotos
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import Button, button, tick_box
from tichu_turnier.gui.common.painting import qr_code
from tichu_turnier.gui.common.parts import boxed, column, in_letters, label, line, size_for_letters
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import Column, RowsModel
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import ResultKey, Tournament
from tichu_turnier.tournament.tables.slip_code import scanned_code
from tichu_turnier.web.reports import State, TableReport, state_of

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk
    from tichu_turnier.web.serving import Serving

_SQUARE = 6
"""Pixels of a square of the code."""
_WIDE, _HIGH = 46, 34
_PHOTO_WIDE, _PHOTO_HIGH = 560, 720


class PhonesDialog(Dialog):
    """Address and code, large; below, the tables that have reported but are not entered."""

    def __init__(self, bridge: Bridge, texts: Texts, serving: "Serving", parent: QWidget) -> None:
        super().__init__(parent, texts, texts("phones-title"), "symptom-phones")
        self._bridge, self._reports = bridge, serving.reports
        address = label(serving.address, "title", name="address")
        address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.by_itself = tick_box(texts("phones-by-itself"), on=self._reports.by_itself, name="by-itself")
        self.by_itself.toggled.connect(self._set_rule)
        columns: list[Column[TableReport]] = [
            Column("sheets-table", lambda each: f"{each.round}/{each.table}"),
            Column("phones-reported", lambda each: " : ".join(map(str, each.report.totals)), share=2),
            Column("phones-state", self._state, share=4),
        ]
        self.model: RowsModel[TableReport] = RowsModel(columns, texts, lambda each: each.key)
        self.table: Table[TableReport] = Table(self.model)
        self.table.setAccessibleName(texts("phones-reports"))
        self.take = button(texts("phones-take"), lambda: self._with_chosen(self._reports.take), name="take")
        self.drop = button(texts("phones-drop"), lambda: self._with_chosen(self._reports.drop), name="drop")
        self.photos = PhotosButton(bridge, texts)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._chosen())
        end = button(texts("phones-end"), self._end, name="end")
        close = button(texts("hall-close"), self.accept, "primary", name="close")
        close.setDefault(True)
        code = label("")
        code.setPixmap(qr_code(serving.address, _SQUARE))
        code.setAccessibleName(texts("phones-code", address=serving.address))
        code.setAlignment(Qt.AlignmentFlag.AlignTop)
        words = column(label(texts("phones-how"), "hint", wrap=True), address, self.by_itself, None)
        reported = label(texts("phones-reports"), "heading")
        foot = line(self.take, self.drop, self.photos, None, end, close, gap=8)
        self.setLayout(column(line(code, words, gap=24, grows=words), reported, self.table, foot, margin=24))
        size_for_letters(self, _WIDE, _HIGH)
        bridge.hosting.pages.reported.connect(self._show, Qt.ConnectionType.QueuedConnection)
        bridge.changed.connect(self._show)
        self._show()
        close.setFocus()

    def _show(self, _: Tournament | None = None) -> None:
        serving = self._bridge.hosting.pages.serving
        if serving is not None:  # of another file, where all goes on elsewhere
            self._reports = serving.reports
        rows = self._reports.all()
        self.model.show(rows)
        for each in (self.take, self.drop):
            each.setEnabled(bool(rows))
        if rows and not self.table.chosen():
            self.table.choose(rows[0].key)
        self._chosen()

    def _chosen(self) -> None:
        self.photos.hide()
        for each in self.table.chosen()[:1]:
            self.photos.show_table(each.key)

    def _state(self, report: TableReport) -> str:
        tournament = self._bridge.tournament
        known = State.WAITS if tournament is None else state_of(tournament, report)
        return self.texts(f"phones-{known.value}", points=report.points)

    def _set_rule(self, on: bool) -> None:
        self._reports.by_itself = on

    def _with_chosen(self, do: Callable[[ResultKey], None]) -> None:
        for key in [each.key for each in self.table.chosen()]:
            self._bridge.run_on_desk(partial(_on_desk, do, key), lambda _: None)

    def _end(self) -> None:
        self._bridge.run_on_desk(lambda _: self._bridge.hosting.pages.close(), self._ended)

    def _ended(self, _: None) -> None:
        self.accept()


def _on_desk(do: Callable[[ResultKey], None], key: ResultKey, _: "Desk") -> None:
    do(key)


def open_phones(bridge: Bridge, texts: Texts, parent: QWidget) -> None:
    """Serves the pages of the open tournament, if they are not yet, and shows how to get there."""

    def show(_: None) -> None:
        if bridge.hosting.pages.serving is not None:
            PhonesDialog(bridge, texts, bridge.hosting.pages.serving, parent).open()

    bridge.run_on_desk(bridge.hosting.pages.open, show)


class PhotosDialog(Dialog):
    """The latest photo first; the window behind it keeps the keyboard."""

    def __init__(self, texts: Texts, photos: SlipPhotos, slip: str, title: str, parent: QWidget) -> None:
        super().__init__(parent, texts, title, "symptom-phones")
        self._photos, self._slip = photos, slip
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.pictures = [_picture(each, title) for each in photos.of(slip)]
        scroller = QScrollArea(widgetResizable=True)
        scroller.setWidget(boxed(column(*self.pictures, None)))
        scroller.setAccessibleName(title)
        erase = button(texts("photo-erase"), self._erase, name="erase")
        close = button(texts("hall-close"), self.accept, "primary", name="close")
        self.setLayout(column(scroller, line(erase, None, close), margin=16))
        self.resize(in_letters(_PHOTO_WIDE), in_letters(_PHOTO_HIGH))

    def _erase(self) -> None:
        self._photos.erase(self._slip)
        self.accept()


class PhotosButton(Button):
    """There only where the table in front has sent photos; shows them."""

    def __init__(self, bridge: Bridge, texts: Texts) -> None:
        super().__init__(texts("photo-look"))
        self._bridge, self._texts = bridge, texts
        self._key: ResultKey | None = None
        self._shown: PhotosDialog | None = None
        self.setObjectName("photos")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(self._open)
        bridge.hosting.pages.reported.connect(self._look, Qt.ConnectionType.QueuedConnection)
        self.hide()

    def show_table(self, key: ResultKey) -> None:
        """Whose photos it shows until it is hidden."""
        self._key = key
        self._look()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.isHidden():  # not only the screen that it stands on
            self._key = None
        if self._shown is not None:
            self._shown.accept()

    def _look(self) -> None:
        asked = self._asked()
        self.setVisible(asked is not None and bool(asked[0].of(asked[1])))

    def _asked(self) -> tuple[SlipPhotos, str] | None:
        """Photos, and the code of the slip in front; None where there is none."""
        desk, tournament = self._bridge.desk, self._bridge.tournament
        if desk is None or tournament is None or self._key is None or not tournament.seating(*self._key):
            return None
        return SlipPhotos(desk.path), scanned_code(tournament, *self._key)

    def _open(self) -> None:
        asked = self._asked()
        if asked is not None and self._key is not None:
            title = self._texts("photo-title", table=self._key[1])
            self._shown = PhotosDialog(self._texts, *asked, title, self.window())
            self._shown.finished.connect(self._closed)
            self._shown.show()

    def _closed(self, _: int) -> None:
        self._shown = None
        self._look()


def _picture(photo: Path, title: str) -> QWidget:
    """A photo as wide as there is room; as nothing but a JPEG, whatever somebody has sent."""
    reader = QImageReader(str(photo), b"jpeg")
    reader.setDecideFormatFromContent(False)
    size = reader.size()
    if size.isValid():
        room = QSize(in_letters(_PHOTO_WIDE) - 60, 10_000)
        reader.setScaledSize(size.scaled(room, Qt.AspectRatioMode.KeepAspectRatio))
    shown = label("")
    shown.setPixmap(QPixmap.fromImage(reader.read()))
    shown.setAccessibleName(title)
    return shown

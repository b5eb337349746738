"""The photos that a table has sent of its slip, and the button that shows them."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QHideEvent, QImageReader, QPixmap
from PySide6.QtWidgets import QScrollArea, QWidget

from tichu_turnier.files.slip_photos import SlipPhotos
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import Button, button
from tichu_turnier.gui.common.parts import boxed, column, in_letters, label, line
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.tables.slip_code import scanned_code

if TYPE_CHECKING:
    from tichu_turnier.gui.bridge import Bridge
    from tichu_turnier.tournament.model.snapshot import ResultKey

_WIDE, _HIGH = 560, 720


class PhotosDialog(Dialog):
    """The latest photo first; the window behind it keeps the keyboard."""

    def __init__(self, texts: Texts, photos: SlipPhotos, slip: str, title: str, parent: QWidget) -> None:
        super().__init__(parent, texts, title, "symptom-phones")
        self._photos, self._slip = photos, slip
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.pictures = [_picture(each, title) for each in photos.of(slip)]
        scroller = QScrollArea(widgetResizable=True)
        scroller.setWidget(boxed(column(*self.pictures, None, gap=12)))
        scroller.setAccessibleName(title)
        erase = button(texts("photo-erase"), self._erase, name="erase")
        close = button(texts("hall-close"), self.accept, "primary", name="close")
        self.setLayout(column(scroller, line(erase, None, close), margin=16, gap=12))
        self.resize(in_letters(_WIDE), in_letters(_HIGH))

    def _erase(self) -> None:
        self._photos.erase(self._slip)
        self.accept()


class PhotosButton(Button):
    """There only where the table in front has sent photos; shows them."""

    def __init__(self, bridge: "Bridge", texts: Texts) -> None:
        super().__init__(texts("photo-look"))
        self._bridge, self._texts = bridge, texts
        self._key: ResultKey | None = None
        self._shown: PhotosDialog | None = None
        self.setObjectName("photos")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(self._open)
        bridge.hosting.pages.reported.connect(self._look, Qt.ConnectionType.QueuedConnection)
        self.hide()

    def show_table(self, key: "ResultKey") -> None:
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
        photos, slip = self._asked()
        self.setVisible(bool(slip and photos is not None and photos.of(slip)))

    def _asked(self) -> tuple[SlipPhotos | None, str]:
        """Photos, and the code of the slip in front; empty where there is none."""
        desk, tournament = self._bridge.desk, self._bridge.tournament
        if desk is None or tournament is None or self._key is None or not tournament.seating(*self._key):
            return None, ""
        return SlipPhotos(desk.path), scanned_code(tournament, *self._key)

    def _open(self) -> None:
        photos, slip = self._asked()
        if photos is None or self._key is None:
            return
        title = self._texts("photo-title", table=self._key[1])
        self._shown = PhotosDialog(self._texts, photos, slip, title, self.window())
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
        reader.setScaledSize(
            size.scaled(QSize(in_letters(_WIDE) - 60, 10_000), Qt.AspectRatioMode.KeepAspectRatio)
        )
    shown = label("")
    shown.setPixmap(QPixmap.fromImage(reader.read()))
    shown.setAccessibleName(title)
    return shown

"""The card with which the director says what the public display shows."""

from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QGridLayout, QLineEdit, QSizePolicy, QWidget

from tichu_turnier.desk.public_display import ROTATING, RoomMode, RoomPage
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.parts import button, column, label, line, number_field
from tichu_turnier.gui.display.public_display import Room
from tichu_turnier.texts import Texts

_LEAST_LETTERS = 13
_FEWEST_SECONDS, _MOST_SECONDS = 5, 120
_COLUMNS = 3


class RoomCard(QFrame):
    """Opens and closes the room display and chooses its page."""

    def __init__(self, bridge: Bridge, texts: Texts) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.texts = texts
        self.room = Room.of(bridge)
        self.room.speak(texts)
        self.open = button("", self.room.toggle, picture="display", tip=texts("display-open-tip"))
        self.open.setObjectName("room-open")
        self.mode = QComboBox()
        self.mode.setObjectName("room-mode")
        self.mode.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.mode.setMinimumContentsLength(_LEAST_LETTERS)
        self.mode.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for mode in RoomMode:
            self.mode.addItem(texts(f"display-mode-{mode.value}"), mode)
        self.mode.setCurrentIndex(list(RoomMode).index(self.room.mode))
        self.message = QLineEdit(self.room.message, placeholderText=texts("display-message"))
        self.message.setObjectName("room-message")
        layout = column(margin=12, gap=8)
        title, shows = label(texts("display-title"), "heading"), label(texts("display-mode"), "hint")
        layout.addLayout(Flow(title, shows, self.mode, self.open, gap=12))
        self.rotation = self._rotation()
        layout.addWidget(self.rotation)
        layout.addWidget(self.message)
        self.setLayout(layout)
        self.mode.activated.connect(lambda _: self._choose())
        self.message.textEdited.connect(lambda _: self._choose())
        self.message.returnPressed.connect(self._say)
        self.room.opened.connect(self._opened)
        self._opened(open_=self.room.is_open)
        self._choose()

    def _choose(self) -> None:
        mode = list(RoomMode)[self.mode.currentIndex()]
        pages = frozenset(page for page, box in self.pages.items() if box.isChecked())
        turns = mode is RoomMode.ROTATE
        self.rotation.setVisible(turns)
        self.message.setVisible(mode is RoomMode.MESSAGE or (turns and RoomPage.MESSAGE in pages))
        self.room.set_rotation(pages, self.seconds.value())
        self.room.set_mode(mode, self.message.text())

    def _rotation(self) -> QWidget:
        """Which pages take turns, and how long each stays."""
        texts = self.texts
        self.pages = {page: QCheckBox(texts(f"display-page-{page.value}")) for page in ROTATING}
        self.seconds = number_field(_FEWEST_SECONDS, _MOST_SECONDS, self.room.seconds, "s")
        self.seconds.setToolTip(texts("display-every-tip"))
        self.seconds.valueChanged.connect(lambda _: self._choose())
        result = QWidget()
        grid = QGridLayout(result)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(24)
        grid.setColumnStretch(_COLUMNS, 1)
        for number, (page, box) in enumerate(self.pages.items()):
            box.setChecked(page in self.room.pages)
            box.toggled.connect(lambda _: self._choose())
            grid.addWidget(box, *divmod(number, _COLUMNS))
        every = line(label(texts("display-every"), "hint"), self.seconds, None, gap=8)
        grid.addLayout(every, *divmod(len(self.pages), _COLUMNS))
        return result

    def _say(self) -> None:
        """Enter in the message: it is on the wall, and the display open."""
        if not self.room.is_open:
            self.room.toggle()

    def _opened(self, open_: bool) -> None:
        self.open.setText(self.texts("display-close" if open_ else "display-open"))

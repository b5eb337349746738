"""Where in the window can a director go?"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton, QWidget

from tichu_turnier.gui.common.icons import icon
from tichu_turnier.gui.common.parts import column, label

_WIDTH = 196
_WIDTH_IN_LINES = 11.5
"""With larger letters it grows in step with the height of a line."""
_LAST_DIGIT = 9


@dataclass(frozen=True, slots=True)
class Place:
    """One line of the sidebar."""

    key: str
    title: str
    tip: str


class Sidebar(QFrame):
    """The screens in the order of an evening; Ctrl and a digit or Alt and the underlined letter go there."""

    chosen = Signal(str)

    def __init__(self, places: Sequence[Place], taken_letters: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("places")  # a file dialog of Qt has a "sidebar" of its own
        self.setFixedWidth(max(_WIDTH, int(_WIDTH_IN_LINES * self.fontMetrics().height())))
        self._buttons: dict[str, QPushButton] = {}
        group = QButtonGroup(self)
        layout = column(margin=12, gap=3)
        brand = label("Tichu-Turnier")
        brand.setObjectName("brand")
        brand.setContentsMargins(10, 6, 0, 10)
        layout.addWidget(brand)
        titles = with_mnemonics([place.title for place in places], taken_letters)
        for number, (place, title) in enumerate(zip(places, titles, strict=True), 1):
            button = self._button(number, place, title)
            group.addButton(button)
            layout.addWidget(button)
        layout.addStretch(1)
        self.setLayout(layout)

    def show_place(self, key: str) -> None:
        """Marks where the director is."""
        if key in self._buttons:
            self._buttons[key].setChecked(True)

    def _button(self, number: int, place: Place, title: str) -> QPushButton:
        button = QPushButton(title)
        button.setObjectName(f"go-{place.key}")
        button.setCheckable(True)
        button.setIcon(icon(place.key, "sidebar_text"))
        button.setIconSize(QSize(19, 19))
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setAccessibleName(place.title)
        digit = f"  (Ctrl+{number})" if number <= _LAST_DIGIT else ""
        button.setToolTip(f"{place.tip}{digit}")
        button.clicked.connect(lambda: self.chosen.emit(place.key))
        self._buttons[place.key] = button
        return button


def with_mnemonics(titles: Sequence[str], taken: str) -> list[str]:
    """The titles with `&` before the first letter of each that nobody else has."""
    used = set(taken.casefold())
    result = []
    for title in titles:
        at = next((i for i, c in enumerate(title) if c.isalpha() and c.casefold() not in used), None)
        if at is None:
            result.append(title)
            continue
        used.add(title[at].casefold())
        result.append(f"{title[:at]}&{title[at:]}")
    return result

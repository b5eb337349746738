"""Pages of a screen behind buttons, each made when it is first gone to."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QPushButton, QStackedWidget

from tichu_turnier.gui.common.fields import button, on_keys
from tichu_turnier.gui.common.parts import Ground
from tichu_turnier.tournament.model.snapshot import Tournament


class Page(Ground):
    """One page; it is told the newest snapshot when it comes to the front, and while it is there."""

    def show_tournament(self, tournament: Tournament) -> None:
        """Shows this snapshot."""


class Pages(QStackedWidget):
    """The pages; `buttons` go to those that have words."""

    def __init__(self, makers: Mapping[str, Callable[[], Page]]) -> None:
        super().__init__()
        self._makers = makers
        self._made: dict[str, Page] = {}
        self.where = ""
        self.buttons: dict[str, QPushButton] = {}
        self._group = QButtonGroup(self)
        self._tournament: Tournament | None = None

    def add_button(self, key: str, words: str) -> QPushButton:
        """A button that is pressed while its page is in front; `Alt` and its number go there too."""
        keys = f"Alt+{len(self.buttons) + 1}"
        made = button(words, lambda: self.go(key), tip=f"{words} ({keys})", name=f"page-{key}")
        on_keys(self, keys, lambda: self.go(key))
        made.setCheckable(True)
        self._group.addButton(made)
        self.buttons[key] = made
        return made

    def page(self, key: str) -> Page:
        if key not in self._made:
            self._made[key] = self._makers[key]()
        return self._made[key]

    def go(self, key: str) -> None:
        page, before = self.page(key), self.currentWidget()
        self.where = key
        if before is not page:
            self.addWidget(page)
            self.setCurrentWidget(page)
            if before is not None:  # else the screen is as high as the highest page that was ever seen
                self.removeWidget(before)
        if key in self.buttons:
            self.buttons[key].setChecked(True)
        if self._tournament is not None:
            page.show_tournament(self._tournament)
        if self.isVisible():
            page.setFocus()

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        self.page(self.where).setFocus(reason)

    def show_tournament(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self.page(self.where).show_tournament(tournament)

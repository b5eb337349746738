"""How does a test sit at the window: a real one, with a real file?"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, time
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QTableView, QWidget
from pytestqt.exceptions import TimeoutError as QtTimeoutError
from shiboken6 import isValid

from tests.gui.looks import faults
from tichu_turnier.desk.demo import play_practice
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.gui.bridge import DESK_NAME
from tichu_turnier.gui.main_window import MainWindow
from tichu_turnier.gui.regulations.dialog import RegulationsDialog
from tichu_turnier.gui.start.set_up import SetUpDialog
from tichu_turnier.gui.viewer.window import ViewerWindow
from tichu_turnier.settings import Settings, load_settings, save_settings
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, EnterResult, PublishDraw
from tichu_turnier.tournament.changes.change import Change
from tichu_turnier.tournament.draws.plan import round_from_plan
from tichu_turnier.tournament.draws.rotation.lots import generator
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant

ANIMALS = (
    *("Ğülşen Ἀθηνᾶ 김민준 Nguyễn", "Adler", "Biber", "Chamäleon", "Dachs", "Eichhörnchen", "Fuchs", "Gämse"),
    *("Hermelin", "Igel", "Jaguar", "Kranich", "Luchs", "Murmeltier", "Nachtigall", "Otter"),
)
DAY = date(2026, 11, 21)
LONGEST_MS = 60_000
"""A test fails for what is wrong, not because the machine was slow."""


def today_at(clock: time) -> datetime:
    """That time of this day, by the clock in the room."""
    return datetime.combine(datetime.now(UTC).astimezone().date(), clock)


class Director:
    """Somebody at the window, who looks and types and waits until it is done."""

    def __init__(self, qtbot, folder: Path, settings: Settings | None = None) -> None:
        self.qtbot = qtbot
        self.folder = folder
        self.settings_file = folder / "settings.json"
        self.bugs: list[BaseException] = []
        self.window = self._window(settings or Settings(theme="light"))

    def _window(self, settings: Settings) -> MainWindow:
        window = MainWindow(settings, lambda new: save_settings(new, self.settings_file), self.folder)
        window.bridge.failed.connect(self.bugs.append)
        window.new.now = lambda: today_at(time(9))
        window.resize(1280, 800)
        window.show()
        # For Qt a test that ended with Ctrl and a key still holds Ctrl down, until another key is pressed.
        QTest.keyPress(window, Qt.Key.Key_Control)
        return window

    @property
    def tournament(self):
        return self.window.bridge.tournament

    @property
    def said(self) -> tuple[str, ...]:
        """What stands in the strip."""
        return self.window.workspace.strip.said

    def wait(self, ready: Callable[[], bool] | None = None) -> None:
        """Until the desk has nothing to do (and something is as expected)."""
        self.qtbot.waitUntil(
            lambda: not self.window.bridge.busy and (ready is None or ready()), timeout=LONGEST_MS
        )
        assert self.bugs == []

    def cut_off(self, widget: QWidget) -> list[str]:
        """What is cut off even once it is laid out, which some things are a moment after they are shown."""
        found: list[str] = []

        def is_whole() -> bool:
            found[:] = faults(widget)
            return not found

        with suppress(QtTimeoutError):
            self.qtbot.waitUntil(is_whole, timeout=LONGEST_MS // 6)
        return found

    def make(
        self,
        key: str = "club-evening",
        name: str = "Klubabend",
        people: int | Sequence[str] = 0,
        *,
        here: bool = False,
    ) -> Path:
        """A new tournament, without the start page; on its list are people or teams, perhaps here already."""
        path = self.folder / f"{name}.tichu"
        names = animals(people) if isinstance(people, int) else people
        path.write_bytes(_made(key, name, tuple(names), here=here))
        self.window.open(path)
        self.wait(lambda: self.tournament is not None and self.tournament.name == name)
        return path

    def seat(self, *tables: list) -> None:
        """Publishes the next round as it was drawn on paper."""
        number = len(self.tournament.rounds) + 1
        self.do(PublishDraw(round_from_plan(self.tournament, number, list(tables))))

    def play(self, *rounds: list) -> None:
        """Publishes rounds as they were drawn on paper, with a possible result of each table."""
        for number, tables in enumerate(rounds, len(self.tournament.rounds) + 1):
            self.seat(*tables)
            reports = (
                possible_match(generator(7, number, table), self.tournament.regulations)
                for table in range(1, len(tables) + 1)
            )
            self.do(*(EnterResult(number, table, report) for table, report in enumerate(reports, 1)))

    def at_tables(self, *tables: list, key: str = "club-evening"):
        """A new tournament of just those who sit at these tables, drawn, and the screen of its results."""
        seats = [seat for table in tables for seat in table]
        self.make(
            key, people=max(who for seat in seats for who in (seat if isinstance(seat, list) else [seat]))
        )
        self.seat(*tables)
        return self.screen("results")

    def practise(self) -> None:
        """Sixteen players at four tables, two of them have reported."""
        self.window.bridge.run_on_desk(play_practice, lambda _: None)
        self.wait(lambda: len(self.tournament.results) == 2)

    def do(self, *changes: Change) -> None:
        for change in changes:
            self.window.bridge.do(change)
        self.wait()

    def undo(self, times: int = 1) -> None:
        for _ in range(times):
            self.window.bridge.undo()
        self.wait()

    def leave(self) -> None:
        """Back to the start page."""
        self.window.leave()
        self.wait(lambda: self.tournament is None)

    def speak(self, language: str) -> None:
        self.window.keeper.set_language(language)
        self.wait(lambda: self.tournament is None or self.window.workspace is not None)

    def activate(self) -> None:
        """Without a window manager nobody gives the keyboard back when a dialog closes."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)

    def dialog(self, kind: type[QDialog]):
        """The newest of its kind in front of the window, once it is to be seen."""

        def seen() -> list[QDialog]:
            return [each for each in self.window.findChildren(kind) if each.isVisible()]

        self.qtbot.waitUntil(lambda: bool(seen()))
        return seen()[-1]

    def open(self, name: str, kind: type[QDialog]):
        """Takes a line of the menu; the dialog that it opens."""
        self.window.menu.findChild(QAction, f"action-{name}").trigger()
        return self.dialog(kind)

    def regulations(self) -> RegulationsDialog:
        self.window.menu.findChild(QAction, "action-settings").trigger()
        return self.dialog(RegulationsDialog)

    def viewer(
        self, ready: Callable[[ViewerWindow], bool] = lambda viewer: viewer.panel.hand
    ) -> ViewerWindow:
        """The only viewer of hands, once a hand stands in it."""
        self.qtbot.waitUntil(lambda: any(map(ready, viewers())))
        (viewer,) = viewers()
        return viewer

    def screen(self, key: str):
        """Goes to a screen and returns it."""
        self.window.go(key)
        self.wait()
        return self.window.workspace.screen_of(key)

    def find(self, name: str, kind: type = QWidget):
        """The widget of that object name in what the window shows now; there must be one."""
        found = self.window.pages.findChild(kind, name)
        assert found is not None, name
        return found

    def type(self, widget: QWidget, text: str = "", key: Qt.Key | None = None, modifier=None) -> None:
        """Types letter by letter, then a key."""
        if text:
            QTest.keyClicks(widget, text)
        if key is not None:
            QTest.keyClick(widget, key, modifier or Qt.KeyboardModifier.NoModifier)

    def edit(self, table: QTableView, row: int, column: int, text: str) -> None:
        """F2, other words, Enter, and waits until it is saved."""
        table.setFocus()
        table.setCurrentIndex(table.model().index(row, column))
        self.type(table, key=Qt.Key.Key_F2)
        field = table.viewport().findChildren(QLineEdit)[-1]
        field.setText(text)
        self.type(field, key=Qt.Key.Key_Return)
        self._taken(table, field)

    def _taken(self, table: QTableView, field: QLineEdit) -> None:
        """The table takes the words when it comes to its next event; refused, they open another line."""
        self.qtbot.waitUntil(
            lambda: not isValid(field) or table.indexWidget(table.currentIndex()) is not field
        )
        self.wait()

    def type_on(self, table: QTableView, row: int, column: int, text: str) -> None:
        """Clicks a cell, types the first letter on the table and the rest where it opened, then Enter."""
        place = table.visualRect(table.model().index(row, column)).center()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.keyClicks(table, text[0])
        field = table.viewport().findChildren(QLineEdit)[-1]
        self.type(field, text[1:], Qt.Key.Key_Return)
        self._taken(table, field)
        self.qtbot.wait(1)

    def control(self, widget: QWidget, key: Qt.Key) -> None:
        QTest.keyClick(widget, key, Qt.KeyboardModifier.ControlModifier)

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def close(self) -> None:
        """Closes the window as a person does and waits until it is gone, and with it those it opened."""
        self.qtbot.waitUntil(self.window.close)  # again where it asks, or still saves
        self.window.deleteLater()
        self.qtbot.waitUntil(lambda: not viewers())

    def reopen(self, path: Path) -> None:
        """Starts the program again with this file."""
        self.close()
        self.window = self._window(load_settings(self.settings_file))
        self.window.open(path)
        self.wait(lambda: self.tournament is not None)


def set_up(director: Director, *, more: bool = True) -> SetUpDialog:
    """The page on which a new tournament is set up, once it is there, with all that can be said on it."""
    director.qtbot.waitUntil(
        lambda: any(each.isActiveWindow() for each in _set_ups(director)), timeout=LONGEST_MS
    )
    found = next(each for each in _set_ups(director) if each.isActiveWindow())
    found.appeared.invalidate()  # as if some time had passed: Enter is meant for this page
    if more:
        found.more.click()
    return found


def _set_ups(director: Director) -> list[SetUpDialog]:
    return director.window.findChildren(SetUpDialog)


@cache
def _made(key: str, name: str, names: tuple[str, ...], *, here: bool) -> bytes:
    """The file of such a tournament: written once, as this desk writes it."""
    new = preset(key).tournament(name, DAY, "Treibhaus", "Europe/Zurich")
    teams = new.regulations.unit is Unit.PARTNERSHIP
    two = ((f"{name} Eins", f"{name} Zwei") if teams else () for name in names)
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"{name}.tichu"
        with Desk.create(path, new, DESK_NAME) as desk:
            if names:
                desk.do(AddEntrants(tuple(map(NewEntrant, names, two))))
            if here:
                desk.do(CheckIn(tuple(desk.tournament.entrants)))
        return path.read_bytes()


def animals(count: int) -> list[str]:
    """So many names, those that hurt among the first."""
    return [*ANIMALS, *(f"Tier {number}" for number in range(len(ANIMALS) + 1, count + 1))][:count]


def players(count: int = 16) -> tuple[NewEntrant, ...]:
    return tuple(map(NewEntrant, animals(count)))


def viewers() -> list[ViewerWindow]:
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, ViewerWindow)]


def dropped(target: QWidget, file: Path) -> bool:
    """Lets go of a file over a widget, if it takes it; whether it does."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    entering = QDragEnterEvent(QPoint(9, 9), *how)
    entering.setAccepted(False)
    QApplication.sendEvent(target, entering)
    if entering.isAccepted():
        QApplication.sendEvent(target, QDropEvent(QPointF(9, 9), *how))
    return entering.isAccepted()

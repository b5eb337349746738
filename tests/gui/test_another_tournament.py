"""Does what belongs to one tournament end with it: searches, what is chosen, rounds, pins, messages?"""

from collections.abc import Callable

from PySide6.QtWidgets import QAbstractItemView, QComboBox, QLineEdit, QWidget
from shiboken6 import isValid

from tests.gui.driving import Director
from tests.gui.test_looks import play
from tichu_turnier.gui.common.typed_field import TypedField
from tichu_turnier.gui.display.public_display import RoomDisplays
from tichu_turnier.gui.referee.penalties import PenaltyDialog, PenaltyTarget, open_penalties
from tichu_turnier.gui.standings.pages import Pins
from tichu_turnier.gui.workspace import SCREENS
from tichu_turnier.tournament.model.decisions import PenaltyKind
from tichu_turnier.tournament.model.hall_screen import RoomMode

KEYS = [screen.key for screen in SCREENS]


def texts_typed(root: QWidget) -> list[str]:
    """What stands in lines to type into that are seen, but for values."""
    lines = [each for each in root.findChildren(QLineEdit) if not isinstance(each, TypedField)]
    return [each.text() for each in lines if each.isEnabled() and each.isVisibleTo(root)]


def disturb(director: Director) -> None:
    """Types into every search, chooses a line of every list, and the first of every choice."""
    for key in KEYS:
        screen = director.screen(key)
        for table in screen.findChildren(QAbstractItemView):
            if table.isVisible() and table.model() is not None and table.model().rowCount() > 3:
                table.setCurrentIndex(table.model().index(3, 0))
        for choice in screen.findChildren(QComboBox):
            if choice.objectName() in {"round", "draw-round"}:
                choice.setCurrentIndex(0)
        for line in screen.findChildren(QLineEdit):
            if line.isVisible() and line.isEnabled() and not isinstance(line, TypedField):
                line.setText("biber")
        director.wait()


def reopened(director: Director, other: Callable[[], object]) -> None:
    """Each way to another tournament ends the screens of the one before."""
    before = [director.window.workspace.screen_of(key) for key in KEYS]
    director.screen("journal")
    other()
    assert not any(map(isValid, before))
    assert director.window.workspace.where == "evening"


def test_what_belongs_to_a_tournament_ends_with_it(director: Director) -> None:
    """A search hid everybody who was imported next; a line of the journal was armed to undo 19 steps."""
    director.make(name="Eins")
    play(director, 2)
    first = director.window.bridge.desk.path
    disturb(director)
    pins, room = Pins.of(director.window.bridge), RoomDisplays.of(director.window.bridge)
    pins.toggle([1])
    room.set_mode(RoomMode.MESSAGE, "Essen!")
    open_penalties(director.window.bridge, director.window.texts, PenaltyTarget(1), director.window)
    penalties = director.window.findChild(PenaltyDialog)
    penalties.kind.choose(PenaltyKind.DISQUALIFICATION)
    penalties.accept()
    reopened(director, lambda: director.make(name="Zwei", people=8))
    for key in KEYS:
        typed = [text for text in texts_typed(director.screen(key)) if "biber" in text]
        assert not typed, key
    assert len(director.screen("entrants").model.rows) == 8
    journal = director.screen("journal")
    director.wait(lambda: bool(journal.model.rows))
    assert journal.table.chosen() == ()
    assert not journal.go_there.isEnabled()
    assert (pins.pinned, room.message, room.mode) == (frozenset(), "", RoomMode.AUTO)
    assert director.window.findChild(PenaltyDialog) is None
    open_penalties(director.window.bridge, director.window.texts, PenaltyTarget(1), director.window)
    assert director.window.findChild(PenaltyDialog).kind.value() is PenaltyKind.WARNING
    director.window.findChild(PenaltyDialog).accept()

    def open_first() -> None:
        director.window.open(first)
        director.wait(lambda: director.tournament.name == "Eins")

    reopened(director, open_first)
    assert director.screen("standings").isVisible()


def test_what_goes_on_elsewhere_is_the_same_tournament(director: Director) -> None:
    director.make(people=8)
    screen = director.screen("entrants")
    screen.search.setText("biber")
    elsewhere = director.folder / "anderswo.tichu"
    director.window.bridge.move(elsewhere)
    director.wait(lambda: director.window.bridge.desk.path == elsewhere)
    assert director.window.workspace.screen_of("entrants") is screen
    assert screen.search.text() == "biber"


def test_the_next_penalty_is_not_of_the_kind_of_one_that_was_not_given(director: Director) -> None:
    director.make(people=4)
    about = director.window.bridge, director.window.texts
    open_penalties(*about, PenaltyTarget(1, kind=PenaltyKind.HAND_REPLAYED), director.window)
    dialog = director.window.findChild(PenaltyDialog)
    assert dialog.kind.value() is PenaltyKind.HAND_REPLAYED
    dialog.reject()
    open_penalties(*about, PenaltyTarget(1), director.window)
    assert dialog.kind.value() is PenaltyKind.WARNING

"""Does the window say what the screens of the hall show?"""

from contextlib import closing

from tests.gui.hall.test_sharing import SEATS, words
from tests.web.browser import Phone, needs_browser
from tichu_turnier.gui.hall.screens_dialog import ScreensDialog
from tichu_turnier.tournament.changes import HoldStandings
from tichu_turnier.tournament.insight.public_display import RoomMode


@needs_browser
def test_a_browser_becomes_a_screen_and_shows_what_the_desk_chooses(director):
    director.make(people=8, here=True)
    director.seat(*SEATS)
    director.window.menu.findChild(object, "action-screens").trigger()
    dialog = director.dialog(ScreensDialog)
    assert director.cut_off(dialog) == []
    with closing(Phone(width=1280, height=720)) as screen:
        screen.open(words(dialog, "address"))
        screen.run("document.querySelector('[name=name]').value = ''")
        screen.type("[name=name]", "Saal")
        screen.press("form button")
        screen.wait("Beginn 19:15")
        director.wait(lambda: "Saal" in dialog.shows)
        assert director.cut_off(dialog) == []
        choice = dialog.shows["Saal"]
        choice.setCurrentIndex(list(RoomMode).index(RoomMode.MESSAGE))
        choice.activated.emit(choice.currentIndex())
        dialog.message.setText("Die Küche ist offen")
        dialog.message.editingFinished.emit()
        screen.wait("Die Küche ist offen")
        choice.activated.emit(list(RoomMode).index(RoomMode.STANDINGS))
        screen.wait("Zwischenstand")
        director.do(HoldStandings(held=True))
        screen.wait("50:00")

"""Does the window say what the screens of the hall show?"""

from contextlib import closing

from tests.gui.hall.test_sharing import SEATS, words
from tests.web.browser import Phone, needs_browser
from tests.web.test_phones import faults
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.gui.hall.screens_dialog import ScreensDialog
from tichu_turnier.gui.prizes.prize_display import PrizeShow
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import EnterResult, HoldStandings
from tichu_turnier.tournament.draws.rotation.lots import generator
from tichu_turnier.tournament.insight.public_display import RoomMode
from tichu_turnier.tournament.scoring.prize_giving import RevealOrder

SHOWN = "Promise.all(document.getAnimations().map(each => each.finished)).then(() => arguments[0]())"
"""Names come slowly."""


@needs_browser
def test_prizes_are_given_on_a_browser_step_by_step(director):
    director.make(people=8, here=True)
    director.seat(*SEATS)
    for table in (1, 2):
        director.do(
            EnterResult(1, table, possible_match(generator(7, table), director.tournament.regulations))
        )
    bridge = director.window.bridge
    director.window.menu.findChild(object, "action-screens").trigger()
    address = words(director.dialog(ScreensDialog), "address")
    show = PrizeShow.of(bridge)
    show.start(director.tournament, RevealOrder.CUSTOMARY, Texts("de"))
    director.wait(lambda: show.script is not None)
    with closing(Phone(width=1920, height=1080)) as screen:
        screen.open(f"{address}/Saal")
        screen.wait("Rangverkündigung")
        for scene in show.script.scenes:
            assert scene.names not in screen.text()
            show.do("next")
            screen.wait(scene.names)
            screen.run_later(SHOWN)
            assert faults(screen) == []
        show.do("next")
        director.wait(lambda: screen.run("return document.querySelectorAll('.podium .scene').length") == 3)
        screen.run_later(SHOWN)
        assert faults(screen) == []
        show.do("end")
        screen.wait("noch nicht endgültig")


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

"""Does the window say what the screens of the hall show?"""

from contextlib import closing
from http.client import HTTPConnection
from urllib.parse import urlsplit

from PySide6.QtCore import Qt

from tests.gui.hall.sharing import words
from tests.web.browser import Phone, needs_browser
from tests.web.test_phones import faults
from tichu_turnier.gui.hall.screens_dialog import ScreensDialog
from tichu_turnier.gui.prizes.prize_display import PrizeShow
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import HoldStandings
from tichu_turnier.tournament.model.hall_screen import HallScreen, RoomMode
from tichu_turnier.tournament.scoring.prize_giving import RevealOrder

SHOWN = "Promise.all(document.getAnimations().map(each => each.finished)).then(() => arguments[0]())"
"""Names come slowly."""


@needs_browser
def test_prizes_are_given_on_a_browser_step_by_step(director):
    director.make(people=8)
    director.play([[1, 2, 3, 4], [5, 6, 7, 8]])
    address = words(director.open("screens", ScreensDialog), "address")
    show = PrizeShow.of(director.window.bridge)
    show.start(director.tournament, RevealOrder.PODIUM_ONLY, Texts("de"))
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


def steer(person, dialog, name, mode, message=""):
    """Chooses what a screen shows, and types what it says."""
    choice, said = dialog.shows[name]
    choice.setCurrentIndex(list(RoomMode).index(mode))
    choice.activated.emit(choice.currentIndex())
    if message:
        person.wait(said.isVisible)
        person.type(said, message, Qt.Key.Key_Return)
    person.wait(lambda: HallScreen(name, mode, said.text()) in person.tournament.screens)


def test_screens_are_steered_from_any_desk(director, joined):
    """Names that are known there come by themselves, others are typed."""
    other, at_host = joined, director.open("screens", ScreensDialog)
    address = director.window.bridge.hosting.pages.serving.address
    afar = other.open("screens", ScreensDialog)
    assert other.window.bridge.hosting.pages.serving is None
    assert other.cut_off(afar) == []
    other.type(afar.name, "Bar", Qt.Key.Key_Return)
    steer(other, afar, "Bar", RoomMode.MESSAGE, "Das Essen ist bereit")
    assert afar.isVisible()
    director.wait(lambda: "Bar" in at_host.shows and at_host.shows["Bar"][1].text() == "Das Essen ist bereit")
    with closing(HTTPConnection(urlsplit(address).netloc, timeout=60)) as line:
        line.request("GET", "/screen/Bar")
        assert "Das Essen ist bereit" in line.getresponse().read().decode()
    steer(director, at_host, "Bar", RoomMode.CLOCK)
    clock = list(RoomMode).index(RoomMode.CLOCK)
    other.wait(lambda: afar.shows["Bar"][0].currentIndex() == clock)
    other.wait(afar.shows["Bar"][1].isHidden)


@needs_browser
def test_a_browser_becomes_a_screen_and_shows_what_the_desk_chooses(director, drawn):
    dialog = drawn.open("screens", ScreensDialog)
    assert director.cut_off(dialog) == []
    with closing(Phone(width=1280, height=720)) as screen:
        screen.open(words(dialog, "address"))
        screen.run("document.querySelector('[name=name]').value = ''")
        screen.type("[name=name]", "Saal")
        screen.press("form button")
        screen.wait("Beginn 19:15")
        director.wait(lambda: "Saal" in dialog.shows)
        assert director.cut_off(dialog) == []
        steer(director, dialog, "Saal", RoomMode.MESSAGE, "Das Essen ist bereit")
        screen.wait("Das Essen ist bereit")
        assert director.cut_off(dialog) == []
        steer(director, dialog, "Saal", RoomMode.STANDINGS)
        screen.wait("Zwischenstand")
        director.do(HoldStandings(held=True))
        screen.wait("50:00")

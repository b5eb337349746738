"""Does the window show players the way, what their phones report, and photos of slips beside the row?"""

from urllib.request import urlopen

import pytest

from tests.gui.hall.sharing import click, words
from tests.gui.results.typing_results import press
from tests.web.test_photos import jpeg
from tichu_turnier.files.slip_photos import SlipPhotos
from tichu_turnier.gui.display.public_display import RoomDisplays
from tichu_turnier.gui.evening.open_points import OpenWatch
from tichu_turnier.gui.hall.phones import PhonesDialog, PhotosDialog
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.sheets import SHEETS
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.hall_screen import RoomMode
from tichu_turnier.tournament.model.snapshot import Hands
from tichu_turnier.tournament.tables.slip_code import scanned_code
from tichu_turnier.web.reports import TableReport

NINE = Hands((HandReport(60, 40),) * 9)


@pytest.fixture
def dialog(drawn):
    shown = drawn.open("phones", PhonesDialog)
    assert drawn.cut_off(shown) == []
    return shown


def page(director, path):
    """What a phone without a key reads."""
    with urlopen(director.window.bridge.hosting.pages.serving.address + path, timeout=60) as answer:  # noqa: S310
        return answer.read().decode()


def test_the_hall_reads_that_a_result_is_being_corrected_until_it_is_saved(director, dialog):
    """Phones and the wall told places while somebody typed another result over one of them.

    Another file ends the pages.
    """
    click(dialog, "close")
    director.do(EnterResult(1, 1, NINE), EnterResult(1, 2, NINE))
    results, room = director.screen("results"), RoomDisplays.of(director.window.bridge)
    room.toggle()
    room.set_mode(RoomMode.STANDINGS)
    checking = "Ein Resultat wird noch geprüft"
    for keys, being in (("", False), ("2⏎←55", True), ("⎋", True), ("⏎⇲⏎", True), ("⑧", False)):
        director.wait(lambda keys=keys: keys != "⑧" or bool(results.state.asked))
        press(results.slip, keys)
        director.wait(lambda being=being: (checking in room.display.view.note) is being)
        assert (checking in page(director, "p/1")) is being
        assert ("Ein Resultat wird gerade korrigiert" in page(director, "standings")) is being
    assert director.tournament.results[1, 2].report.hands[0].a == 55
    director.make(name="Zweites")
    assert director.window.bridge.hosting.pages.serving is None


def test_players_find_their_pages_and_slips_lead_to_them(director, dialog):
    pages = director.window.bridge.hosting.pages
    address = pages.serving.address
    assert words(dialog, "address") == address
    click(dialog, "close")
    screen = director.screen("sheets")
    screen.list.setCurrentRow([sheet.key for sheet in SHEETS].index("score-slips"))
    (block,) = screen.order.document().blocks
    assert all(slip.link.startswith(address + "s/1T") for slip in block.slips)
    click(director.open("phones", PhonesDialog), "end")
    director.wait(lambda: pages.serving is None)
    assert {slip.link for block in screen.order.document().blocks for slip in block.slips} == {""}


def test_the_desk_sees_what_is_reported_and_enters_it_where_it_wants_to_be_asked(director, dialog):
    dialog.by_itself.click()
    reports = director.window.bridge.hosting.pages.serving.reports
    reports.send(TableReport(1, 1, 1, NINE))
    director.wait(lambda: len(dialog.model.rows) == 1)
    state = dialog.model.index(0, 2)
    assert "wartet auf die andere Seite" in state.data()
    reports.check((1, 1), 3, 500)
    director.wait(lambda: "zählt 500" in state.data())
    watch = OpenWatch.of(director.window.bridge)
    director.wait(lambda: [point.key for point in watch.points] == ["open-phones"])
    assert watch.points[0].where == ("results", 1, 1)
    click(dialog, "take")
    director.wait(lambda: (1, 1) in director.tournament.results)
    assert dialog.model.rows == ()
    director.wait(lambda: not watch.points)


@pytest.fixture
def photos(drawn):
    slip, found = scanned_code(drawn.tournament, 1, 1), SlipPhotos(drawn.window.bridge.desk.path)
    found.add(slip, 1, jpeg(900, 1200))
    found.add(slip, 3, jpeg(60, 40))
    return lambda: found.of(slip)


@pytest.mark.usefixtures("photos")
def test_a_photo_lies_beside_the_slip_that_is_typed(director):
    screen = director.screen("results")
    assert not screen.photos.isVisible()
    screen.press("1")
    screen.press("enter")
    screen.photos.click()
    shown = director.dialog(PhotosDialog)
    assert [each.pixmap().isNull() for each in shown.pictures] == [False, False]
    assert screen.slip.hasFocus()
    screen.press("escape")
    director.wait(lambda: not screen.photos.isVisible() and not shown.isVisible())


def test_the_photo_of_a_report_is_seen_and_deleted(director, photos):
    inbox = director.open("phones", PhonesDialog)
    assert not inbox.photos.isVisible()
    director.window.bridge.hosting.pages.serving.reports.send(TableReport(1, 1, 1, NINE))
    director.wait(inbox.photos.isVisible)
    inbox.photos.click()
    click(director.dialog(PhotosDialog), "erase")
    director.wait(lambda: not inbox.photos.isVisible())
    assert photos() == ()

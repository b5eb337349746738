"""Does the photo of a slip lie beside the row, and go when the desk deletes it?"""

import pytest

from tests.gui.hall.sharing import SEATS, click
from tests.gui.hall.test_phones import NINE
from tests.web.test_photos import jpeg
from tichu_turnier.files.slip_photos import SlipPhotos
from tichu_turnier.gui.hall.phones_dialog import PhonesDialog
from tichu_turnier.gui.hall.photos_dialog import PhotosDialog
from tichu_turnier.tournament.tables.slip_code import scanned_code
from tichu_turnier.web.reports import TableReport


@pytest.fixture
def photos(director):
    director.make(people=8, here=True)
    director.seat(*SEATS)
    slip, found = scanned_code(director.tournament, 1, 1), SlipPhotos(director.window.bridge.desk.path)
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
    director.window.menu.findChild(object, "action-phones").trigger()
    inbox = director.dialog(PhonesDialog)
    assert not inbox.photos.isVisible()
    director.window.bridge.halls.pages.reports.send(TableReport(1, 1, 1, NINE))
    director.wait(inbox.photos.isVisible)
    inbox.photos.click()
    click(director.dialog(PhotosDialog), "erase")
    director.wait(lambda: not inbox.photos.isVisible())
    assert photos() == ()

"""Two who share a tournament: whoever hosts it, and somebody at another computer."""

import pytest

from tests.gui.driving import Director
from tests.gui.hall.sharing import SEATS, click, words
from tichu_turnier.gui.hall.sharing import ShareDialog


@pytest.fixture
def other(qtbot, tmp_path):
    """Somebody at another computer."""
    folder = tmp_path / "other"
    folder.mkdir()
    person = Director(qtbot, folder)
    yield person
    person.close()
    assert person.bugs == []


@pytest.fixture
def code(director):
    """The tournament of the first is shared; address and code of the director as its window shows them."""
    director.make(people=8, here=True)
    director.seat(*SEATS)
    director.window.menu.findChild(object, "action-share").trigger()
    shown = director.dialog(ShareDialog)
    assert director.cut_off(shown) == []
    assert shown.focusWidget().objectName() == "close"  # Enter ends nothing
    address, code = words(shown, "address"), words(shown, "code-director")
    click(shown, "close")
    return "127.0.0.1:" + address.partition(":")[2], code

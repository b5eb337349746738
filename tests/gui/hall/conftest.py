"""Two who share a tournament: whoever hosts it, and somebody at another computer."""

import pytest

from tests.gui.driving import Director
from tests.gui.hall.sharing import click, join, see_rounds, words
from tichu_turnier.gui.hall.sharing import ShareDialog


@pytest.fixture
def drawn(director):
    """Eight people sit at two tables."""
    director.make(people=8, here=True)
    director.seat([1, 2, 3, 4], [5, 6, 7, 8])
    return director


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
def code(drawn):
    """The tournament of the first is shared; address and code of the director as its window shows them."""
    shown = drawn.open("share", ShareDialog)
    assert drawn.cut_off(shown) == []
    assert shown.focusWidget().objectName() == "close"  # Enter ends nothing
    address, code = words(shown, "address"), words(shown, "code-director")
    click(shown, "close")
    return "127.0.0.1:" + address.partition(":")[2], code


@pytest.fixture
def joined(other, code):
    """Who has joined it, and sees what was drawn."""
    join(other, *code)
    see_rounds(other)
    return other

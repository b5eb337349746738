"""Does a window invite to a federation's tournaments, shut out, archive, and take in the open one?"""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from tests.gui.hall.sharing import click, join, see_rounds
from tichu_turnier.gui.hall.federation_dialog import FederationDialog


@pytest.fixture
def dialog(director, drawn, second_server):
    """The owner looks at a database in which there is nothing, with a tournament open."""
    shown = drawn.open("federation", FederationDialog)
    director.type(shown.address, second_server.address, Qt.Key.Key_Return)
    director.wait(lambda: not director.window.bridge.computes)
    assert shown.model.rowCount() == 0
    assert not shown.wrong.isVisible()
    assert not shown.findChild(QPushButton, "invite").isEnabled()
    return shown


@pytest.fixture
def taken_in(director, dialog):
    click(dialog, "take-in")
    director.wait(lambda: dialog.model.rowCount() == 1)
    assert director.window.bridge.desk.reach is not None
    assert dialog.take_in.isHidden()
    return dialog


def invitation(director, dialog, role):
    dialog.role.setCurrentText(dialog.texts(f"hall-role-{role}"))
    click(dialog, "invite")
    director.wait(lambda: dialog.invitation.isVisible() and not director.window.bridge.computes)
    assert director.cut_off(dialog) == []
    return dialog.invited.text()


def test_who_is_invited_joins_without_a_code_and_may_do_its_task(director, other, taken_in):
    address = invitation(director, taken_in, "entry")
    assert not taken_in.picture.pixmap().isNull()
    join(other, address, "")
    see_rounds(other)
    theirs = other.open("federation", FederationDialog)
    assert theirs.address.text() == address
    other.wait(lambda: theirs.model.rowCount() == 1)
    click(theirs, "archive")
    other.wait(theirs.wrong.isVisible)
    assert "weniger erlaubt" in theirs.wrong.text()


def test_nobody_comes_in_who_is_shut_out_or_to_what_is_archived_until_it_is_restored(
    director, other, taken_in
):
    owner, address = taken_in.address.text(), invitation(director, taken_in, "reader")
    for told in ("gilt nicht mehr", "niemand eingeladen"):
        click(taken_in, "shut-out")
        director.wait(lambda told=told: told in taken_in.wrong.text())
    refused = join(other, address, "")
    other.wait(refused.wrong.isVisible)
    refused.reject()
    click(taken_in, "archive")
    director.wait(lambda: taken_in.archive.text() == "Aus dem Archiv")
    refused = join(other, owner, "")
    other.wait(refused.wrong.isVisible)
    assert "kein Turnier" in refused.wrong.text()
    click(taken_in, "archive")
    director.wait(lambda: taken_in.archive.text() == "Ins Archiv")
    click(refused, "join")
    other.wait(lambda: other.tournament is not None)


def test_a_wrong_address_is_told_and_what_was_typed_stays(director, dialog):
    dialog.address.setText("postgresql://owner:wrong@127.0.0.1:1/db")
    dialog.look()
    director.wait(dialog.wrong.isVisible)
    assert "antwortet nicht" in dialog.wrong.text()
    click(dialog, "take-in")
    director.wait(lambda: not director.window.bridge.busy and dialog.wrong.isVisible())
    assert director.window.bridge.desk.reach is None

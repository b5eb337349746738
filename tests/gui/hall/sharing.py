"""What two do who share a tournament in real windows."""

from PySide6.QtWidgets import QPushButton

from tichu_turnier.gui.hall.sharing import JoinDialog


def click(dialog, name):
    dialog.findChild(QPushButton, name).click()


def words(dialog, name):
    return dialog.findChild(object, name).text()


def join(other, address, code):
    dialog = other.open("join", JoinDialog)
    assert other.cut_off(dialog) == []
    dialog.address.setText(address)
    dialog.code.setText(code)
    click(dialog, "join")
    return dialog


def see_rounds(other):
    """Until somebody who has joined sees what was drawn."""
    other.wait(lambda: other.tournament is not None and bool(other.tournament.rounds))

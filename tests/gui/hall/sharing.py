"""What two do who share a tournament in real windows."""

from PySide6.QtWidgets import QPushButton

from tichu_turnier.gui.hall.sharing import JoinDialog

SEATS = [[1, 2, 3, 4], [5, 6, 7, 8]]


def click(dialog, name):
    dialog.findChild(QPushButton, name).click()


def words(dialog, name):
    return dialog.findChild(object, name).text()


def join(other, address, code):
    other.window.menu.findChild(object, "action-join").trigger()
    dialog = other.dialog(JoinDialog)
    assert other.cut_off(dialog) == []
    dialog.address.setText(address)
    dialog.code.setText(code)
    click(dialog, "join")
    return dialog

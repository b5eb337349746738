"""Ask before a person is forgotten for good, and say what was done."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.settings import names_path
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Entrant


def ask_to_erase(bridge: Bridge, texts: Texts, entrant: Entrant, parent: QWidget) -> QMessageBox:
    """Opens the question; only the button that says what it does forgets anybody."""

    def erase() -> None:
        from tichu_turnier.desk.erasing import erase

        bridge.run_on_desk(
            lambda desk: erase(desk, entrant.name, entrant.id, names_path()), bridge.findings.emit
        )

    box = QMessageBox(QMessageBox.Icon.Warning, texts("entrants-erase"), "", parent=parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(texts("erase-question", name=entrant.name))
    box.setInformativeText(texts("erase-out-of-reach"))
    box.addButton(texts("erase-do"), QMessageBox.ButtonRole.DestructiveRole).clicked.connect(erase)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    box.open()
    return box

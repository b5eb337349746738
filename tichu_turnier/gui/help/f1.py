"""F1 for a dialog or another window."""

from collections.abc import Callable

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from tichu_turnier.texts import Texts


def help_with_f1(where: QWidget, texts: Texts, key: Callable[[], str]) -> None:
    """F1 opens the page with this key beside it; the help itself is loaded when somebody asks for it."""

    def ask() -> None:
        from tichu_turnier.gui.help.side import open_help_beside

        open_help_beside(where, texts, key())

    QShortcut(QKeySequence("F1"), where).activated.connect(ask)

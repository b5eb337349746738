"""Which screens are there beside the director's?"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from tichu_turnier.gui.bridge import Bridge


def other_screens(bridge: Bridge) -> tuple[QScreen, ...]:
    """All screens but the one with the window, the nearest first."""
    window = bridge.parent()
    mine = window.screen() if isinstance(window, QWidget) else QGuiApplication.primaryScreen()
    return tuple(screen for screen in QGuiApplication.screens() if screen is not mine)


def fill_screen(widget: QWidget, screen: QScreen) -> None:
    """Shows a window as large as a screen; not showFullScreen(), which takes the keyboard."""
    widget.setScreen(screen)
    widget.setGeometry(screen.geometry())
    widget.setWindowState(Qt.WindowState.WindowFullScreen)
    widget.show()

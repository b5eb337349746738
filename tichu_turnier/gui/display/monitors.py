"""On which monitors is there room beside the window of the director?"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from tichu_turnier.gui.bridge import Bridge


def other_monitors(bridge: Bridge) -> tuple[QScreen, ...]:
    """All but the one with the window, the nearest first."""
    window = bridge.parent()
    mine = window.screen() if isinstance(window, QWidget) else QGuiApplication.primaryScreen()
    return tuple(screen for screen in QGuiApplication.screens() if screen is not mine)


def fill_monitor(widget: QWidget, screen: QScreen) -> None:
    """Shows a window as large as a monitor; not showFullScreen(), which takes the keyboard."""
    widget.setScreen(screen)
    widget.setGeometry(screen.geometry())
    widget.setWindowState(Qt.WindowState.WindowFullScreen)
    widget.show()

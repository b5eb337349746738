"""Rings the bell of the clock and the sound for what was not taken."""

import shutil
import sys

from PySide6.QtCore import QProcess
from PySide6.QtWidgets import QApplication

from tichu_turnier.resource_files import resource

_PLAYERS = (("pw-play",), ("paplay",), ("aplay", "-q"), ("afplay",))


def ring() -> None:
    """Two strokes of a bell through whatever plays sounds here; else the beep of the system."""
    _sound("bell")


def ring_conflict() -> None:
    """Two low short tones for those who type without looking: something was not taken as it was typed."""
    _sound("conflict")


def _sound(name: str) -> None:
    if QApplication.platformName() == "offscreen":
        return
    file = str(resource("sounds", f"{name}.wav"))
    player = next((words for words in _PLAYERS if shutil.which(words[0])), None)
    if sys.platform == "win32":
        import winsound

        winsound.PlaySound(file, winsound.SND_FILENAME | winsound.SND_ASYNC)
    elif player is None:
        QApplication.beep()
    else:
        QProcess.startDetached(player[0], [*player[1:], file])

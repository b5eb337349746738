"""How does the computer make itself heard in a hall?"""

import math
import os
import shutil
import struct
import sys
import tempfile
import threading
import wave
from pathlib import Path

from PySide6.QtCore import QProcess
from PySide6.QtWidgets import QApplication

_RATE = 22_050
_SECONDS = 2.6
_STRIKES = (0.0, 0.7)
_TONES = ((523.25, 1.0), (1046.5, 0.5), (1567.98, 0.28), (2217.46, 0.12))
"""A struck bell: a tone with what swings above it, in Hz and loudness."""
_PLAYERS = (("pw-play",), ("paplay",), ("aplay", "-q"), ("afplay",))
_MADE: dict[str, Path] = {}


def ring() -> None:
    """Two strokes of a bell through whatever plays sounds here; else the beep of the system."""
    if QApplication.platformName() == "offscreen":
        return
    player = next((words for words in _PLAYERS if shutil.which(words[0])), None)
    if player is None and sys.platform != "win32":
        QApplication.beep()
        return
    # The sound is computed when it is first needed: not on the thread that shows the clock.
    threading.Thread(target=_play, args=(player or (),), daemon=True).start()


def _play(player: tuple[str, ...]) -> None:
    if sys.platform == "win32":
        import winsound

        winsound.PlaySound(str(sound_file()), winsound.SND_FILENAME)
        return
    QProcess.startDetached(player[0], [*player[1:], str(sound_file())])


def sound_file() -> Path:
    """The sound as a file, made once."""
    if "bell" not in _MADE or not _MADE["bell"].is_file():
        handle, name = tempfile.mkstemp(prefix="tichu-bell-", suffix=".wav")
        os.close(handle)
        _MADE["bell"] = Path(name)
        with wave.open(name, "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(_RATE)
            file.writeframes(_samples())
    return _MADE["bell"]


def _samples() -> bytes:
    count = int(_RATE * _SECONDS)
    sums = [_strength(index / _RATE) for index in range(count)]
    return struct.pack(f"<{count}h", *(int(30_000 * value / 2) for value in sums))


def _strength(time: float) -> float:
    """How far the membrane is out, -2 to 2."""
    heard = (time - strike for strike in _STRIKES if time >= strike)
    loud = sum(
        math.exp(-2.2 * (1 + index * 0.8) * since) * part * math.sin(2 * math.pi * tone * since)
        for since in heard
        for index, (tone, part) in enumerate(_TONES)
    )
    return max(-2.0, min(2.0, loud))

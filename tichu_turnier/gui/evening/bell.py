"""The sounds of the program."""

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
_LOW_TONES = (233.08, 174.61)
_LOW_SECONDS = 0.14
_PLAYERS = (("pw-play",), ("paplay",), ("aplay", "-q"), ("afplay",))
_MADE: dict[str, Path] = {}


def ring() -> None:
    """Two strokes of a bell through whatever plays sounds here; else the beep of the system."""
    _sound("bell")


def ring_conflict() -> None:
    """Two low short tones for those who type without looking: something was not taken as it was typed."""
    _sound("conflict")


def _sound(name: str) -> None:
    if QApplication.platformName() == "offscreen":
        return
    player = next((words for words in _PLAYERS if shutil.which(words[0])), None)
    if player is None and sys.platform != "win32":
        QApplication.beep()
        return
    # A sound is computed when it is first needed: not on the thread that shows the clock.
    threading.Thread(target=_play, args=(player or (), name), daemon=True).start()


def _play(player: tuple[str, ...], name: str) -> None:
    if sys.platform == "win32":
        import winsound

        winsound.PlaySound(str(sound_file(name)), winsound.SND_FILENAME)
        return
    QProcess.startDetached(player[0], [*player[1:], str(sound_file(name))])


def sound_file(name: str = "bell") -> Path:
    if name not in _MADE or not _MADE[name].is_file():
        handle, path = tempfile.mkstemp(prefix=f"tichu-{name}-", suffix=".wav")
        os.close(handle)
        _MADE[name] = Path(path)
        with wave.open(path, "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(_RATE)
            file.writeframes(_samples() if name == "bell" else _conflict_samples())
    return _MADE[name]


def _conflict_samples() -> bytes:
    """A tone and a lower one, a seventh of a second each, without a crack at their ends."""
    count = int(_RATE * _LOW_SECONDS)
    shape = [math.sin(math.pi * index / count) ** 0.5 for index in range(count)]
    waves = [
        strength * math.sin(2 * math.pi * tone * index / _RATE)
        for tone in _LOW_TONES
        for index, strength in enumerate(shape)
    ]
    return struct.pack(f"<{len(waves)}h", *(int(16_000 * value) for value in waves))


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

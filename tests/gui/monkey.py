"""Does the window survive somebody who does anything that can be done, in any order?

The same seed does the same things, as far as the threads of the program come to an end in the same order.
Files are chosen without a dialog, nothing is printed, and nothing outside the folder given is written.
"""

import gc
import sys
import threading
import traceback
import warnings
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from PySide6 import QtPrintSupport
from PySide6.QtCore import QEventLoop, QObject, QTimer, qInstallMessageHandler
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget
from shiboken6 import delete

from tests.gui.monkey_moves import MOVES, Hands
from tichu_turnier.finding import Refusal
from tichu_turnier.gui.load_ahead import Ahead
from tichu_turnier.gui.main_window import MainWindow
from tichu_turnier.settings import Settings

_KNOWN = (
    "This plugin does not support",  # without a screen, whatever is done
    "Keyboard event not accepted by receiving widget",  # Qt's hand for tests, when a menu does not want a key
    "stat() failed for",  # Qt's own file dialog, when no disk takes the typed name
)
_STUCK_SECONDS = 60
_LAST_MOVES = 25
_IMPATIENCE = 0.15
"""How often the next thing is done before the last is finished."""
_SAMPLES = 50
"""So many moves between two looks at the memory."""


@dataclass(slots=True)
class Diary:
    """What was done, and what came of it."""

    seed: int
    bugs: list[str] = field(default_factory=list)
    moves: Counter[str] = field(default_factory=Counter)
    last: deque[str] = field(default_factory=lambda: deque(maxlen=_LAST_MOVES))
    megabytes: list[float] = field(default_factory=list)
    """Of memory, every so many moves."""
    verified: int = 0
    """Files whose journal was replayed."""

    def wrong(self, what: str) -> None:
        """Something that must not happen."""
        self.bugs.append(what)

    @property
    def growth(self) -> float:
        """Megabytes from the calmest moment of the second quarter to that of the last."""
        quarter = len(self.megabytes) // 4
        if not quarter:
            return 0.0
        return min(self.megabytes[-quarter:]) - min(self.megabytes[quarter : 2 * quarter])

    def told(self) -> str:
        """For whoever has to find out: what went wrong, and what was done before."""
        return "\n".join((f"seed {self.seed}", *self.bugs, "last moves:", *self.last))


class Monkey(QObject):
    """Sits at a window of its own and does one thing after the other, nested loops of dialogs included."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__()
        self.folder = folder
        self.diary = Diary(seed)
        self._chance = Random(seed)
        self._loop = QEventLoop()
        # One for all steps: each `QTimer.singleShot` with a method leaves a weak reference behind for good.
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._step)
        self._moves, self._end = 0, monotonic()
        self._waits_since = monotonic()
        self.window = MainWindow(Settings(theme="light"), lambda _: None, folder)
        self.window.bridge.failed.connect(lambda bug: self.diary.wrong(f"bridge: {_traced(bug)}"))
        self._hands = Hands(self.window, folder, self._chance)

    def run(self, moves: int, seconds: float = 0.0) -> Diary:
        """Makes so many moves, and plays so long, or until something went wrong; then verifies every file."""
        self._moves, self._end = moves, monotonic() + seconds
        with kept_in(self.folder, self._chance), watched(self.diary):
            self.window.resize(1280, 800)
            self.window.show()
            Ahead.of(self.window.bridge).load("de")
            self._next.start(0)
            self._loop.exec()
            self._next.stop()
            self._leave()
        if not self.diary.bugs:
            self._verify()
        return self.diary

    def _step(self) -> None:
        if self.diary.bugs or (monotonic() > self._end and self.diary.moves.total() >= self._moves):
            self._finish()
            return
        if self.window.bridge.busy and self._chance.random() > _IMPATIENCE:
            self._wait()
            return
        self._waits_since = monotonic()
        # First, that it goes on within the loop of a menu that the move opens.
        self._next.start(0)
        self._move()

    def _finish(self) -> None:
        """Ends the loop of all moves, again until it has: this step may be one within a menu or a dialog."""
        self._next.start(20)
        self._hands.let_go()
        self._loop.quit()

    def _wait(self) -> None:
        if monotonic() - self._waits_since > _STUCK_SECONDS:
            self.diary.wrong("the window does not come to rest")
        self._next.start(2)

    def _move(self) -> None:
        (move,) = self._chance.choices(MOVES, [move.weight for move in MOVES])
        said = move.do(self._hands)
        if said is None:
            return
        self.diary.moves[move.name] += 1
        self.diary.last.append(f"{self.diary.moves.total()} {move.name} {said}")
        if self.diary.moves.total() % _SAMPLES == 0:
            self.diary.megabytes.append(_megabytes())

    def _leave(self) -> None:
        deadline = monotonic() + _STUCK_SECONDS
        self._hands.close_others()
        while self.window.close() is False and monotonic() < deadline:
            QTimer.singleShot(20, self._loop.quit)
            self._loop.exec()
        if self.window.isVisible():
            self.diary.wrong("the window does not close")
        delete(self.window)

    def _verify(self) -> None:
        from tichu_turnier.desk.desk import Desk

        for file in sorted(self.folder.rglob("*.tichu")):
            try:
                with Desk.open(file, "monkey") as desk:
                    found = desk.verify()
            except Refusal as why:
                found = why.findings
            self.diary.verified += 1
            if found:
                self.diary.wrong(f"{file.name}: {found}")


@contextmanager
def kept_in(folder: Path, chance: Random) -> Iterator[None]:
    """No file dialog, no printer; what is typed as a file lies in the folder."""

    def opened(*_: object, **__: object) -> tuple[str, str]:
        files = [str(file) for file in sorted(folder.glob("*.*")) if file.is_file()]
        return (chance.choice([*files, ""]), "")

    def saved(*_: object, **__: object) -> tuple[str, str]:
        return (chance.choice([str(folder / f"Blatt {chance.randrange(9)}"), ""]), "")

    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
            patch.setenv(name, str(folder / name.lower()))
        patch.setattr(QFileDialog, "getOpenFileName", opened)
        patch.setattr(QFileDialog, "getOpenFileNames", lambda *_, **__: ([f for f, _ in [opened()] if f], ""))
        patch.setattr(QFileDialog, "getSaveFileName", saved)
        patch.setattr(QFileDialog, "getExistingDirectory", lambda *_: chance.choice([str(folder), ""]))
        patch.setattr(QtPrintSupport, "QPrintDialog", _NoPrinter)
        yield


class _NoPrinter(QDialog):
    """What is asked instead of which printer."""

    def __init__(self, _printer: object, parent: QWidget) -> None:
        super().__init__(parent)

    def accept(self) -> None:
        """No printer is chosen, whatever is pressed."""
        self.reject()

    def setMinMax(self, least: int, most: int) -> None:  # noqa: N802 -- Qt's own name
        """Any pages will do."""


@contextmanager
def watched(diary: Diary) -> Iterator[None]:
    """Every exception, Qt warning and Python warning goes into the diary."""
    hooks = sys.excepthook, threading.excepthook
    # A trace is worth more than the name of a bug.
    sys.excepthook = lambda _, bug, __: diary.wrong(_traced(bug))
    threading.excepthook = lambda args: diary.wrong(f"thread: {_traced(args.exc_value)}")

    def said(_kind: object, _where: object, words: str) -> None:
        if not words.startswith(_KNOWN):
            diary.wrong(f"Qt: {words}")

    before = qInstallMessageHandler(said)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            yield
    finally:
        qInstallMessageHandler(before)
        sys.excepthook, threading.excepthook = hooks


def _traced(bug: BaseException | None) -> str:
    return "".join(traceback.format_exception(bug)) if bug is not None else ""


def _megabytes() -> float:
    """What the program holds in memory of its own; 0 where the system does not say.

    Fonts and libraries are left out: their pages are the system's, counted once for each size of letters.
    """
    gc.collect()
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("RssAnon:")), 0.0)

"""Composition root: puts settings, words, window and desk together."""

import os
import signal
import sys
from dataclasses import replace
from pathlib import Path

from tichu_turnier.settings import load_settings, save_settings, settings_path
from tichu_turnier.texts import Texts, languages

REFUSED = 1
LOAD_AHEAD_MS = 300
"""So long after the window is shown, what the first tournament needs is loaded, unless one waits for it."""


def run_window(path: Path | None = None) -> int:
    """Opens the window, with a tournament file if one is named; returns the exit code of the program."""
    settings = load_settings()
    if not display_there():
        print(Texts(settings.language)("window-no-display"), file=sys.stderr)
        return REFUSED
    from tichu_turnier.gui.application import make_application, set_look

    application = make_application()
    if not settings_path().is_file():
        settings = replace(settings, language=spoken_language(settings.language))
    set_look(settings.theme, settings.font_scale)
    from PySide6.QtCore import QStandardPaths, QTimer

    from tichu_turnier.gui.apology import Apology
    from tichu_turnier.gui.load_ahead import Ahead
    from tichu_turnier.gui.main_window import MainWindow

    documents = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    # A new account need not have the folder that its desktop names.
    window = MainWindow(settings, save_settings, documents if documents.is_dir() else Path.home())
    # Else Ctrl+C would cut short whatever slot happens to run, and not end the program.
    signal.signal(signal.SIGINT, lambda *_: QTimer.singleShot(0, window.close))
    Apology(window, window.bridge, window.keeper).watch()
    wanted = path is not None or settings.recent
    Ahead.of(window.bridge).load(settings.language, 0 if wanted else LOAD_AHEAD_MS)
    window.show()
    if path is not None:
        QTimer.singleShot(0, lambda: window.open(path.resolve()))
    return application.exec()


def spoken_language(otherwise: str) -> str:
    """The language of this computer if the program speaks it: nobody has chosen one yet."""
    from PySide6.QtCore import QLocale

    code = QLocale.system().name().partition("_")[0]
    return code if code in languages() else otherwise


def display_there() -> bool:
    """Whether Qt can show a window; on Linux it would end the program instead of saying so."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))

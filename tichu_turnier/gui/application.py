"""Sets up Qt (fonts, colours, its own words), and logs bugs."""

import sys
import threading
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication

from tichu_turnier.gui.theme import LOOK, Theme, palette, style_sheet, theme_of
from tichu_turnier.resource_files import resource
from tichu_turnier.settings import log_folder

STYLE = "Fusion"
"""The only style that follows all our colours on every system."""
FAMILIES = ("Roboto", "DejaVu Sans", "WenQuanYi Micro Hei")
"""The second has what the first lacks: Hangul, Han, Kana."""
_FONT_FILES = (
    "Roboto-Regular.ttf",
    "Roboto-Bold.ttf",
    "DejaVuSans.ttf",
    "DejaVuSans-Bold.ttf",
    "wqy-microhei.ttc",
)
USUAL_POINTS = 10
_SWITCH_SECONDS = 0.0001
_TRANSLATORS: list[QTranslator] = []


def make_application() -> QApplication:
    there = QApplication.instance()
    # As an argument the style costs nothing; `setStyle` makes Python build all enums of QStyle (8 ms).
    application = (
        there if isinstance(there, QApplication) else QApplication(["tichu-turnier", "-style", STYLE])
    )
    application.setApplicationName("tichu-turnier")
    application.setApplicationDisplayName("Tichu-Turnier")
    application.setDesktopFileName("tichu-turnier")
    if application is there:
        application.setStyle(STYLE)
    _load_fonts()
    # Each cell that Qt paints asks Python, which waits so long while another thread computes.
    sys.setswitchinterval(_SWITCH_SECONDS)
    return application


def set_look(wish: str, font_scale: int = 100) -> Theme:
    """Colours and size of letters for the whole program, while it runs; returns the theme taken."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        raise TypeError("no application to dress")
    dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    theme = theme_of(wish, system_is_dark=dark)
    LOOK.now = theme
    font = QFont()
    font.setFamilies(list(FAMILIES))
    font.setPointSizeF(USUAL_POINTS * font_scale / 100)
    application.setFont(font)
    application.setPalette(palette(theme))
    sheet = style_sheet(theme, font_scale)
    if application.styleSheet() != sheet:  # Qt would read it again and dress everything anew
        application.setStyleSheet(sheet)
    return theme


def set_qt_language(language: str) -> None:
    """Qt's own dialogs and number formats in a language; English where Qt has no words."""
    application = QApplication.instance()
    if application is None:
        raise TypeError("no application to speak")
    while _TRANSLATORS:
        application.removeTranslator(_TRANSLATORS.pop())
    QLocale.setDefault(QLocale(QLocale(language).language(), QLocale.Country.Switzerland))
    translator = QTranslator()  # of nobody: it goes when it is taken out
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(f"qtbase_{language}", folder):
        application.installTranslator(translator)
        _TRANSLATORS.append(translator)


def log_file() -> Path:
    return log_folder() / "errors.log"


def catch_bugs(apologise: Callable[[BaseException, Path], None]) -> None:
    """From now on a bug is logged and apologised for, and the program goes on."""

    def handle(_kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
        apologise(error, write_down(error))

    def handle_in_thread(arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            write_down(arguments.exc_value)

    sys.excepthook = handle
    threading.excepthook = handle_in_thread


def write_down(error: BaseException) -> Path:
    text = "".join(traceback.format_exception(error))
    _say(text)
    file = log_file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as log:
            log.write(f"--- {datetime.now(UTC).isoformat(timespec='seconds')}\n{text}\n")
    except OSError as full_or_forbidden:
        _say(f"{full_or_forbidden}\n")
    return file


def _say(text: str) -> None:
    """To the terminal, if there is one: started from an icon on Windows, there is none."""
    stream: TextIO | None = sys.stderr
    if stream is not None:
        stream.write(text)


@cache
def _load_fonts() -> None:
    for name in _FONT_FILES:
        QFontDatabase.addApplicationFont(str(resource("fonts", name)))

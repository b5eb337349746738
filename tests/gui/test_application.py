"""Is Qt set up as the program needs it, and does a bug do no harm?"""

import sys
import threading

import pytest
from PySide6.QtGui import QAction, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from tests.store.processes import run
from tichu_turnier.app import display_there
from tichu_turnier.gui import application
from tichu_turnier.gui.apology import Apology
from tichu_turnier.gui.common.parts import label
from tichu_turnier.gui.load_ahead import Ahead
from tichu_turnier.gui.start.advisor import AdvisorDialog
from tichu_turnier.gui.theme import CONTRAST, DARK, LIGHT, palette, style_sheet, theme_of
from tichu_turnier.settings import Settings, save_settings
from tichu_turnier.texts import Texts


def test_themes_follow_the_wish_or_the_computer():
    assert theme_of("dark", system_is_dark=False) is DARK
    assert theme_of("contrast", system_is_dark=False) is CONTRAST
    assert theme_of("system", system_is_dark=True) is DARK
    assert theme_of("system", system_is_dark=False) is LIGHT
    assert theme_of("rosa", system_is_dark=False) is LIGHT
    assert palette(DARK).color(QPalette.ColorRole.Window) == DARK.color("window")


def test_all_letters_grow_together():
    assert "font-size: 17pt" in style_sheet(LIGHT)
    assert "font-size: 26pt" in style_sheet(LIGHT, 150)
    assert "$" not in style_sheet(LIGHT).split("*/", 1)[1]


def test_every_script_has_its_letters(qtbot):
    application.make_application()
    application.set_look("light")
    families = QFontDatabase.families()
    assert {"DejaVu Sans", "WenQuanYi Micro Hei"} <= set(families)
    words = label("Ğülşen Ἀθηνᾶ 김민준 Nguyễn")
    qtbot.addWidget(words)
    boxes = label("Ğülşen Ἀθηνᾶ \U0010fffd\U0010fffd\U0010fffd Nguyễn")
    qtbot.addWidget(boxes)
    assert words.grab().toImage() != boxes.grab().toImage()
    assert words.font().families() == list(application.FAMILIES)


@pytest.fixture
def apology(director, monkeypatch):
    """One that watches; it replaces the hooks for good, the test gives them back."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    apology = Apology(director.window, director.window.bridge, director.window.keeper)
    apology.watch()
    return apology


def test_a_bug_is_written_down_and_apologised_for_on_each_thread_and_the_program_goes_on(director, apology):
    try:
        raise LookupError("a card is missing")  # noqa: TRY301 -- as a slot would
    except LookupError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    assert apology.box.isVisible()
    assert apology.box.text() == director.window.texts("window-bug")
    assert "a card is missing" in application.log_file().read_text(encoding="utf-8")
    director.make()
    first = apology.box
    first.accept()
    director.window.bridge.run_on_desk(lambda _: 1 // 0, lambda _: None)
    director.qtbot.waitUntil(lambda: apology.box is not first and apology.box.isVisible())
    assert "ZeroDivisionError" in application.log_file().read_text(encoding="utf-8")
    apology.box.accept()
    director.bugs.clear()


def test_a_log_that_cannot_be_written_does_no_harm(monkeypatch, tmp_path, capsys):
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    monkeypatch.setattr(application, "log_folder", lambda: tmp_path / "file" / "logs")
    application.write_down(LookupError("lost"))
    monkeypatch.setattr(sys, "stderr", None)
    application.write_down(LookupError("lost"))
    monkeypatch.undo()
    assert "lost" in capsys.readouterr().err


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt asks the system")
@pytest.mark.parametrize(("computer", "language"), [("fr_CH.UTF-8", "fr"), ("pt_PT.UTF-8", "de")])
def test_at_first_the_window_speaks_the_language_of_the_computer(computer, language):
    script = "from tichu_turnier.app import spoken_language; print(spoken_language('de'))"
    assert run(sys.executable, "-c", script, LC_ALL=computer, LANGUAGE="").stdout.strip() == language


def test_a_display_is_recognised(monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert display_there() is not sys.platform.startswith("linux")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert display_there()


def test_the_window_is_there_before_anything_heavy_is_loaded():
    script = (
        "import sys; from pathlib import Path\n"
        "from tichu_turnier.gui.application import make_application; app = make_application()\n"
        "from tichu_turnier.gui.main_window import MainWindow\n"
        "from tichu_turnier.settings import Settings\n"
        "window = MainWindow(Settings(), lambda _: None, Path('.')); window.show(); app.processEvents()\n"
        "heavy = {'sqlalchemy', 'sqlmodel', 'reportlab', 'openpyxl', 'rustworkx', 'fluent', 'rapidfuzz'}\n"
        "heavy |= {'numpy', 'tichu_turnier.tournament.model.snapshot', 'tichu_turnier.gui.workspace'}\n"
        "print(sorted(heavy & set(sys.modules)))\n"
    )
    assert run(sys.executable, "-c", script, QT_QPA_PLATFORM="offscreen").stdout.strip() == "[]"


START = """
import signal
import sys
import threading
from pathlib import Path
from PySide6.QtCore import QTimer
from tichu_turnier.app import run_window
from tichu_turnier.gui.application import make_application

class Watch:
    def find_spec(self, name, path, target=None):
        if name.startswith(("PySide6", "tichu_turnier.gui")):
            threads.add(threading.current_thread().name)

def look():
    for window in (each for each in application.topLevelWidgets() if hasattr(each, "keeper")):
        opened = window.bridge.tournament
        if (opened or not sys.argv[1:]) and "tichu_turnier.gui.viewer.window" in sys.modules:
            names.add((window.keeper.settings.language, opened and opened.name, window.start_page.strip.said))
            signal.raise_signal(signal.SIGINT)  # closes the window, as Ctrl+C in its terminal

threads, names = set(), set()
application = make_application()
sys.meta_path.insert(0, Watch())
timer = QTimer(interval=50)
timer.timeout.connect(look)
timer.start()
code = run_window(*map(Path, sys.argv[1:]))
print(names, threads)
sys.exit(code)
"""


def test_the_program_opens_the_file_that_it_is_called_with_and_loads_qt_on_one_thread(practised):
    save_settings(Settings(language="en"))  # not that of the computer
    for files, name in (((), None), ((practised,), "Klubabend")):
        ended = run(sys.executable, "-c", START, *files, QT_QPA_PLATFORM="offscreen", LC_ALL="fr_CH.UTF-8")
        assert ended.returncode == 0, ended.stderr
        assert ended.stdout.strip() == f"{ {('en', name, ())} } {{'MainThread'}}"


LEAVE = """
import sys
import time
from PySide6.QtCore import QTimer
from tichu_turnier.app import run_window
from tichu_turnier.gui.application import make_application

class Slow:
    def find_spec(self, name, path, target=None):
        if name == "tichu_turnier.desk.desk":
            QTimer.singleShot(0, application, application.closeAllWindows)
            time.sleep(0.5)

application = make_application()
sys.meta_path.insert(0, Slow())
run_window()
print("tichu_turnier.web.reports" in sys.modules)
"""


def test_closing_the_window_waits_for_no_module_but_the_one_that_is_being_loaded():
    ended = run(sys.executable, "-c", LEAVE, QT_QPA_PLATFORM="offscreen")
    assert (ended.returncode, ended.stdout.strip()) == (0, "False"), ended.stderr


def test_until_modules_are_loaded_beside_the_window_what_needs_them_waits(director):
    go, window = threading.Event(), director.window
    window.bridge.run_background(lambda: go.wait(20), lambda _: None)
    Ahead.of(window.bridge).load("de", 20)
    window.menu.findChild(QAction, "action-palette").trigger()
    window.keeper.set_language("en")  # takes away the menu, and what was chosen in it
    page = window.start_page
    page.advise.emit()
    page.show_recent(("gone.tichu",), goes_on=False)
    window.open(director.folder / "gone.tichu")
    assert page.strip.said == (window.texts("window-opening", name="gone"),)
    director.qtbot.wait(50)
    assert not window.findChildren(AdvisorDialog)
    assert window.texts("recent-reading") in page.recent.item(0).text()
    go.set()
    director.dialog(AdvisorDialog).reject()
    director.wait(lambda: window.texts("recent-reading") not in page.recent.item(0).text())
    missing = window.texts("store-missing", file="gone.tichu", folder=str(director.folder))
    director.wait(lambda: page.strip.said == (missing,))


@pytest.mark.skipif(sys.platform != "linux", reason="there is always a display")
def test_without_a_display_the_program_says_so():
    nowhere = dict.fromkeys(("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"), "")
    ended = run(sys.executable, "-m", "tichu_turnier", **nowhere)
    assert (ended.returncode, ended.stderr.strip()) == (1, Texts("de")("window-no-display"))


def test_qt_is_not_asked_twice_for_its_application(qapp):
    assert application.make_application() is QApplication.instance() is qapp

"""Do the libraries we stand on hold?"""

import sys

import PySide6

from tests.store.processes import run


def test_pyside_is_a_version_that_survives_python_3_11():
    # 6.12.0 drops a reference to None per Qt call on Python 3.11 and aborts after some thousand calls.
    assert PySide6.__version_info__[:2] == (6, 11)


def test_twenty_thousand_calls_into_qt():
    # In a process of its own: the known fault is an abort of the whole process.
    program = (
        "from PySide6.QtWidgets import QApplication, QLabel\n"
        "app = QApplication([])\n"
        "label = QLabel()\n"
        "for number in range(20_000): label.setText(str(number))\n"
        "print(label.text())\n"
    )
    done = run(sys.executable, "-c", program)
    assert (done.returncode, done.stdout.strip()) == (0, "19999"), done.stderr


def test_bundled_fonts_write_all_names(qapp):
    from PySide6.QtGui import QFontInfo, QFontMetrics

    assert QFontInfo(qapp.font()).family() == "Roboto"
    metrics = QFontMetrics(qapp.font())
    assert metrics.lineSpacing() == 15, "lines as high as with DejaVu Sans: see resources/fonts/LICENSES.md"
    assert all(metrics.inFontUcs4(ord(letter)) for letter in "ÄöüéßŁőΩЖ")

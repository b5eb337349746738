#!/bin/sh
# Qt's number boxes (PySide6-Essentials 6.11.3, offscreen) drop each typed character that does not fit, and keep the rest: a
# number that nobody meant, without a sound. Typed over the selected old value, then Enter:
#
#     QDoubleSpinBox, German as in Switzerland:  7,50 becomes 750.0     (the decimal sign of the neighbours)
#     QDoubleSpinBox, French as in France:       7.50 becomes 750.0
#     QSpinBox from 0 to 400:                    -100 becomes 100, 500 becomes 50, 1000 becomes 100
#     QSpinBox from 0 to 10000:                  12.5 becomes 125
#
# The documentation says that a validator keeps the text valid; that what remains is another valid number is the surprise. What
# helps is a plain line of text that is read as a whole when it is left.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check "PySide6-Essentials==6.11.3"
cd "$folder"
QT_QPA_PLATFORM=offscreen "$folder/venv/bin/python" - <<'END'
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDoubleSpinBox, QSpinBox

application = QApplication([])


def typed(box, text):
    box.setValue(5)
    box.show()
    box.selectAll()
    QTest.keyClicks(box, text)
    QTest.keyClick(box, Qt.Key.Key_Return)
    return box.value()


def amounts(language):
    box = QDoubleSpinBox()
    box.setLocale(QLocale(language))
    box.setRange(0, 99999)
    return box


def whole(highest):
    box = QSpinBox()
    box.setRange(0, highest)
    return box


seen = {
    ("de_CH", "7,50"): typed(amounts("de_CH"), "7,50"),
    ("fr_FR", "7.50"): typed(amounts("fr_FR"), "7.50"),
    (400, "-100"): typed(whole(400), "-100"),
    (400, "500"): typed(whole(400), "500"),
    (400, "1000"): typed(whole(400), "1000"),
    (10000, "12.5"): typed(whole(10000), "12.5"),
}
for (box, text), value in seen.items():
    print(f"{box}: {text} becomes {value}")
assert list(seen.values()) == [750.0, 750.0, 100, 50, 100, 125], seen
END

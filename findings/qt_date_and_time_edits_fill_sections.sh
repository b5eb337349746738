#!/bin/sh
# Qt's date and time boxes (PySide6-Essentials 6.11.3, offscreen) read what is typed section by section against the value that
# stands there, even where all of it was selected first. A whole date or time, typed as people write it, becomes another one in
# silence:
#
#     QDateEdit dd.MM.yyyy at 30.11.2026:  31.12.2026 becomes 30.12.2026  (November has no 31st when the day is typed)
#     QDateEdit dd.MM.yyyy at 28.02.2026:  31.12.2026 becomes 28.12.2026, and 1.2.2027 becomes 28.02.2027
#     QTimeEdit HH:mm at 19:15:            20:25 becomes 19:25, 9:05 becomes 19:05, 20.25 stays 19:15
#
# So a tournament on New Year's Eve that is set up in November is announced for the 30th.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check "PySide6-Essentials==6.11.3"
cd "$folder"
QT_QPA_PLATFORM=offscreen "$folder/venv/bin/python" - <<'END'
from PySide6.QtCore import QDate, Qt, QTime
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDateEdit, QTimeEdit

application = QApplication([])


def type_over(box, text):
    box.show()
    box.selectAll()
    QTest.keyClicks(box, text)
    QTest.keyClick(box, Qt.Key.Key_Return)


def date(start, text):
    box = QDateEdit(QDate.fromString(start, Qt.DateFormat.ISODate))
    box.setDisplayFormat("dd.MM.yyyy")
    type_over(box, text)
    return box.date().toString("dd.MM.yyyy")


def time(text):
    box = QTimeEdit(QTime(19, 15))
    box.setDisplayFormat("HH:mm")
    type_over(box, text)
    return box.time().toString("HH:mm")


seen = [
    date("2026-11-30", "31.12.2026"),
    date("2026-02-28", "31.12.2026"),
    date("2026-02-28", "1.2.2027"),
    time("20:25"),
    time("9:05"),
    time("20.25"),
]
print(seen)
assert seen == ["30.12.2026", "28.12.2026", "28.02.2027", "19:25", "19:05", "19:15"], seen
END

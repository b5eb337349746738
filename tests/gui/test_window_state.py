"""Does the window keep what somebody is used to, and take files as other programs do?"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from tests.gui.driving import dropped
from tichu_turnier.desk.desk import Desk
from tichu_turnier.gui.help.side import HelpSide
from tichu_turnier.gui.main_window import MainWindow
from tichu_turnier.settings import load_settings
from tichu_turnier.tournament.changes import AddEntrants
from tichu_turnier.tournament.registration.entrants import NewEntrant


def test_the_first_of_two_files_opened_at_once_is_given_back(director):
    first = director.make(name="Erstes")
    second = director.make(name="Zweites")
    director.leave()
    director.window.open(first)
    director.window.open(second)
    director.wait(lambda: director.tournament is not None and director.tournament.name == "Zweites")
    Desk.open(first, "2").close()


def test_the_window_stands_where_it_stood_and_knows_the_last_folder(director):
    folder = director.folder / "Klub"
    folder.mkdir()
    path = director.make()
    director.leave()
    moved = path.rename(folder / path.name)
    director.window.open(moved)
    director.wait(lambda: director.tournament is not None)
    director.window.setGeometry(60, 50, 1611, 702)
    director.window.menu.findChild(QAction, "action-help-screen").trigger()
    side = director.window.findChild(HelpSide)
    director.window.resizeDocks([side], [455], Qt.Orientation.Horizontal)
    director.qtbot.waitUntil(lambda: side.width() == 455)
    director.close()
    again = MainWindow(load_settings(director.settings_file), lambda _: None, director.folder)
    again.show()
    assert again.height() == 702, "the screen of tests is too narrow for the width"
    assert again.keeper.folder == folder
    again.resize(1280, 800)
    again.menu.findChild(QAction, "action-help-screen").trigger()
    director.qtbot.waitUntil(lambda: again.findChild(HelpSide).width() == 455)
    again.close()
    again.deleteLater()


def test_files_are_dropped_on_the_window(director, tmp_path):
    path = director.make()
    names = tmp_path / "Liste.csv"
    names.write_text("Name\nAdler\nBiber\n", encoding="utf-8")
    assert dropped(director.window, names)
    director.wait(lambda: QApplication.activeModalWidget() is not None)
    assert director.window.workspace.where == "entrants"
    QApplication.activeModalWidget().reject()
    director.leave()
    assert not dropped(director.window, names), "nobody could be put anywhere"
    assert not dropped(director.window, tmp_path / "Bild.png")
    assert dropped(director.window, path)
    director.wait(lambda: director.tournament is not None)


def names(screen):
    return [row.name for row in screen.model.rows]


def test_columns_stay_as_wide_and_rows_as_ordered_as_somebody_left_them(director):
    path = director.make()
    director.do(AddEntrants(tuple(NewEntrant(name) for name in ("Igel 10", "Äsche", "Igel 9", "adler"))))
    screen = director.screen("entrants")
    screen.table.setFocus()
    ordered = ["adler", "Äsche", "Igel 9", "Igel 10"]
    heading = screen.table.horizontalHeader()
    as_entered = ["Igel 10", "Äsche", "Igel 9", "adler"]
    for expected, mark in ((ordered, " ▲"), (ordered[::-1], " ▼"), (as_entered, "")):
        director.type(screen.table, key=Qt.Key.Key_3, modifier=Qt.KeyboardModifier.AltModifier)
        said = screen.model.headerData(2, Qt.Orientation.Horizontal)
        assert (names(screen), said) == (expected, f"Name{mark}")
    heading.sectionClicked.emit(2)
    director.do(AddEntrants((NewEntrant("Biber"),)))
    assert names(screen) == ["adler", "Äsche", "Biber", "Igel 9", "Igel 10"]
    screen._show_last()
    assert [row.name for row in screen.table.chosen()] == ["Biber"]
    heading.resizeSection(3, 333)
    assert screen.table.columnWidth(3) == 333
    director.window.keeper.set_font_scale(150)
    director.wait()
    assert director.screen("entrants").table.columnWidth(3) == 500
    director.window.keeper.set_font_scale(100)
    director.wait()
    director.reopen(path)
    screen = director.screen("entrants")
    assert names(screen) == ["adler", "Äsche", "Biber", "Igel 9", "Igel 10"]
    assert screen.table.columnWidth(3) == 333
    screen.table.horizontalHeader().sectionHandleDoubleClicked.emit(3)
    assert screen.table.columnWidth(3) != 333

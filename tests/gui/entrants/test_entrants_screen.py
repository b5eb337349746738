"""Can a director register an evening of people with the keyboard alone?"""

import pytest
from openpyxl import Workbook
from PySide6.QtCore import QItemSelectionModel, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu

from tests.gui.driving import ANIMALS, players
from tichu_turnier.gui.entrants.entrant_menu import SubstituteDialog, TableWishDialog
from tichu_turnier.gui.entrants.erasing import ask_to_erase
from tichu_turnier.gui.entrants.import_preview import ImportDialog
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, PublishDraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.snapshot import EntrantId
from tichu_turnier.tournament.registration.entrants import NewEntrant

ENTER = Qt.Key.Key_Return


@pytest.fixture
def entrants(director):
    director.make()
    return director.screen("entrants")


def names(director) -> list[str]:
    return [entrant.name for entrant in director.tournament.entrants.values()]


def test_sixteen_people_are_typed_in_without_the_mouse(director, entrants):
    director.type(entrants, key=Qt.Key.Key_E, modifier=Qt.KeyboardModifier.ControlModifier)
    assert entrants.fields.first.hasFocus()
    for name in ANIMALS:
        entrants.fields.first.insert(name)
        director.type(entrants.fields.first, key=ENTER)
        assert entrants.fields.first.text() == ""
        assert entrants.fields.first.hasFocus()
    director.wait(lambda: len(director.tournament.entrants) == 16)
    assert names(director) == list(ANIMALS)
    assert entrants.count.text() == "0 von 16 da"
    assert len(entrants.model.rows) == 16


def test_the_club_stays_for_a_whole_delegation(director, entrants):
    entrants.fields.club.setText("Waldrand")
    for name in ANIMALS[:2]:
        entrants.fields.first.setText(name)
        director.type(entrants.fields.first, key=ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 2)
    assert {entrant.club for entrant in director.tournament.entrants.values()} == {"Waldrand"}


def test_what_is_refused_stays_in_the_field(director, entrants):
    director.do(AddEntrants(players(2)))
    director.type(entrants.fields.first, "adler", ENTER)
    assert entrants.fields.first.text() == "adler"
    assert director.said[0].startswith("«adler» steht schon auf der Liste.")
    director.type(entrants.fields.first, " 2", ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 3)
    assert director.said == ()


def test_me_mue_and_enter_checks_somebody_in_at_the_door(director, entrants):
    director.do(AddEntrants(tuple(NewEntrant(name) for name in ("Meier Mücke", "Meier Fink", "Müller Fink"))))
    director.type(entrants.search, "mu me")
    assert [row.name for row in entrants.model.rows] == ["Meier Mücke"]
    director.type(entrants.search, key=ENTER)
    director.wait(lambda: director.tournament.entrants[EntrantId(1)].checked_in)
    assert entrants.search.selectedText() == "mu me"
    director.type(entrants.search, "fink")
    assert [row.id for row in entrants.model.rows] == [2, 3]
    director.type(entrants.search, key=ENTER)
    assert entrants.table.hasFocus()
    director.type(entrants.table, key=Qt.Key.Key_Space)
    director.wait(lambda: director.tournament.entrants[EntrantId(2)].checked_in)
    assert entrants.count.text() == "2 von 3 da"


def test_space_takes_an_arrival_back(director, entrants):
    director.do(AddEntrants(players(4)), CheckIn((EntrantId(1), EntrantId(2))))
    entrants.table.setFocus()
    entrants.table.selectAll()
    director.type(entrants.table, key=Qt.Key.Key_Space)
    director.wait(lambda: all(entrant.checked_in for entrant in director.tournament.entrants.values()))
    assert len(entrants.table.chosen()) == 4
    director.type(entrants.table, key=Qt.Key.Key_Space)
    director.wait(lambda: not any(entrant.checked_in for entrant in director.tournament.entrants.values()))


def test_a_click_on_the_box_checks_in(director, entrants):
    director.do(AddEntrants(players(2)))
    box = entrants.model.index(1, 0)
    entrants.model.setData(box, Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    director.wait(lambda: director.tournament.entrants[EntrantId(2)].checked_in)
    assert entrants.model.data(box, Qt.ItemDataRole.CheckStateRole) is Qt.CheckState.Checked


def test_names_are_edited_in_place(director, entrants):
    director.do(AddEntrants(players(3)))
    director.edit(entrants.table, 1, 2, "Steinadler")
    assert director.tournament.entrants[EntrantId(2)].name == "Steinadler"
    director.edit(entrants.table, 1, 2, "Biber")
    assert director.said
    assert entrants.model.rows[1].name == "Steinadler"
    director.edit(entrants.table, 1, 3, "Waldrand")
    assert director.tournament.entrants[EntrantId(2)].club == "Waldrand"
    assert director.said == ()


def test_delete_removes_and_undo_brings_back(director, entrants):
    director.do(AddEntrants(players(3)))
    entrants.table.setFocus()
    entrants.table.selectRow(1)
    director.type(entrants.table, key=Qt.Key.Key_Delete)
    director.wait(lambda: len(director.tournament.entrants) == 2)
    director.window.bridge.undo()
    director.wait(lambda: len(director.tournament.entrants) == 3)


def choose_in_menu(screen, key):
    screen._menu_at_button()
    menu = screen.findChildren(QMenu)[-1]
    next(action for action in menu.actions() if action.objectName() == key).trigger()
    menu.close()


def test_somebody_withdraws_and_comes_back(director, entrants):
    director.do(AddEntrants(players(3)))
    entrants.table.selectRow(0)
    choose_in_menu(entrants, "entrants-withdraw")
    director.wait(lambda: director.tournament.entrants[EntrantId(1)].withdrawn_from == 1)
    assert entrants._remark(entrants.model.rows[0]) == "abgemeldet ab Runde 1"
    choose_in_menu(entrants, "entrants-withdraw-back")
    director.wait(lambda: director.tournament.entrants[EntrantId(1)].withdrawn_from is None)


def test_somebody_leaves_the_round_that_is_drawn_and_only_the_table_mates_rest(director, entrants):
    director.do(AddEntrants(players(8)))
    drawn = next_round(director.tournament, 3)
    director.do(PublishDraw(drawn))
    mates = set(next(table for table in drawn.tables if 1 in table.seats).seats) - {1}
    entrants.table.selectRow(0)
    choose_in_menu(entrants, "entrants-withdraw-now")
    director.wait(lambda: director.tournament.entrants[EntrantId(1)].withdrawn_from == 1)
    assert set(director.tournament.rounds[0].sitting_out) == mates
    director.wait(lambda: "setzen jetzt aus. Alle andern bleiben" in " ".join(director.said))


def test_a_substitute_takes_over(director, entrants):
    director.do(AddEntrants(players(3)))
    entrants.table.selectRow(2)
    choose_in_menu(entrants, "entrants-substitute")
    dialog = director.window.findChild(SubstituteDialog)
    director.type(dialog.fields[0], "Marder", ENTER)
    director.wait(lambda: director.tournament.entrants[EntrantId(3)].name == "Marder")
    director.wait(lambda: director.window.findChild(SubstituteDialog) is None)
    assert entrants._remark(entrants.model.rows[2]) == "für «Biber»"


def test_a_substitute_may_start_at_zero(director, entrants):
    director.do(AddEntrants(players(3)))
    entrants.table.selectRow(2)
    choose_in_menu(entrants, "entrants-substitute")
    dialog = director.window.findChild(SubstituteDialog)
    dialog.takes_points.setChecked(False)
    director.type(dialog.fields[0], "Marder", ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 4)
    assert director.tournament.entrants[EntrantId(3)].withdrawn_from == 1
    assert director.tournament.entrants[EntrantId(4)].name == "Marder"


def test_people_of_the_house_take_no_place(director, entrants):
    director.do(AddEntrants(players(3)))
    entrants.table.selectRow(0)
    choose_in_menu(entrants, "entrants-unrank")
    director.wait(lambda: not director.tournament.entrants[EntrantId(1)].ranks)
    assert entrants._remark(entrants.model.rows[0]) == "ohne Platz"
    choose_in_menu(entrants, "entrants-rank")
    director.wait(lambda: director.tournament.entrants[EntrantId(1)].ranks)


def test_a_partnership_is_typed_in_and_named_after_its_members(director):
    director.make("treibhaus")
    entrants = director.screen("entrants")
    fields = entrants.fields
    fields.setFocus()
    director.type(fields.first, "Adler", ENTER)
    assert fields.second.hasFocus()
    director.type(fields.second, "Biber", ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 1)
    team = director.tournament.entrants[EntrantId(1)]
    assert (team.name, team.members) == ("Adler & Biber", ("Adler", "Biber"))
    director.edit(entrants.table, 0, 3, "Dachs")
    team = director.tournament.entrants[EntrantId(1)]
    assert (team.name, team.members) == ("Adler & Dachs", ("Adler", "Dachs"))


def workbook(folder, rows):
    path = folder / "liste.xlsx"
    book = Workbook()
    for row in rows:
        book.active.append(row)
    book.save(path)
    return path


def test_a_list_from_excel_is_shown_before_it_is_taken(director, entrants):
    director.do(AddEntrants(players(2)))
    path = workbook(
        director.folder, [["Name", "Verein"], ["Dachs", "Waldrand"], ["Adler", ""], ["Otter", ""]]
    )
    entrants.import_list(path)
    director.qtbot.waitUntil(lambda: director.window.findChild(ImportDialog) is not None)
    dialog = director.window.findChild(ImportDialog)
    director.qtbot.waitUntil(dialog.isVisible)
    assert [row.number for row in dialog.model.rows] == [2, 3, 4]
    assert dialog._words(dialog.model.rows[1]).startswith("«Adler» steht schon auf der Liste.")
    assert len(director.tournament.entrants) == 2
    director.type(dialog, key=ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 4)
    assert names(director)[2:] == ["Dachs", "Otter"]
    assert director.tournament.entrants[EntrantId(3)].club == "Waldrand"


def test_a_list_is_pasted(director, entrants):
    QApplication.clipboard().setText("Dachs\tWaldrand\nOtter\t\n")
    entrants.table.setFocus()
    director.type(entrants.table, key=Qt.Key.Key_V, modifier=Qt.KeyboardModifier.ControlModifier)
    director.qtbot.waitUntil(lambda: director.window.findChild(ImportDialog) is not None)
    dialog = director.window.findChild(ImportDialog)
    director.qtbot.waitUntil(dialog.isVisible)
    dialog.take.click()
    director.wait(lambda: len(director.tournament.entrants) == 2)


@pytest.mark.parametrize("name", ["search", "new-first"])
def test_a_list_may_be_pasted_where_the_cursor_is(director, entrants, name):
    QApplication.clipboard().setText("Dachs\nOtter\n")
    field = entrants.findChild(QLineEdit, name)
    field.setFocus()
    director.type(field, key=Qt.Key.Key_V, modifier=Qt.KeyboardModifier.ControlModifier)
    director.qtbot.waitUntil(lambda: director.window.findChild(ImportDialog) is not None)
    dialog = director.window.findChild(ImportDialog)
    director.qtbot.waitUntil(dialog.isVisible)
    dialog.take.click()
    director.wait(lambda: names(director) == ["Dachs", "Otter"])
    assert field.text() == ""


def test_one_name_is_pasted_into_its_field(director, entrants):
    QApplication.clipboard().setText("Dachs")
    entrants.fields.first.setFocus()
    director.type(entrants.fields.first, key=Qt.Key.Key_V, modifier=Qt.KeyboardModifier.ControlModifier)
    assert entrants.fields.first.text() == "Dachs"


def test_a_file_is_dropped_on_the_list(director, entrants):
    path = workbook(director.folder, [["Name"], ["Dachs"]])
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    left = Qt.MouseButton.LeftButton
    event = QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, left, Qt.KeyboardModifier.NoModifier)
    entrants.dropEvent(event)
    director.qtbot.waitUntil(lambda: director.window.findChild(ImportDialog) is not None)
    dialog = director.window.findChild(ImportDialog)
    director.qtbot.waitUntil(dialog.isVisible)
    dialog.reject()


def test_a_list_that_cannot_be_read_says_why(director, entrants):
    entrants.import_list(director.folder / "gibtesnicht.xlsx")
    director.qtbot.waitUntil(lambda: director.window.findChild(ImportDialog) is not None)
    dialog = director.window.findChild(ImportDialog)
    director.qtbot.waitUntil(dialog.isVisible)
    assert not dialog.take.isEnabled()
    assert "gibtesnicht.xlsx" in dialog.about.itemAt(0).widget().text()
    dialog.reject()


def test_a_search_without_a_find_does_not_say_that_nobody_is_there(director, entrants):
    assert entrants.focusProxy() is entrants.fields
    assert "importieren" in entrants.table.placeholder
    director.do(AddEntrants(players(4)))
    assert entrants.focusProxy() is entrants.search
    entrants.search.setFocus()
    director.type(entrants.search, "xyz")
    assert not entrants.model.rows
    assert "Niemand passt" in entrants.table.placeholder
    director.type(entrants.search, key=Qt.Key.Key_Escape)
    assert len(entrants.model.rows) == 4


def test_a_list_of_partnerships_shows_team_and_members(director):
    director.make("treibhaus")
    entrants = director.screen("entrants")
    rows = [["Team", "Spieler 1", "Spieler 2"], ["Die Eulen", "Uhu", "Käuzchen"], ["Allein", "Wiesel", ""]]
    entrants.import_list(workbook(director.folder, rows))
    director.qtbot.waitUntil(lambda: director.window.findChild(ImportDialog) is not None)
    dialog = director.window.findChild(ImportDialog)
    director.qtbot.waitUntil(dialog.isVisible)
    model = dialog.model
    assert [model.data(model.index(0, column)) for column in (2, 3)] == ["Die Eulen", "Uhu, Käuzchen"]
    dialog.take.click()
    director.wait(lambda: len(director.tournament.entrants) == 1)
    assert director.tournament.entrants[EntrantId(1)].members == ("Uhu", "Käuzchen")


def test_home_and_end_go_to_the_first_and_the_last_row(director, entrants):
    director.do(AddEntrants(players(4)))
    entrants.table.setFocus()
    entrants.table.selectRow(1)
    director.type(entrants.table, key=Qt.Key.Key_End)
    assert [row.id for row in entrants.table.chosen()] == [4]
    director.type(entrants.table, key=Qt.Key.Key_Home)
    assert [row.id for row in entrants.table.chosen()] == [1]


def test_two_are_kept_apart_and_may_meet_again(director, entrants):
    director.do(AddEntrants(players(3)))
    entrants.table.selectRow(0)
    flags = QItemSelectionModel.SelectionFlag
    entrants.table.selectionModel().select(entrants.model.index(2, 0), flags.Select | flags.Rows)
    choose_in_menu(entrants, "conditions-keep-apart")
    director.wait(lambda: director.tournament.entrants[EntrantId(3)].apart_from == (1,))
    assert entrants._remark(entrants.model.rows[0]) == f"nicht mit {entrants.model.rows[2].name}"
    assert entrants._remark(entrants.model.rows[2]) == f"nicht mit {entrants.model.rows[0].name}"
    choose_in_menu(entrants, "conditions-meet-again")
    director.wait(lambda: director.tournament.entrants[EntrantId(3)].apart_from == ())


def test_somebody_needs_a_table(director, entrants):
    director.do(AddEntrants(players(3)))
    entrants.table.selectRow(1)
    choose_in_menu(entrants, "conditions-need-table")
    dialog = director.window.findChild(TableWishDialog)
    dialog.setIntValue(4)
    dialog.accept()
    director.wait(lambda: director.tournament.entrants[EntrantId(2)].needs_table == 4)
    assert entrants._remark(entrants.model.rows[1]) == "braucht Tisch 4"


def test_a_person_is_forgotten_after_a_question_that_says_what_it_does(
    director, entrants, monkeypatch, tmp_path
):
    monkeypatch.setattr("tichu_turnier.gui.entrants.erasing.names_path", lambda: tmp_path / "names.json")
    director.do(AddEntrants(players(4)))
    one = director.tournament.entrants[EntrantId(2)]
    box = ask_to_erase(entrants.bridge, entrants.texts, one, director.window)
    assert one.name in box.text()
    box.close()
    assert director.tournament.entrants[EntrantId(2)] == one
    box = ask_to_erase(entrants.bridge, entrants.texts, one, director.window)
    next(each for each in box.buttons() if box.buttonRole(each) is box.ButtonRole.DestructiveRole).click()
    director.wait(lambda: names(director)[1] == "N. N. 2")
    assert "Papier" in " ".join(director.said)
    assert [row.name for row in entrants.model.rows][1] == "N. N. 2"

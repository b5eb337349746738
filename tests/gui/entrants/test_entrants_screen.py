"""Can a director register an evening of people with the keyboard alone?"""

import pytest
from openpyxl import Workbook
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu

from tests.gui.driving import ANIMALS, dropped, players
from tichu_turnier.gui.entrants.entrant_menu import AskDialog, PresenceDialog, SubstituteDialog, ask_to_erase
from tichu_turnier.gui.entrants.import_preview import ImportDialog
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, PublishDraw, SetAside, SetEntryTerms
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.entry_terms import EntryTerms
from tichu_turnier.tournament.model.snapshot import EntrantId
from tichu_turnier.tournament.registration.entrants import NewEntrant

ENTER = Qt.Key.Key_Return


@pytest.fixture
def entrants(director):
    director.make()
    return director.screen("entrants")


def names(director) -> list[str]:
    return [entrant.name for entrant in director.tournament.entrants.values()]


def test_sixteen_people_of_a_club_are_typed_in_without_the_mouse(director, entrants):
    entrants.fields.club.setText("Waldrand")
    director.control(entrants, Qt.Key.Key_E)
    assert entrants.fields.first.hasFocus()
    for name in ANIMALS:
        entrants.fields.first.insert(name)
        director.type(entrants.fields.first, key=ENTER)
        assert entrants.fields.first.text() == ""
        assert entrants.fields.first.hasFocus()
    director.wait(lambda: len(director.tournament.entrants) == 16)
    assert names(director) == list(ANIMALS)
    assert {entrant.club for entrant in director.tournament.entrants.values()} == {"Waldrand"}
    assert entrants.count.text() == "0 von 16 da"
    assert len(entrants.model.rows) == 16


def test_the_next_name_does_not_join_the_one_that_was_refused(director, entrants):
    """«Dachs Dora ⏎» twice and «Elch ⏎» registered «Dachs DoraElch»."""
    for name in ("Dachs Dora", "Dachs Dora", "Elch"):
        director.type(entrants.fields.first, name, ENTER)
        director.wait()
    assert names(director) == ["Dachs Dora", "Elch"]


def test_the_next_team_does_not_join_the_one_that_was_refused(director):
    director.make("treibhaus")
    fields = director.screen("entrants").fields
    for one, two in (("Dachs", "Fuchs"), ("Dachs", "Fuchs"), ("Elch", "Gans")):
        director.type(fields.first, one, ENTER)
        assert fields.second.hasFocus()
        director.type(fields.second, two, ENTER)
        director.wait()
    members = [each.members for each in director.tournament.entrants.values()]
    assert members == [("Dachs", "Fuchs"), ("Elch", "Gans")]


@pytest.mark.parametrize("preset", ["club-evening", "treibhaus", "knock-out"])
def test_f2_edits_the_name_wherever_the_keyboard_is_on_the_line(director, preset):
    """After Ctrl+F, a name and the arrow down, F2 did nothing."""
    director.make(preset, people=4)
    screen = director.screen("entrants")
    director.control(screen, Qt.Key.Key_F)
    director.type(screen.search, screen.model.rows[2].name[:4])
    director.type(screen.search, key=Qt.Key.Key_Down)
    who = screen.table.chosen()[0]
    director.type(screen.table, key=Qt.Key.Key_F2)
    field = screen.table.viewport().findChildren(QLineEdit)[-1]
    assert field.text() == (who.members[0] if who.members else who.name)
    director.type(field, "Zebra", ENTER)
    director.wait(lambda: "Zebra" in str(director.tournament.entrants[who.id]))


def _field(table):
    """The line that is open on a table, if one is."""
    return table.indexWidget(table.currentIndex())


def test_a_name_that_is_refused_in_the_list_stands_there_again(director, entrants):
    director.do(AddEntrants(players(3)))
    edited = len(entrants.model.columns) - 3
    director.edit(entrants.table, 1, edited, "Gämse")
    before = [names(director)[at] for at in (0, 2)]
    director.type(entrants.table, key=Qt.Key.Key_F2)
    director.type(_field(entrants.table), before[1], ENTER)
    director.wait(lambda: bool((field := _field(entrants.table)) and field.selectedText() == before[1]))
    field = _field(entrants.table)
    assert field.hasFocus()
    director.type(field, "Steinbock", ENTER)
    director.wait(lambda: names(director) == [before[0], "Steinbock", before[1]])


def test_an_import_shows_what_it_brought(director, entrants):
    director.do(AddEntrants(players(3)))
    director.type(entrants.search, "biber")
    assert len(entrants.model.rows) == 1
    entrants.import_list("Zebra\nYak\nWal")
    dialog = director.dialog(ImportDialog)
    director.wait(lambda: dialog.preview is not None)
    director.type(dialog, key=ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 6)
    assert (entrants.search.text(), len(entrants.model.rows)) == ("", 6)


def test_in_an_import_the_keyboard_is_with_the_line_that_waits(director, entrants):
    """An arrow changed what a column is, and the space bar pressed a button."""
    entrants.import_list("Name;Klub\nZebra;Bern\nWal und Elch;Basel\nYak;Bern")
    dialog = director.dialog(ImportDialog)
    director.wait(lambda: dialog.preview is not None and dialog.isVisible())
    waiting = dialog.model.row(dialog.table.currentIndex())
    assert (waiting.number, dialog.waits(waiting), dialog.table.hasFocus()) == (3, True, True)
    director.type(dialog.table, key=Qt.Key.Key_Space)
    assert dialog.is_granted(waiting)


def test_what_a_column_is_changes_in_its_open_list_only(director, entrants):
    entrants.import_list("Name;Klub\nZebra;Bern\nYak;Bern")
    dialog = director.dialog(ImportDialog)
    director.wait(lambda: bool(dialog.chosen))
    box = list(dialog.chosen.values())[1]
    meant = box.value()
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_N, Qt.Key.Key_Down, Qt.Key.Key_Up):
        director.type(box, key=key)
        assert (box.value(), box.view().isVisible()) == (meant, key in (Qt.Key.Key_Down, Qt.Key.Key_Up))
        box.hidePopup()
    director.type(box, key=Qt.Key.Key_Down)
    director.type(box.view(), key=Qt.Key.Key_Down)
    director.type(box.view(), key=ENTER)
    director.wait(lambda: box.value() != meant)


def test_a_substitute_who_is_refused_is_chosen(director, entrants):
    director.do(AddEntrants(players(3)))
    entrants.table.selectRow(0)
    taken = names(director)[1]
    dialog = SubstituteDialog(
        director.window.bridge, director.window.texts, entrants.table.chosen()[0], director.window
    )
    dialog.open()
    director.wait(dialog.isActiveWindow)
    dialog.fields[0].setText(taken)
    director.type(dialog.fields[0], key=ENTER)
    assert (dialog.isVisible(), dialog.fields[0].selectedText()) == (True, taken)
    director.type(dialog.fields[0], "Zebra", ENTER)
    director.wait(lambda: "Zebra" in names(director))


def test_what_is_refused_stays_in_the_field(director, entrants):
    director.do(AddEntrants(players(2)))
    director.type(entrants.fields.first, "adler", ENTER)
    assert entrants.fields.first.text() == "adler"
    assert director.said[0].startswith("«adler» steht schon auf der Liste.")
    assert entrants.fields.first.selectedText() == "adler"
    director.type(entrants.fields.first, "Adler 2", ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 3)
    assert director.said == ()
    director.window.bridge.do(AddEntrants(players(3)[2:]))  # and this screen does not know it yet
    director.type(entrants.fields.first, "Biber", ENTER)
    director.wait()
    assert entrants.fields.first.text() == "Biber"


def test_me_mue_and_enter_checks_somebody_in_at_the_door(director, entrants):
    director.do(AddEntrants(tuple(NewEntrant(name) for name in ("Meier Mücke", "Meier Fink", "Müller Fink"))))
    entrants.search.setFocus()
    director.type(entrants.search, "mu me")
    assert [row.name for row in entrants.model.rows] == ["Meier Mücke"]
    director.type(entrants.search, key=ENTER)
    director.wait(lambda: director.tournament.entrants[EntrantId(1)].checked_in)
    assert entrants.search.selectedText() == "mu me"
    director.type(entrants.search, "fink")
    assert [row.id for row in entrants.model.rows] == [2, 3]
    director.type(entrants.search, key=ENTER)
    assert entrants.search.selectedText() == "fink"
    director.type(entrants.search, key=Qt.Key.Key_Down)
    assert entrants.table.hasFocus()
    director.type(entrants.table, key=Qt.Key.Key_Space)
    director.wait(lambda: director.tournament.entrants[EntrantId(2)].checked_in)
    assert entrants.count.text() == "2 von 3 da"


def test_space_and_a_click_on_the_box_check_in_and_take_it_back(director, entrants):
    director.do(AddEntrants(players(4)), CheckIn((EntrantId(1), EntrantId(2))))
    entrants.table.setFocus()
    entrants.table.selectRow(1)
    for key, reached in ((Qt.Key.Key_End, 4), (Qt.Key.Key_Home, 1)):
        director.type(entrants.table, key=key)
        assert [row.id for row in entrants.table.chosen()] == [reached]
    entrants.table.selectAll()
    director.type(entrants.table, key=Qt.Key.Key_Space)
    director.wait(lambda: all(entrant.checked_in for entrant in director.tournament.entrants.values()))
    assert len(entrants.table.chosen()) == 4
    director.type(entrants.table, key=Qt.Key.Key_Space)
    director.wait(lambda: not any(entrant.checked_in for entrant in director.tournament.entrants.values()))
    box = entrants.model.index(1, 0)
    entrants.model.setData(box, Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    director.wait(lambda: director.tournament.entrants[EntrantId(2)].checked_in)
    assert entrants.model.data(box, Qt.ItemDataRole.CheckStateRole) is Qt.CheckState.Checked


def test_names_are_edited_in_place_and_delete_removes(director, entrants):
    director.do(AddEntrants(players(3)))
    director.edit(entrants.table, 1, 2, "Steinadler")
    assert director.tournament.entrants[EntrantId(2)].name == "Steinadler"
    director.edit(entrants.table, 1, 2, "Biber")
    assert director.said
    assert entrants.model.rows[1].name == "Steinadler"
    director.type(_field(entrants.table), key=Qt.Key.Key_Escape)
    director.edit(entrants.table, 1, 3, "Waldrand")
    assert director.tournament.entrants[EntrantId(2)].club == "Waldrand"
    assert director.said == ()
    entrants.table.setFocus()
    entrants.table.selectRow(1)
    director.type(entrants.table, key=Qt.Key.Key_Delete)
    director.wait(lambda: len(director.tournament.entrants) == 2)
    director.undo()
    director.wait(lambda: len(director.tournament.entrants) == 3)


def choose_in_menu(screen, key):
    screen._menu_at_button()
    menu = screen.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)[-1]
    menu.findChild(QAction, key).trigger()
    menu.close()


def test_no_menu_about_somebody_is_longer_than_nine_lines(director, entrants):
    """window.md 27: what every evening needs stands first, the rest in two menus beside it."""
    director.do(AddEntrants(players(3)))
    entrants.table.selectRow(0)
    entrants._menu_at_button()
    menus = [menu for menu in entrants.findChildren(QMenu) if menu.actions()]
    assert [len(menu.actions()) for menu in menus] == [9, 8, 1, 6]
    for menu in menus:
        words = [action.text().casefold() for action in menu.actions()]
        assert len({line[line.index("&") + 1] for line in words}) == len(words)
    menus[0].close()


@pytest.mark.parametrize(
    ("there", "remark", "back"),
    [
        ("entrants-withdraw", "abgemeldet ab Runde 1", "entrants-withdraw-back"),
        ("entrants-unrank", "ohne Platz", "entrants-rank"),
        ("reserve-make", "Springer", "reserve-end"),
    ],
)
def test_what_the_menu_does_it_takes_back(director, entrants, there, remark, back):
    director.do(AddEntrants(players(3)))
    before = director.tournament
    entrants.table.selectRow(0)
    choose_in_menu(entrants, there)
    director.wait(lambda: director.tournament != before)
    assert entrants._remark(entrants.model.rows[0]) == remark
    choose_in_menu(entrants, back)
    director.wait(lambda: director.tournament == before)


def test_rounds_are_ticked_off(director, entrants):
    director.do(AddEntrants(players(3)))
    entrants.table.selectRow(0)
    choose_in_menu(entrants, "presence-menu")
    dialog = director.window.findChild(PresenceDialog)
    assert [box.isChecked() for box in dialog.boxes] == [True, True, True]
    for box in dialog.boxes:
        box.setChecked(False)
    dialog.apply()
    assert "in keiner Runde" in dialog._problem.text()
    dialog.boxes[1].setChecked(True)
    dialog.apply()
    director.wait(lambda: director.tournament.entrants[EntrantId(1)].away == (1,))
    assert director.tournament.entrants[EntrantId(1)].withdrawn_from == 3
    assert entrants._remark(entrants.model.rows[0]) == "da bis Runde 2, fehlt in Runde 1"


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


@pytest.mark.parametrize("takes_points", [True, False])
def test_a_substitute_takes_over_or_starts_at_zero(director, entrants, takes_points):
    director.do(AddEntrants(players(3)))
    entrants.table.selectRow(2)
    choose_in_menu(entrants, "entrants-substitute")
    dialog = director.window.findChild(SubstituteDialog)
    dialog.takes_points.setChecked(takes_points)
    director.type(dialog.fields[0], "Marder", ENTER)
    director.wait(lambda: names(director)[-1] == "Marder")
    director.wait(lambda: director.window.findChild(SubstituteDialog) is None)
    assert len(director.tournament.entrants) == (3 if takes_points else 4)
    remark = "für «Biber»" if takes_points else "abgemeldet ab Runde 1"
    assert entrants._remark(entrants.model.rows[2]) == remark


def test_partnerships_are_typed_in_and_named_after_their_members_or_dropped_as_a_file(director):
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
    rows = [["Team", "Spieler 1", "Spieler 2"], ["Die Eulen", "Uhu", "Käuzchen"], ["Allein", "Wiesel", ""]]
    assert dropped(entrants, workbook(director.folder, rows))
    dialog = director.dialog(ImportDialog)
    assert [dialog.model.index(0, column).data() for column in (2, 3)] == ["Die Eulen", "Uhu, Käuzchen"]
    dialog.take.click()
    director.wait(lambda: len(director.tournament.entrants) == 2)
    assert director.tournament.entrants[EntrantId(2)].members == ("Uhu", "Käuzchen")


def workbook(folder, rows):
    path = folder / "liste.xlsx"
    book = Workbook()
    for row in rows:
        book.active.append(row)
    book.save(path)
    return path


def test_a_list_from_excel_is_shown_before_it_is_taken_or_why_it_cannot_be_read(director, entrants):
    entrants.import_list(director.folder / "gibtesnicht.xlsx")
    dialog = director.dialog(ImportDialog)
    assert not dialog.take.isEnabled()
    assert "gibtesnicht.xlsx" in dialog.about.itemAt(0).widget().text()
    dialog.reject()
    director.do(AddEntrants(players(2)))
    rows = [["Name", "Verein"], ["Dachs", "Waldrand"], ["Adler", ""], ["Otter", ""]]
    entrants.import_list(workbook(director.folder, rows))
    dialog = director.dialog(ImportDialog)
    assert [row.number for row in dialog.model.rows] == [2, 3, 4]
    assert dialog._words(dialog.model.rows[1]).startswith("«Adler» steht schon auf der Liste.")
    assert len(director.tournament.entrants) == 2
    director.type(dialog, key=ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 4)
    assert names(director)[2:] == ["Dachs", "Otter"]
    assert director.tournament.entrants[EntrantId(3)].club == "Waldrand"


def test_a_line_that_can_mean_two_things_waits_for_the_space_bar_or_the_button(director, entrants):
    rows = [
        ["Name", "Kommst du?", "Bezahlt"],
        ["Dachs", "ja", "x"],
        ["Otter", "?", ""],
        ["Reh", "evtl.", "x"],
    ]
    entrants.import_list(workbook(director.folder, rows))
    dialog = director.dialog(ImportDialog)
    assert "«?» kann zweierlei heissen" in dialog.whole.text()
    assert [dialog.model.index(row, 4).data() for row in range(3)] == ["bezahlt", "", "bezahlt"]
    assert (dialog.take.text(), dialog.grant_all.isVisible()) == ("1 anmelden", True)
    dialog.table.setFocus()
    director.type(dialog.table, key=Qt.Key.Key_Space)
    assert [row.new.name for row in dialog.model.rows if dialog.is_granted(row)] == ["Otter"]
    director.type(dialog.table, key=Qt.Key.Key_Space)
    assert dialog.take.text() == "1 anmelden"
    dialog.grant_all.click()
    assert len(dialog.granted) == 2
    dialog.grant_all.click()
    assert not dialog.granted
    dialog.take.click()
    director.wait(lambda: names(director) == ["Dachs"] and len(dialog.model.rows) == 2)
    dialog.grant_all.click()
    dialog.take.click()
    director.wait(lambda: names(director) == ["Dachs", "Otter", "Reh"])
    assert [bool(one.payments) for one in director.tournament.entrants.values()] == [False] * 3


def test_enter_takes_what_the_button_says_wherever_the_cursor_stands(director, entrants):
    """It said of the line that waits below the cursor that it is read rightly, and registered it."""
    rows = [["Name", "Kommst du?"], ["Dachs", "ja"], ["Otter", "?"], ["Reh", "evtl."]]
    entrants.import_list(workbook(director.folder, rows))
    dialog = director.dialog(ImportDialog)
    assert dialog.table.hasFocus()
    assert dialog.take.text() == "1 anmelden"
    director.type(dialog.table, key=ENTER)
    director.wait(lambda: names(director) == ["Dachs"] and len(dialog.model.rows) == 2)
    director.type(dialog.table, key=Qt.Key.Key_Space)
    assert dialog.take.text() == "1 anmelden"
    director.type(dialog.table, key=ENTER)
    director.wait(lambda: names(director) == ["Dachs", "Otter"] and len(dialog.model.rows) == 1)


def test_two_people_in_one_line_are_one_line_that_waits(director, entrants):
    rows = [["Name", "Verein"], ["Anna Dachs", ""], ["Beat Otter & Ida Reh", "", "Chur"], ["Uwe Uhu", ""]]
    entrants.import_list(workbook(director.folder, rows))
    dialog = director.dialog(ImportDialog)
    assert dialog.summary.text().endswith(": 2 von 3 Zeilen können übernommen werden")
    assert dialog.grant_all.text() == "Eine Zeile wartet: so übernehmen"
    assert dialog.chosen["#3"].accessibleName() == "Was in der Spalte «3» steht"
    dialog.grant_all.click()
    assert (dialog.take.text(), dialog.grant_all.text()) == ("4 anmelden", "1 von 1 wartenden übernommen")


def test_a_list_is_pasted_wherever_the_cursor_is_and_one_name_into_its_field(director, entrants):
    fields = entrants.search, entrants.fields.first
    for number, widget in enumerate((entrants.table, *fields), 1):
        QApplication.clipboard().setText(f"Dachs {number}\tWaldrand\nOtter {number}\t\n")
        widget.setFocus()
        director.control(widget, Qt.Key.Key_V)
        director.dialog(ImportDialog).take.click()
        director.wait(lambda number=number: names(director)[-1] == f"Otter {number}")
        director.activate()
    assert len(names(director)) == 6
    assert [field.text() for field in fields] == ["", ""]
    QApplication.clipboard().setText("Dachs")
    entrants.fields.first.setFocus()
    director.control(entrants.fields.first, Qt.Key.Key_V)
    assert entrants.fields.first.text() == "Dachs"


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


def test_two_are_kept_apart_and_may_meet_again_and_somebody_needs_a_table(director, entrants):
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
    entrants.table.selectRow(1)
    choose_in_menu(entrants, "conditions-need-table")
    dialog = director.dialog(AskDialog)
    dialog.field.setText("4 oder 5")
    director.type(dialog.field, key=ENTER)
    assert dialog.isVisible()
    dialog.field.setText("4")
    director.type(dialog.field, key=ENTER)
    director.wait(lambda: director.tournament.entrants[EntrantId(2)].needs_table == 4)
    assert entrants._remark(entrants.model.rows[1]) == "braucht Tisch 4"


def test_labels_are_seen_found_and_taken_off_again(director, entrants):
    """A dot in its colour and the word beside it; of the next one the menu knows the label already."""
    director.do(AddEntrants(players(3)))
    remark = entrants.model.columnCount() - 1
    entrants.table.selectRow(0)
    choose_in_menu(entrants, "label-new")
    dialog = director.dialog(AskDialog)
    for refused in ("", "x" * 21):
        dialog.field.setText(refused)
        director.type(dialog.field, key=ENTER)
        assert dialog.isVisible()
        assert dialog.field.selectedText() == refused
    dialog.field.setText(" Junior ")
    director.type(dialog.field, key=ENTER)
    director.wait(lambda: director.tournament.entrants[EntrantId(1)].labels == ("Junior",))
    shown = entrants.model.index(0, remark)
    assert shown.data() == "Junior"
    assert not shown.data(Qt.ItemDataRole.DecorationRole).isNull()
    assert entrants.model.index(1, remark).data(Qt.ItemDataRole.DecorationRole) is None
    entrants.search.setText("juni")
    director.wait(lambda: len(entrants.model.rows) == 1)
    entrants.search.clear()
    entrants.table.selectRow(1)
    choose_in_menu(entrants, "label-Junior")
    director.wait(lambda: director.tournament.entrants[EntrantId(2)].labels == ("Junior",))
    choose_in_menu(entrants, "label-Junior")
    director.wait(lambda: director.tournament.entrants[EntrantId(2)].labels == ())
    director.undo()
    assert director.tournament.entrants[EntrantId(2)].labels == ("Junior",)


def test_a_person_is_forgotten_after_a_question_that_says_what_it_does(
    director, entrants, monkeypatch, tmp_path
):
    monkeypatch.setattr("tichu_turnier.gui.entrants.entrant_menu.names_path", lambda: tmp_path / "names.json")
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


def test_what_a_column_is_can_be_chosen_and_is_remembered(director, entrants):
    path = workbook(director.folder, [["Wald", "Tier"], ["Seeufer", "Dachs"], ["Waldrand", "Otter"]])
    entrants.import_list(path)
    dialog = director.dialog(ImportDialog)
    assert [row.new.name for row in dialog.model.rows] == ["Wald Tier", "Seeufer Dachs", "Waldrand Otter"]
    dialog.titled.click()
    director.wait(lambda: "tier" in dialog.chosen)
    for key, way in (("tier", "Name"), ("wald", "Verein")):
        box = dialog.chosen[key]
        box.setCurrentText(way)
        box.activated.emit(box.currentIndex())
    director.wait(lambda: [row.new.name for row in dialog.model.rows] == ["Dachs", "Otter"])
    dialog.reject()
    entrants.import_list(path)
    again = [(row.new.name, row.new.club) for row in director.dialog(ImportDialog).model.rows]
    assert again == [("Dachs", "Seeufer"), ("Otter", "Waldrand")]


def test_a_refused_line_stays_and_is_mended_in_place(director, entrants):
    director.do(AddEntrants(players(2)))
    rows = [["Name", "Verein"], ["Dachs", "Wald"], ["Adler", ""], ["Otter", "wald"]]
    entrants.import_list(workbook(director.folder, rows))
    dialog = director.dialog(ImportDialog)
    dialog.take.click()
    director.wait(lambda: len(dialog.model.rows) == 1)
    assert names(director)[2:] == ["Dachs", "Otter"]
    said = "2 angemeldet. Eine Zeile ist noch offen: hier berichtigen, oder schliessen."
    assert (dialog.summary.text(), dialog.cancel.text()) == (said, "Schliessen")
    assert "steht schon auf der Liste" in dialog.whole.text()
    assert {entrant.club for entrant in director.tournament.entrants.values()} == {"", "Wald"}
    director.type_on(dialog.table, 0, 1, "Adler von Bern")
    director.wait(dialog.take.isEnabled)
    assert dialog.whole.text() == ""
    dialog.take.click()
    director.wait(lambda: names(director)[4:] == ["Adler von Bern"])


def test_who_comes_late_is_in_sight_below_the_button_that_appears_is_here_and_pays_in_one_step(director):
    director.make(people=19, here=True)
    director.window.resize(1264, 672)
    director.do(SetEntryTerms(EntryTerms(fee=1000)), PublishDraw(next_round(director.tournament, 1)))
    entrants = director.screen("entrants")
    director.control(entrants, Qt.Key.Key_E)
    director.qtbot.wait(50)  # until all is laid out
    for name, modifier in (("Uhu", None), ("Wal", Qt.KeyboardModifier.ShiftModifier)):
        director.type(entrants.fields.first, name, ENTER, modifier)
        director.wait(lambda name=name: entrants.model.rows[-1].name == name)
        director.qtbot.wait(50)
        row = entrants.table.visualRect(entrants.model.index(len(entrants.model.rows) - 1, 1))
        assert entrants.table.viewport().rect().contains(row)
    uhu, wal = (director.tournament.entrants[EntrantId(number)] for number in (20, 21))
    assert [(each.checked_in, bool(each.payments)) for each in (uhu, wal)] == [(True, False), (True, True)]
    assert not entrants.way_to_draw.isVisible()
    director.do(CheckIn((uhu.id,), present=False))
    assert entrants.way_to_draw.isVisible()
    assert entrants.way_to_draw.words.text() == "20 von 21 sind da; nur sie werden ausgelost."
    director.control(entrants.fields.first, Qt.Key.Key_Return)
    assert director.window.workspace.where == "draw"
    assert director.said == ()


def test_what_is_typed_at_the_desk_registers_nobody_else(director, entrants):
    """Ctrl+F typed behind the last search and Enter registered "willyxaver"; what stood in New came along."""
    director.do(AddEntrants(players(2)))
    director.type(entrants.search, "adler", ENTER)
    director.wait(lambda: director.tournament.roll_call)
    director.screen("evening")
    director.screen("entrants")
    entrants.fields.first.setText("Adler")
    for name in ("Dachs", "Elster"):
        director.control(entrants, Qt.Key.Key_F)
        QTest.keyClicks(director.window.focusWidget(), name[:3])
        assert entrants.search.text() == name[:3]
        director.type(entrants.search, name[3:], ENTER)
        assert (entrants.search.selectedText(), entrants.fields.first.text()) == (name, "Adler")
    director.control(entrants, Qt.Key.Key_E)
    assert (entrants.search.text(), entrants.fields.first.selectedText()) == ("", "Elster")
    director.type(director.window.focusWidget(), "Fuchs", ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 3)
    assert names(director)[-1] == "Fuchs"


def test_undo_takes_back_a_registration_and_an_arrival_from_their_fields(director, entrants):
    director.type(entrants.fields.first, "Adler", ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 1)
    director.type(entrants.search, "adl", ENTER)
    director.wait(lambda: director.tournament.roll_call)
    director.control(entrants.search, Qt.Key.Key_Z)
    director.wait(lambda: not director.tournament.roll_call)
    entrants.fields.first.setFocus()
    director.type(entrants.fields.first, "B")
    for expected in ("", ""):
        director.control(entrants.fields.first, Qt.Key.Key_Z)
        assert entrants.fields.first.text() == expected
    director.wait(lambda: not director.tournament.entrants)


def test_who_waits_or_left_is_not_counted_and_who_comes_late_hears_it(director, entrants):
    director.do(AddEntrants(players(6)), SetEntryTerms(EntryTerms(room_for=6)), AddEntrants(players(7)[6:]))
    assert entrants.count.text() == "0 von 6 da"
    director.do(CheckIn(tuple(EntrantId(each) for each in (1, 2, 3, 4))))
    director.seat([1, 2, 3, 4])
    director.type(entrants.search, director.tournament.entrants[EntrantId(5)].name, ENTER)
    director.wait(lambda: director.tournament.entrants[EntrantId(5)].checked_in)
    assert director.said[0].endswith(
        "ist da. Schon ausgelost ist Runde 1; gespielt wird ab der nächsten Runde."
    )


def test_whoever_comes_too_late_for_a_knock_out_is_asked_about_before(director):
    director.make("two-knock-out", people=("Adler", "Biber", "Dachs", "Elster"))
    director.do(PublishDraw(next_round(director.tournament, 1)))
    entrants = director.screen("entrants")
    director.type(entrants.fields.first, "Zander", ENTER)
    assert "«Zander» kann nicht mehr mitspielen" in director.said[0]
    assert "Noch einmal Enter" in director.said[1]
    assert len(director.tournament.entrants) == 4
    director.type(entrants.fields.first, "", ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 5)


def test_a_list_that_comes_too_late_for_a_knock_out_waits_with_the_same_words(director):
    director.make("two-knock-out", people=("Adler", "Biber", "Dachs", "Elster"))
    director.do(PublishDraw(next_round(director.tournament, 1)))
    director.screen("entrants").import_list("Zander\nYak")
    dialog = director.dialog(ImportDialog)
    director.wait(lambda: dialog.preview is not None)
    assert not dialog.take.isEnabled()
    assert "«Zander» kann nicht mehr mitspielen" in dialog.whole.text()
    director.type(dialog.table, key=Qt.Key.Key_Space)
    assert dialog.take.isEnabled()
    dialog.take.click()
    director.wait(lambda: len(director.tournament.entrants) == 5)
    assert director.tournament.entrants[EntrantId(5)].name == "Zander"


def test_who_has_left_is_here_no_more_and_a_tick_brings_back(director):
    """Header, list and ticks said 13 of 13 and showed 14 ticks."""
    director.make(people=9, here=True)
    screen = director.screen("entrants")
    director.do(SetAside((EntrantId(3),)))
    here = next(column for column in screen.model.columns if column.key == "entrants-here")
    assert screen.count.text() == "8 von 8 da"
    assert sum(map(here.checked, screen.model.rows)) == 8
    assert "8 von 8 da" in " ".join(director.window.workspace.header._told)
    here.edit(director.tournament.entrants[EntrantId(3)], "yes")
    director.wait(lambda: director.tournament.entrants[EntrantId(3)].withdrawn_from is None)
    assert screen.count.text() == "9 von 9 da"

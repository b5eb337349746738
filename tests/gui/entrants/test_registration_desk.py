"""Can somebody with a line at the desk do it all with the keyboard: cards, money, singles, doubles, names?"""

from dataclasses import replace
from datetime import UTC, datetime, time

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.gui.driving import players
from tichu_turnier.desk.known_people import load
from tichu_turnier.gui.entrants.before_first_round import EntryTermsDialog
from tichu_turnier.gui.entrants.desk_line import DuplicatesDialog, SinglesDialog
from tichu_turnier.gui.entrants.entrant_menu import SubstituteDialog
from tichu_turnier.gui.printing.printing_screen import PaperDialog
from tichu_turnier.settings import names_path
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, SetEntryTerms, SetPaid, Withdraw
from tichu_turnier.tournament.model.entry_terms import EntryTerms
from tichu_turnier.tournament.registration.entrants import NewEntrant, entrant_code
from tichu_turnier.tournament.registration.overview import cash_box

ENTER = Qt.Key.Key_Return
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


def quiet(director, ready=lambda: True):
    """Until nothing is computed any more, not even to be shown."""
    director.wait(lambda: not director.window.bridge.computes and ready())


def test_an_hour_at_the_desk(director):
    director.make()
    desk = director.screen("entrants")
    director.do(AddEntrants(players(7)))
    desk._terms()
    dialog = director.dialog(EntryTermsDialog)
    dialog.fields.fee.setValue(550)
    dialog.fields.room.setValue(8)
    dialog.fields.here_by.setValue(time(19))
    director.type(dialog, key=ENTER)
    terms = EntryTerms(550, room_for=8, here_by=time(19))
    director.wait(lambda: director.tournament.regulations.entry == terms)

    director.activate()
    desk.search.setFocus()
    for number in (1, 2):
        director.type(desk.search, entrant_code(director.tournament, number), ENTER)
        director.wait(lambda number=number: director.tournament.entrants[number].checked_in)
    director.type(desk.search, entrant_code(director.tournament, 3), ENTER, SHIFT)
    director.wait(lambda: bool(director.tournament.entrants[3].payments))
    assert director.tournament.entrants[3].checked_in
    director.type(desk.search, "3X" if entrant_code(director.tournament, 3) != "3X" else "3B", ENTER)
    assert "Gemeint ist wohl" in director.said[0]
    director.type(desk.search, key=Qt.Key.Key_Escape)

    desk.table.setFocus()
    desk.table.selectRow(0)
    director.type(desk.table, key=Qt.Key.Key_P)
    director.wait(lambda: bool(director.tournament.entrants[1].payments))
    assert director.said == ("«Ğülşen Ἀθηνᾶ 김민준 Nguyễn» hat bezahlt: CHF 5.50",)
    assert cash_box(director.tournament).taken == 1100
    assert desk.desk_line.owing.text() == "Kasse CHF 11.00, 5 offen"
    desk.desk_line.owing.click()
    assert [row.id for row in desk.model.rows] == [2, 4, 5, 6, 7]
    director.type(desk.table, key=Qt.Key.Key_Escape)
    assert len(desk.model.rows) == 7

    desk.desk_line.now = lambda: datetime(2026, 11, 21, 18, 30, tzinfo=UTC)
    desk.desk_line.look()
    assert desk.desk_line.absent.text() == "Seit 19:00 fehlen 4"
    director.control(desk, Qt.Key.Key_M)
    director.wait(lambda: director.tournament.playing(1) == (1, 2, 3))
    assert desk.desk_line.aside.isHidden()
    desk.search.setFocus()
    director.type(desk.search, entrant_code(director.tournament, 7), ENTER)
    director.wait(lambda: director.tournament.playing(1) == (1, 2, 3, 7))
    director.undo(2)
    director.wait(lambda: director.tournament.entrants[4].withdrawn_from is None)


def test_whoever_waits_moves_up(director):
    director.make()
    desk = director.screen("entrants")
    director.do(SetEntryTerms(EntryTerms(room_for=4)), AddEntrants(players(6)))
    assert desk.desk_line.up.text() == "Warteliste: 2"
    assert desk._remark(desk.model.rows[4]) == "Warteliste"
    director.do(Withdraw(1, 1))
    assert "rückt nach" in desk.desk_line.up.text()
    director.control(desk, Qt.Key.Key_U)
    director.wait(lambda: not director.tournament.entrants[5].waiting)
    assert desk.desk_line.up.text() == "Warteliste: 1"


def test_people_who_came_alone_are_moved_and_matched(director):
    director.make("treibhaus")
    desk = director.screen("entrants")
    desk.fields.setFocus()
    for name in ("Adler", "Biber", "Dachs", "Fuchs"):
        director.type(desk.fields.first, name, ENTER)
        director.type(desk.fields.second, key=ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 4)
    assert desk.desk_line.alone.text() == "4 Einzelne zusammenführen …"
    director.control(desk, Qt.Key.Key_J)
    dialog = director.window.findChild(SinglesDialog)
    director.qtbot.waitUntil(dialog.table.hasFocus)
    dialog.table.selectRow(1)
    director.type(dialog.table, key=Qt.Key.Key_Down, modifier=ALT)
    assert [row.name for row in dialog.model.rows] == ["Adler", "Dachs", "Biber", "Fuchs"]
    director.type(dialog.table, key=ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 2)
    assert [e.name for e in director.tournament.entrants.values()] == ["Adler & Dachs", "Biber & Fuchs"]


def test_somebody_who_was_entered_twice_is_merged(director):
    director.make()
    desk = director.screen("entrants")
    director.do(AddEntrants(tuple(map(NewEntrant, ("joerg steinbock", "Adler", "Jörg Steinbock")))))
    quiet(director, lambda: not desk.desk_line.twice.isHidden())
    director.do(CheckIn((3,)))
    director.control(desk, Qt.Key.Key_H)
    dialog = director.window.findChild(DuplicatesDialog)
    shown = [dialog.model.index(0, column).data() for column in range(3)]
    assert shown == ["1 · joerg steinbock", "3 · Jörg Steinbock", "Jörg Steinbock"]
    director.type(dialog.table, key=ENTER)
    quiet(director, lambda: len(director.tournament.entrants) == 2)
    assert director.tournament.entrants[1].name == "Jörg Steinbock"
    assert director.tournament.entrants[1].checked_in
    assert not dialog.model.rows
    dialog.reject()


def test_names_of_earlier_evenings_are_proposed_and_forgotten(director):
    director.make(name="Erster")
    director.do(AddEntrants((NewEntrant("Siebenschläfer", club="Waldrand"), NewEntrant("Adler"))))
    director.make(name="Zweiter")
    desk = director.screen("entrants")
    desk.memory._learn(sorted(director.folder.glob("*.tichu")))
    quiet(director, lambda: desk.memory.knows_somebody)
    desk.fields.setFocus()
    director.type(desk.fields.first, "sieb")
    assert desk.fields.first.offered == ("Siebenschläfer · Waldrand",)
    popup = desk.fields.first.completer().popup()
    director.type(popup, key=Qt.Key.Key_Down)
    director.type(popup, key=ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 1)
    somebody = director.tournament.entrants[1]
    assert (somebody.name, somebody.club) == ("Siebenschläfer", "Waldrand")
    desk.memory.forget()
    quiet(director, lambda: not desk.memory.knows_somebody)
    assert not names_path().exists()
    assert load(names_path()).everybody == ()


def test_who_comes_late_sits_down_in_the_round_that_runs(director):
    """Three keys beside the name, then a table with those who rest, and slips for it alone.

    window.md 10, issue 16: who is new is here, and sits down as soon as there are enough.
    """
    director.make(people=6)
    director.seat([1, 2, 3, 4])
    desk = director.screen("entrants")
    quiet(director)
    assert desk.desk_line.late.isHidden()
    for name, why in (("Uhu", "Niemand wartet"), ("Wal", "Mit denen, die aussetzen, gibt das keinen Tisch")):
        director.control(desk, Qt.Key.Key_I)
        director.wait(lambda why=why: any(each.startswith(why) for each in director.said))
        director.control(desk, Qt.Key.Key_E)
        director.type(director.window.focusWidget(), name, ENTER)
        quiet(director)
    assert director.tournament.entrants[8].checked_in
    director.wait(lambda: not desk.desk_line.late.isHidden())
    assert desk.desk_line.late.text() == "Runde 1, noch mitspielen: Tisch 2"
    director.control(desk, Qt.Key.Key_I)
    director.wait(lambda: len(director.tournament.rounds[0].tables) == 2)
    assert set(director.tournament.rounds[0].seating(2).entrants()) == {5, 6, 7, 8}
    director.dialog(PaperDialog).close()
    quiet(director)
    assert desk.desk_line.late.isHidden()
    (said,) = director.said
    assert said.startswith("Runde 1: Tisch 2 kommt dazu: ")
    assert all(name in said for name in ("Uhu", "Wal"))


def test_once_all_have_paid_the_cash_is_no_filter_any_more(director):
    """window.md 14: it showed an empty list, "Niemand passt zur Suche", and Esc did nothing."""
    director.make(people=3)
    director.do(SetEntryTerms(EntryTerms(fee=1100, currency="CHF")))
    desk = director.screen("entrants")
    desk.desk_line.owing.click()
    assert len(desk.model.rows) == 3
    director.do(SetPaid(tuple(director.tournament.entrants)))
    assert len(desk.model.rows) == 3
    assert desk.desk_line.owing.text() == "Kasse CHF 33.00, alle haben bezahlt"
    assert not desk.desk_line.owing.isEnabled()


def test_the_list_stays_under_the_mouse_while_one_after_the_other_is_clicked(director):
    director.make(people=18, here=True)
    desk = director.screen("entrants")
    viewport, model = desk.table.viewport(), desk.table.model()
    places = [desk.table.visualRect(model.index(row, 0)).center() for row in (1, 2)]
    on_screen = [viewport.mapTo(desk, place) for place in places]
    for place in on_screen:
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=viewport.mapFrom(desk, place))
        director.wait()
    assert [who for who, each in director.tournament.entrants.items() if not each.checked_in] == [2, 3]
    assert not desk.desk_line.absent.isVisible()
    QApplication.sendEvent(viewport, QEvent(QEvent.Type.Leave))
    assert desk.desk_line.absent.isVisible()


def checked_in(director):
    return [each.name for each in director.tournament.entrants.values() if each.checked_in]


def test_names_that_are_typed_one_after_the_other_stay_in_the_search(director):
    """One name on no list moved the keyboard: «welsuhu» and «zebkrö» were registered, and nobody was here."""
    director.make(
        "treibhaus", people=("Wels & Barsch", "Uhu & Kauz", "Wal & Yak", "Zebra & Gnu", "Kröte & Unke")
    )
    desk = director.screen("entrants")
    director.control(desk, Qt.Key.Key_F)
    for name in ("wels", "luchsine", "uhu", "wal y", "zeb", "nandu", "kro"):
        director.type(director.window.focusWidget(), name, ENTER)
        assert (desk.search.hasFocus(), desk.search.selectedText()) == (True, name)
        if name in ("luchsine", "nandu"):
            assert director.said[0].startswith(f"Niemand auf der Liste heisst «{name}».")
        director.wait()
    assert len(director.tournament.entrants) == len(checked_in(director)) == 5
    assert desk.fields.typed == ("", "", "")


def test_who_is_here_already_and_several_hits_are_said_and_the_next_name_replaces_them(director):
    """«katze ⏎ katze ⏎ spatz ⏎ maus ⏎» lost two, and a space took somebody's tick away."""
    director.make(people=("Katze", "Spatz", "Maus", "Dachs Dora", "Dachs Dino", "Fuchs"))
    desk = director.screen("entrants")
    director.control(desk, Qt.Key.Key_F)
    said = {}
    for number, name in enumerate(("katze", "katze", "spatz", "dachs", "maus", "fuchs", "fuchs ")):
        director.type(director.window.focusWidget(), name, ENTER)
        director.wait()
        said[number] = director.said
        assert (desk.search.hasFocus(), desk.search.selectedText()) == (True, name)
    assert checked_in(director) == ["Katze", "Spatz", "Maus", "Fuchs"]
    assert said[1] == ("«Katze» ist schon da.",)
    assert said[3][0].startswith("«dachs» passt auf 2: Dachs Dora, Dachs Dino.")
    assert said[2] == said[4] == ()
    director.type(desk.search, "dachs")
    director.type(desk.search, key=Qt.Key.Key_Down)
    assert desk.table.hasFocus()
    director.type(desk.table, key=Qt.Key.Key_Space)
    director.wait(lambda: "Dachs Dora" in checked_in(director))


def test_a_name_on_no_list_is_taken_along_by_a_key_or_the_button_and_joins_no_other(director):
    director.make(people=("Adler", "Biber"))
    desk = director.screen("entrants")
    desk.search.setFocus()
    assert desk.door.enrol.isHidden()
    director.type(desk.search, "Uhu", ENTER)
    assert desk.door.enrol.isVisible()
    director.control(desk.search, Qt.Key.Key_E)
    assert (desk.search.text(), desk.fields.first.selectedText()) == ("", "Uhu")
    director.type(director.window.focusWidget(), "Uhu Ursel", ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 3)
    desk.search.setFocus()
    director.type(desk.search, "Wal")
    director.click(desk.door.enrol)
    director.type(director.window.focusWidget(), key=ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 4)
    assert [each.name for each in director.tournament.entrants.values()][2:] == ["Uhu Ursel", "Wal"]
    assert desk.door.enrol.isHidden()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_what_is_offered_for_a_name_on_no_list_is_whole_in_large_letters(director, language):
    director.make(people=8, here=True)
    look = replace(director.window.keeper.settings, language=language, font_scale=200)
    director.window.keeper.set_look(look)
    director.wait()
    desk = director.screen("entrants")
    desk.search.setFocus()
    director.type(desk.search, "Zibetkatze", ENTER)
    assert desk.door.enrol.isVisible()
    assert director.cut_off(director.window) == []


def test_a_name_like_another_or_like_a_club_checks_in_only_after_one_enter_more(director):
    """«krebs» checked in Kreis, and «wal» whoever came from Waldrand."""
    director.make()
    desk = director.screen("entrants")
    director.do(AddEntrants((NewEntrant("Nachtigall"), NewEntrant("Xaver Reh", club="Waldrand"))))
    desk.search.setFocus()
    for typed, meant in (("nachtigell", "Nachtigall"), ("wal", "Xaver Reh")):
        for _ in range(2):
            director.type(desk.search, typed, ENTER)
            director.wait()
            assert f"Gemeint ist «{meant}»?" in director.said[0]
            assert meant not in checked_in(director)
        director.type(desk.search, key=ENTER)
        director.wait(lambda meant=meant: meant in checked_in(director))


def test_somebody_whom_the_part_of_the_list_leaves_out_is_not_said_to_be_on_no_list(director):
    director.make(people=("Adler", "Biber", "Dachs"))
    desk = director.screen("entrants")
    director.do(CheckIn((1,)))
    desk.desk_line.absent.click()
    assert [row.name for row in desk.model.rows] == ["Biber", "Dachs"]
    desk.search.setFocus()
    director.type(desk.search, "adler", ENTER)
    director.wait()
    assert director.said == ("«Adler» ist schon da.",)
    assert desk.search.selectedText() == "adler"


def test_whoever_is_here_pays_with_shift(director):
    director.make(people=("Adler",), here=True)
    desk = director.screen("entrants")
    director.do(SetEntryTerms(EntryTerms(550)))
    desk.search.setFocus()
    director.type(desk.search, "adl", ENTER, SHIFT)
    director.wait(lambda: bool(director.tournament.entrants[1].payments))
    assert desk.search.hasFocus()


@pytest.mark.parametrize("typed", ["Igel / Hase", "Igel & Hase", "Igel und Hase", "Igel + Hase", "Igel;Hase"])
def test_two_names_in_the_first_field_go_to_a_field_each(director, typed):
    """They became one person who looks for a partner."""
    director.make("treibhaus")
    fields = director.screen("entrants").fields
    director.type(fields.first, typed, ENTER)
    assert fields.typed == ("Igel", "Hase", "")
    assert director.said[0].startswith("Zwei Namen: «Igel» und «Hase»")
    director.type(director.window.focusWidget(), key=ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 1)
    (team,) = director.tournament.entrants.values()
    assert (team.name, team.members, team.single) == ("Igel & Hase", ("Igel", "Hase"), False)


def test_a_place_that_is_free_beside_a_name_is_nobody_and_a_name_with_und_may_be_meant(director):
    director.make("treibhaus")
    fields = director.screen("entrants").fields
    for typed in ("Igel / ?", "Luchs / NN"):
        director.type(fields.first, typed, ENTER)
        assert (fields.second.hasFocus(), fields.second.text()) == (True, "")
        director.type(fields.second, key=ENTER)
        director.wait()
    director.type(fields.first, "Reh und Kitz", ENTER)
    fields.second.clear()
    fields.first.setFocus()
    fields.first.selectAll()
    for _ in range(2):
        director.type(fields.first, "Reh und Kitz" if fields.first.text() == "Reh" else "", ENTER)
    director.type(fields.second, key=ENTER)
    assert "Sind das zwei Personen, «Reh» und «Kitz»?" in director.said[0]
    assert len(director.tournament.entrants) == 2
    director.type(fields.first, key=ENTER)
    director.type(fields.second, key=ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 3)
    alone = [(each.members, each.single) for each in director.tournament.entrants.values()]
    assert alone == [(("Igel",), True), (("Luchs",), True), (("Reh und Kitz",), True)]


def test_the_name_of_the_next_team_takes_no_partner_away(director):
    director.make("treibhaus")
    fields = director.screen("entrants").fields
    director.type(fields.first, "Igel / Hase", ENTER)
    director.type(director.window.focusWidget(), "Otter", ENTER)
    assert director.said[0].startswith("«Igel» mit «Otter» statt mit «Hase»?")
    assert fields.first.selectedText() == "Igel"
    fields.second.setText("Luchs / Marder")
    director.type(fields.second, key=ENTER)
    assert "Sind das zwei Personen, «Luchs» und «Marder»?" in director.said[0]
    assert not director.tournament.entrants


def test_teams_typed_in_one_field_one_after_the_other_are_all_registered(director):
    """Each took the place of a name of the one before; none was registered."""
    director.make("treibhaus")
    director.type(director.screen("entrants").fields.first, "Adler / Biber", ENTER)
    for typed in ("Igel / Hase", "Luchs & Marder", ""):
        director.type(director.window.focusWidget(), typed, ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 3)
    teams = [each.members for each in director.tournament.entrants.values()]
    assert teams == [("Adler", "Biber"), ("Igel", "Hase"), ("Luchs", "Marder")]


def test_where_everybody_plays_alone_a_name_of_two_is_asked_about_and_may_be_edited_or_stay(director):
    director.make(people=("Adler", "Biber"))
    desk = director.screen("entrants")
    director.type(desk.fields.first, "Igel / Hase", ENTER)
    assert "Sind das zwei Personen, «Igel» und «Hase»?" in director.said[0]
    assert "einzeln" in director.said[0]
    director.type(director.window.focusWidget(), "Igel", ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 3)
    for _ in range(2):
        assert len(director.tournament.entrants) == 3
        director.type(desk.fields.first, "" if desk.fields.first.text() else "Reh und Kitz", ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 4)
    assert [each.name for each in director.tournament.entrants.values()][2:] == ["Igel", "Reh und Kitz"]


@pytest.mark.parametrize("typed", ["Igel +1", "Igel / ?", "Igel + Freund", "Igel (+1)", "Igel vielleicht"])
def test_where_everybody_plays_alone_what_is_no_name_beside_one_is_asked_about(director, typed):
    director.make(people=("Adler", "Biber"))
    fields = director.screen("entrants").fields
    director.type(fields.first, typed, ENTER)
    assert director.said[0].startswith(f"«{typed}»: «Igel» sieht wie der Name aus")
    assert (len(director.tournament.entrants), fields.first.selectedText()) == (2, typed)
    director.type(fields.first, "Igel", ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 3)
    assert director.tournament.entrants[3].name == "Igel"


def test_who_comes_along_without_a_name_leaves_the_place_of_the_partner_free(director):
    director.make("treibhaus")
    fields = director.screen("entrants").fields
    director.type(fields.first, "Igel +1", ENTER)
    assert (fields.typed, fields.second.hasFocus()) == (("Igel", "", ""), True)


def test_a_name_that_is_edited_or_steps_in_is_asked_about_where_it_names_two(director):
    director.make(people=("Adler", "Biber", "Dachs"))
    desk = director.screen("entrants")
    column = [each.key for each in desk.model.columns].index("entrants-name")
    director.edit(desk.table, 0, column, "Igel & Hase")
    assert "Sind das zwei Personen" in director.said[0]
    assert director.tournament.entrants[1].name == "Adler"

    def field():
        return desk.table.indexWidget(desk.table.currentIndex())

    director.wait(lambda: bool(field() and field().selectedText() == "Igel & Hase"))
    director.type(field(), key=ENTER)
    director.wait(lambda: director.tournament.entrants[1].name == "Igel & Hase")
    dialog = SubstituteDialog(
        director.window.bridge, director.window.texts, desk.model.rows[1], director.window
    )
    dialog.open()
    dialog.fields[0].setText("Luchs und Marder")
    for _ in range(2):
        assert director.tournament.entrants[2].name == "Biber"
        director.type(dialog.fields[0], key=ENTER)
    director.wait(lambda: director.tournament.entrants[2].name == "Luchs und Marder")

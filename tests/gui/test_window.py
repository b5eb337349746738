"""Does the window around the screens do what a director expects?"""

from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QApplication

from tests.gui.driving import dropped, players, set_up
from tests.gui.looks import faults
from tichu_turnier.desk.desk import Desk
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.gui.common.fields import button, with_mnemonics
from tichu_turnier.gui.display.display_page import Blinker
from tichu_turnier.gui.help.side import HelpSide
from tichu_turnier.gui.main_window import MainWindow
from tichu_turnier.gui.prizes.prize_display import PrizeDisplay
from tichu_turnier.gui.start.defaults import home_zone
from tichu_turnier.gui.start.preset_cards import PRESET_KEYS, PresetCard
from tichu_turnier.gui.theme import DARK, LIGHT
from tichu_turnier.gui.workspace import SCREENS
from tichu_turnier.settings import Settings, load_settings
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import AddEntrants, CheckIn
from tichu_turnier.tournament.model.presets import PRESETS, preset
from tichu_turnier.tournament.model.snapshot import EntrantId
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.words.prize_giving import PrizeScript


def test_a_tournament_is_made_with_the_keyboard_alone(director):
    window, cards = director.window, director.window.start_page.cards
    director.type(window.focusWidget(), key=Qt.Key.Key_Down)
    assert cards.key == "treibhaus"
    director.type(window.focusWidget(), key=Qt.Key.Key_Return)
    page = set_up(director, more=False)
    assert page.name.text() == "Treibhaus"
    page.name.selectAll()
    director.type(page.name, "Herbst/Turnier")
    file = director.folder / f"Herbst-Turnier {page.day.value()}.tichu"
    assert page.file.text() == str(file)
    director.type(page.name, key=Qt.Key.Key_Return)
    director.wait(lambda: director.tournament is not None)
    assert window.windowTitle() == "Herbst/Turnier"
    assert director.tournament.regulations == preset("treibhaus").regulations
    assert window.bridge.desk.path == file
    assert window.pages.currentWidget() is window.workspace
    assert load_settings(director.settings_file).recent == (str(file),)
    assert window.focusWidget().objectName() == "next-step"


def test_every_preset_has_a_card_that_says_who_plays_how_long_and_the_picked_one_says_more(director):
    assert tuple(known.key for known in PRESETS) == PRESET_KEYS
    cards = director.window.start_page.cards
    shown = [card.key for card in cards.findChildren(PresetCard) if card.isVisible()]
    assert shown == ["club-evening", "treibhaus", "knock-out"], "window.md, step 5: what clubs play"
    director.click(cards.door)
    assert {card.key for card in cards.findChildren(PresetCard) if card.isVisible()} == set(PRESET_KEYS)
    assert director.window.focusWidget().key == "turnier"
    for key, card in cards._cards.items():
        metrics = card.fontMetrics()
        assert card.height() >= 2 * metrics.height()
        assert metrics.horizontalAdvance(card.short) < card.width() - 50
        cards.pick(key)
        assert cards.about.text() == card.sentence
        assert cards.about.height() >= cards.about.heightForWidth(cards.about.width())


def test_enter_goes_on_with_the_tournament_of_today(director):
    path = director.make()
    director.close()
    director.window = director._window(load_settings(director.settings_file))
    start = director.window.start_page
    assert director.window.focusWidget() is start.recent
    assert start.recent.current == path
    director.window.begin_anew()
    director.wait()
    assert director.window.focusWidget() in start.cards._cards.values()
    director.window.open(path)
    director.wait(lambda: director.tournament is not None)
    director.window.begin_anew()
    director.wait(lambda: director.tournament is None)
    assert director.window.focusWidget() in start.cards._cards.values()
    director.window.keeper.settings = replace(director.window.keeper.settings, opened=0.0)
    director.window.keeper.set_language("de")  # builds everything anew
    director.wait()
    start = director.window.start_page
    assert director.window.focusWidget() in start.cards._cards.values()


def test_enter_presses_a_button(qtbot):
    pressed = []
    press = button("Los", lambda: pressed.append(1))
    qtbot.addWidget(press)
    press.show()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        qtbot.keyClick(press, key)
    assert len(pressed) == 3


def test_digits_and_letters_lead_to_the_screens_and_only_those_in_front_are_built_and_shown(director):
    director.make()
    workspace = director.window.workspace
    assert list(workspace._screens) == [SCREENS[0].key]
    director.screen("timetable")
    assert list(workspace._screens) == [SCREENS[0].key, "timetable"]
    director.do(AddEntrants(players(4)))
    assert workspace.screen_of("entrants").model.rows == ()
    assert len(director.screen("entrants").model.rows) == 4
    for number, screen in enumerate(SCREENS[:9], 1):
        director.control(director.window, Qt.Key(Qt.Key.Key_0 + number))
        assert director.window.workspace.where == screen.key
        assert director.find(f"go-{screen.key}").isChecked()


def test_undo_and_redo_say_what_they_would_do_and_survive_a_restart(director):
    path = director.make()
    state = director.window.workspace.header.state
    assert "21.11.2026" in state.text()
    assert "Noch niemand angemeldet" in state.text()
    director.do(AddEntrants(players(16)), CheckIn((EntrantId(2), EntrantId(3))))
    assert "2 von 16 da" in state.text()
    header = director.window.workspace.header
    assert header.undo.toolTip().startswith("Rückgängig: 2 sind da, darunter «Adler»")
    assert not header.redo.isEnabled()
    shortcuts = [keys.toString() for keys in director.window.menu.redo.shortcuts()]
    assert shortcuts == ["Ctrl+Shift+Z", "Ctrl+Y"]
    director.control(director.window, Qt.Key.Key_Z)
    director.wait(lambda: not director.tournament.entrants[EntrantId(2)].checked_in)
    assert header.redo.toolTip().startswith("Wiederholen: 2 sind da")

    director.reopen(path)
    header = director.window.workspace.header
    assert header.redo.isEnabled()
    director.click(header.redo)
    director.wait(lambda: director.tournament.entrants[EntrantId(2)].checked_in)
    director.click(header.undo)
    director.wait()
    director.click(header.undo)
    director.wait(lambda: not director.tournament.entrants)
    assert not header.undo.isEnabled()


def choose(director, setting, value):
    """In the menu of the view, which is filled once however often it opens."""
    view = director.window.menu.view
    view.aboutToShow.emit()
    view.aboutToShow.emit()
    (action,) = view.findChildren(QAction, f"menu-{setting}-{value}")
    action.trigger()
    director.wait(lambda: director.window.workspace is not None)


def test_motion_is_switched_off_for_good(director):
    view = director.window.menu.view
    view.aboutToShow.emit()
    face, podium = Blinker(director.window), PrizeDisplay()
    director.qtbot.addWidget(podium)
    for moves in (True, False):
        face.flash()
        podium.show_step(PrizeScript("", "", (), ()), podium.step + 1)
        assert (face.isActive(), podium._fade.state() is QVariantAnimation.State.Running) == (moves, moves)
        face.stop()
        view.findChild(QAction, "menu-motion").setChecked(False)
    assert not load_settings(director.settings_file).motion
    director.window.keeper.set_motion(True)


def test_the_language_changes_while_running(director):
    director.make(people=16)
    director.screen("timetable")
    assert director.find("go-timetable").text().replace("&", "") == "Zeitplan"
    for language, words, here in (("en", "Timetable", "0 of 16"), ("fr", "Horaire", "0 présents sur 16")):
        choose(director, "language", language)
        assert director.find("go-timetable").text().replace("&", "") == words
        assert director.window.workspace.where == "timetable"
        assert here in director.window.workspace.header.state.text()
        assert load_settings(director.settings_file).language == language
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Annuler"
    director.speak("de")
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"


def test_theme_and_size_of_letters_change_while_running(director):
    small = director.window.start_page.cards.fontMetrics().height()
    director.window.keeper.set_font_scale(150)
    director.wait()
    assert director.window.start_page.cards.fontMetrics().height() > small * 1.3
    director.window.keeper.set_font_scale(100)
    director.make()
    for theme, colors in (("dark", DARK), ("light", LIGHT)):
        choose(director, "theme", theme)
        assert QApplication.palette().color(QPalette.ColorRole.Window) == colors.color("window")
        image = director.window.grab().toImage()
        assert image.pixelColor(206, 600) == colors.color("window")
        assert load_settings(director.settings_file).theme == theme


def test_findings_come_in_words_the_worst_first_without_a_box(director):
    director.make()
    strip = director.window.workspace.strip
    notes = [Finding("timetable-no-rounds", Severity.NOTE), Finding("details-no-name")]
    strip.show_findings(notes)
    assert strip.said == ("Das Turnier braucht einen Namen.", "Der Zeitplan hat keine Runde.")
    assert strip.property("severity") == "error"
    assert faults(strip) == []
    assert QApplication.activeModalWidget() is None
    director.type(director.window, key=Qt.Key.Key_Escape)
    assert strip.said == ()


def test_closing_waits_until_everything_is_saved(director):
    path = director.make()
    for one in players(16):
        director.window.bridge.do(AddEntrants((one,)))
    assert director.window.bridge.busy
    director.window.close()
    director.qtbot.waitUntil(director.window.isHidden)
    director.close()
    with Desk.open(path, "1") as desk:
        assert len(desk.tournament.entrants) == 16
    director.window = director._window(Settings())


def test_the_practice_evening_is_ready_to_be_played_with(director):
    director.click(director.find("demo"))
    director.wait(lambda: director.tournament is not None and len(director.tournament.results) == 2)
    assert len(director.tournament.entrants) == 16
    assert director.tournament.missing(1) == (3, 4)
    assert director.folder not in director.window.bridge.desk.path.parents


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_every_screen_has_a_letter_of_its_own(language):
    texts = Texts(language)
    titles = with_mnemonics([texts(f"screen-{screen.key}") for screen in SCREENS], "dbah")
    letters = [title[title.index("&") + 1].casefold() for title in titles if "&" in title]
    assert len(set(letters)) == len(letters) == len(SCREENS)
    assert not set(letters) & set("dbah")


def test_settings_that_cannot_be_saved_are_said(director):
    (director.folder / "there.tichu").write_text("a file where a folder is needed", encoding="utf-8")
    director.settings_file = director.folder / "there.tichu" / "x" / "settings.json"
    director.make()
    assert any("Einstellungen" in words for words in director.said)


def test_recent_files_say_how_far_they_are_and_what_is_gone_and_open_with_enter(director):
    path = director.make(people=16)
    director.do(CheckIn((1,)))  # just now: the file itself may have been made for an earlier test
    director.leave()
    gone = str(director.folder / "weg.tichu")
    director.window.keeper.settings = director.window.keeper.settings.with_recent(gone)
    director.window._show_recent()
    known = director.window.start_page.recent
    director.qtbot.waitUntil(lambda: "geändert heute" in known.item(1).text())
    assert "16 Leute, noch nicht ausgelost" in known.item(1).text()
    now = datetime.now(ZoneInfo(home_zone()))  # window.md 31: the zone of the journal, not the machine's
    times = (f"geändert heute {now - timedelta(minutes=ago):%H:%M}" for ago in (0, 1))
    assert any(time in known.item(1).text() for time in times)
    director.qtbot.waitUntil(lambda: "Diese Datei ist nicht mehr da." in known.item(0).text())
    known.setFocus()
    director.type(known, key=Qt.Key.Key_Delete)
    assert [known.item(row).toolTip() for row in range(known.count())] == [str(path)]
    assert load_settings(director.settings_file).recent == (str(path),)
    director.type(known, key=Qt.Key.Key_Return)
    director.wait(lambda: director.tournament is not None)
    assert director.window.bridge.desk.path == path


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
    screen._registered(())
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


def test_while_a_tournament_is_being_closed_its_screens_still_open(director):
    director.make(people=4)
    director.window.bridge._close_desk()  # the window hears of it a moment later
    director.window.go("results")
    assert director.window.workspace.where == "results"

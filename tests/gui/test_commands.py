"""Is everything that the window can do found by its name, and every key told?"""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit

from tichu_turnier.gui.bridge import is_there
from tichu_turnier.gui.commands import ALSO, CommandPalette, commands, found, key_name, of_screen, plain
from tichu_turnier.gui.help import pages
from tichu_turnier.gui.help.pages import KEY_LIST, KEYS, key_list, key_words, source
from tichu_turnier.gui.help.side import HelpSide
from tichu_turnier.gui.workspace import SCREENS
from tichu_turnier.settings import Settings
from tichu_turnier.texts import Texts, languages

_MOVES_ONLY = frozenset({"Down", "Esc", "Enter", "Space"})
"""What these do everywhere needs no words."""


@pytest.fixture
def cup(director):
    director.make("knock-out")
    return director


def asked(director):
    """Ctrl+K, wherever the keyboard is."""
    director.control(director.window.focusWidget() or director.window, Qt.Key.Key_K)
    (palette,) = [each for each in director.window.findChildren(CommandPalette) if each.isVisible()]
    return palette


def titles(palette):
    return [row.title for row in palette.table.rows.rows]


@pytest.mark.parametrize("director", [Settings(language=each) for each in languages()], indirect=True)
def test_every_action_has_a_line_and_every_key_is_told(cup):
    window = cup.window
    texts = window.texts
    for kind in SCREENS:
        screen = cup.screen(kind.key)
        everything = commands(window.context, window.menu)
        told = {plain(row.title) for row in everything}
        for action in window.menu.findChildren(QAction):
            if action.isEnabled() and action.objectName().startswith("action-"):
                assert plain(action.text()).removesuffix(" …") in told, action.objectName()
        for button in screen.findChildren(QAbstractButton):
            words = plain(button.text()).partition(" (")[0].removesuffix(" …")
            if words and button.isVisible() and button.isEnabled():
                assert any(title.startswith(words) for title in told), (kind.key, words)
        shown = [label.text() for label in window.findChildren(QLabel)]
        assert [text for text in shown if text.startswith("<")] == [], "words that are missing"
        named = {row.keys for row in everything}
        told_of = KEYS.findall(source(texts.language, f"screen-{kind.key}"))
        named |= {key_words(texts, key) for key in told_of}
        keys = {key_name(each.key()) for each in screen.findChildren(QShortcut)} - _MOVES_ONLY
        untold = {key for key in keys if key_words(texts, key) not in named}
        assert not untold, kind.key


def test_a_part_of_the_name_and_enter(cup):
    screen = cup.screen("entrants")
    screen.search.setFocus()
    palette = asked(cup)
    assert len(titles(palette)) > 40
    QTest.keyClicks(palette.search, "rangl")
    assert titles(palette)[0].startswith("Rangliste")
    assert palette.table.rows.rows[0].keys == "Ctrl+6"
    QTest.keyClick(palette.search, Qt.Key.Key_Return)
    cup.wait(lambda: cup.window.workspace.where == "standings")
    assert not palette.isVisible()


def test_other_words_and_slips_of_the_finger_are_understood(cup):
    everything = commands(cup.window.context, cup.window.menu)
    assert "Drucken" in [row.title for row in found("papier", everything)]
    assert "Laufzettel" in [row.title for row in found("laufzetel", everything)]
    assert found("saalanzeige", everything)[0].keys == "Ctrl+D"
    assert found("xyzzyq", everything) == ()


def test_arrows_go_through_the_lines_esc_gives_the_keyboard_back_and_a_click_elsewhere_closes(cup):
    screen = cup.screen("entrants")
    screen.search.setFocus()
    palette = asked(cup)
    first = palette.table.chosen()
    QTest.keyClick(palette.search, Qt.Key.Key_Down)
    assert palette.table.chosen() == palette.table.rows.rows[1:2] != first
    QTest.keyClick(palette.search, Qt.Key.Key_Escape)
    assert not palette.isVisible()
    assert screen.search.hasFocus()
    palette = asked(cup)
    screen.table.setFocus()
    assert not palette.isVisible()
    assert screen.table.hasFocus()


def test_what_has_been_built_anew_since_is_left_alone(cup):
    before = of_screen(cup.screen("evening"), cup.window.texts)
    cup.speak("fr")
    for command in before:
        if is_there(command.do):
            command.do()
    cup.wait()
    assert cup.tournament.rounds == ()


def test_the_start_page_has_commands_too(cup):
    cup.leave()
    palette = asked(cup)
    assert "Welches Format passt?" in titles(palette)
    assert "Ctrl+6" not in [row.keys for row in palette.table.rows.rows]
    palette.leave()


@pytest.mark.parametrize("language", languages())
def test_the_list_of_keys_has_the_menus_and_every_screen(language):
    texts = Texts(language)
    written = key_list(texts, [("Ctrl+K", "X")])
    assert "`Ctrl+K` X" in written
    assert {screen.key for screen in SCREENS} < set(pages.SCREENS)
    assert len(written.split("\n## ")) == 2 + len(pages.SCREENS)
    assert all(texts(f"palette-also-{name}") for name in ALSO)


def test_the_list_of_keys_stands_beside_the_work(cup):
    QTest.keyClick(cup.window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    side = cup.window.findChild(HelpSide)
    cup.qtbot.waitUntil(lambda: side.panel.key == KEY_LIST)
    written = side.panel.text.toPlainText()
    for words in ("Alle Tasten", "Ctrl+Z Rückgängig", "Ctrl+K Befehl suchen", "F5 Uhr starten"):
        assert words in written
    assert isinstance(side.panel.search, QLineEdit)

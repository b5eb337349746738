"""Is there help for every screen, format and key, and is everything that can be done found by its name?"""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel, QLineEdit

from tichu_turnier.entry import keys as entry_keys
from tichu_turnier.gui.commands import ALSO, CommandPalette, commands, found, key_name, of_screen, plain
from tichu_turnier.gui.help.pages import (
    CONTENTS,
    KEY_LIST,
    KEYS,
    SCREENS,
    SYMPTOMS,
    contents,
    find,
    key_list,
    key_words,
    page,
    page_keys,
    source,
)
from tichu_turnier.gui.help.side import HelpPanel, HelpSide
from tichu_turnier.gui.worker import is_there
from tichu_turnier.gui.workspace import SCREENS as OF_THE_WINDOW
from tichu_turnier.resource_files import resource
from tichu_turnier.settings import Settings
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.draws.formats import FORMATS

_LINK = re.compile(r"\[[^\]]+\]\(([^)]*)\)")
_HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)
_STEP = re.compile(r"^(?:[0-9]+\.|-) ", re.MULTILINE)
_OF_EVERY_PROGRAM = frozenset(
    "Enter Esc Tab Space Shift Up Down Left Right Home End PgUp PgDown Del Ins F2 + - 0 ← → ↑ ↓".split()  # noqa: SIM905
)
"""Keys that widgets of Qt listen to, and that have no shortcut of their own."""

everywhere = pytest.mark.parametrize("language", languages())


@everywhere
def test_every_screen_and_every_format_has_its_page(language):
    wanted = {f"format-{known.key}" for known in FORMATS} | {f"screen-{kind.key}" for kind in OF_THE_WINDOW}
    assert wanted <= set(page_keys())
    beside = {"start", "viewer", "penalties", "rulings", "season"}
    assert {each.key for each in OF_THE_WINDOW} | beside == set(SCREENS)
    files = {file.stem for file in resource("help", language).glob("*.md")}
    assert files == set(page_keys()), "no page is missing, none is left over"


@everywhere
@pytest.mark.parametrize("key", page_keys())
def test_pages_are_alike_in_all_languages_and_lead_somewhere(language, key):
    here, german = source(language, key), source("de", key)
    assert [level for level, _ in _HEADING.findall(here)] == [level for level, _ in _HEADING.findall(german)]
    assert len(_STEP.findall(here)) == len(_STEP.findall(german))
    assert KEYS.findall(here) == KEYS.findall(german)
    links = [link.removesuffix(".md") for link in _LINK.findall(here)]
    assert links == [link.removesuffix(".md") for link in _LINK.findall(german)]
    assert links, "every page leads on"
    assert {link for link in links if not link.startswith("do:")} <= {*page_keys(), CONTENTS}


@everywhere
def test_pages_are_in_their_own_language_and_keys_by_their_names(language):
    texts = Texts(language)
    assert len({source(each, "screen-draw") for each in languages()}) == len(languages())
    assert "ß" not in "".join(source(language, key) for key in page_keys())
    named = {"de": "Entf", "en": "Delete", "fr": "Suppr"}
    assert f"`{named[language]}`" in page(texts, "screen-draw")
    undo = {"de": "Strg+Z"}.get(language, "Ctrl+Z")  # window.md 26: one name for one key in each language
    assert f"`{undo}`" in page(texts, "screen-draw")
    assert contents(texts).count("\n- ") == len(page_keys())


@pytest.mark.parametrize("key", page_keys())
def test_formats_say_the_same_things_in_the_same_order(key):
    kind = key.partition("-")[0]
    first = next(other for other in page_keys() if other.startswith(kind))
    headings = [words for level, words in _HEADING.findall(source("de", key)) if level == "##"]
    assert headings == [words for level, words in _HEADING.findall(source("de", first)) if level == "##"]


def test_swiss_says_what_is_guaranteed():
    assert "höchstens die Hälfte des Feldes" in source("de", "format-swiss")
    assert "at most half as many rounds as teams" in source("en", "format-swiss")


def test_the_search_finds_titles_first():
    texts = Texts("de")
    assert find(texts, "schweiz")[0].key == "format-swiss"
    assert find(texts, "wirgibtsnicht") == []
    assert [hit.key for hit in find(texts, "Prüfwort")] == ["list-words"]
    assert "Freilos" in find(texts, "freilos setzliste")[0].line


def keys_of(*windows):
    """All keys that do something there."""
    known = set()
    for window in windows:
        for action in window.findChildren(QAction):
            known |= {each.toString(QKeySequence.SequenceFormat.PortableText) for each in action.shortcuts()}
        for shortcut in window.findChildren(QShortcut):
            known.add(shortcut.key().toString(QKeySequence.SequenceFormat.PortableText))
    return {"Enter" if key == "Return" else key.replace("Return", "Enter") for key in known}


def test_every_key_of_the_help_exists(director):
    director.make("knock-out")
    for kind in OF_THE_WINDOW:
        director.screen(kind.key)
    letters = {getattr(entry_keys, name) for name in dir(entry_keys) if name.endswith(("_KEY", "_KEYS"))}
    typed = {key.upper() for keys in letters for key in ([keys] if keys[0] == "f" and keys[1:] else keys)}
    typed |= {"F6"}  # the screen of results asks for it by its name
    typed |= {step.upper() for step in entry_keys.Step if len(step) == 1}
    known = keys_of(director.window) | typed | _OF_EVERY_PROGRAM
    said = {key: set(KEYS.findall(source("de", key))) for key in page_keys()}
    unknown = {key: keys - known for key, keys in said.items() if keys - known}
    assert not unknown


def page_shown(director):
    side = director.window.findChild(HelpSide)
    return None if side is None or not side.isVisible() else side.panel.key


def f1(director, key):
    """Opens the help, which shows this page."""
    QTest.keyClick(director.window, Qt.Key.Key_F1)
    director.wait(lambda: page_shown(director) == key)
    return director.window.findChild(HelpSide).panel


def test_f1_opens_the_help_of_what_is_in_front_with_search_links_back_and_symptoms(director):
    f1(director, "screen-start")
    director.make()
    screen = director.screen("entrants")
    screen.search.setFocus()
    panel = f1(director, "screen-entrants")
    assert panel.text.hasFocus()
    assert "Anmeldungen" in panel.text.toPlainText()
    QTest.keyClicks(panel.search, "schweiz")
    director.wait(lambda: "Schweizer System" in panel.text.toPlainText())
    QTest.keyClick(panel.search, Qt.Key.Key_Return)
    assert panel.key == "format-swiss"
    panel.text.anchorClicked.emit("format-round-robin.md")
    assert panel.key == "format-round-robin"
    panel.go_back()
    assert panel.key == "format-swiss"
    QTest.keyClicks(panel.text, "6")
    assert panel.search.hasFocus(), "whoever types on a page searches"
    QTest.keyClicks(panel.search, "5")
    assert panel.search.text() == "65"
    QTest.keyClick(panel.text, Qt.Key.Key_Escape)
    assert page_shown(director) is None
    assert screen.search.hasFocus()
    panel = f1(director, "screen-entrants")
    shown = [line.strip() for line in panel.text.toPlainText().splitlines()]
    titles = [source("de", f"symptom-{key}").splitlines()[0].removeprefix("# ") for key in SYMPTOMS]
    assert shown[: 1 + len(titles)] == ["Was ist los?", *titles], "the symptoms stand first"
    QTest.keyClick(panel.text, Qt.Key.Key_Tab)
    QTest.keyClick(panel.text, Qt.Key.Key_Return)
    assert panel.key == "symptom-late"
    director.speak("fr")
    side = director.window.findChild(HelpSide)
    side.setFloating(True)
    assert side.close(), "after a change of language too"
    assert not side.isVisible()


@pytest.mark.parametrize(("width", "listed"), [(1280, False), (1920, True)])
def test_the_help_follows_the_screen_and_leaves_the_list_of_tables_as_it_was(evening, width, listed):
    """window.md 23: the list shrank to letters of 8 points."""
    director = evening
    director.window.resize(width, 1080)
    results = director.screen("results")
    results.slip.setFocus()
    sizes = [part.fontMetrics().height() for part in (results.tables.table, results.slip)]
    panel = f1(director, "screen-results")
    director.wait(lambda: results.tables.isVisible() is listed or results.state.table is None)
    least = [share * before for share, before in zip((0.85, 0.7), sizes, strict=True)]
    parts = results.tables.table, results.slip
    director.wait(
        lambda: all(part.fontMetrics().height() >= size for part, size in zip(parts, least, strict=True))
    )
    assert results.tables.table.horizontalScrollBar().maximum() == 0
    QTest.keyClick(results.slip, Qt.Key.Key_Return)
    director.wait(lambda: results.tables.isVisible() is listed)
    director.screen("standings")
    assert page_shown(director) == "screen-standings"
    assert not panel.back.isEnabled()
    panel.show_page("format-swiss")
    director.screen("draw")
    assert page_shown(director) == "format-swiss"
    panel.go_back()
    assert page_shown(director) == "screen-standings"


_DONE_BY = {
    name for key in SYMPTOMS for name in re.findall(r"\(do:([^)]+)\)", source("de", f"symptom-{key}"))
}


@pytest.mark.parametrize("director", [Settings(language=each) for each in languages()], indirect=True)
def test_every_button_of_a_symptom_is_a_command_of_the_window(director):
    """All languages have the same links; what each asks for exists once there is a tournament."""
    window = director.window
    panel_says = window.texts("help-not-now")
    window.menu.findChild(QAction, "action-help-screen").trigger()
    panel = window.findChild(HelpSide).panel
    panel.show_page("symptom-ranking")
    panel.text.anchorClicked.emit("do:go-evening")
    assert panel.text.toPlainText().startswith(panel_says)
    director.make(people=4)
    director.undo()
    named = {each.name for each in commands(window.context, window.menu)}
    director.window.bridge.redo()
    director.wait()
    named |= {each.name for each in commands(window.context, window.menu)}
    assert named >= _DONE_BY
    panel.text.anchorClicked.emit("do:go-standings")
    director.wait(lambda: window.workspace.where == "standings")
    assert window.workspace.screen_of("standings").isAncestorOf(window.focusWidget())
    panel.text.anchorClicked.emit("do:action-undo")
    director.wait(lambda: not director.tournament.entrants)


def test_the_regulations_open_the_page_of_their_format(director):
    director.make("swiss")
    dialog = director.regulations()
    director.wait(dialog.isActiveWindow)
    QTest.keyClick(dialog, Qt.Key.Key_F1)
    beside = dialog.findChild(QDialog, "help-beside")
    assert beside.findChild(HelpPanel).key == "format-swiss"
    QTest.keyClick(beside.findChild(HelpPanel).text, Qt.Key.Key_Escape)
    director.qtbot.waitUntil(lambda: dialog.findChild(QDialog, "help-beside") is None)
    assert dialog.isVisible()


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
    for kind in OF_THE_WINDOW:
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
    assert palette.table.rows.rows[0].keys == "Strg+6"
    QTest.keyClick(palette.search, Qt.Key.Key_Return)
    cup.wait(lambda: cup.window.workspace.where == "standings")
    assert not palette.isVisible()


def test_other_words_and_slips_of_the_finger_are_understood(cup):
    everything = commands(cup.window.context, cup.window.menu)
    assert "Drucken" in [row.title for row in found("papier", everything)]
    assert "Laufzettel" in [row.title for row in found("laufzetel", everything)]
    assert found("saalanzeige", everything)[0].keys == "Strg+D"
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
    cup.leave()
    cup.window.start_page.cards.setFocus()
    palette = asked(cup)
    assert "Welches Format passt?" in titles(palette), "the start page has commands too"
    assert "Strg+6" not in [row.keys for row in palette.table.rows.rows]
    palette.leave()


def test_what_has_been_built_anew_since_is_left_alone(cup):
    before = of_screen(cup.screen("evening"), cup.window.texts)
    cup.speak("fr")
    for command in before:
        if is_there(command.do):
            command.do()
    cup.wait()
    assert cup.tournament.rounds == ()


@everywhere
def test_the_list_of_keys_has_the_menus_and_every_screen(language):
    texts = Texts(language)
    written = key_list(texts, [("Ctrl+K", "X")])
    assert f"`{key_words(texts, 'Ctrl+K')}` X" in written
    assert {screen.key for screen in OF_THE_WINDOW} < set(SCREENS)
    assert len(written.split("\n## ")) == 2 + len(SCREENS)
    assert all(texts(f"palette-also-{name}") for name in ALSO)


def test_the_list_of_keys_stands_beside_the_work(cup):
    QTest.keyClick(cup.window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    side = cup.window.findChild(HelpSide)
    cup.qtbot.waitUntil(lambda: side.panel.key == KEY_LIST)
    written = side.panel.text.toPlainText()
    for words in ("Alle Tasten", "Strg+Z Rückgängig", "Strg+K Befehl suchen", "F5 Uhr starten"):
        assert words in written
    assert isinstance(side.panel.search, QLineEdit)

"""Is there help for every screen and every format, in every language, and does it speak of what there is?"""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from tichu_turnier.entry import keys as entry_keys
from tichu_turnier.gui.help.pages import CONTENTS, KEYS, SCREENS, contents, find, page, page_keys, source
from tichu_turnier.gui.help.side import HelpPanel, HelpSide
from tichu_turnier.gui.workspace import SCREENS as OF_THE_WINDOW
from tichu_turnier.resource_files import resource
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
    assert set(links) <= {*page_keys(), CONTENTS}


@everywhere
def test_pages_are_in_their_own_language_and_keys_by_their_names(language):
    texts = Texts(language)
    assert len({source(each, "screen-draw") for each in languages()}) == len(languages())
    assert "ß" not in "".join(source(language, key) for key in page_keys())
    named = {"de": "Entf", "en": "Delete", "fr": "Suppr"}
    assert f"`{named[language]}`" in page(texts, "screen-draw")
    assert "`Ctrl+Z`" in page(texts, "screen-draw")
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
    known = keys_of(director.window) | typed | _OF_EVERY_PROGRAM
    said = {key: set(KEYS.findall(source("de", key))) for key in page_keys()}
    unknown = {key: keys - known for key, keys in said.items() if keys - known}
    assert not unknown


def page_shown(director):
    side = director.window.findChild(HelpSide)
    return None if side is None or not side.isVisible() else side.panel.key


def test_f1_opens_the_help_of_what_is_in_front_with_search_links_and_back(director):
    QTest.keyClick(director.window, Qt.Key.Key_F1)
    director.wait(lambda: page_shown(director) == "screen-start")
    director.make()
    screen = director.screen("entrants")
    screen.search.setFocus()
    QTest.keyClick(director.window, Qt.Key.Key_F1)
    director.wait(lambda: page_shown(director) == "screen-entrants")
    panel = director.window.findChild(HelpSide).panel
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
    QTest.keyClick(panel.text, Qt.Key.Key_Escape)
    assert page_shown(director) is None
    assert screen.search.hasFocus()


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


def test_the_help_closes_after_a_change_of_language(director):
    director.make()
    director.screen("entrants")
    director.window.menu.findChild(QAction, "action-help-screen").trigger()
    director.speak("fr")
    side = director.window.findChild(HelpSide)
    side.setFloating(True)
    assert side.close()
    assert not side.isVisible()

"""Does everything with words fit a small laptop, in every language, and can Tab reach it?"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QStyle, QTabBar, QTableWidget, QTableWidgetItem, QWidget

from tests.cases import ALL
from tests.gui import places
from tests.gui.driving import Director, players
from tests.gui.looks import faults, turned, unreached, unseen
from tests.gui.results.typing_results import press
from tests.replay.game_logs import a_log, spoilt
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.gui.help.pages import page_keys
from tichu_turnier.gui.help.side import HelpPanel
from tichu_turnier.gui.workspace import SCREENS
from tichu_turnier.texts import languages
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, EnterResult, PublishDraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.draws.rotation.lots import generator
from tichu_turnier.tournament.insight import advisor

SIZES = {1280: 720, 1366: 768, 1920: 1080}
STAGES = {
    "nobody": None,
    "registered": (0, 0),
    "drawn": (1, 4),
    "half": (2, 2),
    "between": (1, 0),
    "end": (3, 0),
}
"""Rounds that are drawn, and how many tables owe their result of the last."""
LOOKS = {
    "nobody": [("light", languages()[0], 100, 1280), ("light", "de", 200, 1280)],
    "registered": [("light", languages()[1], 100, 1280)],
    "drawn": [("contrast", "de", 150, 1280), ("light", languages()[2], 100, 1280)],
    "half": [("dark", "de", 150, 1920)],
    "between": [("light", "en", 130, 1280)],
    "end": [("contrast", "fr", 100, 1280), ("light", "fr", 80, 1920)],
}
"""Each theme, language, size of letters and of the window, each stage; `packaging/pictures.py` takes all.

Half of a round is looked at in four more looks where everything is.
"""


def play(director: Director, rounds: int, *, owing: int = 0) -> None:
    """Plays so many rounds; in the last one some tables owe their result."""
    director.do(AddEntrants(players(16)), CheckIn(tuple(range(1, 17))))
    for number in range(1, rounds + 1):
        drawn, regulations = next_round(director.tournament, 7), director.tournament.regulations
        tables = drawn.tables[owing if number == rounds else 0 :]
        reports = [
            EnterResult(number, table, possible_match(generator(7, number, table), regulations))
            for table in (seating.table for seating in tables)
        ]
        director.do(PublishDraw(drawn), *reports)


def dress(director: Director, theme: str, language: str, letters: int, width: int) -> None:
    """Another look, while it runs."""
    settings = replace(director.window.keeper.settings, theme=theme, language=language, font_scale=letters)
    director.window.keeper.set_look(settings)
    director.window.resize(width, SIZES[width])
    director.wait()


@pytest.mark.parametrize("stage", STAGES)
def test_nothing_is_cut_off_on_any_screen(director, stage):
    director.make()
    if STAGES[stage] is not None:
        rounds, owing = STAGES[stage]
        play(director, rounds, owing=owing)
    for look in LOOKS[stage]:
        dress(director, *look)
        for screen in SCREENS:
            shown = director.screen(screen.key)
            director.qtbot.wait(1)
            assert (look, screen.key, director.cut_off(director.window)) == (look, screen.key, [])
            assert shown.isVisible()


SEEN = {100: slice(None), 200: slice(0, None, 2), 150: slice(1, None, 2), 130: slice(0, None, 3)}
"""Which dialogs are opened in which size of letters: each in the usual one and in a large one."""


def everywhere(director: Director, log: Path, letters: int) -> Iterator[tuple[str, QWidget]]:
    """All that somebody can come to look at: the first page, screens, pages, dialogs, the help, a hand."""
    window, wait = director.window, director.wait
    yield "start", window
    if ALL or letters in (100, 200):
        yield from places.start_dialogs(window, wait)
    director.make()
    play(director, 2, owing=2)
    part = slice(None) if ALL else SEEN[letters]
    for screen in SCREENS[part] if letters == 130 else SCREENS:
        director.screen(screen.key)
        yield screen.key, window
    yield from places.dialogs(window, wait, list(places.OPENINGS)[part])
    if letters == 130 and not ALL:
        return
    yield from places.pages(window, wait)
    yield from places.help_side(window, wait)
    yield from places.viewer(window, wait, log)


@pytest.mark.timeout(360)  # every screen, page and dialog
@pytest.mark.parametrize(
    ("theme", "language", "letters", "width"),
    [
        ("light", "de", 100, 1280),
        ("dark", "fr", 150, 1280),
        ("contrast", "en", 130, 1920),
        ("dark", "fr", 200, 1280),
    ],
)
def test_all_is_whole_and_seen_and_reached_everywhere(director, theme, language, letters, width, monkeypatch):
    """Nothing is cut, one sees what has the keyboard, Tab comes to all of it, and the wheel does no harm."""
    monkeypatch.setattr(advisor, "MOST_EVENINGS", 2)
    log = director.folder / "abend.tch"
    log.write_bytes(a_log(4) + spoilt(a_log(8)))
    dress(director, theme, language, letters, width)
    passed, window = 0, director.window
    for name, widget in everywhere(director, log, letters):
        director.qtbot.wait(20)  # cards come one by one, the help makes room for itself
        found = director.cut_off(widget)
        if letters < 200:
            root = widget.window()
            director.qtbot.waitUntil(lambda root=root: root.activateWindow() or root.isActiveWindow())
            found += unseen(root)
        if letters == 100:
            fields, changed = turned(widget)
            passed += fields
            found += changed
            if name in places.OPENINGS:
                found += [*unreached(widget, widget, tab), *without_help(name, widget)]
            elif widget is window and name not in ("start", "results", "help"):
                workspace = director.window.workspace  # in the slip Tab is a key
                found += unreached(widget, workspace.screen_of(workspace.where), tab)
        assert (name, found) == (name, [])
    assert letters > 100 or passed > 60


def without_help(name: str, dialog: QWidget) -> Iterator[str]:
    """What is wrong with the help that F1 opens in a dialog; the help itself has none."""
    asks = [each for each in dialog.findChildren(QShortcut) if each.key() == QKeySequence("F1")]
    if len(asks) != (name != "help-beside"):
        yield f"F1: {len(asks)}"
    for ask in asks:
        ask.activated.emit()
        beside = dialog.findChild(QDialog, "help-beside")
        key = beside.findChild(HelpPanel).key
        if key not in page_keys() and name not in ("about", "apology"):
            yield f"F1 opens {key}"
        beside.close()


def tab(widget: QWidget) -> None:
    QTest.keyClick(widget, Qt.Key.Key_Tab)


def test_the_check_finds_low_rows_and_headings_and_tabs_that_are_cut(director):
    tabs, lines = QTabBar(director.window), QTableWidget(2, 1, director.window)
    for part in (tabs, lines):
        part.setAccessibleName("Adler")
        part.show()
    tabs.addTab("Murmeltier")
    lines.setItem(0, 0, QTableWidgetItem("Fuchs"))
    lines.resize(300, 200)
    tabs.resize(tabs.sizeHint())
    new = [fault for fault in faults(director.window) if "too low" in fault or "tab" in fault]
    assert new == []
    tabs.resize(tabs.sizeHint() / 2)
    lines.verticalHeader().setMinimumSectionSize(1)
    lines.setRowHeight(1, 9)
    lines.horizontalHeader().setFixedHeight(8)
    found = [fault.partition(":")[0] for fault in faults(director.window)]
    assert {"tab cut", "headings too low", "row too low"} <= set(found)


def test_large_letters_are_large_everywhere(director):
    """window.md 24: slip, list, key hints, check boxes and pictures grow as menus and headings do."""
    director.make(people=8)
    director.seat([1, 2, 3, 4], [5, 6, 7, 8])
    sizes = {}
    for letters, width in ((100, 1280), (150, 1280), (200, 1920), (200, 1280)):
        dress(director, "light", "de", letters, width)
        screen = director.screen("results")
        painted = (screen.slip, screen.panel.legend, screen.tables.table)
        press(screen.slip, "⏎")
        director.wait(lambda slip=screen.slip: slip.place_of_cursor() is not None)
        assert screen.slip._columns.width < screen.panel.scroller.viewport().width() + 2
        box, button = screen.tables.open_only, director.find("go-draw")
        tick = box.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth, None, box)
        sizes[letters, width] = (
            *(each.fontMetrics().height() for each in painted),
            tick,
            button.iconSize().width(),
        )
        director.type(screen.slip, key=Qt.Key.Key_Escape)
    usual = sizes[100, 1280]
    for (letters, width), large in sizes.items():
        least = 1.35 if (letters, width) == (200, 1280) else letters / 100 * 0.94
        assert [now / before >= least for now, before in zip(large, usual, strict=True)] == [True] * 5, large
    assert screen.tables.isVisible()  # where no table is open, the list is


def test_the_header_keeps_its_words_and_the_last_line_of_a_slip_is_in_sight_in_large_letters(director):
    director.make(name="Herbstturnier der Tichufreunde")
    director.window.resize(1100, 800)
    play(director, 1, owing=4)
    state = director.window.workspace.header.state
    director.wait(lambda: state.width() >= state.fontMetrics().horizontalAdvance(state.text()))
    assert director.window.workspace.header.undo.text().startswith("Rückgängig: Runde 1")
    dress(director, "light", "fr", 150, 1280)
    slip = director.screen("results").slip
    press(slip, f"⏎{'55⏎' * 8}60")
    director.wait(
        lambda: slip.visibleRegion().boundingRect().contains(0, int(slip.place_of_cursor().bottom()) - 1)
    )


@pytest.mark.parametrize(("letters", "beside"), [(150, 0.8), (200, 0.6)])
def test_a_slip_keeps_its_large_letters_beside_the_help(director, letters, beside):
    """The places fold to their pictures where a slip, its keys and the help need the room."""
    director.make()
    play(director, 1, owing=2)
    dress(director, "light", "fr", letters, 1280)
    places_, results = director.window.workspace.sidebar, director.screen("results")
    director.type(results.slip, key=Qt.Key.Key_Return)
    director.wait(lambda: results.panel.slip.font().pointSizeF() > 0.9 * results.font().pointSizeF())
    QTest.keyClick(director.window, Qt.Key.Key_F1)
    director.wait(lambda: director.window.findChild(HelpPanel) is not None and places_.folded)
    director.wait(lambda: results.panel.slip.font().pointSizeF() > beside * results.font().pointSizeF())
    assert director.cut_off(director.window) == []
    QTest.keyClick(director.window, Qt.Key.Key_J, Qt.KeyboardModifier.AltModifier)
    director.wait(lambda: director.window.workspace.where == "journal")
    assert not places_.folded


def test_undo_says_its_whole_word_or_none(director):
    director.make()
    play(director, 1)
    dress(director, "light", "fr", 150, 1280)
    header = director.window.workspace.header
    for width in range(1280, 700, -60):
        director.window.resize(width, 720)
        director.wait()
        words = header.undo.text()
        assert not words or words.startswith("Annuler"), (width, words)


@pytest.mark.parametrize("letters", [100, 150, 200])
def test_the_button_to_go_on_is_whole_in_sight_on_the_first_page(director, letters):
    for language in languages():
        dress(director, "light", language, letters, 1280)
        go, door = director.find("next"), director.find("all-formats")
        director.wait(lambda go=go: go.visibleRegion().boundingRect() == go.rect())
        assert go.geometry().center().y() == door.geometry().center().y(), language  # in one row
        assert go.mapTo(director.window, go.rect().bottomLeft()).y() < SIZES[1280]

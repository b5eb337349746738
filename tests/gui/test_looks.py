"""Does everything that has words fit a small laptop, in every language?"""

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea, QSizePolicy

from tests.gui.driving import Director, players
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.gui.screens import SCREENS
from tichu_turnier.texts import languages
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, EnterResult, PublishDraw
from tichu_turnier.tournament.formats import format_of
from tichu_turnier.tournament.rotation.lots import generator


def play(director: Director, rounds: int, *, owing: int = 0) -> None:
    """Plays so many rounds; in the last one some tables owe their result."""
    director.do(AddEntrants(players(16)), CheckIn(tuple(range(1, 17))))
    for number in range(1, rounds + 1):
        drawn = format_of("fours").draw(director.tournament, 7)
        director.do(PublishDraw(drawn))
        regulations = director.tournament.regulations
        tables = drawn.tables[owing if number == rounds else 0 :]
        director.do(
            *(
                EnterResult(number, s.table, possible_match(generator(7, number, s.table), regulations))
                for s in tables
            )
        )


def cut_off(director: Director) -> list[str]:
    """Words in sight that have less room than they need; some labels shorten themselves and say so."""
    window = director.window
    labels = [label for label in window.findChildren(QLabel) if label.isVisible() and not label.wordWrap()]
    fixed = [one for one in labels if one.sizePolicy().horizontalPolicy() is not QSizePolicy.Policy.Ignored]
    buttons = [one for one in window.findChildren(QAbstractButton) if one.isVisible() and one.text()]
    return [
        *(one.text() for one in fixed if one.width() < one.fontMetrics().horizontalAdvance(one.text())),
        *(one.text() for one in buttons if one.width() < one.minimumSizeHint().width()),
    ]


def sideways(director: Director) -> list[str]:
    """Screens that are wider than the window."""
    areas = director.window.workspace.stack.findChildren(QScrollArea)
    return [area.widget().objectName() for area in areas if area.horizontalScrollBar().maximum() > 0]


STAGES = {
    "nobody": None,
    "registered": (0, 0),
    "drawn": (1, 4),
    "half": (2, 2),
    "between": (1, 0),
    "end": (3, 0),
}
"""Rounds that are drawn, and how many tables owe their result of the last."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("stage", STAGES)
def test_nothing_is_cut_off_on_a_small_laptop(director, stage, language):
    director.make()
    if STAGES[stage] is not None:
        rounds, owing = STAGES[stage]
        play(director, rounds, owing=owing)
    director.window.set_language(language)
    director.wait()
    for screen in SCREENS:
        shown = director.screen(screen.key)
        director.qtbot.wait(1)
        assert (screen.key, sideways(director)) == (screen.key, [])
        assert (screen.key, cut_off(director)) == (screen.key, [])
        assert shown.isVisible()


def test_the_header_keeps_its_words_beside_a_long_undo(director):
    director.make(name="Herbstturnier der Tichufreunde")
    play(director, 1, owing=4)
    state = director.window.workspace.header.state
    assert state.width() >= state.fontMetrics().horizontalAdvance(state.text())
    assert director.window.workspace.header.undo.text().endswith("…")

"""Are the words whole that the critic saw cut, each through the real window (window.md 22)?"""

import pytest

from tests.gui.driving import Director
from tests.gui.results.typing_results import press
from tichu_turnier.gui.common import painting
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import Hands, Totals

NAMES = ("Odermatt Oskar", "Frei Fabienne", "Bühler Urs", "Nägeli Heidi")
SIZES = [(1280, 720), (1920, 1080)]


def wide(widget, text: str | None = None) -> int:
    return widget.fontMetrics().horizontalAdvance(widget.text() if text is None else text)


@pytest.fixture
def cut(monkeypatch):
    """What painted words had to be shortened."""
    found = []
    whole = painting.Pen.words

    def words(pen, box, text, *args, size=1.0, bold=False, **more):
        if pen.letters[size, bold][1].horizontalAdvance(text) > box.width() + 1:
            found.append(text)
        whole(pen, box, text, *args, size=size, bold=bold, **more)

    monkeypatch.setattr(painting.Pen, "words", words)
    return found


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_names_at_the_table_and_what_can_be_accepted_are_whole(director: Director, cut, width, height):
    """`Odermatt Os…` as soon as the button was green, `so anneh…` in the red box."""
    director.make(people=NAMES, here=True)
    director.seat([1, 2, 3, 4])
    director.window.resize(width, height)
    slip = director.screen("results").slip
    press(slip, "⏎57⏎145s" + "⏎55" * 7 + "⏎")
    director.qtbot.wait(50)
    director.window.grab()
    assert [text for text in cut if text and not text.startswith("Karten")] == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_seeds_rounds_scores_and_what_undo_takes_back_are_whole(director: Director, width, height):
    """`48755` for 348755 after a swap, `Viertelfin`, `1000 : 1…`, `Rückgängig: Runde 1, Tisch 4: …`."""
    director.make("knock-out", people=8, here=True)
    director.window.resize(width, height)
    draw = director.screen("draw")
    draw.panel.seed.setValue(348755)
    draw.panel.primary.click()
    director.wait(lambda: draw.trial is not None)
    draw.panel.show_seed(348755, editable=False, swapped=True)
    director.qtbot.wait(20)
    seed = draw.panel.seed
    assert wide(seed) + 18 <= seed.width()
    draw.panel.primary.click()
    director.wait(lambda: bool(director.tournament.rounds))
    director.do(EnterResult(1, 4, Totals(1000, 1000, 12)), EnterResult(1, 3, Totals(1000, -1200, 12)))
    results = director.screen("results")
    director.qtbot.wait(20)
    rounds, table = results.tables.rounds, results.tables.table
    assert wide(rounds, rounds.currentText()) + 30 <= rounds.width()
    for row in range(4):
        said = results.tables.model.index(row, 2)
        assert wide(table, said.data()) + 22 + 20 * bool(said.data(1)) <= table.columnWidth(2), said.data()
    undo = director.window.workspace.header.undo
    assert undo.text() == "Rückgängig: Viertelfinal, Tisch 3: 1000:-1200"


@pytest.mark.parametrize(("letters", "width"), [(100, 1280), (150, 1280), (200, 1280), (200, 1920)])
def test_with_large_letters_what_was_entered_and_what_to_do_next_are_whole(
    director: Director, cut, letters, width
):
    """`9 S…` beside half an empty screen, and `Für eine Korrekt…` in its middle."""
    director.make(people=NAMES, here=True)
    director.seat([1, 2, 3, 4])
    director.do(EnterResult(1, 1, Hands((HandReport(55, 45),) * 9)))
    director.window.keeper.set_font_scale(letters)
    director.window.resize(width, dict(SIZES)[width])
    results = director.screen("results")
    director.qtbot.wait(50)
    cut.clear()
    director.window.grab()
    assert cut == []
    table = results.tables.table
    said = results.tables.model.index(0, 2)
    assert said.data() == "9 Spiele"
    assert wide(table, said.data()) + 22 + 20 <= table.columnWidth(2)
    assert director.cut_off(director.window) == []

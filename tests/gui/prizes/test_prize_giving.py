"""Does a director lead through a prize-giving with one key a step?"""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.tournament.scoring.test_special_lists import EVENING
from tests.tournament.scoring.test_standings import evening
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.gui.prizes.prize_display import PrizeDisplay, PrizeShow
from tichu_turnier.gui.prizes.prizes_page import PrizesPage, prize_lines
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import EnterResult, SetPrizes
from tichu_turnier.tournament.draws.rotation.lots import generator
from tichu_turnier.tournament.model.prizes import LAST_PLACE, ForPlace, ForSomebody, ForSpecialList, Prize
from tichu_turnier.tournament.scoring.prize_giving import RevealOrder
from tichu_turnier.words.prize_giving import prize_script
from tichu_turnier.words.rounds import not_final

GERMAN = Texts("de")


@pytest.fixture
def page(director):
    """Eight people have played a round; the page of the prize-giving is in front."""
    director.make(people=8)
    director.play([[1, 2, 3, 4], [5, 6, 7, 8]])
    director.window.go("standings/prizes")
    page = director.screen("standings").pages.page("prizes")
    director.qtbot.waitUntil(lambda: page.lead is not None and bool(page.lead.model.rows))
    yield page
    page.lead.giving.do("end")


def press(director, widget, key):
    QTest.keyClick(widget, key)
    director.wait()


def test_prizes_are_typed_line_by_line_wherever_they_were_clicked(director, page):
    """window.md 6: a click on the rank, then letters; no other line is jumped to, nothing is lost."""
    table = page.prizes
    for row, column, words in ((0, 1, "Pokal"), (2, 0, "Kaffee"), (3, 0, "Socken")):
        director.type_on(table, row, column, words)
        assert table.currentIndex().row() == row + 1
    given = (Prize(ForPlace(1), "Pokal"), Prize(ForPlace(3), "Kaffee"), Prize(ForPlace(LAST_PLACE), "Socken"))
    assert director.tournament.prizes == given
    director.undo()
    assert director.tournament.prizes == given[:2]


def test_one_key_is_one_step(director, page):
    director.do(SetPrizes((Prize(ForPlace(1), "Pokal"),)))
    model = page.lead.model
    assert {model.data(model.index(row, 1)) for row in range(model.rowCount())} == {"…"}
    director.click(page.lead.start)
    show = PrizeShow.of(director.window.bridge)
    director.qtbot.waitUntil(lambda: show.display is not None and show.display.isVisible())
    display = show.display
    for _ in range(show.last + 3):
        press(director, display, Qt.Key.Key_Space)
    assert show.step == show.last
    press(director, display, Qt.Key.Key_Left)
    first = show.script.scenes[-1]
    assert (show.step, first.place, first.prize) == (show.last - 1, 1, "Pokal")
    assert page.lead.steps.chosen()[0][1].headline == "Rang 1"
    assert not page.lead.start.isVisible()
    director.window.activateWindow()
    page.prizes.setFocus()
    director.qtbot.waitUntil(page.prizes.hasFocus)
    press(director, page.prizes, Qt.Key.Key_Left)
    assert show.step == show.last - 2
    press(director, display, Qt.Key.Key_Escape)
    assert not display.isVisible()
    assert show.script is None
    assert page.lead.start.isVisible()


def test_results_that_come_later_change_nothing_that_is_being_told(director, page):
    director.click(page.lead.start)
    show = PrizeShow.of(director.window.bridge)
    director.qtbot.waitUntil(lambda: show.script is not None)
    before = show.script
    told = [line[1] for line in page.lead.model.rows]
    director.do(EnterResult(1, 1, possible_match(generator(8, 1), director.tournament.regulations)))
    director.qtbot.waitUntil(lambda: page.lead.doubt.text() == GERMAN("prizes-stale"))
    assert director.said == (GERMAN("prizes-stale"),)
    assert show.script is before
    assert [line[1] for line in page.lead.model.rows] == told
    director.undo()
    director.qtbot.waitUntil(lambda: not show.stale)
    assert page.lead.doubt.text() == not_final(director.tournament, GERMAN, (1,)) != ""
    director.leave()
    assert show.script is None


def test_what_is_said_at_each_step():
    tied = evening(4, "1-2 600:400 3-4 600:400")
    prizes = (Prize(ForPlace(1), "Käse"), Prize(ForPlace(2), "Wein"), Prize(ForSomebody(), "Hut"))
    script = prize_script(SetPrizes(prizes).apply(tied), RevealOrder.CUSTOMARY, GERMAN)
    somebody, third, first = script.scenes
    assert (somebody.headline, somebody.names, somebody.prize) == ("Sonderpreis, den Sie vergeben", "", "Hut")
    assert (third.headline, third.names, third.prize) == ("Rang 3", "Team 2\nTeam 4", "")
    assert (first.names, first.prize) == ("Team 1\nTeam 3", "Zum Teilen: Käse + Wein")
    assert first.detail == "2 Siegpunkte, 600 Tichu-Punkte"
    assert first.told == (("3.", "Team 2, Team 4"),)
    assert [scene.place for scene in script.podium] == [1, 3]


def test_special_prizes_say_for_what():
    tournament = SetPrizes((Prize(ForSpecialList("grand-tichus"), "Buch"),)).apply(EVENING)
    special = prize_script(tournament, RevealOrder.PODIUM_ONLY, GERMAN).scenes[0]
    assert special.headline == "Die meisten erfüllten Grossen Tichus"
    assert (special.names, special.detail, special.prize) == ("Dachs", "ein Grosses Tichu", "Buch")


def test_a_line_is_free_wherever_there_could_be_a_prize():
    prizes = (Prize(ForPlace(12), "Salz"), Prize(ForSomebody(), "Hut"), Prize(ForPlace(LAST_PLACE), "Trost"))
    lines = list(prize_lines(SetPrizes(prizes).apply(evening(4, "1-2 600:400 3-4 600:400"))))
    assert [line.what for line in lines if line.to == ForSomebody()] == ["Hut", ""]
    assert [line.what for line in lines if line.to == ForPlace(LAST_PLACE)] == ["Trost"]
    assert [line.to.place for line in lines if isinstance(line.to, ForPlace)] == [1, 2, 3, 0, *range(4, 13)]


@pytest.mark.parametrize("people", [1, 2, 3, 7])
def test_any_number_of_winners_is_painted(qtbot, people):
    """No size, no tie and no length of names breaks the picture."""
    level = evening(2 * people, " ".join(f"{n}-{n + people} 600:400" for n in range(1, people + 1)))
    display = PrizeDisplay()
    qtbot.addWidget(display)
    script = prize_script(level, RevealOrder.FROM_BELOW, GERMAN)
    for size in ((1920, 1080), (640, 480)):
        display.resize(*size)
        for step in range(len(script.scenes) + 2):
            display.show_step(script, step)
            assert display.grab().toImage().width() == size[0]


def test_with_very_large_letters_the_list_of_prizes_stands_above_their_giving(director):
    """Beside it the list was a few letters wide, and the order of places was cut."""
    director.make(people=8, here=True)
    director.window.resize(1280, 720)
    for letters in (100, 200):
        director.window.keeper.set_font_scale(letters)
        director.screen("standings")
        director.window.go("standings/prizes")
        director.wait()
        page, order = director.window.findChild(PrizesPage), director.find("prize-order")
        below = letters == 200
        director.wait(lambda page=page, below=below: (page.lead.y() > page.prizes.height()) is below)
        words = order.fontMetrics().horizontalAdvance(order.currentText())
        assert words + 40 <= order.width()
        assert director.cut_off(director.window) == []

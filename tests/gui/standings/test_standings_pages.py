"""Do the standings tell more than places: movement, pictures, special lists, the page of somebody?"""

from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.tournament.scoring.test_special_lists import EVENING
from tests.tournament.scoring.test_standings import evening
from tichu_turnier.gui.standings.pages import Pins, charts_view, entrant_view
from tichu_turnier.gui.standings.plots import Curve, PlacePlot, Plot, PointsPlot
from tichu_turnier.gui.standings.standings_screen import hopes, open_places
from tichu_turnier.gui.theme import LOOK
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import AddEntrants, ClearResult, EnterResult
from tichu_turnier.tournament.insight.prospects import Prospect
from tichu_turnier.tournament.model.snapshot import EntrantId, Totals
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings import special_lists
from tichu_turnier.words.listings import standings as listed
from tichu_turnier.words.listings.listing import listing
from tichu_turnier.words.listings.standings import Face, Line, moved_words

GERMAN = Texts("de")
ROUNDS = ("1-2 600:400 3-4 600:400 bye 5", "3-1 700:300 4-5 900:100 bye 2", "1-4 ? 2-3 ?")


@pytest.fixture
def screen(director):
    """Eight people have played two rounds at two tables; the standings are in front."""
    director.make(people=8)
    director.play([[1, 2, 3, 4], [5, 6, 7, 8]], [[1, 5, 2, 6], [3, 7, 4, 8]])
    screen = director.screen("standings")
    director.qtbot.waitUntil(lambda: len(screen.ranking.model.rows) == 8)
    return screen


def headings(ranking):
    return [column.key for column in ranking.model.columns]


def test_pinned_people_stay_on_top_whatever_is_searched_for(screen):
    ranking = screen.ranking
    order = [line.row.entrant.id for line in ranking.model.rows]
    ranking.table.setFocus()
    ranking.table.selectRow(5)
    QTest.keyClick(ranking.table, Qt.Key.Key_Space)
    assert [line.row.entrant.id for line in ranking.model.rows] == [order[5], *order[:5], *order[6:]]
    assert ranking.model.rows[0].pinned
    ranking.search.setText(ranking.model.rows[3].row.entrant.name)
    assert ranking.model.rows[0].row.entrant.id == order[5]
    assert len(ranking.model.rows) == 2
    ranking.search.clear()
    ranking.table.selectRow(0)
    ranking.pin.click()
    assert [line.row.entrant.id for line in ranking.model.rows] == order


@pytest.mark.usefixtures("screen")
def test_pins_go_with_the_tournament_and_outlive_a_change_of_language(director):
    Pins.of(director.window.bridge).toggle([EntrantId(3)])
    director.speak("fr")
    ranking = director.screen("standings").ranking
    director.wait(lambda: bool(ranking.model.rows) and ranking.model.rows[0].pinned)
    director.make(name="Ein anderes")
    assert Pins.of(director.window.bridge).pinned == frozenset()


def test_movement_is_told_by_an_arrow(director, screen):
    ranking = screen.ranking
    director.qtbot.waitUntil(lambda: "standings-moved" in headings(ranking))
    rising = [line for line in ranking.model.rows if (line.moved or 0) > 0]
    assert rising
    assert moved_words(rising[0].moved) == f"▲{rising[0].moved}"
    assert [moved_words(each) for each in (-2, 0, None)] == ["▼2", "=", ""]
    ranking.rounds.choose(1)
    ranking.rounds.activated.emit(1)
    director.qtbot.waitUntil(lambda: "standings-moved" not in headings(ranking))


def test_pages_have_keys_and_lead_to_that_of_somebody_and_back(director, screen):
    pages, ranking = screen.pages, screen.ranking
    for number, key in enumerate(("table", "course", "special", "prizes", "deviations"), Qt.Key.Key_1):
        QTest.keyClick(director.window, number, Qt.KeyboardModifier.AltModifier)
        assert (pages.where, pages.buttons[key].isChecked()) == (key, True)
    pages.go("table")
    director.type(ranking.search, "biber", key=Qt.Key.Key_Down)
    QTest.keyClick(ranking.table, Qt.Key.Key_Return)
    page = pages.page("entrant")
    director.qtbot.waitUntil(lambda: len(page.rounds.model.rows) == 2)
    assert (pages.where, page.name.text()) == ("entrant", "Biber")
    assert page.rounds.model.rows[0][1][2].text != ""
    assert len(page.places.plot.curves) == 1
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    assert pages.where == "table"
    pages.go("special")
    special = pages.page("special")
    director.qtbot.waitUntil(lambda: bool(special.model.rows))
    special.table.setFocus()
    special.table.selectRow(0)
    QTest.keyClick(special.table, Qt.Key.Key_Return)
    assert pages.where == "entrant"
    director.click(director.find("entrant-back"))
    assert pages.where == "special"
    # Of another tournament: these stay readable until those are there.
    special.show_tournament(replace(director.tournament, entrants={}, rounds=(), results={}))
    shown = [[column.text(row) for column in special.model.columns] for row in special.model.rows]
    assert shown
    assert all(name for _, _, name, _ in shown)


def test_what_is_taken_away_is_missing_and_told_as_an_intervention(director, screen):
    director.do(ClearResult(1, 1), AddEntrants((NewEntrant("Zander"),)))
    assert screen.ranking.state.text() == "Runde 1: Ein Tisch fehlt noch (1)"
    director.window.menu.findChild(object, "action-deviations").trigger()
    rows = screen.pages.page("deviations").model.rows
    assert any(cells[1].text.startswith("Runde 1, Tisch 1: ") for _, cells in rows)
    never_drawn = entrant_view(director.tournament, EntrantId(9), GERMAN)
    assert (never_drawn.name, never_drawn.summary, never_drawn.facts) == ("Zander", "", ())


def test_the_pictures_show_the_first_five_or_those_who_are_pinned(director, screen):
    director.window.go("standings/course")
    page = screen.pages.page("course")
    director.qtbot.waitUntil(lambda: len(page.places.plot.curves) == 5)
    assert page.places.plot.rounds == ("R1", "R2")
    screen.pages.go("table")
    Pins.of(director.window.bridge).toggle([EntrantId(2), EntrantId(3)])
    screen.pages.go("course")
    director.qtbot.waitUntil(lambda: len(page.places.plot.curves) == 2)
    names = {curve.name for curve in page.places.plot.curves}
    assert names == {director.tournament.entrants[EntrantId(n)].name for n in (2, 3)}


@pytest.mark.usefixtures("qapp")
def test_a_picture_says_in_words_what_it_shows():
    view = charts_view(evening(5, *ROUNDS), frozenset([EntrantId(3), EntrantId(5)]), GERMAN)
    assert [(each.name, each.values) for each in view.places.curves] == [
        ("Team 3", (1, 1)),
        ("Team 5", (5, 5)),
    ]
    assert [each.words for each in view.points.curves] == [("2", "2"), ("–", "0")]
    assert view.points.most == 2
    plot = PlacePlot("Ränge")
    plot.show_plot(view.places)
    assert plot.accessibleDescription() == "Team 3: 1, 1; Team 5: 5, 5"


def test_the_page_of_an_entrant():
    view = entrant_view(evening(5, *ROUNDS), EntrantId(2), GERMAN)
    assert (view.name, view.summary) == ("Team 2", "Rang 4, 0 Siegpunkte, 400 Tichu-Punkte")
    assert view.facts[0] == "Adler 2 + Biber 2"
    shown = [[row[at].text for at in (0, 2, 4, 5, 8)] for row in view.rounds.rows]
    assert shown == [
        ["1", "Team 1 (Adler 1 + Biber 1)", "400", "600", "3"],
        ["2", "setzt aus", "", "", "4"],
        ["3", "Team 3 (Adler 3 + Biber 3)", "Resultat fehlt", "–", "–"],
    ]
    adler = entrant_view(EVENING, EntrantId(1), GERMAN)
    assert "Ansagen: 1 erfüllt, 1 verloren" in adler.facts
    assert "Beste Runde: 1 mit 7 Siegpunkten" in adler.facts
    first = [cell.text for cell in adler.rounds.rows[0]]
    assert (first[2:4], first[8]) == (["Dachs", "Biber, Elster"], "+1 −1")


def test_special_lists_on_the_screen_name_everybody_who_shares_the_last_place(director):
    """window.md 5: four with the same number were missing, by the alphabet."""
    director.make("swiss", people=14, here=True)
    director.seat(*([[team], [team + 1]] for team in range(1, 14, 2)))
    director.do(*(EnterResult(1, table, Totals(900, 100)) for table in range(1, 8)))
    screen = director.screen("standings")
    director.window.go("standings/special")
    page = screen.pages.page("special")
    director.qtbot.waitUntil(lambda: bool(page.model.rows))
    best = [row for row in page.model.rows if row.key == "best-round"]
    assert [row.what.place for row in best] == [1] * 7


def test_special_lists_in_words():
    lines = tuple(special_lists.first_lines(EVENING, 5))
    shown = listing(special_lists.fields(EVENING, GERMAN), "list name words", lines, GERMAN).rows
    assert [cell.text for cell in shown[0]] == ["Die meisten erfüllten Tichus", "Adler", "ein Tichu"]
    assert shown[1][0].text == ""
    best = [row[2].text for line, row in zip(lines, shown, strict=True) if line.key == "best-round"]
    assert set(best) == {
        "7 Siegpunkte, 370 Tichu-Punkte in Runde 1",
        "4 Siegpunkte, 410 Tichu-Punkte in Runde 2",
    }


@pytest.mark.parametrize("rounds", [1, 2, 9])
@pytest.mark.parametrize("people", [1, 8])
def test_pictures_of_any_size_are_painted(qtbot, rounds, people):
    curves = tuple(Curve(f"Team {n}", (None, *[float(n)] * (rounds - 1))) for n in range(1, people + 1))
    for picture in (PlacePlot("Ränge"), PointsPlot("Punkte")):
        qtbot.addWidget(picture)
        blank = picture.grab().toImage()
        picture.show_plot(Plot(("R",) * rounds, curves, (), 500.0))
        for size in ((900, 400), (320, 150)):
            picture.resize(*size)
            assert picture.grab().toImage() != blank
    assert LOOK.now.color("muted").alphaF() == 1, "what is faint is so in the picture alone"


MATCHES = ("1-2 600:400 3-4 600:400", "1-3 600:400 2-4 600:400")
LED = ("1-2 600:400 3-4 500:500",) * 3


@pytest.mark.parametrize(
    ("played", "rounds", "after", "words"),
    [
        (MATCHES, 3, None, "Noch gewinnen können 3: Team 1, Team 2, Team 3"),
        (LED, 4, None, "«Team 1» kann nicht mehr eingeholt werden."),
        pytest.param(MATCHES[:1], 2, None, "", id="everybody can"),
        pytest.param(MATCHES, 2, None, "", id="all is over"),
        pytest.param(MATCHES, 3, 1, "", id="a round that is past"),
    ],
)
def test_who_can_still_win_is_named(played, rounds, after, words):
    tournament = evening(4, *played, rounds=rounds)
    open_ = open_places(tournament, after, wanted=False)
    assert hopes(open_, standings(tournament, after), tournament, GERMAN) == words


def test_far_from_the_end_it_is_computed_only_when_it_is_wanted():
    tournament = evening(4, *MATCHES, rounds=6)
    assert open_places(tournament, None, wanted=False) == {}
    assert open_places(tournament, None, wanted=True)[1] == Prospect(1, 4)


def test_open_places_and_adjusted_points_are_written_with_signs():
    tournament = evening(4, *MATCHES)
    found = listed.fields(tournament, GERMAN, Face.WINDOW)
    line = Line(standings(tournament)[0])
    places = [replace(line, prospect=each) for each in (None, Prospect(2, 2), Prospect(1, 4))]
    assert [found["open-places"].cell(each).text for each in places] == ["", "2", "1–4"]
    values = (None, Fraction(1, 3), Fraction(-1, 3), Fraction(0))
    shown = [found["adjusted"].cell(replace(line, adjusted=each)).text for each in values]
    assert shown == ["", "+0,33", "−0,33", "+0,00"]


def test_a_page_that_was_seen_before_makes_no_other_one_scroll(director):
    director.make(people=16, here=True)
    director.window.resize(1280, 640)
    director.seat([1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16])
    screen = director.screen("standings")
    bar = director.window.workspace.stack.currentWidget().verticalScrollBar()
    for page in reversed(screen.pages.buttons.values()):
        page.click()
        director.wait()
        director.qtbot.wait(20)
    director.wait(lambda: bar.maximum() == 0)

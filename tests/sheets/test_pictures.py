"""Do the pictures of an evening show what was played, to those who see them and to those who do not?"""

import html
import re
from dataclasses import replace
from io import BytesIO

import pytest
from openpyxl import load_workbook

from tests.sheets.evenings import evening
from tests.sheets.formats.structure import drawn_in_parts, structure
from tests.sheets.layout.test_layout import laid_out, texts_of
from tests.sheets.legibility import sheet_of
from tests.sheets.occasions import occasion
from tests.sheets.reading import block, made
from tichu_turnier.sheets import render, sheet
from tichu_turnier.sheets.charts import Bars, Lane, Lanes, PlaceCurves
from tichu_turnier.sheets.document import Handouts, Heading, Matrix, Paragraph
from tichu_turnier.sheets.formats.web_pages import web_pages
from tichu_turnier.sheets.layout.pages import pages
from tichu_turnier.sheets.layout.shapes import Fill, Line
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.insight.entrant_history import places_by_round
from tichu_turnier.tournament.insight.pictures import Spread
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.tallies import tallies

CLUB = evening("club-evening", 18)
PICTURES = sheet("pictures")
ENTERED = {(number, table): number * 3600.0 + 60 * table for number, table in CLUB.results}


def drawn(*blocks):
    return [mark for page in laid_out(*blocks) for mark in page]


@pytest.mark.parametrize(("language", "words"), [("de", "Team"), ("en", "team"), ("fr", "équipe")])
def test_teams_are_no_persons(language, words):
    """«chaque point est une personne», «combien de fois deux personnes se sont rencontrées»: of teams."""
    for made_of, teams in ((evening("treibhaus", 8), True), (CLUB, False)):
        blocks = PICTURES.document(made_of, Texts(language)).blocks
        about = [each.text for each in blocks if isinstance(each, Paragraph)]
        assert any(words in each for each in about) == teams
        assert any("personne" in each for each in about) == (language == "fr" and not teams)


def test_the_pace_is_told_where_it_is_known_when_results_were_entered():
    texts = Texts("de")
    titles = [
        [each.text for each in made.document(CLUB, texts).blocks if isinstance(each, Heading)]
        for made in (PICTURES, PICTURES.with_times(ENTERED))
    ]
    assert titles[1] == [*titles[0], "Das Tempo der Tische"]
    document = PICTURES.with_times({**ENTERED, (9, 1): 0.0, (9, 2): 0.0, (9, 3): 0.0}).document(CLUB, texts)
    lanes = [each for each in document.blocks if isinstance(each, Lanes)][-1]
    assert [each.note for each in lanes.lanes] == [f"0{2 + number}:02, Tisch 4: +2" for number in range(3)]
    assert sheet("ranking").with_times(ENTERED) is sheet("ranking")


@pytest.mark.parametrize("language", languages())
def test_what_is_drawn_is_said_instead(language):
    document = PICTURES.with_times(ENTERED).document(CLUB, Texts(language))
    pdf = render(document, "pdf")
    found = structure(pdf)
    assert found.faults == []
    assert drawn_in_parts(pdf) >= 5 * len(CLUB.results)  # a dot for each player, and one for each table
    charts = [each for each in document.blocks if isinstance(each, PlaceCurves | Lanes | Bars)]
    assert [part.said for part in found.root.all("Figure")] == [each.said for each in charts]
    assert len(charts) == 4


def test_a_report_shows_ones_own_points_among_all():
    handouts = {each.title: each for each in block(made("entrant-reports", CLUB), Handouts).handouts}
    row = standings(CLUB)[4]
    own = tallies(CLUB, 3)[row.entrant.id].rounds
    _, lanes = handouts[row.entrant.name].charts
    assert [each.own for each in lanes.lanes] == [own[number].tichu_points for number in (1, 2, 3)]


def test_after_one_round_there_is_no_course_to_show():
    first = evening("club-evening", 9, 1)
    handouts = block(made("entrant-reports", first), Handouts).handouts
    assert not any(each.charts for each in handouts)
    assert not any(isinstance(each, PlaceCurves) for each in made("pictures", first).blocks)


def test_a_better_place_stands_higher_and_more_points_farther_right():
    course = PlaceCurves("said", ("R1", "R2"), (("Dachs", (3, 1)),), (), 3, "Name")
    (line,) = [mark for mark in drawn(course) if isinstance(mark, Line) and mark.width == 1.6]
    assert line.x1 < line.x2
    assert line.y1 > line.y2
    lane = Lane("R1", Spread(0, 25, 50, 75, 100), own=90.0)
    marks = drawn(Lanes("said", (lane,), ((0, "0"), (50, "50"), (100, "100")), ("",) * 7))
    middle, own = (
        [mark for mark in marks if isinstance(mark, Line) and is_wanted(mark)]
        for is_wanted in (lambda mark: mark.width == 1.4, lambda mark: mark.width > 4 and mark.gray == 0)
    )
    assert middle[0].x1 < (own[0].x1 + own[0].x2) / 2
    ticks = {
        mark.text: mark.x for mark in texts_of(laid_out(Bars("said", (("0", 2), ("1", 4)), ("", "")))[0])
    }
    heights = [
        mark.area.height
        for mark in drawn(Bars("said", (("a", 2), ("b", 4)), ("", "")))[1:]
        if isinstance(mark, Fill)
    ]
    assert heights[1] == pytest.approx(2 * heights[0])
    assert ticks["0"] < ticks["1"]


def test_dots_that_are_alike_stand_upon_each_other():
    lane = Lane("R1", Spread(0, 0, 0, 0, 10), (0.0,) * 30 + (10.0,))
    marks = drawn(Lanes("said", (lane,), ((0, "0"), (10, "10")), ("",) * 7))
    dots = {(mark.area.left, mark.area.top) for mark in marks if isinstance(mark, Fill) and mark.gray == 0}
    assert len(dots) == 31
    assert len({left for left, _ in dots}) == 2


@pytest.mark.parametrize("language", languages())
def test_on_a_web_page_they_are_drawn_and_said(language):
    document = PICTURES.with_times(ENTERED).document(CLUB, Texts(language))
    page = render(document, "html").decode()
    charts = [each for each in document.blocks if isinstance(each, PlaceCurves | Lanes | Bars)]
    assert [
        html.unescape(said) for said in re.findall('<svg role="img" aria-label="\u2068(.*?)\u2069"', page)
    ] == [each.said for each in charts]
    words = {html.unescape(each) for each in re.findall(">\u2068([^<]*)\u2069</text>", page)}
    assert {name for name, _ in charts[0].curves if len(name) < 40} <= words  # longer ones are cut
    assert page.count('fill="currentColor"><') == len(charts)  # letters are seen on a dark page too
    reports = render(made("entrant-reports", CLUB), "html").decode()
    assert reports.count("<svg ") == 2 * 18


def test_the_site_of_a_club_has_them_unless_standings_are_held_back():
    assert "<svg " in web_pages(CLUB, Texts("de"))["pictures.html"].decode()
    assert "pictures.html" not in web_pages(replace(CLUB, standings_held=True), Texts("de"))
    assert "pictures.html" not in web_pages(replace(CLUB, results={}), Texts("de"))


def test_in_a_workbook_pictures_are_tables():
    book = load_workbook(BytesIO(render(PICTURES.with_times(ENTERED).document(CLUB, Texts("de")), "xlsx")))
    lines = (row for page in book.worksheets for row in page.iter_rows(values_only=True))
    rows = [[cell for cell in row if cell is not None] for row in lines]
    first = standings(CLUB)[0].entrant
    assert [first.name, *(each[first.id] for each in places_by_round(CLUB))] in rows
    assert ["Runde 1", -2, -1, 0, 1, 2, "02:02, Tisch 4: +2"] in rows


def test_where_losers_go_out_the_bracket_is_the_picture():
    cup = occasion("bracket", 16)
    kinds = {type(each) for each in made("pictures", cup).blocks}
    assert kinds & {PlaceCurves, Matrix, Bars, Lanes} == {Bars, Lanes}
    handouts = block(made("entrant-reports", cup), Handouts).handouts
    assert {tuple(map(type, each.charts)) for each in handouts} == {(Lanes,)}


def test_there_are_none_before_the_first_result():
    assert PICTURES.suits(CLUB)
    assert not PICTURES.suits(evening("club-evening", 18, 0))


def test_the_matrix_on_a_poster_stands_on_one_page_in_letters_as_large_as_names_allow():
    for count, least in ((4, 16), (18, 13), (37, 7)):
        document = sheet_of("pictures", count)
        *others, last = pages(document)
        names = [mark for mark in texts_of(last) if mark.text in set(block(document, Matrix).names)]
        assert (len(others), len(names)) == (2, count)
        assert min(mark.size for mark in names) >= least

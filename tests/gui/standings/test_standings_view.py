"""What is told about the standings beside places and points?"""

from dataclasses import replace
from fractions import Fraction

from tests.tournament.scoring.test_standings import evening
from tests.tournament.scoring.test_tie_breaks import table_evening
from tichu_turnier.gui.standings.standings_view import details_of, hopes
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.insight.prospects import Prospect
from tichu_turnier.tournament.model.presets import DTM
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings.standings import Face, Line, fields

GERMAN = Texts("de")


def told(tournament, after=None, *, wanted=False):
    return hopes(details_of(tournament, after, wanted=wanted), standings(tournament, after), GERMAN)


ROUNDS = ("1-2 600:400 3-4 600:400", "1-3 600:400 2-4 600:400")


def test_who_can_still_win_is_named():
    assert told(evening(4, *ROUNDS, rounds=3)) == "Noch gewinnen können 3: Team 1, Team 2, Team 3"
    assert (
        told(evening(4, *["1-2 600:400 3-4 500:500"] * 3, rounds=4))
        == "«Team 1» kann nicht mehr eingeholt werden."
    )


def test_nothing_is_said_while_everybody_can_or_when_it_is_over_or_past():
    assert told(evening(4, *ROUNDS[:1], rounds=2)) == ""
    assert told(evening(4, *ROUNDS, rounds=2)) == ""
    assert told(evening(4, *ROUNDS, rounds=3), 1) == ""


def test_far_from_the_end_it_is_computed_only_when_it_is_wanted():
    tournament = evening(4, *ROUNDS, rounds=6)
    assert details_of(tournament, None, wanted=False).prospects == {}
    assert details_of(tournament, None, wanted=True).prospects[1] == Prospect(1, 4)


def test_open_places_and_adjusted_points_are_written_with_signs():
    tournament = evening(4, *ROUNDS)
    found = fields(tournament, GERMAN, Face.WINDOW)
    line = Line(standings(tournament)[0])
    places = [replace(line, prospect=each) for each in (None, Prospect(2, 2), Prospect(1, 4))]
    assert [found["open-places"].cell(each).text for each in places] == ["", "2", "1–4"]
    values = (None, Fraction(1, 3), Fraction(-1, 3), Fraction(0))
    shown = [found["adjusted"].cell(replace(line, adjusted=each)).text for each in values]
    assert shown == ["", "+0,33", "−0,33", "+0,00"]
    adjusted = details_of(table_evening(DTM, "1234 60 60", "1324 60 60"), None, wanted=True).adjusted
    assert adjusted.keys() == {1, 2, 3, 4}

"""Are numbers written as people do, and does each face show the columns of a list that are its own?"""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.evenings import at, drawn
from tests.evenings import evening as prepared
from tests.sheets.evenings import evening as played
from tests.tournament.model.test_clock import RUNNING
from tests.tournament.model.test_clock import at as after
from tests.tournament.scoring.test_standings import evening
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.insight.public_display import RoomPage
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings.listing import Cell, Field, listing
from tichu_turnier.words.listings.standings import COLUMNS, Face, fields, standings_listing
from tichu_turnier.words.numbers import amount
from tichu_turnier.words.room_view import room_view
from tichu_turnier.words.rounds import clock_words, not_final

GERMAN = Texts("de")
EVENING = evening(4, "1-2 600:400 3-4 600:400")


def test_every_column_of_the_standings_stands_on_a_face():
    shown = {key for keys in COLUMNS.values() for key in keys.split()}
    assert shown == fields(EVENING, GERMAN, Face.WINDOW).keys()


def test_faces_name_and_order_the_same_columns_their_way():
    def heads(tournament, face):
        columns = standings_listing(standings(tournament), tournament, GERMAN, face).columns
        return [column.title for column in columns]

    points = ["Siegpunkte", "Tichu-Punkte"]
    assert heads(EVENING, Face.POSTER) == ["Rang", "Name", *points, "Spiele"]
    assert heads(EVENING, Face.DISPLAY) == ["", "Name", "Sieg", "Tichu"]
    assert heads(EVENING, Face.COMMAND) == ["Platz", "Name", *points, "Spiele", "entschieden durch"]
    before = drawn(prepared("club-evening", 8), 7, 1)
    assert heads(before, Face.WINDOW) == ["Rang", "Name", *points, "Entschieden durch"]


def test_a_column_with_nothing_to_say_is_left_out_and_an_unknown_one_is_a_bug():
    words = Field("sheets-name", Cell, if_any=True)
    both = {"words": words, "always": Field("", lambda _: Cell())}
    assert [column.key for column in listing(both, "always words", ["", "a"], GERMAN).columns] == [
        "",
        "sheets-name",
    ]
    assert [column.key for column in listing(both, "words always", [""], GERMAN).columns] == [""]
    with pytest.raises(KeyError):
        listing(both, "words other", [], GERMAN)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        *((0, "0"), (-120, "−120"), (Fraction(9, 2), "4,5"), (Fraction(-20, 3), "−6,67")),
        *((Fraction(-1, 30), "−0,03"), (Fraction(2999, 1000), "3"), (Fraction(1000), "1000")),
    ],
)
def test_numbers_have_at_most_two_decimals(value, shown):
    assert amount(value, Texts("de")) == shown


@pytest.mark.parametrize(
    ("people", "tables"), [(12, "1, 2, 3"), (60, "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, …")]
)
def test_a_dozen_tables_are_named_that_a_list_waits_for(people, tables):
    waits = not_final(drawn(prepared("club-evening", people), 7, 1), GERMAN, [1])
    assert f"Runde 1, Tisch {tables}." in waits


@pytest.mark.parametrize(
    ("seconds", "key"),
    [
        *((5, "signal-start"), (100, "phase-playing"), (2430, "signal-warning-10"), (2520, "phase-warning")),
        *((2730, "signal-warning-5"), (2790, "phase-warning"), (3005, "signal-time-up")),
    ],
)
def test_a_signal_of_the_clock_has_its_words_for_a_minute(seconds, key):
    minutes = 5 if key.endswith("5") else 10
    said = clock_words(RUNNING, after(seconds), GERMAN)
    assert said == GERMAN(f"clock-{key}", round=1, minutes=minutes)


def test_the_wall_calls_standings_final_once_all_is_in():
    whole = played("club-evening", 8)
    owing = replace(whole, results=frozen(each for each in whole.results.items() if each[0] != (1, 1)))
    mark = GERMAN("sheets-not-final-mark")
    notes = [room_view(RoomPage.STANDINGS, each, at("22:40"), GERMAN).note for each in (whole, owing)]
    assert [mark in note for note in notes] == [False, True]

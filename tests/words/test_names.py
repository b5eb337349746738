"""Do lists follow surnames where these are known, and names as they are called where they are not?"""

from dataclasses import replace
from typing import cast

import pytest

from tests.evenings import drawn, evening, fresh, listed
from tests.sheets.reading import block, made
from tichu_turnier.sheets import score_slips
from tichu_turnier.sheets.document import Table
from tichu_turnier.sheets.honours import certificate_blocks
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import AddEntrants, EditEntrant, PublishDraw, Substitute
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.presets import CLUB_EVENING, TREIBHAUS
from tichu_turnier.tournament.model.snapshot import Result, Totals, Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.transfer.entrant_list import read_list
from tichu_turnier.web.views import home_view
from tichu_turnier.words.listings.seats import seats_listing
from tichu_turnier.words.listings.standings import Face, Line, standings_listing
from tichu_turnier.words.names import by_alphabet, listed_name, surnames_of

LIST = "Nachname;Vorname\nBär;Balu\nvon Uhu;Uwe\nAdler Weih;Anna\nZobel;Zita (vegi)\n"
WITH_COMMA = "Name;Verein\nBär, Balu;Bern\nvon Uhu, Uwe;Bern\nAdler Weih, Anna;Chur\nZobel, Zita;Chur\n"


def imported(text):
    """With somebody typed at the desk, of whom nobody said what the surname is."""
    news = (*read_list(text, Unit.PLAYER).accepted(), NewEntrant("Ida van Igel"))
    return AddEntrants(tuple(replace(new, present=True) for new in news)).apply(fresh())


def of(tournament):
    return dict(surnames_of(tournament.entrants.values()))


@pytest.mark.parametrize("text", [LIST, WITH_COMMA])
def test_surnames_of_a_list_sort_everybody(text):
    tournament = imported(text)
    assert of(tournament) == {
        "Balu Bär": "Bär",
        "Uwe von Uhu": "von Uhu",
        "Anna Adler Weih": "Adler Weih",
        "Zita Zobel": "Zobel",
        "Ida van Igel": "van Igel",
    }
    order = ["Anna Adler Weih", "Balu Bär", "Ida van Igel", "Uwe von Uhu", "Zita Zobel"]
    assert [each.name for each in by_alphabet(tournament.entrants.values())] == order
    turned = ["Adler Weih Anna", "Bär Balu", "van Igel Ida", "von Uhu Uwe", "Zobel Zita"]
    ids = [each.id for each in by_alphabet(tournament.entrants.values())]
    assert home_view(tournament, Texts("de"))["people"] == list(zip(ids, turned, strict=True))


def test_paper_has_two_fields_and_the_wall_one():
    tournament = imported(LIST)
    published = next_round(tournament, 7)
    played = PublishDraw(published).apply(tournament)
    for sheet, first in (("participants", 2), ("seats-by-name", 0)):
        table = block(made(sheet, played), Table)
        assert [column.title for column in table.columns][first : first + 2] == ["Nachname", "Vorname"]
        surname, given = table.rows[0][first : first + 2]
        assert (surname.text, surname.strong, given.text, given.strong) == ("Adler Weih", True, "Anna", False)
    wall = seats_listing(played, Texts("de"), published, on_display=True)
    assert next(row[0].text for row in wall.rows) == "Adler Weih Anna"


def test_another_name_has_another_surname():
    before = imported(LIST)
    balu = next(each for each in before.entrants.values() if each.name == "Balu Bär")
    kept = EditEntrant(replace(balu, club="Bern")).apply(before).entrants[balu.id]
    assert kept.surname_words == 1
    for change in (EditEntrant(replace(balu, name="Uhu Eule")), Substitute(balu.id, "Uhu Eule")):
        assert change.apply(before).entrants[balu.id].surname_words == 0


def test_without_surnames_names_stay_whole():
    tournament = listed(fresh(), ["Zita Adler", "Balu Zobel"])
    assert of(tournament) == {}
    assert [each.name for each in by_alphabet(tournament.entrants.values())] == ["Balu Zobel", "Zita Adler"]
    titles = [column.title for column in block(made("participants", tournament), Table).columns]
    assert titles[2] == "Name"
    assert "Vorname" not in titles


def test_no_column_of_partners_where_teams_have_named_nobody():
    teams = drawn(evening("treibhaus", 8), 7, 1)
    columns = [column.title for column in seats_listing(teams, Texts("de"), teams.rounds[0]).columns]
    assert columns == ["Name", "Tisch"]


def two_wolfs(surname_words=0):
    news = [NewEntrant("Wolf Amsel", club=club, surname_words=surname_words) for club in ("Bern", "Basel")]
    others = [NewEntrant(name, club="Chur") for name in ("Uhu Reh", "Elch Gans")]
    return drawn(AddEntrants((*news, *others)).apply(fresh(CLUB_EVENING)), 1, 1)


def test_two_of_one_name_are_told_apart_by_their_clubs_wherever_people_are_listed():
    tournament, texts = two_wolfs(), Texts("en")
    both = {"Wolf Amsel (Bern)", "Wolf Amsel (Basel)"}
    assert {own_name(tournament, who) for who in tournament.entrants} == {*both, "Uhu Reh", "Elch Gans"}
    for on_display in (False, True):
        seats = seats_listing(tournament, texts, tournament.rounds[0], on_display=on_display)
        assert both <= {cell.text for row in seats.rows for cell in row}
    for face in (Face.POSTER, Face.DISPLAY, Face.COMMAND, Face.WINDOW):
        rows = [Line(row) for row in standings(tournament)]
        listed = standings_listing(rows, tournament, texts, face)
        assert both <= {cell.text for row in listed.rows for cell in row}
    assert both <= {name for _, name in cast("list[tuple[int, str]]", home_view(tournament, texts)["people"])}


def test_two_of_one_name_stand_by_their_surname_with_their_clubs():
    tournament = two_wolfs(surname_words=1)
    surnames = surnames_of(tournament.entrants.values())
    listed = {listed_name(own_name(tournament, who), surnames) for who in tournament.entrants}
    assert listed == {"Amsel Wolf (Bern)", "Amsel Wolf (Basel)", "Reh Uhu", "Gans Elch"}
    seats = seats_listing(tournament, Texts("en"), tournament.rounds[0])
    assert {(row[0].text, row[1].text) for row in seats.rows} >= {
        ("Amsel", "Wolf (Bern)"),
        ("Amsel", "Wolf (Basel)"),
    }
    assert {
        name for _, name in cast("list[tuple[int, str]]", home_view(tournament, Texts("en"))["people"])
    } == listed


def test_certificates_say_the_club_of_two_of_one_name():
    tournament = two_wolfs()
    played = tournament.rounds[0].tables[0]
    report = Totals(900, 100, 10)
    tournament = replace(tournament, results=frozen([((1, played.table), Result(1, played.table, report))]))
    (made,) = certificate_blocks(tournament, Texts("en"))
    below = {each.below[0] for each in made.certificates if each.name == "Wolf Amsel"}
    assert below <= {"Bern", "Basel"}
    assert below


def test_two_of_one_name_are_told_apart_by_their_clubs_wherever_seats_are_named():
    """Slips, whoever rests, and two pairs of the same people had no club; small letters broke the list."""
    texts = Texts("de")
    alone = tuple(
        NewEntrant(name, club=club, present=True, surname_words=1)
        for name, club in (("Anna Wolf", "Bern"), ("anna wolf", "Basel"), ("Ida Igel", ""), ("Uwe Uhu", ""))
    )
    five = AddEntrants((*alone, NewEntrant("Zita Zobel", present=True))).apply(fresh(CLUB_EVENING))
    seated = drawn(five, 1, 1)
    names = " ".join(cell.text for row in seats_listing(seated, texts, seated.rounds[0]).rows for cell in row)
    assert "(Bern)" in names
    assert "(Basel)" in names
    teams = tuple(NewEntrant("Wolf & Otter", ("Wolf", "Otter"), club) for club in ("Bern", "Basel"))
    pairs = drawn(AddEntrants(teams).apply(fresh(TREIBHAUS)), 1, 1)
    seats = seats_listing(pairs, texts, pairs.rounds[0])
    assert {row[0].text for row in seats.rows} == {
        *("Otter (Basel)", "Otter (Bern)", "Wolf (Basel)", "Wolf (Bern)"),
    }
    (slip,) = score_slips.blocks(pairs, texts, pairs.rounds[0])[0].slips
    assert {name for side in slip.people for _, name in side} == {row[0].text for row in seats.rows}

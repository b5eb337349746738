"""Do route cards, results, cross table, reports, prizes, press text and certificates say what is so?"""

import re
from dataclasses import replace
from hashlib import sha256

import pytest

from tests.sheets.evenings import evening
from tests.sheets.layout.test_layout import overflowing, overlapping
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.sheets import render, sheet
from tichu_turnier.sheets.document import Certificates, Handouts, Paragraph, Signs, Table
from tichu_turnier.sheets.formats.tabulate import as_table
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.certificate import LETTERS, draw_code
from tichu_turnier.tournament.model.mappings import frozen, replaced
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.model.prizes import LAST_PLACE, ForPlace, ForSomebody, ForSpecialList, Prize
from tichu_turnier.tournament.model.snapshot import Hands
from tichu_turnier.tournament.scoring.standings import standings

CLUB = evening("club-evening", 9)
TEAMS = evening("treibhaus", 6)
NEW = ("route-cards", "table-cards", "seat-lots", "round-results", "cross-table", "entrant-reports")


def block(key, tournament, kind, language="de", number=None):
    blocks = sheet(key).document(tournament, Texts(language), number).blocks
    return next(each for each in blocks if isinstance(each, kind))


def test_who_came_late_has_no_report_yet():
    who = max(CLUB.entrants) + 1
    late = replace(CLUB.entrants[who - 1], id=who, name="Zobel")
    joined = replace(CLUB, entrants=frozen([*CLUB.entrants.items(), (who, late)]))
    titles = [each.title for each in block("entrant-reports", joined, Handouts).handouts]
    assert titles == [each.title for each in block("entrant-reports", CLUB, Handouts).handouts] != []


def rows(table):
    return [[cell.text for cell in row] for row in table.rows]


def notes(key, tournament, language="de"):
    blocks = sheet(key).document(tournament, Texts(language)).blocks
    return [each.text for each in blocks if isinstance(each, Paragraph)]


def test_a_route_card_leads_to_the_seats_of_the_plan():
    cards = {each.title: each.table for each in block("route-cards", CLUB, Handouts).handouts}
    assert len(cards) == 9
    for drawn in CLUB.rounds:
        for seating in drawn.tables:
            names = {CLUB.entrants[who].name for who in seating.seats}
            for name in names:
                row = rows(cards[name])[drawn.number - 1]
                assert re.fullmatch(rf"{seating.table} [ABCD]", row[1])
                assert set(row[2].split(", ")) == names - {name}
        for who in drawn.sitting_out:
            assert "setzt aus" in rows(cards[CLUB.entrants[who].name])[drawn.number - 1]


def test_rounds_to_come_are_left_to_a_pen():
    cards = block("route-cards", CLUB, Handouts, number=1).handouts
    assert all(row[1:] == ["", ""] for card in cards for row in rows(card.table)[1:])
    assert len(rows(cards[0].table)) == CLUB.regulations.rounds


def test_lots_are_the_seats_of_the_round():
    signs = block("seat-lots", CLUB, Signs).signs
    assert [sign.big for sign in signs] == [f"{table} {letter}" for table in (1, 2) for letter in "ABCD"]


def test_round_results_are_those_of_the_slips():
    drawn = TEAMS.rounds[-1]
    for row, seating in zip(rows(block("round-results", TEAMS, Table)), drawn.tables, strict=True):
        a, b = TEAMS.results[drawn.number, seating.table].report.totals
        assert (row[0], row[2], row[4]) == (str(seating.table), str(a), str(b))


def test_a_table_without_a_result_is_named_and_left_open():
    key = (TEAMS.rounds[-1].number, 1)
    owing = replace(TEAMS, results=frozen((k, v) for k, v in TEAMS.results.items() if k != key))
    assert rows(block("round-results", owing, Table))[0][2:5] == ["", "–", ""]
    assert notes("round-results", owing) == ["Es fehlen noch Resultate von Runde 3, Tisch 1."]
    assert "?" in {cell for row in rows(block("cross-table", owing, Table)) for cell in row}


def test_in_a_cross_table_both_tell_the_same():
    table = rows(block("cross-table", TEAMS, Table))
    for line, row in enumerate(table):
        assert row[3 + line] == "×"
        for column, mine in enumerate(row[3:-1]):
            theirs = table[column][3 + line]
            if column != line:
                turned = [":".join(reversed(score.split(":"))) for score in mine.split("  ") if score]
                assert turned == [score for score in theirs.split("  ") if score]
    assert sum(bool(cell) for row in table for cell in row[3:-1]) > len(table)


def test_of_many_entrants_a_cross_table_has_a_column_for_each_round():
    table = block("cross-table", evening("treibhaus", 37), Table)
    assert [column.title for column in table.columns] == ["Rang", "Name", "R1", "R2", "R3", "Siegpunkte"]
    places = {row[0] for row in rows(table)}
    met = {re.match(r"\((\d+)\)", cell)[1] for row in rows(table) for cell in row[2:5] if cell != "–"}
    assert met <= places


def test_the_victory_points_of_a_report_add_up_to_the_ranking():
    reports = {each.title: each for each in block("entrant-reports", CLUB, Handouts).handouts}
    for row in standings(CLUB):
        report = reports[row.entrant.name]
        assert f"Rang {row.place}, {row.record.victory_points} Siegpunkte" in report.lines[1]
        points = [line[3] for line in rows(report.table)]
        assert sum(int(each) for each in points if each) == row.record.victory_points
        assert rows(report.table)[-1][-1] == str(row.place)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_code_of_a_draw_follows_from_what_its_certificate_says(number):
    line = notes("draw-certificate", replace(CLUB, rounds=CLUB.rounds[:number]))[-1].replace(" ", "")
    value, letters = int.from_bytes(sha256(line.encode()).digest()), ""
    for _ in range(6):
        value, rest = divmod(value, len(LETTERS))
        letters += LETTERS[rest]
    assert letters == draw_code(CLUB.rounds[number - 1])


def test_prizes_have_their_winners_and_those_to_be_named_a_space():
    prizes = (
        Prize(ForPlace(1), "Wanderpokal"),
        Prize(ForPlace(LAST_PLACE), "Trostpreis"),
        Prize(ForSpecialList("best-round"), "Korb"),
        Prize(ForSomebody(), "Hut"),
        Prize(ForPlace(99), "gibt es nicht"),
    )
    first, last, best, hat, nobody = rows(block("prizes", replace(CLUB, prizes=prizes), Table))
    ranked = standings(CLUB)
    assert first == ["Rang 1", "Wanderpokal", ranked[0].entrant.name]
    assert last == ["Letzter Rang", "Trostpreis", ranked[-1].entrant.name]
    assert best[0] == "Beste Runde"
    assert best[2]
    assert (hat, nobody[2]) == (["Sonderpreis", "Hut", ""], "")
    unplayed = replace(CLUB, prizes=prizes, results=frozen(()))
    assert {row[2] for row in rows(block("prizes", unplayed, Table))} == {""}
    assert notes("prizes", CLUB) == ["Für diesen Abend sind keine Preise eingetragen."]


def test_the_press_gets_numbers_winner_and_the_first_ten():
    lead, winner, ranking, _ = notes("press", TEAMS, "en")
    assert lead.startswith("6 teams with 12 people played 3 rounds at the Tichu tournament")
    first = standings(TEAMS)[0]
    assert first.entrant.name in winner
    assert f"with {first.record.victory_points} victory points" in winner
    assert ranking.count(";") == 5
    *owed, alone, _ = notes("press", replace(CLUB, results=frozen(())))
    assert len(owed) == 3
    assert alone.startswith("9 Personen spielten am 21. November 2026, Luzern, am Tichu-Turnier")


def test_certificates_are_for_the_podium():
    found = block("certificates", CLUB, Certificates).certificates
    podium = [row for row in standings(CLUB) if row.place <= 3]
    assert [each.name for each in found] == [row.entrant.name for row in podium]
    assert found[0].rank == "1. Rang"
    assert notes("certificates", replace(CLUB, results=frozen(()))) == [
        "Urkunden gibt es, sobald Resultate da sind."
    ]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_every_kind_of_evening_can_be_printed(preset):
    tournament = evening(preset.key, 8, 2)
    for key in NEW:
        document = sheet(key).document(tournament, Texts("de"))
        assert not overflowing(document)
        assert not overlapping(document)
        assert render(document, "csv")


def test_where_nothing_is_drawn_handouts_and_signs_are_tables():
    handouts = as_table(block("route-cards", CLUB, Handouts))
    assert len(handouts.rows) == 9 * 3
    assert handouts.columns[0].title == "Name"
    assert rows(as_table(block("seat-lots", CLUB, Signs)))[0][0] == "Tisch 1 A"
    assert len(as_table(block("certificates", CLUB, Certificates)).rows) == 3


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("de", "1 Siegpunkt,", "2 Siegpunkte,"),
        ("en", "1 victory point,", "2 victory points,"),
        ("fr", "1 point de victoire,", "2 points de victoire,"),
    ],
)
def test_one_point_is_one_point(language, one, many):
    """A tie brings each side of a match one victory point, a win two."""
    played = evening("treibhaus", 4, 1)
    report = Hands((HandReport(50, 50), HandReport(50, 50)))
    tied = replaced(played.results, (1, 1), replace(played.results[1, 1], report=report))
    document = sheet("entrant-reports").document(replace(played, results=tied), Texts(language))
    told = " ".join(line for each in document.blocks[0].handouts for line in each.lines)
    assert told.count(one) == 2
    assert many in told

"""Do the room map and the matrix on paper show everybody once, on as many pages as they need?"""

from dataclasses import replace
from statistics import median, mode

import pytest

from tests.sheets.evenings import evening
from tests.sheets.reading import block, made, rows
from tests.tournament.draws.test_fairness import TWO_ROUNDS
from tests.tournament.draws.test_fairness import evening as undrawn
from tichu_turnier.settings import Settings
from tichu_turnier.sheets import render
from tichu_turnier.sheets.club import dressed, look_of
from tichu_turnier.sheets.document import Matrix, RoomMap
from tichu_turnier.sheets.formats.tabulate import as_table
from tichu_turnier.sheets.layout.page_builder import paper_size
from tichu_turnier.sheets.layout.pages import pages
from tichu_turnier.sheets.layout.shapes import Frame, Text
from tichu_turnier.sheets.seats import usual_row
from tichu_turnier.tournament.model.snapshot import EntrantId, OddNumbers, Round, Seating


def shown(document):
    return [mark for page in pages(document) for mark in page]


@pytest.mark.parametrize(("tables", "row"), [(1, 1), (4, 2), (16, 4), (20, 5), (100, 6)])
def test_a_room_is_a_little_wider_than_deep(tables, row):
    assert usual_row(tables) == row


@pytest.mark.parametrize(
    ("key", "count", "many"), [("club-evening", 64, 2), ("treibhaus", 32, 2), ("dtm", 400, 6)]
)
def test_every_table_stands_on_the_map_once(key, count, many):
    tournament = evening(key, count, 1)
    document = made("room-map", tournament)
    titles = [
        mark.text for mark in shown(document) if isinstance(mark, Text) and mark.text.startswith("Tisch ")
    ]
    assert sorted(titles) == sorted(f"Tisch {seating.table}" for seating in tournament.rounds[0].tables)
    assert 1 <= len(pages(document)) <= many


def test_names_longer_than_all_others_stay_at_their_table():
    document = made("room-map", evening("club-evening", 64, 1))
    room = block(document, RoomMap)
    giant = replace(room.tables[0], groups=(("Donaudampfschifffahrt " * 4,) * 2,) * 3)
    document = replace(document, blocks=(replace(room, tables=(giant, *room.tables[1:])),))
    marks = pages(document)[0]
    table = next(mark.area for mark in marks if isinstance(mark, Frame))
    lines = [mark.y for mark in marks if isinstance(mark, Text) and "Donau" in mark.text]
    assert len(lines) >= 6
    assert table.top < min(lines) < max(lines) < table.bottom


def test_rows_are_as_long_as_in_the_room():
    document = made("room-map", evening("club-evening", 64, 1))

    def lefts(row):
        marks = shown(dressed(document, look_of(Settings(room_row=row))))
        return len({round(mark.area.left) for mark in marks if isinstance(mark, Frame)})

    assert [lefts(row) for row in (0, 2, 8)] == [4, 2, 8]


def test_odd_tables_and_letters_are_on_the_map():
    tables = (Seating(1, (1, 2, 3, 4), EntrantId(5)), Seating(2, (6, 7, 6, 8)))
    new = undrawn("club-evening", 8)
    odd = replace(new.regulations, odd_numbers=OddNumbers.FIVE)
    document = made("room-map", replace(new, rounds=(Round(1, tables),), regulations=odd))
    five, three = block(document, RoomMap).tables
    assert five.groups == (("A  Karte 1", "B  Karte 3"), ("C  Karte 2", "D  Karte 4"), ("E  Karte 5",))
    assert three.groups == (("A  Karte 6",), ("B  Karte 7", "C  Karte 8"))


def test_the_matrix_is_on_the_fairness_sheet_of_a_small_field():
    tournament = replace(undrawn("dtm", 10), rounds=TWO_ROUNDS)
    document = made("fairness", tournament)
    matrix = rows(as_table(block(document, Matrix)))
    assert matrix[0] == ["1", "Karte 1", "", "1", "1", "", "", "", "", "", ""]
    assert matrix[1][2] == matrix[8][10] == "1"
    for kind in ("pdf", "xlsx", "html", "csv"):
        assert len(render(document, kind)) > 200
    large = made("fairness", evening("dtm", 64, 2))
    assert not any(isinstance(each, Matrix) for each in large.blocks)


@pytest.mark.parametrize(("count", "least"), [(10, 12), (37, 10)])
def test_names_beside_the_matrix_are_of_one_size_and_its_rows_fill_the_page(count, least):
    document = made("fairness", evening("club-evening", count))
    matrix = block(document, Matrix)
    page = pages(document)[-1]
    lines = [mark for mark in page if isinstance(mark, Text) and mark.text in matrix.names]
    usual = mode(round(mark.size, 2) for mark in lines)
    assert usual >= least
    assert sum(round(mark.size, 2) < usual for mark in lines) <= count / 8
    down = sorted(mark.y for mark in lines)
    assert (down[-1] - down[0]) / (count - 1) >= 1.25 * usual, "a row is as high as its name"
    assert count < 30 or down[-1] > 0.9 * paper_size(document)[1]


def test_the_map_of_a_room_of_teams_is_read_from_afar_too():
    """Each of a pair on lines of its own, on as many pages as that takes."""
    document = made("room-map", evening("treibhaus", 37))
    marks = [mark for page in pages(document) for mark in page if isinstance(mark, Text)]
    names = [mark.size for mark in marks if not mark.bold and mark.text.endswith(" +")]
    assert len(names) > 8
    assert median(names) >= 16

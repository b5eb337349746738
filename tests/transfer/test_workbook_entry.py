"""Does the workbook that is filled in elsewhere come back as what was played?"""

import zipfile
from dataclasses import replace
from functools import partial

import pytest
from openpyxl import load_workbook

from tests import evenings
from tests.evenings import drawn
from tests.sheets.evenings import evening
from tests.tournament.tables.test_odd_tables import SIX_AT_A_TABLE, odd
from tichu_turnier.rules.hand_line import hand_text
from tichu_turnier.sheets.formats.excel_entry import render
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Totals
from tichu_turnier.transfer import workbook_entry
from tichu_turnier.transfer.result_preview import lines_in
from tichu_turnier.transfer.sheets_of import sheets_of


def read_entry(path, tournament):
    return workbook_entry.read_entry(sheets_of(path), tournament)[0]


@pytest.fixture
def file(tmp_path):
    return tmp_path / "runde.xlsx"


def filled(file, tournament, cells, language="de"):
    """The workbook of the first round with some cells typed in."""
    file.write_bytes(render(tournament, Texts(language), 1))
    book = load_workbook(file)
    page = book.worksheets[0]
    for name, value in cells.items():
        assert not page[name].protection.locked, name
        page[name] = value
    book.save(file)
    return file


refused = partial(evenings.refused, read_entry)


def test_hands_come_back(file):
    tournament = evening("turnier", 16)
    cells = {"G5": 155, "M5": 45, "D5": "T+", "G6": 0, "N6": "x", "M7": 200, "J7": "t+", "M14": -25}
    line, second = read_entry(filled(file, tournament, cells), tournament)
    assert (line.number, line.change.round, line.change.table, line.findings) == (5, 1, 1, ())
    assert [hand_text(hand) for hand in line.change.report.hands][:2] == ["155:45 T0+", "0:100 D13"]
    assert len(line.change.report.hands) == 3
    assert hand_text(second.change.report.hands[0]) == "125:-25"


def test_no_hand_slides_to_other_partners_where_one_before_it_is_left_out(file):
    """Nr. 4 counted as the third hand, with the partners of the first three."""
    tournament = evening("turnier", 16)
    (line,) = read_entry(filled(file, tournament, {"G5": 70, "G6": 60, "G8": 90, "G9": 85}), tournament)
    assert line.change is None
    assert [(each.key, each.args["hand"]) for each in line.findings] == [("import-hand-left-out", 3)]


def test_locked_names_and_checks_stand_beside_them(file):
    tournament = evening("turnier", 16)
    page = load_workbook(filled(file, tournament, {})).worksheets[0]
    seats = tournament.rounds[0].tables[0].seats
    assert [page[cell].value for cell in ("C5", "I5", "E5", "K5")] == [tournament.name_of(w) for w in seats]
    assert page["C5"].protection.locked
    assert page["O5"].value.startswith("=IF(")
    assert {choice.formula1 for choice in page.data_validations.dataValidation} == {'"T+,T-"', '"x"'}


def test_names_that_begin_like_formulas_stay_text(file):
    tournament = evening("turnier", 40)
    page = load_workbook(filled(file, tournament, {})).worksheets[0]
    cells = [cell for row in page.iter_rows() for cell in row if cell.value == "=SUMME(A1)"]
    assert cells
    assert all(cell.data_type == "s" and cell.quotePrefix for cell in cells)


def test_totals_come_back(file):
    tournament = evening("treibhaus", 8)
    cells = {"C5": 640, "E5": 360, "F5": 10, "C6": "−50", "E6": 1050.0}
    lines = read_entry(filled(file, tournament, cells, "fr"), tournament)
    assert [line.change.report for line in lines] == [Totals(640, 360, 10), Totals(-50, 1050, 0)]
    page = load_workbook(file).worksheets[0]
    assert [page[cell].value for cell in ("B5", "D5")] == ["Gämse + Hirsch", "Iltis + Wiesel"]


@pytest.mark.parametrize(
    ("cells", "keys"),
    [
        ({"G5": "viel"}, ["import-entry-cell"]),
        ({"G5": 55, "D5": "Jass"}, ["import-entry-cell"]),
        ({"G5": 55, "H5": "nein", "J5": "?"}, ["import-entry-cell", "import-entry-cell"]),
        ({"D5": "T+"}, ["entry-notation-points"]),
    ],
)
def test_what_cannot_be_read_is_named(file, cells, keys):
    tournament = evening("turnier", 16)
    (line,) = read_entry(filled(file, tournament, cells), tournament)
    assert [finding.key for finding in line.findings] == keys


def test_nothing_typed_and_other_draws(file):
    tournament = evening("turnier", 16)
    filled(file, tournament, {})
    assert refused(file, tournament) == ["import-no-results"]
    filled(file, tournament, {"G5": 50})
    first = tournament.rounds[0]
    other = replace(tournament, rounds=(replace(first, tables=first.tables[::-1]),))
    assert refused(file, other) == refused(file, replace(other, rounds=())) == ["import-entry-other-draw"]


def test_other_workbooks(file):
    tournament = evening("turnier", 16)
    filled(file, tournament, {})
    book = load_workbook(file)
    book["tichu"]["B1"] = "tichu-turnier/hands/99"
    book.save(file)
    assert refused(file, tournament) == ["import-entry-foreign"]
    del book["tichu"]
    book.save(file)
    assert evenings.refused(lines_in, file, tournament) == ["import-results-header"]


def test_results_in_a_bomb_are_not_unpacked_and_macros_not_read(file):
    tournament = evening("turnier", 16)
    filled(file, tournament, {"G5": 50})
    with zipfile.ZipFile(file, "a") as archive:
        archive.writestr("xl/vbaProject.bin", b"no macro at all")
        archive.writestr("xl/externalLinks/externalLink1.xml", "<broken")
    assert len(read_entry(file, tournament)) == 1
    with zipfile.ZipFile(file, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/worksheets/sheet9.xml", b"0" * 60_000_000)
    assert refused(file, tournament) == ["import-too-big"]


def test_hands_without_special_cards_come_back(file):
    """Booster is played at table 2 only: there is a column for a cross, free at that table alone."""
    tournament = evening("turnier", 16)
    rules = replace(tournament.regulations.rules, booster=True)
    regulations = replace(tournament.regulations, rules=rules, booster_tables=(2,))
    tournament = replace(tournament, regulations=regulations)
    path = filled(file, tournament, {"G5": 50, "G14": 100, "P14": "x", "G15": 60, "D15": "T-", "P16": "x"})
    page = load_workbook(path).worksheets[0]
    assert (page["P4"].value, page["P5"].protection.locked) == ("BR", True)
    assert "Back to the Roots" in page["A2"].value
    assert page.column_dimensions["P"].width < page.column_dimensions["C"].width
    assert any("P5:P40" in str(choice.sqref) for choice in page.data_validations.dataValidation)
    first, second = read_entry(path, tournament)
    assert hand_text(first.change.report.hands[0]) == "50:50"
    assert [finding.key for finding in second.findings] == ["entry-notation-points"]
    assert second.findings[0].where[:2] == ("hand", 3)
    (_, second) = read_entry(
        filled(file, tournament, {"G5": 50, "G14": 100, "P14": "X", "G15": 5}), tournament
    )
    assert [hand_text(hand) for hand in second.change.report.hands] == ["100:0 BR", "5:95"]


def test_without_booster_there_is_no_column_for_it(file):
    page = load_workbook(filled(file, evening("turnier", 16), {})).worksheets[0]
    assert page["P4"].value is None
    assert "Roots" not in page["A2"].value


def test_hands_of_six_come_back(file):
    """Seats 4 and 5 stand behind the check; a triple victory of six brings what it brings there."""
    tournament = drawn(odd("dtm", 6, SIX_AT_A_TABLE), 1, 1)
    cells = {"G5": 160, "Q5": "T+", "N6": "x", "S7": "T-", "G7": 50}
    path = filled(file, tournament, cells)
    page = load_workbook(path).worksheets[0]
    (seating,) = tournament.rounds[0].tables
    names = [tournament.name_of(who) for who in seating.first_seats]
    assert [page[cell].value for cell in ("C5", "I5", "E5", "K5", "P5", "R5")] == names
    assert page["P4"].value
    (line,) = read_entry(path, tournament)
    texts = [hand_text(hand) for hand in line.change.report.hands]
    assert texts == ["160:40 T4+", "0:100 D13", "50:-50 T5-"]

"""Is a workbook to be worked and printed with: filters, heads that are repeated, pages as wide as paper?"""

from io import BytesIO
from itertools import pairwise

import pytest
from openpyxl import load_workbook
from openpyxl.utils import range_boundaries

from tests.cases import some
from tests.sheets.evenings import evening
from tests.sheets.legibility import sheet_of
from tests.sheets.occasions import EVERYTHING, occasion
from tests.sheets.reading import made
from tichu_turnier.sheets import render
from tichu_turnier.sheets.document import Document, Heading, Margin, Slips, Table
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings.listing import Cell, Column, number_cell

CLUB = evening("club-evening", 37)


def book(document):
    return load_workbook(BytesIO(render(document, "xlsx")))


def listed(rows, title="Wert"):
    return Table(
        (Column("Name"), Column(title)), tuple((Cell(f"Luchs {n}"), number_cell(n)) for n in range(rows))
    )


def test_the_main_table_can_be_filtered_and_its_head_is_repeated():
    (page,) = book(made("ranking", CLUB)).worksheets
    _, first, last_column, last = range_boundaries(page.auto_filter.ref)
    head = [page.cell(first, column).value for column in range(1, last_column + 1)]
    assert head[:2] == ["Rang", "Name"]
    columns = [0, 1, head.index("Siegpunkte"), head.index("Tichu-Punkte")]
    lines = page.iter_rows(min_row=first + 1, max_row=last, values_only=True)
    assert [[line[column] for column in columns] for line in lines] == [
        [row.place, row.entrant.name, row.record.victory_points, row.record.tichu_points]
        for row in standings(CLUB)
    ]
    assert page.print_title_rows == f"${first}:${first}"
    assert page.freeze_panes == f"A{first + 1}"


def test_of_tables_that_are_alike_none_lends_its_head_to_the_others():
    about = Document("Liste", "de", Margin("Abend"), (Heading("Eins"), listed(5), Heading("Zwei"), listed(5)))
    (page,) = book(about).worksheets
    assert (page.auto_filter.ref, page.print_title_rows, page.freeze_panes) == (None, None, None)
    (page,) = book(Document("Liste", "de", Margin("Abend"), (listed(2), listed(9, "Anderes")))).worksheets
    _, first, _, last = range_boundaries(page.auto_filter.ref)
    assert (page.cell(first, 2).value, last - first) == ("Anderes", 9)


def test_what_begins_on_a_new_page_has_a_worksheet_of_its_own():
    pages = book(sheet_of("fairness", 18)).worksheets
    assert [page.title for page in pages] == ["Nachweis der Auslosung", "Wer traf wen"]
    assert pages[0].column_dimensions["C"].width > 3 * pages[1].column_dimensions["C"].width
    titles = [page.title for page in book(made("pictures", CLUB)).worksheets]
    assert len(set(titles)) == len(titles) == 3


def test_a_wide_list_lies_across_and_its_columns_are_narrowed():
    columns = tuple(Column(f"Spalte {n}") for n in range(9))
    words = Cell("viele kurze Worte die auf mehreren Zeilen stehen können")
    (page,) = book(Document("Breit", "de", Margin("Abend"), (Table(columns, ((words,) * 9,)),))).worksheets
    assert page.page_setup.orientation == "landscape"
    assert sum(page.column_dimensions[letter].width for letter in "ABCDEFGHI") <= 146 / 0.75 + 1
    assert page.row_dimensions[5].height >= 30
    (narrow,) = book(Document("Schmal", "de", Margin("Abend"), (listed(3),))).worksheets
    assert narrow.page_setup.orientation == "portrait"


def test_a_report_has_its_words_above_its_table():
    page = book(made("entrant-reports", evening("club-evening", 4))).worksheets[0]
    column = [row[0] for row in page.iter_rows(values_only=True)]
    at = column.index("Dachs")
    assert "Siegpunkte" in column[at + 1]
    assert column[at + 3] == "Runde"


def test_a_slip_has_a_page_of_its_own_with_the_players_above_their_boxes():
    document = made("score-slips", CLUB)
    slips = next(each for each in document.blocks if isinstance(each, Slips)).slips
    (page,) = book(document).worksheets
    assert len(page.row_breaks.brk) == len(slips) - 1
    assert not page.sheet_properties.pageSetUpPr or not page.sheet_properties.pageSetUpPr.fitToPage
    breaks = {each.id for each in page.row_breaks.brk}
    starts = [row for row in range(1, page.max_row + 1) if slips[1].code in str(page.cell(row, 1).value)]
    assert {starts[0] - 1} <= breaks
    names = [
        str(area) for area in page.merged_cells.ranges if area.max_row == area.min_row and area.min_col > 1
    ]
    assert len(names) == sum(len(side) for slip in slips for stage in slip.stages for side in stage.sides)
    told = [str(page.cell(row, column).value) for row in range(1, 20) for column in range(1, 16)]
    assert set(slips[0].stages[0].sides[0]) <= set(told)
    high = [page.row_dimensions[row].height or 0 for row in range(1, page.max_row + 1)]
    hands = sum(len(stage.hands) for slip in slips for stage in slip.stages)
    # Eight millimetres on paper.
    assert sum(each * page.page_setup.scale / 100 >= 22.5 and each < 40 for each in high) == hands


@pytest.mark.parametrize("key", some(list(EVERYTHING), 16))
def test_nothing_is_a_formula_and_no_cell_is_merged_twice(key):
    """Excel would take the file for damaged."""
    pages = book(EVERYTHING[key].document(occasion(key, 37), Texts("de"))).worksheets
    assert not [cell for page in pages for row in page.iter_rows() for cell in row if cell.data_type == "f"]
    for page in pages:
        areas = sorted(page.merged_cells.ranges, key=lambda area: (area.min_row, area.min_col))
        assert all(
            one.max_row < other.min_row or one.max_col < other.min_col for one, other in pairwise(areas)
        ), page.title


def test_very_long_facts_are_wrapped():
    (page, *_) = book(EVERYTHING["fairness"].document(occasion("fairness", 400), Texts("de"))).worksheets
    assert max(len(str(cell.value or "")) for row in page.iter_rows() for cell in row) > 600
    longest = max(
        (cell for row in page.iter_rows() for cell in row), key=lambda cell: len(str(cell.value or ""))
    )
    assert longest.alignment.wrap_text
    assert page.row_dimensions[longest.row].height > 100

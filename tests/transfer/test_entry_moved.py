"""Does the entry workbook go by its tables, numbers and names, wherever its rows went?"""

import pytest
from openpyxl import load_workbook

from tests.evenings import ANIMALS, drawn, fresh, keys, listed
from tichu_turnier.rules.hand_line import hand_text
from tichu_turnier.sheets.formats.excel_entry import render
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.tables import entry_sheet as layout
from tichu_turnier.transfer.result_preview import preview_results

POINTS = (55, 60, 65, 70, 75, 80, 85, 90, 95)
TITLES = layout.FIRST_ROW - 1


@pytest.fixture
def club():
    """Two tables in the Turniermodus: partners change after three hands."""
    return drawn(listed(fresh(preset("turnier")), ANIMALS[:8]), 1, 1)


@pytest.fixture
def changed(tmp_path, club):
    """The workbook with the nine hands of table 1 typed in, and its rows as `change` leaves them."""

    def work(change, tournament=club, points=POINTS):
        file = tmp_path / "runde.xlsx"
        file.write_bytes(render(tournament, Texts("de"), 1))
        book = load_workbook(file)
        page = book.worksheets[0]
        for row, amount in enumerate(points, layout.FIRST_ROW):
            page.cell(row, layout.POINTS[0]).value = amount
        change(page)
        book.save(file)
        return preview_results(file, tournament, None)

    return work


def rows_of(page):
    every = page.iter_rows(min_row=layout.FIRST_ROW, max_row=page.max_row, max_col=layout.LAST)
    return [[cell.value for cell in row] for row in every]


def put(page, rows):
    for number, row in enumerate(rows, layout.FIRST_ROW):
        for column, value in enumerate(row, 1):
            page.cell(number, column).value = value


def told(preview):
    return [key for line in preview.lines for key in keys(line.findings)]


def points_of(preview):
    (change,) = preview.accepted()
    return change.table, tuple(hand.a for hand in change.report.hands)


def test_rows_as_they_were(changed):
    assert points_of(changed(lambda _: None)) == (1, POINTS)


def test_rows_that_are_sorted_keep_their_numbers(changed):
    assert points_of(changed(lambda page: put(page, rows_of(page)[::-1]))) == (1, POINTS)
    mixed = [*range(0, 18, 2), *range(1, 18, 2)]
    assert points_of(changed(lambda page: put(page, [rows_of(page)[i] for i in mixed]))) == (1, POINTS)


def test_a_row_that_is_deleted_moves_no_hand_to_other_partners(changed):
    preview = changed(lambda page: page.delete_rows(layout.FIRST_ROW + 2))
    assert preview.accepted() == ()
    (finding,) = [each for line in preview.lines for each in line.findings if each.blocks]
    assert (finding.key, finding.args["hand"]) == ("import-hand-left-out", 3)


def test_the_last_rows_may_be_deleted(changed):
    assert points_of(changed(lambda page: page.delete_rows(layout.FIRST_ROW + 7, 2))) == (1, POINTS[:7])


def test_results_do_not_go_to_the_people_of_another_table(changed):
    def exchange(page):
        for row in range(layout.FIRST_ROW, layout.FIRST_ROW + 18):
            cell = page.cell(row, layout.TABLE)
            cell.value = 3 - cell.value

    preview = changed(exchange)
    assert preview.accepted() == ()
    assert "reading-other-table" in told(preview)


def test_names_that_are_exchanged_take_their_points_along(changed):
    def exchange(page):
        for row in range(layout.FIRST_ROW, layout.FIRST_ROW + 9):
            for one, other in ((0, 1), (2, 3)):
                left, right = (page.cell(row, layout.CALLS[seat] - 1) for seat in (one, other))
                left.value, right.value = right.value, left.value
        page.cell(layout.FIRST_ROW, layout.CALLS[0]).value = "T+"
        page.cell(layout.FIRST_ROW, layout.POINTS[0]).value = 155

    preview = changed(exchange)
    (change,) = preview.accepted()
    assert hand_text(change.report.hands[0]) == "45:155 T1+"
    assert [hand.b for hand in change.report.hands[1:]] == list(POINTS[1:])
    assert "reading-exchanged" in told(preview)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda page: page.cell(5, layout.TABLE).__setattr__("value", None), "import-no-number"),
        (lambda page: page.cell(6, layout.HAND).__setattr__("value", 1), "reading-hand-twice"),
        (lambda page: page.cell(5, layout.HAND).__setattr__("value", None), "import-entry-cell"),
        (lambda page: page.cell(5, layout.LAST + 2).__setattr__("value", "zählt nicht"), "reading-beyond"),
        (lambda page: page.row_dimensions[5].__setattr__("hidden", True), "reading-hidden"),
        (
            lambda page: page.cell(5, layout.CALLS[0] - 1).__setattr__("value", "Zebra"),
            "reading-unknown-name",
        ),
    ],
)
def test_whatever_else_happens_to_a_row_is_told(changed, change, key):
    preview = changed(change)
    assert preview.accepted() == ()
    assert key in told(preview)


def test_totals_go_by_table_and_names_too(changed):
    teams = drawn(listed(fresh(preset("treibhaus")), ANIMALS[:8]), 1, 1)

    def totals(page):
        for row, (a, b) in enumerate(((600, 400), (500, 500)), layout.FIRST_ROW):
            page.cell(row, layout.TOTALS[0]).value, page.cell(row, layout.TOTALS[1]).value = a, b
        put(page, rows_of(page)[::-1])

    preview = changed(totals, teams, ())
    assert {each.table: each.report.totals for each in preview.accepted()} == {1: (600, 400), 2: (500, 500)}

    def others(page):
        totals(page)
        cells = [page.cell(row, layout.TOTALS[0] - 1) for row in (7, 8)]
        cells[0].value, cells[1].value = cells[1].value, cells[0].value

    assert "reading-other-table" in told(changed(others, teams, ()))


def test_the_page_has_a_paper_size(tmp_path, club):
    file = tmp_path / "runde.xlsx"
    file.write_bytes(render(club, Texts("de"), 1))
    assert load_workbook(file).worksheets[0].page_setup.paperSize == 9  # A4

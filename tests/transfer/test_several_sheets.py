"""Does a cell that was merged over several rows count for each, and is nobody lost on a second sheet?"""

import pytest
from openpyxl import Workbook

from tests.transfer.files_to_read import open_document, repacked
from tichu_turnier.files.cells import Tall
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.entrant_list import read_list
from tichu_turnier.transfer.sheets_of import sheets_of

PLAYER, PARTNERSHIP = Unit.PLAYER, Unit.PARTNERSHIP
PEOPLE = [
    ["Team", "Name", "Verein", "Bezahlt", "Status"],
    ["Bären", "Anna Bär", "Teich", "ja", "dabei"],
    ["", "Beat Igel"],
    ["Eulen", "Cora Uhu", "Au", "nein", "abgesagt"],
    ["", "Dora Yak"],
]
MERGED = [f"{column}{row}:{column}{row + 1}" for column in "ACDE" for row in (2, 4)]


def book_of(path, sheets, merged=()):
    book = Workbook()
    book.remove(book.active)
    for title, rows in sheets.items():
        sheet = book.create_sheet(title)
        for row in rows:
            sheet.append([cell or None for cell in row])
    for area in merged:
        book.worksheets[0].merge_cells(area)
    book.save(path)
    return path


def told(preview):
    return [(each.new.name, each.new.club, each.new.paid) for each in preview.lines if each.new is not None]


def test_what_is_merged_over_rows_counts_for_each(tmp_path):
    """Club, fee and status once counted for the first row only."""
    path = book_of(tmp_path / "a.xlsx", {"Liste": PEOPLE}, MERGED)
    assert told(read_list(path, PLAYER)) == [("Anna Bär", "Teich", True), ("Beat Igel", "Teich", True)]
    assert told(read_list(path, PARTNERSHIP)) == [("Bären", "Teich", True)]


def test_without_merging_an_empty_cell_says_nothing(tmp_path):
    path = book_of(tmp_path / "a.xlsx", {"Liste": PEOPLE})
    assert ("Beat Igel", "", False) in told(read_list(path, PLAYER))


def test_a_document_says_what_is_merged(tmp_path):
    tall = "<table:table-cell table:number-rows-spanned='2'><text:p>Teich</text:p></table:table-cell>"
    rows = "".join(
        f"<table:table-row><table:table-cell><text:p>{name}</text:p></table:table-cell>{club}</table:table-row>"
        for name, club in (("Anna Bär", tall), ("Beat Igel", "<table:covered-table-cell/>"))
    )
    path = open_document(tmp_path / "a.ods", rows)
    assert sheets_of(path)[0].tall == (Tall(1, 2, 1),)
    assert [line.new.club for line in read_list(path, PLAYER).lines] == ["Teich", "Teich"]


def test_areas_that_are_none_or_lie_on_each_other_do_no_harm(tmp_path):
    """A file may claim ten thousand of them, each as high as the sheet."""
    path = book_of(tmp_path / "a.xlsx", {"Liste": PEOPLE}, ["C2:C3"])
    more = b"".join(b'<mergeCell ref="C2:C%d"/>' % row for row in range(90_000, 100_000))
    more += b'<mergeCell ref="C3"/><mergeCell/>'
    changed = repacked(path, lambda _, content: content.replace(b"</mergeCells>", more + b"</mergeCells>"))
    assert len(told(read_list(changed, PLAYER))) == 3


MAIN = [["Name", "Verein"], ["Anna Bär", "Teich"], ["Beat Igel", "Au"]]


@pytest.mark.parametrize(
    ("title", "rows"),
    [
        ("Nachmeldungen", [["Name", "Verein"], ["Emil Elch", "Au"], ["Anna Bär", "Teich"]]),
        ("Blatt 2", [["Emil Elch"], ["Anna Bär"]]),
        ("Gruppe B", [["Vorname", "Nachname"], ["Emil", "Elch"]]),
        ("2027", [["Name"], ["Emil Elch"]]),
    ],
)
def test_who_stands_on_another_sheet_only_is_asked_about(tmp_path, title, rows):
    path = book_of(tmp_path / "a.xlsx", {"Liste 2027": MAIN, title: rows})
    preview = read_list(path, PLAYER)
    (waiting,) = preview.waiting()
    assert (waiting.new.name, [f.key for f in waiting.findings]) == ("Emil Elch", ["import-on-other-sheet"])
    assert len({line.number for line in preview.lines}) == 3
    assert len(preview.accepted()) == 2
    assert len(preview.accepted(doubtful=True)) == 3
    mended = read_list(path, PLAYER, mended={waiting.number: "Emil Elster"})
    assert [line.new.name for line in mended.lines] == ["Anna Bär", "Beat Igel", "Emil Elster"]


def test_a_sheet_of_those_who_wait_says_so(tmp_path):
    path = book_of(tmp_path / "a.xlsx", {"Liste": MAIN, "Warteliste": [["Name"], ["Emil Elch"]]})
    assert [line.new.waiting for line in read_list(path, PLAYER).waiting()] == [True]


def test_a_sheet_of_those_who_do_not_come_asks_only_about_who_stands_on_both(tmp_path):
    path = book_of(tmp_path / "a.xlsx", {"Liste": MAIN, "Absagen": [["Name"], ["Emil Elch"], ["Anna Bär"]]})
    preview = read_list(path, PLAYER)
    assert [line.new.name for line in preview.waiting()] == ["Anna Bär"]
    assert [line.new.name for line in preview.lines] == ["Anna Bär", "Beat Igel"]


@pytest.mark.parametrize(
    ("title", "rows"),
    [
        ("Kosten", [["Posten", "CHF"], ["Karten", 3], ["Kaffee", 4]]),
        ("Liste 2025", [["Name"], ["Emil Elch"]]),
        ("Sitzplan", [["Name", "Tisch"], ["Beat Igel", 1], ["Anna Bär", 2]]),
    ],
)
def test_another_sheet_that_names_nobody_new_is_named(tmp_path, title, rows):
    preview = read_list(book_of(tmp_path / "a.xlsx", {"Liste 2026": MAIN, title: rows}), PLAYER)
    assert preview.waiting() == ()
    assert [f.args["sheet"] for f in preview.findings if f.key == "import-other-sheet"] == [title]

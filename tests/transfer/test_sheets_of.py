"""Do all kinds of files come to the same rows, with what is special about cells?"""

import random
import re
import zipfile
from contextlib import suppress
from datetime import datetime, time, timedelta

import pytest
from openpyxl import Workbook
from openpyxl.styles import Font

from tests.cases import some
from tests.evenings import refused
from tests.transfer.files_to_read import cell, open_document, repacked, row, workbook
from tichu_turnier.files.cells import Kind
from tichu_turnier.finding import Refusal
from tichu_turnier.transfer.sheets_of import sheets_of

STRICT = {
    b"http://schemas.openxmlformats.org/spreadsheetml/2006/main": b"http://purl.oclc.org/ooxml/spreadsheetml/main",
    b"http://schemas.openxmlformats.org/officeDocument/2006/relationships": (
        b"http://purl.oclc.org/ooxml/officeDocument/relationships"
    ),
}


def read(path):
    """The rows of the first sheet: number and cells of each."""
    return [(row.number, *row.cells) for row in sheets_of(path)[0].rows]


def strict(_, content):
    for usual, new in STRICT.items():
        content = content.replace(usual, new)
    return content


def computed(_, content):
    """The workbook as if a spreadsheet had calculated it: the formula of A3 has come to a name."""
    return re.sub(
        rb'"A3"><f>A2&amp;B2</f><v ?/?>(</v>)?', b'"A3" t="str"><f>A2&amp;B2</f><v>Otter</v>', content
    )


def test_an_excel_file_tells_what_its_cells_hold(tmp_path):
    moment = datetime(2026, 11, 28, 19, 30)  # noqa: DTZ001 - a sheet knows no zones
    file = workbook(
        tmp_path / "a.xlsx",
        [
            "Bär",
            7,
            7.5,
            moment,
            moment.replace(hour=0, minute=0),
            time(6, 40),
            timedelta(hours=65, minutes=35),
        ],
        [True, False, None, "=A1"],
    )
    first, second = sheets_of(file)[0].rows
    assert first.cells == ("Bär", "7", "7.5", "2026-11-28 19:30", "2026-11-28", "06:40", "65:35")
    assert [first.kind(at).value for at in range(7)] == ["text", "number", "number", *["date"] * 4]
    assert second.cells == ("TRUE", "FALSE", "", "=A1")
    assert second.kinds == {0: Kind.YES_NO, 1: Kind.YES_NO, 3: Kind.FORMULA}
    assert second.formulas == {3}


def test_the_strict_kind_is_read_like_the_usual_one(tmp_path):
    plain = workbook(tmp_path / "a.xlsx", ["Name", "Verein"], ["Bär", 3])
    assert read(repacked(plain, strict)) == read(plain) == [(1, "Name", "Verein"), (2, "Bär", "3")]


def test_what_a_formula_came_to_counts(tmp_path):
    plain = workbook(tmp_path / "a.xlsx", ["Name"], ["Bär"], ["=A2&B2"])
    before, after = (sheets_of(file)[0].rows[2] for file in (plain, repacked(plain, computed)))
    assert (before.cells, before.formulas, before.computed) == (("=A2&B2",), {0}, frozenset())
    assert (after.cells, after.formulas, after.computed) == (("Otter",), frozenset(), {0})


def test_hidden_and_struck_cells_of_excel_say_so(tmp_path):
    book = Workbook()
    page = book.active
    for name in ("Name", "Bär", "Igel", "Uhu"):
        page.append([name, "Bern"])
    page.row_dimensions[3].hidden = True
    page.column_dimensions["B"].hidden = True
    page["A4"].font = Font(strike=True)
    book.create_sheet("zu").append(["Yak"])
    book.worksheets[1].sheet_state = "hidden"
    book.save(tmp_path / "a.xlsx")
    sheet, other = sheets_of(tmp_path / "a.xlsx")
    assert [row.hidden for row in sheet.rows] == [False, False, True, False]
    assert [row.struck for row in sheet.rows] == [frozenset(), frozenset(), frozenset(), {0}]
    assert (sheet.hidden_columns, sheet.hidden, other.hidden) == ({1}, False, True)


def test_an_open_document_says_the_same(tmp_path):
    line = "<style:text-properties style:text-line-through-style='solid'/>"
    struck = f"<style:style style:name='s'>{line}</style:style>"
    number = cell("10,00 CHF", "office:value-type='currency' office:value='10'")
    yes = cell("WAHR", "office:value-type='boolean' office:boolean-value='true'")
    day = cell("28.11.26", "office:value-type='date' office:date-value='2026-11-28'")
    score = cell("65:35", "office:value-type='time' office:time-value='PT65H35M00S'")
    rows = "<table:table-column/><table:table-column table:visibility='collapse'/>"
    rows += row(cell("Bär"), number, yes, day, score)
    rows += row(cell("Igel"), more="table:visibility='filter'")
    rows += row(
        cell("Yak", "table:style-name='s'"), cell("Uhu", "table:formula='of:=A1' office:value-type='string'")
    )
    rows += row("<table:table-cell table:formula='of:=A1'/>")
    sheet = sheets_of(open_document(tmp_path / "a.ods", f"{struck}{rows}"))[-1]
    first, second, third, fourth = sheet.rows
    assert first.cells == ("Bär", "10", "TRUE", "2026-11-28", "65:35")
    assert first.kinds == {1: Kind.NUMBER, 2: Kind.YES_NO, 3: Kind.DATE, 4: Kind.DATE}
    assert (second.hidden, sheet.hidden_columns) == (True, {1})
    assert (third.struck, third.computed, third.formulas) == ({0}, {1}, frozenset())
    assert fourth.formulas == {0}


def test_an_open_document_that_is_not_packed(tmp_path):
    with zipfile.ZipFile(open_document(tmp_path / "a.ods", row(cell("Bär")))) as archive:
        (tmp_path / "a.fods").write_bytes(b'<?xml version="1.0"?>\n' + archive.read("content.xml"))
    assert read(tmp_path / "a.fods") == [(1, "Bär")]


PAGES = {
    "page.xls": "<html><table><tr><td>Bär</td></tr></table></html>",
    "bare.xls": "\n <table><tr><td>Bär</td></tr></table>",
    "old-xml.xls": '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
}


@pytest.mark.parametrize("name", PAGES)
def test_pages_that_pass_for_workbooks_are_refused_with_a_hint(tmp_path, name):
    (tmp_path / name).write_text(PAGES[name], encoding="utf-8")
    assert refused(sheets_of, tmp_path / name) == ["import-marked-up"]


def test_text_that_is_called_xls_is_read(tmp_path):
    (tmp_path / "a.xls").write_bytes("Name\tVerein\nBär\tBern\n".encode("utf-16"))
    assert read(tmp_path / "a.xls") == [(1, "Name", "Verein"), (2, "Bär", "Bern")]


@pytest.mark.parametrize("seed", some(range(4), 2))
def test_workbooks_whose_parts_are_damaged_are_refused_or_read(tmp_path, seed):
    """Packed anew after the damage, so that every reader of a part meets it, not the archive alone."""
    chance = random.Random(seed)

    def damaged(_, content):
        broken = bytearray(content)
        for _ in range(chance.randrange(3)):
            at = chance.randrange(len(broken))
            broken[at : at + chance.randrange(4)] = bytes(chance.choices(b'<>"/=&09\x00\xff', k=2))
        return bytes(broken)

    plain = workbook(tmp_path / "a.xlsx", ["Name", "Verein"], *([f"Bär {n}", n] for n in range(9)))
    ods = open_document(tmp_path / "a.ods", row(cell("Bär"), cell("Bern")) * 9)
    kept = 0
    for _ in range(150):
        for file in (plain, ods):
            with suppress(Refusal):
                kept += bool(sheets_of(repacked(file, damaged)))
    assert 0 < kept < 300

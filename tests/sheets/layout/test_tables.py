"""Do xlsx, HTML, CSV and calendar say what the paper says, and can a name do no harm in them?"""

import csv
from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction
from io import BytesIO, StringIO

import openpyxl
import pytest
from icalendar import Calendar

from tests.sheets.evenings import HARD_NAMES, evening
from tests.sheets.reading import made
from tichu_turnier.sheets import render
from tichu_turnier.sheets.document import Document, Facts, Margin, Orientation, Paragraph, Table
from tichu_turnier.sheets.look import Paper
from tichu_turnier.sheets.timetable_sheet import calendar
from tichu_turnier.texts import Texts
from tichu_turnier.words.listings.listing import Align, Cell, Column, amount_cell, number_cell

CLUB = evening("club-evening", 37)
NAUGHTY = (
    "=1+1",
    "+41 79 000 00 00",
    "-5",
    "@SUM(A1)",
    '=HYPERLINK("x")',
    "<script>alert(1)</script>",
    "A&B",
    "a\x00b\x07",
)


def naughty(language="de"):
    columns = (Column("=Name"), Column("Punkte", Align.RIGHT))
    rows = tuple((Cell(name), number_cell(-index)) for index, name in enumerate(NAUGHTY))
    margin = Margin("=Abend & <b>", "21. November 2026", "Runde 1", "Stand 4f7c")
    return Document("Liste: [a/b]", language, margin, (Facts((("+Ort", "=Luzern"),)), Table(columns, rows)))


def opened(document):
    return openpyxl.load_workbook(BytesIO(render(document, "xlsx"))).active


def test_naughty_texts_stay_texts_in_the_workbook():
    page = opened(naughty())
    cells = {cell.value: cell for row in page.iter_rows() for cell in row if isinstance(cell.value, str)}
    for name in NAUGHTY[:7]:
        assert cells[name].data_type == "s"
        assert cells[name].quotePrefix == name.startswith(("=", "+", "-", "@"))
    assert "a b " in cells
    assert cells["=Luzern"].data_type == cells["+Ort"].data_type == cells["=Name"].data_type == "s"


def test_long_names_have_high_rows_and_remarks_are_not_bold():
    page = opened(made("ranking", CLUB))
    high = {row[1].value: page.row_dimensions[row[0].row].height for row in page.iter_rows()}
    assert (high[HARD_NAMES[3]], high["Gämse"]) == (45, None)
    remarks = [row[0] for row in page.iter_rows() if str(row[0].value).startswith("Kontrolle")]
    assert [cell.font.bold for cell in remarks] == [False]


def test_print_set_up_of_the_workbook():
    page = opened(naughty())
    assert (page.page_setup.paperSize, page.page_setup.orientation) == (9, "portrait")
    assert page.sheet_properties.pageSetUpPr.fitToPage
    assert page.oddFooter.left.text == "Stand 4f7c"
    assert page.oddFooter.right.text == "&P / &N"
    assert page.oddHeader.left.text == "=Abend && <b>"
    wide = Document("Blatt", "de", Margin("Abend"), (), Paper.LETTER, Orientation.LANDSCAPE)
    assert (opened(wide).page_setup.paperSize, opened(wide).page_setup.orientation) == (1, "landscape")


def test_running_text_makes_lines_and_not_a_page_that_is_endlessly_wide():
    table = Table((Column("Name"), Column("Punkte")), ((Cell("Otter"), number_cell(1)),))
    words = " ".join(["Dachs"] * 60)
    page = opened(Document("Blatt", "de", Margin("Abend"), (Paragraph(words, lead="Wer?"), table)))
    cell = next(cell for (cell,) in page.iter_rows(max_col=1) if cell.value == words)
    (spread,) = page.merged_cells.ranges
    assert (spread.min_row, spread.min_col, spread.max_row) == (cell.row, 1, cell.row)
    assert spread.max_col < 10
    assert cell.alignment.wrap_text
    assert page.row_dimensions[cell.row].height >= 4 * 15


def test_heads_are_not_longer_than_excel_reads():
    page = opened(Document("Blatt", "de", Margin("&" * 400, "=" * 400), ()))
    assert len(page.oddHeader.left.text) + len(page.oddHeader.right.text) <= 255 - 2 * len("&L")
    assert page.oddHeader.left.text == "&" * 120


def rows_of(document):
    content = render(document, "csv")
    assert content.startswith(b"\xef\xbb\xbf")
    delimiter = "," if document.language == "en" else ";"
    return list(csv.reader(StringIO(content.decode("utf-8-sig"), newline=""), delimiter=delimiter))


@pytest.mark.parametrize("language", ["de", "en"])
def test_naughty_texts_are_only_words_in_csv(language):
    rows = rows_of(naughty(language))
    table = rows[rows.index(["'=Name", "Punkte"]) + 1 :]
    for name, (text, points), value in zip(NAUGHTY[:7], table, range(8), strict=False):
        assert text == (f"'{name}" if name.startswith(("=", "+", "-", "@")) else name)
        assert points == str(-value)


def test_half_points_are_written_as_the_language_does():
    half = amount_cell(Fraction(9, 2), Texts("de"))
    document = Document("Liste", "de", Margin("Abend"), (Table((Column("Punkte"),), ((half,),)),))
    assert half.text == "4,5"
    assert ["4,5"] in rows_of(document)
    assert opened(document)["A5"].value == 4.5


def test_names_cannot_write_lines_of_their_own_in_a_calendar():
    named = replace(evening("club-evening", 8), name="Otter\r\nEND:VEVENT; \\, &", place="\nGeo:1\u2028x")
    content = calendar(named, Texts("de"), datetime(2026, 11, 21, tzinfo=UTC))
    events = Calendar.from_ical(content).walk("VEVENT")
    assert len(events) == 4
    assert {event["location"] for event in events} == {" Geo:1 x"}
    assert events[0]["summary"] == "Otter END:VEVENT; \\, &: Runde 1"
    assert b"\nEND:VEVENT; " not in content

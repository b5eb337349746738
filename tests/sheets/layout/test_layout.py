"""Nothing that is printed leaves its column, its page, or runs over something else."""

from dataclasses import replace

import pytest

from tests.cases import ALL, some
from tests.sheets.evenings import evening
from tichu_turnier.sheets import SHEETS
from tichu_turnier.sheets.club import dressed
from tichu_turnier.sheets.document import (
    Document,
    Facts,
    Heading,
    Margin,
    Orientation,
    PageBreak,
    Paragraph,
    Size,
    Table,
)
from tichu_turnier.sheets.layout.letters import measure
from tichu_turnier.sheets.layout.page_builder import MARGIN, body, paper_size
from tichu_turnier.sheets.layout.pages import pages
from tichu_turnier.sheets.layout.shapes import Area, Text
from tichu_turnier.sheets.look import Look, Paper
from tichu_turnier.texts import Texts
from tichu_turnier.words.listings.listing import Cell, Column, number_cell

ANY_PAPER = [
    *(("fr", paper, orientation) for paper in (Paper.A4, Paper.A5) for orientation in Orientation),
    *(("fr", Paper.LETTER, Orientation.PORTRAIT), ("en", Paper.A5, Orientation.PORTRAIT)),
    *(("de", Paper.A5, Orientation.PORTRAIT),),
]
"""The language with the longest words, the others on the smallest."""


def laid_out(*blocks):
    """The pages of a document with these blocks."""
    return pages(Document("Liste", "de", Margin("Abend"), blocks))


def texts_of(page):
    return [mark for mark in page if isinstance(mark, Text)]


def faults(document):
    """One sentence for each text that leaves its room or its page, and for two that stand upon each other."""
    laid_out = pages(document)
    return overflowing(document, laid_out) + overlapping(laid_out)


def overflowing(document, laid_out):
    room = body(document) if document.cut_out else Area(0, 0, *paper_size(document)).inside(MARGIN, MARGIN)
    found = []
    for index, page in enumerate(laid_out, start=1):
        for mark in texts_of(page):
            end = mark.x + measure(mark.text, mark.size, mark.bold)
            if mark.x < mark.left - 0.01 or end > mark.right + 0.01:
                found.append(f"page {index}: {mark.text!r} leaves its column")
            if mark.left < room.left - 1 or mark.right > room.right + 1:
                found.append(f"page {index}: {mark.text!r} stands in the margin")
            if mark.y - 0.75 * mark.size < room.top - 1 or mark.y > room.bottom + 1:
                found.append(f"page {index}: {mark.text!r} leaves the page")
    return found


def overlapping(laid_out):
    found = []
    for index, page in enumerate(laid_out, start=1):
        boxes = sorted(
            (
                mark.y - 0.72 * mark.size,
                mark.y,
                mark.x,
                mark.x + measure(mark.text, mark.size, mark.bold),
                mark.text,
            )
            for mark in texts_of(page)
        )
        for first, (_, below, left, right, text) in enumerate(boxes):
            for top, _, other_left, other_right, other in boxes[first + 1 :]:
                if top >= below - 0.01:
                    break
                if other_left < right - 0.01 and left < other_right - 0.01:
                    found.append(f"page {index}: {text!r} and {other!r} stand upon each other")
    return found


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.key)
def test_hard_names_leave_no_room_on_any_paper(sheet):
    """What people are called otherwise, in any number, is measured in `test_legibility`."""
    turn = SHEETS.index(sheet) % len(ANY_PAPER)
    for language, paper, orientation in ANY_PAPER if ALL else ANY_PAPER[turn:][:1]:
        document = sheet.document(evening("club-evening", 37), Texts(language))
        assert not faults(replace(document, paper=paper, orientation=orientation)), (language, paper)
        assert not faults(dressed(document, Look(paper, large=True))), (language, paper)
    for count in (4, 100) if ALL or turn % 2 else (4,):
        assert not faults(sheet.document(evening("treibhaus", count), Texts("de"))), count


@pytest.mark.parametrize("sheet", some(SHEETS, 15), ids=lambda sheet: sheet.key)
def test_every_page_says_what_it_is(sheet):
    """What is cut out has no head or foot: there each piece says at least of which evening it is."""
    document = sheet.document(evening("club-evening", 100), Texts("de"))
    all_pages = pages(document)
    margin = document.margin
    for index, page in enumerate(all_pages, start=1):
        words = {word for mark in texts_of(page) for word in mark.text.split(" · ")}
        below = {margin.date, document.title, margin.round, margin.stamp, f"{index} / {len(all_pages)}"}
        expected = {margin.tournament} | (set() if document.cut_out else below - {""})
        assert expected <= words


def test_the_header_of_a_table_stands_on_each_page_and_lane():
    columns = (Column("Name", weight=1), Column("Tisch"))
    rows = tuple((Cell(f"Otter {index}"), number_cell(index)) for index in range(150))
    all_pages = laid_out(Table(columns, rows, lanes=2))
    titles = [sum(mark.text == "Name" for mark in texts_of(page)) for page in all_pages]
    assert titles == [2, 2]
    printed = [mark.text for page in all_pages for mark in texts_of(page) if mark.text.startswith("Otter")]
    assert printed == [f"Otter {index}" for index in range(150)]


@pytest.mark.parametrize(("lanes", "counts"), [(1, range(113, 121)), (2, range(229, 237))])
def test_closing_words_and_the_last_row_never_stand_alone(lanes, counts):
    """They are not torn either: of a few lines none stands on another page."""
    columns, words = (Column("Name", weight=1), Column("Tisch")), " ".join(f"wort{n}" for n in range(60))
    for count in counts:
        rows = tuple((Cell(f"Otter {index}"), number_cell(index)) for index in range(count))
        blocks = (Table(columns, rows, lanes=lanes), Paragraph(words, Size.SMALL))
        *_, last = laid_out(*blocks)
        printed = [mark.text for mark in texts_of(last)]
        assert sum(text.startswith("Otter") for text in printed) >= 2
        assert any(text.startswith("wort0") for text in printed)
        assert any(text.endswith("wort59") for text in printed)


def poster(names):
    return laid_out(
        Table((Column("Name", weight=1),), tuple((Cell(name),) for name in names), size=Size.POSTER)
    )


def test_the_words_of_a_long_title_can_be_read_also_above_an_empty_table():
    columns = (Column("Name", weight=1), Column("Le plus souvent à la même table"))
    for rows in ((), ((Cell("Otter"), number_cell(1)),)):
        (page,) = laid_out(Table(columns, rows, size=Size.SMALL))
        assert {"Name", "table"} <= {word for mark in texts_of(page) for word in mark.text.split()}
        assert all(mark.size > 5.5 for mark in texts_of(page))


def test_a_list_of_a_few_pages_fills_them():
    """Rather larger letters than a last page with a few rows."""
    for count in (40, 45, 60, 74):
        *_, last = poster(["Otter"] * count)
        assert sum(mark.text == "Otter" for mark in texts_of(last)) >= 14


def test_a_short_list_is_set_large_a_long_one_small_and_one_giant_does_not_make_everybody_small():
    def size(names):
        return next(mark.size for mark in texts_of(poster(names)[0]) if mark.text == "Otter")

    assert [size(["Otter"] * count) for count in (4, 20, 40, 400)] == [40, 21, 21, 17]
    assert size(["Otter " * 40, *["Otter"] * 19]) >= 16


def test_a_heading_does_not_stand_alone_at_the_foot():
    filler = Facts(tuple((f"Zeile {index}", "ja") for index in range(49)))
    _, last = laid_out(filler, Heading("Weiter"), Paragraph("Text " * 100))
    assert "Weiter" in {mark.text for mark in texts_of(last)}


@pytest.mark.parametrize("rows", range(20, 34, 2))
def test_a_short_table_stays_whole_and_with_its_heading(rows):
    def table(word, count):
        return Table((Column(word),), tuple((Cell(f"{word} {index}"),) for index in range(count)))

    blocks = (table("Otter", rows), Heading("Beste Runde"), table("Dachs", 10))
    all_pages = laid_out(*blocks)
    found = [[mark.text for mark in texts_of(page)] for page in all_pages]
    (page,) = (page for page in found if "Beste Runde" in page)
    assert sum(text.startswith("Dachs ") for text in page) == 10


def test_a_page_break_starts_a_page():
    blocks = (Paragraph("eins"), PageBreak(), Paragraph("zwei"))
    found = [{mark.text for mark in texts_of(page)} for page in laid_out(*blocks)]
    assert [each & {"eins", "zwei"} for each in found] == [{"eins"}, {"zwei"}]

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from pypdf import PdfReader

from tests.conftest import REPOSITORY
from tests.sheets.evenings import HARD_NAMES, evening
from tests.sheets.goldens import paper, spoken
from tests.sheets.occasions import EVERYTHING, occasion
from tichu_turnier.sheets import SHEETS, render, sheet
from tichu_turnier.sheets.document import Document, Margin, Orientation, Table
from tichu_turnier.sheets.look import Paper
from tichu_turnier.texts import Texts, languages
from tichu_turnier.words.listings.listing import Cell, Column


def made(key, preset_key="club-evening", count=37, language="de"):
    return sheet(key).document(evening(preset_key, count), Texts(language))


@pytest.mark.parametrize("key", ["participants", "seats-by-name", "ranking", "standings"])
def test_four_hundred_entrants_all_stand_there_once(key):
    text = " ".join(" ".join(spoken(paper(key, 400, "de"))).split())
    for number in range(2, 10):
        assert text.count(f"Steinbock {number} ") == 1


def test_four_hundred_entrants_have_a_hundred_slips():
    pages = spoken(paper("score-slips", 400, "de"))
    assert len(pages) == 50
    assert all(page.count("Unterschriften") == 2 for page in pages)


def test_hard_names_are_printed():
    text = " ".join(" ".join(spoken(render(made("participants"), "pdf"))).split())
    assert "Ğülşen Ἀθηνᾶ 김민준 Nguyễn" in text
    assert "Schneehase & <Wolf>" in text
    assert "=SUMME(A1)" in text
    assert "龍" in text
    for long in HARD_NAMES[2:4]:
        assert long.replace(" ", "") in text.replace(" ", "")


def test_a_letter_that_no_font_has_is_drawn_as_a_question():
    table = Table((Column("Name", weight=1),), ((Cell("Drache \U000e0fff"),),))
    (text,) = spoken(render(Document("Liste", "de", Margin("Abend"), (table,)), "pdf"))
    assert "Drache \N{REPLACEMENT CHARACTER}" in text


@pytest.mark.parametrize("key", EVERYTHING)
def test_the_same_document_gives_the_same_bytes(key):
    document = EVERYTHING[key].document(occasion(key, 37), Texts("de"))
    assert render(document, "pdf") == paper(key, 37, "de")


def test_threads_do_not_disturb_each_other():
    documents = [made(each.key, count=4) for each in SHEETS]
    alone = [render(document, "pdf") for document in documents]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda document: render(document, "pdf"), documents * 2)) == alone * 2


def test_another_process_gives_the_same_bytes():
    program = (
        "import sys; from tests.sheets.formats.test_pdf import made, render;"
        "sys.stdout.buffer.write(render(made('ranking', count=4), 'pdf'))"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "4711"}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, cwd=REPOSITORY, env=environment
    )
    assert done.stdout == render(made("ranking", count=4), "pdf")


def test_what_the_file_says_about_itself():
    reader = PdfReader(BytesIO(render(made("seats-by-table", language="fr"), "pdf")))
    assert reader.metadata.title == "Placement par table – Klubabend im Treibhaus"
    assert reader.metadata.author == "Klubabend im Treibhaus"
    assert "Ronde 3" in reader.metadata.subject
    assert reader.metadata.creator == "tichu_turnier"
    assert reader.trailer["/Root"]["/Lang"] == "fr"


@pytest.mark.parametrize("key", EVERYTHING)
@pytest.mark.parametrize("language", languages())
def test_every_sheet_can_be_read_by_a_reader_program(key, language):
    """Title, language, bookmarks, and words that can be chosen on each page."""
    document = EVERYTHING[key].document(occasion(key, 37), Texts(language))
    reader = PdfReader(BytesIO(paper(key, 37, language)))
    root = reader.trailer["/Root"]
    assert reader.metadata.title == f"{document.title} – {document.margin.tournament}"
    assert (root["/Lang"], root["/ViewerPreferences"]["/DisplayDocTitle"]) == (language, True)
    assert reader.outline[0].title == document.title
    assert reader.get_destination_page_number(reader.outline[0]) == 0
    assert all(page.strip() for page in spoken(paper(key, 37, language)))


def test_fonts_are_embedded_as_subsets():
    reader = PdfReader(BytesIO(render(made("participants"), "pdf")))
    fonts = [font.get_object() for page in reader.pages for font in page["/Resources"]["/Font"].values()]
    assert {font["/BaseFont"].split("+")[1] for font in fonts} == {
        "DejaVuSans",
        "DejaVuSans-Bold",
        "WenQuanYiMicroHei-0",
        "NotoEmoji-Regular",
    }
    assert all(
        "+" in font["/BaseFont"] and "/FontFile2" in font["/FontDescriptor"].get_object() for font in fonts
    )


def test_paper_and_orientation():
    document = Document("Blatt", "de", Margin("Abend"), (), Paper.A5, Orientation.LANDSCAPE)
    box = PdfReader(BytesIO(render(document, "pdf"))).pages[0].mediabox
    assert (round(box.width), round(box.height)) == (595, 420)

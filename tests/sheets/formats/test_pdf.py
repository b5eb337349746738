import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from pypdf import PdfReader

from tests.cases import some
from tests.conftest import REPOSITORY
from tests.sheets.evenings import evening
from tests.sheets.goldens import paper, spoken
from tests.sheets.occasions import EVERYTHING, occasion
from tests.sheets.reading import made
from tichu_turnier.sheets import render
from tichu_turnier.sheets.document import Document, Margin, Orientation
from tichu_turnier.sheets.look import Paper
from tichu_turnier.texts import Texts


def ranking():
    return made("ranking", evening("club-evening", 4))


def test_the_same_document_gives_the_same_bytes_on_any_thread():
    documents = [
        EVERYTHING[key].document(occasion(key, 4), Texts("de")) for key in some(list(EVERYTHING), 12)
    ]
    alone = [render(document, "pdf") for document in documents]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda document: render(document, "pdf"), documents)) == alone


def test_another_process_gives_the_same_bytes():
    program = (
        "import sys; from tests.sheets.formats.test_pdf import ranking, render;"
        "sys.stdout.buffer.write(render(ranking(), 'pdf'))"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "4711"}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, cwd=REPOSITORY, env=environment
    )
    assert done.stdout == render(ranking(), "pdf")


@pytest.mark.parametrize(
    ("key", "language"),
    [*((key, "de") for key in some(list(EVERYTHING), 16)), ("ranking", "en"), ("score-slips", "fr")],
)
def test_every_sheet_can_be_read_by_a_reader_program(key, language):
    """Title, language, bookmarks, and words that can be chosen on each page."""
    document = EVERYTHING[key].document(occasion(key, 37), Texts(language))
    reader = PdfReader(BytesIO(paper(key, 37, language)))
    root = reader.trailer["/Root"]
    assert reader.metadata.title == f"{document.title} – {document.margin.tournament}"
    said = (reader.metadata.author, reader.metadata.creator)
    assert said == (document.margin.tournament, "tichu_turnier")
    assert document.margin.round in reader.metadata.subject
    assert (root["/Lang"], root["/ViewerPreferences"]["/DisplayDocTitle"]) == (language, True)
    assert reader.outline[0].title == document.title
    assert reader.get_destination_page_number(reader.outline[0]) == 0
    assert all(page.strip() for page in spoken(paper(key, 37, language)))


def test_fonts_are_embedded_as_subsets():
    reader = PdfReader(BytesIO(paper("participants", 37, "de")))
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

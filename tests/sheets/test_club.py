"""Does paper look as a club wants it, and is what cannot be had refused?"""

from dataclasses import replace
from io import BytesIO

import pypdfium2
import pytest
from openpyxl import load_workbook
from openpyxl.utils.units import pixels_to_EMU
from PIL import Image
from pypdf import PdfReader

from tests.sheets.evenings import evening
from tests.sheets.goldens import spoken
from tests.sheets.layout.test_layout import faults
from tests.sheets.reading import made as plain
from tichu_turnier.finding import Refusal
from tichu_turnier.settings import Settings
from tichu_turnier.sheets import Kind, render
from tichu_turnier.sheets.club import dressed, look_of
from tichu_turnier.sheets.document import Document, Margin, Orientation
from tichu_turnier.sheets.layout.pages import pages
from tichu_turnier.sheets.layout.shapes import Code
from tichu_turnier.sheets.look import Look, Paper
from tichu_turnier.tournament.tables.link_keys import LinkKeys, Links


@pytest.fixture
def logo(tmp_path):
    """A red picture, twice as wide as high."""
    file = tmp_path / "logo.png"
    Image.new("RGB", (80, 40), (220, 0, 0)).save(file)
    return str(file)


def made(key, look, count=4):
    return dressed(plain(key, evening("club-evening", count)), look)


def codes_on(document):
    return sum(isinstance(mark, Code) for page in pages(document) for mark in page)


def picture(pdf):
    document = pypdfium2.PdfDocument(pdf)
    found = document[0].render(scale=1).to_pil().convert("RGB")
    document.close()
    return found


def reds(found):
    """How many points are the red of the logo."""
    return sum(times for times, (r, g, b) in found.getcolors(1 << 20) if r > 180 and max(g, b) < 60)


def test_paper_and_large_print():
    def page(**wishes):
        reader = PdfReader(BytesIO(render(made("seats-by-name", look_of(Settings(**wishes))), "pdf")))
        box = reader.pages[0].mediabox
        return round(box.width), round(box.height)

    assert page() == (595, 842)
    assert page(paper_large=True) == (595, 842)
    assert page(paper_size="A5", paper_large=True) == (420, 595)
    assert page(paper_size="Letter") == (612, 792)


def test_many_columns_lie_where_little_fits():
    """Else the names in the middle of the ranking would be torn to pieces."""
    for look in (Look(large=True), Look(Paper.A5)):
        assert made("ranking", look).orientation is Orientation.LANDSCAPE
        assert made("entrant-reports", look).orientation is Orientation.LANDSCAPE
        assert made("seats-by-table", look).orientation is Orientation.PORTRAIT
    assert made("ranking", Look()).orientation is Orientation.PORTRAIT
    words = " ".join(spoken(render(made("ranking", Look(large=True), 37), "pdf")))
    assert "Eichhörnchen" in words
    assert "Siebenschläfer" in words


def test_large_print_is_larger_by_the_square_root_of_two():
    def size(look):
        page = pypdfium2.PdfDocument(render(made("rules", look), "pdf"))[0].get_textpage()
        left, _, right, _ = page.get_charbox(page.get_text_range().index("Klubabend"))
        return right - left

    assert size(Look(large=True)) / size(Look()) == pytest.approx(2**0.5, rel=0.02)


ON_PAPER = {"route-cards": 8, "score-slips": 4, "table-cards": 4, "seats-by-name": 1, "seats-by-table": 1}
ON_PAPER |= {"standings": 1, "timetable": 1, "rules": 0}


@pytest.mark.parametrize(("key", "codes"), ON_PAPER.items())
def test_where_pages_are_served_paper_leads_to_them(key, codes):
    """Own pages from route cards, a table's from its card (both sides) and slip, all from what hangs."""
    links = Links("http://192.168.1.20:8080/", LinkKeys(b"owl"))
    without, with_links = made(key, Look(), 8), made(key, Look(links=links), 8)
    assert codes_on(with_links) == codes
    assert codes_on(without) == (2 if key == "score-slips" else 0)
    assert faults(with_links) == []


def test_the_logo_stands_in_the_head_and_moves_the_words(logo):
    plain, with_logo = (look_of(Settings(club_logo=file)) for file in ("", logo))
    assert reds(picture(render(made("ranking", plain), "pdf"))) == 0
    assert reds(picture(render(made("ranking", with_logo), "pdf"))) > 1000
    assert not faults(made("ranking", with_logo, 37))
    assert b"data:image/png;base64," in render(made("ranking", with_logo), "html")


def test_the_logo_stands_above_the_workbook(logo):
    look = look_of(Settings(club_logo=logo))
    page = load_workbook(BytesIO(render(made("ranking", look), "xlsx"))).active
    (picture,) = page._images
    size = picture.anchor.ext
    assert (picture.anchor._from.row, pixels_to_EMU(120), pixels_to_EMU(60)) == (0, size.width, size.height)
    assert page.row_dimensions[1].height > 45
    assert (page["A1"].value, page["A2"].value) == (None, "Schlussrangliste")
    assert page.freeze_panes == "A6"
    assert page.print_title_rows == "$5:$5"


def test_colour_is_that_of_lines_and_frames():
    red = look_of(Settings(club_colour="#dc0000"))
    assert reds(picture(render(made("certificates", red), "pdf"))) > 1000
    assert b"#dc0000" in render(made("ranking", red), "html")


def test_certificates_carry_the_words_of_the_club(logo):
    wishes = Settings(
        certificate_text="für schönes Spiel", certificate_signatures="Präsidentin; Kassier", club_logo=logo
    )
    (first, *_) = spoken(render(made("certificates", look_of(wishes)), "pdf"))
    assert "für schönes Spiel" in first
    assert "Siegpunkten" not in first
    assert "Präsidentin" in first
    assert "Kassier" in first
    assert "Turnierleitung" not in first


def test_both_sides_are_asked_of_the_printer():
    reader = PdfReader(BytesIO(render(made("ranking", Look(duplex=True)), "pdf")))
    assert reader.trailer["/Root"]["/ViewerPreferences"]["/Duplex"] == "/DuplexFlipLongEdge"


def test_what_cannot_be_had_is_refused_all_at_once(tmp_path):
    broken = tmp_path / "logo.png"
    broken.write_bytes(b"\x89PNG\r\n\x1a\n and nothing more")
    wishes = Settings(
        paper_size="A3",
        club_colour="red",
        club_logo=str(broken),
        slips_a_page=3,
        certificate_design="gold",
    )
    with pytest.raises(Refusal) as refused:
        look_of(wishes)
    keys = [finding.key for finding in refused.value.findings]
    parts = ("such-paper", "colour", "picture", "such-slips", "such-design")
    assert keys == [f"look-no-{part}" for part in parts]
    assert look_of(Settings(slips_a_page=4)).slips_a_page == 4
    with pytest.raises(Refusal):
        look_of(replace(Settings(), club_logo=str(tmp_path)))


@pytest.mark.parametrize("kind", Kind)
def test_the_same_document_gives_the_same_bytes_with_logo_and_colour(logo, kind):
    look = look_of(Settings(club_logo=logo, club_colour="#8c1d40", paper_large=True, paper_duplex=True))
    for key in ("certificates", "ranking"):
        assert render(made(key, look), kind) == render(made(key, look), kind)


def test_bookmarks_lead_to_title_and_parts():
    def titles(key):
        outline = PdfReader(BytesIO(render(made(key, Look(), 37), "pdf"))).outline
        (whole, parts) = outline
        return whole.title, [part.title for part in parts]

    assert titles("route-cards")[0] == "Platzkarten"
    assert {"Dachs", "=SUMME(A1)"} <= set(titles("route-cards")[1])
    assert titles("score-slips")[1] == [f"Tisch {table}" for table in range(1, 10)]
    assert titles("rules") == ("Regeln", ["Hausregeln"])
    reader = PdfReader(BytesIO(render(Document("Blatt", "de", Margin("Abend"), ()), "pdf")))
    assert [entry.title for entry in reader.outline] == ["Blatt"]

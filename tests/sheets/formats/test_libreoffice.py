"""Does LibreOffice, where it is installed, read and calculate our files as we mean them?"""

import csv
import io
import shutil
import subprocess

import pytest
from openpyxl import load_workbook
from pypdfium2 import PdfDocument

from tests.cases import ALL, some
from tests.sheets.evenings import evening
from tests.sheets.legibility import sheet_of
from tests.sheets.occasions import EVERYTHING
from tichu_turnier.sheets import render
from tichu_turnier.sheets.formats.csv_text import statistics
from tichu_turnier.sheets.formats.excel_entry import render as render_entry
from tichu_turnier.texts import Texts
from tichu_turnier.transfer.result_preview import preview_results

OFFICE = shutil.which("soffice") or shutil.which("libreoffice")
ERRORS = ("#REF", "#NAME", "#VALUE", "#DIV", "Err:")

LEAST, CAPITALS, HIGH = 7, 0.7, frozenset("EHT1234567890")
"""Points of the smallest letters on paper, and how high capitals are of that."""
MOST_PAGES = {"score-slips": 9, "entrant-reports": 16}

pytestmark = pytest.mark.skipif(OFFICE is None, reason="LibreOffice is not installed")


@pytest.fixture(scope="module")
def profile(tmp_path_factory):
    """What LibreOffice knows of its user: nothing; made once, which takes longest."""
    return f"-env:UserInstallation={tmp_path_factory.mktemp('office').as_uri()}"


def converted(profile, folder, kind, *files, read_as=()):
    """The files as another kind, opened and saved by LibreOffice without a word of warning."""
    outdir = ("--outdir", folder / "out")
    command = [OFFICE, "--headless", profile, "--convert-to", kind, *outdir, *read_as, *files]
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=100)
    assert not [line for line in done.stderr.splitlines() if "java" not in line]  # which it can do without
    return [folder / "out" / f"{file.stem}.{kind.partition(':')[0]}" for file in files]


def test_checks_are_calculated_and_results_come_back(profile, tmp_path):
    tournament = evening("turnier", 16)
    file = tmp_path / "runde.xlsx"
    file.write_bytes(render_entry(tournament, Texts("de"), 1))
    book = load_workbook(file)
    typed = {"G5": 165, "M5": 35, "D5": "T+", "G6": 60, "M6": 35, "G7": 100, "M7": 0, "H7": "x", "G8": 50}
    for cell, value in typed.items():
        book.worksheets[0][cell] = value
    book.save(file)
    (calculated,) = converted(profile, tmp_path, "xlsx:Calc MS Excel 2007 XML", file)
    page = load_workbook(calculated, data_only=True).worksheets[0]
    assert [page.cell(row, 15).value or "" for row in range(5, 10)] == ["✓", "?", "✓", "…", ""]
    (line,) = preview_results(calculated, tournament, None).lines
    assert len(line.change.report.hands) == 4
    for kind in ("ods", "xls:MS Excel 97") if ALL else ("xls:MS Excel 97",):
        (other,) = converted(profile, tmp_path, kind, file)
        (same,) = preview_results(other, tournament, None).lines
        assert (same.change, same.told) == (line.change, line.told), kind


def test_every_workbook_is_printed_without_an_error_in_letters_that_can_be_read(profile, tmp_path):
    files = []
    for key in some(list(EVERYTHING), 10):
        files.append(tmp_path / f"{key}.xlsx")
        files[-1].write_bytes(render(sheet_of(key, 37), "xlsx"))
    for printed in converted(profile, tmp_path, "pdf", *files):
        pages = PdfDocument(printed)
        words = " ".join(page.get_textpage().get_text_range() for page in pages)
        assert not [error for error in ERRORS if error in words], printed.name
        assert min(heights(page) for page in pages) >= CAPITALS * LEAST, printed.name
        assert len(pages) <= MOST_PAGES.get(printed.stem, 7), printed.name
        pages.close()


def heights(page):
    """The height of the smallest of the letters and figures that are as high as capitals."""
    text = page.get_textpage()
    boxes = [text.get_charbox(at) for at in range(text.count_chars()) if text.get_text_range(at, 1) in HIGH]
    return min((top - bottom for _, bottom, _, top in boxes), default=99)


def test_umlauts_of_our_csv(profile, tmp_path):
    tournament = evening("club-evening", 37)
    (tmp_path / "rang.csv").write_bytes(statistics(tournament, "standings", "csv", "de"))
    # Semicolon, UTF-8: without a window it does not look.
    as_its_dialog_offers = ("--infilter=CSV:59,34,76,1",)
    (book,) = converted(profile, tmp_path, "xlsx", tmp_path / "rang.csv", read_as=as_its_dialog_offers)
    names = {row[2] for row in load_workbook(book).worksheets[0].iter_rows(values_only=True)}
    own = csv.DictReader(io.StringIO((tmp_path / "rang.csv").read_text(encoding="utf-8-sig")), delimiter=";")
    assert names >= {"Gämse", "Ğülşen Ἀθηνᾶ 김민준 Nguyễn"}
    assert names - {"name"} == {row["name"] for row in own}

"""Are names that are read from right to left on paper as they are written by hand?"""

import unicodedata
from dataclasses import replace
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pypdf import PdfReader

from tests.sheets.evenings import evening
from tests.sheets.goldens import spoken
from tichu_turnier.sheets import render, sheet
from tichu_turnier.sheets.document import Document, Margin, Table
from tichu_turnier.sheets.formats.pdf import width
from tichu_turnier.sheets.layout.right_to_left import placed
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.words.listings.listing import Cell, Column


@pytest.mark.parametrize("text", ["", "Otter", "Ğülşen Ἀθηνᾶ 김민준 Nguyễn", "Drache 🐉 龍 (2)"])
def test_what_runs_to_the_right_stays(text):
    assert placed(text) is text


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("דוב", "בוד"),
        ("דוב לבן 12", "12 ןבל בוד"),
        ("Otter (דוב)", "Otter (בוד)"),
        ("דוב (לבן)", "(ןבל) בוד"),
        ("דוב + Otter", "בוד + Otter"),
        ("2 דוב, Otter", "2 בוד, Otter"),
        ("Otter (דוב) גור (b)", "Otter (בוד) רוג (b)"),
        ("דוב (גור (לבן) ב)", "(ב (ןבל) רוג) בוד"),
        ("דוב(Otter)", "בוד(Otter)"),
        ("דֹּב", "בד"),
        ("\u05b9", ""),
    ],
)
def test_letters_are_turned_round(text, seen):
    assert placed(text) == seen


def test_arabic_letters_are_joined():
    """Dal does not join what follows it; lam and alef are one; Persian has letters of its own."""
    assert names_of(placed("دب")) == ["BEH ISOLATED FORM", "DAL ISOLATED FORM"]
    assert names_of(placed("ثعلب")) == [
        *("BEH FINAL FORM", "LAM MEDIAL FORM", "AIN MEDIAL FORM", "THEH INITIAL FORM")
    ]
    assert names_of(placed("بلا")) == ["LIGATURE LAM WITH ALEF FINAL FORM", "BEH INITIAL FORM"]
    assert names_of(placed("گچ")) == ["TCHEH FINAL FORM", "GAF INITIAL FORM"]


def names_of(text):
    return [unicodedata.name(letter).removeprefix("ARABIC ").removeprefix("LETTER ") for letter in text]


@given(st.text(st.sampled_from("דוב ثعلب12+()ab ,.ا"), max_size=20))
def test_no_letter_is_lost(text):
    """Turned back into single letters, the same ones stand there; brackets may have changed their sense."""
    plain = str.maketrans(")", "(")
    there = sorted(unicodedata.normalize("NFKC", placed(text)).translate(plain))
    assert there == sorted(text.translate(plain))


def test_a_reader_program_finds_the_name_as_it_was_typed():
    table = Table((Column("Name", weight=1),), ((Cell("דוב לבן"),), (Cell("Drache 🐉"),)))
    pdf = render(Document("Liste", "de", Margin("Abend"), (table,)), "pdf")
    assert {"דוב לבן", "Drache 🐉"} <= set(spoken(pdf)[0].splitlines())
    fonts = PdfReader(BytesIO(pdf)).pages[0]["/Resources"]["/Font"].values()
    assert any("NotoEmoji" in font.get_object()["/BaseFont"] for font in fonts)


@pytest.mark.parametrize("key", ["cards", "seats-by-table", "score-slips", "route-cards"])
def test_a_long_vocalised_name_is_broken_between_its_letters(key):
    """Each letter is measured alone then, vowel signs as well."""
    tournament = evening("treibhaus", 4)
    named = zip(tournament.entrants.values(), ("מֹשֶׁה" * 12, "ثَعْلَب" * 12), strict=False)
    entrants = frozen((one.id, replace(one, name=name)) for one, name in named)
    with_names = replace(tournament, entrants=frozen({**tournament.entrants, **entrants}.items()))
    assert spoken(render(sheet(key).document(with_names, Texts("de")), "pdf"))[0]


def test_joined_letters_are_measured_as_they_are_drawn():
    assert width("ثعلب", 10, False) == pytest.approx(width(placed("ثعلب"), 10, False))

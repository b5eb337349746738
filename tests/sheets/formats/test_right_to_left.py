"""Are names that are read from right to left on paper as they are written by hand?"""

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
from tichu_turnier.sheets.layout.letters import runs_of
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.words.listings.listing import Cell, Column


def seen(text):
    """The letters of a line from left to right."""
    return "".join(run[::-1] if leftwards else run for run, leftwards in runs_of(text))


@pytest.mark.parametrize("text", ["Otter", "Ğülşen Ἀθηνᾶ 김민준 Nguyễn", "Drache 🐉 龍 (2)", "สมชาย"])
def test_what_runs_to_the_right_stays(text):
    assert runs_of(text) == [(text, False)]


@pytest.mark.parametrize(
    ("text", "shown"),
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
    ],
)
def test_letters_are_turned_round(text, shown):
    assert seen(text) == shown


@given(st.text(st.sampled_from("דוב ثعلب12+()ab ,.ا\u05b9\u064e"), max_size=20))
def test_no_letter_is_lost(text):
    """Brackets may have changed their sense."""
    plain = str.maketrans(")", "(")
    assert sorted(seen(text).translate(plain)) == sorted(text.translate(plain))


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

"""Are names of all scripts on paper as they are written by hand, and found as they are typed?"""

from dataclasses import replace
from io import BytesIO
from unicodedata import ucd_3_2_0 as old

import pypdfium2
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pikepdf import Dictionary, Pdf

from tests.sheets.evenings import evening
from tests.sheets.formats.structure import structure
from tests.sheets.goldens import spoken
from tichu_turnier.sheets import render, sheet
from tichu_turnier.sheets.document import Document, Margin, Table
from tichu_turnier.sheets.layout.letters import measure, runs, runs_of
from tichu_turnier.sheets.layout.typeset import wrap
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.registration.printed_letters import unprinted
from tichu_turnier.words.listings.listing import Cell, Column

HARD = ["Ğülşen", "Ἀθηνᾶ", "김민준", "Nguyễn", "สมชาย", "देवनागरी", "தமிழ்", "محمد", "שרה"]
STACKED = ["น้ำผึ้ง ที่รัก", "क्षत्रिय श्री", "கொடி", "מֹשֶׁה", "ẹ́ba", "مُ"]


def listed(*names):
    rows = tuple((Cell(name), Cell(name, strong=True)) for name in names)
    table = Table((Column("Name", weight=1), Column("Fett", weight=1)), rows)
    return render(Document("Liste", "de", Margin("Abend"), (table,)), "pdf")


@pytest.mark.parametrize("name", [*HARD, *STACKED])
def test_a_name_is_found_as_it_is_typed(name):
    page = pypdfium2.PdfDocument(listed(*HARD, *STACKED))[0]
    assert page.get_textpage().search(name).get_next()


def test_names_are_heard_in_reading_order():
    pdf = listed(*HARD)
    rows = [[each.words for each in row.parts] for row in structure(pdf).root.parts[2].parts[1:]]
    assert rows == [[name, name] for name in HARD]
    with Pdf.open(BytesIO(pdf)) as file:
        parts = [part for part in file.objects if isinstance(part, Dictionary)]
        told = {str(part.ActualText) for part in parts if "/ActualText" in part}
    assert told == {"محمد", "שרה"}


@pytest.mark.parametrize(
    ("apart", "joined"), [("ب ي ت", "بيت"), ("ن ้ า", "น้า"), ("क ् ष", "क्ष"), ("ל א", "לא"), ("ل ا", "لا")]
)
def test_letters_are_shaped_together(apart, joined):
    """Joined or stacked they are narrower than side by side; Hebrew letters never touch."""
    alone = sum(measure(letter, 10, False) for letter in apart.split())
    assert (measure(joined, 10, False) < alone - 0.5) is (joined != "לא")


@pytest.mark.parametrize(("bold", "weight"), [(False, ""), (True, "-Bold")])
def test_each_script_has_a_font_and_what_is_below_a_letter_the_same(bold, weight):
    found = [run.font for run in runs("Otter สม देव தமி 龍 🐉", bold=bold)]
    plain, *others = (f"{name}{weight}" for name in ("Sheet", "Thai", "Devanagari", "Tamil"))
    assert found == [*(font for other in others for font in (plain, other)), plain, "Asia", plain, "Emoji"]


@pytest.mark.parametrize("name", ["น้ำผึ้งที่รัก", "देवनागरी", "מֹשֶׁהמֹשֶׁה"])
def test_a_name_without_spaces_is_broken_before_a_letter(name):
    lines = wrap(name, 14, 10)
    assert "".join(lines) == name
    assert len(lines) > 1
    assert not any(runs(line, bold=False)[0].letters.startswith("\u25cc") for line in lines)


def test_the_list_of_letters_agrees_with_the_fonts():
    """Of what Unicode had when the fonts were made; `_UNSEEN` needs no font."""
    had = [chr(code) for code in range(0x21, 0x30000) if old.category(chr(code))[0] not in "CZ"]
    wrong = [one for one in had if (runs(one, bold=False)[0].letters == "\ufffd") != bool(unprinted(one))]
    assert wrong == ["\ufffd"]
    assert not unprinted("Otter \u00a0\u200d2")


def test_a_letter_that_no_font_has_is_drawn_as_a_question():
    (text,) = spoken(listed("Drache \U000e0fff"))
    assert "Drache \N{REPLACEMENT CHARACTER}" in text


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


@pytest.mark.parametrize("key", ["cards", "seats-by-table", "score-slips", "route-cards"])
def test_a_long_vocalised_name_is_broken_between_its_letters(key):
    """Each letter is measured alone then, vowel signs as well."""
    tournament = evening("treibhaus", 4)
    named = zip(tournament.entrants.values(), ("מֹשֶׁה" * 12, "ثَعْلَب" * 12), strict=False)
    entrants = frozen((one.id, replace(one, name=name)) for one, name in named)
    with_names = replace(tournament, entrants=frozen({**tournament.entrants, **entrants}.items()))
    assert spoken(render(sheet(key).document(with_names, Texts("de")), "pdf"))[0]

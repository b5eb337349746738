"""Certificates in three designs: is each whole, does it say what is so, and nothing of the machinery?"""

import pytest
from PIL import Image

from tests.sheets.evenings import evening
from tests.sheets.layout.test_layout import faults, texts_of
from tests.sheets.legibility import sheet_of
from tests.sheets.reading import block, made
from tichu_turnier.settings import Settings
from tichu_turnier.sheets import render
from tichu_turnier.sheets.club import dressed, look_of
from tichu_turnier.sheets.document import Certificates
from tichu_turnier.sheets.honours import specimen
from tichu_turnier.sheets.layout.pages import pages
from tichu_turnier.sheets.layout.shapes import Fill, Path, Picture
from tichu_turnier.sheets.look import Design, Look, Paper
from tichu_turnier.texts import Texts


def certificates(document):
    return block(document, Certificates).certificates


@pytest.fixture
def logo(tmp_path):
    file = tmp_path / "logo.png"
    Image.new("RGB", (80, 40), (220, 0, 0)).save(file)
    return str(file)


@pytest.mark.parametrize("design", Design)
@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("language", ["de", "fr"])
def test_each_design_holds_everything(logo, design, paper, language):
    """Inside the page, nothing upon anything else, no word torn or cut, nothing of the machinery."""
    club = Settings(certificate_design=design, club_logo=logo, club_colour="#8c1d40", paper_size=paper)
    for wishes in (club, Settings(certificate_design=design, paper_size=paper)):
        printed = dressed(sheet_of("certificates", 18, language), look_of(wishes))
        assert not faults(printed)
        for page, each in zip(pages(printed), certificates(printed), strict=True):
            found = {word for mark in texts_of(page) for word in mark.text.split()}
            said = (*each.above, each.name, each.rank, *each.below, *each.signatures)
            assert {word for words in said for word in words.replace("-", " ").split()} <= {
                part for word in found for part in (word, *word.split("-"))
            }
            assert printed.margin.stamp.split()[-1] not in found
            assert any(isinstance(mark, Path | Fill) and mark.accent for mark in page)
            assert any(isinstance(mark, Picture) for mark in page) == (wishes is club)


def test_designs_differ_and_colour_is_seen():
    sheet = sheet_of("certificates", 18)
    drawn = [render(dressed(sheet, Look(design=design, colour="#8c1d40")), "pdf") for design in Design]
    assert len(set(drawn)) == len(Design)
    assert drawn == [
        render(dressed(sheet, Look(design=design, colour="#8c1d40")), "pdf") for design in Design
    ]


def test_places_and_how_many_there_were_are_said_as_people_say_it():
    found = [certificates(sheet_of("certificates", 18, language)) for language in ("de", "en", "fr")]
    assert [each.rank for each in found[0]] == ["1. Rang", "2. Rang", "3. Rang"]
    assert [each.rank for each in found[1]] == ["1st place", "2nd place", "3rd place"]
    assert [each.rank for each in found[2]] == ["1er rang", "2e rang", "3e rang"]
    among = [each[0].below[0] for each in found]
    assert among == ["von 18 Teilnehmenden", "of 18 participants", "sur 18 personnes"]
    assert "von 12 Teams" in certificates(made("certificates", evening("treibhaus", 12)))[0].below


def test_a_design_can_be_looked_at_before_anybody_has_played():
    document = specimen().document(evening("club-evening", 18, 0), Texts("de"))
    assert not faults(document)
    (each,) = certificates(document)
    assert (each.name, each.rank, each.below[0]) == ("Phönix + Drache", "1. Rang", "von 18 Teilnehmenden")

"""Does the booklet hold every question that matters tonight, with tonight's answer, in every form?"""

from datetime import date

import pytest

from tichu_turnier.sheets import Kind, render, sheet
from tichu_turnier.sheets.document import Heading, Paragraph
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.rulings import rulings_for


def tournament(preset):
    found = next(each for each in PRESETS if each.key == preset)
    return found.tournament("Abend", date(2027, 1, 9), "Treibhaus", "Europe/Zurich")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("preset", ["treibhaus", "dtm", "two-swiss"])
def test_every_question_of_tonight_has_its_answer(language, preset):
    tonight, texts = tournament(preset), Texts(language)
    blocks = sheet("rulings").document(tonight, texts).blocks
    asked = [block.lead for block in blocks if isinstance(block, Paragraph) and block.lead]
    known = rulings_for(tonight.regulations.rules)
    assert sorted(asked) == sorted(texts(f"ruling-{each.key}") for each in known)
    assert {type(block) for block in blocks} == {Heading, Paragraph}
    assert not [block.text for block in blocks if "<" in block.text or "{" in block.text]


def test_the_answer_is_that_of_tonight():
    texts = Texts("de")
    said = {
        preset: next(
            block.text
            for block in sheet("rulings").document(tournament(preset), texts).blocks
            if isinstance(block, Paragraph) and block.lead == texts("ruling-last-trick")
        )
        for preset in ("treibhaus", "dtm")
    }
    assert "verschenkt" in said["treibhaus"]
    assert "bleibt er auch dann" in said["dtm"]


@pytest.mark.parametrize("kind", [Kind.HTML, Kind.CSV])
def test_question_and_answer_stand_in_plain_files(kind):
    content = render(sheet("rulings").document(tournament("treibhaus"), Texts("de")), kind).decode(
        "utf-8-sig"
    )
    assert "Kann man das Ausspielrecht bomben?" in content
    assert "Solange keine Kombination auf dem Tisch liegt" in content
    assert "Treibhaus FAQ, Frage 1" in content

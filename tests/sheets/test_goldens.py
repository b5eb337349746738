"""Does every sheet still read and look as when somebody last looked at it?"""

import pytest
from PIL import Image

from tests.sheets.goldens import (
    EVENINGS,
    FOLDER,
    contact_sheet,
    different_tiles,
    fingerprint,
    keep_hashes,
    keep_picture,
    paper,
    texts_file,
    tile,
    writing,
    written,
)
from tichu_turnier.sheets import SHEETS
from tichu_turnier.texts import languages

ELSEWHERE = ("boards", "bracket", "penalties", "prizes", "receipts")
"""Sheets that have nothing to say about these evenings: they have tests of their own."""
KEYS = [each.key for each in SHEETS if each.key not in ELSEWHERE]
GERMAN_ALONE = ("cards", "score-slips", "entrant-reports")
"""Sheets of many pages: of 400 entrants in one language, and of 400 German texts no file is kept."""
HUGE = (*GERMAN_ALONE, "table-cards", "seat-lots", "route-cards")
ONCE = ("rulings",)
"""Sheets that are the same whatever evening it is."""


def cases(key):
    return [
        (row, column, language, preset_key, count)
        for row, language in enumerate(languages())
        for column, (preset_key, count) in enumerate(EVENINGS)
        if count < 400 or language == "de" or key not in GERMAN_ALONE
        if (preset_key, count) == ("club-evening", 37) or key not in ONCE
    ]


@pytest.mark.parametrize("key", KEYS)
def test_texts_are_as_they_were(key):
    hashes = {}
    for _, _, language, preset_key, count in cases(key):
        name = f"{preset_key}-{count}-{key}"
        text = written(paper(key, preset_key, count, language))
        file = FOLDER / f"{name}.txt"
        if language != "de" or (count == 400 and key in HUGE):
            hashes[f"{name}-{language}"] = fingerprint(text)
        elif writing():
            file.write_text(text, encoding="utf-8")
        else:
            assert text == file.read_text(encoding="utf-8")
    if writing():
        keep_hashes(hashes)
    known = texts_file()
    assert not [name for name, found in hashes.items() if known.get(name) != found]


@pytest.mark.parametrize("key", KEYS)
def test_pages_look_as_they_did(key):
    grid = contact_sheet(
        {
            (row, column): tile(paper(key, preset_key, count, language))
            for row, column, language, preset_key, count in cases(key)
        }
    )
    if writing():
        keep_picture(key, grid)
    with Image.open(FOLDER / f"{key}.png") as before:
        assert not different_tiles(grid, before.convert("L"))


def test_a_moved_line_is_seen():
    pictures = {(0, 1): tile(paper("ranking", "club-evening", 37, "de"))}
    moved = {
        (0, 1): pictures[0, 1].transform(pictures[0, 1].size, Image.Transform.AFFINE, (1, 0, 0, 0, 1, 3))
    }
    assert different_tiles(contact_sheet(pictures), contact_sheet(moved)) == ["de, club-evening 37"]

"""Does every sheet still read and look as when somebody last looked at it?"""

import pytest
from PIL import Image

from tests.sheets.goldens import (
    COLUMNS,
    FOLDER,
    SIZES,
    contact_sheet,
    different_tiles,
    fingerprint,
    keep_hashes,
    keep_picture,
    paper,
    sizes,
    texts_file,
    tile,
    writing,
    written,
)
from tests.sheets.occasions import EVERYTHING
from tichu_turnier.texts import languages

HUGE = (400,)
"""Looked at in German only: other words change nothing about many pages that they do not change about few."""
LONG = ("cards", "score-slips", "entrant-reports", "table-cards", "seat-lots", "route-cards", "receipts")
"""Sheets of many pages: of 400 entrants no text is kept, only its hash."""
KEYS = tuple(EVERYTHING)


def cases(key):
    """In which languages and sizes a sheet is looked at."""
    return [(each, size) for each in languages() for size in sizes(key) if each == "de" or size not in HUGE]


def name_of(key, size):
    return f"{key}-{size}"


def is_hashed(key, size, language):
    return language != "de" or (size in HUGE and key in LONG)


@pytest.mark.parametrize("key", KEYS)
def test_texts_and_pictures_are_as_they_were(key):
    """Both at once: the pages are made only once."""
    texts_are_as_they_were(key)
    pictures_are_as_they_were(key)


def texts_are_as_they_were(key):
    hashes = {}
    for language, size in cases(key):
        text = written(paper(key, size, language))
        file = FOLDER / f"{name_of(key, size)}.txt"
        if is_hashed(key, size, language):
            hashes[f"{name_of(key, size)}-{language}"] = fingerprint(text)
        elif writing():
            file.write_text(text, encoding="utf-8")
        else:
            assert text == file.read_text(encoding="utf-8")
    if writing():
        keep_hashes(hashes)
    known = texts_file()
    assert not [name for name, found in hashes.items() if known.get(name) != found]


def pictures_are_as_they_were(key):
    rows, columns = list(languages()), list(COLUMNS)
    grid = contact_sheet(
        {
            (rows.index(language), columns.index(size)): tile(paper(key, size, language))
            for language, size in cases(key)
        }
    )
    if writing():
        keep_picture(key, grid)
    with Image.open(FOLDER / f"{key}.png") as before:
        assert not different_tiles(grid, before.convert("L"))


def test_nothing_is_forgotten_and_nothing_left_over():
    """Each sheet of 4, 37 and 400 entrants in each language: its text, and a picture of it."""
    assert len(KEYS) > 30
    assert all(set(SIZES) <= set(sizes(key)) for key in KEYS)
    hashed, files = set(), {f"{key}.png" for key in KEYS}
    for key in KEYS:
        for language, size in cases(key):
            if is_hashed(key, size, language):
                hashed.add(f"{name_of(key, size)}-{language}")
            else:
                files.add(f"{name_of(key, size)}.txt")
    assert set(texts_file()) == hashed
    assert {file.name for file in FOLDER.iterdir()} == files | {"texts.json"}


def test_a_moved_line_is_seen():
    pictures = {(0, 1): tile(paper("ranking", 37, "de"))}
    moved = {
        (0, 1): pictures[0, 1].transform(pictures[0, 1].size, Image.Transform.AFFINE, (1, 0, 0, 0, 1, 3))
    }
    assert different_tiles(contact_sheet(pictures), contact_sheet(moved)) == ["de, 37"]

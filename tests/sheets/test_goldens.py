"""Does every sheet still read and look as when somebody last looked at it?"""

import json
import os
from hashlib import sha256

import pypdfium2
import pytest
from PIL import Image, ImageChops

from tests.conftest import REPOSITORY
from tests.sheets.goldens import COLUMNS, SIZES, paper, sizes, spoken
from tests.sheets.occasions import EVERYTHING
from tichu_turnier.texts import languages

FOLDER = REPOSITORY / "tests" / "golden" / "sheets"
HASHES = FOLDER / "texts.json"
"""Of the texts that have no file of their own: English, French, and very long ones."""
WRITING = bool(os.environ.get("TICHU_WRITE_GOLDEN"))
"""Set this variable to write the golden files anew; look at the difference before it is committed."""
HUGE = (400,)
"""Looked at in German only: other words change nothing about many pages that they do not change about few."""
LONG = ("cards", "score-slips", "entrant-reports", "table-cards", "seat-lots", "route-cards", "receipts")
"""Sheets of many pages: of 400 entrants no text is kept, only its hash."""
TILE = (72, 102)
"""Size of the picture of a page in pixels: small enough to keep, large enough to see what moved."""
CELL = TILE[1] + 2
TOLERANCE = 24
"""By how much the gray of a pixel may differ, of 255, after another release of the renderer."""


def cases(key):
    """In which languages and sizes a sheet is looked at."""
    return [(each, size) for each in languages() for size in sizes(key) if each == "de" or size not in HUGE]


def is_hashed(key, size, language):
    return language != "de" or (size in HUGE and key in LONG)


@pytest.mark.parametrize("key", EVERYTHING)
def test_texts_and_pictures_are_as_they_were(key):
    """Both at once: the pages are made only once."""
    texts_are_as_they_were(key)
    pictures_are_as_they_were(key)


def texts_are_as_they_were(key):
    hashes = {}
    for language, size in cases(key):
        text = "\n\n--- page ---\n\n".join(spoken(paper(key, size, language))) + "\n"
        file = FOLDER / f"{key}-{size}.txt"
        if is_hashed(key, size, language):
            hashes[f"{key}-{size}-{language}"] = sha256(text.encode()).hexdigest()[:12]
        elif WRITING:
            file.write_text(text, encoding="utf-8")
        else:
            assert text == file.read_text(encoding="utf-8")
    known = json.loads(HASHES.read_text(encoding="utf-8"))
    if WRITING:
        known |= hashes
        HASHES.write_text(json.dumps(dict(sorted(known.items())), indent=0) + "\n", encoding="utf-8")
    assert not [name for name, found in hashes.items() if known.get(name) != found]


def pictures_are_as_they_were(key):
    grid = contact_sheet({case: tile(paper(key, case[1], case[0])) for case in cases(key)})
    if WRITING:
        grid.save(FOLDER / f"{key}.png", optimize=True)
    with Image.open(FOLDER / f"{key}.png") as before:
        assert not different_tiles(grid, before.convert("L"))


def tile(pdf):
    """The last page but one (of one: that one), small and gray: a full page, and late enough to notice."""
    document = pypdfium2.PdfDocument(pdf)
    picture = document[max(0, len(document) - 2)].render(scale=0.5, grayscale=True).to_pil()
    document.close()
    small = picture.resize(TILE if picture.height > picture.width else TILE[::-1], Image.Resampling.BOX)
    framed = Image.new("L", (TILE[1], TILE[1]), 200)
    framed.paste(small, (0, 0))
    return framed


def places():
    """Where the pictures stand: a line for each language, a column for each size."""
    return {
        (language, size): (column * CELL, row * CELL)
        for row, language in enumerate(languages())
        for column, size in enumerate(COLUMNS)
    }


def contact_sheet(tiles):
    grid = Image.new("L", (CELL * len(COLUMNS), CELL * len(languages())), 128)
    for case, picture in tiles.items():
        grid.paste(picture, places()[case])
    return grid


def different_tiles(now, before):
    """Where something differs by more than the tolerance."""
    if now.size != before.size:
        return ["all"]
    different = ImageChops.difference(now, before)
    boxes = {case: (x, y, x + CELL, y + CELL) for case, (x, y) in places().items()}
    return [case for case, box in boxes.items() if different.crop(box).getextrema()[1] > TOLERANCE]


def test_nothing_is_forgotten_and_nothing_left_over():
    """Each sheet of 4, 37 and 400 entrants in each language: its text, and a picture of it."""
    assert len(EVERYTHING) > 30
    assert all(set(SIZES) <= set(sizes(key)) for key in EVERYTHING)
    every = [
        (f"{key}-{size}", language, is_hashed(key, size, language))
        for key in EVERYTHING
        for language, size in cases(key)
    ]
    hashes = {f"{name}-{language}" for name, language, hashed in every if hashed}
    assert set(json.loads(HASHES.read_text(encoding="utf-8"))) == hashes
    files = {f"{name}.txt" for name, _, hashed in every if not hashed} | {f"{key}.png" for key in EVERYTHING}
    assert {file.name for file in FOLDER.iterdir()} == files | {HASHES.name}


def test_a_moved_line_is_seen():
    case = ("de", 37)
    picture = tile(paper("ranking", 37, "de"))
    moved = picture.transform(picture.size, Image.Transform.AFFINE, (1, 0, 0, 0, 1, 3))
    assert different_tiles(contact_sheet({case: picture}), contact_sheet({case: moved})) == [case]

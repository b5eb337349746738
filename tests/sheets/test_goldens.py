"""Does every sheet still say, and look, as when somebody last looked at it?"""

import json
import os
from hashlib import sha256

import pypdfium2
import pytest
from PIL import Image, ImageChops

from tests.cases import ALL
from tests.conftest import REPOSITORY
from tests.sheets.goldens import SIZES, document, paper, sizes, told
from tests.sheets.layout.test_layout import texts_of
from tests.sheets.occasions import EVERYTHING
from tichu_turnier.sheets.layout.pages import pages
from tichu_turnier.texts import languages

FOLDER = REPOSITORY / "tests" / "golden" / "sheets"
HASHES = FOLDER / "texts.json"
"""Of the texts that have no file of their own: English, French, of 400 entrants, and as printed."""
WRITING = bool(os.environ.get("TICHU_WRITE_GOLDEN"))
"""Set this variable to write the golden files anew; look at the difference before it is committed."""
LOOKED_AT = (37, 400)
"""Of how many entrants there is a picture, in German: what a sheet says is compared as text."""
TILE = (72, 102)
"""Size of the picture of a page in pixels: small enough to keep, large enough to see what moved."""
CELL = TILE[1] + 2
TOLERANCE = 24
"""By how much the gray of a pixel may differ, of 255, after another release of the renderer."""


def hashed(text):
    return sha256(text.encode()).hexdigest()[:12]


def is_hashed(size, language):
    return language != "de" or size == SIZES[-1]


def looked_at(key):
    """Each size in each language; of 400 every other sheet, in the language whose turn it is."""
    every = [(language, size) for language in languages() for size in sizes(key)]
    turn = dict(enumerate(languages())).get(list(EVERYTHING).index(key) % (2 * len(languages())))
    return [each for each in every if ALL or WRITING or each[1] != 400 or each[0] == turn]


@pytest.mark.parametrize("key", EVERYTHING)
def test_texts_are_as_they_were(key):
    printed = [mark.text for page in pages(document(key, 37, "de")) for mark in texts_of(page)]
    hashes = {f"{key}-printed": hashed("\n".join(printed))}
    for language, size in looked_at(key):
        text = "\n".join(told(document(key, size, language))) + "\n"
        file = FOLDER / f"{key}-{size}.txt"
        if is_hashed(size, language):
            hashes[f"{key}-{size}-{language}"] = hashed(text)
        elif WRITING:
            file.write_text(text, encoding="utf-8")
        else:
            assert text == file.read_text(encoding="utf-8")
    known = json.loads(HASHES.read_text(encoding="utf-8"))
    if WRITING:
        HASHES.write_text(json.dumps(dict(sorted({**known, **hashes}.items())), indent=0) + "\n")
    else:
        assert not [name for name, found in hashes.items() if known.get(name) != found]


@pytest.mark.parametrize("key", EVERYTHING)
def test_pictures_are_as_they_were(key):
    large = ALL or WRITING or list(EVERYTHING).index(key) % 4 == 0
    now = side_by_side(tile(paper(key, size, "de")) for size in LOOKED_AT[: 1 + large])
    if WRITING:
        now.save(FOLDER / f"{key}.png", optimize=True)
    part = (0, 0, CELL * (1 + large), CELL)
    with Image.open(FOLDER / f"{key}.png") as before:
        assert before.size == now.size
        assert is_alike(now.crop(part), before.convert("L").crop(part))


def tile(pdf):
    """The last page but one (of one: that one), small and gray: a full page, and late enough to notice."""
    pages = pypdfium2.PdfDocument(pdf)
    picture = pages[max(0, len(pages) - 2)].render(scale=0.5, grayscale=True).to_pil()
    pages.close()
    return picture.resize(TILE if picture.height > picture.width else TILE[::-1], Image.Resampling.BOX)


def side_by_side(tiles):
    grid = Image.new("L", (CELL * len(LOOKED_AT), CELL), 200)
    for place, picture in enumerate(tiles):
        grid.paste(picture, (place * CELL, 0))
    return grid


def is_alike(now, before):
    return now.size == before.size and ImageChops.difference(now, before).getextrema()[1] <= TOLERANCE


def test_nothing_is_forgotten_and_nothing_left_over():
    """Each sheet of 4, 37 and 400 entrants in each language: its text, and a picture of it."""
    assert len(EVERYTHING) > 30
    every = [(key, size, language) for key in EVERYTHING for size in sizes(key) for language in languages()]
    hashes = {f"{key}-{size}-{language}" for key, size, language in every if is_hashed(size, language)}
    hashes |= {f"{key}-printed" for key in EVERYTHING}
    assert set(json.loads(HASHES.read_text(encoding="utf-8"))) == hashes
    files = {f"{key}-{size}.txt" for key, size, language in every if not is_hashed(size, language)}
    files |= {f"{key}.png" for key in EVERYTHING} | {HASHES.name}
    assert {file.name for file in FOLDER.iterdir()} == files


def test_a_moved_line_is_seen():
    picture = tile(paper("ranking", 37, "de"))
    moved = picture.transform(picture.size, Image.Transform.AFFINE, (1, 0, 0, 0, 1, 3))
    assert is_alike(picture, picture)
    assert not is_alike(picture, moved)

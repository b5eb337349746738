"""How do sheets look and read that somebody has looked at, and what is different now?"""

import json
import os
from functools import cache
from hashlib import sha256
from io import BytesIO

import pypdfium2
from PIL import Image, ImageChops

from tests.conftest import REPOSITORY
from tests.sheets.evenings import evening
from tests.sheets.occasions import EVERYTHING, SPECIAL, occasion
from tichu_turnier.sheets import render
from tichu_turnier.texts import Texts, languages

FOLDER = REPOSITORY / "tests" / "golden" / "sheets"
WRITE = "TICHU_WRITE_GOLDEN"
"""Set this variable to write the golden files anew; look at the difference before it is committed."""
SIZES = (4, 37, 400)
TEAMS = "teams"
COLUMNS: tuple[int | str, ...] = (*SIZES, TEAMS)
"""So many entrants, and 37 teams where a sheet has something else to say about teams."""
TILE = (72, 102)
"""Size of the picture of a page in pixels: small enough to keep, large enough to see what moved."""
TOLERANCE = 24
"""By how much the gray of a pixel may differ, of 255, after another release of the renderer."""
_HASH = 12


@cache
def paper(key, size, language):
    """A sheet as PDF."""
    tournament = evening("treibhaus", 37) if size == TEAMS else occasion(key, size)
    return render(EVERYTHING[key].document(tournament, Texts(language)), "pdf")


def sizes(key):
    """Of which sizes a sheet is looked at."""
    return SIZES if key in SPECIAL else COLUMNS


def spoken(pdf):
    """The text of each page, as a reader program extracts it."""
    document = pypdfium2.PdfDocument(pdf)
    pages = [page.get_textpage().get_text_range() for page in document]
    document.close()
    return [page.replace("\r\n", "\n").replace("\ufffe", "").strip() for page in pages]


def written(pdf):
    """The text of all pages in one file."""
    return "\n\n--- page ---\n\n".join(spoken(pdf)) + "\n"


def tile(pdf):
    """The last page but one (of one: that one), small and gray: a full page, and late enough to notice."""
    document = pypdfium2.PdfDocument(pdf)
    page = document[max(0, len(document) - 2)]
    picture = page.render(scale=0.5, grayscale=True).to_pil()
    document.close()
    small = picture.resize(TILE if picture.height > picture.width else TILE[::-1], Image.Resampling.BOX)
    framed = Image.new("L", (TILE[1], TILE[1]), 200)
    framed.paste(small, (0, 0))
    return framed


def fingerprint(text):
    """A short hash of a text."""
    return sha256(text.encode()).hexdigest()[:_HASH]


def contact_sheet(tiles):
    """Pictures in a grid: a line for each language, a column for each size."""
    width, height = TILE[1] + 2, TILE[1] + 2
    grid = Image.new("L", (width * len(COLUMNS), height * len(languages())), 128)
    for (row, column), picture in tiles.items():
        grid.paste(picture, (column * width, row * height))
    return grid


def different_tiles(now, before):
    """In which line and column of the grid something differs by more than the tolerance."""
    if now.size != before.size:
        return ["all"]
    width, height = TILE[1] + 2, TILE[1] + 2
    return [
        f"{language}, {size}"
        for row, language in enumerate(languages())
        for column, size in enumerate(COLUMNS)
        for box in [(column * width, row * height, (column + 1) * width, (row + 1) * height)]
        if ImageChops.difference(now.crop(box), before.crop(box)).getextrema()[1] > TOLERANCE
    ]


def texts_file():
    """The hashes of the texts that have no file of their own: English, French, and very long ones."""
    file = FOLDER / "texts.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def writing():
    """Whether the golden files are to be written anew."""
    return bool(os.environ.get(WRITE))


def keep_hashes(found):
    """Writes hashes of texts, those of other sheets stay."""
    hashes = dict(sorted((texts_file() | found).items()))
    (FOLDER / "texts.json").write_text(json.dumps(hashes, indent=0) + "\n", encoding="utf-8")


def keep_picture(key, grid):
    """Writes the pictures of a sheet."""
    buffer = BytesIO()
    grid.save(buffer, "PNG", optimize=True)
    (FOLDER / f"{key}.png").write_bytes(buffer.getvalue())

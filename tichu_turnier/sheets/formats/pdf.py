"""A document as PDF.

The only file that knows reportlab. The same document gives the same bytes. Fonts are embedded as subsets:
DejaVu Sans, and for letters that DejaVu lacks WenQuanYi Micro Hei (Hangul, Han, Kana) and Noto Emoji, read
when needed.
"""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from io import BytesIO
from itertools import groupby
from threading import Lock

from reportlab import rl_config
from reportlab.graphics.barcode.qrencoder import QRCode, QRErrorCorrectLevel
from reportlab.lib.colors import HexColor
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfmetrics, ttfonts
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject
from reportlab.pdfgen.textobject import PDFTextObject

from tichu_turnier.resource_files import resource
from tichu_turnier.sheets.document import Document
from tichu_turnier.sheets.formats.pdf_tags import Tags, tagged
from tichu_turnier.sheets.layout.drawing import (
    CAPITALS,
    LARGER,
    Area,
    Bookmark,
    Code,
    Fill,
    Frame,
    Line,
    Opens,
    Page,
    Picture,
    Shape,
    Text,
    paper_size,
)
from tichu_turnier.sheets.layout.pages import settled
from tichu_turnier.sheets.layout.right_to_left import placed
from tichu_turnier.sheets.look import Logo

_PROGRAM = "tichu_turnier"
_MOST_PIXELS = 25_000_000
_FILES = {
    "Sheet": ("DejaVuSans.ttf", 0),
    "Sheet-Bold": ("DejaVuSans-Bold.ttf", 0),
    "Sheet-Asia": ("wqy-microhei.ttc", 0),
    "Sheet-Emoji": ("NotoEmoji-Regular.ttf", 0),
}
_LINES = "/Artifact BMC"
_MISSING = "\N{REPLACEMENT CHARACTER}"
"""Drawn for a letter that no font has; DejaVu Sans has this one."""

rl_config.useA85 = 0  # raw bytes instead of text: files are a fifth smaller and written faster

_LONG_CODE = re.compile("<([0-9A-F]{5,6})>")


def _in_pairs(write: Callable[..., str]) -> Callable[..., str]:
    """What reportlab says about the letters of a font, but as UTF-16 beyond U+FFFF (ISO 32000-1, 9.10.3).

    It writes U+1F409 with five digits, which no reader program understands.
    """

    def written(*about: object) -> str:
        return _LONG_CODE.sub(in_pairs, write(*about))

    def in_pairs(code: re.Match[str]) -> str:
        return f"<{chr(int(code[1], 16)).encode('utf-16-be').hex().upper()}>"

    return written


ttfonts.makeToUnicodeCMap = _in_pairs(ttfonts.makeToUnicodeCMap)

_one_at_a_time = Lock()
"""A font of reportlab keeps state while a document is written, so two threads must not write at once."""


@cache
def _font(name: str) -> ttfonts.TTFont:
    file, index = _FILES[name]
    font = ttfonts.TTFont(name, str(resource("fonts", file)), subfontIndex=index)
    pdfmetrics.registerFont(font)
    return font


class _Letters(dict[str, tuple[float, str, str]]):
    """Of each letter its width (size 1), the font that has it, and the letter to draw; filled when asked."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def __missing__(self, letter: str) -> tuple[float, str, str]:
        for name in (self.name, "Sheet", "Sheet-Asia", "Sheet-Emoji"):
            if ord(letter) in _font(name).face.charToGlyph:
                found = (float(_font(name).stringWidth(letter, 1)), name, letter)
                break
        else:
            found = self[_MISSING]
        self[letter] = found
        return found


@cache
def _letters(bold: bool) -> _Letters:
    return _Letters("Sheet-Bold" if bold else "Sheet")


def width(text: str, size: float, bold: bool) -> float:
    """Width in points of a text, in the fonts it is drawn with."""
    return size * _width_at_1(text, bold)


@lru_cache(maxsize=16_384)
def _width_at_1(text: str, bold: bool) -> float:
    """A table is tried in many sizes, each of which asks for the same texts again."""
    letters = _letters(bold)
    return sum([letters[letter][0] for letter in placed(text)])


def render(document: Document, on_page: Callable[[int, int], None]) -> bytes:
    """The document as PDF; safe in any thread. `on_page` is called for each page before it is written."""
    with _one_at_a_time:
        return _written(*settled(document, width), on_page)


def logo_of(data: bytes) -> Logo | None:
    """A picture with its size; None where it is no picture that a page can carry."""
    try:
        width, height = ImageReader(BytesIO(data)).getSize()
    except (OSError, ValueError, SyntaxError, TypeError):
        return None
    return Logo(data, width, height) if 0 < width * height <= _MOST_PIXELS else None


def _written(document: Document, sheet: tuple[Page, ...], on_page: Callable[[int, int], None]) -> bytes:
    width, height = paper_size(document)
    scale = LARGER if document.look.large else 1.0
    buffer = BytesIO()
    canvas = Canvas(
        buffer,
        pagesize=(width * scale, height * scale),
        invariant=1,
        pageCompression=1,
        initialFontName=_font("Sheet").fontName,  # type: ignore[arg-type]  # the stubs take it for a size
        lang=document.language,
    )
    canvas.setTitle(f"{document.title} – {document.margin.tournament}")
    canvas.setAuthor(document.margin.tournament)
    canvas.setSubject(" · ".join(word for word in (document.margin.round, document.margin.stamp) if word))
    canvas.setCreator(_PROGRAM)
    canvas.setViewerPreference("DisplayDocTitle", "true")
    if document.look.duplex:
        canvas.setViewerPreference("Duplex", "DuplexFlipLongEdge")
    _bookmark(canvas, document.title, 0, height * scale)
    tags = Tags(head=document.head)
    for number, page in enumerate(sheet, start=1):
        on_page(number, len(sheet))
        canvas.scale(scale, scale)
        _draw_page(canvas, page, height, document.look.colour, tags)
        for mark in page:
            if isinstance(mark, Bookmark):
                _bookmark(canvas, mark.title, 1, (height - mark.y) * scale)
        canvas.showPage()
    canvas.save()
    return tagged(buffer.getvalue(), tags, document.language)


def _bookmark(canvas: Canvas, title: str, level: int, top: float) -> None:
    """A line of the outline: the sheet itself, or below it what stands from there on."""
    key = f"{canvas.getPageNumber()}-{level}-{top:.1f}-{title}"
    canvas.bookmarkHorizontal(key, 0, top)
    canvas.addOutlineEntry(title, key, level, closed=False)


class _Words(PDFTextObject):
    """All text of a page, in pieces that belong to parts of the sheet."""

    def piece(self, operator: str) -> None:
        """Open or close a piece."""
        self._code.append(operator)  # type: ignore[attr-defined]  # the stubs leave it out


def _draw_page(canvas: Canvas, page: Page, height: float, colour: str, tags: Tags) -> None:
    """Everything but text first, then all text in one go: a text object for each line is slow."""
    tags.turn()
    words = _Words(canvas)
    canvas.addLiteral(_LINES)
    written, font, end = None, ("", 0.0), ""
    for mark in page:
        match mark:
            case Opens():
                tags.step(mark)
            case Text():
                part = tags.part_of(goes_on=mark.goes_on)
                if mark.goes_on and not end.endswith("-"):
                    words.textOut(" ")  # the words of the line before go on
                if part is None or part is not written:
                    words.piece(f"EMC {tags.piece(part)}" if font[0] else tags.piece(part))
                written, end, font = part, mark.text, _write(words, mark, height, font)
            case Code() | Picture():
                said = f"QR {mark.text}" if isinstance(mark, Code) else mark.said
                canvas.addLiteral(f"EMC {tags.piece(tags.figure(said))}")
                _draw(canvas, mark, height, colour)
                canvas.addLiteral(f"EMC {_LINES}")
            case _:
                _draw(canvas, mark, height, colour)
    canvas.addLiteral("EMC")
    canvas.setFillGray(0)
    if font[0]:
        words.piece("EMC")
        canvas.drawText(words)


def _draw(canvas: Canvas, mark: Shape, height: float, colour: str) -> None:
    match mark:
        case Fill(area, gray):
            canvas.setFillGray(gray)
            canvas.rect(area.left, height - area.bottom, area.width, area.height, stroke=0, fill=1)
        case Frame(area, line, gray, accent):
            canvas.setLineWidth(line)
            _stroke(canvas, gray, colour if accent else "")
            canvas.rect(area.left, height - area.bottom, area.width, area.height)
        case Line(x1, y1, x2, y2, line, gray, dashed, accent):
            canvas.setLineWidth(line)
            _stroke(canvas, gray, colour if accent else "")
            canvas.setDash([3, 3] if dashed else [])
            canvas.line(x1, height - y1, x2, height - y2)
            canvas.setDash([])
        case Code(area, text):
            _draw_code(canvas, area, text, height)
        case Picture(area, data, _):
            place = area.left, height - area.bottom, area.width, area.height
            canvas.drawImage(ImageReader(BytesIO(data)), *place, mask="auto")
        case Text() | Bookmark() | Opens():
            pass


def _stroke(canvas: Canvas, gray: float, colour: str) -> None:
    """Lines in a gray, or in a colour as `#8c1d40`."""
    if colour:
        canvas.setStrokeColor(HexColor(colour))
    else:
        canvas.setStrokeGray(gray)


def _draw_code(canvas: Canvas, area: Area, text: str, height: float) -> None:
    count, squares = code_squares(text)
    canvas.saveState()
    canvas.translate(area.left, height - area.top)
    canvas.scale(area.width / count, -area.width / count)
    canvas.setFillGray(0)
    canvas.drawPath(squares, stroke=0, fill=1)
    canvas.restoreState()


@lru_cache(maxsize=2048)
def code_squares(text: str) -> tuple[int, PDFPathObject]:
    """How many squares a QR code is wide, and a rectangle for each run of black ones of a line, downwards.

    It is kept, as a sheet is drawn many times.
    """
    code = QRCode(None, QRErrorCorrectLevel.M)
    code.addData(text)
    code.make()
    path = PDFPathObject()
    for line, row in enumerate(code.modules):
        at = 0
        for black, run in groupby(row):
            count = len(list(run))
            if black:
                path.rect(at, line, count, 1)
            at += count
    return len(code.modules), path


def _write(text: PDFTextObject, mark: Text, height: float, font: tuple[str, float]) -> tuple[str, float]:
    """One line of text, in runs of letters of the same font; takes and returns the font that is set."""
    if mark.turned:
        right = mark.x + width(mark.text, mark.size, mark.bold)
        text.setTextTransform(-1, 0, 0, -1, right, height - mark.y + CAPITALS * mark.size)
    else:
        text.setTextOrigin(mark.x, height - mark.y)
    for name, run in _runs(mark.text, bold=mark.bold):
        if font != (name, mark.size):
            font = (name, mark.size)
            text.setFont(*font)
        text.textOut(run)
    return font


def _runs(text: str, *, bold: bool) -> list[tuple[str, str]]:
    letters = _letters(bold)
    found = [letters[letter] for letter in placed(text)]
    return [
        (name, "".join(entry[2] for entry in run)) for name, run in groupby(found, key=lambda entry: entry[1])
    ]

"""A document as PDF: the same bytes for the same document, its fonts embedded as subsets."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from io import BytesIO
from itertools import groupby
from threading import Lock

from reportlab import rl_config
from reportlab.lib.colors import HexColor
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject
from reportlab.pdfgen.textobject import PDFTextObject

from tichu_turnier.sheets.document import Document, printable
from tichu_turnier.sheets.formats.pdf_tags import ORNAMENT, Tags, tagged
from tichu_turnier.sheets.layout.letters import PLAIN, Run, font_of, measure, runs
from tichu_turnier.sheets.layout.page_builder import LARGER, paper_size
from tichu_turnier.sheets.layout.pages import settled
from tichu_turnier.sheets.layout.shapes import (
    CAPITALS,
    Area,
    Bookmark,
    Code,
    Fill,
    Frame,
    Line,
    Opens,
    Page,
    Path,
    Picture,
    Shape,
    Text,
)
from tichu_turnier.sheets.look import Logo

_PROGRAM = "tichu_turnier"
_MOST_PIXELS = 25_000_000
_AGAIN = Run(PLAIN, " ", 0.0)
"""Between lines of the same text."""

rl_config.useA85 = 0  # raw bytes instead of text: files are a fifth smaller and written faster

_one_at_a_time = Lock()
"""A font of reportlab keeps state while a document is written, so two threads must not write at once."""


def render(document: Document, on_page: Callable[[int, int], None]) -> bytes:
    """The document as PDF; safe in any thread. `on_page` is called for each page before it is written."""
    with _one_at_a_time, _nothing_collected():
        return _written(*settled(document), on_page)


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """A document is many small things, none of them waste: looking for waste takes a third of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


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
        initialFontName=font_of(PLAIN).fontName,  # type: ignore[arg-type]  # the stubs take it for a size
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
    tags = Tags(head=not document.cut_out)
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
    canvas.addOutlineEntry(printable(title), key, level, closed=False)


class _Words(PDFTextObject):
    """All text of a page, in pieces that belong to parts of the sheet."""

    current = ("", 0, 0.0)
    """The font, which part of it, and the size."""

    def put(self, operator: str) -> None:
        """An operator of PDF as it stands."""
        self._code.append(operator)  # type: ignore[attr-defined]  # the stubs leave it out

    def write(self, run: Run, size: float) -> None:
        """Letters where the last ones end; shaped ones each in its place."""
        font, document = font_of(run.font), self._canvas._doc  # type: ignore[attr-defined]  # noqa: SLF001 -- a font numbers its letters for each document
        places = iter(run.places)
        for part, codes in font.splitString(run.letters, document):
            if self.current != (run.font, part, size):
                self.current = run.font, part, size
                self.put(f"{font.getSubsetInternalName(part, document)} {size:.3f} Tf")
            if not run.places:
                self.put(f"<{codes.hex()}> Tj")
                continue
            for up, level in groupby(zip(codes, places, strict=False), key=lambda letter: letter[1][1]):
                moved = " ".join(
                    f"{-before:.1f} <{code:02x}> {behind:.1f}" for code, (before, _, behind) in level
                )
                self.put(f"{up * size:.3f} Ts [{moved}] TJ 0 Ts" if up else f"[{moved}] TJ")


def _draw_page(canvas: Canvas, page: Page, height: float, colour: str, tags: Tags) -> None:
    """Everything but text first, then all text in one go: a text object for each line is slow."""
    tags.new_page()
    words = _Words(canvas)
    canvas.addLiteral(ORNAMENT)
    written, end = None, ""
    for mark in page:
        match mark:
            case Opens():
                before = tags.drawing
                tags.step(mark)
                if tags.drawing is not before:
                    canvas.addLiteral(f"EMC {tags.piece(tags.drawing)}")
            case Text():
                part = tags.part_of(mark)
                if mark.goes_on and not end.endswith("-"):
                    words.write(_AGAIN, mark.size)
                if part is None or part is not written:
                    words.put(f"EMC {tags.piece(part)}" if end else tags.piece(part))
                written, end = part, mark.text
                _write(words, mark, height)
            case Code() | Picture():
                said = f"QR {mark.text}" if isinstance(mark, Code) else mark.said
                canvas.addLiteral(f"EMC {tags.piece(tags.figure(said))}")
                _draw(canvas, mark, height, colour)
                canvas.addLiteral(f"EMC {ORNAMENT}")
            case _:
                _draw(canvas, mark, height, colour)
    canvas.addLiteral("EMC")
    canvas.setFillGray(0)
    if end:
        words.put("EMC")
        canvas.drawText(words)


def _draw(canvas: Canvas, mark: Shape, height: float, colour: str) -> None:
    match mark:
        case Fill(area, gray, accent):
            _fill(canvas, gray, colour if accent else "")
            canvas.rect(area.left, height - area.bottom, area.width, area.height, stroke=0, fill=1)
        case Path():
            _draw_path(canvas, mark, height, colour if mark.accent else "")
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


def _fill(canvas: Canvas, gray: float, colour: str) -> None:
    if colour:
        canvas.setFillColor(HexColor(colour))
    else:
        canvas.setFillGray(gray)


def _draw_path(canvas: Canvas, mark: Path, height: float, colour: str) -> None:
    path = canvas.beginPath()
    (x, y), *steps = mark.steps
    path.moveTo(x, height - y)
    for step in steps:
        turned = [height - each if index % 2 else each for index, each in enumerate(step)]
        if len(turned) > len(mark.steps[0]):
            path.curveTo(*turned)
        else:
            path.lineTo(*turned)
    path.close()
    if mark.width:
        canvas.setLineWidth(mark.width)
        _stroke(canvas, mark.gray, colour)
    else:
        _fill(canvas, mark.gray, colour)
    canvas.drawPath(path, stroke=int(mark.width > 0), fill=int(not mark.width))


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
    import segno

    rows = segno.make(text, error="m", micro=False).matrix
    path = PDFPathObject()
    for line, row in enumerate(rows):
        at = 0
        for black, run in groupby(row):
            count = len(list(run))
            if black:
                path.rect(at, line, count, 1)
            at += count
    return len(rows), path


def _write(words: _Words, mark: Text, height: float) -> None:
    """One line of text, in runs of letters of the same font."""
    if mark.turned:
        right = mark.x + measure(mark.text, mark.size, mark.bold)
        words.put(f"-1 0 0 -1 {right:.3f} {height - mark.y + CAPITALS * mark.size:.3f} Tm")
    else:
        words.put(f"1 0 0 1 {mark.x:.3f} {height - mark.y:.3f} Tm")
    if mark.spread:
        words.put(f"{mark.spread:.3f} Tc")
    for run in runs(mark.text, bold=mark.bold):
        if run.said:
            words.put(f"/Span <</ActualText <FEFF{run.said.encode('utf-16-be').hex()}>>> BDC")
        words.write(run, mark.size)
        if run.said:
            words.put("EMC")
    if mark.spread:
        words.put("0 Tc")

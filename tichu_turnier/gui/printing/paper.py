"""Makes pages to look at, a file or a print of a sheet, beside the GUI thread.

PDFium works on one thread at a time: whatever draws pages here runs as `Bridge.run_background`.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyle

from tichu_turnier.entry.drafts import as_typed
from tichu_turnier.files.whole import write_whole
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.settings import Settings
from tichu_turnier.sheets import Kind, Sheet, printed, render
from tichu_turnier.sheets.club import dressed, possible_look
from tichu_turnier.sheets.document import Document
from tichu_turnier.sheets.sheet import OnPage
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.slots import to_wall
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.registration.printed_letters import unprinted_names
from tichu_turnier.tournament.tables.link_keys import Links
from tichu_turnier.words.names import first_of

if TYPE_CHECKING:
    from pypdfium2 import PdfDocument
    from PySide6.QtPrintSupport import QPrinter

_POINTS = 72
_MOST_DPI = 600
"""Finer is not seen on paper, and a page of 1200 dots an inch takes 140 MB."""
_MIDDLE = Qt.LayoutDirection.LeftToRight, Qt.AlignmentFlag.AlignCenter
_NOT_IN_NAMES = '\\/:*?"<>|'
_LONGEST_NAME = 120
_NAMED = 3
"""Of so many names one reads that their letters cannot be printed."""


class StoppedError(Exception):
    """Nobody wants it any more."""


class Progress:
    """How far something long is, for whoever waits for it, and whether to go on; to be used in any thread."""

    def __init__(self, told: OnPage = lambda *_: None) -> None:
        self._told = told
        self._stopped = False

    def stop(self) -> None:
        self._stopped = True

    def go_on(self, *_: int) -> None:
        """Tells nothing; raises StoppedError once `stop` was called."""
        if self._stopped:
            raise StoppedError

    def __call__(self, number: int, count: int) -> None:
        """Tells of a page that comes next; raises StoppedError once `stop` was called."""
        self.go_on()
        self._told(number, count)


@dataclass(frozen=True, slots=True)
class Order:
    """Which sheet is wanted, of which snapshot and round (None: as the sheet sees fit), in which language."""

    sheet: Sheet
    tournament: Tournament
    texts: Texts
    round: int | None = None
    wishes: Settings | None = None
    """For the look of the paper; what cannot be had of them is left out."""
    about: str = ""
    """Who or what it is about, where the sheet alone does not say it."""
    links: Links | None = None
    """Where phones report, for slips."""
    file: Path | None = None
    """The tournament's: slips that are half typed beside it are told where results are."""

    def document(self) -> Document:
        """The sheet; raises Refusal for a round that is not drawn."""
        tournament = self.tournament if self.file is None else as_typed(self.file, self.tournament)
        document = self.sheet.document(tournament, self.texts, self.round)
        if self.wishes is None:
            return document
        return dressed(document, replace(possible_look(self.wishes), links=self.links))

    def printed(self, now: datetime) -> Document:
        return printed(self.document(), self.texts, now)

    def like(self, other: "Order") -> bool:
        return (self.sheet, self.round) == (other.sheet, other.round)

    @property
    def title(self) -> str:
        """What it is: `Einzelbericht – Dachs`."""
        return " – ".join(filter(None, (self.texts(self.sheet.text_key), self.about)))

    @property
    def name(self) -> str:
        """What a file of it is called, without ending: `Klubabend – Laufzettel – Runde 2`."""
        texts, number = self.texts, self.round
        parts = [self.tournament.name, self.title]
        if number is not None:
            parts.append(texts("timetable-round", number=number))
        name = "".join("-" if c in _NOT_IN_NAMES or not c.isprintable() else c for c in " – ".join(parts))
        return name[:_LONGEST_NAME].strip(" .")


def page_words(order: Order | None, page: int, pages: int, texts: Texts) -> str:
    """Which page of how many is seen, and whose letters cannot be printed."""
    words = [texts("sheets-screen-page", page=page, pages=pages)] if pages else []
    if order is not None and (lacking := unprinted_names(order.tournament)):
        words.append(texts("sheets-unprinted", names=", ".join(first_of(lacking, _NAMED))))
    return " · ".join(words)


@dataclass(frozen=True, slots=True)
class SheetPdf:
    """What a sheet says, its pages as PDF, and how large they are (width and height in points)."""

    document: Document
    pdf: bytes
    sizes: tuple[tuple[float, float], ...]

    @property
    def coloured(self) -> bool:
        look = self.document.look
        return look.logo is not None or bool(look.colour)


def paper_of(order: Order, now: datetime, told: OnPage, before: SheetPdf | None = None) -> SheetPdf:
    """The pages of a sheet; the very same as `before` if nothing on them has changed."""
    document = order.document()
    if before is not None and before.document == document:
        return before
    wall = to_wall(now, order.tournament.timetable.zone)
    pdf = render(printed(document, order.texts, wall), Kind.PDF, told)
    with _opened(pdf) as pages:
        return SheetPdf(document, pdf, tuple(page.get_size() for page in pages))


def pictures(paper: SheetPdf, wanted: Iterable[int], width: int) -> Mapping[int, QImage]:
    with _opened(paper.pdf) as pages:
        there = [number for number in wanted if 0 <= number < len(paper.sizes)]
        scales = {number: width / paper.sizes[number][0] for number in there}
        drawn = {n: _drawn(pages, n, scale, coloured=paper.coloured) for n, scale in scales.items()}
        return {n: image.convertToFormat(QImage.Format.Format_RGB32) for n, image in drawn.items()}


def save(order: Order, path: Path, kind: Kind, progress: Progress) -> Path:
    """Writes a sheet as a file of that kind, whole or not at all; raises Refusal where there is no way."""
    write_whole(path, render(order.printed(datetime.now(UTC)), kind, progress))
    return path


def print_on(printer: "QPrinter", order: Order, progress: Progress) -> int:
    """Prints as often as the printer was told to; returns the number of pages, raises Refusal."""
    paper = paper_of(order, datetime.now(UTC), progress.go_on)
    ranges = printer.pageRanges()
    chosen = [n for n in range(len(paper.sizes)) if ranges.isEmpty() or ranges.contains(n + 1)]
    copies = 1 if printer.supportsMultipleCopies() else printer.copyCount()
    with _painting(printer) as painter, _opened(paper.pdf) as pages:
        for done, number in enumerate(chosen * copies):
            progress(done + 1, len(chosen) * copies)
            if done:
                printer.newPage()
            dots = min(printer.resolution(), _MOST_DPI)
            picture = _drawn(pages, number, dots / _POINTS, coloured=paper.coloured)
            room = printer.pageLayout().fullRectPixels(printer.resolution())
            size = picture.size().scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
            painter.drawImage(QStyle.alignedRect(*_MIDDLE, size, room), picture)
    return len(chosen) * copies


@contextmanager
def _painting(printer: "QPrinter") -> Iterator[QPainter]:
    painter = QPainter()
    if not painter.begin(printer):
        raise Refusal(Finding("sheets-screen-no-printer"))
    try:
        painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
        yield painter
    except StoppedError:
        printer.abort()
        raise
    finally:
        painter.end()


@contextmanager
def _opened(pdf: bytes) -> "Iterator[PdfDocument]":
    from pypdfium2 import PdfDocument

    document = PdfDocument(pdf)
    try:
        yield document
    finally:
        document.close()


def _drawn(pages: "PdfDocument", number: int, scale: float, *, coloured: bool) -> QImage:
    """A page, in shades of grey unless it has colours; `scale` is pixels to a point."""
    bitmap = pages[number].render(scale=scale, grayscale=not coloured)
    kind = QImage.Format.Format_BGR888 if coloured else QImage.Format.Format_Grayscale8
    return QImage(bytes(bitmap.buffer), bitmap.width, bitmap.height, bitmap.stride, kind).copy()

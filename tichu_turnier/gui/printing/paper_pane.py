"""A sheet with its pages and the buttons that print or save it."""

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import partial
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QAbstractSlider, QDialog, QFrame, QMenu, QWidget
from shiboken6 import isValid

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.gui.bridge import Bridge, Latest
from tichu_turnier.gui.common.dialogs import file_to_save, kinds_of
from tichu_turnier.gui.common.fields import button, menu_line, on_keys
from tichu_turnier.gui.common.parts import column, label
from tichu_turnier.gui.common.value_fields import number_field
from tichu_turnier.gui.printing.paper import (
    Order,
    Progress,
    SheetPdf,
    StoppedError,
    page_words,
    paper_of,
    pictures,
    print_on,
    save,
)
from tichu_turnier.gui.theme import LOOK
from tichu_turnier.sheets import Kind
from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_MOST_COPIES = 99
_SLOW_MS = 200
"""Only what takes longer than that is told, else the words would flicker."""
_EDGE = 24
_RADIUS = 8
_GAP = 18
_MOST_WIDTH = 1000
_SETTLE_MS = 60
_BEYOND = 1
"""So many pages before and behind those in sight are drawn too, and kept."""


class PageView(QAbstractScrollArea):
    """Pages below each other, as wide as there is room; asks for the pictures of those in sight."""

    wanted = Signal(object, int)
    """Pages (tuple of int, counted from 0) that are to be drawn, and how many pixels wide."""
    scrolled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A bar that came with the first page would make all of them narrower, to be drawn once more.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setMinimumWidth(320)
        self._sizes: tuple[tuple[float, float], ...] = ()
        self._tops: tuple[int, ...] = (0,)
        self._pictures: dict[int, QImage] = {}
        self._fresh: set[int] = set()
        self._settled = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settled.timeout.connect(self._ask)

    @property
    def pages(self) -> int:
        return len(self._sizes)

    @property
    def page(self) -> int:
        middle = self.verticalScrollBar().value() + self.viewport().height() // 2
        return sum(top <= middle for top in self._tops[: self.pages])

    @property
    def pixels(self) -> int:
        return round(self._wide() * self.devicePixelRatioF())

    def show_pages(self, paper: SheetPdf, pictures: Mapping[int, QImage], *, again: bool) -> None:
        """With `again` it stays where it is, and shows the old pages until the new come."""
        self._sizes = paper.sizes
        self._fresh.clear()
        if not again:
            self._pictures.clear()
            self.verticalScrollBar().setValue(0)
        self._place()
        self.show_pictures(pictures)
        self._settled.start()

    def show_pictures(self, pictures: Mapping[int, QImage]) -> None:
        near = self._in_sight(_BEYOND + 1)
        self._pictures = {number: image for number, image in self._pictures.items() if number in near}
        self._pictures |= pictures
        self._fresh = {*self._fresh, *pictures} & set(self._pictures)
        self.viewport().update()

    def scroll_page(self, by: int) -> None:
        steps = QAbstractSlider.SliderAction
        step = steps.SliderPageStepAdd if by > 0 else steps.SliderPageStepSub
        self.verticalScrollBar().triggerAction(step)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
        self._settled.start()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self.viewport().update()
        self._settled.start()
        self.scrolled.emit()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(LOOK.now.color("sunken"))
        painter.drawRoundedRect(self.viewport().rect(), _RADIUS, _RADIUS)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(LOOK.now.color("border")))
        for number in self._in_sight():
            place = self._where(number)
            painter.fillRect(place, Qt.GlobalColor.white)
            if number in self._pictures:
                painter.drawImage(place, self._pictures[number])
            painter.drawRect(place.adjusted(-1, -1, 0, 0))
        painter.end()

    def _wide(self) -> int:
        return max(1, min(_MOST_WIDTH, self.viewport().width() - 2 * _EDGE))

    def _place(self) -> None:
        """Where each page begins; whoever reads in the middle stays there."""
        bar, before = self.verticalScrollBar(), self._tops[-1]
        wide = self._wide()
        heights = [round(wide * height / width) for width, height in self._sizes]
        self._tops = tuple(accumulate((height + _GAP for height in heights), initial=_GAP))
        share = bar.value() / before if before else 0.0
        bar.setRange(0, max(0, self._tops[-1] - self.viewport().height()))
        bar.setPageStep(max(1, self.viewport().height() - _GAP))
        bar.setSingleStep(40)
        bar.setValue(round(share * self._tops[-1]))
        self.scrolled.emit()

    def _where(self, number: int) -> QRect:
        wide, (top, following) = self._wide(), self._tops[number : number + 2]
        left = (self.viewport().width() - wide) // 2
        return QRect(left, top - self.verticalScrollBar().value(), wide, following - top - _GAP)

    def _in_sight(self, beyond: int = 0) -> range:
        """The pages of which something can be seen, and so many before and behind them."""
        seen = [n for n in range(self.pages) if self._where(n).intersects(self.viewport().rect())]
        if not seen:
            return range(0)
        return range(max(0, seen[0] - beyond), min(self.pages, seen[-1] + 1 + beyond))

    def _ask(self) -> None:
        pixels = self.pixels
        fitting = {n for n in self._fresh if n in self._pictures and self._pictures[n].width() == pixels}
        lacking = tuple(number for number in self._in_sight(_BEYOND) if number not in fitting)
        if lacking:
            self.wanted.emit(lacking, pixels)


class Preview(NamedTuple):
    """The pages of an order, with the pictures of the first."""

    order: Order
    paper: SheetPdf
    pictures: Mapping[int, QImage]


class PaperPane(QWidget):
    """The pages of an order; whoever shows it lays out the buttons that belong to it."""

    done = Signal(object)
    """What was printed or saved, or was not because somebody stopped it (Finding)."""
    failed = Signal(object)
    """What went wrong while printing or saving (exception)."""
    _told = Signal(str)

    def __init__(self, bridge: Bridge, texts: Texts, folder: Path | None = None) -> None:
        super().__init__()
        self.bridge, self.texts = bridge, texts
        self.order: Order | None = None
        self.preview: Preview | None = None
        self._folder = folder
        self._previews: Latest[Preview] = Latest(bridge, self)
        self._pictures: Latest[Mapping[int, QImage]] = Latest(bridge, self)
        self._drawing = Progress()
        self._output: Progress | None = None
        self.view = PageView()
        self.view.setAccessibleName(texts("sheets-preview"))
        self.state = label("", "hint", name="pages")
        self.copies = number_field(texts, 1, _MOST_COPIES, 1, name="copies")
        words = texts("sheets-screen-print")
        self.print_button = button(words, self.ask_printer, "primary", "sheets", "Ctrl+P")
        self.save_button = button(texts("sheets-screen-save"), lambda: None, name="save")
        menu = QMenu(self.save_button)
        for kind in Kind:
            keys = "\tCtrl+S" if kind is Kind.PDF else ""
            words = f"{texts(f'sheets-screen-{kind}')} …{keys}"
            menu_line(menu, words, partial(self.ask_for_file, kind), name=f"save-{kind}")
        self.save_button.setMenu(menu)
        self.stop_button = button(texts("sheets-screen-stop"), self.stop, "", "close", texts("help-key-esc"))
        self.stop_button.hide()
        self._slow = QTimer(self, singleShot=True, interval=_SLOW_MS)
        self.setLayout(column(self.view))
        self.view.wanted.connect(self._draw_pages)
        self.view.scrolled.connect(self._show_work)
        self._slow.timeout.connect(self._show_work)
        self._told.connect(self._say_output)
        self.bridge.failed.connect(self._show_work)
        self.bridge.refused.connect(self._show_work)

    def show_order(self, order: Order | None) -> None:
        """Has the pages drawn; what is there stays until they are. None: nothing can be printed."""
        before, self.order = self.order, order
        if order is None:
            self._show_work()
            return
        if before is None or not order.like(before):
            self._drawing.stop()  # nobody wants to see that any more
        drawing = self._drawing = Progress()
        paper = None if self.preview is None else self.preview.paper
        width = self.view.pixels
        self._slow.start()
        self._previews.ask(lambda: _previewed(order, paper, width, drawing), self._show_preview)
        self._show_work()

    def ask_printer(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        order = self.order
        if order is None:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.set_up(printer, order)
        dialog = QPrintDialog(printer, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self.view.pages:
            dialog.setMinMax(1, self.view.pages)
        dialog.accepted.connect(lambda *_: self.print_on(printer))
        QDialog.open(dialog)

    def print_on(self, printer: "QPrinter") -> None:
        """Prints what is shown beside the GUI thread and says when it is done."""
        if self.order is not None and self._output is None:
            job = partial(print_on, printer, self.order, self._begin_output("sheets-screen-printing"))
            self.bridge.run_background(job, self._printed, self._not_done)

    def save_as(self, path: Path, kind: Kind) -> None:
        """Writes what is shown into a file beside the GUI thread and says where it is."""
        if self.order is not None and self._output is None:
            target = path if path.suffix.casefold() == f".{kind}" else path.with_name(f"{path.name}.{kind}")
            self._folder = target.parent
            job = partial(save, self.order, target, kind, self._begin_output("sheets-screen-saving"))
            self.bridge.run_background(job, self._saved, self._not_done)

    def stop(self) -> None:
        if self._output is not None:
            self._output.stop()

    def set_up(self, printer: "QPrinter", order: Order) -> None:
        """Paper and copies as the sheet wants them; the person at the dialog may want others."""
        if self.preview is not None:
            short, long = sorted(size := self.preview.paper.sizes[0])
            printer.setPageSize(QPageSize(QSizeF(short, long), QPageSize.Unit.Point))
            way = QPageLayout.Orientation
            printer.setPageOrientation(way.Portrait if size == (short, long) else way.Landscape)
        printer.setFullPage(True)
        printer.setDocName(order.name)
        printer.setCopyCount(self.copies.value())
        if order.wishes is not None and order.wishes.paper_duplex:
            printer.setDuplex(printer.DuplexMode.DuplexLongSide)
        if printer.outputFormat() is printer.OutputFormat.PdfFormat and not printer.outputFileName():
            # Without any printer the dialog offers a file, on some systems one without a name.
            printer.setOutputFileName(str(self._suggested(order, Kind.PDF)))

    def ask_for_file(self, kind: Kind) -> None:
        order = self.order
        if order is None:
            return
        kinds = kinds_of(self.texts(f"sheets-screen-{kind}"), (f".{kind}",))
        title = self.texts("sheets-screen-save-title", sheet=self.texts(order.sheet.text_key))
        file = file_to_save(self, title, self._suggested(order, kind), kinds)
        if file is not None:
            self.save_as(file, kind)

    def _begin_output(self, key: str) -> Progress:
        """Something goes to the printer or into a file, told in these words, and can be stopped."""

        def told(number: int, count: int) -> None:
            if isValid(self):
                self._told.emit(self.texts(key, page=number, pages=count))

        self._output = Progress(told)
        self._slow.start()
        self._show_work()
        return self._output

    def _printed(self, pages: int) -> None:
        self._end_output("sheets-screen-printed", {"pages": pages})

    def _saved(self, path: Path) -> None:
        self._end_output("sheets-screen-saved", {"file": str(path)})

    def _not_done(self, error: BaseException) -> None:
        if not isValid(self):
            return
        if isinstance(error, StoppedError):
            self._end_output("sheets-screen-stopped", {})
        else:
            self._output = None
            self.failed.emit(error)
            self._show_work()

    def _end_output(self, key: str, args: dict[str, str | int]) -> None:
        self._output = None
        self._show_work()
        self.done.emit(Finding(key, Severity.NOTE, args))

    def _suggested(self, order: Order, kind: Kind) -> Path:
        desk = self.bridge.desk
        beside = Path.home() if desk is None else desk.path.parent
        return (self._folder or beside) / f"{order.name}.{kind}"

    def _show_preview(self, shown: Preview) -> None:
        before, self.preview = self.preview, shown
        again = before is not None and shown.order.like(before.order)
        if before is None or not again or shown.paper is not before.paper:
            self.view.show_pages(shown.paper, shown.pictures, again=again)
        self._show_work()

    def _draw_pages(self, pages: tuple[int, ...], width: int) -> None:
        if self.preview is not None:
            paper = self.preview.paper
            self._pictures.ask(lambda: pictures(paper, pages, width), partial(self._show_pictures, paper))

    def _show_pictures(self, paper: SheetPdf, drawn: Mapping[int, QImage]) -> None:
        if self.preview is not None and paper is self.preview.paper:
            self.view.show_pictures(drawn)

    def _show_work(self, *_: object) -> None:
        """Buttons and words as things stand; what goes to a printer or a file says itself how far it is."""
        if not isValid(self):
            return
        free = self.order is not None and self._output is None
        if not free and (self.print_button.hasFocus() or self.save_button.hasFocus()):
            self.view.setFocus()  # else Qt gives the keyboard to whatever comes next
        self.print_button.setEnabled(free)
        self.save_button.setEnabled(free)
        if self._output is None and not self._previews.busy:
            self._slow.stop()
            self.state.setText(page_words(self.order, self.view.page, self.view.pages, self.texts))
        elif self._output is None and not self._slow.isActive():
            self.state.setText(self.texts("sheets-screen-drawing"))
        self.stop_button.setVisible(self._output is not None and not self._slow.isActive())

    def _say_output(self, words: str) -> None:
        if self._output is not None:
            self.state.setText(words)

    def take_keys_of(self, around: QWidget) -> None:
        """The keys for paper work in all of this screen or dialog."""
        on_keys(around, "Ctrl+P", self.print_button.click)
        on_keys(around, "Ctrl+S", lambda: self.ask_for_file(Kind.PDF))
        on_keys(around, "PgDown", lambda: self.view.scroll_page(1))
        on_keys(around, "PgUp", lambda: self.view.scroll_page(-1))
        on_keys(self.stop_button, "Esc", self.stop)


def _previewed(order: Order, before: SheetPdf | None, width: int, drawing: Progress) -> Preview:
    """The pages of an order; the first are drawn with it, so that no white page flashes up."""
    paper = paper_of(order, datetime.now(UTC), drawing, before)
    return Preview(order, paper, {} if paper is before else pictures(paper, range(2), width))

"""A sheet with its pages and the buttons that print or save it."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialog, QMenu, QWidget
from shiboken6 import isValid

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.gui.bridge import Bridge, Latest
from tichu_turnier.gui.common.dialogs import Dialog, file_to_save, kinds_of
from tichu_turnier.gui.common.fields import button, menu_line, number_field, on_keys
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.message_strip import Outcome
from tichu_turnier.gui.common.parts import MARGIN, column, label, size_for_letters
from tichu_turnier.gui.printing.page_view import PageView
from tichu_turnier.gui.printing.paper import (
    Order,
    Paper,
    Progress,
    StoppedError,
    fit_paper,
    paper_of,
    pictures,
    print_on,
    save,
)
from tichu_turnier.sheets import Kind
from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_MOST_COPIES = 99
_SLOW_MS = 200
"""Only what takes longer than that is told, else the words would flicker."""
_WIDE, _HIGH = 52, 44


class PaperDialog(Dialog):
    """The pages of one order, and the buttons that print and save them."""

    def __init__(self, bridge: Bridge, texts: Texts, order: Order, parent: QWidget) -> None:
        super().__init__(parent, texts, order.title, "screen-sheets")
        size_for_letters(self, _WIDE, _HIGH)
        self.paper = paper = PaperPane(bridge, texts)
        self.said = Outcome(bridge, texts)
        close = button(texts("sheets-screen-close"), self.reject, tip="Esc")
        tools = Flow(paper.state, None, close, paper.save_button, paper.print_button, paper.stop_button)
        self.setLayout(column(tools, self.said, paper, margin=MARGIN, grows=paper))
        paper.done.connect(self.said.done)
        paper.failed.connect(self.said.failed)
        paper.listen(self)
        paper.print_button.setFocus()
        paper.show_order(order)


@dataclass(frozen=True, slots=True)
class Preview:
    """The pages of an order, with the pictures of the first."""

    order: Order
    paper: Paper
    pictures: Mapping[int, QImage]


class PaperPane(QWidget):
    """The pages of an order; whoever shows it lays out the buttons that belong to it."""

    done = Signal(object)
    """What was printed or saved, or was not because somebody ended it (Finding)."""
    failed = Signal(object)
    _told = Signal(str)

    def __init__(self, bridge: Bridge, texts: Texts, folder: Path | None = None) -> None:
        super().__init__()
        self.bridge, self.texts = bridge, texts
        self.order: Order | None = None
        self.preview: Preview | None = None
        self._folder = folder
        self._previews: Latest[Preview] = Latest(bridge, self)
        self._pictures: Latest[tuple[Paper, Mapping[int, QImage]]] = Latest(bridge, self)
        self._drawing = Progress()
        self._leaving: Progress | None = None
        self.view = PageView()
        self.state = label("", "hint", name="pages")
        self.copies = number_field(1, _MOST_COPIES, 1, name="copies")
        words = texts("sheets-screen-print")
        self.print_button = button(words, self.ask_printer, "primary", "sheets", "Ctrl+P")
        # The button that offers the kinds of files.
        result = button(self.texts("sheets-screen-save"), lambda: None, name="save")
        menu = QMenu(result)
        for kind in Kind:
            keys = "\tCtrl+S" if kind is Kind.PDF else ""
            words = f"{self.texts(f'sheets-screen-{kind}')} …{keys}"
            menu_line(menu, words, partial(self.ask_for_file, kind), name=f"save-{kind}")
        result.setMenu(menu)
        self.save_button = result
        self.stop_button = button(texts("sheets-screen-stop"), self.stop, picture="close", tip="Esc")
        self.stop_button.hide()
        self._slow = QTimer(self, singleShot=True, interval=_SLOW_MS)
        self.setLayout(column(self.view))
        self.view.wanted.connect(self._draw_pages)
        self.view.turned.connect(self._show_page)
        self._slow.timeout.connect(self._show_work)
        self._told.connect(self._say_leaving)
        self.bridge.failed.connect(self._rest)
        self.bridge.refused.connect(self._rest)

    def show_order(self, order: Order | None) -> None:
        """Has the pages drawn; what is there stays until they are. None: nothing can be printed."""
        before, self.order = self.order, order
        self._allow()
        if order is None:
            return
        if before is None or not order.like(before):
            self._drawing.stop()  # nobody wants to see that any more
        drawing = self._drawing = Progress()
        paper = None if self.preview is None else self.preview.paper
        width = self.view.pixels
        self._slow.start()
        self._previews.ask(lambda: _previewed(order, paper, width, drawing), self._show_preview)

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
        order = self.order
        if order is not None and self._leaving is None:
            progress = self._leave("sheets-screen-printing")
            job = partial(print_on, printer, order, progress)
            self.bridge.run_background(job, self._printed, self._not_done)

    def save_as(self, path: Path, kind: Kind) -> None:
        """Writes what is shown into a file beside the GUI thread and says where it is."""
        order = self.order
        if order is None or self._leaving is not None:
            return
        target = path if path.suffix.casefold() == f".{kind}" else path.with_name(f"{path.name}.{kind}")
        self._folder = target.parent
        progress = self._leave("sheets-screen-saving")
        job = partial(save, order, target, kind, progress)
        self.bridge.run_background(job, self._saved, self._not_done)

    def stop(self) -> None:
        if self._leaving is not None:
            self._leaving.stop()

    def set_up(self, printer: "QPrinter", order: Order) -> None:
        """Paper and copies as the sheet wants them; the person at the dialog may want others."""
        if self.preview is not None:
            fit_paper(printer, self.preview.paper.sizes[0])
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

    def _leave(self, key: str) -> Progress:
        """Something goes to the printer or into a file, told in these words, and can be ended."""

        def told(number: int, count: int) -> None:
            if isValid(self):
                self._told.emit(self.texts(key, page=number, pages=count))

        self._leaving = Progress(told)
        self._allow()
        self._slow.start()
        return self._leaving

    def _printed(self, pages: int) -> None:
        self._left("sheets-screen-printed", {"pages": pages})

    def _saved(self, path: Path) -> None:
        self._left("sheets-screen-saved", {"file": str(path)})

    def _not_done(self, error: BaseException) -> None:
        if not isValid(self):
            return
        if isinstance(error, StoppedError):
            self._left("sheets-screen-stopped", {})
        else:
            self._leaving = None
            self.failed.emit(error)
            self._rest()

    def _left(self, key: str, args: dict[str, str | int]) -> None:
        self._leaving = None
        self._rest()
        self.done.emit(Finding(key, Severity.NOTE, args))

    def _suggested(self, order: Order, kind: Kind) -> Path:
        desk = self.bridge.desk
        beside = Path.home() if desk is None else desk.path.parent
        return (self._folder or beside) / f"{order.name}.{kind}"

    def _show_preview(self, shown: Preview) -> None:
        before, self.preview = self.preview, shown
        if before is None or not shown.order.like(before.order):
            self.view.show_pages(shown.paper.sizes, shown.pictures)
        elif shown.paper is not before.paper:
            self.view.show_again(shown.paper.sizes, shown.pictures)
        self._rest()

    def _draw_pages(self, pages: tuple[int, ...], width: int) -> None:
        if self.preview is not None:
            paper = self.preview.paper
            self._pictures.ask(lambda: (paper, pictures(paper, pages, width)), self._show_pictures)

    def _show_pictures(self, drawn: tuple[Paper, Mapping[int, QImage]]) -> None:
        paper, images = drawn
        if self.preview is not None and paper is self.preview.paper:
            self.view.show_pictures(images)

    def _rest(self, *_: object) -> None:
        if isValid(self) and not self._previews.busy and self._leaving is None:
            self._slow.stop()
            self._allow()
            self._show_page()

    def _allow(self) -> None:
        free = self.order is not None and self._leaving is None
        if not free and (self.print_button.hasFocus() or self.save_button.hasFocus()):
            self.view.setFocus()  # else Qt gives the keyboard to whatever comes next
        self.print_button.setEnabled(free)
        self.save_button.setEnabled(free)
        if self._leaving is None:
            self.stop_button.hide()

    def _show_page(self) -> None:
        if self._leaving is not None:
            return
        page, pages = self.view.page, self.view.pages
        self.state.setText(self.texts("sheets-screen-page", page=page, pages=pages) if pages else "")

    def _show_work(self) -> None:
        self.stop_button.setVisible(self._leaving is not None)
        if self._leaving is None:
            self.state.setText(self.texts("sheets-screen-drawing"))

    def _say_leaving(self, words: str) -> None:
        if self._leaving is not None:
            self.state.setText(words)

    def listen(self, around: QWidget) -> None:
        """Takes the keys for paper from everything in a screen or a dialog."""
        on_keys(around, "Ctrl+P", self.print_button.click)
        on_keys(around, "Ctrl+S", lambda: self.ask_for_file(Kind.PDF))
        on_keys(around, "PgDown", lambda: self.view.turn(1))
        on_keys(around, "PgUp", lambda: self.view.turn(-1))
        on_keys(self.stop_button, "Esc", self.stop)


def _previewed(order: Order, before: Paper | None, width: int, drawing: Progress) -> Preview:
    """The pages of an order; the first are drawn with it, so that no white page flashes up."""
    paper = paper_of(order, datetime.now(UTC), drawing, before)
    return Preview(order, paper, {} if paper is before else pictures(paper, range(2), width))

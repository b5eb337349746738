"""Which sheet is to be printed, previewed or saved?"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QImage, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QFileDialog, QListWidget, QListWidgetItem, QMenu, QPushButton
from shiboken6 import isValid

from tichu_turnier.gui.latest import Latest
from tichu_turnier.gui.paper import Order, Paper, fit_paper, paper_of, pictures, print_on, save
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.gui.widgets.flow import Flow
from tichu_turnier.gui.widgets.page_view import PageView
from tichu_turnier.gui.widgets.parts import MARGIN, button, column, label, line, name_fields, number_field
from tichu_turnier.gui.widgets.round_choice import RoundChoice
from tichu_turnier.rules.finding import Finding, Severity
from tichu_turnier.settings import Settings
from tichu_turnier.sheets import SHEETS, Kind
from tichu_turnier.tournament.model import Tournament

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_LEAST_LIST_WIDTH = 232
_LIST_PADDING = 24
_MOST_COPIES = 99
_SLOW_MS = 200
"""Only what takes longer than that is told, else the words would flicker."""
_POSSIBLE = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


@dataclass(frozen=True, slots=True)
class Preview:
    """The pages of an order, with the pictures of the first."""

    order: Order
    paper: Paper
    pictures: Mapping[int, QImage]


class SheetsScreen(Screen):
    """Left the sheets, right the pages of one, as they will come out of the printer."""

    key = "sheets"
    _page_printed = Signal(int, int)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.tournament: Tournament | None = None
        self.preview: Preview | None = None
        self._previews: Latest[Preview] = Latest(self.bridge, self)
        self._pictures: Latest[tuple[Paper, Mapping[int, QImage]]] = Latest(self.bridge, self)
        self._folder: Path | None = None
        self.list = QListWidget()
        self.list.setObjectName("sheet-list")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rounds = RoundChoice(self.texts)
        self.copies = number_field(1, _MOST_COPIES, 1)
        self.copies.setObjectName("copies")
        self.state = label("", "hint")
        self.state.setObjectName("pages")
        self.view = PageView()
        self.print_button = button(
            self.texts("sheets-screen-print"), self.ask_printer, "primary", "sheets", "Ctrl+P"
        )
        self.save_button = self._saver()
        self.settings = context.settings
        self.look_button = button(self.texts("look-button"), self.ask_look)
        self._slow = QTimer(self, singleShot=True, interval=_SLOW_MS)
        self._offer(None)
        self._lay_out()
        self._connect()

    @property
    def order(self) -> Order | None:
        """The sheet that is chosen, of the newest snapshot."""
        row = self.list.currentRow()
        if self.tournament is None or not 0 <= row < len(SHEETS):
            return None
        sheet = SHEETS[row]
        number = self.rounds.number if sheet.needs_round or sheet.takes_round else None
        return Order(sheet, self.tournament, self.texts, number, self.settings)

    def show_tournament(self, tournament: Tournament) -> None:
        """Offers what can be printed of this snapshot, and draws the chosen sheet anew."""
        self.tournament = tournament
        self._offer(tournament)
        self._show_sheet()

    def choose(self, what: str) -> None:
        """A sheet by its key, `score-slips/2` for a certain round of it."""
        key, _, number = what.partition("/")
        rows = [row for row, sheet in enumerate(SHEETS) if sheet.key == key]
        if self.bridge.tournament is None or not rows:
            return
        self.tournament = self.bridge.tournament
        self._offer(self.tournament)
        if self.list.item(rows[0]).flags() & Qt.ItemFlag.ItemIsEnabled:
            self.list.setCurrentRow(rows[0])
        self.rounds.choose(int(number) if number.isdecimal() else None)

    def ask_printer(self) -> None:
        """Asks which printer, how many and which pages."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        order = self.order
        if order is None:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self._set_up(printer, order)
        dialog = QPrintDialog(printer, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self.view.pages:
            dialog.setMinMax(1, self.view.pages)
        dialog.accepted.connect(lambda *_: self.print_on(printer))
        QDialog.open(dialog)

    def ask_look(self) -> None:
        """Asks how all paper is to look."""
        from tichu_turnier.gui.dialogs.look import LookDialog

        LookDialog(self.bridge, self.texts, self.settings, self._keep_look, self.window()).open()

    def _keep_look(self, settings: Settings) -> None:
        self.context.keep_paper(settings)
        if isValid(self):
            self.settings = settings
            self._show_sheet()

    def print_on(self, printer: "QPrinter") -> None:
        """Prints the chosen sheet beside the GUI thread and says when it is done."""
        order = self.order
        if order is None:
            return
        self.print_button.setEnabled(False)

        def told(number: int, count: int) -> None:
            if isValid(self):
                self._page_printed.emit(number, count)

        self.bridge.work(lambda: print_on(printer, order, told), self._printed, self._failed)

    def save_as(self, path: Path, kind: Kind) -> None:
        """Writes the chosen sheet into a file beside the GUI thread and says where it is."""
        order = self.order
        if order is None:
            return
        target = path if path.suffix.casefold() == f".{kind}" else path.with_name(f"{path.name}.{kind}")
        self._folder = target.parent
        self.bridge.work(lambda: save(order, target, kind), self._saved, self._failed)

    def _printed(self, pages: int) -> None:
        self._rest()
        self._tell("sheets-screen-printed", {"pages": pages})

    def _saved(self, path: Path) -> None:
        self._rest()
        self._tell("sheets-screen-saved", {"file": str(path)})

    def _failed(self, error: BaseException) -> None:
        self._rest()
        self.bridge.went_wrong(error)

    def _tell(self, key: str, args: dict[str, str | int]) -> None:
        self.bridge.findings.emit((Finding(key, Severity.NOTE, args),))

    def _set_up(self, printer: "QPrinter", order: Order) -> None:
        """Paper and copies as the sheet wants them; the person at the dialog may want others."""
        if self.preview is not None:
            fit_paper(printer, self.preview.paper.sizes[0])
        printer.setFullPage(True)
        printer.setDocName(order.name)
        printer.setCopyCount(self.copies.value())
        if self.settings.paper_duplex:
            printer.setDuplex(printer.DuplexMode.DuplexLongSide)
        if printer.outputFormat() is printer.OutputFormat.PdfFormat and not printer.outputFileName():
            # Without any printer the dialog offers a file, on some systems one without a name.
            printer.setOutputFileName(str(self._suggested(order, Kind.PDF)))

    def _ask_for_file(self, kind: Kind) -> None:
        order = self.order
        if order is None:
            return
        suggested = self._suggested(order, kind)
        words = self.texts(f"sheets-screen-{kind}")
        title = self.texts("sheets-screen-save-title", sheet=self.texts(order.sheet.text_key))
        file, _ = QFileDialog.getSaveFileName(self, title, str(suggested), f"{words} (*.{kind})")
        if file:
            self.save_as(Path(file), kind)

    def _suggested(self, order: Order, kind: Kind) -> Path:
        """Where the last file went, at first beside the tournament."""
        desk = self.bridge.desk
        beside = Path.home() if desk is None else desk.path.parent
        return (self._folder or beside) / f"{order.name}.{kind}"

    def _offer(self, tournament: Tournament | None) -> None:
        """The sheets, those that need a draw grey until there is one."""
        drawn = tournament is not None and bool(tournament.rounds)
        row = max(0, self.list.currentRow())
        self.list.blockSignals(True)
        while self.list.count() < len(SHEETS):
            self.list.addItem(QListWidgetItem())
        for number, sheet in enumerate(SHEETS):
            possible = drawn or not sheet.needs_round
            name, item = self.texts(sheet.text_key), self.list.item(number)
            item.setText(name if possible else f"{name}\n{self.texts('sheets-screen-not-drawn')}")
            item.setFlags(_POSSIBLE if possible else Qt.ItemFlag.NoItemFlags)
            item.setHidden(tournament is not None and not sheet.suits(tournament))
        if self.list.item(row).isHidden() or not self.list.item(row).flags() & Qt.ItemFlag.ItemIsEnabled:
            row = 0
        self.list.setCurrentRow(row)
        self.list.setFixedWidth(max(_LEAST_LIST_WIDTH, self.list.sizeHintForColumn(0) + _LIST_PADDING))
        self.list.blockSignals(False)
        self._offer_rounds()

    def _offer_rounds(self) -> None:
        sheet = SHEETS[self.list.currentRow()]
        drawn = 0 if self.tournament is None else len(self.tournament.rounds)
        shown = drawn > 0 and (sheet.needs_round or sheet.takes_round)
        if shown:
            self.rounds.show_rounds(drawn, whole=sheet.takes_round)
        self.rounds.setVisible(shown)

    def _show_sheet(self) -> None:
        """Has the pages drawn; what is there stays until they are."""
        order, before, width = self.order, self.preview, self.view.pixels
        if order is None:
            return
        self._slow.start()
        paper = before.paper if before is not None else None
        self._previews.ask(lambda: _previewed(order, paper, width), self._show_preview)

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

    def _rest(self) -> None:
        """Nothing is being done any more: which page is in sight."""
        if isValid(self) and not self._previews.busy:
            self._slow.stop()
            self.print_button.setEnabled(True)
            self._show_page()

    def _stopped(self, _: object) -> None:
        """Something was not done; the strip says what."""
        self._rest()

    def _show_page(self) -> None:
        page, pages = self.view.page, self.view.pages
        self.state.setText(self.texts("sheets-screen-page", page=page, pages=pages) if pages else "")

    def _saver(self) -> QPushButton:
        """The button that offers the kinds of files."""
        result = button(self.texts("sheets-screen-save"), lambda: None)
        result.setObjectName("save")
        menu = QMenu(result)
        for kind in Kind:
            keys = "\tCtrl+S" if kind is Kind.PDF else ""
            action = QAction(f"{self.texts(f'sheets-screen-{kind}')} …{keys}", menu)
            action.setObjectName(f"save-{kind}")
            action.triggered.connect(self._asker(kind))
            menu.addAction(action)
        result.setMenu(menu)
        return result

    def _asker(self, kind: Kind) -> Callable[[], None]:
        return lambda: self._ask_for_file(kind)

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._sheet_chosen)
        self.rounds.activated.connect(lambda _: self._show_sheet())
        self.view.wanted.connect(self._draw_pages)
        self.view.turned.connect(self._show_page)
        self._slow.timeout.connect(lambda: self.state.setText(self.texts("sheets-screen-drawing")))
        self._page_printed.connect(self._say_printing)
        self.bridge.failed.connect(self._stopped)
        self.bridge.refused.connect(self._stopped)
        keys: tuple[tuple[str, Callable[[], object]], ...] = (
            ("Ctrl+P", self.print_button.click),
            ("Ctrl+S", self._asker(Kind.PDF)),
            ("PgDown", lambda: self.view.turn(1)),
            ("PgUp", lambda: self.view.turn(-1)),
        )
        for key, do in keys:
            QShortcut(QKeySequence(key), self).activated.connect(do)

    def _say_printing(self, number: int, count: int) -> None:
        self.state.setText(self.texts("sheets-screen-printing", page=number, pages=count))

    def _sheet_chosen(self) -> None:
        self._offer_rounds()
        self._show_sheet()

    def _lay_out(self) -> None:
        title = label(self.texts("screen-sheets"), "title")
        copies = label(self.texts("sheets-screen-copies"), "hint")
        tools = Flow(
            self.rounds, None, self.look_button, copies, self.copies, self.save_button, self.print_button
        )
        name_fields(title, self.list)
        right = column(gap=10)
        right.addLayout(tools)
        right.addWidget(self.view, 1)
        body = line(self.list, gap=12)
        body.addLayout(right, 1)
        layout = column(margin=MARGIN)
        layout.addLayout(line(title, None, self.state))
        layout.addLayout(body, 1)
        self.setLayout(layout)
        self.setFocusProxy(self.list)


def _previewed(order: Order, before: Paper | None, width: int) -> Preview:
    """The pages of an order; the first are drawn with it, so that no white page flashes up."""
    paper = paper_of(order, datetime.now(UTC), before)
    return Preview(order, paper, {} if paper is before else pictures(paper, range(2), width))

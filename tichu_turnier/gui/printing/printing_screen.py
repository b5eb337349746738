"""The screen of the sheets, a dialog for a single one, and the dialog for the look of paper."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QColorDialog, QLineEdit, QListWidget, QWidget
from shiboken6 import isValid

from tichu_turnier.desk.history import entry_times
from tichu_turnier.gui.bridge import Bridge, Latest
from tichu_turnier.gui.common.dialogs import Dialog, file_to_open, kinds_of
from tichu_turnier.gui.common.fields import RoundChoice, button, choice, on_keys, tick_box
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.message_strip import OutcomeLine
from tichu_turnier.gui.common.parts import (
    MARGIN,
    boxed,
    column,
    form,
    in_letters,
    label,
    line,
    name_fields,
    size_for_letters,
)
from tichu_turnier.gui.common.value_fields import number_field
from tichu_turnier.gui.printing.paper import Order, paper_of, pictures
from tichu_turnier.gui.printing.paper_pane import PaperPane
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.settings import Settings
from tichu_turnier.sheets import SHEETS, Sheet
from tichu_turnier.sheets.club import SLIPS_A_PAGE, look_of
from tichu_turnier.sheets.document import MOST_IN_A_ROW
from tichu_turnier.sheets.honours import specimen
from tichu_turnier.sheets.look import Design, Paper
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.insight.pace import Entered
from tichu_turnier.tournament.model.snapshot import Tournament

_NEXT = {"seats-by-table": "sheets/score-slips", "score-slips": "evening"}
"""What a director wants after a sheet, when a round has been drawn and not begun."""
_USUAL = frozenset(
    {
        *("participants", "seats-by-table", "seats-by-name", "score-slips", "round-results", "standings"),
        *("bracket", "ranking", "prizes", "certificates", "timetable"),
    }
)
"""Sheets of every evening; all others stand behind a tick."""
_LEAST_LIST_WIDTH = 232
_LIST_PADDING = 24
_POSSIBLE = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class SheetsScreen(Screen):
    """Left the sheets, right the pages of one, as they will come out of the printer."""

    key = "sheets"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.settings = context.keeper.settings
        self._next = ""
        self._timed: Sheet | None = None
        self._results: object = None
        self.list = QListWidget()
        self.list.setObjectName("sheet-list")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.addItems([""] * len(SHEETS))
        self.all = tick_box(self.texts("sheets-screen-all", count=len(SHEETS)), on=False, name="all-sheets")
        self.all.toggled.connect(lambda _: self._offer(self.tournament))
        self.rounds = RoundChoice(self.texts)
        self.paper = PaperPane(self.bridge, self.texts)
        self.look_button = button(self.texts("look-button"), self.ask_look)
        self.next = button("", self._go_on, name="next-sheet")
        self._lay_out()
        self.list.currentRowChanged.connect(self._sheet_chosen)
        self.rounds.activated.connect(lambda _: self._show_sheet())
        self.paper.done.connect(lambda done: self.bridge.findings.emit((done,)))
        self.paper.failed.connect(self.bridge.went_wrong)
        self.paper.take_keys_of(self)
        on_keys(self, "Ctrl+Return", self._go_on)

    @property
    def sheet(self) -> Sheet:
        """The one that is chosen, with the times of results where they are known."""
        chosen = SHEETS[max(0, self.list.currentRow())]
        return self._timed if self._timed is not None and self._timed.key == chosen.key else chosen

    @property
    def order(self) -> Order:
        sheet, desk, serving = self.sheet, self.bridge.desk, self.bridge.hosting.pages.serving
        return Order(
            sheet,
            self.tournament,
            self.texts,
            self.rounds.number if sheet.needs_round or sheet.takes_round else None,
            self.settings,
            links=None if serving is None else serving.links,
            file=None if desk is None else desk.path,
        )

    def show_tournament(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self._offer(tournament)
        self._show_sheet()

    def navigate(self, what: str) -> None:
        """A sheet by its key, `score-slips/2` for a certain round of it."""
        key, _, number = what.partition("/")
        rows = [row for row, sheet in enumerate(SHEETS) if sheet.key == key]
        if self.bridge.tournament is None or not rows:
            return
        self.tournament = self.bridge.tournament
        self._offer(self.tournament)
        if self.list.item(rows[0]).flags() & Qt.ItemFlag.ItemIsEnabled:
            self.all.setChecked(self.all.isChecked() or key not in _USUAL)
            self.list.setCurrentRow(rows[0])
        self.rounds.choose(int(number) if number.isdecimal() else None)

    def ask_look(self) -> None:
        keep, window = self._keep_look, self.window()
        LookDialog(self.bridge, self.texts, self.settings, self.tournament, keep, window).open()

    def _keep_look(self, settings: Settings) -> None:
        self.context.keeper.keep_paper(settings)
        if isValid(self):
            self.settings = settings
            self._show_sheet()

    def _offer(self, tournament: Tournament) -> None:
        row = max(0, self.list.currentRow())
        self.list.blockSignals(True)
        for number, sheet in enumerate(SHEETS):
            possible = bool(tournament.rounds) or not sheet.needs_round
            name, item = self.texts(sheet.text_key), self.list.item(number)
            item.setText(name if possible else f"{name}\n{self.texts('sheets-screen-not-drawn')}")
            item.setFlags(_POSSIBLE if possible else Qt.ItemFlag.NoItemFlags)
            offered = self.all.isChecked() or sheet.key in _USUAL
            item.setHidden(not (offered and sheet.suits(tournament)))
        if self.list.item(row).isHidden() or not self.list.item(row).flags() & Qt.ItemFlag.ItemIsEnabled:
            row = 0
        self.list.setCurrentRow(row)
        self.list.setFixedWidth(max(_LEAST_LIST_WIDTH, self.list.sizeHintForColumn(0) + _LIST_PADDING))
        self.list.blockSignals(False)
        self._offer_rounds()

    def _offer_rounds(self) -> None:
        sheet, drawn = self.sheet, len(self.tournament.rounds)
        shown = drawn > 0 and (sheet.needs_round or sheet.takes_round)
        if shown:
            self.rounds.show_rounds(drawn, whole=sheet.takes_round)
        self.rounds.setVisible(shown)

    def _learn(self, sheet: Sheet) -> None:
        """Reads in the journal when results were entered, beside the GUI thread, once some have come."""

        def learned(entered: Entered) -> None:
            if isValid(self):
                self._timed = sheet.with_times(entered)
                self._show_sheet()

        self._results = self.tournament.results
        self.bridge.run_on_desk(lambda desk: entry_times(desk.journal()), learned, lambda _: None)

    def _show_sheet(self) -> None:
        """After a draw the button goes on from the seat plan to the slips, from the slips to the clock."""
        sheet, tournament = self.sheet, self.tournament
        if sheet.timed and self._results is not tournament.results and self.bridge.desk is not None:
            self._learn(sheet)
        self.paper.show_order(self.order)
        drawn = len(tournament.rounds)
        waits = drawn > 0 and not tournament.begun(drawn)
        self._next = _NEXT.get(sheet.key, "") if waits else ""
        self.next.setVisible(bool(self._next))
        if self._next:
            self.next.setText(self.texts(f"sheets-screen-next-{self._next.rpartition('/')[2]}"))

    def _go_on(self) -> None:
        if self._next:
            self.go(self._next)

    def _sheet_chosen(self) -> None:
        self._offer_rounds()
        self._show_sheet()

    def _lay_out(self) -> None:
        title, paper = label(self.texts("screen-sheets"), "title"), self.paper
        copies = label(self.texts("sheets-screen-copies"), "hint")
        leave = (paper.save_button, paper.print_button, paper.stop_button)
        name_fields(title, self.list)
        tools = Flow(self.rounds, None, self.look_button, copies, paper.copies, *leave)
        right = column(tools, paper, gap=10, grows=paper)
        left = column(self.list, self.all, gap=8, grows=self.list)
        body = line(left, right, gap=12, grows=right)
        self.setLayout(column(line(title, None, paper.state, self.next), body, margin=MARGIN, grows=body))
        self.setFocusProxy(self.list)


_WIDE, _HIGH = 52, 44


class PaperDialog(Dialog):
    """The pages of one order, and the buttons that print and save them."""

    def __init__(self, bridge: Bridge, texts: Texts, order: Order, parent: QWidget) -> None:
        super().__init__(parent, texts, order.title, "screen-sheets")
        size_for_letters(self, _WIDE, _HIGH)
        self.paper = paper = PaperPane(bridge, texts)
        self.said = OutcomeLine(bridge, texts)
        close = button(texts("sheets-screen-close"), self.reject, tip=texts("help-key-esc"))
        tools = Flow(paper.state, None, close, paper.save_button, paper.print_button, paper.stop_button)
        self.setLayout(column(tools, self.said, paper, margin=MARGIN, grows=paper))
        paper.done.connect(self.said.done)
        paper.failed.connect(self.said.failed)
        paper.take_keys_of(self)
        paper.print_button.setFocus()
        paper.show_order(order)


_LONGEST = 300
_SEEN, _TALL = 230, 2**0.5
"""How wide the picture of a certificate is, and how high beside that."""


class LookDialog(Dialog):
    """The wishes for all sheets; `keep` gets the settings with them as soon as they can be had."""

    def __init__(
        self,
        bridge: Bridge,
        texts: Texts,
        settings: Settings,
        tournament: Tournament,
        keep: Callable[[Settings], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent, texts, texts("look-title"), "screen-sheets")
        self._bridge, self._settings, self._keep = bridge, settings, keep
        sizes = ((size.value, size.value) for size in Paper)
        self.paper = choice(((texts("look-paper-usual"), ""), *sizes), settings.paper_size)
        self.large = tick_box(texts("look-large"), on=settings.paper_large)
        self.duplex = tick_box(texts("look-duplex"), on=settings.paper_duplex)
        self.logo = QLineEdit(settings.club_logo, maxLength=4 * _LONGEST)
        self.colour = QLineEdit(settings.club_colour, maxLength=7, placeholderText="#8c1d40")
        self.certificate = QLineEdit(settings.certificate_text, maxLength=_LONGEST)
        self.signatures = QLineEdit(settings.certificate_signatures, maxLength=_LONGEST)
        names = ((texts(f"look-design-{design}"), str(design)) for design in Design)
        self.design = choice(names, settings.certificate_design, name="design")
        self._specimen = Order(specimen(), tournament, texts)
        self._drawn: Latest[QImage] = Latest(bridge, self)
        self.room_row = number_field(
            texts, 0, MOST_IN_A_ROW, settings.room_row, instead=texts("room-row-usual")
        )
        counts = ((str(count), count) for count in SLIPS_A_PAGE)
        self.slips = choice(((texts("look-slips-usual"), 0), *counts), settings.slips_a_page)
        self.state = OutcomeLine(bridge, texts)
        self._lay_out(parent.width())
        self._show_design()
        for chosen in (self.design, self.paper):
            chosen.currentIndexChanged.connect(self._show_design)
        for typed in (self.logo, self.colour, self.certificate, self.signatures):
            typed.textChanged.connect(self._show_design)

    def _show_design(self, *_: object) -> None:
        """A certificate of nobody with these wishes, drawn beside the window."""
        order, pixels = replace(self._specimen, wishes=self.settings), self.devicePixelRatioF()
        width = round(in_letters(_SEEN) * pixels)

        def drawn() -> QImage:
            return pictures(paper_of(order, datetime.now(UTC), lambda *_: None), range(1), width)[0]

        def show(picture: QImage) -> None:
            picture.setDevicePixelRatio(pixels)
            self.seen.setPixmap(QPixmap.fromImage(picture))

        self._drawn.ask(drawn, show)

    def apply(self) -> None:
        """Keeps the wishes if they can be had, else says why not; reads the picture beside the window."""
        wanted = self.settings
        self._bridge.run_background(lambda: look_of(wanted), lambda _: self._kept(wanted), self.state.failed)

    @property
    def settings(self) -> Settings:
        return replace(
            self._settings,
            paper_size=self.paper.value(),
            paper_large=self.large.isChecked(),
            paper_duplex=self.duplex.isChecked(),
            club_logo=self.logo.text().strip(),
            club_colour=self.colour.text().strip(),
            certificate_text=self.certificate.text().strip(),
            certificate_signatures=self.signatures.text().strip(),
            certificate_design=self.design.value(),
            room_row=self.room_row.value(),
            slips_a_page=self.slips.value(),
        )

    def _kept(self, settings: Settings) -> None:
        self._keep(settings)
        if isValid(self):
            self.accept()

    def _choose_logo(self) -> None:
        kinds = kinds_of(self.texts("look-pictures"), (".png", ".jpg", ".jpeg"))
        folder = Path(self.logo.text()).parent if self.logo.text() else ""
        file = file_to_open(self, self.texts("look-logo"), folder, kinds)
        if file is not None:
            self.logo.setText(str(file))

    def _choose_colour(self) -> None:
        picker = QColorDialog(QColor(self.colour.text()), self)
        picker.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        picker.setWindowTitle(self.texts("look-colour"))
        picker.colorSelected.connect(lambda color: self.colour.setText(color.name()))
        picker.open()

    def _lay_out(self, room: int) -> None:
        """In a window of that width; where there is none for the picture, it is left out."""
        texts = self.texts
        choose = button(texts("look-choose"), self._choose_logo)
        pick = button(texts("look-choose"), self._choose_colour, name="pick-colour")
        rows = form(
            (texts("look-paper"), self.paper),
            ("", self.large),
            ("", self.duplex),
            (texts("look-logo"), line(self.logo, choose, gap=8)),
            (texts("look-colour"), line(self.colour, pick, gap=8)),
            (texts("look-certificate"), self.certificate),
            ("", label(texts("look-certificate-tip"), "hint")),
            (texts("look-signatures"), self.signatures),
            ("", label(texts("look-signatures-tip"), "hint")),
            (texts("look-design"), self.design),
            (texts("room-row"), self.room_row),
            (texts("look-slips"), self.slips),
        )
        save = button(texts("regulations-save"), self.apply, "primary", "check")
        self.seen = label("")
        self.seen.setAccessibleName(texts("look-design-seen"))
        self.seen.setFixedSize(in_letters(_SEEN), round(in_letters(_SEEN) * _TALL))
        self.seen.setAlignment(Qt.AlignmentFlag.AlignTop)
        wishes = boxed(rows)
        body = line(wishes, self.seen, gap=16, grows=wishes)
        layout = column(body, self.state, self.ending(save), margin=MARGIN)
        self.setLayout(layout)
        if layout.minimumSize().width() > room:
            body.removeWidget(self.seen)
            self.seen.hide()
        wide = max(self.minimumWidth(), layout.minimumSize().width())
        self.resize(wide, layout.totalHeightForWidth(wide))  # Qt reckons with the tips in one line

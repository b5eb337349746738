"""Is what stands on a screen printed from there, and can somebody end it who has seen enough?"""

from io import BytesIO

import pypdf
import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter

from tests.gui.driving import Director
from tichu_turnier.gui.printing.paper import Order, Progress, StoppedError, print_on, save
from tichu_turnier.gui.printing.paper_pane import PaperDialog
from tichu_turnier.sheets import Kind, sheet
from tichu_turnier.texts import Texts

CONTROL = Qt.KeyboardModifier.ControlModifier


def opened(director: Director) -> PaperDialog:
    dialog = director.window.findChild(PaperDialog)
    director.qtbot.waitUntil(lambda: dialog.paper.preview is not None, timeout=20_000)
    return dialog


def words_of(dialog: PaperDialog) -> str:
    pages = pypdf.PdfReader(BytesIO(dialog.paper.preview.paper.pdf)).pages
    return "\n".join(page.extract_text() for page in pages)


def test_the_journal_is_printed_as_it_is_listed(evening, tmp_path):
    screen = evening.screen("journal")
    evening.qtbot.waitUntil(lambda: len(screen.model.rows) == len(screen._entries) > 5)
    screen.search.setText("Tisch 1")
    listed = [screen._words(row) for row in screen.model.rows]
    evening.type(screen.table, key=Qt.Key.Key_P, modifier=CONTROL)
    dialog = opened(evening)
    words = words_of(dialog)
    assert all(line in words for line in listed)
    assert f"Auszug: {len(listed)} von {len(screen._entries)} Zeilen" in words
    assert "angelegt" not in words
    dialog.paper.save_as(tmp_path / "protokoll", Kind.CSV)
    evening.qtbot.waitUntil(dialog.said.isVisible)
    assert dialog.said.text() == f"Gespeichert: {tmp_path / 'protokoll.csv'}"
    dialog.reject()


def test_somebody_takes_the_own_evening_home(evening):
    screen = evening.screen("standings")
    evening.qtbot.waitUntil(lambda: len(screen.board.model.rows) == 16)
    who = screen.board.model.rows[0].row.entrant
    screen.look_at(who.id)
    page = screen.pages.page("entrant")
    evening.qtbot.waitUntil(lambda: page.name.text() == who.name)
    evening.type(page.table, key=Qt.Key.Key_P, modifier=CONTROL)
    dialog = opened(evening)
    assert dialog.windowTitle() == f"Einzelbericht – {who.name}"
    assert dialog.paper.order.name == f"Klubabend – Einzelbericht – {who.name}"
    assert who.name in words_of(dialog)
    assert len(pypdf.PdfReader(BytesIO(dialog.paper.preview.paper.pdf)).pages) == 1
    dialog.reject()


class Impatient(Progress):
    """Has enough before the second page."""

    def __call__(self, number: int, count: int) -> None:
        if number > 1:
            self.stop()
        super().__call__(number, count)


def test_who_has_enough_gets_no_file_and_no_paper(evening, tmp_path):
    order = Order(sheet("score-slips"), evening.tournament, Texts("de"))
    with pytest.raises(StoppedError):
        save(order, tmp_path / "slips.pdf", Kind.PDF, Impatient())
    assert not list(tmp_path.glob("*.p*"))
    printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "out.pdf"))
    with pytest.raises(StoppedError):
        print_on(printer, order, Impatient())


def test_escape_ends_what_is_printed(evening):
    evening.window.go("sheets/score-slips")
    pane = evening.window.workspace.screen_of("sheets").paper
    evening.qtbot.waitUntil(lambda: not pane._previews.busy and pane.view.pages == 2, timeout=20_000)
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(evening.folder / "out.pdf"))
    printer.setCopyCount(90)
    pane.print_on(printer)
    assert not pane.save_button.isEnabled()
    evening.qtbot.waitUntil(pane.stop_button.isVisible, timeout=20_000)
    evening.qtbot.waitUntil(lambda: " von 180 geht an den Drucker" in pane.state.text(), timeout=20_000)
    evening.type(pane.stop_button, key=Qt.Key.Key_Escape)
    evening.qtbot.waitUntil(lambda: evening.said == ("Abgebrochen.",), timeout=20_000)
    assert not pane.stop_button.isVisible()
    assert pane.print_button.isEnabled()
    assert pane.state.text() == "Seite 1 von 2"
    assert evening.bugs == []

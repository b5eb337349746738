"""Can every sheet be looked at, printed and saved from the window?"""

from dataclasses import replace
from io import BytesIO

import pypdf
import pytest
from openpyxl import load_workbook
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter

from tests.gui.driving import Director, players
from tichu_turnier.gui.printing.look import LookDialog
from tichu_turnier.sheets import SHEETS, Kind, sheet
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, WithdrawDraw
from tichu_turnier.tournament.model.snapshot import EntrantId


def go(director: Director, key: str):
    """The screen with this sheet, drawn."""
    director.window.go(f"sheets/{key}")
    screen = director.window.workspace.screen_of("sheets")
    settle(director, screen)
    return screen


def settle(director: Director, screen) -> None:
    director.qtbot.waitUntil(lambda: not screen.paper._previews.busy, timeout=20_000)
    assert director.bugs == []


def pdf_of(screen) -> pypdf.PdfReader:
    return pypdf.PdfReader(BytesIO(screen.paper.preview.paper.pdf))


def test_the_preview_has_as_many_pages_as_the_paper(evening):
    for key in [each.key for each in SHEETS if each.suits(evening.tournament)]:
        screen = go(evening, key)
        assert screen.order.sheet.key == key
        assert screen.paper.view.pages == len(pdf_of(screen).pages) > 0
        assert screen.paper.state.text() == f"Seite 1 von {screen.paper.view.pages}"


def test_pages_in_sight_are_as_sharp_as_the_screen(evening):
    screen = go(evening, "score-slips")
    view = screen.paper.view
    evening.qtbot.waitUntil(lambda: [view._pictures[page].width() for page in (0, 1)] == [view.pixels] * 2)
    dark = view._pictures[0].convertToFormat(view._pictures[0].Format.Format_Grayscale8)
    assert min(bytes(dark.constBits())) < 50
    evening.window.resize(1600, 900)
    evening.qtbot.waitUntil(lambda: view._pictures[0].width() == view.pixels > 900)


def test_page_keys_turn_the_pages_while_the_list_is_in_front(evening):
    screen = go(evening, "score-slips")
    screen.list.setFocus()
    for _ in range(4):
        evening.type(screen.list, key=Qt.Key.Key_PageDown)
    assert screen.paper.state.text() == "Seite 2 von 2"
    assert screen.order.sheet.key == "score-slips"
    for _ in range(4):
        evening.type(screen.list, key=Qt.Key.Key_PageUp)
    assert screen.paper.state.text() == "Seite 1 von 2"


def test_arrow_keys_choose_the_sheet(evening):
    screen = go(evening, "participants")
    screen.list.setFocus()
    evening.type(screen.list, key=Qt.Key.Key_Down)
    settle(evening, screen)
    assert screen.paper.preview.order.sheet.key == "cards"
    assert "Teilnehmerkarten" in pdf_of(screen).pages[0].extract_text()


def test_sheets_of_a_round_wait_for_the_draw_and_say_so(director):
    director.make()
    director.do(AddEntrants(players(8)))
    screen = go(director, "score-slips")
    waiting = [row for row, each in enumerate(SHEETS) if each.needs_round]
    assert [row for row in range(len(SHEETS)) if not enabled(screen, row)] == waiting
    assert screen.list.item(waiting[0]).text().endswith("\nerst nach der Auslosung")
    assert screen.order.sheet.key == "participants"
    assert not screen.rounds.isVisible()


def enabled(screen, row: int) -> bool:
    return bool(screen.list.item(row).flags() & Qt.ItemFlag.ItemIsEnabled)


def test_a_withdrawn_draw_takes_its_sheets_along(evening):
    evening.window.bridge.undo()
    evening.window.bridge.undo()
    evening.wait(lambda: not evening.tournament.results)
    screen = go(evening, "score-slips/1")
    assert screen.order.round == 1
    evening.do(WithdrawDraw(1))
    settle(evening, screen)
    assert screen.order.sheet.key == "participants"
    assert screen.paper.preview.order.sheet.key == "participants"


def test_a_change_is_on_the_page_at_once_and_the_reader_stays_where_he_is(evening):
    screen = go(evening, "score-slips")
    screen.paper.view.turn(1)
    at = screen.paper.view.verticalScrollBar().value()
    before = screen.paper.preview.paper
    evening.do(CheckIn((EntrantId(1),), present=False))
    settle(evening, screen)
    assert screen.paper.preview.paper is before
    evening.window.bridge.undo()
    evening.window.bridge.undo()
    evening.wait()
    settle(evening, screen)
    assert screen.paper.preview.paper is not before
    assert screen.paper.view.verticalScrollBar().value() == at > 0


@pytest.mark.parametrize("kind", list(Kind))
def test_files_open_and_the_strip_says_where_they_are(evening, kind):
    screen = go(evening, "standings/1")
    target = evening.folder / f"{screen.order.name}.{kind}"
    assert target.name == f"Klubabend – Rangliste – Runde 1.{kind}"
    screen.paper.save_as(target, kind)
    evening.qtbot.waitUntil(lambda: bool(evening.said))
    assert evening.said == (f"Gespeichert: {target}",)
    content = target.read_bytes()
    if kind is Kind.PDF:
        words = pypdf.PdfReader(BytesIO(content)).pages[0].extract_text()
    elif kind is Kind.XLSX:
        words = str(list(load_workbook(BytesIO(content)).active.values))
    else:
        words = content.decode("utf-8-sig")
    assert "Käuzchen" in words


def test_the_ending_is_added_and_the_printed_moment_too(evening):
    screen = go(evening, "participants")
    screen.paper.save_as(evening.folder / "Liste v1.2", Kind.PDF)
    evening.qtbot.waitUntil(lambda: bool(evening.said))
    words = pypdf.PdfReader(evening.folder / "Liste v1.2.pdf").pages[0].extract_text()
    assert "Gedruckt " in words


def test_a_place_that_cannot_be_written_to_is_said_and_nothing_is_left(evening):
    screen = go(evening, "participants")
    there = evening.folder / "file"
    there.write_text("no folder", encoding="utf-8")
    screen.paper.save_as(there / "liste.pdf", Kind.PDF)
    evening.qtbot.waitUntil(lambda: bool(evening.said))
    (said,) = evening.said
    assert "lässt sich nicht schreiben" in said
    assert there.read_text(encoding="utf-8") == "no folder"
    assert screen.paper.print_button.isEnabled()


def pdf_printer(file) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(file))
    return printer


@pytest.mark.parametrize("copies", [1, 3])
def test_all_pages_come_out_of_the_printer(evening, copies):
    screen = go(evening, "score-slips")
    file = evening.folder / "out.pdf"
    printer = pdf_printer(file)
    screen.paper.copies.setValue(copies)
    screen.paper.set_up(printer, screen.order)
    screen.paper.print_on(printer)
    assert not screen.paper.print_button.isEnabled()
    evening.qtbot.waitUntil(lambda: bool(evening.said), timeout=60_000)
    assert evening.said == (f"{2 * copies} Seiten sind beim Drucker.",)
    printed = pypdf.PdfReader(file).pages
    assert len(printed) == 2 * copies
    assert [round(float(side)) for side in printed[0].mediabox[2:]] == [595, 842]
    assert len(printed[0].images) == 1
    assert screen.paper.print_button.isEnabled()
    assert screen.paper.state.text() == "Seite 1 von 2"


def test_only_the_chosen_pages_are_printed(evening):
    screen = go(evening, "score-slips")
    file = evening.folder / "out.pdf"
    printer = pdf_printer(file)
    printer.setFromTo(2, 2)
    screen.paper.print_on(printer)
    evening.qtbot.waitUntil(lambda: bool(evening.said), timeout=60_000)
    assert len(pypdf.PdfReader(file).pages) == 1


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_a_printer_out_of_reach_is_said(evening):
    screen = go(evening, "participants")
    screen.paper.print_on(pdf_printer(evening.folder / "no" / "such" / "out.pdf"))
    evening.qtbot.waitUntil(lambda: bool(evening.said), timeout=60_000)
    assert evening.said == ("Der Drucker ist nicht erreichbar. Es wurde nichts gedruckt.",)
    assert screen.paper.print_button.isEnabled()


def test_the_key_to_print_asks_for_the_printer(evening):
    screen = go(evening, "participants")
    evening.type(screen.list, key=Qt.Key.Key_P, modifier=Qt.KeyboardModifier.ControlModifier)
    (dialog,) = evening.window.findChildren(QPrintDialog)
    assert dialog.isVisible()
    dialog.reject()
    assert screen.paper.print_button.isEnabled()


def test_a_round_is_chosen_with_the_sheet(evening):
    assert go(evening, "seats-by-name/1").order.round == 1
    assert go(evening, "standings").order.round is None
    assert go(evening, "ranking").order.round is None
    assert go(evening, "no-such-sheet").order.sheet is sheet("ranking")


def test_the_look_is_kept_and_seen_at_once(evening):
    screen = go(evening, "participants")
    screen.ask_look()
    dialog = evening.window.findChild(LookDialog)
    dialog.colour.setText("rot")
    dialog.apply()
    evening.qtbot.waitUntil(lambda: not dialog.state.isHidden())
    assert "«rot» ist keine Farbe" in dialog.state.text()
    dialog.colour.setText("#8c1d40")
    dialog.paper.setCurrentText("A5")
    dialog.large.setChecked(True)
    dialog.slips.setCurrentText("4")
    dialog.apply()
    evening.qtbot.waitUntil(lambda: evening.window.keeper.settings.paper_size == "A5")
    settle(evening, screen)
    assert (round(screen.paper.preview.paper.sizes[0][1]), screen.paper.preview.paper.coloured) == (420, True)
    assert evening.window.keeper.settings.club_colour == "#8c1d40"
    assert evening.window.keeper.settings.slips_a_page == 4


def test_a_logo_that_is_gone_stops_no_paper(evening):
    screen = go(evening, "participants")
    screen._keep_look(replace(screen.settings, club_logo=str(evening.folder / "weg.png")))
    settle(evening, screen)
    assert screen.paper.preview.paper.document.look.logo is None
    assert "Teilnehmerliste" in pdf_of(screen).pages[0].extract_text()

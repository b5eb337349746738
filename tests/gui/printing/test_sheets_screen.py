"""Can every sheet be looked at, printed and saved from the window, and can somebody end it?"""

from dataclasses import replace
from io import BytesIO
from itertools import combinations

import pypdf
import pytest
from openpyxl import load_workbook
from PySide6.QtCore import QPoint, Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QColorDialog, QPushButton

from tests.evenings import NINE
from tests.gui.driving import Director
from tichu_turnier.gui.printing.paper import Order, Progress, StoppedError, print_on, save
from tichu_turnier.gui.printing.printing_screen import LookDialog, PaperDialog
from tichu_turnier.sheets import SHEETS, Kind, sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import CheckIn, EnterResult, WithdrawDraw
from tichu_turnier.tournament.model.snapshot import EntrantId


def go(director: Director, key: str):
    """The screen with this sheet, drawn."""
    director.window.go(f"sheets/{key}")
    screen = director.window.workspace.screen_of("sheets")
    settle(director, screen)
    return screen


def settle(director: Director, screen) -> None:
    director.qtbot.waitUntil(lambda: not screen.paper._previews.busy)
    assert director.bugs == []


def pdf_of(screen) -> pypdf.PdfReader:
    return pypdf.PdfReader(BytesIO(screen.paper.preview.paper.pdf))


def test_a_sheet_is_chosen_by_its_name_with_a_round_and_has_as_many_pages_as_the_paper(evening):
    """Sheets used once a year are behind a tick (window.md 27); whoever is led to one sees it."""
    screen = go(evening, "score-slips")
    assert sum(not screen.list.item(row).isHidden() for row in range(len(SHEETS))) == 10
    for where, number, all_ in (
        ("participants", None, False),
        ("seats-by-name/1", 1, False),
        ("ranking", None, False),
        ("draw-certificate", 1, True),
        ("pictures", None, True),
    ):
        screen = go(evening, where)
        assert screen.order.sheet.key == where.partition("/")[0]
        assert (screen.order.round, screen.all.isChecked()) == (number, all_)
        assert screen.paper.view.pages == len(pdf_of(screen).pages) > 0
        assert screen.paper.state.text() == f"Seite 1 von {screen.paper.view.pages}"
    assert go(evening, "no-such-sheet").order.sheet.key == where


def test_keys_turn_the_pages_choose_the_sheet_and_ask_for_the_printer(evening):
    screen = go(evening, "score-slips")
    for key, page in ((Qt.Key.Key_PageDown, 2), (Qt.Key.Key_PageUp, 1)):
        screen.list.setFocus()
        for _ in range(4):
            evening.type(screen.list, key=key)
        assert screen.paper.state.text() == f"Seite {page} von 2"
        assert screen.order.sheet.key == "score-slips"
    screen = go(evening, "participants")
    evening.control(screen.list, Qt.Key.Key_P)
    evening.dialog(QPrintDialog).reject()
    assert screen.paper.print_button.isEnabled()
    screen.all.click()
    screen.list.setFocus()
    evening.type(screen.list, key=Qt.Key.Key_Down)
    settle(evening, screen)
    assert screen.paper.preview.order.sheet.key == "cards"
    assert "Nr. 1" in pdf_of(screen).pages[0].extract_text()


def test_the_button_that_prints_stays_where_it_is_whatever_the_sheet(evening):
    """window.md 30: it moved where a sheet has no round."""
    screen, seen = go(evening, "score-slips"), set()
    for key, has_round in (("score-slips", True), ("participants", False), ("standings", True)):
        screen.list.setCurrentRow([each.key for each in SHEETS].index(key))
        evening.wait(lambda has_round=has_round: screen.rounds.isVisible() is has_round)
        seen.add(screen.paper.print_button.mapTo(screen, QPoint()).toTuple())
    assert len(seen) == 1


def test_files_get_their_ending_and_open_and_the_strip_says_where_they_are(evening):
    screen = go(evening, "standings/1")
    for kind in Kind:
        target = evening.folder / f"{screen.order.name}.{kind}"
        assert target.name == f"Klubabend – Rangliste – Runde 1.{kind}"
        screen.paper.save_as(target.with_name(target.name.removesuffix(f".{kind}")), kind)
        evening.qtbot.waitUntil(lambda target=target: evening.said == (f"Gespeichert: {target}",))
        if kind is Kind.PDF:
            words = pypdf.PdfReader(target).pages[0].extract_text()
        elif kind is Kind.XLSX:
            words = str(list(load_workbook(target).active.values))
        else:
            words = target.read_text(encoding="utf-8-sig")
        assert "Käuzchen" in words


def test_the_pace_is_on_the_poster_once_the_journal_tells_it(evening):
    def titles():
        return [each.title for each in pdf_of(screen).outline[1]]

    screen = go(evening, "pictures")
    assert "Das Tempo der Tische" not in titles()  # two tables are too few to tell what is usual
    owing = evening.tournament.missing(1)
    evening.do(*(EnterResult(1, table, NINE) for table in owing))
    evening.qtbot.waitUntil(lambda: "Das Tempo der Tische" in titles(), timeout=20_000)


def test_pages_in_sight_are_as_sharp_as_the_screen(evening):
    screen = go(evening, "score-slips")
    view = screen.paper.view
    evening.qtbot.waitUntil(lambda: [view._pictures[page].width() for page in (0, 1)] == [view.pixels] * 2)
    dark = view._pictures[0].convertToFormat(view._pictures[0].Format.Format_Grayscale8)
    assert min(bytes(dark.constBits())) < 50
    evening.window.resize(1600, 900)
    evening.qtbot.waitUntil(lambda: view._pictures[0].width() == view.pixels > 900)


def test_sheets_of_a_round_wait_for_the_draw_and_go_when_it_is_withdrawn(evening):
    evening.undo(2)
    evening.wait(lambda: not evening.tournament.results)
    screen = go(evening, "score-slips/1")
    assert screen.order.round == 1
    evening.do(WithdrawDraw(1))
    settle(evening, screen)
    possible = [bool(screen.list.item(row).flags() & Qt.ItemFlag.ItemIsEnabled) for row in range(len(SHEETS))]
    assert possible == [not each.needs_round for each in SHEETS]
    waiting = screen.list.item(possible.index(False))
    assert waiting.text().endswith("\nerst nach der Auslosung")
    assert not screen.rounds.isVisible()
    assert screen.order.sheet.key == screen.paper.preview.order.sheet.key == "participants"


def test_a_change_is_on_the_page_at_once_and_the_reader_stays_where_he_is(evening):
    screen = go(evening, "score-slips")
    screen.paper.view.scroll_page(1)
    at = screen.paper.view.verticalScrollBar().value()
    before = screen.paper.preview.paper
    evening.do(CheckIn((EntrantId(1),), present=False))
    settle(evening, screen)
    assert screen.paper.preview.paper is before
    evening.undo(2)
    settle(evening, screen)
    assert screen.paper.preview.paper is not before
    assert screen.paper.view.verticalScrollBar().value() == at > 0


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


def pdf_printer(file, mode=QPrinter.PrinterMode.ScreenResolution) -> QPrinter:
    printer = QPrinter(mode)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(file))
    return printer


@pytest.mark.parametrize(("copies", "chosen", "pages"), [(1, (), 2), (3, (), 6), (1, (2, 2), 1)])
def test_as_many_pages_as_are_wanted_come_out_of_the_printer(evening, copies, chosen, pages):
    screen = go(evening, "score-slips")
    file = evening.folder / "out.pdf"
    printer = pdf_printer(file)
    if chosen:
        printer.setFromTo(*chosen)
    screen.paper.copies.setValue(copies)
    screen.paper.set_up(printer, screen.order)
    screen.paper.print_on(printer)
    assert not screen.paper.print_button.isEnabled()
    evening.qtbot.waitUntil(lambda: bool(evening.said))
    assert evening.said[0].startswith("Eine Seite" if pages == 1 else f"{pages} Seiten")
    printed = pypdf.PdfReader(file).pages
    assert len(printed) == pages
    assert [round(float(side)) for side in printed[0].mediabox[2:]] == [595, 842]
    assert len(printed[0].images) == 1
    assert screen.paper.print_button.isEnabled()
    assert screen.paper.state.text() == "Seite 1 von 2"


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_a_printer_out_of_reach_is_said(evening):
    screen = go(evening, "participants")
    screen.paper.print_on(pdf_printer(evening.folder / "no" / "such" / "out.pdf"))
    evening.qtbot.waitUntil(lambda: bool(evening.said))
    assert evening.said == ("Der Drucker ist nicht erreichbar. Es wurde nichts gedruckt.",)
    assert screen.paper.print_button.isEnabled()


def test_the_look_is_kept_and_seen_at_once(evening):
    screen = go(evening, "participants")
    screen.ask_look()
    dialog = evening.window.findChild(LookDialog)
    dialog.colour.setText("rot")
    dialog.apply()
    evening.qtbot.waitUntil(lambda: not dialog.state.isHidden())
    assert "«rot» ist keine Farbe" in dialog.state.text()
    dialog.findChild(QPushButton, "pick-colour").click()
    picker = evening.dialog(QColorDialog)
    picker.setCurrentColor("#8c1d40")
    picker.accept()
    assert dialog.colour.text() == "#8c1d40"
    dialog.paper.setCurrentText("A5")
    dialog.large.setChecked(True)
    dialog.slips.setCurrentText("4")
    dialog.apply()
    evening.qtbot.waitUntil(lambda: evening.window.keeper.settings.paper_size == "A5")
    settle(evening, screen)
    assert (round(screen.paper.preview.paper.sizes[0][1]), screen.paper.preview.paper.coloured) == (420, True)
    assert evening.window.keeper.settings.club_colour == "#8c1d40"
    assert evening.window.keeper.settings.slips_a_page == 4


def test_a_design_of_certificates_is_seen_before_it_is_chosen(evening):
    screen = go(evening, "participants")
    screen.ask_look()
    dialog = evening.window.findChild(LookDialog)

    def shown():
        evening.qtbot.waitUntil(lambda: not dialog._drawn.busy)
        return dialog.seen.pixmap().toImage()

    found = [shown()]
    for design in ("modern", "laurel"):
        dialog.design.choose(design)
        found.append(shown())
    dialog.colour.setText("#8c1d40")
    found.append(shown())
    assert all(one != other for one, other in combinations(found, 2))
    assert found[0].height() > found[0].width() > 150
    dialog.apply()
    evening.qtbot.waitUntil(lambda: evening.window.keeper.settings.certificate_design == "laurel")
    settle(evening, screen)


def test_a_logo_that_is_gone_stops_no_paper(evening):
    screen = go(evening, "participants")
    screen._keep_look(replace(screen.settings, club_logo=str(evening.folder / "weg.png")))
    settle(evening, screen)
    assert screen.paper.preview.paper.document.look.logo is None
    assert "Teilnehmerliste" in pdf_of(screen).pages[0].extract_text()


def opened(director: Director) -> PaperDialog:
    dialog = director.window.findChild(PaperDialog)
    director.qtbot.waitUntil(lambda: dialog.paper.preview is not None)
    return dialog


def words_of(dialog: PaperDialog) -> str:
    return "\n".join(page.extract_text() for page in pdf_of(dialog).pages)


def test_the_journal_is_printed_as_it_is_listed(evening, tmp_path):
    screen = evening.screen("journal")
    evening.qtbot.waitUntil(lambda: len(screen.model.rows) == len(screen._entries) > 5)
    screen.search.setText("Tisch 1")
    listed = [screen._words(row) for row in screen.model.rows]
    evening.control(screen.table, Qt.Key.Key_P)
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
    evening.qtbot.waitUntil(lambda: len(screen.ranking.model.rows) == 16)
    who = screen.ranking.model.rows[0].row.entrant
    screen.look_at(who.id)
    page = screen.pages.page("entrant")
    evening.qtbot.waitUntil(lambda: page.name.text() == who.name)
    evening.control(page.table, Qt.Key.Key_P)
    dialog = opened(evening)
    assert dialog.windowTitle() == f"Einzelbericht – {who.name}"
    assert dialog.paper.order.name == f"Klubabend – Einzelbericht – {who.name}"
    assert who.name in words_of(dialog)
    assert len(pdf_of(dialog).pages) == 1
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
    with pytest.raises(StoppedError):
        print_on(pdf_printer(tmp_path / "out.pdf"), order, Impatient())


def test_escape_ends_what_is_printed(evening):
    pane = go(evening, "score-slips").paper
    printer = pdf_printer(evening.folder / "out.pdf", QPrinter.PrinterMode.HighResolution)
    printer.setCopyCount(90)
    pane.print_on(printer)
    assert not pane.save_button.isEnabled()
    evening.qtbot.waitUntil(pane.stop_button.isVisible)
    evening.qtbot.waitUntil(lambda: " von 180 geht an den Drucker" in pane.state.text())
    evening.type(pane.stop_button, key=Qt.Key.Key_Escape)
    evening.qtbot.waitUntil(lambda: evening.said == ("Abgebrochen.",))
    assert not pane.stop_button.isVisible()
    assert pane.print_button.isEnabled()
    assert pane.state.text() == "Seite 1 von 2"
    assert evening.bugs == []

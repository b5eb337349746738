"""Do files leave by the menu of the window, and do results come back through it?"""

import pytest
from openpyxl import load_workbook
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from tests.cli.setup.test_exchange import a_log
from tests.rules.logs.test_bsw_log import played
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.gui import window_menu
from tichu_turnier.gui.results.results_import import ResultsImportDialog
from tichu_turnier.rules.engine.ending import winning_side
from tichu_turnier.tournament.changes import EnterResult, PublishDraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.draws.rotation.lots import generator


def drawn(director):
    director.make("turnier", people=8)
    director.do(PublishDraw(next_round(director.tournament, 3)))


def files(director):
    return director.window.menuBar().files


def test_results_are_typed_elsewhere_and_taken_over(director, tmp_path):
    drawn(director)
    file = tmp_path / "runde.xlsx"
    files(director).write("entry", file)
    director.wait(lambda: file.exists() and any("runde.xlsx" in words for words in director.said))
    book = load_workbook(file)
    for row in range(5, 14):
        book.worksheets[0][f"G{row}"], book.worksheets[0][f"M{row}"] = 65, 35
    book.worksheets[0]["G14"], book.worksheets[0]["M14"] = 66, 35
    book.save(file)
    files(director).read_results(file)
    shown = director.dialog(ResultsImportDialog)
    assert [row.change.table for row in shown.model.rows] == [1, 2]
    assert "1 " in shown.summary.text() or "ein" in shown.summary.text()
    director.click(shown.take)
    director.wait(lambda: set(director.tournament.results) == {(1, 1)})
    assert director.tournament.results[1, 1].report.totals == (585, 315)


def test_results_that_can_mean_two_things_are_taken_once_somebody_says_so(director, tmp_path):
    drawn(director)
    file = tmp_path / "resultate.csv"
    hands = " | ".join(["65:35"] * 9)
    file.write_text(f"Runde;Tisch;Spiele;Strafe\n1;1;{hands};-50\n1;2;{hands};\n", encoding="utf-8")
    files(director).read_results(file)
    shown = director.dialog(ResultsImportDialog)
    assert [row.waits for row in shown.model.rows] == [True, False]
    assert shown.table.hasFocus()  # where the line waits, not on the button that takes the other one
    assert shown.model.row(shown.table.currentIndex()).change.table == 1
    assert "1" in shown.take.text() or "ein" in shown.take.text().casefold()
    before = shown.take.text()
    QTest.keyClick(shown.table, Qt.Key.Key_Space)
    assert shown.take.text() != before
    QTest.keyClick(shown.table, Qt.Key.Key_Space)
    assert shown.take.text() == before
    director.click(shown.grant_all)
    assert shown.take.text() != before
    director.click(shown.take)
    director.wait(lambda: set(director.tournament.results) == {(1, 1), (1, 2)})


@pytest.mark.parametrize(("key", "ending"), [(key, end) for key, end in window_menu._EXPORTS.items() if end])
def test_each_export_has_its_ending_also_where_nobody_types_it(director, tmp_path, monkeypatch, key, ending):
    drawn(director)
    director.do(EnterResult(1, 1, possible_match(generator(7), director.tournament.regulations)))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "export1"), ""))
    director.window.menuBar().findChild(QAction, f"action-files-out-{key}").trigger()
    director.qtbot.waitUntil((tmp_path / f"export1.{ending}").exists)
    assert not (tmp_path / "export1").exists()


def test_a_log_belongs_to_the_slip_in_front(director, tmp_path):
    drawn(director)
    plain = [seed for seed in range(1, 40) if winning_side(played(seed)[1]) is None and seed % 3]
    path, results = a_log(tmp_path, plain[:9], ("x", "y", "z", "w"))
    files(director).read_results(path)
    first = director.dialog(ResultsImportDialog)
    assert not first.take.isEnabled()
    first.reject()
    director.qtbot.waitUntil(lambda: director.window.findChild(ResultsImportDialog) is None)
    director.screen("results").navigate("1/2")
    director.wait()
    files(director).read_results(path)
    director.click(director.dialog(ResultsImportDialog).take)
    director.wait(lambda: (1, 2) in director.tournament.results)
    assert [(hand.a, hand.b) for hand in director.tournament.results[1, 2].report.hands] == results


def test_a_folder_for_a_site_is_kept_until_the_tournament_is_left(director, tmp_path, monkeypatch):
    drawn(director)
    menu, site = files(director), tmp_path / "site" / "round-1.html"
    monkeypatch.setattr(window_menu, "folder_to_use", lambda *_: tmp_path / "site")  # the system asks
    menu.kept.trigger()
    director.wait(site.exists)
    menu.out.aboutToShow.emit()
    assert menu.kept.isChecked()
    before = site.read_bytes()
    director.do(EnterResult(1, 1, possible_match(generator(7, 1), director.tournament.regulations)))
    director.wait(lambda: site.read_bytes() != before)
    menu.kept.trigger()
    director.wait(lambda: director.window.bridge.hosting.site is None)
    menu.keep_pages(tmp_path / "site")
    hosting, seen = director.window.bridge.hosting, []
    director.wait(lambda: hosting.site is not None)
    director.window.bridge.with_file(lambda path: path, seen.append)  # another desk of the same file
    director.wait(lambda: bool(seen))
    before = site.read_bytes()
    director.undo()
    director.wait(lambda: site.read_bytes() != before)
    director.make(name="Anderes")
    assert hosting.site is None


def test_everything_else_leaves(director, tmp_path):
    drawn(director)
    menu = files(director)
    for key in ("calendar", "standings", "results", "hands", "json"):
        menu.write(key, tmp_path / key)
    menu.write("web", tmp_path / "web")
    director.wait((tmp_path / "web" / "index.html").exists)
    assert {file.name for file in tmp_path.iterdir()} >= {"calendar", "standings", "results", "hands", "json"}
    assert (tmp_path / "json").read_text(encoding="utf-8").startswith('{\n "format": "tichu-turnier"')

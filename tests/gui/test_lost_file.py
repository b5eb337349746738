"""Is nothing lost when the file of the open tournament goes away, whatever was being done and typed?"""

import shutil
import sys
from dataclasses import replace
from datetime import datetime
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton
from shiboken6 import isValid

from tests.cases import some
from tests.damage import no_file_grows
from tests.gui.driving import players
from tests.gui.results.typing_results import press
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.entry.drafts import drafts_file, kept_drafts
from tichu_turnier.gui.common.dialogs import with_ending
from tichu_turnier.tournament.changes import (
    AddEntrants,
    CheckIn,
    EnterResult,
    GivePenalty,
    PublishDraw,
    SetClock,
    SetPaid,
    SetRegulations,
)
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.draws.rotation.lots import generator
from tichu_turnier.tournament.model.clock import RoundClock, lengthened
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.snapshot import EntrantId

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps the names of open files")
NINE = "65⏎u⏎20f⏎50⏎-60x⏎30⏎iv⏎100n⏎-10⏎"
AT = datetime.fromisoformat("2026-11-21T19:00")


@pytest.fixture
def stick(director, tmp_path):
    """A drive with the tournament of twelve people at three tables, the first of which has reported."""
    director.folder = tmp_path / "stick"
    director.folder.mkdir()
    director.make(people=12)
    director.seat([1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12])
    director.do(EnterResult(1, 1, possible_match(generator(7), director.tournament.regulations)))
    return director.folder


def box(director):
    director.qtbot.waitUntil(lambda: is_asked(director))
    return director.window.not_saved.box


def is_asked(director) -> bool:
    shown = director.window.not_saved.box
    return shown is not None and isValid(shown) and shown.isVisible()


def go_on(director, monkeypatch, file):
    """At the press of a button, under a name that somebody types."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))  # the system's own
    director.click(box(director).elsewhere)
    director.wait(lambda: director.window.bridge.desk.path.parent == file.parent)
    director.wait()


def test_the_slip_and_those_half_typed_go_along(director, stick, tmp_path, monkeypatch):
    """Nine hands at table 3 and two at table 2, the folder gone, and everything typed on blindly."""
    screen = director.screen("results")
    press(screen.slip, "2⏎65⏎u⏎")
    screen.tables.chosen.emit(3)
    assert screen.state.table == 3
    stick.rename(tmp_path / "away")
    press(screen.slip, NINE)
    director.wait(lambda: is_asked(director))
    asked = box(director)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: pytest.fail("nobody asked for that"))
    QTest.keyClicks(asked, "Ziege Zita")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
        QTest.keyClick(asked, key)
        QTest.keyClicks(asked, "anse")
    director.wait()
    assert asked.isVisible()
    assert [each.isDefault() or each.autoDefault() for each in asked.findChildren(QPushButton)] == [False] * 3
    go_on(director, monkeypatch, tmp_path / "Ziege Zita")
    path = tmp_path / "Ziege Zita.tichu"
    assert director.window.bridge.desk.path == path
    director.wait(lambda: director.tournament.missing(1) == (2,))
    assert director.tournament.results[1, 3].report.hands[0].a == 65
    assert director.window.workspace.findChild(QLabel, "saved").text() == "Gespeichert"
    assert str(path) in director.window.keeper.settings.recent
    director.wait(drafts_file(path).exists)
    assert set(kept_drafts(path, director.tournament)[False]) == {(1, 2)}
    assert screen.state.idle
    screen.tables.chosen.emit(2)
    assert [row.typed[0] for row in screen.state.form.hands.rows[:2]] == ["65", ""]
    director.reopen(path)
    desk = director.window.bridge.desk
    assert (desk.verify(), [entry.kind for entry in desk.journal()][-1]) == ((), "enter-result")
    director.screen("results").tables.chosen.emit(2)
    assert [row.typed[0] for row in director.screen("results").state.form.hands.rows[:2]] == ["65", ""]


def test_once_it_is_back_all_is_saved_at_a_click(director, stick, tmp_path):
    screen = director.screen("results")
    stick.rename(tmp_path / "away")
    press(screen.slip, f"2⏎{NINE}3⏎{NINE}")
    director.wait(lambda: is_asked(director))
    director.click(box(director).again)
    director.wait(lambda: is_asked(director))
    assert director.tournament.missing(1) == (2, 3)
    shutil.rmtree(stick, ignore_errors=True)
    (tmp_path / "away").rename(stick)
    director.click(box(director).again)
    director.wait(lambda: not director.tournament.missing(1))
    assert screen.state.idle
    assert screen.panel.message.text() == ""  # that nothing was saved is not so any more
    assert not is_asked(director)
    director.reopen(director.window.bridge.desk.path)
    assert not director.tournament.missing(1)


@pytest.mark.usefixtures("stick")
def test_what_was_refused_is_not_told_any_more_once_it_is_saved(director, tmp_path):
    """The red lines about the file stayed, beneath the next table, after the file had come back."""
    screen = director.screen("results")
    file = director.window.bridge.desk.path
    file.rename(tmp_path / "away.tichu")
    press(screen.slip, f"2⏎{NINE}")
    director.wait(lambda: is_asked(director))
    assert screen.panel.message.text()
    (tmp_path / "away.tichu").rename(file)
    director.click(box(director).again)
    director.wait(lambda: director.tournament.missing(1) == (3,))
    director.wait(screen.panel.isVisible)
    assert screen.panel.message.text() == ""
    press(screen.slip, "⏎")
    assert (screen.state.table, screen.panel.message.text()) == (3, "")


def test_what_was_let_be_is_still_typed_and_not_done_later(director, stick, tmp_path):
    screen = director.screen("results")
    stick.rename(tmp_path / "away")
    press(screen.slip, f"2⏎{NINE}")
    director.wait(lambda: is_asked(director))
    director.click(box(director).leave)
    assert screen.state.table == 2
    shutil.rmtree(stick, ignore_errors=True)
    (tmp_path / "away").rename(stick)
    director.do(CheckIn((EntrantId(1),)))
    assert director.tournament.missing(1) == (2, 3)
    press(screen.slip, "⇲⏎")
    director.wait(lambda: director.tournament.missing(1) == (3,))


def corrected(director):
    return EnterResult(1, 1, possible_match(generator(8), director.tournament.regulations))


def punished(_director):
    return GivePenalty(Penalty(0, PenaltyKind.WARNING, (EntrantId(1),), "zu laut", AT))


def drawn(director):
    played = director.tournament.regulations
    director.do(*(EnterResult(1, table, possible_match(generator(table), played)) for table in (2, 3)))
    return PublishDraw(next_round(director.tournament, 3))


def paid(director):
    rules = director.tournament.regulations
    director.do(SetRegulations(replace(rules, entry=replace(rules.entry, fee=10))))
    return SetPaid((EntrantId(1),))


def timed(_director):
    return SetClock(lengthened(RoundClock(1, 1800), 300))


CHANGES = {
    "pay": paid,
    "clock": timed,
    "entrant": lambda _: AddEntrants(players(13)[12:]),
    "draw": drawn,
    "correction": corrected,
    "penalty": punished,
    "here": lambda _: CheckIn((EntrantId(1),)),
}


def folder_renamed(path):
    path.parent.rename(path.parent.with_name("away"))


def deleted(path):
    path.unlink()


def overwritten(path):
    path.write_bytes(b"<html>Please log in</html>")


CAUSES = (folder_renamed, deleted, overwritten)


@pytest.mark.usefixtures("stick")
@pytest.mark.parametrize(("kind", "cause"), some(list(product(CHANGES, CAUSES)), len(CHANGES)))
def test_whatever_was_being_done_goes_along(director, tmp_path, monkeypatch, kind, cause):
    change = CHANGES[kind](director)
    before, lines = director.tournament, director.window.bridge.desk.revision
    cause(director.window.bridge.desk.path)
    director.do(change)
    assert director.tournament == before
    go_on(director, monkeypatch, tmp_path / "anderswo.tichu")
    director.wait(lambda: director.window.bridge.desk.revision == lines + 1)
    wanted = change.apply(before)
    assert director.tournament.results == wanted.results
    assert director.tournament.entrants == wanted.entrants
    assert director.tournament.rounds == wanted.rounds
    assert len(director.tournament.penalties) == len(wanted.penalties)
    assert director.tournament.clock == wanted.clock
    director.reopen(tmp_path / "anderswo.tichu")
    assert director.window.bridge.desk.verify() == ()
    director.undo()
    assert director.tournament.results == before.results
    assert director.tournament.entrants == before.entrants


def test_what_was_taken_back_goes_along_too(director, stick, tmp_path, monkeypatch):
    stick.rename(tmp_path / "away")
    director.undo()
    assert director.tournament.results
    go_on(director, monkeypatch, tmp_path / "anderswo.tichu")
    director.wait(lambda: not director.tournament.results)


@pytest.mark.usefixtures("stick")
def test_a_full_drive_is_asked_about_too(director, tmp_path, monkeypatch):
    with no_file_grows():
        director.do(AddEntrants(players(13)[12:]))
        assert is_asked(director)
        director.click(box(director).again)
        director.wait(lambda: is_asked(director))
    go_on(director, monkeypatch, tmp_path / "anderswo.tichu")
    director.wait(lambda: len(director.tournament.entrants) == 13)
    assert director.window.bridge.desk.verify() == ()


def test_a_typed_name_goes_along_and_its_field_is_empty_then(director, stick, tmp_path, monkeypatch):
    fields = director.screen("entrants").fields
    stick.rename(tmp_path / "away")
    director.type(fields.first, "Zobel", Qt.Key.Key_Return)
    director.wait(lambda: is_asked(director))
    assert fields.first.text() == "Zobel"
    go_on(director, monkeypatch, tmp_path / "anderswo.tichu")
    director.wait(lambda: len(director.tournament.entrants) == 13)
    assert fields.first.text() == ""


def test_a_place_that_is_taken_is_asked_for_again(director, stick, tmp_path, monkeypatch):
    taken = tmp_path / "taken.tichu"
    taken.write_text("mine")
    stick.rename(tmp_path / "away")
    director.do(CheckIn((EntrantId(1),)))
    asked = []
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *about: (asked.append(about), (str(taken), ""))[1]
    )
    director.click(box(director).elsewhere)
    director.wait(lambda: is_asked(director))
    # Whether to overwrite it would be asked for nothing: it is refused.
    assert asked[0][-1] is QFileDialog.Option.DontConfirmOverwrite
    assert "taken.tichu" in box(director).words.text()
    go_on(director, monkeypatch, tmp_path / "other.tichu")
    director.wait(lambda: director.tournament.entrants[1].checked_in)
    said = " ".join(director.window.workspace.strip.said)
    assert "other.tichu" in said
    assert "Nichts wurde darin gespeichert" not in said
    assert taken.read_text() == "mine"


def test_a_file_that_went_is_told_at_the_end_too(director, stick):
    """With nothing to save any more; the second time the window closes."""
    path = director.window.bridge.desk.path
    path.unlink()
    director.window.close()
    asked = box(director)
    (copy,) = stick.glob("*.backups/*-rescued.tichu")
    assert str(copy) in asked.words.text()
    with Desk.open(copy, "again") as desk:
        assert (1, 1) in desk.tournament.results
    director.click(asked.leave)
    director.leave()
    assert director.window.start_page.isVisible()


@pytest.mark.parametrize(
    ("typed", "endings", "wanted"),
    [
        ("export1", [".json"], "export1.json"),
        ("export1.JSON", [".json"], "export1.JSON"),
        ("Runde 1.2", [".csv"], "Runde 1.2.csv"),
        ("there", [".csv"], "there (2).csv"),
        ("there.csv", [".csv"], "there.csv"),
        ("liste.txt", [".csv", ".txt"], "liste.txt"),
    ],
)
def test_a_name_gets_its_ending_and_takes_no_place_by_that(tmp_path, typed, endings, wanted):
    (tmp_path / "there.csv").write_text("mine")
    assert with_ending(tmp_path / typed, endings) == tmp_path / wanted

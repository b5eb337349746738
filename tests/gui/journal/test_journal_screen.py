"""Does the journal tell in words what happened?"""

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

from tests import evenings
from tests.gui.driving import players
from tichu_turnier.desk.desk import Desk
from tichu_turnier.gui.journal_screen import PastStateDialog
from tichu_turnier.gui.prizes.prizes_page import PrizeList
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import (
    AddEntrants,
    CheckIn,
    EnterResult,
    PublishDraw,
    SetPrizes,
    SetRegulations,
)
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.prizes import ForPlace, Prize
from tichu_turnier.tournament.model.snapshot import EntrantId, Hands, Totals
from tichu_turnier.words.listings.journal import journal_words
from tichu_turnier.words.rounds import rounds_called


def lines(screen):
    return [screen._words(row) for row in screen.model.rows]


def test_the_latest_stands_on_top_and_undo_says_what_it_took_back(director):
    director.make()
    director.do(AddEntrants(players(2)), CheckIn((EntrantId(2),)))
    director.undo()
    screen = director.screen("journal")
    assert lines(screen) == [
        "Rückgängig gemacht: «Adler» ist da",
        "«Adler» ist da (zurückgenommen)",
        "2 angemeldet, zuerst «Ğülşen Ἀθηνᾶ 김민준 Nguyễn»",
        "Turnier «Klubabend» angelegt",
    ]
    director.window.bridge.redo()
    director.wait(lambda: len(screen.model.rows) == 5)
    assert lines(screen)[0] == "Wiederholt: «Adler» ist da"
    assert lines(screen)[2] == "«Adler» ist da"
    screen.search.setText("adl wied")
    assert lines(screen) == ["Wiederholt: «Adler» ist da"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Viertelfinal ausgelost: 4 Tische, Startzahl 1 / Viertelfinal, Tisch 2: 1000:300"),
        ("en", "Quarter-finals drawn: 4 tables, seed 1 / Quarter-finals, table 2: 1000:300"),
    ],
)
def test_rounds_are_called_as_everywhere(tmp_path, language, said):
    cup, texts = evenings.evening("knock-out", 8), Texts(language)
    with Desk.create(tmp_path / "cup.tichu", cup, "1") as desk:
        desk.do(PublishDraw(next_round(desk.tournament, 1)))
        desk.do(EnterResult(1, 2, Totals(1000, 300, 12)))
        called = rounds_called(desk.tournament, texts)
        entries = [entry for entry in desk.journal() if entry.kind != "create"]
        assert " / ".join(journal_words(texts, each.kind, each.args, called) for each in entries) == said


def test_changes_are_told_with_what_was_before_and_why():
    say = partial(journal_words, Texts("de"), called="Runde {}".format)
    assert say("edit-entrant", {"before": "Adler", "name": "Uhu"}) == "«Adler» heisst jetzt «Uhu»"
    assert say("edit-entrant", {"before": "Adler", "name": "Adler"}) == "«Adler» geändert"
    first = {"round": 2, "table": 7, "before": "", "after": "640:360", "reason": ""}
    assert say("enter-result", first) == "Runde 2, Tisch 7: 640:360"
    assert say("set-prizes", {"count": 3}) == "Preisliste: 3 Preise"  # as earlier versions wrote it
    assert say("set-timetable", {"rows": 6}) == "Zeitplan geändert: 6 Zeilen"
    assert say("set-regulations", {"preset": "dtm", "rounds": 6}) == "Ausschreibung geändert: 6 Runden"
    again = {**first, "before": "640:360", "after": "460:540", "reason": "verschrieben"}
    assert say("enter-result", again) == "Runde 2, Tisch 7: 640:360 → 460:540, Grund: verschrieben"


@pytest.fixture
def evening(director):
    """A draw and two results, one of them corrected; the journal is in front."""
    director.make()
    director.practise()
    report = director.tournament.results[1, 1].report
    director.do(EnterResult(1, 1, Hands(report.hands[::-1]), "Zeilen vertauscht"))
    return director.screen("journal")


def test_lines_are_told_and_filtered_by_table_and_by_person(director, evening):
    told = lines(evening)
    assert told[1].startswith("Runde 1, Tisch 2: ")
    assert "Startzahl 1" in told[3]
    assert not [line for line in told if "<" in line or "{" in line or "none" in line]
    evening.number.setValue(2)
    assert all("Tisch 2" in line for line in lines(evening))
    assert lines(evening)
    evening.number.setValue(0)
    seated = director.tournament.round(1).seating(1).seats[0]
    director.type(evening.who, str(seated), key=Qt.Key.Key_Return)
    told = lines(evening)
    assert "Tisch 1" in told[0]
    assert not any("Tisch 2" in line for line in told)
    evening.who.clear()
    assert any("Tisch 2" in line for line in lines(evening))


def looked_at(director, screen, *revisions):
    """Chooses lines, Enter, and waits for the dialog to be filled."""
    screen.table.setFocus()
    screen.table.clearSelection()
    screen.table.choose(revisions[0])
    director.wait(screen.table.hasFocus)
    if len(revisions) > 1:
        director.type(screen.table, key=Qt.Key.Key_Down, modifier=Qt.KeyboardModifier.ShiftModifier)
    director.type(screen.table, key=Qt.Key.Key_Return)
    dialog = director.window.findChildren(PastStateDialog)[-1]
    director.wait(lambda: dialog.shown is not None)
    return dialog


def test_an_earlier_state_is_looked_at_compared_and_restored(director, evening):
    now = director.tournament
    revision = director.window.bridge.desk.revision
    dialog = looked_at(director, evening, revision - 2)
    assert len(dialog.shown.ranking.rows) == len(now.entrants)
    assert [row[3].text for row in dialog.shown.results.rows].count("–") == 3  # of four tables one had come
    assert dialog.shown.changed.rows
    assert director.tournament is now  # looking changes nothing
    dialog.restore.click()
    director.wait(lambda: len(director.tournament.results) == 1)
    director.wait(lambda: "wiederhergestellt" in lines(evening)[0])
    director.undo()
    director.wait(lambda: director.tournament == now)
    director.activate()
    dialog = looked_at(director, evening, revision, revision - 1)
    assert dialog.shown.changed.rows[0][0].text == "Runde 1, Tisch 1, Einzelheiten"  # the totals are the same
    dialog.reject()


def test_a_state_with_other_rules_says_which(director, evening):
    rules = director.tournament.regulations
    director.do(SetRegulations(replace(rules, rounds=rules.rounds + 1, tie_breaks=("tichu-points",))))
    dialog = looked_at(director, evening, director.window.bridge.desk.revision - 1)
    told = [[cell.text for cell in row] for row in dialog.shown.changed.rows]
    assert ["Runden", "3", "4"] in told
    assert ["Rangfolge nach", "Siegpunkte, Tichu-Punkte", "Tichu-Punkte"] in told
    dialog.reject()


def test_backspace_goes_to_a_line_and_forward_again(director, evening):
    revision = director.window.bridge.desk.revision
    evening.table.setFocus()
    evening.table.choose(revision - 3)
    director.wait(evening.table.hasFocus)
    assert "(3 Schritte)" in evening.go_there.text()
    director.type(evening.table, key=Qt.Key.Key_Backspace)
    director.wait(lambda: not director.tournament.results)
    director.wait(lambda: len(evening.model.rows) == revision + 3)
    evening.table.choose(revision)
    assert evening.go_there.text() == "Bis hierher wiederholen (3 Schritte)"
    director.click(evening.go_there)
    director.wait(lambda: len(director.tournament.results) == 2)


def test_every_destructive_step_names_what_it_takes(director):
    """window.md 3: undo said only "Ausschreibung geändert"; the same for prizes, timetable and entrants."""
    director.make(people=4)
    director.do(SetPrizes((Prize(ForPlace(1), "Pokal"), Prize(ForPlace(2), "Wein"))))

    def undo() -> str:
        director.wait()
        return director.find("undo", QToolButton).toolTip()

    def delete(key: str, row: int) -> None:
        table = director.screen(key).table
        table.setFocus()
        table.selectRow(row)
        director.type(table, key=Qt.Key.Key_Delete)

    director.window.go("standings/prizes")
    director.wait()
    director.edit(director.window.pages.findChild(PrizeList), 1, 1, "")
    assert "Preis «Wein» gestrichen" in undo()
    director.edit(director.window.pages.findChild(PrizeList), 0, 1, "Käse")
    assert "Preis «Pokal» → «Käse»" in undo()
    first = director.tournament.timetable.slots[0]
    delete("timetable", 0)
    assert f"Runde 1 um {first.start:%H:%M} gestrichen" in undo()
    delete("entrants", 1)
    director.wait(lambda: len(director.tournament.entrants) == 3)
    assert "«Adler» von der Liste gestrichen" in undo()
    assert director.said == ("Gelöscht: Adler. Strg+Z bringt zurück, was zuletzt gelöscht wurde.",)

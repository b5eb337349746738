"""Does the window show who stands where, of the newest snapshot, and add up several evenings?"""

import shutil
from contextlib import contextmanager
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.gui.driving import Director
from tests.sheets import evenings
from tichu_turnier.desk.desk import Desk
from tichu_turnier.gui.common.fields import RoundChoice
from tichu_turnier.gui.standings.season import SeasonDialog
from tichu_turnier.rules.calls import NO_CALLS
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.sheets import Kind
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import AddEntrants, EditEntrant, EnterResult, SetRegulations, Withdraw
from tichu_turnier.tournament.model.snapshot import EntrantId, Hands, Scoring, Totals
from tichu_turnier.tournament.registration.entrants import NewEntrant


def report(director, result, because="", number=1):
    """The next round is drawn and played."""
    director.seat([1, 2, 3, 4])
    director.do(EnterResult(number, 1, result, because))


def hands(*scores: int) -> Hands:
    return Hands(tuple(HandReport(score, 100 - score, NO_CALLS, double=Double.NO) for score in scores))


SHARED = hands(60, 60, 60, 60, 60, 60, 60, 60, 40)
"""The first wins eight hands, the second and the third four each, the fourth two."""


@pytest.fixture
def evening(director: Director) -> Director:
    """Four players at one table, nothing drawn."""
    director.make(people=("Adler", "Biber", "Chamäleon", "Dachs"))
    return director


def ranking(director: Director):
    """Goes to the table of the standings."""
    return director.screen("standings").ranking


def shown(director: Director, *keys: str) -> list[tuple[str, ...]]:
    """What stands in the columns with these headings."""
    screen = director.window.workspace.screen_of("standings").ranking
    director.qtbot.waitUntil(lambda: not screen._latest.busy)
    columns = {column.key: column for column in screen.model.columns}
    return [tuple(columns[key].text(line) for key in keys) for line in screen.model.rows]


def headings(director: Director) -> list[str]:
    shown(director)
    return [column.key for column in director.window.workspace.screen_of("standings").ranking.model.columns]


def places(director: Director) -> list[tuple[str, ...]]:
    return shown(director, "sheets-place", "sheets-name")


def test_a_result_and_its_undo_are_seen_at_once(evening):
    screen = ranking(evening)
    assert places(evening) == []
    assert screen.table.placeholder == "Die Rangliste beginnt mit der ersten Auslosung."
    assert screen.state.text() == ""
    evening.seat([1, 2, 3, 4])
    assert {place for place, _ in places(evening)} == {"1"}
    assert screen.state.text() == "Runde 1: Ein Tisch fehlt noch (1)"
    evening.do(EnterResult(1, 1, SHARED))
    assert places(evening) == [("1", "Adler"), ("2", "Biber"), ("2", "Chamäleon"), ("4", "Dachs")]
    assert shown(evening, "sheets-decided-by") == [("Siegpunkte",), ("Siegpunkte",), ("",), ("Siegpunkte",)]
    assert screen.state.text().startswith("Alle Resultate bis Runde 1 sind da   Noch nicht endgültig: ")
    evening.undo()
    assert "sheets-hands" not in headings(evening), "nobody knows how many: not 0"
    evening.window.bridge.redo()
    evening.wait()
    assert shown(evening, "sheets-hands") == [("9",)] * 4
    evening.do(EditEntrant(replace(evening.tournament.entrants[EntrantId(1)], ranks=False)))
    assert places(evening) == [("1", "Biber"), ("1", "Chamäleon"), ("3", "Dachs"), ("–", "Adler")]


def test_the_chosen_line_says_why_it_stands_there(evening):
    """window.md 4: the number that parts two is said, with those beside it and what is still possible."""
    screen = ranking(evening)
    report(evening, SHARED)
    assert len(places(evening)) == 4
    screen.table.selectRow(1)
    level = "Gleichauf mit Chamäleon: Nichts trennt sie."
    assert screen.why.text().startswith(f"{level}   Hinter Adler: Siegpunkte ")
    screen.table.selectRow(3)
    before, _, possible = screen.why.text().partition("   ")
    assert before.startswith("Hinter Chamäleon: Siegpunkte ")
    assert possible == "Noch möglich sind die Ränge 1 bis 4."


def test_the_number_that_decides_stands_beside_a_tie(director):
    """window.md 4: Swiss parts equals by a difference that no column showed."""
    director.make("swiss", people=8, here=True)
    director.seat([[1], [2]], [[3], [4]], [[5], [6]], [[7], [8]])
    scores = ((700, 300), (900, 100), (700, 300), (600, 400))
    director.do(*(EnterResult(1, table, Totals(*each)) for table, each in enumerate(scores, 1)))
    ranking(director)
    decided = [text for (text,) in shown(director, "sheets-decided-by")]
    assert decided[0] == "Differenz der Tichu-Punkte: 800"
    assert decided[-1] == "Differenz der Tichu-Punkte: −800"


def test_each_round_has_its_standings(evening):
    report(evening, SHARED)
    report(evening, hands(*[40] * 9), number=2)
    screen = ranking(evening)
    assert [screen.rounds.itemText(i) for i in range(3)] == ["Jetzt", "Nach Runde 1", "Nach Runde 2"]
    assert {number for (number,) in shown(evening, "sheets-hands")} == {"18"}
    screen.rounds.setCurrentIndex(1)
    screen.rounds.activated.emit(1)
    assert {number for (number,) in shown(evening, "sheets-hands")} == {"9"}
    assert places(evening)[1] == ("2", "Biber")


def test_only_the_screen_in_front_computes(evening):
    screen = ranking(evening)
    evening.screen("journal")
    evening.seat([1, 2, 3, 4])
    assert not screen._latest.busy
    assert screen.model.rows == ()


def test_columns_with_nothing_to_say_are_left_out(evening):
    evening.do(AddEntrants((NewEntrant("Elster"),)))
    evening.seat([1, 2, 3, 4])
    ranking(evening)
    assert not {"sheets-club", "standings-per-hand"} & set(headings(evening))
    assert sorted(shown(evening, "standings-byes")) == [("",)] * 4 + [("1",)]
    evening.do(EditEntrant(replace(evening.tournament.entrants[EntrantId(1)], club="Waldrand")))
    assert ("Waldrand",) in shown(evening, "sheets-club")
    evening.do(EnterResult(1, 1, SHARED))  # now some have played hands and others have not
    per_hand = shown(evening, "sheets-name", "standings-per-hand")
    assert (per_hand[0], per_hand[-1]) == (("Adler", "1,78"), ("Elster", ""))


def test_a_disputed_result_is_marked_says_why_and_is_copied_with_tabs_and_a_minus_that_counts(evening):
    report(evening, hands(*[130] * 9), "Licht ausgefallen")
    screen = ranking(evening)
    shown(evening, "sheets-name")
    (mark,) = [column for column in screen.model.columns if column.icon is not None]
    line = screen.model.rows[0]
    assert mark.icon(line) is not None
    assert mark.tip(line) == "Runde 1, Tisch 1: trotz Einwand angenommen, Grund: Licht ausgefallen"
    screen.table.setFocus()
    screen.table.selectRow(3)
    evening.control(screen.table, Qt.Key.Key_C)
    cells = QApplication.clipboard().text().split("\t")
    assert len(QApplication.clipboard().text().splitlines()) == 1
    assert cells[0] == str(screen.model.rows[3].row.place)
    assert int(cells[3]) == screen.model.rows[3].row.record.tichu_points
    screen.table.clearSelection()
    evening.click(evening.find("copy"))
    assert len(QApplication.clipboard().text().splitlines()) == 4


def test_undo_and_redo_reach_the_tournament_from_an_empty_search(evening):
    """The field in which one stands here swallowed them, and nothing was said."""
    report(evening, SHARED)
    search = ranking(evening).search
    search.setFocus()
    evening.control(search, Qt.Key.Key_Z)
    evening.wait(lambda: not evening.tournament.results)
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    evening.type(search, key=Qt.Key.Key_Z, modifier=held)
    evening.wait(lambda: bool(evening.tournament.results))
    evening.type(search, "Ad")
    evening.control(search, Qt.Key.Key_Z)
    evening.wait()
    assert (search.text(), bool(evening.tournament.results)) == ("", True)


def test_who_left_has_a_sign_that_needs_no_colour_and_is_read_out(evening):
    evening.seat([1, 2, 3, 4])
    evening.do(EnterResult(1, 1, SHARED), Withdraw(EntrantId(4), 2))
    model = ranking(evening).model
    shown(evening, "sheets-name")
    (at,) = [index for index, column in enumerate(model.columns) if column.icon is not None]
    said = [model.index(row, at).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(4)]
    assert (said[:3], said[3]) == (["", "", ""], "abgemeldet ab Runde 2")
    assert model.columns[at].icon(model.rows[3]) is not None


def test_typing_searches_wherever_the_cursor_stands(evening):
    evening.seat([1, 2, 3, 4])
    screen = ranking(evening)
    shown(evening, "sheets-name")
    evening.type(screen.search, "cham", key=Qt.Key.Key_Down)
    assert [name for (name,) in shown(evening, "sheets-name")] == ["Chamäleon"]
    evening.qtbot.waitUntil(lambda: QApplication.focusWidget() is screen.table)
    screen.search.clear()
    QTest.keyClicks(screen.table, "b")
    evening.type(screen.search, "ieber")
    assert [name for (name,) in shown(evening, "sheets-name")] == ["Biber"]


def test_who_looks_at_the_newest_round_goes_along(qtbot):
    choice = RoundChoice(Texts("de"))
    qtbot.addWidget(choice)

    def chosen(drawn, *, whole):
        choice.show_rounds(drawn, whole=whole)
        return choice.number

    assert [chosen(drawn, whole=False) for drawn in (2, 3)] == [2, 3]
    choice.choose(1)
    assert [chosen(4, whole=whole) for whole in (False, True)] == [1, 1]
    choice.choose(4)
    assert chosen(5, whole=True) == 4
    choice.choose(None)
    assert [chosen(drawn, whole=False) for drawn in (5, 2)] == [5, 2]


def test_more_columns_are_shown_when_they_are_asked_for(evening):
    report(evening, SHARED)
    screen = ranking(evening)
    assert places(evening)[0] == ("1", "Adler")
    keys, more = headings(evening), ("standings-per-hand", "standings-adjusted", "standings-open-places")
    assert not set(more) & set(keys)
    screen.more.click()
    assert set(keys) <= set(headings(evening)), "more columns took one away"
    assert shown(evening, "sheets-name", *more)[0] == ("Adler", "1,78", "+1,56", "1–4")
    screen.more.click()
    evening.qtbot.waitUntil(lambda: [column.key for column in screen.model.columns] == keys)


def test_names_are_never_cut_while_another_column_can_go(director):
    director.make()
    director.practise()
    long = "Ğülşen Ἀθηνᾶ von und zu Hohenfels"
    someone = director.tournament.entrants[min(director.tournament.entrants)]
    director.do(EditEntrant(replace(someone, name=long, club="Tichu-Club Waldrand")))
    table = ranking(director).table
    asked, seen = table.fontMetrics().horizontalAdvance(long), []
    for width in (1920, 1280, 1000):
        director.window.resize(width, 800)
        keys = headings(director)
        director.wait(lambda: table.columnWidth(1) > asked and not table.horizontalScrollBar().isVisible())
        assert keys[:2] == ["sheets-place", "sheets-name"]
        seen.append({key for number, key in enumerate(keys) if not table.isColumnHidden(number)})
    assert seen[2] < seen[1] <= seen[0]
    assert {"sheets-victory-points", "sheets-tichu-points", "sheets-decided-by"} <= seen[2]
    ranking(director).more.click()  # other columns stand where those stood that were left out
    director.wait(lambda: len(headings(director)) > len(seen[0]))
    keys = headings(director)
    shown_now = {key for number, key in enumerate(keys) if not table.isColumnHidden(number)}
    assert {"sheets-victory-points", "sheets-tichu-points", "sheets-decided-by"} <= shown_now


def test_who_cannot_be_caught_any_more_is_told_below(evening):
    scoring = Scoring(double=2, double_with_lost_call=2)
    evening.do(SetRegulations(replace(evening.tournament.regulations, scoring=scoring)))
    screen = ranking(evening)
    for number in (1, 2):
        shown(evening)
        assert not screen.hopes.isVisible()
        report(evening, hands(*[60] * 9), number=number)
    shown(evening)
    assert screen.hopes.text() == "«Adler» kann nicht mehr eingeholt werden."
    assert screen.hopes.isVisible()


@pytest.fixture
def files(tmp_path):
    """Three evenings with a file each."""
    found = []
    for month in (1, 2, 3):
        found.append(tmp_path / f"{month}.tichu")
        evening = evenings.evening("club-evening", 12, 2)
        Desk.create(found[-1], replace(evening, name=f"Abend {month}", day=date(2026, month, 7)), "1").close()
    return found


@contextmanager
def drawn_anew(director, dialog):
    """Until there are other pages than before."""
    before = dialog.paper.preview
    yield
    director.qtbot.waitUntil(lambda: dialog.paper.preview is not before)


def test_evenings_are_added_up_rated_and_saved(director, files, tmp_path):
    dialog = director.open("season", SeasonDialog)
    assert dialog.empty.isVisible()
    assert not dialog.paper.print_button.isEnabled()
    with Desk.open(files[0], "2"), drawn_anew(director, dialog):  # open elsewhere
        dialog.add([files[2], files[0], files[1]])
    assert dialog.state.isHidden()
    dialog.add([tmp_path / "fehlt.tichu"])
    director.qtbot.waitUntil(lambda: "fehlt" in dialog.state.text())
    days = [dialog.list.item(row).text()[:10] for row in range(3)]
    assert days == ["07.01.2026", "07.02.2026", "07.03.2026"]
    with drawn_anew(director, dialog):
        director.click(dialog.views["rating"])
    assert not dialog.best.isEnabled()
    dialog.paper.save_as(tmp_path / "saison", Kind.CSV)
    director.qtbot.waitUntil((tmp_path / "saison.csv").exists)
    assert "Unsicherheit" in (tmp_path / "saison.csv").read_text(encoding="utf-8-sig")
    dialog.reject()


def test_the_evening_that_is_open_is_there_from_the_beginning_and_recent_ones_are_offered(director):
    director.make(name="Herbst & Winter")
    director.make()
    dialog = director.open("season", SeasonDialog)
    director.qtbot.waitUntil(lambda: dialog.paper.preview is not None)
    assert dialog.list.count() == 1
    offered = [each for each in dialog.findChild(QPushButton, "recent").menu().actions() if each.text()]
    assert [each.text() for each in offered] == ["Alle 2", "Klubabend", "Herbst && Winter"]
    for action, count in ((offered[1], 1), (offered[2], 2), (offered[0], 2)):
        with drawn_anew(director, dialog):
            action.trigger()
        assert dialog.list.count() == count
    dialog.reject()


def season_of(tmp_path, *lists):
    """A file an evening, with one round in which the first team wins."""
    for month, people in enumerate(lists, 1):
        played = evenings.evening("two-swiss", len(people), 1)
        named = [replace(one, name=name) for one, name in zip(played.entrants.values(), people, strict=True)]
        path = tmp_path / f"saison{month}.tichu"
        Desk.create(path, replace(played.with_entrants(*named), day=date(2026, month, 7)), "1").close()
        yield path


def test_the_season_asks_who_is_who_once_and_remembers_answers_and_evenings(director, tmp_path):
    files = list(season_of(tmp_path, ("Jürg Müller", "Uhu"), ("Juerg Mueller", "Uhu")))
    dialog = director.open("season", SeasonDialog)
    dialog.add(files)
    director.qtbot.waitUntil(dialog._who.isVisible)
    assert "Juerg Mueller" in dialog._who.question.text()
    with drawn_anew(director, dialog):
        director.click(dialog._who.same)
    director.qtbot.waitUntil(lambda: dialog._who.isHidden() and not dialog._who._search.busy)
    copy = shutil.copy(files[0], tmp_path / "kopie.tichu")
    dialog.add([copy])
    director.qtbot.waitUntil(lambda: "kopie" in dialog.state.text())
    assert dialog.list.count() == 2
    dialog.reject()
    again = director.open("season", SeasonDialog)
    director.qtbot.waitUntil(lambda: again.list.count() == 2)
    director.qtbot.waitUntil(lambda: again.paper.preview is not None and not again._who._search.busy)
    assert again._who.isHidden()
    again.reject()

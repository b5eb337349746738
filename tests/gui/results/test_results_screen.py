"""Results typed with real keys into the real window, into a real file."""

import json
import time
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tests.gui.driving import Director, players
from tests.gui.results.typing_results import press, slip_keys
from tichu_turnier.desk.desk import Desk
from tichu_turnier.entry.drafts import drafts_file, kept_drafts
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.gui.theme import LOOK
from tichu_turnier.rules.calls import SEATS, Call
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.tournament.changes import AddEntrants, ClearResult, EnterResult
from tichu_turnier.tournament.model.snapshot import Hands
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.tables.slip_code import scanned_code
from tichu_turnier.transfer.entrant_list import read_list
from tichu_turnier.transfer.tournament_json import export_json

NINE = "65⏎u⏎20f⏎50⏎-60x⏎30⏎iv⏎100n⏎-10⏎"
"""Own numbers: a double victory, calls made and lost, a tie, a 100:0 that was none."""


@pytest.fixture
def evening(director: Director) -> Director:
    """Eight players at two tables, drawn."""
    director.make(people=8)
    director.seat([1, 2, 3, 4], [5, 6, 7, 8])
    return director


def ranking(tournament) -> list[tuple[int, str, int, int, int]]:
    return [
        (row.place, row.entrant.name, row.record.victory_points, row.record.tichu_points, row.record.hands)
        for row in standings(tournament)
    ]


def test_a_table_from_keys_to_standings(director: Director) -> None:
    path = director.make("turnier", people=("Adler", "Biber", "Chamäleon", "Dachs"))
    director.seat([1, 2, 3, 4])
    screen = director.screen("results")
    press(screen.slip, f"⏎{NINE}")
    director.wait(lambda: not director.tournament.missing(1))
    expected = [
        (1, "Biber", 14, 475, 9),
        (2, "Dachs", 9, 485, 9),
        (3, "Adler", 8, 295, 9),
        (4, "Chamäleon", 7, 345, 9),
    ]
    assert ranking(director.tournament) == expected
    director.close()
    with Desk.open(path, "again") as desk:
        assert ranking(desk.tournament) == expected
        assert desk.verify() == ()


def test_a_half_typed_slip_is_there_after_the_program_ended(evening: Director) -> None:
    path = evening.window.bridge.desk.path
    press(evening.screen("results").slip, "2⏎65⏎u⏎20f")
    evening.reopen(path)
    screen = evening.screen("results")
    press(screen.slip, "2⏎")
    rows = screen.state.form.hands.rows
    assert [row.typed[0] for row in rows[:3]] == ["65", "", "20"]
    assert screen.state.form.hands.cursor == 2
    assert drafts_file(path).exists()
    keys = screen.slip._places[0].keys.toRect()
    band = screen.slip.grab(keys).toImage().pixelColor(3, 3)  # on which it says what to press
    assert band == LOOK.now.color("note_back")
    press(screen.slip, "↓50⏎-60x⏎30⏎iv⏎100n⏎-10⏎")
    evening.wait(lambda: evening.tournament.missing(1) == (1,))
    evening.wait(lambda: not drafts_file(path).exists())


def test_a_round_typed_faster_than_the_desk_answers(evening: Director) -> None:
    """Each save takes longer than a whole slip; one is refused in the middle, and no key goes astray."""
    evening.do(AddEntrants(players(16)[8:]))
    four = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]
    results = {(1, table): Hands((HandReport(55, 45),)) for table in (1, 2)}
    evening.do(*(EnterResult(*key, hands) for key, hands in results.items()))
    evening.seat(*four)
    screen = evening.screen("results")
    save, refused = Desk.do, []

    def slow(desk: Desk, change: EnterResult, _seen: object) -> tuple[Finding, ...]:
        time.sleep(0.3)
        if change.table == 2 and not refused:
            refused.append(change)
            raise Refusal(Finding("store-disk-full"))
        return save(desk, change)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Desk, "do", slow)
        press(screen.slip, "".join(f"⏎{NINE.replace('65', str(points))}" for points in (10, 20, 30, 40)))
        assert len(screen.state.saving) == 4
        evening.wait(lambda: screen.state.table == 2)
        assert [line.scores[0].text for line in screen.slip.stages[0].lines] == ["20", "100", "20"]
        assert screen.panel.message.text()
        press(screen.slip, "⇲⏎")
        evening.wait(lambda: not evening.tournament.missing(2))
    typed = [evening.tournament.results[2, table].report.hands[0].a for table in (1, 2, 3, 4)]
    assert typed == [10, 20, 30, 40]
    assert [change.table for change in refused] == [2]


def test_what_cannot_be_stands_beside_its_line_while_it_is_typed(evening: Director) -> None:
    screen = evening.screen("results")
    evening.qtbot.waitUntil(lambda: QApplication.focusWidget() is screen.slip)
    assert screen.panel.title.text() == "Tisch 1?"
    press(screen.slip, "⏎14")
    assert screen.slip.said() == ()
    press(screen.slip, "5")
    assert screen.slip.said() == ("145 geht nur mit einer Ansage.",)
    press(screen.slip, "s")
    assert screen.slip.said() == ("Karten 45 : 55",)
    press(screen.slip, "⏎100")
    assert "Doppelsieg" in screen.slip.said()[0]
    press(screen.slip, "n")
    assert screen.slip.said() == ()


def test_a_bug_while_saving_gives_everything_back(evening: Director) -> None:
    screen = evening.screen("results")

    def break_down(*_) -> None:
        raise ZeroDivisionError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Desk, "do", break_down)
        press(screen.slip, f"⏎{NINE}")
        evening.qtbot.waitUntil(lambda: screen.state.table == 1)
    assert [type(bug) for bug in evening.bugs] == [ZeroDivisionError]
    evening.bugs.clear()
    press(screen.slip, "⇲⏎")
    evening.wait(lambda: (1, 1) in evening.tournament.results)


def test_accepting_what_the_audit_objects_to_takes_a_reason_and_the_same_key_clears_it(
    evening: Director,
) -> None:
    screen = evening.screen("results")
    foot, reason = screen.panel.foot, screen.panel.reason
    press(screen.slip, "⏎65⇥40⇲⏎⑧")
    assert foot.currentWidget() is reason
    press(reason.field, "⎋")
    assert foot.currentWidget() is not reason
    press(screen.slip, "⎋")
    assert screen.state.table is None
    assert [row.state for row in screen.tables.model.rows] == ["draft", "open"]
    press(screen.slip, "⏎⇲⏎⑧")
    press(reason.field, "⏎")
    assert foot.currentWidget() is reason
    press(reason.field, "alle vier sagen es⏎")
    evening.wait(lambda: (1, 1) in evening.tournament.results)
    result = evening.tournament.results[1, 1]
    assert (result.report.totals, result.accepted_because) == ((65, 40), "alle vier sagen es")
    assert screen.tables.model.rows[0].state == "accepted"
    press(screen.slip, "1⏎")
    assert "alle vier sagen es" in screen.panel.hint.text()
    press(screen.slip, "⑧")
    evening.wait(lambda: not evening.tournament.results[1, 1].disputed)
    assert screen.tables.model.rows[0].state == "entered"
    press(screen.slip, "1⏎")
    assert screen.panel.hint.text().startswith("Korrektur")


NOTHING, UNCLEAR = "An diesem Zettel ist nichts zu beanstanden", "F8 hilft hier nicht"


@pytest.mark.parametrize(
    ("key", "steps"),
    [
        (
            "club-evening",
            {
                "⑧": "Zum Annehmen mit F8 ist hier nichts",
                "⏎⑧": NOTHING,
                "65⏎5⑧": NOTHING,
                "⌫se⇲⏎⑧": UNCLEAR,
                "⎋⎋2⏎63⏎⑧": "F8 nimmt den ganzen Zettel an",
            },
        ),
        ("treibhaus", {"⏎④⑧": NOTHING, "57⑧": UNCLEAR, "⏎↓60⑧": ""}),
    ],
)
def test_accepting_says_why_there_is_nothing_to_accept_or_what_is_not_clear(
    director: Director, key: str, steps: dict[str, str]
) -> None:
    """F8 did nothing and said nothing."""
    seats = ([1, 2, 3, 4], [5, 6, 7, 8]) if key == "club-evening" else ([[1], [2]], [[3], [4]])
    screen = director.at_tables(*seats, key=key)
    for keys, words in steps.items():
        press(screen.slip, keys)
        assert screen.panel.message.text().startswith(words), keys
        assert (screen.panel.foot.currentWidget() is screen.panel.reason) is (not words)
    assert director.cut_off(screen) == []
    if screen.state.by_totals:
        assert screen.state.form.totals.typed[:2] == ("57", "60")


def test_a_note_about_a_result_is_kept_and_shown(evening: Director) -> None:
    screen = evening.screen("results")
    note = screen.panel.note
    press(screen.slip, "③")
    assert screen.panel.message.text().startswith("Eine Notiz gehört zu einem Resultat")
    press(screen.slip, f"⏎{NINE}")
    evening.wait(lambda: (1, 1) in evening.tournament.results)
    press(screen.slip, "1③")
    assert screen.panel.foot.currentWidget() is note
    press(note.field, "Zettel nass⏎")
    evening.wait(lambda: evening.tournament.results[1, 1].note == "Zettel nass")
    assert screen.panel.foot.currentWidget() is not note
    assert screen.panel.message.text() == "Notiz: Zettel nass"
    assert screen.tables.model.data(screen.tables.model.index(0, 2)).endswith(" ✎")
    press(screen.slip, "⏎←70⇲⏎")
    evening.wait(lambda: evening.tournament.results[1, 1].report.hands[0].a == 70)
    assert evening.tournament.results[1, 1].note == "Zettel nass"
    assert '"note": "Zettel nass"' in export_json(evening.tournament)
    press(screen.slip, "1③")
    press(note.field, "⌫" * 11 + "⏎")
    evening.wait(lambda: not evening.tournament.results[1, 1].note)
    evening.undo()
    assert evening.tournament.results[1, 1].note == "Zettel nass"


def test_a_note_after_the_last_slip_is_about_the_line_that_is_chosen(evening: Director) -> None:
    screen = evening.screen("results")
    press(screen.slip, f"⏎{NINE}⏎{NINE}")
    evening.wait(lambda: not evening.tournament.missing(1))
    press(screen.slip, "③")
    assert screen.panel.foot.currentWidget() is screen.panel.note
    press(screen.panel.note.field, "Zettel nass⏎")
    evening.wait(lambda: evening.tournament.results[1, 2].note == "Zettel nass")
    assert not evening.tournament.results[1, 1].note


def test_what_was_said_about_the_step_before_goes_with_the_next_result(evening: Director) -> None:
    screen = evening.screen("results")
    evening.window.bridge.findings.emit((Finding("timetable-no-rounds", Severity.WARNING),))
    press(screen.slip, f"⏎{NINE[:-1]}")
    assert evening.said == ("Der Zeitplan hat keine Runde.",)
    press(screen.slip, "⏎")
    evening.wait(lambda: evening.tournament.missing(1) == (2,))
    evening.wait(lambda: evening.said == ())


def test_who_has_not_come_loses_by_a_right_click_on_the_table(director: Director) -> None:
    table = director.at_tables([[1], [2]], [[3], [4]], key="treibhaus").tables.table
    name = director.tournament.name_of(4)
    at = table.visualRect(table.model().index(1, 1)).center()
    table.customContextMenuRequested.emit(at)
    (menu,) = table.findChildren(QMenu, "walkover")
    (action,) = (each for each in menu.actions() if each.text() == f"Kampflos: {name} ist nicht da")
    action.trigger()
    director.wait(lambda: (1, 2) in director.tournament.results)
    result = director.tournament.results[1, 2]
    assert (result.report.totals, result.note) == ((1000, 0), f"kampflos, {name} war nicht da")
    menu.close()
    table.customContextMenuRequested.emit(at)
    assert not [each for each in table.findChildren(QMenu, "walkover") if each.isVisible()]


def test_who_has_not_come_loses_by_keys_alone(director: Director) -> None:
    """Shift+F10 in the slip, the second side, Enter; names with & stay whole."""
    screen = director.at_tables([[1], [2]], [[3], [4]], key="treibhaus")
    name = director.tournament.name_of(2)
    QTest.keyClick(screen.slip, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    director.wait(
        lambda: any(each.isVisible() for each in screen.tables.table.findChildren(QMenu, "walkover"))
    )
    (menu,) = screen.tables.table.findChildren(QMenu, "walkover")
    words = [each.text() for each in menu.actions()]
    assert words[1] == f"Kampflos: {name} ist nicht da".replace("&", "&&")
    for _ in range(2):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    director.wait(lambda: (1, 1) in director.tournament.results)
    assert director.tournament.results[1, 1].report.totals == (1000, 0)


@pytest.mark.parametrize("open_", [True, False])
def test_a_walkover_is_said_to_come_from_nowhere_else(director: Director, open_: bool) -> None:
    """On the table that was open, or on offer, its own walkover was a result that had come meanwhile."""
    screen = director.at_tables([[1], [2]], [[3], [4]], key="treibhaus")
    if open_:
        press(screen.slip, "1⏎")
    screen.slip.customContextMenuRequested.emit(screen.slip.rect().center())
    (menu,) = screen.tables.table.findChildren(QMenu, "walkover")
    menu.actions()[0].trigger()
    director.wait(lambda: (1, 1) in director.tournament.results)
    director.wait()
    assert (screen.state.notice, screen.state.unsure, screen.state.offered) == ((), None, 2)
    assert (screen.panel.message.text(), director.said) == ("", ())
    press(screen.slip, "⏎")
    assert screen.state.table == 2


def test_a_round_is_locked_and_unlocked_beside_its_name(director: Director) -> None:
    director.make(people=4)
    director.seat([1, 2, 3, 4])
    screen = director.screen("results")
    guard, menu = screen.tables.guard, screen.tables.guard.menu()
    assert guard.isHidden()
    press(screen.slip, f"⏎{NINE}")
    director.wait(lambda: guard.isVisible() and guard.text() == "Korrektur fragt nach")
    menu.actions()[0].trigger()
    director.wait(lambda: guard.text() == "Gesperrt")
    before = director.tournament
    press(screen.slip, "1⏎")
    assert "gesperrt" in screen.panel.message.text()
    press(screen.slip, "←70⇲⏎")
    director.wait(lambda: "gesperrt" in screen.panel.message.text())
    assert director.tournament.results is before.results
    menu.actions()[0].trigger()
    director.wait(lambda: guard.text() == "Korrektur fragt nach")
    director.undo()
    director.wait(lambda: guard.text() == "Gesperrt")


def test_slips_by_their_codes(evening: Director) -> None:
    screen = evening.screen("results")
    first, second = (scanned_code(evening.tournament, 1, table) for table in (1, 2))
    press(screen.slip, f"{second[:4]}")
    assert screen.panel.title.text() == f"Zettel {second[:4]}?"
    press(screen.slip, f"⏎65⏎20{first}⏎{NINE}{first}⏎")
    assert "schon eingetippt" in screen.panel.message.text()
    evening.wait(lambda: evening.tournament.missing(1) == (2,))
    press(screen.slip, f"{first[:4]}⏎⎋{second[:3]}B⏎")
    assert "Code" in screen.panel.message.text()
    press(screen.slip, f"{second[:4]}⏎")
    assert [row.typed[0] for row in screen.state.form.hands.rows[:2]] == ["65", "20"]


NAMED = {
    "dac⎋⏎": (1, "Tisch 1"),
    "dac": (None, "Dachs: Tisch 1?"),
    "dac⏎": (1, "Tisch 1"),
    "Otter⏎": (2, "Tisch 2"),
    "adler⏎": (1, "Tisch 1"),
    "ad⏎": (None, "„Ad“|Adler: Tisch 1|Adlerauge: Tisch 2"),
    "ad2⏎": (2, "Tisch 2"),
    "dax⌫c⏎": (1, "Tisch 1"),
    "luchs⏎": (None, "„Luchs“|Luchs: setzt aus"),
    "zyx⏎": (None, "„Zyx“|In Runde 1 heisst niemand so: Zyx"),
}


def test_a_table_is_found_by_a_name(director: Director) -> None:
    names = ("Adler", "Biber", "Chamäleon", "Dachs", "Elster", "Adlerauge", "Otter", "Hase", "Luchs")
    director.make(people=names)
    director.seat([1, 2, 3, 4], [6, 5, 7, 8])
    screen = director.screen("results")
    for keys, (table, shown) in NAMED.items():
        press(screen.slip, keys)
        title, *beside = shown.split("|")
        assert (screen.state.table, screen.panel.title.text()) == (table, title), keys
        assert screen.panel._instead(screen.state).splitlines() == beside, keys
        press(screen.slip, "⎋")


def test_in_an_empty_form_of_totals_a_name_goes_to_its_table(director: Director) -> None:
    screen = director.at_tables([[1], [2]], [[3], [4]], key="treibhaus")
    press(screen.slip, "⏎④")
    assert screen.state.form.by_totals
    press(screen.slip, f"{director.tournament.entrants[4].name[:4]}⏎640⏎360⏎⏎")
    director.wait(lambda: (1, 2) in director.tournament.results)


def test_a_correction_that_is_being_typed_makes_no_result_missing(evening: Director) -> None:
    screen = evening.screen("results")
    press(screen.slip, f"⏎{NINE}⏎{NINE}")
    evening.wait(lambda: not evening.tournament.missing(1))
    press(screen.slip, "1⏎←75⎋")
    evening.wait(lambda: screen.tables.all_rows[0].state == "draft")
    assert screen.tables.count.text() == "Alle 2 Resultate sind da."


def test_header_slip_and_list_agree_about_a_correction_of_an_earlier_round(director: Director) -> None:
    """The list went on saying 9 hands while it was typed, and "begun" once Ctrl+Z had led back to them."""
    director.make(people=8)
    director.seat([1, 2, 3, 4], [5, 6, 7, 8])
    slip = director.screen("results").slip
    press(slip, f"⏎{NINE}⏎{NINE}")
    director.wait(lambda: not director.tournament.missing(1))
    director.seat([1, 2, 5, 6], [3, 4, 7, 8])
    screen, header = director.screen("results"), director.window.workspace.header
    QTest.keyClick(screen.slip, Qt.Key.Key_PageUp)

    def said() -> tuple[bool, bool, str]:
        director.wait(lambda: not header.watch.looking)
        begun = "noch nicht gespeichert" in screen.panel.hint.text()
        director.wait(lambda: header.open.isVisible() == begun)
        return header.open.isVisible(), begun, screen.tables.model.rows[0].state

    as_entered, begun = (False, False, "entered"), (True, True, "draft")
    press(screen.slip, "1⏎↓↑40⏎")
    assert said() == begun
    director.control(screen.slip, Qt.Key.Key_Z)
    director.control(screen.slip, Qt.Key.Key_Z)
    assert said() == as_entered
    press(screen.slip, "40⏎⎋⎋⎋1⏎")
    assert said() == begun
    director.control(screen.slip, Qt.Key.Key_Z)
    assert said() == as_entered
    press(screen.slip, "⎋")
    assert said() == as_entered


def test_a_second_pass_is_blind_and_compared(evening: Director) -> None:
    screen = evening.screen("results")
    press(screen.slip, f"⏎{NINE}⏎{NINE}")
    evening.wait(lambda: not evening.tournament.missing(1))
    assert screen.state.offered is None
    assert "Alle 2" in screen.tables.count.text()
    press(screen.slip, "⑦")
    assert [(row.state, row.score) for row in screen.tables.model.rows] == [("open", ""), ("open", "")]
    assert [line.scores[0].text for line in screen.slip.stages[0].lines] == ["", "", ""]
    press(screen.slip, f"⏎{NINE}⏎70{NINE[2:]}")
    evening.wait(lambda: [row.state for row in screen.tables.model.rows] == ["agrees", "differs"])
    assert screen.panel.review.isVisible()
    assert screen.panel.review.shown.differences[0].hand == 1
    press(screen.slip, "r")
    evening.wait(lambda: (1, 2) in screen.state.asked)  # places change: that is asked first
    assert evening.tournament.results[1, 2].report.hands[0].a == 65
    press(screen.slip, "⑧")
    evening.wait(lambda: evening.tournament.results[1, 2].report.hands[0].a == 70)
    assert [row.state for row in screen.tables.model.rows] == ["agrees", "settled"]
    press(screen.slip, "⑦")
    assert [row.state for row in screen.tables.model.rows] == ["entered", "entered"]
    assert not screen.panel.review.isVisible()


def test_each_pass_keeps_what_is_typed_in_it(evening: Director) -> None:
    screen = evening.screen("results")
    press(screen.slip, f"⏎{NINE}⏎65⏎⑦")
    evening.wait(lambda: (1, 1) in evening.tournament.results)
    press(screen.slip, "⏎30⏎⑦")
    assert (screen.state.table, screen.state.form.hands.rows[0].typed[0]) == (2, "65")
    press(screen.slip, "⑦")
    assert (screen.state.table, screen.state.form.hands.rows[0].typed[0]) == (1, "30")
    screen.navigate("1/2")
    assert (screen.state.second, screen.state.form.hands.rows[0].typed[0]) == (False, "65")


def test_what_another_desk_enters_does_not_disturb_and_the_list_shows_what_is_owed(evening: Director) -> None:
    screen = evening.screen("results")
    press(screen.slip, "⏎65⏎7")
    evening.do(EnterResult(1, 2, Hands((HandReport(55, 45, double=Double.NO),))))
    press(screen.slip, "0")
    assert [line.scores[0].text for line in screen.slip.stages[0].lines][:2] == ["65", "70"]
    assert [row.state for row in screen.tables.model.rows] == ["draft", "entered"]
    press(screen.slip, "⎋⑥")
    assert [row.table for row in screen.tables.model.rows] == [1]
    evening.do(ClearResult(1, 2))
    assert [row.table for row in screen.tables.model.rows] == [1, 2]


def test_a_new_language_keeps_what_is_typed(evening: Director) -> None:
    press(evening.screen("results").slip, "⏎65⏎7")
    evening.speak("fr")
    screen = evening.screen("results")
    press(screen.slip, "0")
    assert screen.panel.title.text() == "Table 1"
    assert [line.scores[0].text for line in screen.slip.stages[0].lines][:2] == ["65", "70"]


def hand_of(line: dict) -> HandReport:
    calls = [Call(line["calls"].get(str(seat), "none")) for seat in SEATS]
    four = (calls[0], calls[1], calls[2], calls[3])
    return HandReport(line["a"], line["b"], four, line["first_out"], Double(line["double"]))


KEYS_FOR_NINE = 60
"""20 seconds at three keys a second."""
GOLDEN = [("club_evening_16_players", "club-evening"), ("treibhaus_16_pairs", "treibhaus")]


def test_a_round_of_totals_takes_nine_keys_a_table(director: Director) -> None:
    """The totals of a known round and as many more tables: not one key beside figures and two Enters."""
    director.make("treibhaus", people=32)
    director.seat(*([[2 * table - 1], [2 * table]] for table in range(1, 17)))
    screen = director.screen("results")
    typed = ["640⏎360⏎", "1035⏎165⏎", "-90⏎790⏎", "455⏎545⏎"] * 4
    assert all(len(keys) <= 9 for keys in typed)
    pressed = press(screen.slip, f"④{''.join(typed)}")
    assert pressed <= 3 * 90
    director.wait(lambda: director.tournament.missing(1) == ())
    totals = [director.tournament.results[1, table].report.totals for table in range(1, 17)]
    assert totals == [(640, 360), (1035, 165), (-90, 790), (455, 545)] * 4


@pytest.mark.parametrize(("folder", "key"), GOLDEN)
def test_a_whole_evening_typed_in(director: Director, shared_data: Path, folder: str, key: str) -> None:
    """The entrants and the plan of a known evening, every hand as keys, in the order of the file.

    A hand takes four keys at most, two more with each call, the last of a slip too; beside them there are the
    number of the table, and an Enter each to open and to save it where the last hand has none of its own.
    """
    source = shared_data / "golden" / folder
    director.make(key)
    people = read_list(source / "entrants.csv", director.tournament.regulations.unit, ())
    director.do(AddEntrants(people.accepted()))
    plan = json.loads((source / "plan.json").read_text(encoding="utf-8"))["rounds"]
    lines = (source / "results.jsonl").read_text(encoding="utf-8").splitlines()
    results = [json.loads(line) for line in lines]
    screen = director.screen("results")
    rules = director.tournament.regulations.rules
    for number, tables in enumerate(plan, 1):
        director.seat(*tables)
        for result in (result for result in results if result["round"] == number):
            chosen = press(screen.slip, f"{result['table']}⏎")
            hands = [hand_of(hand) for hand in result["hands"]]
            keys = slip_keys(hands, rules)
            for hand, script in zip(hands, keys, strict=True):
                calls = sum(call is not Call.NONE for call in hand.calls)
                assert len(script) <= 4 + 2 * calls, script
                press(screen.slip, script)
            rest = "⏎" * (director.tournament.regulations.hands_planned == 0)
            rest += "⏎" * (not keys[-1].endswith("⏎"))
            saved = press(screen.slip, rest)
            assert chosen + len("".join(keys)) + saved <= KEYS_FOR_NINE * len(hands) / 9
            if screen.state.questioned:  # four hands where the others played nine and more
                assert len(hands) == 4
                press(screen.slip, "+")
        director.wait(lambda number=number: not director.tournament.missing(number))
    for result in results:
        typed = director.tournament.results[result["round"], result["table"]].report
        assert typed == Hands(tuple(map(hand_of, result["hands"])))
    expected = json.loads((source / "standings.json").read_text(encoding="utf-8"))
    assert ranking(director.tournament) == [
        tuple(line[name] for name in ("place", "name", "victory_points", "tichu_points", "hands"))
        for line in expected
    ]


def test_undo_while_a_slip_is_typed_leaves_what_is_saved(evening: Director) -> None:
    """window.md 1: Ctrl+Z in a slip took back a saved result of another table, without a word."""
    slip = evening.screen("results").slip
    press(slip, f"⏎{NINE}")
    evening.wait(lambda: evening.tournament.missing(1) == (2,))
    press(slip, "⏎60")
    for key in (Qt.Key.Key_Z, Qt.Key.Key_Z, Qt.Key.Key_Z, Qt.Key.Key_Y):
        evening.control(slip, key)
        evening.wait()
    assert evening.tournament.missing(1) == (2,)
    assert "Esc verlässt ihn" in evening.window.workspace.screen_of("results").panel.message.text()
    assert [score.text for score in slip.stages[0].lines[0].scores] == ["", ""]
    press(slip, "⎋")
    evening.control(slip, Qt.Key.Key_Z)
    evening.wait(lambda: evening.tournament.missing(1) == (1, 2))
    assert evening.said[0].startswith("Rückgängig gemacht: Runde 1, Tisch 1:")


def test_one_write_waits_and_takes_the_newest(evening):
    bridge, screen, held = evening.window.bridge, evening.screen("results"), Event()
    bridge.run_on_desk(lambda _: held.wait(20), lambda _: None)
    press(screen.slip, "1⏎65")
    before = bridge._desk_worker._waiting
    press(screen.slip, "⏎30")
    assert bridge._desk_worker._waiting == before == 2  # the one that is held, and one write
    held.set()
    evening.wait()
    kept = kept_drafts(bridge.desk.path, evening.tournament)[False]
    assert {key: form.hands.rows for key, form in kept.items()} == {(1, 1): screen.state.form.hands.rows}


def test_the_names_of_the_next_slip_are_in_sight_where_not_all_hands_are(director: Director) -> None:
    director.make(people=[f"Chamäleon Eichhörnchen {number}" for number in range(1, 9)])
    director.seat([1, 2, 3, 4], [5, 6, 7, 8])
    director.window.resize(1264, 672)
    screen = director.screen("results")
    bar = screen.panel.scroller.verticalScrollBar()
    director.wait(lambda: bar.maximum() > 0)
    press(screen.slip, "1⏎" + "55⏎" * 9)
    director.wait(lambda: screen.state.table is None and len(director.tournament.results) == 1)
    assert bar.value() == 0
    press(screen.slip, "⏎" + "55⏎" * 8)
    assert bar.value() > 0
    press(screen.slip, "↑" * 6)
    heads = [stage.head.toAlignedRect() for stage in screen.slip._places]
    assert screen.slip.visibleRegion().boundingRect().contains(heads[0])


def test_all_nine_hands_are_in_sight_in_a_low_window_the_keys_have_what_is_left(evening: Director) -> None:
    screen = evening.screen("results")
    press(screen.slip, "⏎55⏎145s")
    assert [line.number for _, line, _ in screen.slip.places()] == list(range(1, 10))

    def is_whole(keys: int) -> bool:
        shown = screen.slip.visibleRegion().boundingRect()
        seen = all(shown.contains(box.adjusted(0, 0, -1, -1)) for _, _, box in screen.slip.places())
        return seen and screen.panel.legend.most >= keys

    for height, keys in ((900, 3), (720, 2), (690, 1)):
        evening.window.resize(1280, height)
        evening.wait(lambda keys=keys: is_whole(keys))

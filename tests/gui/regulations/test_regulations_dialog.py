"""Can the regulations of an open tournament be changed?"""

from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton

from tichu_turnier.gui.regulations.review import RegulationsReview
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.house_rules import HOUSE_RULES
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import ByeCredit, Hands, OddNumbers


def test_name_day_place_rounds_byes_and_order_change(director):
    director.make()
    dialog = director.regulations()
    dialog.name.setText("Winterturnier")
    dialog.place.setText("Kaserne")
    dialog.day.setValue(date(2026, 12, 5))
    dialog.rounds.setValue(5)
    assert not dialog.flat_tichu.isVisible()
    dialog.bye.setCurrentIndex(2)
    assert dialog.flat_tichu.isVisible()
    dialog.flat_victory.setValue(9)
    dialog.flat_tichu.setValue(450)
    dialog.chain.item(2).setCheckState(Qt.CheckState.Checked)
    dialog.chain.setCurrentRow(2)
    dialog._move(-1)
    dialog.apply()
    director.wait(lambda: director.tournament.regulations.rounds == 5)
    made, regulations = director.tournament, director.tournament.regulations
    assert (made.name, made.place, made.day) == ("Winterturnier", "Kaserne", date(2026, 12, 5))
    assert made.timetable.slots[0].start.date() == date(2026, 12, 5)
    assert director.window.windowTitle() == "Winterturnier"
    assert regulations.bye_credit is ByeCredit.FLAT
    assert (regulations.flat_victory_points, regulations.flat_tichu_points) == (9, 450)
    assert regulations.tie_breaks == ("victory-points", "tichu-difference", "tichu-points")


def test_every_house_rule_can_be_answered_otherwise(director):
    director.make()
    dialog = director.regulations()
    fields = dialog.house_rules.fields
    assert not fields["both-grand-tichus"].isEnabled()
    before = {rule.key: rule.read(director.tournament.regulations.rules) for rule in HOUSE_RULES}
    for field in fields.values():
        field.setCurrentIndex((field.currentIndex() + 1) % field.count())
    assert fields["both-grand-tichus"].isEnabled()
    dialog.hands.setValue(12)
    dialog.lost_call.setValue(3)
    dialog.apply()
    director.wait(lambda: director.tournament.regulations.hands_planned == 12)
    regulations = director.tournament.regulations
    assert regulations.hands_per_stage == 4
    assert regulations.scoring.double_with_lost_call == 3
    for rule in HOUSE_RULES:
        following = rule.answers[(rule.answers.index(before[rule.key]) + 1) % len(rule.answers)]
        assert rule.read(regulations.rules) == following


def test_odd_numbers_the_order_and_hands_without_a_clock_are_chosen(director):
    director.make("dtm")
    dialog = director.regulations()
    dialog.odd_numbers.setCurrentIndex(1)
    dialog.by_standings.setCurrentIndex(1)
    dialog.apply()
    director.wait(lambda: director.tournament.regulations.by_standings)
    assert director.tournament.regulations.odd_numbers is OddNumbers.FIVE
    director.make("treibhaus", "Treibhaus")
    dialog = director.regulations()
    assert dialog.hands.text() == "nach der Uhr"
    assert not dialog.lost_call.isVisible()
    dialog.hands.setValue(16)
    dialog.apply()
    director.wait(lambda: director.tournament.regulations.hands_planned == 16)


def test_what_is_wrong_is_refused_in_the_dialog_and_nothing_changed_writes_nothing(director):
    director.make()
    before = director.window.bridge.desk.revision
    director.regulations().apply()
    director.wait()
    assert director.window.bridge.desk.revision == before
    dialog = director.regulations()
    dialog.name.setText("")
    dialog.apply()
    assert dialog.isVisible()
    assert "Das Turnier braucht einen Namen." in dialog._problem.text()
    dialog.reject()


def test_rules_of_a_running_tournament_show_what_they_change_before_they_hold(director):
    """window.md 3: a notch over "Doppelsieg" halved its points; accepted without a word."""
    director.make(people=4)
    director.seat([1, 2, 3, 4])
    hand = HandReport(100, 0, first_out=0, double=Double.SIDE_02)
    director.do(EnterResult(1, 1, Hands((hand,) * 9)))
    before = director.tournament
    dialog = director.regulations()
    dialog.house_rules.fields["double-value"].setCurrentIndex(0)
    dialog.rounds.setValue(before.regulations.rounds + 1)
    dialog.apply()
    review = director.dialog(RegulationsReview)
    director.qtbot.waitUntil(review.page.take.isEnabled)
    assert "Doppelsieg: 100 Punkte → 200 Punkte" in review.page.subject.text()
    assert "Ein Resultat wäre so nicht mehr möglich (Runde/Tisch 1/1)" in review.page.changes.text()
    assert not director.cut_off(review)
    director.qtbot.waitUntil(review.isActiveWindow)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        director.type(QApplication.focusWidget() or review, key=key)
    director.wait()
    assert dialog.isVisible()
    assert director.tournament is before
    dialog.apply()
    again = director.dialog(RegulationsReview)
    director.qtbot.waitUntil(again.page.take.isEnabled)
    director.type(again, key=Qt.Key.Key_F8)
    director.wait(lambda: director.tournament.regulations.rules.double_value == 200)
    undo = director.find("undo", QToolButton).toolTip()
    assert "Doppelsieg: 100 Punkte → 200 Punkte" in undo
    assert "Runden: 3 → 4" in undo

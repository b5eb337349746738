"""Does what is typed on the screen of results land where the eye is, and mean what was meant?"""

from datetime import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel

from tests.gui.driving import Director
from tests.gui.results.typing_results import press
from tichu_turnier.gui.results.slip_view import SlipView
from tichu_turnier.rules.scoring import counted
from tichu_turnier.tournament.changes import EnterResult, GivePenalty, SwapSeats
from tichu_turnier.tournament.draws.seat_swap import TwoEntrants
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.snapshot import EntrantId, Hands


def test_undo_leads_from_a_correction_left_half_typed_back_to_what_is_saved(director: Director) -> None:
    """It said that this had been entered, and no key threw it away."""
    screen = director.at_tables([1, 2, 3, 4], [5, 6, 7, 8])
    press(screen.slip, "⏎" + "60⏎" * 9)
    director.wait(lambda: bool(director.tournament.results))
    press(screen.slip, "1⏎")
    assert screen.panel.hint.text() == "Korrektur: So war es eingegeben."
    press(screen.slip, "←70↓55⎋⎋1⏎")
    assert "noch nicht gespeichert" in screen.panel.hint.text()
    assert director.cut_off(screen) == []
    director.control(screen.slip, Qt.Key.Key_Z)
    assert screen.panel.hint.text() == "Korrektur: So war es eingegeben."
    press(screen.slip, "⎋")
    assert screen.session.drafts == ()
    assert [hand.a for hand in director.tournament.results[1, 1].report.hands] == [60] * 9


SLIPS = {
    "⏎" + "60⏎" * 9: 28,
    "⏎60⏎u⏎20f50⏎-60x30⏎70⏎85⏎-10⏎": 29,  # with calls and a double victory
    "⏎60⏎u⏎20f50⏎-60x30⏎70⏎145d-25n⏎": 31,
    "1⏎↓↓↓↓-10⇲⏎": 11,  # the fifth hand is corrected
}


def test_a_slip_takes_no_more_keys_than_on_the_evening_of_the_critic(director: Director) -> None:
    """window.md, section 2: 28 for nine plain hands, 29 to 31 for those of a real slip, 11 to correct one."""
    slip = director.at_tables([1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]).slip
    for keys, count in SLIPS.items():
        before = director.tournament.results
        assert press(slip, keys) == count
        director.wait(lambda before=before: director.tournament.results != before)
    assert [each.report.hands_played for each in director.tournament.results.values()] == [9, 9, 9]


def test_on_a_small_screen_a_remark_covers_neither_its_line_nor_the_one_being_typed(
    director: Director,
) -> None:
    """Four remarks lay over each other and the cursor; E, seen at one, changed another; old ones stayed."""
    director.make(people=4)
    director.seat([1, 2, 3, 4])
    director.window.keeper.set_font_scale(120)
    slip = director.screen("results").slip
    press(slip, "⏎65⏎")
    director.qtbot.wait(100)
    for script in ("40s⏎u⏎", "103⏎", "e", "↑↑e", "↓↓n⏎", "-25x⏎", "200s⏎130fb⏎", "50c⏎9", "↑"):
        press(slip, script)
        for _ in range(5):  # what is laid out is painted one turn later, however busy the machine is
            director.qtbot.wait(10)
        assert slip._columns.below
        assert len(slip._remarks) <= 2
        lines = [(line, box) for _, line, box in slip.places()]
        for remark in slip._remarks:
            free = remark.place.toAlignedRect().adjusted(0, 2, 0, -2)
            assert not any(line.current and free.intersects(box) for line, box in lines), script
            assert any(line.findings and not free.intersects(box) for line, box in lines)
            others = [each for each in slip._remarks if each is not remark]
            assert not any(remark.place.intersects(each.place) for each in others), script
        seen = _seen(slip)
        slip.repaint()
        assert seen == _seen(slip), script


def _seen(slip: SlipView) -> QImage:
    """What really stands on the screen: of what is not painted anew, what was painted before."""
    window, seen = slip.window(), slip.visibleRegion().boundingRect()
    at = slip.mapTo(window, seen.topLeft())
    place = (at.x(), at.y(), seen.width(), seen.height())
    return window.screen().grabWindow(window.winId(), *place).toImage()


def test_whoever_comes_back_types_into_the_round_that_is_played(director: Director) -> None:
    """An older round was looked at; the next slip then went into it as a correction that moved no places."""
    screen = director.at_tables([1, 2, 3, 4])
    press(screen.slip, "⏎" + "60⏎" * 9)
    director.wait(lambda: bool(director.tournament.results))
    director.seat([1, 2, 4, 3])
    director.type(screen.slip, key=Qt.Key.Key_PageUp)
    assert screen.state.round == 1
    director.screen("evening")
    director.screen("results")
    assert screen.state.round == 2
    press(screen.slip, "⏎" + "70⏎" * 9)
    director.wait(lambda: len(director.tournament.results) == 2)
    director.type(screen.slip, key=Qt.Key.Key_PageUp)
    director.screen("evening")
    director.screen("results")
    assert screen.state.round == 1  # where nothing is owed, whoever corrects stays


def test_a_half_typed_slip_of_an_older_round_is_there_again(director: Director) -> None:
    screen = director.at_tables([1, 2, 3, 4])
    press(screen.slip, "⏎" + "60⏎" * 9)
    director.wait(lambda: bool(director.tournament.results))
    director.seat([1, 2, 4, 3])
    director.window.go("results/1/1")
    press(screen.slip, "←7")
    director.screen("evening")
    director.screen("results")
    assert (screen.state.round, screen.state.table) == (1, 1)


@pytest.mark.parametrize("away", ["", "⎋"])
def test_what_is_typed_never_passes_to_others_who_sit_down_at_the_table(director: Director, away) -> None:
    """The hands of an open slip stood under the name of who came in, and could be saved for that one."""
    screen = director.at_tables([1, 2, 3, 4], [5, 6, 7, 8])
    press(screen.slip, f"2⏎65⏎30⏎{away}")
    director.do(SwapSeats(1, TwoEntrants(EntrantId(1), EntrantId(5))))
    assert "Runde/Tisch 1/2: Dort sitzen jetzt andere" in screen.panel.message.text()
    assert screen.session.drafts == ()
    press(screen.slip, "⎋2⏎")
    assert [score.text for score in screen.slip.stages[0].lines[0].scores] == ["", ""]
    director.do(SwapSeats(1, TwoEntrants(EntrantId(2), EntrantId(6))))  # nothing typed: nothing is said
    assert screen.panel.message.text() == ""
    press(screen.slip, "⎋2⏎" + "60⏎" * 9)
    director.wait(lambda: bool(director.tournament.results))


def test_what_an_ended_program_left_is_not_for_others_who_sit_there_now(director: Director) -> None:
    """Seats were changed before anybody looked at the results again."""
    screen = director.at_tables([1, 2, 3, 4], [5, 6, 7, 8])
    path = director.window.bridge.desk.path
    press(screen.slip, "1⏎65⏎⎋⎋2⏎30⏎⎋")
    director.wait()
    director.reopen(path)
    director.do(SwapSeats(1, TwoEntrants(EntrantId(5), EntrantId(6))))
    screen = director.screen("results")
    assert [(draft.round, draft.table) for draft in screen.session.drafts] == [(1, 1)]


def test_a_correction_that_moves_a_ruling_to_another_hand_asks_and_says_so(director: Director) -> None:
    """A line was taken out before the hand that was annulled: the next one did not count then, unsaid."""
    screen = director.at_tables([1, 2, 3, 4], [5, 6, 7, 8])
    press(screen.slip, "⏎10⏎20⏎30⏎40⏎55⏎60⏎70⏎80⏎90⏎⎋")
    director.wait(lambda: bool(director.tournament.results))
    at = datetime(2026, 11, 21, 20, 15)  # noqa: DTZ001 - by the clock in the room
    ruling = Penalty(0, PenaltyKind.HAND_ANNULLED, (EntrantId(1),), "gezinkt", at, round=1, hand=5)
    director.do(GivePenalty(ruling))
    press(screen.slip, "1⏎⌦⌦⇲⏎")
    director.wait(screen.panel.correction.isVisible)
    assert any(
        "Entscheid Nr. 1 zu Spiel 5 galt 55:45 und gilt dann 60:40." in each for each in said_of(screen)
    )
    assert len(director.tournament.results[1, 1].report.hands) == 9
    press(screen.slip, "⑧")
    director.wait(lambda: len(director.tournament.results[1, 1].report.hands) == 8)


def waiting_correction(director: Director):
    """Two tables reported; the correction of the first changes places and waits for its yes."""
    screen = director.at_tables([1, 2, 3, 4], [5, 6, 7, 8])
    press(screen.slip, "⏎" + "60⏎" * 9 + "⏎" + "80⏎" * 9)
    director.wait(lambda: len(director.tournament.results) == 2)
    press(screen.slip, "1⏎←90↓90↓90⇲⏎")
    director.wait(screen.panel.correction.isVisible)
    return screen


def test_a_correction_of_what_is_taken_back_meanwhile_is_no_question_any_more(director: Director) -> None:
    """«Tisch 1:  wird 630:270» with places that were not true; F8 took it."""
    screen = waiting_correction(director)
    director.undo(2)
    assert not screen.panel.correction.isVisible()
    assert [(each.round, each.table) for each in screen.session.drafts] == [(1, 1)]
    press(screen.slip, "1⏎⇲⏎")
    director.wait(lambda: (1, 1) in director.tournament.results)


def test_a_correction_is_asked_about_again_where_it_changes_something_else_by_now(director: Director) -> None:
    screen = waiting_correction(director)
    old = said_of(screen)
    director.do(EnterResult(1, 2, Hands((counted(95),) * 9)))
    press(screen.slip, "⑧")
    director.wait(lambda: screen.panel.correction.isVisible() and said_of(screen) != old)
    assert director.tournament.results[1, 1].report.hands[0].a == 60
    press(screen.slip, "⑧")
    director.wait(lambda: director.tournament.results[1, 1].report.hands[0].a == 90)


def said_of(screen) -> list[str]:
    return [each.text() for each in screen.panel.correction.findChildren(QLabel)]

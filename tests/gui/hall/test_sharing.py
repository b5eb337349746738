"""Do two windows share a tournament, in real windows with a real database between them?"""

import pytest
from PySide6.QtCore import Qt
from shiboken6 import isValid

from tests.gui.hall.sharing import SEATS, click, join
from tests.gui.results.typing_results import press
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.gui.hall.sharing import DisputeDialog, JoinDialog, ShareDialog
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.changes import ClearResult, EnterResult
from tichu_turnier.tournament.model.snapshot import Hands


def test_who_gives_up_joining_is_told_nothing_more(other):
    dialog = join(other, "127.0.0.1:9", "2345-6789-ABCD-EFGH")
    dialog.reject()
    dialog.deleteLater()
    other.wait(lambda: not isValid(dialog))
    other.wait(lambda: not other.window.bridge.computes)


def test_a_file_given_away_for_a_moment_is_back_and_nothing_is_refused_meanwhile(director):
    """The evening asked for the journal of a desk that had been closed: "no tournament is open"."""
    director.make(people=8, here=True)
    director.seat(*SEATS)
    director.do(EnterResult(1, 1, Hands((HandReport(60, 40),) * 9)))
    director.screen("evening")
    bridge, taken, refused = director.window.bridge, [], []
    bridge.refused.connect(refused.append)
    bridge.with_file(lambda path: path, taken.append)
    director.wait(lambda: taken == [bridge.desk.path] and not bridge.computes)
    assert refused == []

    def refuse(_):
        raise Refusal(Finding("server-empty"))

    bridge.with_file(refuse, taken.append)
    director.wait(lambda: [each.key for (each,) in refused] == ["server-empty"])
    director.do(ClearResult(1, 1))
    assert director.tournament.results == {}
    assert len(refused) == len(taken) == 1


def test_what_one_types_the_other_sees(director, other, code):
    join(other, *code)
    other.wait(lambda: other.tournament is not None and bool(other.tournament.rounds))
    assert other.window.workspace.header.reach.text() == "LIVE"
    press(director.screen("results").slip, "⏎65⏎70⏎55⏎80⏎60⏎45⏎50⏎55⏎60⏎⏎")
    director.wait(lambda: (1, 1) in director.tournament.results)
    other.wait(lambda: (1, 1) in other.tournament.results)
    other.window.bridge.undo()
    other.wait()
    assert (1, 1) in other.tournament.results
    assert other.said == ("Es gibt nichts zurückzunehmen.",) or other.said


def test_what_is_shared_in_the_network_is_found_and_who_has_joined_is_listed(director, other, code):
    address, right = code
    other.window.menu.findChild(object, "action-join").trigger()
    dialog = other.dialog(JoinDialog)
    port = address.partition(":")[2]
    other.wait(lambda: dialog.near.findText(f":{port})", Qt.MatchFlag.MatchContains) >= 0)
    assert other.cut_off(dialog) == []
    assert dialog.address.text()
    dialog.reject()
    join(other, address, right)
    other.wait(lambda: other.tournament is not None and bool(other.tournament.rounds))
    director.window.workspace.header.reach.click()
    shown = director.dialog(ShareDialog)
    director.wait(lambda: "Turnierleitung: alles · LIVE" in shown.desks.text())
    assert director.cut_off(shown) == []
    click(shown, "close")


def test_a_wrong_code_leaves_what_was_typed(other, code):
    address, right = code
    dialog = join(other, address, right[::-1])
    other.wait(dialog.wrong.isVisible)
    assert dialog.address.text() == address
    dialog.code.setText(right)
    click(dialog, "join")
    other.wait(lambda: other.tournament is not None)


@pytest.mark.usefixtures("code")
def test_sharing_ends_and_the_file_is_one_of_its_own_again(director):
    director.window.workspace.header.reach.click()
    shown = director.dialog(ShareDialog)
    click(shown, "end-sharing")
    director.wait(director.window.workspace.header.reach.isHidden)
    assert director.window.bridge.desk.reach is None
    assert len(director.tournament.rounds) == 1


def test_two_who_type_the_same_slip_are_told_and_the_second_decides(director, other, code):
    join(other, *code)
    other.wait(lambda: other.tournament is not None and bool(other.tournament.rounds))
    slip = other.screen("results").slip
    press(slip, "⏎65⏎70⏎55⏎80⏎60⏎45⏎50⏎55")
    press(director.screen("results").slip, "⏎65⏎70⏎55⏎80⏎60⏎45⏎50⏎55⏎60⏎⏎")
    director.wait(lambda: (1, 1) in director.tournament.results)
    other.wait(lambda: (1, 1) in other.tournament.results)
    press(slip, "⏎65⏎⏎")
    other.wait(lambda: any("540:360" in said for said in other.said))
    assert other.tournament.results == director.tournament.results
    press(slip, "⎋1⏎⇲⏎")
    director.wait(lambda: director.tournament.results[1, 1].report.hands[-1].a == 65)


def test_out_of_reach_says_so_and_what_two_entered_is_asked_about(director, other, code):
    join(other, *code)
    other.wait(lambda: other.tournament is not None and bool(other.tournament.rounds))
    hosting = director.window.bridge.hosting
    hosting._open._host._terminator.close()
    press(other.screen("results").slip, "⏎65⏎70⏎55⏎80⏎60⏎45⏎50⏎55⏎60⏎⏎")
    reach = other.window.workspace.header.reach
    other.wait(lambda: reach.text() == "HIER 1")
    press(director.screen("results").slip, "⏎50⏎50⏎50⏎50⏎50⏎50⏎50⏎50⏎50⏎⏎")
    director.wait(lambda: (1, 1) in director.tournament.results)
    hosting._open._host.open_door()
    asked = other.dialog(DisputeDialog)
    assert other.cut_off(asked) == []
    assert "450:450" in asked.theirs.text()
    click(asked, "mine")
    director.wait(lambda: director.tournament.results[1, 1].report.hands[0].a == 65)
    other.wait(lambda: reach.text() == "LIVE")

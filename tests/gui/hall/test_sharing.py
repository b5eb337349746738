"""Do two windows share a tournament, in real windows with a real database between them?"""

import pytest
from PySide6.QtCore import Qt
from shiboken6 import isValid

from tests.gui.hall.sharing import click, join, see_rounds
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


@pytest.mark.usefixtures("drawn")
def test_a_file_given_away_for_a_moment_is_back_and_nothing_is_refused_meanwhile(director):
    """The evening asked for the journal of a desk that had been closed: "no tournament is open"."""
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


def test_what_is_shared_is_found_joined_with_the_right_code_and_ends(director, other, code):
    """A wrong code leaves what was typed; who has joined is listed; the file is one of its own again."""
    address, right = code
    dialog = other.open("join", JoinDialog)
    port = address.partition(":")[2]
    other.wait(lambda: dialog.near.findText(f":{port})", Qt.MatchFlag.MatchContains) >= 0)
    assert other.cut_off(dialog) == []
    assert dialog.address.text()
    dialog.reject()
    dialog = join(other, address, right[::-1])
    other.wait(dialog.wrong.isVisible)
    assert dialog.address.text() == address
    dialog.code.setText(right)
    click(dialog, "join")
    see_rounds(other)
    reach = director.window.workspace.header.reach
    reach.click()
    shown = director.dialog(ShareDialog)
    director.wait(lambda: "Turnierleitung: alles · LIVE" in shown.desks.text())
    assert director.cut_off(shown) == []
    click(shown, "end-sharing")
    director.wait(reach.isHidden)
    assert director.window.bridge.desk.reach is None
    assert len(director.tournament.rounds) == 1


def test_what_one_types_the_other_sees_and_of_one_slip_the_second_decides(director, joined):
    other, slip = joined, joined.screen("results").slip
    assert other.window.workspace.header.reach.text() == "LIVE"
    press(slip, "⏎65⏎70⏎55⏎80⏎60⏎45⏎50⏎55")
    press(director.screen("results").slip, "⏎65⏎70⏎55⏎80⏎60⏎45⏎50⏎55⏎60⏎⏎")
    for person in (director, other):
        person.wait(lambda person=person: (1, 1) in person.tournament.results)
    press(slip, "⏎65⏎⏎")
    other.wait(lambda: any("540:360" in said for said in other.said))
    assert other.tournament.results == director.tournament.results
    other.undo()
    assert (1, 1) in other.tournament.results
    assert other.said == ("Es gibt nichts zurückzunehmen.",)
    press(slip, "⎋⏎⇲⏎")
    director.wait(lambda: director.tournament.results[1, 1].report.hands[-1].a == 65)


def test_out_of_reach_says_so_and_what_two_entered_is_asked_about(director, joined):
    other = joined
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

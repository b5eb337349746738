"""Does what is typed on the screen of results land where the eye is, and mean what was meant?"""

import pytest
from PySide6.QtCore import Qt

from tests.gui.driving import Director
from tests.gui.results.typing_results import press


def totals(director: Director) -> dict[int, tuple[int, int]]:
    return {table: result.report.totals for (_, table), result in director.tournament.results.items()}


def test_undo_in_an_empty_slip_of_totals_takes_back_no_other_table(director: Director) -> None:
    """window.md 1: the second Ctrl+Z took back one more; here the next slip is open by itself."""
    director.make("treibhaus", people=4)
    director.seat([[1], [2]], [[3], [4]])
    slip = director.screen("results").slip
    press(slip, "④⏎640⏎360⏎5")
    director.wait(lambda: bool(director.tournament.results))
    for _ in range(3):
        director.control(slip, Qt.Key.Key_Z)
        director.wait()
    assert totals(director) == {1: (640, 360)}


@pytest.mark.parametrize(
    ("finding", "script", "scores", "said"),
    [
        ("8", "80s", ("80", "120"), "Karten −20 : 120. Sind die Punkte ohne Ansage?"),
        ("8", "80se", ("180", "20"), "Karten 80 : 20"),
        ("13", "145fe", ("55", "145"), "Karten 55 : 45"),
        ("13", "145fse", ("145", "55"), "Karten 45 : 55"),
    ],
)
def test_points_of_the_wrong_side_or_without_the_call_are_one_key_away(
    director: Director, finding, script, scores, said
) -> None:
    """window.md 8 and 13: points without the bonus, and points or a call of the wrong side."""
    director.make(people=4)
    director.seat([1, 2, 3, 4])
    slip = director.screen("results").slip
    press(slip, f"⏎{script}")
    line = slip.stages[0].lines[0]
    assert (finding, tuple(score.text for score in line.scores)) == (finding, scores)
    assert said in slip.said()


@pytest.mark.parametrize(
    ("keys", "count"),
    [
        (("⏎", *["60⏎"] * 9), 28),
        (("⏎", "60⏎", "u⏎", "20f", "50⏎", "-60x", "30⏎", "70⏎", "85⏎", "-10⏎"), 29),
        (("1⏎", "↓↓↓↓", "-10", "⇲⏎"), 11),
    ],
    ids=["plain", "with calls and a double victory", "correction of hand 5"],
)
def test_a_slip_takes_no_more_keys_than_on_the_evening_of_the_critic(director: Director, keys, count) -> None:
    """window.md, section 2: 28 for nine plain hands, 29 to 31 for those of a real slip, 11 to correct one."""
    director.make(people=8)
    director.seat([1, 2, 3, 4], [5, 6, 7, 8])
    slip = director.screen("results").slip
    if keys[0] == "1⏎":
        press(slip, "⏎" + "60⏎" * 9)
        director.wait(lambda: bool(director.tournament.results))
    before = director.tournament.results.get((1, 1))
    assert press(slip, "".join(keys)) == count
    director.wait(lambda: director.tournament.results.get((1, 1)) != before)
    assert director.tournament.results[1, 1].report.hands_played == 9

"""Does the journal lead to any of its lines, and back?"""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.evenings import ANIMALS, fresh
from tests.tournament.scoring.test_penalties import VICTORY_POINTS, penalty
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.history import about_entrant, about_table, standing, steps_to, touched
from tichu_turnier.finding import Refusal
from tichu_turnier.store.journal import NewEntry
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import (
    AddEntrants,
    EnterResult,
    GivePenalty,
    NeedTable,
    PublishDraw,
    RestoreState,
)
from tichu_turnier.tournament.model.presets import TREIBHAUS
from tichu_turnier.tournament.model.snapshot import Round, Seating, Totals
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.words.listings.comparison import differences

TABLES = (Seating(1, (1, 2, 1, 2)), Seating(2, (3, 4, 3, 4)))


@pytest.fixture
def desk(tmp_path):
    """Four teams, a draw, both results, a correction: lines 2 to 6."""
    teams = tuple(NewEntrant(name, (f"{name} 1", f"{name} 2")) for name in ANIMALS[:4])
    with Desk.create(tmp_path / "abend.tichu", fresh(TREIBHAUS), "Eule") as made:
        made.do(AddEntrants(teams))
        made.do(PublishDraw(Round(1, TABLES)))
        made.do(EnterResult(1, 1, Totals(600, 400, 10)))
        made.do(EnterResult(1, 2, Totals(700, 300, 10)))
        made.do(EnterResult(1, 1, Totals(400, 600, 10)))
        yield made


def test_undo_and_redo_lead_to_any_line_of_one_story(desk):
    states = [desk.at_revision(line) for line in range(1, 7)]
    for line in (4, 6, 1, 3, 5, 2, 6):
        desk.go_to(line)
        assert desk.tournament == states[line - 1]
    assert desk.verify() == ()


def test_where_things_went_another_way_only_restoring_leads_back(desk):
    desk.go_to(3)
    desk.do(EnterResult(1, 1, Totals(500, 500, 10)))
    with pytest.raises(Refusal, match="history-no-way"):
        desk.go_to(5)
    assert len(desk.tournament.results) == 1
    target = desk.at_revision(5)
    desk.do(RestoreState(5, target, "20:31"))
    assert desk.tournament == target
    assert desk.journal()[-1].args == {"line": 5, "time": "20:31"}
    desk.undo()
    assert desk.tournament.results[1, 1].report.totals == (500, 500)
    assert desk.verify() == ()
    with pytest.raises(Refusal, match="restore-nothing"):
        desk.do(RestoreState(9, desk.tournament))


def test_what_stands_is_told_apart_from_what_was_taken_back(desk):
    desk.undo()
    desk.undo()
    desk.redo()
    assert standing(desk.journal()) == {2, 3, 4, 5}
    assert steps_to(desk.journal(), 6) == 1
    assert steps_to(desk.journal(), 3) == -2


def told_of(desk):
    return {entry.revision: touched(entry) for entry in desk.journal()}


def test_lines_are_those_of_somebody_or_of_a_table(desk):
    desk.do(NeedTable(3, 2))
    desk.do(GivePenalty(penalty(VICTORY_POINTS, 1, amount=1)))
    assert about_table(told_of(desk), 1) == {4, 6}
    assert about_entrant(told_of(desk), 1, desk.tournament) == {2, 4, 6, 8}
    assert about_entrant(told_of(desk), 3, desk.tournament) == {2, 5, 7}


def told(desk, before, after):
    found = differences(desk.at_revision(before), desk.at_revision(after), Texts("de"))
    return [(each.what, dict(each.args), each.before, each.after) for each in found]


def test_two_states_are_compared_in_results_places_people_and_decisions(desk):
    desk.do(NeedTable(3, 2))
    desk.do(GivePenalty(penalty(VICTORY_POINTS, 3, amount=2)))
    found = told(desk, 5, 8)
    assert [(what, args) for what, args, _, _ in found] == [
        *(("compare-result", {"round": 1, "table": 1}), ("compare-place", {"name": "Biber"})),
        *(("compare-place", {"name": "Dachs"}), ("compare-place", {"name": "Adler"})),
        *(("compare-entrant", {"number": 3, "name": "Dachs"}), ("compare-penalty", {"number": 1})),
        ("compare-noted", {}),
    ]
    assert found[0][2:] == ("600:400", "400:600")
    assert [side[:2] for side in found[1][2:]] == ["3.", "1."]
    assert told(desk, 8, 8) == []
    assert [what for what, *_ in told(desk, 1, 2)] == ["compare-entrant"] * 4
    assert "compare-draw" in [what for what, *_ in told(desk, 2, 3)]


moves = st.lists(st.sampled_from(["do", "do", "undo", "redo"]), max_size=14)


def story(wanted):
    """A journal of such moves, as far as each is possible, and what stands after each line."""
    entries, states, done, undone = [], [()], [], []
    for move in wanted:
        line = len(entries) + 1
        if move == "do":
            done, undone = [*done, line], []
        elif move == "undo" and done:
            undone.append(done.pop())
        elif move == "redo" and undone:
            done.append(undone.pop())
        else:
            continue
        entries.append(NewEntry(move, {}, "Eule", datetime(2026, 11, 21, tzinfo=UTC)).saved(line, ()))
        states.append(tuple(done))
    return entries, states


@given(moves)
def test_steps_lead_to_the_very_state_of_the_line(wanted):
    entries, states = story(wanted)
    for line, state in enumerate(states):
        steps = steps_to(entries, line)
        if steps is None:
            continue
        then, _ = story([*wanted, *(["undo"] * -steps), *(["redo"] * steps)])
        assert standing(then) == set(state)
    assert steps_to(entries, len(entries)) == 0

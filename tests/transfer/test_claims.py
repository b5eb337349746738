"""Does an export say what the commands say about standings, draws and results?"""

import json
from dataclasses import asdict, replace

import pytest

from tests.transfer.test_round_trip import generated
from tichu_turnier.desk.desk import Desk
from tichu_turnier.tournament.changes import EnterResult, RestoreState
from tichu_turnier.tournament.draws.format import bound_of, quality_of
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.model.snapshot import Hands
from tichu_turnier.transfer.exporting import export_json
from tichu_turnier.words.listings.standings import plain_rows


def claimed(tournament):
    return json.loads(export_json(tournament))["claims"]


@pytest.mark.parametrize("number", range(len(PRESETS)))
def test_claims_are_what_the_commands_say(number):
    tournament = generated(number)
    found = claimed(tournament)
    assert [each["after_round"] for each in found["standings"]] == [r.number for r in tournament.rounds]
    for each, drawn in zip(found["standings"], found["draws"], strict=True):
        then = replace(tournament, rounds=tournament.rounds[: each["after_round"]])
        assert each["rows"] == plain_rows(tournament, each["after_round"])
        assert drawn["round"] == each["after_round"]
        assert (drawn["quality"], drawn["bound"]) == (asdict(quality_of(then)), asdict(bound_of(then)))


@pytest.mark.parametrize("number", range(len(PRESETS)))
def test_what_results_bring_is_what_the_standings_sum_up(number):
    """Before penalties and without credits for rounds sat out."""
    tournament = replace(generated(number), penalties={})
    found = claimed(tournament)
    brought = dict.fromkeys(tournament.entrants, 0)
    for result in found["results"]:
        assert result["possible"]
        for each in result["brings"]:
            brought[each["id"]] += each["tichu_points"]
    rows = found["standings"][-1]["rows"]
    rows = [row for row in rows if not row["byes"] and not row["dropped"]]
    assert rows
    assert {row["id"]: row["tichu_points"] for row in rows} == {row["id"]: brought[row["id"]] for row in rows}


def test_an_impossible_result_that_was_accepted_is_told():
    tournament = generated(0)
    old = tournament.results[1, 1].report
    wrong = Hands((replace(old.hands[0], a=130, b=-30), *old.hands[1:]))
    disputed = EnterResult(1, 1, wrong, "so unterschrieben").apply(tournament)
    assert [each["possible"] for each in claimed(disputed)["results"] if not each["possible"]] == [False]


def test_undo_redo_and_opening_again_leave_the_text_as_it_is(tmp_path):
    tournament = generated(2)
    empty = replace(tournament, entrants={}, rounds=(), results={}, penalties={}, clock=None)
    path = tmp_path / "abend.tichu"
    with Desk.create(path, empty, "Eule") as desk:
        desk.do(RestoreState(1, tournament))
        desk.do(EnterResult(1, 1, tournament.results[1, 1].report))
        text = export_json(desk.tournament)
        for _ in range(2):
            desk.undo()
        for _ in range(2):
            desk.redo()
        assert export_json(desk.tournament) == text
    with Desk.open(path, "Eule") as desk:
        assert export_json(desk.tournament) == text

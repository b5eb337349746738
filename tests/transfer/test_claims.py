"""Does an export say what the commands say about standings, draws and results?"""

import json
from dataclasses import asdict, replace

import pytest

from tests.cases import ALL
from tests.random_evenings import random_evening
from tichu_turnier.desk.desk import Desk
from tichu_turnier.tournament.changes import EnterResult, RestoreState
from tichu_turnier.tournament.draws.format import bound_of, quality_of
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.transfer.tournament_json import export_json
from tichu_turnier.words.listings.standings import plain_rows


@pytest.mark.parametrize("number", range(0, len(PRESETS), 1 if ALL else 4))
def test_claims_are_what_the_commands_say(number):
    """And what results bring sums up to them, without penalties and without credits for rounds sat out."""
    tournament = random_evening(number)
    found = json.loads(export_json(tournament))["claims"]
    assert [each["after_round"] for each in found["standings"]] == [r.number for r in tournament.rounds]
    for each, drawn in zip(found["standings"], found["draws"], strict=True):
        then = replace(tournament, rounds=tournament.rounds[: each["after_round"]])
        assert each["rows"] == plain_rows(tournament, each["after_round"])
        assert drawn["round"] == each["after_round"]
        assert (drawn["quality"], drawn["bound"]) == (asdict(quality_of(then)), asdict(bound_of(then)))
    rows = [row for row in found["standings"][-1]["rows"] if not row["byes"] and not row["dropped"]]
    brought = dict.fromkeys([row["id"] for row in rows], 0)
    for each in (each for result in found["results"] for each in result["brings"]):
        if each["id"] in brought:
            brought[each["id"]] += each["tichu_points"]
    assert brought == {row["id"]: row["tichu_points"] + row["penalty_tichu_points"] for row in rows}
    impossible = {(each["round"], each["table"]) for each in found["results"] if not each["possible"]}
    assert impossible == accepted(tournament)


def accepted(tournament):
    return {key for key, result in tournament.results.items() if result.accepted_because}


def test_an_impossible_result_was_accepted_at_one_of_them():
    assert any(accepted(random_evening(number)) for number in range(len(PRESETS)))


def test_undo_redo_and_opening_again_leave_the_text_as_it_is(tmp_path):
    tournament = random_evening(2)
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

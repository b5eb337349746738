"""Is 0:0 of tables that have not played, or the sum of all rounds, taken for a result of the round?"""

from functools import reduce

import pytest
from openpyxl import load_workbook

from tests.evenings import ANIMALS, drawn, fresh, keys, listed
from tests.transfer.files_to_read import results_reader
from tichu_turnier.sheets.formats.excel_entry import render
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.model.snapshot import Totals
from tichu_turnier.transfer.result_preview import preview_results

TEAMS = drawn(listed(fresh(preset("treibhaus")), ANIMALS[:8]), 1, 1)
SEATED = [TEAMS.name_of(who) for seating in TEAMS.rounds[0].tables[:2] for who in seating.entrants()]
PLAYED = EnterResult(1, 2, Totals(700, 300, 10)).apply(TEAMS)


@pytest.fixture
def read(tmp_path):
    return results_reader(tmp_path, TEAMS, "resultate.csv")


def scores(lines):
    return {line.change.table: line.change.report.totals for line in lines}


@pytest.mark.parametrize(
    "text",
    [
        "Tisch;A;B\n1;640;360\n2;0;0\n",
        "Tisch;A;B;Spiele\n1;640;360;10\n2;0;0;10\n",
        "Tisch;Resultat\n1;640:360\n2;0:0\n",
        "Tisch;A;B;Differenz\n1;640;360;280\n2;0;0;0\n",
        "Runde;Tisch;Team;Punkte\n1;1;{0};640\n1;1;{1};360\n1;2;{2};0\n1;2;{3};0\n",
    ],
)
def test_nothing_to_nothing_is_asked_about(read, text):
    """Also where it would take the place of 700:300."""
    for before in (TEAMS, PLAYED):
        _, line = read(text.format(*SEATED), before).lines
        assert "reading-unplayed" in keys(line.findings)
        assert not line.accepted


def test_so_it_is_in_json(read):
    preview = read('{"round": 1, "table": 2, "score": [0, 0]}\n', PLAYED, "resultate.jsonl")
    assert preview.taken() == ()
    assert scores(preview.taken(doubtful=True)) == {2: (0, 0)}


def test_so_it_is_in_our_own_workbook(tmp_path):
    file = tmp_path / "runde.xlsx"
    file.write_bytes(render(TEAMS, Texts("de"), 1))
    book = load_workbook(file)
    page = book.worksheets[0]
    page["C5"], page["E5"], page["C6"], page["E6"] = 640, 360, 0, 0
    book.save(file)
    preview = preview_results(file, TEAMS, None)
    assert scores(preview.taken()) == {1: (640, 360)}
    assert scores(preview.taken(doubtful=True)) == {1: (640, 360), 2: (0, 0)}


@pytest.mark.parametrize("before", [TEAMS, PLAYED])
def test_no_hands_and_no_points_are_no_result(read, before):
    """What stands there stays, also when all that can mean two things is taken as it is read."""
    preview = read("Runde;Tisch;A;B;Spiele\n1;1;640;360;10\n1;2;0;0;0\n", before)
    assert scores(preview.taken(doubtful=True)) == {1: (640, 360)}
    assert keys(preview.lines[1].findings) == ["reading-nothing-yet"]


@pytest.mark.parametrize("dash", ["-", "–", "—"])
def test_neither_is_a_stroke_in_the_place_of_points(read, dash):
    preview = read(f"Tisch;A;B\n1;640;360\n2;{dash};{dash}\n")
    assert scores(preview.taken(doubtful=True)) == {1: (640, 360)}
    assert keys(preview.lines[1].findings) == ["reading-nothing-yet"]
    preview = read(f"Tisch;A;B\n1;{dash};{dash}\n2;700;300\n3;{dash};{dash}\n4;{dash};{dash}\n")
    assert scores(preview.taken()) == {2: (700, 300)}
    (_, line) = read(f"Tisch;A;B\n1;640;360\n2;640;{dash}\n").lines
    assert keys(line.findings) == ["import-no-number"]


def test_a_table_that_came_out_even_at_nothing_stands(read):
    even = EnterResult(1, 2, Totals(0, 0, 10)).apply(TEAMS)
    (line,) = read("Tisch;A;B\n2;0;0\n", even).lines
    assert line.stands
    assert keys(line.findings) == ["reading-stands"]


SECOND = drawn(
    reduce(lambda so_far, table: EnterResult(1, table, Totals(640, 360)).apply(so_far), (1, 2, 3, 4), TEAMS),
    2,
    1,
)


def test_points_of_all_rounds_so_far_are_asked_about(read):
    """640:360 in the first round, and 1240:760 after the second: 600:400 was meant."""
    first, second = SECOND.rounds[1].tables[0].entrants()
    before = [points_of_first_round(who) for who in (first, second)]
    cumulated = [before[0] + 600, before[1] + 400]
    heading = "Runde;Tisch;A total;B total"
    (line,) = read(f"{heading}\n2;1;{cumulated[0]};{cumulated[1]}\n", SECOND).lines
    asked = [each for each in line.findings if each.key == "reading-cumulated"]
    assert [each.args["before"] for each in asked] == [f"{before[0]}:{before[1]}"]
    assert line.waits
    for points in ("600;400", "1000;0", "500;500", "700;300"):
        (line,) = read(f"{heading}\n2;1;{points}\n", SECOND).lines
        assert line.accepted


def points_of_first_round(who):
    (seating,) = (each for each in SECOND.rounds[0].tables if who in each.entrants())
    return 640 if seating.entrants()[0] == who else 360

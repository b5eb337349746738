"""Does the second opinion answer by itself and as a command, in words and as JSON?"""

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.check.evenings import swiss_of_five
from tests.random_evenings import EVENTS, kind_of, made, random_evening
from tichu_turnier.check import NOT_CHECKED, check, facts_of
from tichu_turnier.check.__main__ import main
from tichu_turnier.check.brackets import turned_in
from tichu_turnier.cli import main as command_line
from tichu_turnier.cli.reports import second_opinion
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import Totals
from tichu_turnier.transfer.tournament_json import export_json

LAYER = Path(__file__).parents[2] / "tichu_turnier" / "check"
EVENINGS = int(os.environ.get("TICHU_CHECK", "2"))
SEED = int(os.environ.get("TICHU_CHECK_SEED", "1"))

SILENT = {
    "not_recomputed": [
        {"kind": "no-result", "name": name, "file": "evening.json"} for name in ("1/2", "2/1", "2/2")
    ],
    "deviations": [],
}


def written(folder, data, name="evening.json"):
    path = folder / name
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def wrong():
    data = swiss_of_five()
    data["claims"]["standings"][1]["rows"][0]["place"] = 2
    return data


def test_the_layer_runs_where_nothing_else_of_ours_is(tmp_path):
    shutil.copytree(LAYER, tmp_path / "tichu_turnier" / "check")
    path = written(tmp_path, wrong())
    words = (sys.executable, "-m", "tichu_turnier.check", path)
    answer = subprocess.run(
        words, cwd=tmp_path, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert (answer.returncode, answer.stderr) == (1, "")
    assert "place: round 2, 1 Team 1: said 2, found 1" in answer.stdout
    assert NOT_CHECKED[0] in answer.stdout


def test_answers_of_the_layer(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    right, other = written(Path(), swiss_of_five()), written(Path(), wrong(), "wrong.json")
    assert main([str(right), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == SILENT | {"ok": True, "differences": []}
    assert main([str(right), str(other), "--json"]) == 1
    difference = {"kind": "place", "round": 2, "table": None, "entrant": 1, "said": 2, "found": 1}
    answer = json.loads(capsys.readouterr().out)
    assert answer["differences"] == [difference | {"file": str(other)}]
    assert main([]) == main(["--what"]) == 2


@pytest.mark.parametrize(
    "text", ["", "[1]", '{"format": "tichu-turnier"}', '{"format": "tichu-turnier", "rounds": 3}']
)
def test_what_is_no_export_is_refused_in_words(tmp_path, capsys, text):
    path = tmp_path / "x.json"
    path.write_text(text, encoding="utf-8")
    assert main([str(path)]) == 1
    assert str(path) in capsys.readouterr().err
    assert command_line(["check", str(path)]) == 1
    assert str(path) in capsys.readouterr().err


def test_the_command(tmp_path, capsys):
    path = written(tmp_path, wrong())
    assert command_line(["--language", "en", "check", str(path), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["ok"] is False
    assert command_line(["--language", "en", "check", str(path)]) == 1
    told = capsys.readouterr()
    assert re.search(r"Team \d.*place: 2 is said, 1 was found", told.err)
    assert "Not checked" in told.out


@pytest.mark.parametrize(
    ("language", "unknown", "decided"),
    [
        ("en", "tie-break “fewest-lost” is unknown", "decided by a person, and so accepted: at last"),
        ("de", "tie-break «fewest-lost» kennt die zweite Meinung nicht", "von einem Menschen entschieden"),
        ("fr", "tie-break « fewest-lost » est inconnu", "décidé par une personne, donc admis : at last"),
    ],
)
def test_the_command_says_what_it_does_not_know_and_what_was_decided(
    tmp_path, capsys, language, unknown, decided
):
    data = swiss_of_five()
    data["regulations"]["tie_breaks"].append("fewest-lost")
    data["deviations"] = [{"kind": "exchange", "round": 1, "text": "at last"}]
    assert command_line(["--language", language, "check", str(written(tmp_path, data))]) == 0
    told = capsys.readouterr().out
    assert unknown in told
    assert decided in told


def test_the_command_asks_for_the_season_of_several_evenings(tmp_path, capsys, monkeypatch):
    files = [str(tmp_path / f"{number}.tichu") for number in (8, 23)]
    for file, number in zip(files, (8, 23), strict=True):
        made(Path(file), number)
    assert command_line(["check", *files, "--json"]) == 0
    capsys.readouterr()
    monkeypatch.setattr(second_opinion, "season", lambda *_: ())
    assert command_line(["check", *files, "--json"]) == 1
    kinds = {each["kind"] for each in json.loads(capsys.readouterr().out)["differences"]}
    assert kinds == {"season-victory-points", "season-place-points", "season-ranking-list"}


def test_random_evenings(tmp_path, capsys):
    """Some with everything that happens; a failure says how to make the file.

    `TICHU_CHECK=1500` makes it as many, which takes ten minutes, `TICHU_CHECK_SEED` others.
    """
    for number in range(SEED, SEED + EVENINGS):
        preset, size = kind_of(number)
        file, out = tmp_path / f"{preset.key}-{number}.tichu", tmp_path / f"{preset.key}-{number}.json"
        words = ("generate", "--format", preset.key, "--entrants", str(size), "--seed", str(number))
        words = (*words, "--events", str(EVENTS))
        assert command_line([*words, "-o", str(file)]) == 0, capsys.readouterr()
        assert command_line(["export", str(file), "-o", str(out)]) == 0
        found = check(facts_of(json.loads(out.read_text(encoding="utf-8"))))
        assert not found, f"{' '.join(words)}: {found[0]}"


def test_a_bracket_that_a_correction_turned_is_added_up_all_the_same():
    before = random_evening(8)
    key, drawn = (1, before.rounds[0].tables[0].table), before.rounds[0].tables[0]
    lost = Totals(900, 100, 10) if drawn.seats[1] in before.rounds[1].people() else Totals(100, 900, 10)
    other = replace(before.results[key], report=lost, second_pass=None)
    data = json.loads(export_json(replace(before, results=frozen({**before.results, key: other}.items()))))
    assert turned_in(facts_of(data)) == 2
    assert check(facts_of(data)) == ()
    data["claims"]["standings"][-1]["rows"][0]["victory_points"] += 1
    assert "victory-points" in {each.kind for each in check(facts_of(data))}

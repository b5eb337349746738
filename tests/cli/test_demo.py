"""Does an evening play itself, for any number of people?"""

import pytest
from pypdf import PdfReader

from tichu_turnier.sheets import SHEETS


@pytest.mark.parametrize("preset", ["club-evening", "turnier", "treibhaus"])
@pytest.mark.parametrize("entrants", [4, 5, 7, 16, 37])
def test_any_number_plays(done, tmp_path, preset, entrants):
    out = tmp_path / "abend"
    answer = done(
        "demo", "--preset", preset, "--entrants", entrants, "--seed", 3, "--out", out, "--json"
    ).json
    rounds = 1 if preset == "turnier" else 3
    per_round = [sheet for sheet in SHEETS if sheet.needs_round]
    assert len(answer["sheets"]) == 2 * (len(SHEETS) - len(per_round) + rounds * len(per_round))
    assert {path.name for path in out.iterdir()} == {
        "demo.tichu",
        "demo.backups",
        *(path.rpartition("/")[2] for path in answer["sheets"]),
    }
    assert len(answer["standings"]) == entrants
    assert done("verify", out / "demo.tichu", "--json").json["ok"] is True
    rested = [row["byes"] for row in answer["standings"]]
    assert max(rested) - min(rested) <= 1
    assert done("missing", out / "demo.tichu", "--json").json["missing"] == []


def test_the_same_seed_gives_the_same_evening(done, tmp_path):
    def play(name, seed):
        arguments = ("--entrants", 9, "--seed", seed, "--out", tmp_path / name, "--json")
        return done("demo", *arguments).json["standings"]

    first = play("a", 3)
    assert play("b", 3) == first
    assert play("c", 4) != first


def test_every_name_is_on_the_ranking(done, tmp_path):
    answer = done("demo", "--entrants", 16, "--seed", 3, "--out", tmp_path, "--json").json
    text = "".join(page.extract_text() for page in PdfReader(tmp_path / "ranking.pdf").pages)
    for row in answer["standings"]:
        for word in row["name"].split():
            assert word in text


def test_nothing_is_overwritten(call, done, tmp_path):
    done("demo", "--entrants", 4, "--out", tmp_path)
    before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    answer = call("demo", "--entrants", 4, "--out", tmp_path)
    assert answer.code == 1
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == before


def test_a_folder_that_cannot_be(call, tmp_path):
    (tmp_path / "datei").write_text("x")
    assert call("demo", "--out", tmp_path / "datei" / "abend").code == 1


@pytest.mark.parametrize("entrants", [3, 100_000, -1])
def test_numbers_that_cannot_play(call, tmp_path, entrants):
    assert call("demo", "--out", tmp_path / "x", "--entrants", entrants).code == 2
    assert not (tmp_path / "x").exists()

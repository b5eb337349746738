"""Does an evening that played itself leave its file and all its sheets, and is one proposed that fits?"""

import pytest
from pypdf import PdfReader

from tichu_turnier.desk.desk import Desk
from tichu_turnier.sheets import SHEETS


def test_a_whole_evening_in_a_folder(call, done, tmp_path):
    out = tmp_path / "abend"
    words = ("demo", "--preset", "treibhaus", "--entrants", 5, "--seed", 3, "--out", out, "--json")
    answer = done(*words).json
    with Desk.reading(out / "demo.tichu", "Eule") as desk:
        suited = [sheet for sheet in SHEETS if sheet.suits(desk.tournament)]
    per_round = [sheet for sheet in suited if sheet.needs_round]
    assert len(answer["sheets"]) == 2 * (len(suited) - len(per_round) + 3 * len(per_round))
    files = {path.name: path.stat().st_mtime_ns for path in out.iterdir()}
    printed = {path.rpartition("/")[2] for path in answer["sheets"]}
    assert files.keys() == {"demo.tichu", "demo.backups", *printed}
    rows = done("standings", out / "demo.tichu", "--json").json
    assert [row["id"] for row in rows] == [row["id"] for row in answer["standings"]]
    assert done("verify", out / "demo.tichu", "--json").json["ok"] is True
    assert done("missing", out / "demo.tichu", "--json").json["missing"] == []
    text = "".join(page.extract_text() for page in PdfReader(out / "ranking.pdf").pages)
    assert len(rows) == 5
    assert [row["name"] for row in rows if any(word not in text for word in row["name"].split())] == []
    assert call(*words).code == 1
    assert {path.name: path.stat().st_mtime_ns for path in out.iterdir()} == files


def test_a_folder_that_cannot_be(call, tmp_path):
    (tmp_path / "datei").write_text("x")
    assert call("demo", "--out", tmp_path / "datei" / "abend").code == 1


@pytest.mark.parametrize(
    ("preset", "entrants", "byes"), [("two-swiss", 5, 5), ("duplicate", 7, 5), ("knock-out", 6, 2)]
)
def test_evenings_of_all_kinds_play_themselves(done, file, preset, entrants, byes):
    done("generate", "--format", preset, "--entrants", entrants, "--seed", 2, "--events", 0, "-o", file)
    rows = done("standings", file, "--json").json
    assert [row["place"] for row in rows][:2] == [1, 2]
    assert len(rows) == entrants
    assert sum(row["byes"] for row in rows) == byes
    assert done("verify", file, "--json").json["ok"] is True
    assert all(line["agrees"] for line in done("draw", file, "--check", "--json").lines)


def test_an_evening_is_made_up(call, done, tmp_path):
    words = ("generate", "--format", "swiss", "--entrants", 7, "--seed", 5, "-o", tmp_path / "a.tichu")
    answer = done(*words, "--events", 6, "--json").json
    assert (answer["preset"], answer["entrants"], answer["seed"]) == ("swiss", 7, 5)
    assert sum(answer["events"].values()) <= 6
    done("export", tmp_path / "a.tichu", "-o", tmp_path / "a.json")
    assert call(*words).code == 1
    again = (*words[:-1], tmp_path / "b.tichu")
    assert done(*again, "--events", 6).out
    done("export", tmp_path / "b.tichu", "-o", tmp_path / "b.json")
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()


def test_proposals_come_with_end_sit_outs_and_reasons(done):
    rows = done("advise", "--people", 18, "--hours", 3.5, "--start", "19:30", "--evenings", 2, "--json").json
    assert [row["score"] for row in rows] == sorted((row["score"] for row in rows), reverse=True)
    dtm = next(row for row in rows if row["preset"] == "dtm" and row["sit_outs"] != [0, 0])
    assert dtm["sit_outs"] == [0, 1]
    lasts = dtm["rounds"] * (dtm["round_minutes"] + dtm["break_minutes"])
    assert dtm["end"][11:] == f"{(19 * 60 + 30 + lasts) // 60}:{(30 + lasts) % 60:02}"
    assert {"key", "good", "text"} == dtm["reasons"][0].keys()


@pytest.mark.parametrize(("language", "word"), [("de", "Schluss"), ("en", "end"), ("fr", "fin")])
def test_a_person_reads_them_in_order(done, language, word):
    out = done("--language", language, "advise", "--people", 8, "--hours", 2, "--pairs", "--evenings", 1).out
    assert out.startswith("1. ")
    assert word in out


def test_what_cannot_be_is_said(call):
    assert "ungerade" in call("advise", "--people", 9, "--hours", 3, "--pairs").err
    for hours in ("nan", "1000", "-1"):
        assert "24 Stunden" in call("advise", "--people", 8, "--hours", hours).err

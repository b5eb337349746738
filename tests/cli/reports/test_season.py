"""Does `season` add up several files?"""

import pytest


def club(done, folder, number, score):
    file = folder / f"evening{number}.tichu"
    done("new", file, "--preset", "treibhaus", "--date", f"2026-11-{number:02}")
    for name, partner in (("Adler", "Biber"), ("Dachs", "Elch")):
        done("register", file, name, "--partner", partner)
    done("draw", file, "--seed", 1)
    done("enter", file, "--round", 1, "--table", 1, "--score", score, "--hands-played", 10)
    return file


def test_two_evenings_become_one_table(done, tmp_path):
    files = [club(done, tmp_path, 1, "600:400"), club(done, tmp_path, 2, "500:500")]
    rows = done("season", *files, "--json").json
    assert [(row["place"], row["points"]) for row in rows] == [(1, 3), (2, 1)]
    assert [evening["counts"] for evening in rows[0]["evenings"]] == [True, True]
    out = done("season", *files, "--method", "place-points", "--best", 1).out
    assert "2026-11-01" in out
    assert "(1)" in out
    assert "2026-11-02 Treibhaus: Noch nicht endgültig" in out
    assert not any(row["final"] for row in rows)


def test_an_unknown_way_to_count_is_named(call, tmp_path):
    answer = call("season", tmp_path / "x.tichu", "--method", "place-point")
    assert answer.code == 2
    assert "place-points" in answer.err


def test_the_rating_rates_people_not_teams(done, tmp_path):
    files = [club(done, tmp_path, 2, "600:400"), club(done, tmp_path, 1, "600:400")]
    rows = done("season", *files, "--rating", "--json").json
    assert [row["name"] for row in rows[:2]] in (["Adler", "Biber"], ["Dachs", "Elch"])
    assert rows[0]["mean"] > 25 > rows[2]["mean"]
    assert rows[0]["conservative"] == pytest.approx(rows[0]["mean"] - 3 * rows[0]["uncertainty"], abs=1e-3)
    assert {(row["games"], row["evenings"]) for row in rows} == {(2, 2)}
    out = done("season", *files, "--rating").out
    assert "Unsicherheit" in out
    assert "Noch nicht endgültig" in out
    assert not any(row["final"] for row in rows)
    assert "zwei von drei" in out


def test_a_season_is_printed_in_all_kinds(done, call, tmp_path):
    files = [club(done, tmp_path, 1, "600:400"), club(done, tmp_path, 2, "500:500")]
    for ending in ("pdf", "xlsx", "html", "csv"):
        out = tmp_path / f"saison.{ending}"
        done("season", *files, "--best", 1, "-o", out)
        done("season", *files, "--rating", "-o", tmp_path / f"rating.{ending}")
        assert out.stat().st_size > 200
    table = (tmp_path / "saison.csv").read_text(encoding="utf-8-sig")
    assert "1.11." in table
    assert "Adler" in table
    assert "Elch" in (tmp_path / "rating.csv").read_text(encoding="utf-8-sig")
    assert call("season", *files, "-o", tmp_path / "saison.odt").code == 2

"""Does `season` add up several files?"""


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


def test_an_unknown_way_to_count_is_named(call, tmp_path):
    answer = call("season", tmp_path / "x.tichu", "--method", "place-point")
    assert answer.code == 2
    assert "place-points" in answer.err

"""Are side conditions given at the command line, kept in the file and kept to?"""

from tests.cli.reading import exported


def test_two_are_kept_apart_and_somebody_gets_a_table(done, call, club):
    assert "begegnen sich in keiner Auslosung" in done("keep-apart", club, "Adler", 5).out
    assert done("need-table", club, "Hase", 2, "--json").json["table"] == 2
    plain = exported(done, club)["entrants"]
    assert (plain[4]["apart_from"], plain[6]["needs_table"]) == ([1], 2)
    for drawn in done("draw", club, "--all", "--seed", 4, "--json").lines:
        first, second = (set(table["seats"]) for table in drawn["tables"])
        assert 7 in second
        assert not any({1, 5} <= table for table in (first, second))
    said = done("journal", club).out
    assert "Adler und Fuchs begegnen sich nicht" in said
    assert "Hase braucht Tisch 2" in said
    assert "dürfen sich wieder begegnen" in done("keep-apart", club, 5, 1, "--no-longer").out
    assert "an jedem Tisch" in done("need-table", club, 7, 0).out
    assert exported(done, club)["entrants"][4]["apart_from"] == []
    assert call("keep-apart", club, "Adler", "Adler").code == 1


def test_clubs_are_kept_apart_by_a_setting(done, call, file):
    done("new", file, "--preset", "dtm", "--set", "clubs-apart-rounds=2")
    assert exported(done, file)["regulations"]["clubs_apart_rounds"] == 2
    assert call("new", file.with_name("b.tichu"), "--set", "clubs-apart-rounds=-1").code == 2

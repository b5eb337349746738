"""Can the command line say who is here when, and who only fills tables?"""

from tests.cli.reading import exported


def test_a_part_time_player_and_a_reserve(done, call, file):
    done("new", file, "--preset", "dtm")
    done("register", file, "--from", "-", stdin="Name\n" + "\n".join("ABCDEFGH") + "\n")
    done("register", file, "Springer", "--reserve")
    assert "in 2–4" in done("present", file, "A", "--rounds", "2-4").out
    assert done("present", file, "B", "--rounds", "1,3-6", "--json").json["rounds"] == [1, 3, 4, 5, 6]
    plain = exported(done, file)["entrants"]
    assert (plain[0]["away"], plain[0]["withdrawn_from"]) == ([1], 5)
    assert (plain[1]["away"], plain[1]["withdrawn_from"]) == ([2], None)
    assert (plain[8]["reserve"], plain[8]["ranks"]) == (True, False)
    for drawn in done("draw", file, "--all", "--seed", 4, "--json").lines:
        people = {who for table in drawn["tables"] for who in table["seats"]}
        assert (1 in people) == (drawn["round"] in (2, 3, 4))
        assert (2 in people) == (drawn["round"] != 2)
        assert (9 in people) == (drawn["round"] not in (3, 4))
        assert drawn["sitting_out"] == []
    assert "wie alle" in done("reserve", file, "Springer", "--no-longer").out
    assert "Springer ist Springer" in done("journal", file).out
    assert done("verify", file).code == 0
    assert call("present", file, "A", "--rounds", "zwei").code == 2
    assert call("present", file, "A", "--rounds", "9").code == 1

"""Can the command line say who is here when, and who only fills tables?"""

import json

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


def test_odd_numbers_and_rounds_are_set_while_it_is_on(done, call, file):
    done("new", file, "--preset", "dtm", "--set", "by-standings=yes")
    done("register", file, "--from", "-", stdin="Name\n" + "\n".join("ABCDEFGHI") + "\n")
    assert "odd-numbers ist jetzt five." in done("set", file, "odd-numbers=five").out
    (drawn,) = done("draw", file, "--seed", 1, "--json").lines
    assert (len(drawn["tables"]), drawn["sitting_out"]) == (2, [])
    assert sum("fifth" in table for table in drawn["tables"]) == 1
    copy = file.with_name("b.tichu")
    done("new", copy, "--preset", "dtm", "--set", "odd-numbers=five")
    done("register", copy, "--from", "-", stdin="Name\n" + "\n".join("ABCDEFGHI") + "\n")
    (again,) = done("draw", copy, "--from", "-", "--json", stdin=json.dumps(drawn)).lines
    assert sorted(map(str, again["tables"])) == sorted(map(str, drawn["tables"]))
    assert done("present", file, "A", "--rounds", "3-6", "--json").json["new_repeats"] == 0
    assert done("set", file, "rounds=2", "--json").json["settings"] == {"rounds": "2"}
    regulations = exported(done, file)["regulations"]
    assert (regulations["rounds"], regulations["odd_numbers"]) == (2, "five")
    assert regulations["by_standings"] is True
    assert call("set", file, "odd-numbers=rest").code == 1
    assert call("set", file, "rounds=0").code == 2
    assert call("set", file, "start=19:15").code == 2
    assert done("verify", file).code == 0


def test_a_correction_after_the_draw_says_what_it_changes(done, file):
    done("new", file, "--preset", "swiss")
    names = "".join(f"Team {n};{n} Eins;{n} Zwei\n" for n in "ABCD")
    done("register", file, "--from", "-", stdin="Team;Spieler 1;Spieler 2\n" + names)
    done("draw", file, "--from", "-", stdin='{"rounds": [[[[1], [2]], [[3], [4]]]]}')
    where = ("--round", 1, "--hands-played", 9)
    done("enter", file, *where, "--table", 1, "--score", "500:400")
    done("enter", file, *where, "--table", 2, "--score", "600:300")
    done("draw", file, "--seed", 1)
    tried = done("enter", file, *where, "--table", 1, "--score", "400:500", "--dry-run")
    assert "Team A: Platz 2 wird 3." in tried.err
    assert "Runde 2 wäre anders ausgelost worden: 4" in tried.err
    assert exported(done, file)["results"][0]["report"]["a"] == 500
    assert "Platz 2 wird 3" in done("enter", file, *where, "--table", 1, "--score", "400:500").err
    assert exported(done, file)["results"][0]["report"]["a"] == 400


def test_a_table_of_six_at_the_command_line(done, call, file):
    """Drawn, typed as a draw again, entered (in a workbook or a line), refused, counted and given out."""
    done("new", file, "--preset", "dtm", "--set", "rounds=2")
    done("register", file, "--from", "-", stdin="Name\n" + "\n".join("ABCDEFGHIJ") + "\n")
    done("set", file, "odd-numbers=six")
    (drawn,) = done("draw", file, "--seed", 1, "--json").lines
    (six,) = [table for table in drawn["tables"] if "sixth" in table]
    where = ("--round", 1, "--table", six["table"])
    refused = call("enter", file, *where, "--hand", "200:0 D02", "--json")
    assert refused.code == 1
    assert "Dreifachsieg" in refused.err
    hands = [word for text in ("65:35", "160:40 T4+", "D02", "-160:60 T0- T2-") for word in ("--hand", text)]
    done("enter", file, *where, *hands)
    rows = {row["id"]: row for row in done("standings", file, "--json").json}
    assert [rows[who]["victory_points"] for who in (six["seats"][0], six["fifth"])] == [7, 7]
    assert [rows[who]["victory_points"] for who in (six["seats"][1], six["sixth"])] == [2, 2]
    (report,) = exported(done, file)["results"]
    assert report["report"]["hands"][1]["calls"][4] == "tichu"
    again = file.with_name("b.tichu")
    done("new", again, "--preset", "dtm", "--set", "odd-numbers=six")
    done("register", again, "--from", "-", stdin="Name\n" + "\n".join("ABCDEFGHIJ") + "\n")
    (same,) = done("draw", again, "--from", "-", "--json", stdin=json.dumps(drawn)).lines
    assert sorted(map(str, same["tables"])) == sorted(map(str, drawn["tables"]))
    assert done("verify", file).code == 0

"""Can the command line say who is here when, who only fills tables, who meets whom and who sits where?"""

import json


def test_a_part_time_player_and_a_reserve(done, call, file):
    done("new", file, "--preset", "dtm")
    done.people(file, "ABCDEFGH")
    done("register", file, "Springer", "--reserve")
    assert "in 2–4" in done("present", file, "A", "--rounds", "2-4").out
    assert done("present", file, "B", "--rounds", "1,3-6", "--json").json["rounds"] == [1, 3, 4, 5, 6]
    plain = done.exported(file)["entrants"]
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


def typed_again(done, file, drawn, odd_numbers, names):
    """The tables of another tournament whose draw is typed in as it was shown."""
    copy = file.with_name("b.tichu")
    done("new", copy, "--preset", "dtm", "--set", f"odd-numbers={odd_numbers}")
    done.people(copy, names)
    (again,) = done("draw", copy, "--from", "-", "--json", stdin=json.dumps(drawn)).lines
    return sorted(map(str, again["tables"]))


def test_odd_numbers_and_rounds_are_set_while_it_is_on(done, call, file):
    done("new", file, "--preset", "dtm", "--set", "by-standings=yes")
    done.people(file, "ABCDEFGHI")
    assert "odd-numbers ist jetzt five." in done("set", file, "odd-numbers=five").out
    (drawn,) = done("draw", file, "--seed", 1, "--json").lines
    assert (len(drawn["tables"]), drawn["sitting_out"]) == (2, [])
    assert sum("fifth" in table for table in drawn["tables"]) == 1
    assert typed_again(done, file, drawn, "five", "ABCDEFGHI") == sorted(map(str, drawn["tables"]))
    assert done("present", file, "A", "--rounds", "3-6", "--json").json["new_repeats"] == 0
    assert done("set", file, "rounds=2", "--json").json["settings"] == {"rounds": "2"}
    regulations = done.exported(file)["regulations"]
    assert (regulations["rounds"], regulations["odd_numbers"]) == (2, "five")
    assert regulations["by_standings"] is True
    assert call("set", file, "odd-numbers=rest").code == 1
    assert call("set", file, "rounds=0").code == 2
    assert call("set", file, "start=19:15").code == 2
    assert done("verify", file).code == 0


def test_a_correction_after_the_draw_says_what_it_changes(done, file):
    done("new", file, "--preset", "swiss")
    done.teams(file, "ABCD")
    done("draw", file, "--from", "-", stdin='{"rounds": [[[[1], [2]], [[3], [4]]]]}')
    where = ("--round", 1, "--hands-played", 9)
    done("enter", file, *where, "--table", 1, "--score", "500:400")
    done("enter", file, *where, "--table", 2, "--score", "600:300")
    done("draw", file, "--seed", 1)
    tried = done("enter", file, *where, "--table", 1, "--score", "400:500", "--dry-run")
    assert "Team A: Platz 2 wird 3." in tried.err
    assert "Runde 2 wäre anders ausgelost worden: 4" in tried.err
    assert done.exported(file)["results"][0]["report"]["a"] == 500
    assert "Platz 2 wird 3" in done("enter", file, *where, "--table", 1, "--score", "400:500").err
    assert done.exported(file)["results"][0]["report"]["a"] == 400


def test_a_table_of_six_at_the_command_line(done, call, file):
    """Drawn, typed as a draw again, entered (in a workbook or a line), refused, counted and given out."""
    done("new", file, "--preset", "dtm", "--set", "rounds=2")
    done.people(file, "ABCDEFGHIJ")
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
    (report,) = done.exported(file)["results"]
    assert report["report"]["hands"][1]["calls"][4] == "tichu"
    assert typed_again(done, file, drawn, "six", "ABCDEFGHIJ") == sorted(map(str, drawn["tables"]))
    assert done("verify", file).code == 0


def test_two_are_kept_apart_and_somebody_gets_a_table(done, call, club):
    assert "begegnen sich in keiner Auslosung" in done("keep-apart", club, "Adler", 5).out
    assert done("need-table", club, "Hase", 2, "--json").json["table"] == 2
    plain = done.exported(club)["entrants"]
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
    assert done.exported(club)["entrants"][4]["apart_from"] == []
    assert call("keep-apart", club, "Adler", "Adler").code == 1


def test_clubs_are_kept_apart_by_a_setting(done, call, file):
    done("new", file, "--preset", "dtm", "--set", "clubs-apart-rounds=2")
    assert done.exported(file)["regulations"]["clubs_apart_rounds"] == 2
    assert call("new", file.with_name("b.tichu"), "--set", "clubs-apart-rounds=-1").code == 2

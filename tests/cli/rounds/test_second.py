"""Are the slips typed a second time from the command line, compared and decided?"""

NINE = ["--hand", "55:45"] * 8 + ["--hand", "155:45 T0+"]
OTHER = ["--hand", "55:45"] * 7 + ["--hand", "45:55", "--hand", "155:45 T0+"]
TABLE = ("--round", 1, "--table", 1)


def test_both_passes_are_compared_and_decided(done, call, club):
    done("draw", club, "--seed", 1)
    assert call("second", club, *TABLE, *NINE).code == 1
    done("enter", club, *TABLE, *NINE)
    assert "Noch ist kein Zettel" in done("second", club, "--compare").out
    assert "weicht von der ersten ab" in done("second", club, *TABLE, *OTHER).out
    out = done("second", club, "--compare").out
    assert "Tisch 1, Spiel 8: erste Eingabe 55:45 Dno, zweite 45:55 Dno" in out
    assert "9 Spiele zweimal eingegeben, ein Unterschied ist noch offen" in out
    answer = done("second", club, "--compare", "--json").json
    assert [(each["table"], each["hand"]) for each in answer["differences"]] == [(1, 8)]
    assert answer["estimate"]["compared"] == 9
    assert "entschieden" in done("second", club, *TABLE, "--right", "second").out
    assert done("second", club, "--compare", "--json").json["differences"] == []
    assert "Die zweite Eingabe gilt" in done("journal", club).out
    assert call("verify", club).code == 0


def test_agreement_confirms(done, club):
    done("draw", club, "--seed", 1)
    done("enter", club, *TABLE, *NINE)
    assert done("second", club, *TABLE, *NINE, "--json").json == {"round": 1, "table": 1, "state": "agrees"}
    assert "kaum anzunehmen" in done("second", club, "--compare").out


def test_what_makes_no_sense_together(call, club):
    for arguments in ((), ("--compare", *TABLE), TABLE, (*TABLE, *NINE, "--right", "first")):
        assert call("second", club, *arguments).code == 2
    assert call("second", club, *TABLE, "--right", "third").code == 2
    forced = "--force", "--reason", "so steht es"
    for arguments in (
        (*TABLE, *NINE, "--force"),
        ("--compare", *forced),
        (*TABLE, "--right", "first", *forced),
    ):
        assert call("second", club, *arguments).code == 2
    assert call("second", club, "--round", 1, *NINE).code == 2


def test_what_stands_on_the_slip_is_typed_although_the_audit_objects(done, call, club):
    done("draw", club, "--seed", 1)
    slip = (*TABLE, *NINE[:-1], "155:60 T0+")
    forced = "--force", "--reason", "so steht es"
    assert call("second", club, *slip, *forced).code == 1  # there is no first entry
    done("enter", club, *slip, *forced)
    answer = call("second", club, *slip)
    assert (answer.code, answer.out) == (1, "")
    assert done("second", club, *slip, *forced, "--json").json["state"] == "agrees"
    assert "so steht es" in done("journal", club, "--json").lines[-1]["args"]["reason"]

"""Are results entered, refused, typed a second time and ranked from the command line?"""

import re

import pytest

NINE = ["--hand", "55:45"] * 8 + ["--hand", "155:45 T0+"]


def test_enter_hands(done, call, club):
    done("draw", club, "--seed", 1)
    answer = done("enter", club, "--round", 1, "--table", 1, *NINE)
    assert answer.out == "Runde 1, Tisch 1: 595:405 gespeichert (Stand 4).\n"
    answer = done("enter", club, "--round", 1, "--table", 1, *NINE[2:], "--json")
    assert answer.json == {"round": 1, "table": 1, "score": [540, 360], "hands_played": 8, "revision": 5}
    assert "595:405" in answer.err
    assert "statt 9" in answer.err
    assert done("missing", club, "--json").json == {"round": 1, "missing": [2]}
    assert done("missing", club).out.startswith("Tisch 2:")
    done("enter", club, "--round", 1, "--table", 2, *NINE)
    assert "fehlt kein Resultat" in done("missing", club, "--round", 1).out
    assert call("missing", club, "--round", 2).code == 1


@pytest.mark.parametrize(
    ("hands", "said"),
    [
        (["100:0"], "Doppelsieg"),
        (["56:44"], "Fünferschritten"),
        (["60:50"], "110"),
        (["130:-30"], "130"),
        (["200:0 G0+ D02"], "grosses Tichu"),
        (["155:145 T0+ T1+"], ""),
        (["Unfug"], "UNFUG"),
        (["80:50", *["55:45"] * 8], "Spiel 1: gemeint ist vielleicht 80:20, eine Ziffer falsch."),
        (["0:200 D02"], "100:0"),
    ],
)
def test_impossible_hands_are_refused(refused, done, club, hands, said):
    done("draw", club, "--seed", 1)
    given = (word for hand in hands for word in ("--hand", hand))
    words = refused("enter", club, "--round", 1, "--table", 1, *given)
    assert "Spiel 1" in words
    assert said in words
    assert done.exported(club)["results"] == []


def test_points_without_the_calls_are_taken_with_a_word(done, club):
    done("draw", club, "--seed", 1)
    answer = done("enter", club, "--round", 1, "--table", 1, *NINE[:-1], "55:45 T0+")
    assert "55:45 sind Punkte ohne Ansagen; genommen als 155:45." in answer.err


def test_force_needs_a_reason_keeps_it_and_marks_the_standings_until_the_result_is_cleared(done, call, club):
    done("draw", club, "--seed", 1)
    forced = ["--hand", "130:-30", *NINE[:16]]
    assert call("enter", club, "--round", 1, "--table", 1, *forced).code == 1
    done("enter", club, "--round", 1, "--table", 1, *forced, "--force", "--reason", "So unterschrieben")
    assert done.exported(club)["results"][0]["accepted_because"] == "So unterschrieben"
    assert "So unterschrieben" in done("journal", club).out
    assert any(row["accepted"] for row in done("standings", club, "--json").json)
    assert done("standings", club).out.count(" *") == 4
    assert done("verify", club, "--json").json["ok"] is True
    done("clear", club, "--round", 1, "--table", 1)
    assert "*" not in done("standings", club).out
    assert call("clear", club, "--round", 1, "--table", 1).code == 1


def test_enter_totals(done, call, teams):
    entered = done("enter", teams, "--round", 1, "--table", 1, "--score", "640:360", "--json")
    assert entered.json["score"] == [640, 360]
    done("enter", teams, "--round", 1, "--table", 2, "--score", "-40:140", "--hands-played", 8)
    rows = done("standings", teams, "--json").json
    assert [(row["id"], row["victory_points"], row["tichu_points"], row["hands"]) for row in rows] == [
        (1, 2, 640, 0),
        (4, 2, 140, 8),
        (2, 0, 360, 0),
        (3, 0, -40, 8),
    ]
    assert call("enter", teams, "--round", 1, "--table", 1, "--score", "640:350").code == 1


def test_totals_are_not_enough_where_hands_count(refused, done, club):
    done("draw", club, "--seed", 1)
    for force in ([], ["--force", "--reason", "egal"]):
        assert "jedes Spiel einzeln" in refused(
            "enter", club, "--round", 1, "--table", 1, "--score", "640:360", *force
        )


def test_a_file_of_results_is_entered_whole_or_not_at_all(call, refused, done, teams):
    good = '{"round":1,"table":1,"score":[640,360],"hands_played":10}'
    bad = '{"round":1,"table":2,"score":[640,350]}'
    said = refused("enter", teams, "--from", "-", stdin=f"{good}\n{bad}\nUnfug\n")
    lines = [line for line in said.splitlines() if line.startswith("Fehler")]
    assert [line.split(":")[1].strip() for line in lines] == ["Zeile 2", "Zeile 3"]
    assert done.exported(teams)["results"] == []
    twice = call("enter", teams, "--from", "-", stdin=f"{good}\n{good}\n")
    assert (twice.code, "zweimal" in twice.err) == (1, True)
    assert done("enter", teams, "--from", "-", "--json", stdin=good).lines[0]["revision"] == 4


def test_of_very_many_faults_a_thousand_are_told(refused, teams):
    bad = '{"round":1,"table":2,"score":[640,350]}\n'
    said = refused("enter", teams, "--from", "-", stdin=bad * 1_234).splitlines()
    assert len(said) == 1_001
    assert re.fullmatch(r"Hinweis: Dazu kommen \d+ weitere Meldungen\.", said[-1])


def test_standings(done, call, teams):
    results = "Runde;Tisch;Resultat;gespielt\n1;1;500:500;10\n1;2;600:400;9\n"
    done("enter", teams, "--from", "-", stdin=results)
    rows = done("standings", teams, "--json").json
    assert [row["place"] for row in rows] == [1, 2, 2, 4]
    assert [row["decided_by"] for row in rows] == ["victory-points", "victory-points", "", "victory-points"]
    assert rows[0]["tie_breaks"] == {"victory-points": 2, "tichu-points": 600}
    fields = {"place", "id", "name", "victory_points", "tichu_points", "hands", "tie_breaks", "decided_by"}
    assert fields <= set(rows[0])
    assert [row["hands"] for row in done("standings", teams, "--after-round", 0, "--json").json] == [0] * 4
    assert call("standings", teams, "--after-round", 2).code == 1
    assert call("standings", teams, "--after-round", -1).code == 2
    head, first, *_ = done("standings", teams).out.splitlines()
    assert head.split()[:5] == ["Platz", "Name", "Siegpunkte", "Tichu-Punkte", "Spiele"]
    assert "Team Dachs" in first
    assert "prospect" not in rows[0]
    rows = done("standings", teams, "--prospects", "--json").json
    assert [row["prospect"] for row in rows] == [{"best": 1, "worst": 4}] * 4
    assert [row["victory_points_per_hand"] for row in rows] == [2 / 9, 0.1, 0.1, 0]
    head, first, *_ = done("standings", teams, "--prospects").out.splitlines()
    assert "noch möglich" in head
    assert first.endswith("1–4  kann gewinnen")


def test_who_takes_no_place_has_none(done, club):
    done("register", club, "Wirtin", "--unranked")
    done("draw", club, "--seed", 1)
    rows = done("standings", club, "--json").json
    assert [row["name"] for row in rows if row["place"] is None] == ["Wirtin"]
    assert done("standings", club).out.splitlines()[-1].split()[:2] == ["–", "Wirtin"]


def test_a_trial_says_what_would_be_entered(done, teams):
    words = ("enter", teams, "--round", 1, "--table", 1, "--score", "640:360", "--hands-played", 10)
    told = done(*words, "--dry-run", "--json").json
    saved = done(*words, "--json").json
    assert told == {**saved, "revision": None}
    assert saved["score"] == [640, 360]


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


def test_the_pass_that_is_right_tells_whose_places_change(done, club):
    """Once the standings of a round are out, as where the result is typed anew."""
    done("draw", club, "--seed", 1)
    for table in (1, 2):
        done("enter", club, "--round", 1, "--table", table, *NINE)
    done("second", club, *TABLE, *OTHER)
    assert "Platz" not in done("second", club, *TABLE, "--right", "first").err
    done("second", club, *TABLE, *OTHER)
    told = done("second", club, *TABLE, "--right", "second").err
    moved = re.findall(r"(\S+): Platz (\d+) wird (\d+)", told)
    assert moved
    standings = {row["name"]: row["place"] for row in done("standings", club, "--json").json}
    assert {name: int(after) for name, _, after in moved}.items() <= standings.items()


def test_agreement_confirms(done, club):
    done("draw", club, "--seed", 1)
    done("enter", club, *TABLE, *NINE)
    assert done("second", club, *TABLE, *NINE, "--json").json == {"round": 1, "table": 1, "state": "agrees"}
    assert "kaum anzunehmen" in done("second", club, "--compare").out


def test_what_stands_on_the_slip_is_typed_although_the_audit_objects(done, call, refused, club):
    done("draw", club, "--seed", 1)
    slip = (*TABLE, *NINE[:-1], "155:60 T0+")
    forced = "--force", "--reason", "so steht es"
    assert call("second", club, *slip, *forced).code == 1  # there is no first entry
    done("enter", club, *slip, *forced)
    refused("second", club, *slip)
    assert done("second", club, *slip, *forced, "--json").json["state"] == "agrees"
    assert "so steht es" in done("journal", club, "--json").lines[-1]["args"]["reason"]


def test_a_locked_round_stays_as_it_is_until_it_is_unlocked(done, call, club, tmp_path):
    done("draw", club, "--seed", 1)
    first, second = (("enter", club, "--round", 1, "--table", table) for table in (1, 2))
    done(*first, *NINE)
    assert "Ein Tisch fehlt" in call("lock", club, "--round", 1).err
    done(*second, *NINE)
    assert done("lock", club, "--round", 1).out == "Runde 1 ist gesperrt.\n"
    lines = tmp_path / "results.csv"
    lines.write_text("round,table,a,b,hands\n1,1,500,400,9\n")
    doors = (
        (*first, "--score", "500:400"),
        (*first, "--dry-run", *NINE[2:]),
        ("second", club, "--round", 1, "--table", 1, *NINE[2:]),
        ("enter", club, "--from", lines),
    )
    for door in doors:
        assert "lock --off" in call(*door).err
    assert call("lock", club, "--round", 9).code == 1
    assert done("lock", club, "--round", 1, "--off", "--json").json["locked"] is False
    done(*first, *NINE[2:])
    assert "Runde 1 freigegeben" in done("journal", club).out


def test_who_does_not_come_loses_and_a_result_carries_a_note(done, call, file):
    done("new", file, "--preset", "treibhaus")
    for name in ("Adler", "Biber"):
        done("register", file, f"{name} 1", "--partner", f"{name} 2")
    done("draw", file, "--seed", 1)
    here = ("enter", file, "--round", 1, "--table", 1)
    assert call(*here, "--walkover", 2, "--score", "0:0").code == 2
    assert call(*here, "--note", "zu früh").code == 1
    assert done(*here, "--walkover", 2, "--dry-run", "--json").json["revision"] is None
    told = done(*here, "--walkover", 2, "--json").json
    assert (sorted(told["score"]), "kampflos" in told["note"]) == ([0, 1000], True)
    assert "schon ein Resultat" in call(*here, "--walkover", 1).err
    done(*here, "--note", "Zettel   fehlt")
    assert done.exported(file)["results"][0]["note"] == "Zettel fehlt"
    done(*here, "--score", "600:400", "--hands-played", 10, "--note", "gespielt")
    result = done.exported(file)["results"][0]
    assert (result["report"]["a"], result["note"]) == (600, "gespielt")
    assert call(*here, "--score", "500:500", "--note", "x" * 301).code == 1
    assert done.exported(file)["results"] == [result]
    assert done("check", file).code == 0


DOUBTFUL = "Runde;Tisch;A;B;Spiele;Strafe\n1;1;640;360;10;-50\n1;2;600;400;10;\n"


def test_what_can_mean_two_things_waits_until_somebody_says_so(done, refused, teams):
    said = refused("enter", teams, "--from", "-", stdin=DOUBTFUL)
    assert "«Strafe: -50»" in said
    assert "Zeile 2: Gelesen wird: Runde 1, Tisch 1, 640:360." in said
    assert "--accept doubtful" in said
    assert done.exported(teams)["results"] == []
    taken = done("enter", teams, "--from", "-", "--accept", "doubtful", stdin=DOUBTFUL)
    assert "«Strafe: -50»" in taken.err
    assert [result["report"]["a"] for result in done.exported(teams)["results"]] == [640, 600]


def test_no_other_word_accepts_anything(call, refused, teams):
    assert call("enter", teams, "--from", "-", "--accept", "all", stdin=DOUBTFUL).code == 2
    wrong = "Runde;Tisch;A;B;Strafe\n1;1;640;350;-50\n"
    assert "350" in refused("enter", teams, "--from", "-", "--accept", "doubtful", stdin=wrong)


def test_a_file_that_is_entered_again_changes_nothing(done, teams):
    text = "Runde;Tisch;A;B;Spiele;Notiz\n1;1;640;360;10;Tee verschüttet\n"
    first = done("enter", teams, "--from", "-", "--json", stdin=text).json
    (result,) = done.exported(teams)["results"]
    assert result["note"] == "Tee verschüttet"
    again = done("enter", teams, "--from", "-", "--json", stdin=text).json
    assert (again["unchanged"], again["score"], again["revision"]) == (
        True,
        [640, 360],
        first["revision"] + 1,
    )
    assert "steht schon" in done("enter", teams, "--from", "-", stdin=text).out
    assert [line["kind"] for line in done("journal", teams, "--json").lines].count("enter-result") == 1


def test_what_a_file_replaces_is_said_first(done, teams):
    done("enter", teams, "--from", "-", stdin="Runde;Tisch;Spiele\n1;1;55:45 | 60:40\n")
    trial = done("enter", teams, "--from", "-", "--dry-run", stdin="Runde;Tisch;A;B\n1;1;640;360\n")
    assert "115:85" in trial.err
    assert "Die 2 einzelnen Spiele" in trial.err


def test_own_exports_of_results_come_back(done, teams, tmp_path):
    """All tables had 10:90 once, from a file that says 600:400 in 10 hands."""
    done("enter", teams, "--round", 1, "--table", 1, "--score", "600:400", "--hands-played", 10)
    for kind in ("csv", "jsonl"):
        file = tmp_path / f"resultate.{kind}"
        done("export", teams, "--results", file)
        done("undo", teams)
        back = done("enter", teams, "--from", file, "--json").json
        assert (back["score"], back["hands_played"]) == ([600, 400], 10)

"""Does every command keep its contract: names, JSON fields, exit codes, findings in words?"""

import json
import os
import subprocess

import pytest

from tichu_turnier.cli.commands import MODULES
from tichu_turnier.sheets import SHEETS
from tichu_turnier.tournament.presets import PRESETS

NINE = ["--hand", "55:45"] * 8 + ["--hand", "155:45 T0+"]


@pytest.mark.parametrize("command", MODULES)
def test_every_command_has_help(done, command):
    text = done(command, "--help").out
    assert text.startswith(f"Aufruf: tichu-turnier {command}")
    assert "<cli-" not in text
    options = [line.split()[0] for line in text.splitlines() if line.startswith("  --")]
    explained = [line for line in text.splitlines() if line.startswith("  --") and len(line.split()) > 2]
    assert options
    assert all(len(line.strip()) > 12 for line in explained)


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_the_help_names_every_command(done, language):
    text = done("--language", language, "--help").out
    assert all(f"\n  {command} " in text for command in MODULES)
    assert "<cli-" not in text
    assert done("--version").out.startswith("tichu-turnier 0")


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_every_option_is_explained_in_every_language(done, language):
    for command in MODULES:
        text = done(f"--language={language}", command, "--help").out
        lines = text.splitlines()
        bare = [line for line in lines if line.startswith("  -") and len(line.split()) == 1]
        after = [lines[lines.index(line) + 1] for line in bare]
        assert all(line.startswith("     ") for line in after), (command, bare)


def test_languages(call, tmp_path):
    words = {"de": "gibt es nicht", "en": "There is no file", "fr": "n’existe pas"}
    for language, said in words.items():
        answer = call("--language", language, "import", tmp_path / "x.json", tmp_path / "x.tichu")
        assert answer.code == 1
        assert said in answer.err


def test_the_language_of_the_system(call, monkeypatch):
    monkeypatch.setenv("LANG", "fr_CH.UTF-8")
    assert "Commandes" in call("--help").out
    monkeypatch.setenv("LC_ALL", "C")
    assert "Befehle" in call("--help").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["standigs", "x.tichu"], "standings"),
        (["enter"], "FILE"),
        (["enter", "x.tichu", "--scores", "1:2"], "--score"),
        (["enter", "x.tichu", "--round", "eins"], "Der Wert für --round"),
        (["enter", "x.tichu", "--round"], "Nach --round"),
        (["enter", "x.tichu", "zuviel", "nochmehr"], "nichts anfangen: zuviel nochmehr"),
        (["enter", "x.tichu"], "--from"),
        (["enter", "x.tichu", "--round", "1", "--table", "1", "--score", "viel"], "640:360"),
        (["enter", "x.tichu", "--round", "1", "--table", "1", "--score", "1:2", "--hand", "55"], "--from"),
        (["enter", "x.tichu", "--round", "1", "--table", "1", "--score", "0:0", "--force"], "--reason"),
        (["register", "x.tichu"], "--from"),
        (["draw", "x.tichu", "--all", "--round", "2"], "--all"),
        (["draw", "x.tichu", "--seed", "-1"], "-1"),
        (["new", "x.tichu", "--preset", "club-evenin"], "club-evening"),
        (["new", "x.tichu", "--set", "roundz=4"], "rounds"),
        (["new", "x.tichu", "--set", "rounds"], "rounds=4"),
        (["new", "x.tichu", "--set", "rounds=0"], "1-999"),
        (["new", "x.tichu", "--date", "31.2.2026"], "2026-11-21"),
        (["print", "x.tichu", "rankin", "-o", "x.pdf"], "ranking"),
        (["print", "x.tichu", "ranking", "-o", "x.doc"], "pdf, xlsx, html, csv"),
        (["print", "x.tichu", "ranking"], "--output"),
        (["withdraw", "x.tichu", "3"], "--from-round"),
        (["demo", "--out", "x", "--entrants", "3"], "4"),
    ],
)
def test_bad_usage(call, tmp_path, monkeypatch, arguments, said):
    monkeypatch.chdir(tmp_path)
    answer = call(*arguments)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err
    assert list(tmp_path.iterdir()) == []


def test_all_faults_of_settings_at_once(call, file):
    answer = call("new", file, "--set", "rounds=x", "--set", "zone=Mars/Nord", "--set", "bye-credit=all")
    assert answer.code == 2
    assert len(answer.err.splitlines()) == 3
    assert not file.exists()


@pytest.mark.parametrize(
    "command", ["standings", "missing", "journal", "undo", "verify", "timetable", "draw"]
)
def test_a_file_that_is_not_there(call, tmp_path, command):
    answer = call(command, tmp_path / "nichts.tichu")
    assert (answer.code, answer.out) == (1, "")
    assert "nichts.tichu" in answer.err


@pytest.mark.parametrize("content", [b"", b"hello", b"SQLite format 3\0" + b"\0" * 500])
def test_a_file_that_is_no_tournament(call, file, content):
    file.write_bytes(content)
    for command in ("standings", "verify", "new"):
        assert call(command, file).code == 1
    assert file.read_bytes() == content


def test_a_server_is_refused_for_now(call):
    answer = call("standings", "postgresql://club:secret@host/db")
    assert answer.code == 1
    assert "secret" not in answer.err


def test_new(done, file):
    details = ("--name", "Ğülşen-Cup", "--date", "21.11.2026", "--place", "Luzern")
    answer = done("new", file, "--preset", "treibhaus", *details, "--json")
    assert answer.json == {
        "file": str(file),
        "name": "Ğülşen-Cup",
        "date": "2026-11-21",
        "place": "Luzern",
        "preset": "treibhaus",
        "rounds": 3,
        "revision": 1,
    }


def exported(done, file):
    done("export", file, "-o", file.with_suffix(".json"))
    return json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))


def test_settings(done, file):
    wishes = "rounds=4 zone=Europe/Berlin bye-credit=flat flat-victory-points=9 double-value=200"
    wishes += " grand-tichu=yes start=18:00 round-minutes=45 break-minutes=10 double-with-lost-call=3"
    wishes += " tie-breaks=victory-points,hands-won"
    done("new", file, *(word for wish in wishes.split() for word in ("--set", wish)))
    data = exported(done, file)
    regulations = data["regulations"]
    assert (regulations["rounds"], regulations["bye_credit"]) == (4, "flat")
    assert regulations["flat_victory_points"] == 9
    assert regulations["rules"] == {"grand_tichu": True, "double_value": 200}
    assert regulations["scoring"]["double_with_lost_call"] == 3
    assert regulations["tie_breaks"] == ["victory-points", "hands-won"]
    table = done("timetable", file, "--json").json
    rounds = [(row["start"][-5:], row["end"][-5:]) for row in table["rows"] if row["kind"] == "round"]
    assert rounds == [("18:00", "18:45"), ("18:55", "19:40"), ("19:50", "20:35"), ("20:45", "21:30")]
    assert table["zone"] == "Europe/Berlin"


def test_a_later_start_shifts_the_printed_timetable(done, file):
    done("new", file, "--set", "start=20:00")
    rows = done("timetable", file, "--json").json["rows"]
    assert [row["start"][-5:] for row in rows if row["kind"] == "round"] == ["20:00", "21:10", "22:30"]


def test_timetable_shows_the_contradiction(done, file):
    done("new", file, "--date", "2026-11-21")
    answer = done("timetable", file, "--json")
    rows = [(row["kind"], row["start"][-5:], row["end"][-5:], row["minutes"]) for row in answer.json["rows"]]
    assert rows == [
        ("round", "19:15", "20:05", 50),
        ("break", "20:05", "20:25", 20),
        ("round", "20:25", "21:15", 50),
        ("break", "21:15", "21:45", 30),
        ("round", "21:45", "22:35", 50),
        ("break", "22:35", "22:50", 15),
        ("prize-giving", "22:50", "22:50", 0),
    ]
    assert [finding["key"] for finding in answer.json["findings"]] == ["timetable-stated-minutes"] * 2
    assert len(answer.err.splitlines()) == 2
    text = done("timetable", file).out
    assert "19:15–20:05  Runde 1  50 min" in text


def test_presets(done):
    presets = done("presets", "--json").json
    assert [preset["key"] for preset in presets] == [preset.key for preset in PRESETS]
    assert {"rounds", "unit", "format", "rules", "scoring", "stages", "name"} <= set(presets[0])
    assert "Klubabend" in done("presets").out


def test_register_one(done, club):
    assert "Nummer 9" in done("register", club, "Luchs", "--club", "Bern").out
    answer = done("register", club, "Marder", "--json")
    assert answer.json["registered"] == [{"id": 10, "name": "Marder", "club": ""}]


def test_register_a_partnership(done, teams):
    answer = done("register", teams, "Luchs", "--partner", "Marder", "--json")
    assert answer.json["registered"][0]["name"] == "Luchs & Marder"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["bär"], "steht schon"),
        (["Luchs", "--partner", "Marder"], "einzeln"),
        (["  "], "Name"),
        (["--from", "nichts.xlsx"], "nichts.xlsx"),
    ],
)
def test_register_refuses(call, club, done, arguments, said):
    answer = call("register", club, *arguments)
    assert (answer.code, answer.out) == (1, "")
    assert said in answer.err
    assert len(exported(done, club)["entrants"]) == 8


def test_a_faulty_list_registers_nobody_unless_told(call, done, club):
    faulty = "Name;Verein\nLuchs;\nBÄR;\n;Bern\nMarder;\n"
    answer = call("register", club, "--from", "-", stdin=faulty)
    assert (answer.code, answer.out) == (1, "")
    assert [line.split(":")[1].strip() for line in answer.err.splitlines()] == ["Zeile 3", "Zeile 4"]
    answer = done("register", club, "--from", "-", "--partial", "--json", stdin=faulty)
    assert [each["name"] for each in answer.json["registered"]] == ["Luchs", "Marder"]
    assert [each["where"][:2] for each in answer.json["findings"]] == [["line", 3], ["line", 4]]


def test_check_in(done, club):
    done("register", club, "Luchs", "--check-in")
    assert [e["name"] for e in exported(done, club)["entrants"] if e["checked_in"]] == ["Luchs"]


def test_withdraw_by_number_and_name(done, call, club):
    assert done("withdraw", club, "gamse", "--from-round", 2, "--json").json["id"] == 6
    done("withdraw", club, 3, "--from-round", 1)
    assert [e["withdrawn_from"] for e in exported(done, club)["entrants"]][2:6] == [1, None, None, 2]
    for word, said in (("Yeti", "Yeti"), ("99", "99")):
        answer = call("withdraw", club, word, "--from-round", 1)
        assert answer.code == 1
        assert said in answer.err


def test_names_that_two_people_have(done, call, club):
    done("register", club, "Bär", "--club", "Bern")
    answer = call("withdraw", club, "Bär", "--from-round", 1)
    assert answer.code == 1
    assert "2 Bär" in answer.err
    assert "9 Bär Bern" in answer.err


def test_substitute(done, call, club):
    done("draw", club, "--seed", 1)
    assert done("substitute", club, 2, "Luchs", "--json").json["before"] == "Bär"
    assert exported(done, club)["entrants"][1]["formerly"] == ["Bär"]
    assert call("substitute", club, 3, "Luchs").code == 1


def test_substitute_in_a_team(done, call, teams):
    done("substitute", teams, 1, "Luchs", "--instead-of", "Adler Zwei")
    first = exported(done, teams)["entrants"][0]
    assert (first["name"], first["members"]) == ("Team Adler", ["Adler Eins", "Luchs"])
    assert first["formerly"] == ["Adler Zwei"]
    done("substitute", teams, 2, "Marder", "--partner", "Nerz")
    assert exported(done, teams)["entrants"][1]["members"] == ["Marder", "Nerz"]
    assert call("substitute", teams, 1, "Otter", "--instead-of", "Nobody").code == 1


def test_draw(done, call, club):
    answer = done("draw", club, "--seed", 42, "--json").json
    assert {"round", "seed", "tables", "sitting_out", "quality", "bound"} <= set(answer)
    assert (answer["round"], answer["seed"], answer["sitting_out"]) == (1, 42, [])
    assert [table["table"] for table in answer["tables"]] == [1, 2]
    assert sorted(seat for table in answer["tables"] for seat in table["seats"]) == list(range(1, 9))
    keys = {"partner_repeats", "opponent_repeats", "meeting_repeats", "sit_out_spread"}
    assert keys <= set(answer["quality"])
    assert keys <= set(answer["bound"])
    assert call("draw", club, "--round", 1).code == 1
    assert "Warnung" in done("draw", club, "--round", 2).err


def test_a_dry_run_publishes_nothing_and_the_seed_brings_the_same(done, club):
    trial = done("draw", club, "--seed", 5, "--dry-run", "--json").json
    assert exported(done, club)["rounds"] == []
    assert trial.pop("published") is False
    real = done("draw", club, "--seed", 5, "--json").json
    assert real.pop("published") is True
    assert real == trial


def test_the_seed_of_a_draw_is_told_and_repeats_it(done, club):
    chosen = done("draw", club, "--json", "--dry-run").json
    assert done("draw", club, "--json", "--seed", chosen["seed"]).json["tables"] == chosen["tables"]


def test_all_rounds_at_once(done, call, club):
    trial = done("draw", club, "--all", "--seed", 3, "--json", "--dry-run").lines
    drawn = done("draw", club, "--all", "--seed", 3, "--json").lines
    assert [each["round"] for each in drawn] == [1, 2, 3]
    assert [each["tables"] for each in trial] == [each["tables"] for each in drawn]
    answer = call("draw", club)
    assert answer.code == 1
    assert "drei" in answer.err or "3" in answer.err


def test_people_who_sit_out(done, club):
    done("register", club, "Luchs")
    drawn = done("draw", club, "--all", "--seed", 3, "--json").lines
    resting = [each["sitting_out"] for each in drawn]
    assert [len(each) for each in resting] == [1, 1, 1]
    assert len({each[0] for each in resting}) == 3
    assert "Freilos" in done("draw", *_fresh(done, club), "--seed", 3).out


def _fresh(done, club):
    other = club.with_name("zweites.tichu")
    done("new", other)
    for number in range(5):
        done("register", other, f"Karte {number} {'ABCDE'[number] * 9}")
    return (other,)


def test_too_few_people(call, done, file):
    done("new", file)
    for name in ("Adler", "Bär", "Dachs"):
        done("register", file, name)
    answer = call("draw", file)
    assert (answer.code, answer.out) == (1, "")
    assert "zu wenige" in answer.err


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        ("", "JSON"),
        ("[", "JSON"),
        ("5", "Auslosung"),
        ('{"rounds": 5}', "Auslosung"),
        ('{"rounds": []}', "0"),
        ('{"rounds": [[[1, 2, 3]]]}', "Tisch 1"),
        ('{"rounds": [[[1, 2, 3, 99]]]}', "99"),
        ('{"rounds": [[[1, 2, 3, 4]], [[1, 2, 3, 3]]]}', "zwei Plätze"),
        ('{"rounds": [[], [[1, 2, 3, 4]]]}', "Tisch"),
        ('{"tables": [{"table": 1, "seats": [1, 2, 3]}]}', "Auslosung"),
    ],
)
def test_plans_that_are_none(call, done, club, plan, said):
    answer = call("draw", club, "--from", "-", stdin=plan)
    assert (answer.code, answer.out) == (1, "")
    assert said in answer.err
    assert exported(done, club)["rounds"] == []


def test_plans_go_on_where_the_draw_is(done, call, club):
    plan = json.dumps({"rounds": [[[1, 2, 3, 4], [5, 6, 7, 8]], [[1, 5, 2, 6], [3, 7, 4, 8]]]})
    done("draw", club, "--from", "-", "--round", 1, stdin=plan)
    (second,) = done("draw", club, "--from", "-", "--json", stdin=plan).lines
    assert second["round"] == 2
    answer = call("draw", club, "--from", "-", stdin=plan)
    assert answer.code == 1
    assert "keine mehr" in answer.err


def test_a_draw_can_be_typed_in_as_it_was_shown(done, teams):
    shown = done("draw", teams, "--seed", 2, "--dry-run", "--json")
    typed = done("draw", teams, "--from", "-", "--json", stdin=shown.out)
    assert typed.json["tables"] == shown.json["tables"]


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
        (["0:200 D02"], "100:0"),
    ],
)
def test_impossible_hands_are_refused(call, done, club, hands, said):
    done("draw", club, "--seed", 1)
    given = (word for hand in hands for word in ("--hand", hand))
    answer = call("enter", club, "--round", 1, "--table", 1, *given)
    assert (answer.code, answer.out) == (1, "")
    assert "Spiel 1" in answer.err
    assert said in answer.err
    assert exported(done, club)["results"] == []


def test_force_needs_a_reason_and_keeps_it(done, call, club):
    done("draw", club, "--seed", 1)
    forced = ["--hand", "130:-30", *NINE[:16]]
    assert call("enter", club, "--round", 1, "--table", 1, *forced).code == 1
    done("enter", club, "--round", 1, "--table", 1, *forced, "--force", "--reason", "So unterschrieben")
    assert exported(done, club)["results"][0]["accepted_because"] == "So unterschrieben"
    assert "So unterschrieben" in done("journal", club).out
    assert any(row["accepted"] for row in done("standings", club, "--json").json)
    assert done("verify", club, "--json").json["ok"] is True


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


def test_totals_are_not_enough_where_hands_count(call, done, club):
    done("draw", club, "--seed", 1)
    for force in ([], ["--force", "--reason", "egal"]):
        answer = call("enter", club, "--round", 1, "--table", 1, "--score", "640:360", *force)
        assert answer.code == 1
        assert "jedes Spiel einzeln" in answer.err


def test_a_file_of_results_is_entered_whole_or_not_at_all(call, done, teams):
    good = '{"round":1,"table":1,"score":[640,360],"hands_played":10}'
    bad = '{"round":1,"table":2,"score":[640,350]}'
    answer = call("enter", teams, "--from", "-", stdin=f"{good}\n{bad}\nUnfug\n")
    assert (answer.code, answer.out) == (1, "")
    lines = [line for line in answer.err.splitlines() if line.startswith("Fehler")]
    assert [line.split(":")[1].strip() for line in lines] == ["Zeile 2", "Zeile 3"]
    assert exported(done, teams)["results"] == []
    assert done("enter", teams, "--from", "-", "--json", stdin=good).lines[0]["revision"] == 4


def test_a_table_twice_in_a_file_is_refused(call, teams):
    line = '{"round":1,"table":1,"score":[640,360],"hands_played":10}'
    answer = call("enter", teams, "--from", "-", stdin=f"{line}\n{line}\n")
    assert answer.code == 1
    assert "zweimal" in answer.err


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


def test_journal_undo_redo(done, call, club):
    done("draw", club, "--seed", 1)
    entries = done("journal", club, "--json").lines
    assert [(entry["revision"], entry["kind"]) for entry in entries] == [
        (1, "create"),
        (2, "add-entrants"),
        (3, "publish-draw"),
    ]
    assert {"at", "desk", "args", "reverses", "text"} <= set(entries[0])
    assert "Rückgängig" in done("undo", club).out
    assert exported(done, club)["rounds"] == []
    assert done("redo", club, "--json").json == {"kind": "redo", "reverses": 3, "revision": 5}
    assert len(exported(done, club)["rounds"]) == 1
    assert len(done("journal", club).out.splitlines()) == 5
    assert call("redo", club).code == 1
    for _ in range(2):
        done("undo", club)
    assert "nichts" in call("undo", club).err


def test_sheets(done):
    sheets = done("sheets", "--json").json
    assert [sheet["key"] for sheet in sheets] == [sheet.key for sheet in SHEETS]
    assert "Laufzettel" in done("sheets").out


@pytest.mark.parametrize("kind", ["pdf", "xlsx", "html", "csv", "PDF"])
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.key)
def test_print(done, club, sheet, kind):
    done("draw", club, "--seed", 1)
    out = club.with_name(f"blatt.{kind}")
    done("print", club, sheet.key, "-o", out)
    start = {"pdf": b"%PDF", "xlsx": b"PK", "html": b"<!", "csv": b"\xef\xbb\xbf"}[kind.lower()]
    assert out.read_bytes().startswith(start)
    assert [path.name for path in club.parent.iterdir() if path.name.endswith(".part")] == []


def test_devices_are_written_to_and_never_replaced(call, club, tmp_path):
    pipe = tmp_path / "rohr.json"
    os.mkfifo(pipe)
    reader = subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE)
    assert call("export", club, "-o", pipe).code == 0
    assert json.loads(reader.communicate(timeout=30)[0])["name"] == "Klubabend"
    assert pipe.is_fifo()
    assert call("export", club, "-o", "/dev/full").code == 1


def test_bytes_that_are_no_text(done, club):
    done("register", club, os.fsdecode(b"B\xe4r Balu"))
    assert exported(done, club)["entrants"][-1]["name"] == "B r Balu"


def test_print_refuses(call, club, tmp_path):
    assert call("print", club, "seats-by-table", "-o", tmp_path / "x.pdf").code == 1
    assert call("print", club, "participants", "-o", tmp_path / "kein" / "x.pdf").code == 1
    assert not (tmp_path / "x.pdf").exists()


def test_import_refuses(call, done, club, tmp_path):
    (tmp_path / "x.json").write_text('{"format": "tichu-turnier", "version": 1}')
    assert call("import", tmp_path / "x.json", tmp_path / "neu.tichu").code == 1
    done("export", club, "-o", tmp_path / "gut.json")
    answer = call("import", tmp_path / "gut.json", club)
    assert answer.code == 1
    assert not (tmp_path / "neu.tichu").exists()
    assert json.loads(done("export", club, "-o", "-").out) == json.loads((tmp_path / "gut.json").read_text())


def test_a_file_that_is_open_elsewhere(call, club, monkeypatch):
    from tichu_turnier.cli import terminal
    from tichu_turnier.desk.desk import Desk

    monkeypatch.setattr(terminal, "WAIT_SECONDS", 0.1)
    with Desk.open(club, "Fenster"):
        answer = call("register", club, "Luchs")
    assert answer.code == 1
    assert "offen" in answer.err


def test_names_of_all_kinds(done, club):
    for name in ("Ğülşen Ἀθηνᾶ", "김민준", "Nguyễn", "O'Hare \"Hopp\"", "=1+1", "-x", "a\tb\x07c"):
        done("register", club, "--", name)
    names = [entrant["name"] for entrant in exported(done, club)["entrants"]][8:]
    assert names == ["Ğülşen Ἀθηνᾶ", "김민준", "Nguyễn", "O'Hare \"Hopp\"", "=1+1", "-x", "a b c"]

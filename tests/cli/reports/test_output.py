"""Do journal, sheets, exports, seasons and prizes come out of the command line?"""

import csv
import json
import os
import subprocess
import sys
from datetime import datetime, timedelta
from io import BytesIO, StringIO, TextIOWrapper
from zoneinfo import ZoneInfo

import pytest

from tichu_turnier.desk.demo import play_practice
from tichu_turnier.desk.desk import Desk
from tichu_turnier.entry.drafts import drafts_file, keep
from tichu_turnier.entry.moves import open_table, to_round
from tichu_turnier.entry.session import EntrySession, press
from tichu_turnier.settings import Settings, save_settings
from tichu_turnier.sheets import SHEETS
from tichu_turnier.tournament.changes import HoldStandings

NOT_AT_A_CLUB = ("receipts", "boards", "bracket", "cross-table", "pictures")
"""No fee, nothing to prepare, nobody out, not everybody meets everybody, and no result has come."""


def test_journal_undo_redo(done, call, club):
    done("draw", club, "--seed", 1)
    entries = done("journal", club, "--json").lines
    kinds = [(entry["revision"], entry["kind"]) for entry in entries]
    assert kinds == [(1, "create"), (2, "add-entrants"), (3, "publish-draw")]
    assert {"at", "desk", "args", "reverses", "text"} <= set(entries[0])
    assert "Rückgängig" in done("undo", club).out
    assert done.exported(club)["rounds"] == []
    assert done("redo", club, "--json").json == {"kind": "redo", "reverses": 3, "revision": 5}
    assert len(done.exported(club)["rounds"]) == 1
    assert len(done("journal", club).out.splitlines()) == 5
    assert call("redo", club).code == 1
    for _ in range(2):
        done("undo", club)
    assert "nichts" in call("undo", club).err


def test_the_report_of_one_entrant(done, call, club, tmp_path):
    done("draw", club, "--seed", 7)
    done("print", club, "entrant-reports", "--entrant", "Bär", "-o", tmp_path / "report.html")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<h1><bdi>Einzelbericht</bdi></h1>" in page
    assert page.count("<tr>") == 2
    assert call("print", club, "ranking", "--entrant", "Bär", "-o", tmp_path / "x.pdf").code == 2
    assert call("print", club, "entrant-reports", "--entrant", "Wal", "-o", tmp_path / "x.pdf").code == 1


def test_a_sheet_about_the_whole_tournament_has_no_round(done, club):
    done("draw", club, "--seed", 1)
    out = club.with_name("x.csv")
    assert "--round ändert daran nichts" in done("print", club, "ranking", "--round", 1, "-o", out).err
    assert done("print", club, "standings", "--round", 1, "-o", out).err == ""


@pytest.mark.parametrize("key", NOT_AT_A_CLUB)
def test_a_sheet_on_which_nothing_would_stand_is_refused_in_words(call, club, key):
    out = club.with_name("x.pdf")
    refused = call("print", club, key, "-o", out)
    assert (refused.code, out.exists()) == (1, False)
    assert "gibt es bei einem solchen Turnier nicht" in refused.err


def test_what_was_written_is_told_to_programs(done, club):
    pages = club.with_name("pages")
    files = [str(club.with_name(name)) for name in ("a.csv", "b.json")]
    assert done("print", club, "participants", "-o", files[0], "--json").json == {"files": files[:1]}
    assert done("journal", club, "-o", files[0], "--json").json == {"files": files[:1]}
    assert done("season", club, "-o", files[0], "--json").json == {"files": files[:1]}
    answer = done("export", club, "-o", files[1], "--standings", files[0], "--web", pages, "--json")
    assert answer.json == {"files": [*reversed(files), str(pages / "index.html")]}
    assert done("export", club, "-o", "-", "--standings", files[0]).json["format"] == "tichu-turnier"
    told = done("import", files[1], club.with_name("b.tichu"), "--json").json
    assert (told["file"], told["revision"]) == (str(club.with_name("b.tichu")), 1)


@pytest.mark.parametrize(
    "words", [("export", "-o"), ("export", "--entry"), ("timetable", "--ics"), ("export", "--web")]
)
def test_nothing_is_written_over_a_tournament(done, call, club, words):
    done("draw", club, "--seed", 1)
    before = club.read_bytes()
    answer = call(words[0], club, words[1], club)
    assert answer.code == 1
    assert club.name in answer.err
    assert club.read_bytes() == before


def test_a_part_of_the_journal_is_printed(done, call, club):
    done("draw", club, "--seed", 1)
    out = club.with_name("protokoll.csv")
    done("journal", club, "--first", 2, "-o", out)
    lines = out.read_text(encoding="utf-8-sig").splitlines()
    assert lines[0] == "Protokoll;"
    times = (lines[1].split("Gedruckt ")[1][:5], *(line.split(";")[1][-8:-3] for line in lines[6:]))
    there = datetime.now(ZoneInfo("Europe/Zurich"))
    assert {*times} <= {f"{there - timedelta(minutes=passed):%H:%M}" for passed in range(5)}
    assert lines[3] == "Auszug: 2 von 3 Zeilen"
    assert lines[5] == "Nr.;Zeit;Was;Pult"
    assert [line.split(";")[0] for line in lines[6:]] == ["2", "3"]
    assert "Runde 1 ausgelost" in lines[-1]
    done("journal", club, "--last", 1, "-o", club.with_name("protokoll.pdf"))
    assert call("journal", club, "-o", club.with_name("protokoll.doc")).code == 2


def test_the_look_is_said_with_the_sheet(done, call, club):
    done("draw", club, "--seed", 1)
    out = club.with_name("plan.html")
    done("print", club, "seats-by-name", "-o", out, "--paper", "A5", "--large", "--colour", "#8c1d40")
    page = out.read_text(encoding="utf-8")
    assert "size: A5" in page
    assert "#8c1d40" in page
    refused = call("print", club, "seats-by-name", "-o", out, "--paper", "A3", "--logo", "weg.png")
    assert refused.code == 1
    assert "A3" in refused.err
    assert "weg.png" in refused.err
    save_settings(Settings(paper_size="A5"))
    done("print", club, "seats-by-name", "-o", out)
    assert "size: A5" in out.read_text(encoding="utf-8"), "as it is set in the window"


@pytest.mark.parametrize("kind", ["pdf", "xlsx", "html", "csv", "PDF"])
def test_print(done, club, kind):
    done("draw", club, "--seed", 1)
    out = club.with_name(f"blatt.{kind}")
    done("print", club, "score-slips", "-o", out)
    start = {"pdf": b"%PDF", "xlsx": b"PK", "html": b"<!", "csv": b"\xef\xbb\xbf"}[kind.lower()]
    assert out.read_bytes().startswith(start)
    assert [path.name for path in club.parent.iterdir() if path.name.endswith(".part")] == []


@pytest.mark.parametrize(("said", "start"), [((), b"%PDF"), (("--kind", "html"), b"<!DOCTYPE html>")])
def test_a_sheet_goes_to_standard_output(done, club, monkeypatch, said, start):
    bare = BytesIO()
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(bare, encoding="utf-8", write_through=True))
    assert done("print", club, "participants", "-o", "-", *said).out == ""
    assert bare.getvalue().startswith(start)
    assert bare.getvalue().rstrip().endswith(b"%%EOF" if start == b"%PDF" else b"</html>")
    assert not list(club.parent.glob("-*"))


def test_a_kind_that_is_said_counts_more_than_the_ending(done, call, club):
    done("print", club, "participants", "-o", club.with_name("x.pdf"), "--kind", "csv")
    assert club.with_name("x.pdf").read_bytes().startswith(b"\xef\xbb\xbf")
    assert call("print", club, "participants", "-o", "-", "--kind", "docx").code == 2


def test_a_table_alone_for_programs(done, call, club):
    lines = list(csv.DictReader(StringIO(done("print", club, "participants", "-o", "-", "--bare").out)))
    people = done.exported(club)["entrants"]
    assert {line["Name"] for line in lines} == {each["name"] for each in people}
    assert len(lines) == len(people)
    assert call("print", club, "participants", "-o", club.with_name("x.pdf"), "--bare").code == 2
    done("draw", club, "--seed", 1)
    refused = call("print", club, "score-slips", "-o", "-", "--bare")
    assert (refused.code, refused.out) == (1, "")
    assert "keine Tabelle" in refused.err


def test_every_sheet_is_listed(done):
    listed = done("sheets", "--json").json
    assert [sheet["key"] for sheet in listed] == [sheet.key for sheet in SHEETS]
    assert "Laufzettel" in done("sheets").out


def test_devices_are_written_to_and_never_replaced(call, club, tmp_path):
    pipe = tmp_path / "rohr.json"
    os.mkfifo(pipe)
    reader = subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE)
    assert call("export", club, "-o", pipe).code == 0
    assert json.loads(reader.communicate(timeout=110)[0])["name"] == "Klubabend"
    assert pipe.is_fifo()
    assert call("export", club, "-o", "/dev/full").code == 1


def test_print_and_import_refuse(call, done, club, tmp_path):
    assert call("print", club, "seats-by-table", "-o", tmp_path / "x.pdf").code == 1
    assert call("print", club, "participants", "-o", tmp_path / "kein" / "x.pdf").code == 1
    assert not (tmp_path / "x.pdf").exists()
    (tmp_path / "x.json").write_text('{"format": "tichu-turnier", "version": 1}')
    assert call("import", tmp_path / "x.json", tmp_path / "neu.tichu").code == 1
    done("export", club, "-o", tmp_path / "gut.json")
    answer = call("import", tmp_path / "gut.json", club)
    assert answer.code == 1
    assert not (tmp_path / "neu.tichu").exists()
    assert json.loads(done("export", club, "-o", "-").out) == json.loads((tmp_path / "gut.json").read_text())


def test_an_earlier_state_is_compared_and_restored(done, call, club):
    done("draw", club, "--seed", 1)
    assert "Auslosung: Runde 1" in done("compare", club, 2).out
    (found,) = [each for each in done("compare", club, 2, "--with", 3, "--json").json if each["after"] != "–"]
    assert (found["what"], found["args"], found["before"]) == ("compare-draw", {"round": 1}, "–")
    assert done("restore", club, 2, "--json").json == {"line": 2, "revision": 4}
    assert done.exported(club)["rounds"] == []
    assert "Stand von" in done("journal", club).out
    assert done("compare", club, 2).out == "Beide Stände sind gleich.\n"
    assert call("restore", club, 2).code == 1
    assert call("compare", club, 9).code == 1
    done("undo", club)
    assert len(done.exported(club)["rounds"]) == 1


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


def test_a_season_is_printed(done, call, tmp_path):
    files = [club(done, tmp_path, 1, "600:400"), club(done, tmp_path, 2, "500:500")]
    for ending in ("pdf", "csv"):
        out = tmp_path / f"saison.{ending}"
        done("season", *files, "--best", 1, "-o", out)
        done("season", *files, "--rating", "-o", tmp_path / f"rating.{ending}")
        assert out.stat().st_size > 200
    table = (tmp_path / "saison.csv").read_text(encoding="utf-8-sig")
    assert "1.11." in table
    assert "Adler" in table
    assert "Elch" in (tmp_path / "rating.csv").read_text(encoding="utf-8-sig")
    assert call("season", *files, "-o", tmp_path / "saison.odt").code == 2


def test_prizes_are_set_shown_and_taken_away(done, club):
    done("prizes", club, "--set", "1=Pokal", "--set", "last=  Trost  preis", "--set", "somebody=Hut=rot")
    assert [prize["what"] for prize in done.exported(club)["prizes"]] == ["Pokal", "Trost preis", "Hut=rot"]
    assert "Rang 1: Pokal" in done("prizes", club).out
    plain = done("prizes", club, "--json").json["prizes"]
    assert [prize["to"] for prize in plain] == ["1", "last", "somebody"]
    assert plain[0]["names"] == []
    assert "Preisliste: 3 Preise" in done("journal", club).out
    assert done("prizes", club, "--none").out.strip() == "Es gibt keine Preise."


def test_whoever_gets_them_is_named(done, call, file):
    done("new", file, "--preset", "club-evening")
    with Desk.open(file, "1") as desk:
        play_practice(desk)
    done("prizes", file, "--set", "1=Pokal", "--set", "tichus=Schokolade")
    first, special = done("prizes", file, "--json").json["prizes"]
    leader = done("standings", file, "--json").json
    assert first["names"]
    assert not any(each["final"] for each in (done("prizes", file, "--json").json, *leader))
    assert "Noch nicht endgültig" in done("prizes", file).out
    assert first["names"][0] in str(leader)
    assert special["ids"]
    assert first["names"][0] in call("prizes", file).out


def test_equals_share_their_money_for_programs_too(done, club):
    done("draw", club, "--seed", 1)
    done("prizes", club, "--set", "1=CHF 100", "--set", "2=50 Fr.", "--set", "3=Käse")
    for table in (1, 2):
        done("enter", club, "--round", 1, "--table", table, *["--hand", "50:50"] * 9)
    (share,) = done("prizes", club, "--json").json["shares"]
    assert (share["ids"], share["prizes"]) == ([1, 2, 3, 4, 5, 6, 7, 8], ["CHF 100", "50 Fr.", "Käse"])
    assert share["money"] == [{"unit": "CHF", "whole": 150.0, "each": 18.75, "left": 0.0}]


def test_standings_that_are_held_back_say_so(done, file):
    done("new", file, "--preset", "club-evening")
    with Desk.open(file, "1") as desk:
        play_practice(desk)
        desk.do(HoldStandings(held=True))
    done("prizes", file, "--set", "1=Pokal")
    for command in ("standings", "prizes"):
        assert "zurückgehalten" in done(command, file).out
    assert all(
        row["held"] for row in (*done("standings", file, "--json").json, done("prizes", file, "--json").json)
    )


def test_what_is_no_prize_is_refused(call, club):
    assert call("prizes", club, "--set", "Pokal").code == 2
    said = call("prizes", club, "--set", "tichu=Pokal")
    assert said.code == 2
    assert "tichus" in said.err
    assert call("prizes", club, "--set", "0=Pokal").code == 2
    assert call("prizes", club, "--set", "1=x", "--none").code == 2
    assert call("prizes", club, "--set", "1= ").code == 1


def test_a_correction_half_typed_in_a_window_is_told(done, file):
    done("new", file, "--preset", "club-evening")
    with Desk.open(file, "1") as desk:
        play_practice(desk)
        number, table = next(iter(desk.tournament.results))
        session = EntrySession(desk.tournament, file)
        for move, about in ((to_round, number), (open_table, table)):
            session.apply(move, about)
        for key in ("left", "4", "0"):
            session.apply(press, key)
    keep(drafts_file(file), session.drafts)
    assert f"(Runde/Tisch {number}/{table})" in done("standings", file).out

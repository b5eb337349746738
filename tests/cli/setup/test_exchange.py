"""Does everything that leaves the tournament arrive where it is wanted, and come back?"""

import csv
import json
from dataclasses import replace
from datetime import date

import pytest
from icalendar import Calendar
from openpyxl import load_workbook

from tests.rules.logs.test_bsw_log import played
from tests.sheets.formats.test_for_everybody import Outline
from tichu_turnier.desk.desk import Desk
from tichu_turnier.rules.logs.bsw_write import write
from tichu_turnier.tournament.changes import SetDetails, SetTimetable
from tichu_turnier.tournament.model.timetable import with_rows


@pytest.fixture
def evening(club, done):
    """Round 1 drawn; one animal has a name that hurts."""
    done("substitute", club, "Adler", "=1+1<b>&", "--accept", "doubtful")
    done("draw", club, "--seed", 7)
    return club


def filled(path, cells):
    book = load_workbook(path)
    for name, value in cells.items():
        book.worksheets[0][name] = value
    book.save(path)


def test_a_round_is_entered_elsewhere_and_audited(evening, call, done, tmp_path):
    sheet = tmp_path / "runde.xlsx"
    done("export", evening, "--entry", sheet)
    nine = {f"G{row}": 65 for row in range(5, 14)} | {f"M{row}": 35 for row in range(5, 14)}
    filled(sheet, {**nine, "G5": 66})
    refused = call("enter", evening, "--from", sheet)
    assert (refused.code, done("missing", evening, "--json").json["missing"]) == (1, [1, 2])
    filled(sheet, {"G5": 65})
    assert "585:315" in done("enter", evening, "--from", sheet).out
    assert done("missing", evening, "--json").json["missing"] == [2]


def test_pages_for_the_site_of_the_club(evening, done, tmp_path):
    done("enter", evening, "--round", 1, "--table", 1, *["--hand", "65:35"] * 9)
    done("export", evening, "--web", tmp_path / "web", "--language", "fr")
    names = {file.name for file in (tmp_path / "web").iterdir()}
    pages = {"index", "entrants", "standings", "pictures", "round-1"}
    assert names == {*(f"{name}.html" for name in pages), "style.css"}
    for file in (tmp_path / "web").glob("*.html"):
        page = Outline(file.read_text(encoding="utf-8"))
        assert set(page.links) <= names
        assert not {tag for tag, _ in page.seen} & {"script", "img", "iframe"}
        assert "Ronde 1" in " ".join(page.text) or "Tour 1" in " ".join(page.text)
    entrants, first = (
        (tmp_path / f"web/{name}.html").read_text(encoding="utf-8") for name in ("entrants", "round-1")
    )
    assert "=1+1<b>&" in Outline(entrants).text
    assert {"585", "405"} <= set(Outline(first).text)


def test_rows_for_statistics(evening, done, tmp_path):
    done("enter", evening, "--round", 1, "--table", 1, *["--hand", "165:35 T0+"] * 9)
    paths = {part: tmp_path / f"{part}.csv" for part in ("standings", "results", "hands")}
    done("export", evening, *(word for part, path in paths.items() for word in (f"--{part}", path)))
    texts = {part: path.read_text(encoding="utf-8-sig").splitlines() for part, path in paths.items()}
    rows = {part: list(csv.DictReader(lines, delimiter=";")) for part, lines in texts.items()}
    assert {row["name"] for row in rows["standings"]} >= {"Bär", "'=1+1<b>&"}
    assert [(row["table"], row["a"], row["b"], row["hands"]) for row in rows["results"]] == [
        ("1", "1485", "315", "9")
    ]
    (told,) = rows["results"]
    shares = [int(told[f"points_{seat}"]) for seat in range(4)]
    assert shares == [1485, 705, 705, 705]
    assert len(rows["hands"]) == 9
    assert {(row["call_0"], row["call_1"], row["first_out"], row["double"]) for row in rows["hands"]} == {
        ("tichu", "none", "0", "no")
    }
    done("export", evening, "--hands", tmp_path / "hands.jsonl")
    first = json.loads((tmp_path / "hands.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert (first["a"], first["b"], first["hand"], first["call_0"]) == (165, 35, 1, "tichu")
    partners = {(row["id_0"], row["id_2"]) for row in rows["hands"]}
    assert len(partners) == 3


def test_what_to_export_must_be_said(evening, call, tmp_path):
    assert call("export", evening).code == 2
    assert call("export", evening, "--hands", tmp_path / "x.pdf").code == 2
    assert call("export", evening, "--entry", tmp_path / "x.xlsx", "--round", 2).code == 1
    (tmp_path / "file").write_text("")
    assert call("export", evening, "--web", tmp_path / "file" / "web").code == 1


def test_the_timetable_as_a_calendar(file, done, tmp_path):
    details = ("--name", "Drachen, Hunde; Phönixe", "--date", "2026-11-21", "--place", "Luzern")
    done("new", file, "--preset", "treibhaus", *details)
    done("timetable", file, "--ics", tmp_path / "a.ics")
    content = (tmp_path / "a.ics").read_bytes()
    assert all(len(line) <= 75 for line in content.split(b"\r\n"))
    events = Calendar.from_ical(content).walk("VEVENT")
    assert str(events[0]["summary"]) == "Drachen, Hunde; Phönixe: Runde 1"
    assert f"{events[0].decoded('dtstart'):%H:%M %Z}" == "18:15 UTC"
    assert len({event["uid"] for event in events}) == len(events) == 4
    minutes = [(each.decoded("dtend") - each.decoded("dtstart")).total_seconds() / 60 for each in events]
    assert minutes == [50, 50, 50, 30]  # the prize-giving has a beginning only
    alarms = [alarm for event in events for alarm in event.walk("VALARM")]
    assert [alarm["trigger"].dt.total_seconds() / 60 for alarm in alarms] == [-30, -5, -5, -5]
    assert str(alarms[0]["description"]) == "Drachen, Hunde; Phönixe: Runde 1"
    done("timetable", file, "--ics", tmp_path / "b.ics")
    again = Calendar.from_ical((tmp_path / "b.ics").read_bytes()).walk("VEVENT")
    assert [event["uid"] for event in again] == [event["uid"] for event in events]


def events_of(path):
    return {str(each["uid"]): each for each in Calendar.from_ical(path.read_bytes()).walk("VEVENT")}


def test_rounds_that_were_added_and_dropped_again_are_cancelled_in_a_calendar(file, done, tmp_path):
    """Whoever took the file with seven rounds into a calendar gets rid of four of them by that with three."""
    done("new", file, "--preset", "treibhaus", "--name", "Karo")
    for rounds, name in ((7, "a"), (3, "b")):
        done("set", file, f"rounds={rounds}")
        done("timetable", file, "--fit", "--ics", tmp_path / f"{name}.ics")
    before, after = events_of(tmp_path / "a.ics"), events_of(tmp_path / "b.ics")
    dropped = {uid for uid, each in after.items() if each.get("status") == "CANCELLED"}
    rounds = [uid for uid, each in before.items() if "Runde" in str(each["summary"])]
    assert len(rounds) == 7
    assert dropped == set(rounds[3:])
    assert before.keys() == after.keys()


def test_a_moved_or_renamed_evening_replaces_the_old_one_in_a_calendar(file, done, tmp_path):
    """A week later and under its right name: no event of the old file stays beside those of the new one."""
    done("new", file, "--name", "Karo", "--date", "2026-10-24")
    done("timetable", file, "--ics", tmp_path / "a.ics")
    with Desk.open(file, "Uhu") as desk:
        desk.do(SetDetails("Karo 2", date(2026, 10, 31), "Bern"))
    done("timetable", file, "--ics", tmp_path / "b.ics")
    before, after = events_of(tmp_path / "a.ics"), events_of(tmp_path / "b.ics")
    assert before.keys() == after.keys()
    assert {f"{each.decoded('dtstart'):%d.%m.}" for each in after.values()} == {"31.10."}
    assert all(after[uid]["sequence"] >= before[uid]["sequence"] > 0 for uid in after)
    other = file.with_name("other.tichu")
    done("new", other, "--name", "Karo", "--date", "2026-10-24")
    done("timetable", other, "--ics", tmp_path / "c.ics")
    assert before.keys().isdisjoint(events_of(tmp_path / "c.ics"))


def test_rounds_that_are_dropped_are_cancelled_and_each_prize_giving_has_its_own_id(file, done, tmp_path):
    done("new", file, "--preset", "knock-out")
    done.teams(file, ("Adler", "Biber", "Dachs", "Elster", "Fuchs"))
    done("timetable", file, "--ics", tmp_path / "a.ics")
    names = [str(each["summary"]).partition(": ")[2] for each in events_of(tmp_path / "a.ics").values()]
    assert names == ["Viertelfinal", "Halbfinal", "Final", "Runde 4", "Rangverkündigung"]
    done("draw", file)
    done("timetable", file, "--fit", "--ics", tmp_path / "b.ics")
    before, after = events_of(tmp_path / "a.ics"), events_of(tmp_path / "b.ics")
    assert before.keys() == after.keys()
    assert [str(each.get("status", "")) for each in after.values()] == [*[""] * 4, "CANCELLED"]
    assert str([*after.values()][-1]["summary"]).endswith(": Runde 4")
    with Desk.open(file, "Uhu") as desk:
        plan = desk.tournament.timetable
        desk.do(SetTimetable(with_rows(plan, 1, 1, replace(plan.slots[-1], label="Ehrenrunde"))))
    done("timetable", file, "--ics", tmp_path / "c.ics")
    assert len(Calendar.from_ical((tmp_path / "c.ics").read_bytes()).walk("VEVENT")) == 6
    assert len(events_of(tmp_path / "c.ics")) == 6


def a_log(tmp_path, seeds, names):
    hands = [played(seed)[0] for seed in seeds]
    for hand in hands:
        hand.names = {seat: name.replace(" ", "\N{NO-BREAK SPACE}") for seat, name in enumerate(names)}
    path = tmp_path / "partie.tch"
    path.write_text("".join(map(write, hands)), encoding="utf-8")
    return path, [hand.result for hand in hands]


def result_of(file, done):
    (result,) = done.exported(file)["results"]
    return result["report"]["hands"]


SEEDS = (1, 2, 4, 7, 8, 11, 13, 14, 16)


def test_a_game_log_becomes_the_hands_of_a_table(teams, done, tmp_path):
    path, results = a_log(tmp_path, SEEDS, ("x", "y", "z", "w"))
    answer = done("enter", teams, "--round", 1, "--table", 1, "--log", path, "--dry-run")
    assert "x, y, z, w" in answer.err
    done("enter", teams, "--round", 1, "--table", 1, "--log", path)
    assert [(hand["a"], hand["b"]) for hand in result_of(teams, done)] == results


def test_the_people_of_a_log_are_found_by_their_names(teams, done, tmp_path):
    """Team Adler sits on seats 0 and 2; in the log its people sit on 1 and 3, the other way round."""
    path, results = a_log(tmp_path, SEEDS, ("Bär Eins", "adler zwei", "Bär Zwei", "Adler Eins"))
    answer = done("enter", teams, "--round", 1, "--table", 1, "--log", path)
    assert answer.err == ""
    assert [(hand["b"], hand["a"]) for hand in result_of(teams, done)] == results


def test_logs_that_do_not_hold(teams, call, tmp_path):
    path, _ = a_log(tmp_path, SEEDS, ("x", "y", "z", "w"))
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) * 95 // 100])
    half = call("enter", teams, "--round", 1, "--table", 1, "--log", path)
    assert (half.code, "Strg+L" in half.err) == (1, True)
    path.write_bytes(b"nothing")
    assert call("enter", teams, "--round", 1, "--table", 1, "--log", path).code == 1
    assert call("enter", teams, "--round", 1, "--table", 9, "--log", path).code == 1
    assert call("enter", teams, "--round", 1, "--table", 1, "--log", path, "--score", "1:2").code == 2

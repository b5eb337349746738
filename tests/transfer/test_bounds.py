"""Is whatever is far too much refused, or cut, in words and soon?"""

import itertools
import json
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import time
import zipfile

import openpyxl
import pytest

from tests.store.examples import evening, reported
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.similar import similar_names
from tichu_turnier.finding import Refusal
from tichu_turnier.tournament.draws.plan import table_numbers
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.entrant_list import read_list
from tichu_turnier.transfer.tournament_json import export_json, import_json

SECONDS = 2.0
BUSY = 2  # Time of the processor counts more where others share its caches and its clock.
REPORT = ("results", 0, "report", "hands", 0)


@pytest.fixture(autouse=True)
def soon():
    """Of the processor alone: others may be at work. What is made first takes longer."""
    start = time.process_time()
    yield
    assert time.process_time() - start < 4 * SECONDS


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("regulations", "rounds"), 10**9),
        (("regulations", "rounds"), -5),
        (("regulations", "hands_per_stage"), 10**8),
        (("regulations", "stages"), 10**6),
        (("regulations", "knock_out", "groups"), 10**6),
        (("regulations", "dropped_rounds"), -1),
        (("regulations", "entry", "fee"), 10**12),
        (("entrants", 0, "id"), 0),
        (("entrants", 0, "id"), 10**12),
        (("entrants", 0, "name"), "Katze" * 200_000),
        (("entrants", 0, "name"), "Katze\0"),
        (("entrants", 0, "name"), "Katze\ud800"),
        (("entrants", 0, "away"), list(range(30_000))),
        (("rounds", 0, "tables", 1, "table"), 1),
        (("rounds", 0, "seed"), -1),
        ((*REPORT, "first_out"), 7),
        ((*REPORT, "a"), 10**9),
    ],
)
def test_a_tournament_out_of_all_bounds(path, value):
    data = json.loads(export_json(reported(evening(), 1, 50)))
    *folders, last = path
    inside = data
    for step in folders:
        inside = inside[step]
    assert last in inside or isinstance(inside, list)
    inside[last] = value
    with pytest.raises(Refusal) as refused:
        import_json(json.dumps(data))
    finding = refused.value.findings[0]
    assert finding.key == "import-json-value"
    assert str(path[0]) in str(finding.args["path"])


def alike(count, letters):
    chance = random.Random(count)
    return ["".join(chance.choices("ab", k=letters)) + " Katzenmeier" for _ in range(count)]


@pytest.mark.parametrize(("count", "letters"), [(2000, 14), (2000, 48), (5_000, 14), (5_000, 4)])
def test_a_list_in_which_all_names_are_alike(count, letters):
    preview = read_list("Name\n" + "\n".join(alike(count, letters)), Unit.PLAYER)
    assert len(preview.lines) == count


def test_names_without_end():
    assert not list(similar_names([f"{number}" + "x" * 100_000 for number in range(50)]))


def test_marks_that_are_never_closed():
    preview = read_list("Name\n" + '"Anna\n' * 4_900, Unit.PLAYER)
    assert "import-quote-open" in {finding.key for finding in preview.findings}


def test_a_workbook_that_is_all_looks(tmp_path):
    book = openpyxl.Workbook()
    book.active.append(["Name"])
    book.active.append(["Anna"])
    book.save(tmp_path / "plain.xlsx")
    assert len(read_list(tmp_path / "plain.xlsx", Unit.PLAYER).lines) == 1
    with zipfile.ZipFile(tmp_path / "plain.xlsx") as plain, zipfile.ZipFile(tmp_path / "b.xlsx", "w") as bomb:
        for name in plain.namelist():
            content = plain.read(name)
            if name == "xl/styles.xml":
                content = content.replace(b"</fonts>", b"<font><b/></font>" * 200_000 + b"</fonts>")
            bomb.writestr(name, content)
    (finding,) = read_list(tmp_path / "b.xlsx", Unit.PLAYER).findings
    assert finding.key == "import-too-many-cells"


@pytest.mark.parametrize("given", [[None] * 60_000, list(range(1, 60_000)), [7] * 60_000])
def test_a_plan_with_tables_without_end(given):
    numbers, _ = table_numbers(given)
    assert len(set(numbers)) == len(given)


OASIS = ("office", "table", "text")


def ods(path, rows):
    spaces = "".join(f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0" ' for name in OASIS)
    content = f"<office:document-content {spaces}><table:table>{rows}</table:table></office:document-content>"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("content.xml", content)


def xlsx(path, rows):
    space = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    openpyxl.Workbook().save(path.with_suffix(".plain"))
    with zipfile.ZipFile(path.with_suffix(".plain")) as plain, zipfile.ZipFile(path, "w", 8) as bomb:
        for name in plain.namelist():
            sheet = f'<worksheet xmlns="{space}"><sheetData>{rows}</sheetData></worksheet>'
            bomb.writestr(name, sheet if "sheet1" in name else plain.read(name))


def sparse(path, beginning=b""):
    path.write_bytes(beginning)
    os.truncate(path, 700_000_000)


def exported(**more):
    """An export in which these lists are as long as said; all in them is as in the first of an evening."""
    data = json.loads(export_json(reported(evening(), 1, 50)))
    for key, count in more.items():
        data[key] = [{**data[key][0], "id" if key == "entrants" else "number": 1 + at} for at in range(count)]
    return json.dumps(data)


def changed(*statements):
    def make(path):
        shutil.copyfile(path.with_name("sound.tichu"), path)
        with sqlite3.connect(path) as raw:
            for statement in ("PRAGMA writable_schema = ON", *statements):
                raw.execute(statement)
        raw.close()

    return make


INLINE = "<row><c t='inlineStr'><is><t>"
CELL_ALONE = "<table:table-cell><text:p>Reh</text:p></table:table-cell>"
WRONG_HANDS = ",".join(['"55:45 T0+"'] * 19_000)
TIMES = "table:number-{}-repeated='1048576'"
CELL = f"<table:table-cell {TIMES.format('columns')}><text:p>{{}}</text:p></table:table-cell>"
ROWS = f"<table:table-row {TIMES.format('rows')}>{CELL}</table:table-row>"
ENDLESS = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x AS id FROM c"
LISTS = {
    "repeated.ods": lambda path: ods(path, ROWS.format("Reh") * 50),
    "long.ods": lambda path: ods(path, ROWS.format("Reh" * 30_000) * 50),
    "rows.ods": lambda path: ods(path, "<table:table-row/>" * 1_500_000),
    "empty.xlsx": lambda path: xlsx(path, "<row/>" * 1_900_000),
    "deep.xlsx": lambda path: xlsx(path, "<a>" * 400_000 + "</a>" * 400_000),
    "long.xlsx": lambda path: xlsx(path, f"{INLINE}{'x' * 29_000_000}</t></is></c></row>"),
    "commas.csv": lambda path: path.write_bytes(b"Name\n" + b"," * 39_000_000),
    "accents.csv": lambda path: path.write_bytes(b"a\xfcb;c\n" * 1_600_000),
    "sparse.xlsx": lambda path: sparse(path, b"PK\3\4"),
    "sparse.xls": lambda path: sparse(path, bytes.fromhex("D0CF11E0A1B11AE1")),
    "lists.json": lambda path: path.write_text("[" + "[]," * 13_000_000 + "[]]"),
    "deep.json": lambda path: path.write_text('{"a":' * 900_000),
    "numbers.json": lambda path: path.write_text("[" + "1," * 19_000_000 + "1]"),
    "people.csv": lambda path: path.write_text("Name\n" + "\n".join(alike(200_000, 20))),
    "people.xlsx": lambda path: xlsx(path, f"{INLINE}Reh</t></is></c></row>" * 150_000),
    "people.ods": lambda path: ods(path, f"<table:table-row>{CELL_ALONE}</table:table-row>" * 200_000),
    "results.csv": lambda path: path.write_text("round;table;score\n" + "1;1;640:360\n" * 200_000),
    "faults.json": lambda path: path.write_text(f'{{"round":1,"table":1,"hands":[{WRONG_HANDS}]}}'),
    "people.json": lambda path: path.write_text(exported(entrants=200_000)),
    "rounds.json": lambda path: path.write_text(exported(rounds=20_000)),
    "lines.json": lambda path: path.write_text('{"round":1,"table":1,"score":[1,2]}\n' * 600_000),
}
FILES = {
    "value.tichu": changed("UPDATE entrant SET name = zeroblob(400000000) WHERE id = 1"),
    "journal.tichu": changed("UPDATE journal SET texts = zeroblob(400000000)"),
    "info.tichu": changed("UPDATE file_info SET tables = zeroblob(400000000)"),
    "view.tichu": changed("DROP TABLE entrant", f"CREATE VIEW entrant AS {ENDLESS}"),
    "trigger.tichu": changed(
        "CREATE TRIGGER t AFTER INSERT ON journal BEGIN SELECT zeroblob(900000000); END"
    ),
    "rows.tichu": changed(f"INSERT INTO entrant_members SELECT 1, id, 'Reh' FROM ({ENDLESS} LIMIT 300000)"),  # noqa: S608
    "check.tichu": changed(
        "UPDATE sqlite_master SET sql = replace(sql, 'PRIMARY KEY',"
        " 'CHECK (length(hex(zeroblob(400000000))) > 0), PRIMARY KEY') WHERE name = 'entrant'"
    ),
    "sparse.tichu": lambda path: sparse(path, path.with_name("sound.tichu").read_bytes()),
}
JSON_ROADS = ("import {file} {new}", "check {file}", "draw {sound} --from {file}")
ROADS = {
    **dict.fromkeys(LISTS, ("register {sound} --from {file}", "enter {sound} --from {file}")),
    **dict.fromkeys(FILES, ("standings {file}", "verify {file}", "check {file}", "register {file} Uhu")),
}
MEGABYTES = 300
FATHER = """
import os, sys, time
from tichu_turnier.cli.main import main
import tichu_turnier.cli.rounds.results, tichu_turnier.cli.setup.entrants, tichu_turnier.desk.desk, openpyxl
for line in sys.stdin:
    sys.stdout.flush()
    if not os.fork():
        for road in line.rstrip("\\n").split("\\t"):
            start = time.process_time()
            code = main(road.split())
            print("ROAD", code, time.process_time() - start)
        print(next(line for line in open("/proc/self/status") if "VmHWM" in line), flush=True)
        os._exit(0)
    print("DONE", os.wait()[1], flush=True)
"""


@pytest.fixture(scope="module")
def father():
    """A process that has the program loaded, and a child of its own for each file."""
    command = [sys.executable, "-c", FATHER]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield process
        process.stdin.close()


def told_by(father, roads):
    father.stdin.write("\t".join(roads) + "\n")
    father.stdin.flush()
    return "".join(itertools.takewhile(lambda line: not line.startswith("DONE"), father.stdout))


@pytest.mark.skipif(sys.platform != "linux", reason="memory is told by Linux")
@pytest.mark.parametrize("name", ROADS)
def test_files_without_end_by_every_road(tmp_path, father, name):
    sound, file = tmp_path / "sound.tichu", tmp_path / name
    Desk.create(sound, evening(), "Eule").close()
    (LISTS | FILES)[name](file)
    roads = ROADS[name] + (JSON_ROADS if name.endswith(".json") else ())
    names = {"sound": sound, "file": file, "new": tmp_path / "new.tichu"}
    told = told_by(father, [road.format(**names) for road in roads])
    codes, seconds = zip(*re.findall(r"ROAD (\d) ([\d.]+)", told), strict=True)
    assert len(codes) == len(roads)
    assert max(map(float, seconds)) < BUSY * SECONDS, told[-2000:]
    assert int(re.search(r"VmHWM:\s+(\d+)", told)[1]) < MEGABYTES * 1000, told

"""Is whatever is far too much refused, or cut, in words and with little memory?

How soon says `python -m benchmarks bounds`; here only what has no end is ended.
"""

import itertools
import json
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import zipfile
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cases import some
from tests.store.examples import evening, reported
from tests.transfer.files_to_read import about, cell, open_document, packed, repacked, row, workbook
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.similar import similar_names
from tichu_turnier.files.cells import Cells, Row
from tichu_turnier.tournament.draws.plan import table_numbers
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.entrant_list import read_list
from tichu_turnier.transfer.lists.shape import side_by_side
from tichu_turnier.transfer.tournament_json import export_json


def alike(count, letters):
    chance = random.Random(count)
    return ["".join(chance.choices("ab", k=letters)) + " Katzenmeier" for _ in range(count)]


@pytest.mark.parametrize(("count", "letters"), [(2000, 48), (2000, 14), (2000, 4)])
def test_a_list_in_which_all_names_are_alike(count, letters):
    preview = read_list("Name\n" + "\n".join(alike(count, letters)), Unit.PLAYER)
    assert len(preview.lines) == count


@pytest.mark.parametrize("unit", Unit)
def test_a_list_that_goes_on_beside_itself_without_end(unit):
    """No more than 20,000 rows come of it below its headings, and what is left out is said once."""
    people = [Row(number, ("Reh", "") * 30) for number in range(2, 20_001)]
    wide = Cells((Row(1, ("Name", "") * 30), *people))
    found = side_by_side(wide, unit)
    assert (len(found.rows), [each.key for each in found.findings]) == (20_001, ["import-cut-off"])
    assert side_by_side(replace(wide, findings=found.findings), unit).findings == found.findings


def test_names_without_end():
    assert not list(similar_names([f"{number}" + "x" * 100_000 for number in range(50)]))


def test_marks_that_are_never_closed():
    preview = read_list("Name\n" + '"Anna\n' * 4_900, Unit.PLAYER)
    assert "import-quote-open" in {finding.key for finding in preview.findings}


def test_a_workbook_that_is_all_looks(tmp_path):
    assert len(read_list(workbook(tmp_path / "plain.xlsx", ["Name"], ["Anna"]), Unit.PLAYER).lines) == 1
    looks = b"<font><b/></font>" * 200_000 + b"</fonts>"
    bomb = repacked(tmp_path / "plain.xlsx", lambda _, content: content.replace(b"</fonts>", looks))
    assert about(read_list(bomb, Unit.PLAYER)) == ["import-too-many-cells"]


@pytest.mark.parametrize("given", [[None] * 30_000, list(range(1, 30_000)), [7] * 30_000])
def test_a_plan_with_tables_without_end(given):
    numbers, _ = table_numbers(given)
    assert len(set(numbers)) == len(given)


def xlsx(path, rows):
    space = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    sheet = f'<worksheet xmlns="{space}"><sheetData>{rows}</sheetData></worksheet>'.encode()
    plain = workbook(path.with_suffix(".plain"))
    repacked(plain, lambda name, content: sheet if "sheet1" in name else content).rename(path)


def lying(path, method):
    """A part that says it has ten bytes and unpacks to very many."""
    packed(path, method, types="<x/>", sheet=b"0" * 100_000_000)
    whole = path.read_bytes()
    path.write_bytes(whole.replace((100_000_000).to_bytes(4, "little"), (10).to_bytes(4, "little")))


def wide(people):
    """A text in which so many other people stand in each line, an empty column behind each of them."""
    lines = (";;".join(f"A {line:x}.{at}" for at in range(people)) for line in range(19_990))
    return "\n".join(lines)


def sparse(path, beginning=b""):
    path.write_bytes(beginning)
    os.truncate(path, 700_000_000)


def exported(key, number, count):
    """An export in which a list is as long as said; all in it is as in the first of an evening."""
    data = json.loads(export_json(reported(evening(), 1, 50)))
    before, after = json.dumps({**data[key][0], number: "#"}).split('"#"')
    items = ",".join(f"{before}{at}{after}" for at in range(1, 1 + count))
    return json.dumps({**data, key: "#"}).replace('"#"', f"[{items}]")


def changed(*statements):
    def make(path):
        shutil.copyfile(path.with_name("sound.tichu"), path)
        with sqlite3.connect(path) as raw:
            for statement in ("PRAGMA writable_schema = ON", *statements):
                raw.execute(statement)
        raw.close()

    return make


INLINE = "<row><c t='inlineStr'><is><t>"
WRONG_HANDS = ",".join(['"55:45 T0+"'] * 19_000)
TIMES = "table:number-{}-repeated='1048576'"
ROWS = row(cell("{}", TIMES.format("columns")), more=TIMES.format("rows"))
ENDLESS = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x AS id FROM c"
LISTS = {
    "deflated.xlsx": lambda path: lying(path, zipfile.ZIP_DEFLATED),
    "bzip2.xlsx": lambda path: lying(path, zipfile.ZIP_BZIP2),
    "zeros.xlsx": lambda path: packed(path, types="<x/>", sheet=b"0" * 60_000_000),
    "cells.xlsx": lambda path: packed(path, types="<x/>", sheet=b"<row>" + b"<c/>" * 14_000_000),
    "strings.xlsx": lambda path: packed(path, types="<x/>", strings=b"<sst>" + b"<si/>" * 2_000_000),
    "members.xlsx": lambda path: packed(path, types="<x/>", **{f"{n}.xml": b"" for n in range(6_000)}),
    "repeated.ods": lambda path: open_document(path, ROWS.format("Reh") * 50),
    "long.ods": lambda path: open_document(path, ROWS.format("Reh" * 30_000) * 50),
    "rows.ods": lambda path: open_document(path, "<table:table-row/>" * 1_500_000),
    "empty.xlsx": lambda path: xlsx(path, "<row/>" * 1_900_000),
    "deep.xlsx": lambda path: xlsx(path, "<a>" * 400_000 + "</a>" * 400_000),
    "long.xlsx": lambda path: xlsx(path, f"{INLINE}{'x' * 29_000_000}</t></is></c></row>"),
    "commas.csv": lambda path: path.write_bytes(b"Name\n" + b"," * 39_000_000),
    "beside.csv": lambda path: path.write_text(("Name;" * 60 + "\n") + ("Reh;" * 60 + "\n") * 19_999),
    "gaps.csv": lambda path: path.write_text(wide(30)),
    "accents.csv": lambda path: path.write_bytes(b"a\xfcb;c\n" * 1_600_000),
    "sparse.xlsx": lambda path: sparse(path, b"PK\3\4"),
    "sparse.xls": lambda path: sparse(path, bytes.fromhex("D0CF11E0A1B11AE1")),
    "lists.json": lambda path: path.write_text("[" + "[]," * 13_000_000 + "[]]"),
    "deep.json": lambda path: path.write_text('{"a":' * 900_000),
    "numbers.json": lambda path: path.write_text("[" + "1," * 19_000_000 + "1]"),
    "people.csv": lambda path: path.write_text("Name\n" + "\n".join(alike(200_000, 20))),
    "people.xlsx": lambda path: xlsx(path, f"{INLINE}Reh</t></is></c></row>" * 150_000),
    "people.ods": lambda path: open_document(path, row(cell("Reh")) * 200_000),
    "results.csv": lambda path: path.write_text("round;table;score\n" + "1;1;640:360\n" * 200_000),
    "faults.json": lambda path: path.write_text(f'{{"round":1,"table":1,"hands":[{WRONG_HANDS}]}}'),
    "people.json": lambda path: path.write_text(exported("entrants", "id", 200_000)),
    "rounds.json": lambda path: path.write_text(exported("rounds", "number", 20_000)),
    "lines.json": lambda path: path.write_text('{"round":1,"table":1,"score":[1,2]}\n' * 600_000),
}
PAGES = {
    "rows.html": lambda path: path.write_text("<table>" + "<tr><td>1<td>Reh<td>5" * 200_000),
    "deep.html": lambda path: path.write_text("<table>" * 140_000),
    "comments.html": lambda path: path.write_text("<html>" + "<!-- " * 200_000),
    "tags.html": lambda path: path.write_text("<html>" + "<a " * 330_000),
    "sections.html": lambda path: path.write_text("<html>" + "<<!---->![cdata[>" * 60_000),
}
"""Web pages, which only a ranking is read from."""
RANKED = ("results.csv", "gaps.csv", "people.ods", "long.xlsx", "lines.json")
"""Lists that are read as a ranking too: a kind of file each."""
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
JUDGED = ("verify {sound} --ranking {file}",)
JSON_ROADS = ("import {file} {new}", "check {file}", "draw {sound} --from {file}")
ROADS = {
    **dict.fromkeys(LISTS, ("register {sound} --from {file}", "enter {sound} --from {file}")),
    **dict.fromkeys(PAGES, JUDGED),
    **dict.fromkeys(FILES, ("standings {file}", "verify {file}", "check {file}", "register {file} Uhu")),
}
MEGABYTES = 300
FATHER = """
import os, resource, sys, time
from tichu_turnier.cli.main import main
import tichu_turnier.cli.rounds.results, tichu_turnier.cli.setup.entrants, tichu_turnier.desk.desk, openpyxl
for line in sys.stdin:
    sys.stdout.flush()
    if not os.fork():
        resource.setrlimit(resource.RLIMIT_CPU, (100, 100))
        for road in line.rstrip("\\n").split("\\t"):
            start = time.process_time()
            code = main(road.split())
            print("ROAD", code, time.process_time() - start)
        print(next(line for line in open("/proc/self/status") if "VmHWM" in line), flush=True)
        os._exit(0)
    print("DONE", os.wait()[1], flush=True)
"""


@pytest.mark.parametrize(
    ("name", "key"),
    some(
        [
            ("deflated.xlsx", "import-not-a-workbook"),
            ("bzip2.xlsx", "import-not-a-workbook"),
            ("zeros.xlsx", "import-too-big"),
            ("cells.xlsx", "import-too-big"),
            ("strings.xlsx", "import-too-many-cells"),
            ("members.xlsx", "import-too-many-cells"),
            ("repeated.ods", "entrant-too-many"),
            ("gaps.csv", "entrant-too-many"),
            ("beside.csv", "entrant-too-many"),
        ],
        5,
    ),
)
def test_what_is_said_of_a_bomb(tmp_path, name, key):
    LISTS[name](tmp_path / name)
    preview = read_list(tmp_path / name, Unit.PLAYER)
    assert (about(preview), preview.lines) == ([key], ())


@contextmanager
def loaded():
    """A process that has the program loaded, and a child of its own for each file."""
    command = [sys.executable, "-c", FATHER]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield process
        process.stdin.close()


@pytest.fixture(scope="module")
def father():
    with loaded() as process:
        yield process


def roads_of(folder: Path, name: str) -> list[str]:
    """The commands that read such a file, once it is made in the folder."""
    sound, file = folder / "sound.tichu", folder / name
    Desk.create(sound, evening(), "Eule").close()
    (LISTS | PAGES | FILES)[name](file)
    roads = ROADS[name] + (JSON_ROADS if name.endswith(".json") else ()) + (JUDGED if name in RANKED else ())
    return [road.format(sound=sound, file=file, new=folder / "new.tichu") for road in roads]


def told_by(father: subprocess.Popen[str], roads: list[str]) -> str:
    father.stdin.write("\t".join(roads) + "\n")
    father.stdin.flush()
    return "".join(itertools.takewhile(lambda line: not line.startswith("DONE"), father.stdout))


@pytest.mark.skipif(sys.platform != "linux", reason="memory is told by Linux")
@pytest.mark.parametrize("name", some(list(ROADS), 14))
def test_files_without_end_by_every_road(tmp_path, father, name):
    roads = roads_of(tmp_path, name)
    told = told_by(father, roads)
    assert len(re.findall(r"ROAD [012] ", told)) == len(roads), told[-2000:]
    assert int(re.search(r"VmHWM:\s+(\d+)", told)[1]) < MEGABYTES * 1000, told

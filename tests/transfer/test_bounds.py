"""Is whatever is far too much refused, or cut, in words and soon?"""

import json
import random
import time
import zipfile

import openpyxl
import pytest

from tests.store.examples import evening, reported
from tichu_turnier.desk.similar import similar_names
from tichu_turnier.finding import Refusal
from tichu_turnier.tournament.draws.plan import table_numbers
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.exporting import export_json, import_json
from tichu_turnier.transfer.importing import read_list

SECONDS = 8.0
"""Four times what is promised: a busy machine counts more of the processor; without bounds it is a minute."""
REPORT = ("results", 0, "report", "hands", 0)


@pytest.fixture(autouse=True)
def soon():
    """Of the processor alone: others may be at work."""
    start = time.process_time()
    yield
    assert time.process_time() - start < SECONDS


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
    return ["".join(chance.choice("ab") for _ in range(letters)) + " Katzenmeier" for _ in range(count)]


@pytest.mark.parametrize(("count", "letters"), [(2000, 14), (2000, 48), (19_000, 14), (19_000, 4)])
def test_a_list_in_which_all_names_are_alike(count, letters):
    preview = read_list("Name\n" + "\n".join(alike(count, letters)), Unit.PLAYER)
    assert len(preview.lines) == count


def test_names_without_end():
    assert not list(similar_names([f"{number}" + "x" * 100_000 for number in range(50)]))


def test_marks_that_are_never_closed():
    preview = read_list("Name\n" + '"Anna\n' * 19_000, Unit.PLAYER)
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

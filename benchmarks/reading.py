"""What does reading lists cost, beside an older tree of this program? The goal is at most 1.3 times as long.

`git worktree add ../old COMMIT`, then `python -m benchmarks reading --beside ../old`: the same files of 2,000
lines are read here and there in turns, by a process each; without the other tree only here.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from itertools import islice, product
from pathlib import Path
from statistics import median
from string import ascii_uppercase

from openpyxl import Workbook

LINES = 2000
RUNS = 9
GOAL = 1.3
ROOT = Path(__file__).parents[1]
_FIRST = ("Adler", "Biber", "Dachs", "Elster", "Fuchs", "Gans", "Hase", "Igel", "Jaguar", "Kranich", "Luchs")
_SECOND = (
    "Mahjong",
    "Hund",
    "Phönix",
    "Drache",
    "Jade",
    "Schwert",
    "Pagode",
    "Stern",
    "Zwei",
    "Drei",
    "Vier",
)
_THIRD = [f"{letter}." for letter in ascii_uppercase] + [f"{letter}{letter}." for letter in ascii_uppercase]
_CHILD = """
import json, sys, time
from functools import partial
from pathlib import Path
from tichu_turnier.rules.ruleset import TOURNAMENT_RULES
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer import results_file
from tichu_turnier.transfer.entrant_list import read_list

def results(path):
    old = getattr(results_file, "read_results", None)
    rules = lambda *_: TOURNAMENT_RULES
    return old(path, rules) if old else results_file.results_of(results_file.content(path), rules)[0]

def lines(path):
    if path.name.startswith("results"):
        return [each for each in results(path) if each.change is not None]
    unit = Unit.PARTNERSHIP if path.name.startswith("partnerships") else Unit.PLAYER
    return read_list(path, unit).accepted()

for line in sys.stdin:
    start = time.process_time()
    count = len(lines(Path(line.rstrip("\\n"))))
    print(json.dumps([count, time.process_time() - start]), flush=True)
"""
"""What runs in each tree: the number of lines taken of each file that it is told, and how long it took."""


def measure(beside: Path | None = None, runs: int = RUNS, lines: int = LINES) -> dict[str, object]:
    """CPU seconds of each file here, and in the other tree; the first reading of a file is not counted."""
    trees = {"here": ROOT, **({} if beside is None else {"beside": beside.resolve()})}
    found: dict[str, object] = {"lines": lines, "goal": GOAL}
    with tempfile.TemporaryDirectory() as folder:
        readers = {name: _reader(tree) for name, tree in trees.items()}
        for path in _files(Path(folder), lines):
            taken: dict[str, list[float]] = {name: [] for name in trees}
            for turn in range(1 + runs):
                for name, reader in readers.items():
                    count, seconds = _read(reader, path)
                    if count != lines:
                        sys.exit(f"{name}: {count} lines of {path.name} were taken")
                    taken[name] += [seconds] if turn else []
            found[path.name] = _told({name: median(each) for name, each in taken.items()})
        for reader in readers.values():
            reader.communicate()
    return found


def _told(seconds: Mapping[str, float]) -> dict[str, float]:
    told = {f"{name}_seconds": round(each, 3) for name, each in seconds.items()}
    if "beside" in seconds:
        told["here_to_beside"] = round(seconds["here"] / seconds["beside"], 2)
    return told


def _reader(tree: Path) -> subprocess.Popen[str]:
    about = {**os.environ, "PYTHONPATH": str(tree)}
    return subprocess.Popen(
        [sys.executable, "-c", _CHILD],
        cwd=tree,
        env=about,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )


def _read(reader: subprocess.Popen[str], path: Path) -> tuple[int, float]:
    if reader.stdin is None or reader.stdout is None:
        raise AssertionError
    reader.stdin.write(f"{path}\n")
    reader.stdin.flush()
    answer = reader.stdout.readline()
    if not answer:
        sys.exit(f"{path.name} could not be read")
    count, seconds = json.loads(answer)
    return count, seconds


def _files(folder: Path, lines: int) -> Iterator[Path]:
    names = [f"{a} {b} {c}" for c, a, b in islice(product(_THIRD, _FIRST, _SECOND), 2 * lines)]
    people = [["Nr", "Name", "Verein", "Bezahlt"]]
    people += [[str(at), name, f"Verein {at % 20}", "ja"] for at, name in enumerate(names[:lines], 1)]
    teams = [["Name", "Spieler 1", "Spieler 2", "Verein"]]
    teams += [[f"Team {at + 1}", *names[2 * at : 2 * at + 2], f"Verein {at % 20}"] for at in range(lines)]
    results = [["Runde", "Tisch", "Paar A", "Paar B", "Resultat"]]
    for at in range(lines):
        score = f"{50 * (at % 20)}:{1000 - 50 * (at % 20)}"
        results.append([str(at // 250 + 1), str(at % 250 + 1), names[2 * at], names[2 * at + 1], score])
    for name, table in (("players", people), ("partnerships", teams), ("results", results)):
        path = folder / f"{name}.csv"
        path.write_text("\n".join(map(";".join, table)) + "\n", encoding="utf-8")
        yield path
        if name != "results":  # of those the older tree read no workbooks
            book, path = Workbook(), folder / f"{name}.xlsx"
            for row in table:
                book.worksheets[0].append(row)
            book.save(path)
            yield path

"""Does every own list come back as it was, also after LibreOffice has saved it?

`python -m benchmarks.round_trips [EVENINGS] [FIRST]`: so many generated evenings, default 300, each in three
languages. What is meant to be read is read; then LibreOffice saves what spreadsheets open, and it is read
again: of each evening every list once, in the language and as the kind of file (xlsx, ods, xls, csv) whose
turn it is, so that in 36 evenings each list has gone all ways. Told are the files of each kind, and how many
came back otherwise, with the first of them. By hand; without `soffice` only the first half.

300 evenings take about 40 minutes of one processor: a third to play, write and read them, half of it in
LibreOffice (0.1 to 0.4 seconds a file, and one more for each call, so that many files go into one).
"""

import json
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.own_lists import own_files
from tests.own_readers import READERS, Outcome, at_the_door
from tests.random_evenings import random_evening
from tests.transfer.test_own_lists import WRITTEN
from tichu_turnier.texts import Texts, languages

_AT_ONCE = 36
"""Evenings whose files are converted in one call."""
_KINDS = ("xlsx", "ods", "xls", "csv")
_LOCALES = {"de": 1031, "en": 1033, "fr": 1036}
"""Numbers of languages, as the filter of LibreOffice for csv calls them."""
_MOST_TOLD = 20
_LISTS = tuple(name for names in WRITTEN.values() for name in names)
_OPENED = tuple(name for name in _LISTS if name.endswith((".xlsx", ".csv")))
_COMMA = ("-bare.csv",)


class Trips:
    """What was read, and what of it came back otherwise."""

    def __init__(self) -> None:
        self.read: Counter[str] = Counter()
        self.different: list[str] = []

    def look(self, kind: str, path: Path, number: int, name: str, before: Outcome | None = None) -> Outcome:
        """Reads a file by the reader that it is meant for; `before` is what it was before LibreOffice."""
        tournament = random_evening(number)
        reader = next(reader for reader, names in WRITTEN.items() if name in names)
        found = READERS[reader](path, tournament)
        faults = [
            *found.different,
            *([found.refused] if found.refused and not before_refused(before) else []),
        ]
        if before is not None and before.taken != found.taken:
            faults.append(f"{found.taken} instead of {before.taken}")
        if reader == "register --from" and not found.refused:
            faults += at_the_door(path, tournament)
        if not found.taken and name.startswith("export-hands"):  # of totals alone there is no hand to write
            faults = []
        self.read[f"{kind} {reader}"] += 1
        if faults:
            self.different.append(f"{kind}: evening {number}, {name}: {faults[0][:200]}")
        return found


def before_refused(before: Outcome | None) -> bool:
    return before is not None and bool(before.refused)


def measure(evenings: int = 300, first: int = 0) -> dict[str, object]:
    """All of it, some evenings at a time."""
    trips = Trips()
    with tempfile.TemporaryDirectory() as folder:
        for numbers in _portions(range(first, first + evenings)):
            _some(trips, numbers, Path(folder))
            _say({"evenings": numbers[-1] + 1 - first, **_told(trips)})
    return _told(trips)


def _portions(numbers: range) -> Iterator[Sequence[int]]:
    for start in range(0, len(numbers), _AT_ONCE):
        yield numbers[start : start + _AT_ONCE]


def _told(trips: Trips) -> dict[str, object]:
    first = trips.different[:_MOST_TOLD]
    return {"read": dict(trips.read), "different": len(trips.different), "first": first}


def _say(told: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(told, ensure_ascii=False) + "\n")
    sys.stdout.flush()


def _some(trips: Trips, numbers: Sequence[int], folder: Path) -> None:
    found: dict[tuple[int, str], Outcome] = {}
    groups: dict[tuple[str, str, str, str], list[Path]] = {}
    for number in numbers:
        turn, locale = (languages()[each % 3] for each in (number, number // 3))
        for language in languages():
            for name, content in own_files(random_evening(number), Texts(language), _LISTS):
                path = folder / f"{number}_{language}_{name}"
                path.write_bytes(content)
                outcome = trips.look("as written", path, number, name)
                if language == turn and name in _OPENED and not outcome.refused:
                    found[number, name] = outcome
                    is_csv = name.endswith(".csv")
                    sign = "," if is_csv and (name.endswith(_COMMA) or language == "en") else ";"
                    by = ("en" if sign == "," else language) if is_csv else locale
                    kind = _KINDS[(number + _OPENED.index(name)) % len(_KINDS)]
                    groups.setdefault((by, sign, "csv" if is_csv else "xlsx", kind), []).append(path)
                else:
                    path.unlink()
    if shutil.which("soffice"):
        for how, paths in groups.items():
            _converted(trips, paths, how, found, folder)
    for path in folder.iterdir():
        if path.is_file():
            path.unlink()


def _converted(
    trips: Trips,
    paths: Sequence[Path],
    how: tuple[str, str, str, str],
    found: dict[tuple[int, str], Outcome],
    folder: Path,
) -> None:
    by, sign, written, kind = how
    target = folder / f"as-{kind}"
    csv = f"csv:Text - txt - csv (StarCalc):{ord(sign)},34,76,1,,{_LOCALES[by]},false,true,false"
    call = ["soffice", "--headless", f"-env:UserInstallation=file://{folder}/profile"]
    if written == "csv":
        call.append(f"--infilter=CSV:{ord(sign)},34,76,1,,{_LOCALES[by]}")
    call += ["--convert-to", csv if kind == "csv" else kind, "--outdir", str(target), *map(str, paths)]
    subprocess.run(call, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=3600)
    for path in paths:
        number, _, name = path.name.split("_", 2)
        result = target / f"{path.stem}.{kind}"
        trips.look(f"{written} {kind}", result, int(number), name, found[int(number), name])
    shutil.rmtree(target, ignore_errors=True)


if __name__ == "__main__":
    _say(measure(*map(int, sys.argv[1:3])))

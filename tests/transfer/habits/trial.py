"""Thousands of lists before the reader: what became of each, by habit, and the smallest that fail."""

import shutil
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from tests.transfer.habits.judge import Fate, Verdict, judge
from tests.transfer.habits.lists import Written, write
from tests.transfer.habits.questions import CHANGED, HABITS, Recipe, ordinary
from tests.transfer.habits.recipes import recipe_for, settled
from tests.transfer.habits.texts import TEXTS
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.entrant_list import read_list

UNITS = {"player": Unit.PLAYER, "team": Unit.PARTNERSHIP}
_LIBREOFFICE = {
    "lo_xls": "xls",
    "lo_ods": "ods",
    "lo_xlsx": "xlsx",
    "lo_csv": "csv:Text - txt - csv (StarCalc):59,34,76",
}


@dataclass(frozen=True, slots=True)
class Tried:
    written: Written
    verdict: Verdict


def tried(written: Written, folder: Path) -> Tried:
    """One list, read as `register` reads it."""
    unit = UNITS[written.truth.unit]
    if isinstance(written.content, str):
        return Tried(written, judge(read_list(written.content, unit), written.truth))
    path = folder / written.name
    path.write_bytes(written.content)
    verdict = judge(read_list(path, unit), written.truth)
    path.unlink()
    return Tried(written, verdict)


def trials(seeds: Iterable[int], folder: Path) -> Iterator[Tried]:
    return (tried(write(recipe_for(seed), seed), folder) for seed in seeds)


def converted(seeds: Sequence[int], folder: Path) -> Iterator[Tried]:
    """Lists that LibreOffice saved again, each kind in one go."""
    lists = [write(recipe_for(seed, converted=True), seed) for seed in seeds]
    for kind, form in _LIBREOFFICE.items():
        mine = [each for each in lists if each.recipe["file"] == kind]
        for each in resaved(mine, form, folder / kind):
            yield tried(each, folder)
        yield from (
            tried(each, folder) for each in lists if each.recipe["file"] in TEXTS and kind == "lo_csv"
        )


def resaved(lists: Sequence[Written], form: str, folder: Path) -> Iterator[Written]:
    """The same lists as LibreOffice writes them, in a form of its own."""
    before, after = folder / "before", folder / "after"
    for place in (before, after):
        place.mkdir(parents=True, exist_ok=True)
    for each in lists:
        assert isinstance(each.content, bytes)
        (before / each.name).write_bytes(each.content)
    program = shutil.which("soffice")
    if program is None or not lists:
        return
    profile = f"-env:UserInstallation={(folder / 'profile').as_uri()}"
    files = [str(before / each.name) for each in lists]
    for at in range(0, len(files), 200):
        subprocess.run(
            [program, profile, "--headless", "--convert-to", form, "--outdir", after, *files[at : at + 200]],
            check=True,
            capture_output=True,
        )
    ending = form.partition(":")[0]
    for each in lists:
        path = after / f"{each.seed:06}.{ending}"
        if path.is_file():
            yield replace(each, content=path.read_bytes(), ending=ending)


def habits_of(recipe: Recipe) -> list[str]:
    """What is not ordinary about a list."""
    form = recipe["form"]
    known = {**HABITS, **CHANGED.get(form, {})}
    own = [] if form == "table" else [f"form={form}"]
    kept = [f"{question}={recipe[question]}" for question in ("heads", "people", "pairs", "file")]
    return (
        own
        + kept
        + [
            f"{question}={recipe[question]}"
            for question in known
            if question not in {"form", "unit", "language", "heads", "people", "pairs", "file"}
            and recipe[question] != ordinary(question, form)
        ]
    )


def smallest(found: Tried, folder: Path) -> Tried:
    """The same fault with as few habits and people as still show it."""
    if found.written.ending not in {"csv", "txt", "xlsx"} or found.written.recipe["file"].startswith("lo_"):
        return found
    best, recipe = found, dict(found.written.recipe)
    form = recipe["form"]
    for question in {**HABITS, **CHANGED.get(form, {})}:
        plainer = settled({**recipe, question: ordinary(question, form)})
        if question in {"form", "unit"} or plainer == recipe:
            continue
        again = tried(write(plainer, found.written.seed), folder)
        if again.verdict.fate is Fate.SILENT:
            best, recipe = again, dict(plainer)
    for count in (4, 6, 8):
        try:
            again = tried(write(recipe, found.written.seed, count), folder)
        except (ValueError, IndexError, StopIteration):
            continue
        if again.verdict.fate is Fate.SILENT:
            return again
    return best

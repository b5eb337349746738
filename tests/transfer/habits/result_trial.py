"""Thousands of files of results before the reader: what became of each, and the smallest that fail."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.transfer.habits.judge import Fate, Verdict
from tests.transfer.habits.matches import tournament_of
from tests.transfer.habits.result_judge import judge_results
from tests.transfer.habits.result_recipes import HABITS, Recipe, ordinary, recipe_for, settled
from tests.transfer.habits.results import WrittenResults, write_results
from tichu_turnier.transfer.result_preview import preview_results


@dataclass(frozen=True, slots=True)
class TriedResults:
    written: WrittenResults
    verdict: Verdict


def tried_results(written: WrittenResults, folder: Path) -> TriedResults:
    """One file, read as `enter --from` reads it."""
    path = folder / written.name
    path.write_bytes(written.content)
    preview = preview_results(path, tournament_of(written.truth.kind), None)
    path.unlink()
    return TriedResults(written, judge_results(preview, written.truth))


def result_trials(seeds: Iterable[int], folder: Path) -> Iterator[TriedResults]:
    return (tried_results(write_results(recipe_for(seed), seed), folder) for seed in seeds)


def result_habits(recipe: Recipe) -> list[str]:
    """What is not ordinary about a file."""
    always = {"shape", "file", "names"}
    return [
        f"{question}={answer}"
        for question, answer in recipe.items()
        if question not in {"kind", "language"} and (answer != ordinary(question) or question in always)
    ]


def smallest_results(found: TriedResults, folder: Path) -> TriedResults:
    """The same fault with as few habits as still show it."""
    best, recipe = found, dict(found.written.recipe)
    for question in HABITS:
        plainer = settled({**recipe, question: ordinary(question)})
        if question == "kind" or plainer == recipe:
            continue
        again = tried_results(write_results(plainer, found.written.seed), folder)
        if again.verdict.fate is Fate.SILENT:
            best, recipe = again, dict(plainer)
    return best
